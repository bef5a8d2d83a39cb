# compiled: hot
"""What chance does in maze: the set-up, and the draws from the deck."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.games.maze import moves as own
from whiskerworks.games.maze.setup import BELT, LOWER, UPPER
from whiskerworks.games.maze.state import (
    BEGINNING,
    BELTING,
    DEALING,
    RUNNING,
    STARTING,
    TURN,
    State,
    agenda_of,
    cat_is_out,
    holder_of,
)
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit import pile
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.layings import fill_starts, write_cards
from whiskerworks.kit.starts import Parts


@final
class Span:
    """Where in the deck the Cat lies [M8]."""

    def __init__(self, first: int, last: int) -> None:
        self.first: Final[i64] = first
        """It comes after at least so many cards."""
        self.last: Final[i64] = last
        """It comes after at most so many."""


def special_left(span: Span, state: State) -> i64:
    """Return in one of how many cases the Cat or the Cucumber comes; 0: not [M8]."""
    if state.drawn >= UPPER:
        return pile.special_left(state.drawn - UPPER, 0, LOWER)
    if cat_is_out(state):
        return 0
    return pile.special_left(state.drawn, span.first, span.last)


def draw_weights(span: Span, state: State) -> tuple[i64, i64]:
    """Return the weights of each card, and of the Cat or the Cucumber [M8]."""
    return pile.weights(special_left(span, state), count(state.unseen))


def fill_draws(span: Span, state: State, moves: vec[i64]) -> i64:
    """Write what can be drawn: cards, then the Cat or the Cucumber [M8]."""
    each, special = draw_weights(span, state)
    found: i64 = 0
    if each:
        found = write_cards(state.unseen, numbers.DRAW, moves)
    if special:
        at_end = state.drawn >= UPPER
        moves[found] = numbers.DRAW_CUCUMBER if at_end else numbers.DRAW_CAT
        found += 1
    return found


def fill_setup(parts: Parts, state: State, moves: vec[i64]) -> i64:
    """Write what can happen before the first turn [M7, M9]."""
    if state.phase == STARTING:
        layings = parts.fitting[count(state.table.cards)]
        return fill_starts(layings, state.unseen, moves)
    if state.phase == BELTING:
        return write_cards(state.unseen, numbers.BELT, moves)
    if state.phase == DEALING:
        return _fill_deals(parts.seats, state, moves)
    if state.phase != BEGINNING:
        return 0
    for seat in range(parts.seats):
        moves[seat] = own.BEGIN + seat
    return parts.seats


def _fill_deals(seats: i64, state: State, moves: vec[i64]) -> i64:
    """Write the agendas that the next seat can be dealt [M7]."""
    found: i64 = 0
    first = own.DEAL + 4 * next_dealt(state) - 1
    for agenda in range(1, 5):
        if holder_of(state, agenda, seats) < 0:
            moves[found] = first + agenda
            found += 1
    return found


def next_dealt(state: State) -> i64:
    """Return the seat that is dealt the next agenda [M7]."""
    seat: i64 = 0
    while agenda_of(state.agendas, seat):
        seat += 1
    return seat


def with_start(parts: Parts, state: State, laying: i64) -> State:
    """Return the position after a start card was laid [M7]."""
    face = laying // CELLS
    table = state.table.copy()
    table.lay(parts.faces, face, table.at(laying % CELLS))
    phase = STARTING
    if count(table.cards) == len(parts.setup.starts):
        table.settle()
        phase = BELTING
    unseen = state.unseen & ~BIT[face // 4]
    return State(table, phase, -1, 0, unseen, 0, 0, 0, 0, 0, -1, 0, RUNNING)


def prepared(seats: i64, state: State, move: i64) -> State:
    """Return the position after a card for the belt, a deal, or a beginner [M7, M9]."""
    belt, unseen, agendas = state.belt, state.unseen, state.agendas
    phase, seat = state.phase, state.seat
    if move < own.DEAL:
        card = BIT[move - numbers.BELT]
        belt |= card
        unseen &= ~card
        if count(belt) == BELT:
            phase = DEALING
    elif move < own.BEGIN:
        dealt = (move - own.DEAL) // 4
        agendas |= ((move - own.DEAL) % 4 + 1) << (3 * dealt)
        if dealt + 1 == seats:
            phase = BEGINNING
    else:
        seat = move - own.BEGIN
        phase = TURN
    return State(
        state.table, phase, seat, belt, unseen, 0, agendas, 0, 0, 0, -1, 0, RUNNING
    )
