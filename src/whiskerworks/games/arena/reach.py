# compiled: hot
"""How near the cheese of arena is to a mouse, with the dice there are [A8]."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.games.arena.board import Board, first, high_bit, low_bit
from whiskerworks.games.arena.setup import MOVE_DICE
from whiskerworks.games.arena.state import (
    MOVE,
    ROLL_CAT,
    ROLL_MOVE,
    State,
    dice,
    of_seat,
)
from whiskerworks.games.arena.uses import BLOCKED, best_die, cost

_CHANCES: Final = vec[float](
    [
        1.0 - ((price - 1) / 3) ** number
        for number in range(max(MOVE_DICE.values()) + 1)
        for price in (1, 2, 3)
    ]
)
"""[3 * dice + price - 1]: how likely one of so many dice pays a price [A4]."""


def to_come(state: State) -> i64:
    """Return how many move dice are still to be rolled in this round [A6]."""
    return (state.to_roll % ROLL_CAT) // ROLL_MOVE


def price_of(board: Board, state: State, seats: i64, seat: i64, place: i64) -> i64:
    """Return what a mouse pays to go straight to *place*; BLOCKED above 3 [A8]."""
    at = of_seat(state.mice, seat)
    row = board.hexes * at + place
    direction = i64(board.grid.ways[row])
    if direction == 6 or board.grid.apart[row] > 3:
        return BLOCKED
    steps = board.grid.steps
    spent: i64 = 0
    while at != place:
        at = steps[6 * at + direction]
        spent += cost(board, state, seats, seat, at)
        if spent > 3:
            return BLOCKED
    return spent


def in_sight(board: Board, state: State, seats: i64, seat: i64) -> tuple[i64, i64, i64]:
    """
    Return what cheese a mouse has in sight.

    The price of the one it gets most easily, BLOCKED above 3; how many lie one step
    away, in a line or not; how many lie two steps away.
    """
    low = state.cheese_low
    high = state.cheese_high
    row = board.hexes * of_seat(state.mice, seat)
    least = BLOCKED
    one: i64 = 0
    two: i64 = 0
    while low or high:
        place = first(low, high)
        low &= ~low_bit(place)
        high &= ~high_bit(place)
        far = i64(board.grid.apart[row + place])
        if far == 1:
            one += 1
        elif far == 2:
            two += 1
        if far < least:  # a way costs at least its steps
            least = min(least, price_of(board, state, seats, seat, place))
    return least, one, two


def payable(price: i64, number: i64) -> float:
    """Return how likely it is that one of so many dice to come pays a *price*."""
    return 0.0 if price > 3 else _CHANCES[3 * number + price - 1]


def grab(board: Board, state: State, seats: i64) -> i64:
    """Return a use that scores, with the smallest die that will do, or -1 [A9]."""
    most = best_die(state.pool)
    low = state.cheese_low
    high = state.cheese_high
    while most and (low or high):
        place = first(low, high)
        low &= ~low_bit(place)
        high &= ~high_bit(place)
        value = price_of(board, state, seats, state.turn, place)
        if value <= most:
            while not dice(state.pool, 3 * MOVE + value - 1):
                value += 1
            return board.hexes * (3 * MOVE + value - 1) + place
    return -1
