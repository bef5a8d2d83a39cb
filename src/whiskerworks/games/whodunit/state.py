# compiled: hot
"""A position of whodunit, and how to look into it."""

from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.value import Value
from whiskerworks.kit.table import Table

# What happens next.
STARTING: Final[i64] = 0
BELTING: Final[i64] = 1
TURN: Final[i64] = 2
SPINNING: Final[i64] = 3
DROPPING: Final[i64] = 4
MOVING: Final[i64] = 5
DRAWING: Final[i64] = 6
ARRIVING: Final[i64] = 7
OVER: Final[i64] = 8
PHASES: Final = (
    "start",
    "belt",
    "turn",
    "spin",
    "drop",
    "move",
    "draw",
    "arrive",
    "over",
)
"""Their names, in positions as text."""

# Endings, in the order of META.endings; 0 while the game goes on.
RUNNING: Final[i64] = 0
STUCK: Final[i64] = 1
NO_PLACE: Final[i64] = 2
TOOK_CHEESE: Final[i64] = 3
CAUGHT: Final[i64] = 4
SOLVED: Final[i64] = 4
"""The ending in which an agenda is solved is this and its number …"""
UNSOLVED: Final[i64] = 8
"""… and the one in which it is not is this and its number."""


@final
class State(Value):
    """What lies on the table and on the belt, which agendas came, what comes next."""

    def __init__(
        self,
        table: Table,
        phase: i64,
        belt: i64,
        unseen: i64,
        drawn: i64,
        shown: i64,
        kept: i64,
        fresh: i64,
        holes: i64,
        dropped: i64,
        placed: i64,
        waiting: i64,
        moved: i64,
        ending: i64,
    ) -> None:
        self.table: Final = table
        """What lies on the table."""
        self.phase: Final[i64] = phase
        """What happens next."""
        self.belt: Final[i64] = belt
        """The cards on the belt, as a set."""
        self.unseen: Final[i64] = unseen
        """The cards that have not come yet, as a set."""
        self.drawn: Final[i64] = drawn
        """How many Maze Cards were drawn from the deck [W3]."""
        self.shown: Final[i64] = shown
        """The agendas that were drawn, as a set of their numbers [W7]."""
        self.kept: Final[i64] = kept
        """Those whose ability can still be used, in this turn or later [W9]."""
        self.fresh: Final[i64] = fresh
        """Those whose ability waits for the next turn [W7]."""
        self.holes: Final[i64] = holes
        """1 while the Mouse may use mouse holes in this turn [M10a]."""
        self.dropped: Final[i64] = dropped
        """1 while a dropped card is played out, before the turn proper [W7]."""
        self.placed: Final[i64] = placed
        """The cell of the card that was just placed, while somebody moves; or -1."""
        self.waiting: Final[i64] = waiting
        """Who lies next to it and has not moved yet [M13]."""
        self.moved: Final[i64] = moved
        """Who has moved through it [W5]."""
        self.ending: Final[i64] = ending
        """How the game ended, RUNNING while it goes on."""

    def going_on(self, table: Table, phase: i64, kept: i64, holes: i64) -> "State":
        """Return the position in the same turn, before a card is placed."""
        return State(
            table,
            phase,
            self.belt,
            self.unseen,
            self.drawn,
            self.shown,
            kept,
            self.fresh,
            holes,
            0,
            -1,
            0,
            0,
            RUNNING,
        )

    def playing(
        self,
        table: Table,
        phase: i64,
        placed: i64,
        waiting: i64,
        moved: i64,
        ending: i64,
    ) -> "State":
        """Return the position in the same turn, after the card was placed."""
        return State(
            table,
            phase,
            self.belt,
            self.unseen,
            self.drawn,
            self.shown,
            self.kept,
            self.fresh,
            self.holes,
            self.dropped,
            placed,
            waiting,
            moved,
            ending,
        )


def cat_is_out(state: State) -> bool:
    """Tell whether the Cat has been drawn."""
    return state.table.cat != 0 or state.phase == ARRIVING
