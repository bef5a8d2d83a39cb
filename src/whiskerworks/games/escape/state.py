# compiled: hot
"""A position of escape, and how to look into it."""

from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.value import Value
from whiskerworks.kit.bits import BIT
from whiskerworks.kit.table import Table

# What happens next.
STARTING: Final[i64] = 0
BELTING: Final[i64] = 1
HELPING: Final[i64] = 2
TURN: Final[i64] = 3
MOVING: Final[i64] = 4
BOMBING: Final[i64] = 5
DRAWING: Final[i64] = 6
FACING: Final[i64] = 7
NUDGING: Final[i64] = 8
AGAIN: Final[i64] = 9
PEEKING: Final[i64] = 10
PEEKED: Final[i64] = 11
OVER: Final[i64] = 12
PHASES: Final = (
    "start",
    "belt",
    "help",
    "turn",
    "move",
    "bomb",
    "draw",
    "face",
    "nudge",
    "again",
    "peek",
    "peeked",
    "over",
)
"""Their names, in positions as text."""

# Endings, in the order of META.endings; 0 while the game goes on.
RUNNING: Final[i64] = 0
ESCAPED: Final[i64] = 1
MET_MOUSE: Final[i64] = 2
EXPLODED: Final[i64] = 3
TOO_LATE: Final[i64] = 4


@final
class State(Value):
    """What lies on the table and on the belt, what is known, and what comes next."""

    def __init__(
        self,
        table: Table,
        phase: i64,
        belt: i64,
        unseen: i64,
        drawn: i64,
        agendas: i64,
        faces: i64,
        found: i64,
        mouse_turn: i64,
        exit_turn: i64,
        placed: i64,
        ending: i64,
    ) -> None:
        self.table: Final = table
        """What lies on the table; the Exit is where its Cheese is [E1]."""
        self.phase: Final[i64] = phase
        """What happens next."""
        self.belt: Final[i64] = belt
        """The cards on the belt, as a set."""
        self.unseen: Final[i64] = unseen
        """The cards that have not come yet, as a set."""
        self.drawn: Final[i64] = drawn
        """How many Maze Cards were drawn from the deck [E3]."""
        self.agendas: Final[i64] = agendas
        """The places on which agendas lie."""
        self.faces: Final[i64] = faces
        """What they are, three bits a corner, 0 for one that nobody knows [E8]."""
        self.found: Final[i64] = found
        """1 once the Cheese is found [E8]."""
        self.mouse_turn: Final[i64] = mouse_turn
        """How many quarters the Mechanical Mouse is turned [E5]."""
        self.exit_turn: Final[i64] = exit_turn
        """How many quarters the Exit is turned [E5]."""
        self.placed: Final[i64] = placed
        """
        The cell of the card that was placed in this turn, until it ends; or -1. While
        a peeked agenda is being named, the cell of that.
        """
        self.ending: Final[i64] = ending
        """How the game ended, RUNNING while it goes on."""

    def playing(self, table: Table, phase: i64, placed: i64, ending: i64) -> "State":
        """Return the position in which somebody has moved, or something is due."""
        return State(
            table,
            phase,
            self.belt,
            self.unseen,
            self.drawn,
            self.agendas,
            self.faces,
            self.found,
            self.mouse_turn,
            self.exit_turn,
            placed,
            ending,
        )

    def knowing(
        self, phase: i64, agendas: i64, faces: i64, found: i64, placed: i64
    ) -> "State":
        """Return the position in which more is known of the agendas."""
        return State(
            self.table,
            phase,
            self.belt,
            self.unseen,
            self.drawn,
            agendas,
            faces,
            found,
            self.mouse_turn,
            self.exit_turn,
            placed,
            RUNNING,
        )


def face_of(faces: i64, corner: i64) -> i64:
    """Return which agenda lies, or lay, in a corner; 0 if nobody knows."""
    return (faces >> (3 * corner)) & 7


def known(faces: i64) -> i64:
    """Return the agendas of which it is known where they lie or lay, as a set."""
    seen: i64 = 0
    for corner in range(4):
        face = face_of(faces, corner)
        if face:
            seen |= BIT[face]
    return seen
