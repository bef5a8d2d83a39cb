# compiled: hot
"""
Positions of maze, and how moves change them; [M1] … are ids of docs/games/maze.md.

Functions that change a position change a copy that nothing else refers to yet.
"""

from typing import Final, final

from mypy_extensions import i64

from whiskerworks.games.maze.meta import BELT_SIZE, LOWER_PILE, UPPER_PILE
from whiskerworks.kit import card_move_generation as generation
from whiskerworks.kit import card_moves, card_state
from whiskerworks.kit.agendas import (
    CAT_AGENDA,
    CHEESE_AGENDA,
    MOUSE_AGENDA,
    NO_AGENDA,
    endgame_winner,
)
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.card_faces import CardFaces
from whiskerworks.kit.card_layout import CardLayout

# Moves, numbered after those of `kit/card_moves.py`.
REVEAL: Final[i64] = card_moves.FIRST_OWN_MOVE
"""Reveal your agenda [M10]: `reveal`."""
FIRST_DEAL: Final[i64] = REVEAL + 1
"""Chance deals an agenda: four for each of four seats [M7]: `deal 0 cat`."""
FIRST_BEGIN: Final[i64] = FIRST_DEAL + 16
"""Chance names who begins [M9]: `begin 1`."""
MOVE_LIMIT: Final[i64] = FIRST_BEGIN + 4
"""Moves are smaller than this."""

# Phases, after the two that begin every game with Maze Cards.
DEALING: Final[i64] = 2
BEGINNING: Final[i64] = 3
TURN_PHASE: Final[i64] = 4
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
"""The names of the phases in positions as text."""

# Endings, in the order of META.endings.
TOOK_CHEESE: Final[i64] = 1
CAUGHT: Final[i64] = 2
ENDGAME: Final[i64] = 2
"""Added to an agenda's number: the ending in which it wins the endgame."""

UNKNOWN_AGENDA: Final[i64] = 7
"""Stands for an agenda that the viewer may not know."""


@final
class State(card_state.ChaseState):
    """A position: the table, the belt, the agendas, and what comes next."""

    def __init__(
        self,
        seat: i64,
        agendas: i64,
        revealed: i64,
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
        self.seat: i64 = seat
        """The seat to move; -1 until chance names who begins [M9]."""
        self.agendas: i64 = agendas
        """The agendas, three bits per seat."""
        self.revealed: i64 = revealed
        """The set of seats that have revealed their agenda."""

    def copy(self) -> "State":
        """Return a copy, to be changed."""
        return State(
            self.seat,
            self.agendas,
            self.revealed,
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

    def with_agendas(self, agendas: i64) -> "State":
        """Return the position with other agendas."""
        other = self.copy()
        other.agendas = agendas
        return other


def in_setup(state: State) -> bool:
    """Return whether the first turn has yet to begin [M7]."""
    return state.phase < TURN_PHASE


def agenda_of(agendas: i64, seat: i64) -> i64:
    """Return the agenda of a seat, NO_AGENDA if none is dealt yet."""
    return (agendas >> (3 * seat)) & 7


def holder_of(state: State, agenda: i64, seats: i64) -> i64:
    """Return the seat that holds an agenda, or -1."""
    for seat in range(seats):
        if agenda_of(state.agendas, seat) == agenda:
            return seat
    return -1


def is_cat_drawn(state: State) -> bool:
    """Return whether the Cat has been drawn."""
    return state.layout.cat != 0 or state.phase == ARRIVING


def winning_agenda(ending: i64) -> i64:
    """Return the agenda that wins by an *ending*."""
    if ending > ENDGAME:
        return ending - ENDGAME
    return MOUSE_AGENDA if ending == TOOK_CHEESE else CAT_AGENDA


# Before the first turn [M7 to M9].


def next_seat_to_deal(state: State) -> i64:
    """Return the seat to deal the next agenda to [M7]."""
    seat: i64 = 0
    while agenda_of(state.agendas, seat):
        seat += 1
    return seat


def play_setup_move(after: State, move: i64, seats: i64) -> None:
    """Put a card on the belt, deal an agenda, or let a seat begin [M7, M9]."""
    if move < FIRST_DEAL:
        card_state.take_to_belt(after, move - card_moves.BELT_CARD)
        if count(after.belt) == BELT_SIZE:
            after.phase = DEALING
    elif move < FIRST_BEGIN:
        seat = (move - FIRST_DEAL) // 4
        after.agendas |= ((move - FIRST_DEAL) % 4 + 1) << (3 * seat)
        if seat + 1 == seats:
            after.phase = BEGINNING
    else:
        after.seat = move - FIRST_BEGIN
        after.phase = TURN_PHASE


# Reveal [M10].


def may_reveal(state: State) -> bool:
    """Return whether the seat to move may reveal its agenda [M10, M10b]."""
    if state.revealed & BIT[state.seat]:
        return False
    return agenda_of(state.agendas, state.seat) != CAT_AGENDA or state.layout.cat != 0


def reveal(after: State) -> None:
    """Reveal the agenda of the seat to move, and use its ability [M10]."""
    agenda = agenda_of(after.agendas, after.seat)
    after.revealed |= BIT[after.seat]
    if agenda == MOUSE_AGENDA:
        after.holes = 1
    elif agenda == CAT_AGENDA:
        card_state.swap(after)
    else:
        after.phase = SPINNING if agenda == CHEESE_AGENDA else DROPPING


# Place, Rotate and Move [M11 to M15].


def lay(faces: CardFaces, after: State, move: i64) -> None:
    """Place or drop a belt card, and let its cogs turn the others [M11, M12]."""
    card_state.lay_beside(faces, after, move)
    _continue_moving(after)


def walk(after: State, move: i64) -> None:
    """Move the Mouse or the Cat through the placed card [M13 to M15]."""
    met = card_state.agenda_met_by(after.layout, move)
    card_state.walk(after, move)
    if met == NO_AGENDA:
        _continue_moving(after)
    else:
        card_state.end_walk(after, OVER)
        after.ending = TOOK_CHEESE if met == MOUSE_AGENDA else CAUGHT


def _continue_moving(after: State) -> None:
    """Let waiting characters move, or go on to the draw if none can [M13]."""
    after.phase = MOVING
    if card_state.all_destinations(after) == 0:
        card_state.end_walk(after, DRAWING)


# End [M16].


def special_draw(state: State) -> i64:
    """Return the draw of the special card in the current pile [M8]."""
    return (
        card_moves.DRAW_CUCUMBER if state.drawn >= UPPER_PILE else card_moves.DRAW_CAT
    )


def special_draws_left(state: State, first: i64, last: i64) -> i64:
    """
    Return how many draws the Cat or Cucumber is spread over; 0 if not yet [M8].

    The Cat comes after *first* to *last* cards.
    """
    if state.drawn >= UPPER_PILE:
        return generation.draws_left_for_special(
            state.drawn - UPPER_PILE, 0, LOWER_PILE
        )
    if is_cat_drawn(state):
        return 0
    return generation.draws_left_for_special(state.drawn, first, last)


def draw(after: State, move: i64, seats: i64) -> None:
    """Draw a card, the Cat or the Cucumber [M16]."""
    if move == card_moves.DRAW_CUCUMBER:
        after.phase = OVER
        after.ending = ENDGAME + endgame_winner(after.layout)
    elif move == card_moves.DRAW_CAT:
        card_state.draw_cat(after, ARRIVING)
    else:
        card_state.take_to_belt(after, move - card_moves.DRAW_CARD)
        after.drawn += 1
        after.phase = TURN_PHASE
        if after.dropped == 0:
            after.seat = after.seat + 1 if after.seat + 1 < seats else 0
            after.holes = 0
        after.dropped = 0
