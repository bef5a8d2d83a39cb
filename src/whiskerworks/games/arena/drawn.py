# compiled: hot
"""
How to draw a use of a die without listing all of them.

Everything that a die in the pool may be tried for is numbered: six directions for the
cat, six times so many hexes as a move die shows for the mouse, the whole ring for
cheese. Whatever is legal has exactly one number, so whoever draws numbers until one
is legal draws fairly.
"""

from mypy_extensions import i64

from whiskerworks.games.arena.board import Board
from whiskerworks.games.arena.state import CHEESE, MOVE, State, dice, of_seat
from whiskerworks.games.arena.uses import cat_stop, cost, vacant


def candidates(board: Board, state: State) -> i64:
    """Return how many numbers there are for uses of dice, and one more, for `pass`."""
    total: i64 = 1
    starts = board.ring_starts
    at = 3 * state.cat
    for value in range(1, 4):
        if dice(state.pool, value - 1):
            total += 6
        if dice(state.pool, 3 * MOVE + value - 1):
            total += 6 * value
        if dice(state.pool, 3 * CHEESE + value - 1):
            total += starts[at + value] - starts[at + value - 1]
    return total


def drawn_use(board: Board, state: State, seats: i64, number: i64) -> i64:
    """Return the use of a die that has a *number*, or -1 if it is not legal."""
    starts = board.ring_starts
    at = 3 * state.cat
    for value in range(1, 4):
        if dice(state.pool, value - 1):
            if number < 6:
                return _run(board, state, seats, value, number)
            number -= 6
        if dice(state.pool, 3 * MOVE + value - 1):
            if number < 6 * value:
                return _way(board, state, seats, value, number)
            number -= 6 * value
        if dice(state.pool, 3 * CHEESE + value - 1):
            first = starts[at + value - 1]
            if number < starts[at + value] - first:
                return _put(board, state, seats, value, board.rings[first + number])
            number -= starts[at + value] - first
    return -1


def _run(board: Board, state: State, seats: i64, value: i64, direction: i64) -> i64:
    """Return the use that sends the cat in a *direction*, or -1 [A10]."""
    stop = cat_stop(board, state, seats, direction, value)
    return -1 if stop == state.cat else board.hexes * (value - 1) + stop


def _way(board: Board, state: State, seats: i64, value: i64, number: i64) -> i64:
    """Return the use that takes the mouse some hexes in a direction, or -1 [A8]."""
    steps = board.grid.steps
    direction = number // value
    place = of_seat(state.mice, state.turn)
    spent: i64 = 0
    for _step in range(number % value + 1):
        place = steps[6 * place + direction]
        if place < 0:
            return -1
        spent += cost(board, state, seats, state.turn, place)
        if spent > value:
            return -1
    return board.hexes * (3 * MOVE + value - 1) + place


def _put(board: Board, state: State, seats: i64, value: i64, place: i64) -> i64:
    """Return the use that puts cheese on *place*, or -1 [A11]."""
    if not vacant(board, state, seats, place):
        return -1
    return board.hexes * (3 * CHEESE + value - 1) + place
