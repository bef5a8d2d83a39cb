# compiled: hot
"""
Positions of whodunit, and how moves change them: [W1] … are the rule ids of
docs/games/whodunit.md.

Functions that change a position change a copy that nothing else refers to yet.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.games.whodunit.meta import (
    BELT_SIZE,
    CUCUMBER_STACK_SIZE,
    EXTRA_CARDS,
    STACK_SIZE,
)
from whiskerworks.kit import card_move_generation as generation
from whiskerworks.kit import card_moves, card_state
from whiskerworks.kit.agendas import (
    CAT_AGENDA,
    CHEESE_AGENDA,
    CUCUMBER_AGENDA,
    MOUSE_AGENDA,
    NO_AGENDA,
    endgame_winner,
)
from whiskerworks.kit.bits import BIT, count, place_of
from whiskerworks.kit.card_faces import CardFaces
from whiskerworks.kit.card_layout import CardLayout, neighbours_of, places_within_limits
from whiskerworks.kit.reachability import CAT_WAITING, MOUSE_WAITING

# Moves, numbered after those of `kit/card_moves.py`.
FIRST_USE: Final[i64] = card_moves.FIRST_OWN_MOVE
"""Use a kept agenda, one move for each [W9]: `use cat`."""
FIRST_AGENDA_DRAW: Final[i64] = FIRST_USE + 4
"""Chance draws and reveals an agenda, one move for each [W3]: `draw agenda cat`."""
MOVE_LIMIT: Final[i64] = FIRST_AGENDA_DRAW + 4
"""Moves are smaller than this."""

# Phases, after the two that begin every game with Maze Cards.
TURN_PHASE: Final[i64] = 2
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
"""The names of the phases in positions as text."""

# Endings, in the order of META.endings.
STUCK: Final[i64] = 1
NO_PLACE: Final[i64] = 2
TOOK_CHEESE: Final[i64] = 3
CAUGHT: Final[i64] = 4
SOLVED_BASE: Final[i64] = 4
"""Added to an agenda's number: the ending in which it is solved."""
UNSOLVED_BASE: Final[i64] = 8
"""Added to an agenda's number: the ending in which it is not solved."""

ALL_AGENDAS: Final[i64] = 2 + 4 + 8 + 16
"""The four agendas, as a set of their numbers."""


@final
class State(card_state.ChaseState):
    """A position: the table, the belt, the agendas drawn, and what comes next."""

    def __init__(
        self,
        shown: i64,
        kept: i64,
        fresh: i64,
        moved: i64,
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
        super().__init__(
            holes, dropped, waiting, layout, phase, belt, unseen, drawn, placed, ending
        )
        self.shown: i64 = shown
        """The agendas drawn so far, as a set of their numbers [W7]."""
        self.kept: i64 = kept
        """The agendas whose ability can still be used, in this turn or later [W9]."""
        self.fresh: i64 = fresh
        """The agendas whose ability waits for the next turn [W7]."""
        self.moved: i64 = moved
        """The characters that have moved through the placed card [W5]."""

    def copy(self) -> "State":
        """Return a copy, to be changed."""
        return State(
            self.shown,
            self.kept,
            self.fresh,
            self.moved,
            self.holes,
            self.dropped,
            self.waiting,
            self.layout,
            self.phase,
            self.belt,
            self.unseen,
            self.drawn,
            self.placed,
            self.ending,
        )


def in_setup(state: State) -> bool:
    """Return whether the first turn has yet to begin [M7]."""
    return state.phase < TURN_PHASE


# The deck [W3].


@final
class Piles:
    """The Maze Cards before each of the other cards of the deck."""

    def __init__(self, easier: bool) -> None:
        first = STACK_SIZE if easier else STACK_SIZE + EXTRA_CARDS
        self.agendas: Final = vec[i64](
            [first, first + STACK_SIZE, first + 2 * STACK_SIZE]
        )
        """The Maze Cards before each of the three agendas [W3]."""
        self.cat: Final[i64] = first
        """The fewest Maze Cards before the Cat [W3]."""
        self.cat_last: Final[i64] = first + STACK_SIZE
        """The most Maze Cards before the Cat."""
        self.cucumber: Final[i64] = first + 3 * STACK_SIZE - CUCUMBER_STACK_SIZE
        """The fewest Maze Cards before the Cucumber [W3]."""
        self.all: Final[i64] = first + 3 * STACK_SIZE
        """The most Maze Cards before the Cucumber: all of them."""


def is_cat_drawn(state: State) -> bool:
    """Return whether the Cat has been drawn."""
    return state.layout.cat != 0 or state.phase == ARRIVING


def is_agenda_next(piles: Piles, state: State) -> bool:
    """Return whether the next draw is an agenda [W3]."""
    came = count(state.shown)
    if came >= 3 or state.drawn != piles.agendas[came]:
        return False
    return came != 1 or is_cat_drawn(state)


def special_draws_left(piles: Piles, state: State) -> i64:
    """Return how many draws the Cat or Cucumber is spread over; 0 if not yet [W3]."""
    if state.drawn >= piles.cucumber:
        return generation.draws_left_for_special(state.drawn, piles.cucumber, piles.all)
    if is_cat_drawn(state):
        return 0
    return generation.draws_left_for_special(state.drawn, piles.cat, piles.cat_last)


def suspects(state: State) -> list[int]:
    """Return the agendas that may be at the bottom of the deck [W8]."""
    return [agenda for agenda in range(1, 5) if not state.shown & BIT[agenda]]


# Options in a turn.


def active_characters(layout: CardLayout, easier: bool) -> i64:
    """Return the place of the active character, or of both if *easier* [W1, W9]."""
    if easier:
        return layout.mouse | layout.cat
    return layout.cat if layout.cat else layout.mouse


def spaces_next_to(layout: CardLayout, near: i64) -> i64:
    """Return the empty spaces next to *near* [W4]."""
    taken = layout.occupied()
    return neighbours_of(near) & places_within_limits(taken) & ~taken


def coverable_cards_next_to(layout: CardLayout, near: i64) -> i64:
    """Return the coverable Maze Cards next to *near* [W4]."""
    return neighbours_of(near) & layout.cards & ~layout.stacked


def can_use_ability(layout: CardLayout, agenda: i64) -> bool:
    """Return whether the ability of an agenda can be used now [W7]."""
    return agenda != CAT_AGENDA or layout.cat != 0


def usable_agendas(state: State) -> i64:
    """Return the agendas whose ability can be used now, as a set [W9]."""
    return state.kept if state.layout.cat else state.kept & ~BIT[CAT_AGENDA]


def is_stuck(faces: CardFaces, state: State, easier: bool) -> bool:
    """Return whether no card can be placed and no ability used [W6, W9]."""
    layout = state.layout
    near = active_characters(layout, easier)
    spaces, below = spaces_next_to(layout, near), coverable_cards_next_to(layout, near)
    if generation.can_place(faces, layout, state.belt, spaces, below):
        return False
    return usable_agendas(state) == 0


# Moves: the start of a turn [W7, W9].


def fill_belt(after: State, card: i64) -> None:
    """Put a card on the belt before the first turn [M7]."""
    card_state.take_to_belt(after, card)
    if count(after.belt) == BELT_SIZE:
        after.phase = TURN_PHASE


def begin_turn(after: State) -> None:
    """Begin a turn; agendas drawn before it become usable [W7]."""
    after.phase = TURN_PHASE
    after.kept |= after.fresh
    after.fresh = 0
    after.holes = 0


def use_ability(after: State, agenda: i64) -> None:
    """Use the ability of an agenda [W7]."""
    after.kept &= ~BIT[agenda]
    if agenda == CHEESE_AGENDA:
        after.phase = SPINNING
    elif agenda == CUCUMBER_AGENDA:
        after.phase = DROPPING
    elif agenda == MOUSE_AGENDA:
        after.holes = 1
    else:
        card_state.swap(after)


# Moves: place, rotate, move [W4 to W6].


def lay(faces: CardFaces, after: State, move: i64, easier: bool) -> None:
    """Place or drop a belt card, and let its cogs turn the others [W4, M12]."""
    card_state.lay_beside(faces, after, move)
    after.moved = 0
    _continue_moving(after, easier)


def walk(after: State, move: i64, easier: bool) -> None:
    """Move the Mouse or the Cat through the placed card [W5, W6]."""
    met = card_state.agenda_met_by(after.layout, move)
    card_state.walk(after, move)
    after.moved |= card_state.walker_of(move)
    if met == NO_AGENDA:
        _continue_moving(after, easier)
    else:
        _end(after, TOOK_CHEESE if met == MOUSE_AGENDA else CAUGHT)


def _continue_moving(after: State, easier: bool) -> None:
    """Let waiting characters move; then draw, or lose if the active one cannot [W5]."""
    after.phase = MOVING
    if card_state.all_destinations(after):
        return
    must = CAT_WAITING if after.layout.cat else MOUSE_WAITING
    if easier:
        must = MOUSE_WAITING | CAT_WAITING
    if after.dropped == 0 and after.moved & must == 0:
        _end(after, STUCK)
    else:
        card_state.end_walk(after, DRAWING)
        after.moved = 0


def _end(after: State, ending: i64) -> None:
    """End the game during the walks."""
    card_state.end_walk(after, OVER)
    after.moved = 0
    after.ending = ending


# Moves: the end of a turn [W7, W8].


def draw_card(after: State, card: i64) -> None:
    """Draw a Maze Card to the belt [M16]."""
    card_state.take_to_belt(after, card)
    after.drawn += 1


def set_agenda_aside(after: State, agenda: i64) -> None:
    """Set a drawn agenda aside [W7]."""
    after.shown |= BIT[agenda]
    after.fresh |= BIT[agenda]


def judge_accusation(after: State) -> None:
    """End the game: compare the table with the agenda at the bottom [W8]."""
    agenda = place_of(ALL_AGENDAS & ~after.shown)
    right = endgame_winner(after.layout) == agenda
    after.phase = OVER
    after.ending = (SOLVED_BASE if right else UNSOLVED_BASE) + agenda
