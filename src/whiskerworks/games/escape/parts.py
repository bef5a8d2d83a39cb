# compiled: hot
"""What escape is played with: deck and set-up, the gear, the door, the corners."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.games.escape.setup import AGAIN, DOOR, GEAR, NUDGE, PEEK
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.bits import count
from whiskerworks.kit.canvas import PLACES
from whiskerworks.kit.decks import SIDES, Deck
from whiskerworks.kit.faces import Faces
from whiskerworks.kit.setups import Setup
from whiskerworks.kit.starts import Parts
from whiskerworks.kit.table import ROW, Table, empty

LEFT: Final[i64] = 1
"""The column of the canvas on which the window begins: the board is inside it."""
TOP: Final[i64] = 1
"""The row."""
BOARD: Final[i64] = sum([31 << (7 * row + 1) for row in range(1, 6)])
"""The places of the board, c3 to g7 [E1]."""
_RESTING: Final = {
    "gear": GEAR,
    "door": DOOR,
    "nudge": NUDGE,
    "again": AGAIN,
    "peek": PEEK,
}
"""What is printed on the cards unless the set-up says otherwise [E5, E8]."""


def mark_of(setup: Setup, name: str) -> str:
    """Return what is printed on the cards: by the set-up, or as ours have it."""
    return dict(setup.marks).get(name, _RESTING[name])


@final
class EscapeParts:
    """What escape is played with."""

    def __init__(self, deck: Deck, setup: Setup, belt: int, help_: bool) -> None:
        self.cards: Final = Parts(1, deck, setup)
        """The Maze Cards, and the set-up."""
        self.belt: Final[i64] = belt
        """So many cards lie on the belt [E2]."""
        self.help: Final = help_
        """Whether an agenda is turned up before the game [E2]."""
        sides = [SIDES.index(side) for side in mark_of(setup, "gear")]
        self.gear: Final = vec[i64](sides)
        """For each number of cogs, the side that the gear points to at 0 degrees."""
        self.door: Final[i64] = SIDES.index(mark_of(setup, "door"))
        """The side of the Exit that its door is on, at 0 degrees."""
        self.nudge: Final[i64] = AGENDAS.index(mark_of(setup, "nudge")) + 1
        """The agenda that lets you step the Mechanical Mouse [E8]."""
        self.again: Final[i64] = AGENDAS.index(mark_of(setup, "again")) + 1
        """The agenda that makes it move again [E8]."""
        self.peek: Final[i64] = AGENDAS.index(mark_of(setup, "peek")) + 1
        """The agenda that lets you look at another [E8]."""
        table = bare_table(setup)
        self.corners: Final = vec[i64]([table.at(cell) for cell in setup.agendas])
        """The places of the agendas, in the order of the set-up."""
        self.cogs: Final = vec[i64](_cogs(self.cards.faces))
        """For each face, how many cogs it has [E7]."""


def _cogs(faces: Faces) -> list[int]:
    """Return for each face how many cogs it has."""
    sides = [faces.clockwise[face] | faces.counter[face] for face in range(4 * 28)]
    return [count(found) for found in sides]


def bare_table(setup: Setup) -> Table:
    """Return the board before the first card [E1]."""
    table = empty(LEFT, TOP)
    table.cheese = table.at(setup.cell("exit"))
    table.mouse = table.at(setup.cell("mouse"))
    table.cat = table.at(setup.cell("cat"))
    return table


def corner_of(parts: EscapeParts, place: i64) -> i64:
    """Return the number of the corner that an agenda's *place* is."""
    corner: i64 = 0
    while parts.corners[corner] != place:
        corner += 1
    return corner


def ahead_of(place: i64, side: i64) -> i64:
    """Return the neighbour of a *place* on a side: 0 north to 3 west."""
    if side == 0:
        return place >> ROW
    if side == 1:
        return place << 1
    if side == 2:
        return place << ROW
    return place >> 1


BOARD_CELLS: Final = tuple(
    [PLACES[f"{column}{row}"] for row in range(3, 8) for column in "cdefg"]
)
"""The cells of the board, in reading order [E1]."""
