# compiled: hot
"""What chance brings in whodunit: the set-up, and what is drawn from the deck."""

from mypy_extensions import i64

from whiskerworks.games.whodunit.setup import BELT
from whiskerworks.games.whodunit.state import (
    BELTING,
    DRAWING,
    RUNNING,
    STARTING,
    TURN,
    State,
)
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.starts import Parts
from whiskerworks.kit.table import Table


def with_start(parts: Parts, state: State, laying: i64) -> State:
    """Return the position after a start card was laid [M7, W2]."""
    face = laying // CELLS
    table = state.table.copy()
    table.lay(parts.faces, face, table.at(laying % CELLS))
    phase = STARTING
    if count(table.cards) == len(parts.setup.starts):
        table.settle()
        phase = BELTING
    unseen = state.unseen & ~BIT[face // 4]
    return State(table, phase, 0, unseen, 0, 0, 0, 0, 0, 0, -1, 0, 0, RUNNING)


def with_belt_card(state: State, card: i64) -> State:
    """Return the position after a card was put on the belt; a turn if it is full."""
    belt = state.belt | card
    phase = BELTING if count(belt) < BELT else TURN
    unseen = state.unseen & ~card
    return State(state.table, phase, belt, unseen, 0, 0, 0, 0, 0, 0, -1, 0, 0, RUNNING)


def with_card(state: State, card: i64) -> State:
    """Return the position after a Maze Card was drawn to the belt [M16]."""
    return State(
        state.table,
        TURN,
        state.belt | card,
        state.unseen & ~card,
        state.drawn + 1,
        state.shown,
        state.kept,
        state.fresh,
        state.holes,
        0,
        -1,
        0,
        0,
        RUNNING,
    )


def with_agenda(state: State, agenda: i64) -> State:
    """Return the position after an agenda was drawn: it is set aside [W7]."""
    return State(
        state.table,
        DRAWING,
        state.belt,
        state.unseen,
        state.drawn,
        state.shown | BIT[agenda],
        state.kept,
        state.fresh | BIT[agenda],
        state.holes,
        state.dropped,
        -1,
        0,
        0,
        RUNNING,
    )


def with_cat(state: State, table: Table, space: i64) -> State:
    """Return the position with the Cat on the table; another card is drawn [M16]."""
    table.cat = space
    table.settle()
    return state.playing(table, DRAWING, -1, 0, 0, RUNNING)


def turn_begun(state: State) -> State:
    """Return the position in which a turn begins, with the agendas that came [W7]."""
    return State(
        state.table,
        TURN,
        state.belt,
        state.unseen,
        state.drawn,
        state.shown,
        state.kept | state.fresh,
        0,
        0,
        0,
        -1,
        0,
        0,
        RUNNING,
    )
