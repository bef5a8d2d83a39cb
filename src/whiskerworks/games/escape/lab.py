"""Facts about escape for the lab, tools and tests."""

from collections.abc import Mapping
from functools import partial
from typing import Final, final

from whiskerworks.core.game import Game
from whiskerworks.core.lab_facts import (
    DEALS,
    BenchmarkSeats,
    Bounds,
    DocPicture,
    LabFacts,
    Ruling,
    Variants,
)
from whiskerworks.core.options import number_option
from whiskerworks.core.value import Value
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import (
    MOVE_LIMIT,
    NAME_AGENDA,
    State,
    unknown_agendas,
)
from whiskerworks.kit.bits import count
from whiskerworks.kit.card_lab import DRAWN, SLIPS, THINGS, CardDeals
from whiskerworks.kit.card_moves import DRAW_CUCUMBER
from whiskerworks.kit.card_setups import read_setup
from whiskerworks.kit.cell_grid import CELL_COUNT


def _bounds(game: Game) -> Bounds:
    """
    Return the longest game: 20 draws (21 with a belt of 3) and the Cucumber [E3].

    A turn is up to one card, one walk and the Bomb. Three agendas have effects with a
    choice [E8]. Chance reveals four agendas, one of them as help, and names one that
    is peeked at [E2, E8].
    """
    turns = 21 + 4 - number_option(game.options, "belt")
    return Bounds(turns * 3 + 3, 28 + 1 + 4 + 2)


@final
class _Deals(CardDeals):
    """Deals in which agendas lie in the corners and are revealed one by one."""

    def barred(self, game: Game, draws: list[int]) -> list[int]:
        """Return the draws ruled out: an agenda in two corners, or two in one [E8]."""
        assert isinstance(game.rules, Rules)
        layout = game.rules.start().layout
        cells = [int(layout.where(place)) for place in game.rules.components.corners]
        faces = [move for move in draws if NAME_AGENDA <= move < MOVE_LIMIT]
        return [other for move in faces for other in _clashing(move, cells)]

    def unseen(self, game: Game, draws: list[int], last: Value) -> tuple[int, int]:
        assert isinstance(last, State)
        assert isinstance(game.rules, Rules)
        hidden = count(unknown_agendas(game.rules.components, last))
        return 0 if DRAW_CUCUMBER in draws else count(last.unseen), hidden


def _clashing(move: int, cells: list[int]) -> list[int]:
    """Return the moves of chance that contradict an agenda in its corner."""
    agenda, cell = divmod(move - int(NAME_AGENDA), int(CELL_COUNT))
    clashing = [(agenda, other) for other in cells]
    clashing += [(other, cell) for other in range(4)]
    moves = [
        int(NAME_AGENDA) + one * int(CELL_COUNT) + other for one, other in clashing
    ]
    return [one for one in moves if one != move]


def _picture(game: Game) -> str:
    """Return a position: the Cheese is found, the Exit open, the bomb in a corner."""
    return (
        "phase:turn mouse:g3@270 exit:e5@90 cat:c3 cards:e3=m17@0+,f3=m15@0+,"
        "c4=m10@90,d4=m26@0,g4=m23@0,c5=m12@90+,d5=m13@270,f5=m09@0,g5=m25@270,"
        "c6=m21@0,e7=m06@0 belt:m16,m20,m27,m28 buried:m05,m07,m14 gone:c3=cheese"
    )


def _doors(name: str, data: Mapping[str, str]) -> Variants:
    """Return a set-up with the Exit's door on each side, ours first [E5]."""
    line = read_setup(data[f"setups/{name}.toml"]).line().split()
    words = [word for word in line if not word.startswith("door=")]
    return tuple(
        [
            (f"door={side}", {"setup": " ".join([*words, f"door={side}"])})
            for side in ("S", "N", "E", "W")
        ]
    )


LAB: Final = LabFacts(
    bounds=_bounds,
    things={
        **THINGS,
        "skipped": "skip",
        "bombed": "bomb",
        "nudged": "nudge",
        "peeks": "peek",
    },
    endings={
        "escaped": "the Cat is out with the Cheese",
        "met-mouse": "Cat and Mechanical Mouse met",
        "exploded": "the Mechanical Mouse exploded",
        "too-late": "the Cucumber came too early",
    },
    solver=DEALS,
    deals=_Deals(),
    measured=(BenchmarkSeats(1, {"source": 40.0}),),
    rulings=(
        Ruling(
            "door",
            "E5",
            "On which side is the door of the Exit? In Diagonal Dash.",
            1,
            "3",
            partial(_doors, "diagonal-dash"),
        ),
        Ruling(
            "door-hard",
            "E5",
            "On which side is the door of the Exit? In Horrible Hallways.",
            1,
            "3",
            partial(_doors, "horrible-hallways"),
        ),
    ),
    pictures=(DocPicture(_picture, 1),),
    drawn=DRAWN,
    beside=frozenset({"angle", "skip"}),
    slips=(*SLIPS, "bomb", "face c3 dog"),
)
