# compiled: hot
"""
Positions of games with Maze Cards, and the changes that these games share.

A position changes only while it is being made. To make another one, take a `copy` and
change that.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.value import Value
from whiskerworks.kit import card_moves
from whiskerworks.kit.agendas import CAT_AGENDA, MOUSE_AGENDA, NO_AGENDA
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.card_components import Components
from whiskerworks.kit.card_faces import CardFaces
from whiskerworks.kit.card_layout import CardLayout
from whiskerworks.kit.card_move_generation import (
    fill_card_moves,
    fill_cell_moves,
    fill_starts,
)
from whiskerworks.kit.cell_grid import CELL_COUNT
from whiskerworks.kit.reachability import (
    CAT_WAITING,
    MOUSE_WAITING,
    cat_destinations,
    mouse_destinations,
    nearest_spaces,
    waiting_next_to,
)

# Phases before the first turn of every game [M7].
STARTING: Final[i64] = 0
BELTING: Final[i64] = 1

RUNNING: Final[i64] = 0
"""No ending yet; other endings count from 1 in META.endings."""


class CardState(Value):
    """A position: table, belt, deck, and what comes next."""

    def __init__(
        self,
        layout: CardLayout,
        phase: i64,
        belt: i64,
        unseen: i64,
        drawn: i64,
        placed: i64,
        ending: i64,
    ) -> None:
        self.layout: CardLayout = layout
        """The cards and characters on the table."""
        self.phase: i64 = phase
        """The phase: what happens next."""
        self.belt: i64 = belt
        """The set of cards on the belt."""
        self.unseen: i64 = unseen
        """The set of cards still in the deck."""
        self.drawn: i64 = drawn
        """The number of Maze Cards drawn from the deck."""
        self.placed: i64 = placed
        """The cell of the card just placed, or -1."""
        self.ending: i64 = ending
        """How the game ended; RUNNING before that."""


class ChaseState(CardState):
    """A position of a game in which Mouse and Cat walk through placed cards [M13]."""

    def __init__(
        self,
        holes: i64,
        dropped: i64,
        waiting: i64,
        layout: CardLayout,
        phase: i64,
        belt: i64,
        unseen: i64,
        drawn: i64,
        placed: i64,
        ending: i64,
    ) -> None:
        super().__init__(layout, phase, belt, unseen, drawn, placed, ending)
        self.holes: i64 = holes
        """1 while the Mouse may use mouse holes, in this turn [M10a]."""
        self.dropped: i64 = dropped
        """1 while walks of a dropped card are made, before the placement [M10d]."""
        self.waiting: i64 = waiting
        """The characters next to the placed card that have not moved yet [M13]."""


# Before the first turn.


def fill_setup(components: Components, state: CardState, moves: vec[i64]) -> i64:
    """Write the legal start cards, or the cards for the belt [M7]."""
    if state.phase == STARTING:
        placements = components.fitting[count(state.layout.cards)]
        return fill_starts(placements, state.unseen, moves)
    return fill_card_moves(state.unseen, card_moves.BELT_CARD, moves)


def lay_start(components: Components, state: CardState, placement: i64) -> None:
    """Lay a start card [M7]."""
    face = placement // CELL_COUNT
    layout = state.layout.copy()
    layout.lay(components.faces, face, layout.at(placement % CELL_COUNT))
    state.layout = layout
    state.unseen &= ~BIT[face // 4]
    if count(layout.cards) == len(components.setup.starts):
        state.phase = BELTING


def take_to_belt(state: CardState, card: i64) -> None:
    """Put a card from the deck on the belt [M7, M16]."""
    state.belt |= BIT[card]
    state.unseen &= ~BIT[card]


# In a turn.


def lay(faces: CardFaces, state: CardState, placement: i64) -> None:
    """Place a belt card, and turn its neighbours by its cogs [M11, M12]."""
    face = placement // CELL_COUNT
    cell = placement % CELL_COUNT
    layout = state.layout.copy()
    place = layout.at(cell)
    layout.lay(faces, face, place)
    layout.turn_neighbours(faces, face, place)
    state.layout = layout
    state.belt &= ~BIT[face // 4]
    state.placed = cell


def lay_beside(faces: CardFaces, state: ChaseState, move: i64) -> None:
    """Place or drop a belt card; characters next to it wait to move [M10d, M13]."""
    state.dropped = 1 if move >= card_moves.DROP else 0
    lay(faces, state, move - state.dropped * card_moves.PLACEMENT_COUNT)
    state.layout.recentre()
    state.waiting = waiting_next_to(state.layout, state.layout.at(state.placed))


def spin(faces: CardFaces, state: CardState, number: i64) -> None:
    """Turn a Maze Card, with the cards under it [M10c]."""
    layout = state.layout.copy()
    layout.turn(faces, layout.at(number % CELL_COUNT), number // CELL_COUNT + 1)
    state.layout = layout


def swap(state: CardState) -> None:
    """Swap Cat and Cheese [M10b]."""
    layout = state.layout.copy()
    layout.cat, layout.cheese = layout.cheese, layout.cat
    state.layout = layout


def arrive(state: CardState, space: i64) -> None:
    """Put the Cat on the table [M16]."""
    layout = state.layout.copy()
    layout.cat = space
    layout.recentre()
    state.layout = layout


def draw_cat(state: CardState, arriving: i64) -> None:
    """Put the drawn Cat on the table, or go to phase *arriving* for a choice [M16]."""
    spaces = nearest_spaces(state.layout)
    if spaces & (spaces - 1):
        state.phase = arriving
    else:
        arrive(state, spaces)


def destinations_of(state: ChaseState, who: i64) -> i64:
    """Return where a waiting character can go through the placed card [M13]."""
    if state.waiting & who == 0:
        return 0
    placed = state.layout.at(state.placed)
    if who == CAT_WAITING:
        return cat_destinations(state.layout, placed)
    return mouse_destinations(state.layout, placed, state.holes != 0)


def all_destinations(state: ChaseState) -> i64:
    """Return where any waiting character can go [M13]."""
    return destinations_of(state, MOUSE_WAITING) | destinations_of(state, CAT_WAITING)


def fill_walks(state: ChaseState, moves: vec[i64]) -> i64:
    """Write the walks of the waiting characters [M13]."""
    layout = state.layout
    ends = destinations_of(state, MOUSE_WAITING)
    found = fill_cell_moves(layout, ends, card_moves.MOUSE_WALK, moves, 0)
    return fill_cell_moves(
        layout, destinations_of(state, CAT_WAITING), card_moves.CAT_WALK, moves, found
    )


def walk(state: ChaseState, move: i64) -> None:
    """Move the Mouse or the Cat through the placed card [M14]."""
    layout = state.layout.copy()
    if move < card_moves.CAT_WALK:
        layout.mouse = layout.at(move - card_moves.MOUSE_WALK)
        state.waiting &= ~MOUSE_WAITING
    else:
        layout.cat = layout.at(move - card_moves.CAT_WALK)
        state.waiting &= ~CAT_WAITING
    layout.recentre()
    state.layout = layout


def end_walk(state: ChaseState, phase: i64) -> None:
    """End the walks through the placed card, and go to *phase*."""
    state.phase = phase
    state.placed = -1
    state.waiting = 0


def walker_of(move: i64) -> i64:
    """Return the waiting bit of the character that moves."""
    return CAT_WAITING if move >= card_moves.CAT_WALK else MOUSE_WAITING


def agenda_met_by(layout: CardLayout, move: i64) -> i64:
    """Return the agenda that wins by a walk, or NO_AGENDA [M15]."""
    if move >= card_moves.CAT_WALK:
        return (
            CAT_AGENDA
            if layout.at(move - card_moves.CAT_WALK) & layout.mouse
            else NO_AGENDA
        )
    end = layout.at(move - card_moves.MOUSE_WALK)
    if end & layout.cheese:
        return MOUSE_AGENDA
    return CAT_AGENDA if end & layout.cat else NO_AGENDA
