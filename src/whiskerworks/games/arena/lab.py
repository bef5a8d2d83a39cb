"""Facts about arena for the lab, tools and tests."""

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
from whiskerworks.core.options import number_option


def _bounds(game: Game) -> Bounds:
    """
    Return the longest game: in each round [A14] all dice are rolled once [A4, A6].

    Fewer passes than seats come before each use of a die; in place of the last use, as
    many passes as seats may end the round [A12].
    """
    dice = (7 + 4) if game.seats in (2, 4) else (7 + 6)
    rounds = number_option(game.options, "round_limit")
    return Bounds(rounds * dice * game.seats, 1 + rounds * dice)


def _picture(game: Game) -> str:
    """Return a position: Green needs a 3 for the cheese on f6, next to Violet."""
    return (
        "cat:d5 mice:c4,b5,d7,g5,h2,e2 cheese:c5,d3,f6,g3 scores:3,1,4,2,0,5 "
        "dice:cat2,move1,move3,move3,cheese2 turn:2 idle:0 round:9"
    )


LAB: Final = LabFacts(
    bounds=_bounds,
    things={
        "moved": "die move {value}",
        "cat-moved": "die cat {value}",
        "cheese-put": "die cheese {value}",
        "passed": "pass",
    },
    endings={
        "seven": "somebody has enough cheese",
        "exhausted": "the last round is over",
    },
    measured=(
        BenchmarkSeats(2, {"source": 50.0}, is_compared=True),
        BenchmarkSeats(6, {"source": 50.0}),
    ),
    update_aim=4_000,
    rulings=(
        Ruling(
            "side-2",
            "A1",
            "How large is the arena? With two players.",
            2,
            "3",
            option_variants("side", "5", "4", "6", "7"),
            "Between two players of this level, the starter wins three games of four. "
            "Weaker players do otherwise ([figures](games/arena.md#figures)): it takes "
            "skill to make use of the start.",
        ),
        Ruling(
            "side-4",
            "A1",
            "How large is the arena? With four players.",
            4,
            "3",
            option_variants("side", "5", "4", "6", "7"),
        ),
        Ruling(
            "cat-die",
            "A4",
            "What are the faces of the cat die? With three players.",
            3,
            "3",
            option_variants("cat_die", "112233", "111223", "122333"),
        ),
        Ruling(
            "cheese-dice",
            "A4",
            "What are the faces of the cheese dice? With three players.",
            3,
            "3",
            option_variants("cheese_dice", "112233", "111223", "122333"),
        ),
    ),
    pictures=(DocPicture(_picture, 6),),
    playthrough=("seats=3,side=4,goal=1", 2),
    drawn={
        r"[a-z]\d+": r"^ \S $",
        r"mouse-(.).*": r"^ (?i:\1) $",
        r"cheese-.*": r"^ \* $",
        r"cat": r"^ C $",
    },
    beside=frozenset({"die", "pass"}),
    slips=("move3", "move c4", "c4", "move3c4", "move4 c4", "move3 z9", "start 9"),
)
