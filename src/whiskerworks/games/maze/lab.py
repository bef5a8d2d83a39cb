"""Facts about maze for the lab, tools and tests."""

from typing import Final

from whiskerworks.core.game import Game
from whiskerworks.core.lab_facts import (
    BenchmarkSeats,
    Bounds,
    DocPicture,
    LabFacts,
    Ruling,
    option_variants,
)
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.card_lab import DRAWN, SLIPS, THINGS


def _bounds(game: Game) -> Bounds:
    """
    Return the longest game: 22 cards and the Cucumber, each after a turn or drop [M8].

    A turn is up to one card and two walks [M13]. Add the reveals, one spin, and the
    Cat's arrival [M10, M16]. Chance brings 28 cards, the Cat, the Cucumber, an agenda
    for each seat, and who begins [M7, M9].
    """
    return Bounds(23 * 3 + game.seats + 2, 28 + 2 + game.seats + 1)


def _has_winner(game: Game) -> bool:
    """Return False: with fewer than four seats an unheld agenda may win [M19]."""
    return game.seats == len(AGENDAS)


def _picture(game: Game) -> str:
    """Return a position: walls separate all, as the cheese wants; the cat swapped."""
    return (
        "phase:turn mouse:f6 cheese:c4 cat:c7 cards:c3=m09@270,d3=m23@0,e3=m02@270,"
        "b4=m26@90,d4=m15@270,e4=m17@270,f4=m20@180,b5=m22@270,c5=m06@0,d5=m11@0,"
        "e5=m08@270,f5=m10@270,c6=m04@180,d6=m28@0,e6=m05@270,b7=m03@0,d7=m27@0+,"
        "e7=m07@0,f7=m12@270 belt:m01,m14,m18,m19 buried:m16 seat:3 "
        "agendas:cheese,mouse,cat,cucumber revealed:0,2"
    )


LAB: Final = LabFacts(
    bounds=_bounds,
    has_winner=_has_winner,
    things={
        **THINGS,
        "skipped": "skip",
        "arrived": "arrive",
        "revealed": "reveal {agenda}",
        "dropped": "drop",
        "spun": "spin",
    },
    secrets=AGENDAS,
    endings={
        "mouse-took-cheese": "the Mouse took the Cheese",
        "cat-caught-mouse": "the Cat caught the Mouse",
        "endgame-mouse": "endgame: the maze suits the Mouse",
        "endgame-cat": "endgame: the maze suits the Cat",
        "endgame-cheese": "endgame: the maze suits the Cheese",
        "endgame-cucumber": "endgame: the maze suits the Cucumber",
    },
    poorly_judged=True,
    measured=(
        BenchmarkSeats(2, {"source": 40.0}, is_compared=True),
        BenchmarkSeats(4, {"source": 40.0}),
    ),
    rulings=(
        Ruling(
            "cat-2",
            "M8",
            "Where in the deck does the Cat lie? With two players.",
            2,
            "2",
            option_variants("cat", "5-14", "0-9", "9-18", "0-18"),
        ),
        Ruling(
            "cat-4",
            "M8",
            "Where in the deck does the Cat lie? With four players.",
            4,
            "2",
            option_variants("cat", "5-14", "0-9", "9-18", "0-18"),
        ),
    ),
    pictures=(DocPicture(_picture, 4),),
    playthrough=("most_moves=4", 1),
    drawn=DRAWN,
    beside=frozenset({"angle", "reveal", "skip"}),
    slips=(*SLIPS, "spin e4", "begin 9", "begin 1 cat", "deal 1"),
)
