# compiled: hot
"""
What positions of all games with Maze Cards hold, and what is done to them alike.

A position is changed only while it is being made: whoever wants another one takes its
`copy` and changes that.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.value import Value
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import CAT, MOUSE, NONE
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.card_lists import fill_starts, write_cards, write_cells
from whiskerworks.kit.faces import Faces
from whiskerworks.kit.starts import Parts
from whiskerworks.kit.table import Table
from whiskerworks.kit.walks import (
    CAT_WAITS,
    MOUSE_WAITS,
    cat_ends,
    mouse_ends,
    nearest_spaces,
    waiting_beside,
)

# What happens next, before the first turn of every game [M7].
STARTING: Final[i64] = 0
BELTING: Final[i64] = 1

RUNNING: Final[i64] = 0
"""The ending while the game goes on; others have their places in META.endings."""


class CardState(Value):
    """A table, a belt and a deck, and what comes next."""

    def __init__(
        self,
        table: Table,
        phase: i64,
        belt: i64,
        unseen: i64,
        drawn: i64,
        placed: i64,
        ending: i64,
    ) -> None:
        self.table: Table = table
        """What lies on the table."""
        self.phase: i64 = phase
        """What happens next."""
        self.belt: i64 = belt
        """The cards on the belt, as a set."""
        self.unseen: i64 = unseen
        """The cards that have not come yet, as a set."""
        self.drawn: i64 = drawn
        """How many Maze Cards were drawn from the deck."""
        self.placed: i64 = placed
        """The cell of the card that was just placed, or -1."""
        self.ending: i64 = ending
        """How the game ended, RUNNING while it goes on."""


class ChaseState(CardState):
    """A position of a game in which Mouse and Cat walk through placed cards [M13]."""

    def __init__(
        self,
        holes: i64,
        dropped: i64,
        waiting: i64,
        table: Table,
        phase: i64,
        belt: i64,
        unseen: i64,
        drawn: i64,
        placed: i64,
        ending: i64,
    ) -> None:
        super().__init__(table, phase, belt, unseen, drawn, placed, ending)
        self.holes: i64 = holes
        """1 while the Mouse may use mouse holes in this turn [M10a]."""
        self.dropped: i64 = dropped
        """1 while a dropped card is played out, before the turn proper [M10d]."""
        self.waiting: i64 = waiting
        """Who lies next to the placed card and has not moved yet [M13]."""


# Before the first turn.


def fill_setup(parts: Parts, state: CardState, moves: vec[i64]) -> i64:
    """Write which cards can be laid as start cards, or put on the belt [M7]."""
    if state.phase == STARTING:
        layings = parts.fitting[count(state.table.cards)]
        return fill_starts(layings, state.unseen, moves)
    return write_cards(state.unseen, numbers.BELT, moves)


def lay_start(parts: Parts, state: CardState, laying: i64) -> None:
    """Lay a start card [M7]."""
    face = laying // CELLS
    table = state.table.copy()
    table.lay(parts.faces, face, table.at(laying % CELLS))
    state.table = table
    state.unseen &= ~BIT[face // 4]
    if count(table.cards) == len(parts.setup.starts):
        state.phase = BELTING


def take(state: CardState, card: i64) -> None:
    """Put a card from the deck on the belt [M7, M16]."""
    state.belt |= BIT[card]
    state.unseen &= ~BIT[card]


# In a turn.


def lay(faces: Faces, state: CardState, laying: i64) -> None:
    """Place a belt card, and let its cogs turn the others [M11, M12]."""
    face = laying // CELLS
    cell = laying % CELLS
    table = state.table.copy()
    place = table.at(cell)
    table.lay(faces, face, place)
    table.rotate(faces, face, place)
    state.table = table
    state.belt &= ~BIT[face // 4]
    state.placed = cell


def lay_beside(faces: Faces, state: ChaseState, move: i64) -> None:
    """Place or drop a belt card: who lies next to it has to move [M10d, M13]."""
    state.dropped = 1 if move >= numbers.DROP else 0
    lay(faces, state, move - state.dropped * numbers.LAYINGS)
    state.table.settle()
    state.waiting = waiting_beside(state.table, state.table.at(state.placed))


def spin(faces: Faces, state: CardState, number: i64) -> None:
    """Turn a Maze Card, with what lies under it [M10c]."""
    table = state.table.copy()
    table.turn(faces, table.at(number % CELLS), number // CELLS + 1)
    state.table = table


def swap(state: CardState) -> None:
    """Let Cat and Cheese change places [M10b]."""
    table = state.table.copy()
    table.cat, table.cheese = table.cheese, table.cat
    state.table = table


def arrive(state: CardState, space: i64) -> None:
    """Put the Cat on the table [M16]."""
    table = state.table.copy()
    table.cat = space
    table.settle()
    state.table = table


def draw_cat(state: CardState, arriving: i64) -> None:
    """Put the Cat on the table that was drawn, or let *arriving* be next [M16]."""
    spaces = nearest_spaces(state.table)
    if spaces & (spaces - 1):
        state.phase = arriving
    else:
        arrive(state, spaces)


def ends_of(state: ChaseState, who: i64) -> i64:
    """Return where one of those who wait can go through the placed card [M13]."""
    if state.waiting & who == 0:
        return 0
    placed = state.table.at(state.placed)
    if who == CAT_WAITS:
        return cat_ends(state.table, placed)
    return mouse_ends(state.table, placed, state.holes != 0)


def goals(state: ChaseState) -> i64:
    """Return where those who wait can go [M13]."""
    return ends_of(state, MOUSE_WAITS) | ends_of(state, CAT_WAITS)


def fill_walks(state: ChaseState, moves: vec[i64]) -> i64:
    """Write where those who wait can go [M13]."""
    table = state.table
    ends = ends_of(state, MOUSE_WAITS)
    found = write_cells(table, ends, numbers.MOUSE, moves, 0)
    return write_cells(table, ends_of(state, CAT_WAITS), numbers.CAT, moves, found)


def walk(state: ChaseState, move: i64) -> None:
    """Move the Mouse or the Cat through the placed card [M14]."""
    table = state.table.copy()
    if move < numbers.CAT:
        table.mouse = table.at(move - numbers.MOUSE)
        state.waiting &= ~MOUSE_WAITS
    else:
        table.cat = table.at(move - numbers.CAT)
        state.waiting &= ~CAT_WAITS
    table.settle()
    state.table = table


def end_walk(state: ChaseState, phase: i64) -> None:
    """Let nobody move any more through the placed card: what comes next is *phase*."""
    state.phase = phase
    state.placed = -1
    state.waiting = 0


def walker(move: i64) -> i64:
    """Return who moves, as one of those who wait."""
    return CAT_WAITS if move >= numbers.CAT else MOUSE_WAITS


def met_by(table: Table, move: i64) -> i64:
    """Return which agenda wins when Mouse or Cat goes there; NONE if none [M15]."""
    if move >= numbers.CAT:
        return CAT if table.at(move - numbers.CAT) & table.mouse else NONE
    end = table.at(move - numbers.MOUSE)
    if end & table.cheese:
        return MOUSE
    return CAT if end & table.cat else NONE
