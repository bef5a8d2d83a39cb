# compiled: hot
"""A position of maze, and how to look into it."""

from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.value import Value
from whiskerworks.kit.agendas import CAT, MOUSE
from whiskerworks.kit.table import Table

# What happens next.
STARTING: Final[i64] = 0
BELTING: Final[i64] = 1
DEALING: Final[i64] = 2
BEGINNING: Final[i64] = 3
TURN: Final[i64] = 4
SPINNING: Final[i64] = 5
DROPPING: Final[i64] = 6
MOVING: Final[i64] = 7
DRAWING: Final[i64] = 8
ARRIVING: Final[i64] = 9
OVER: Final[i64] = 10
PHASES: Final = (
    "start",
    "belt",
    "deal",
    "begin",
    "turn",
    "spin",
    "drop",
    "move",
    "draw",
    "arrive",
    "over",
)
"""Their names, in positions as text."""

UNKNOWN: Final[i64] = 7
"""An agenda that the viewer may not know; they are kept in three bits a seat."""

# Endings, in the order of META.endings; 0 while the game goes on.
RUNNING: Final[i64] = 0
TOOK_CHEESE: Final[i64] = 1
CAUGHT: Final[i64] = 2
ENDGAME: Final[i64] = 2
"""The ending in which an agenda wins the endgame is this and its number."""


@final
class State(Value):
    """What lies on the table and on the belt, who holds what, and what comes next."""

    def __init__(
        self,
        table: Table,
        phase: i64,
        seat: i64,
        belt: i64,
        unseen: i64,
        drawn: i64,
        agendas: i64,
        revealed: i64,
        holes: i64,
        dropped: i64,
        placed: i64,
        waiting: i64,
        ending: i64,
    ) -> None:
        self.table: Final = table
        """What lies on the table."""
        self.phase: Final[i64] = phase
        """What happens next."""
        self.seat: Final[i64] = seat
        """The seat on turn; -1 before somebody begins [M9]."""
        self.belt: Final[i64] = belt
        """The cards on the belt, as a set."""
        self.unseen: Final[i64] = unseen
        """The cards that have not come yet, as a set."""
        self.drawn: Final[i64] = drawn
        """How many Maze Cards were drawn from the deck [M8]."""
        self.agendas: Final[i64] = agendas
        """The agendas, three bits a seat."""
        self.revealed: Final[i64] = revealed
        """The seats that have turned their agenda up, as a set."""
        self.holes: Final[i64] = holes
        """1 while the Mouse may use mouse holes in this turn [M10a]."""
        self.dropped: Final[i64] = dropped
        """1 while a dropped card is played out, before the turn proper [M10d]."""
        self.placed: Final[i64] = placed
        """The cell of the card that was just placed, while somebody moves; or -1."""
        self.waiting: Final[i64] = waiting
        """Who lies next to it and has not moved yet."""
        self.ending: Final[i64] = ending
        """How the game ended, RUNNING while it goes on."""

    def with_agendas(self, agendas: i64) -> "State":
        """Return the position in which the agendas are others."""
        return State(
            self.table,
            self.phase,
            self.seat,
            self.belt,
            self.unseen,
            self.drawn,
            agendas,
            self.revealed,
            self.holes,
            self.dropped,
            self.placed,
            self.waiting,
            self.ending,
        )

    def going_on(self, table: Table, phase: i64, revealed: i64, holes: i64) -> "State":
        """Return the position in the same turn, before a card is placed."""
        return State(
            table,
            phase,
            self.seat,
            self.belt,
            self.unseen,
            self.drawn,
            self.agendas,
            revealed,
            holes,
            0,
            -1,
            0,
            RUNNING,
        )

    def playing(
        self, table: Table, phase: i64, placed: i64, waiting: i64, ending: i64
    ) -> "State":
        """Return the position in the same turn, after the card was placed."""
        return State(
            table,
            phase,
            self.seat,
            self.belt,
            self.unseen,
            self.drawn,
            self.agendas,
            self.revealed,
            self.holes,
            self.dropped,
            placed,
            waiting,
            ending,
        )


def agenda_of(agendas: i64, seat: i64) -> i64:
    """Return the agenda of a seat, NONE if it has none yet."""
    return (agendas >> (3 * seat)) & 7


def cat_is_out(state: State) -> bool:
    """Tell whether the Cat has been drawn."""
    return state.table.cat != 0 or state.phase == ARRIVING


def holder_of(state: State, agenda: i64, seats: i64) -> i64:
    """Return the seat that holds an agenda; -1 for nobody."""
    for seat in range(seats):
        if agenda_of(state.agendas, seat) == agenda:
            return seat
    return -1


def winning_agenda(ending: i64) -> i64:
    """Return the agenda that wins by an *ending*."""
    if ending > ENDGAME:
        return ending - ENDGAME
    return MOUSE if ending == TOOK_CHEESE else CAT
