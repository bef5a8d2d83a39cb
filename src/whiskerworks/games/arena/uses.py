# compiled: hot
"""
What can be done with the dice of arena [A8, A10, A11].

This is the part that is run millions of times. A use is a number: `hexes` times the
sort of the die, plus the hex where the mouse or the cat ends or the cheese is put.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.games.arena.board import Board
from whiskerworks.games.arena.state import (
    CHEESE,
    MOVE,
    State,
    dice,
    has_cheese,
    of_seat,
)

BLOCKED: Final[i64] = 100
"""What entering a hex costs that holds a mouse or the cat: more than any die has."""
MOST_USES: Final = 78
"""With one die of every sort: 36 moves, 6 runs of the one cat, 36 cheeses."""


def cost(board: Board, state: State, seats: i64, seat: i64, place: i64) -> i64:
    """Return what it costs the mouse of *seat* to enter *place* [A8]."""
    apart = board.grid.apart
    row = board.hexes * place
    far = i64(apart[row + state.cat])
    if far == 0:
        return BLOCKED
    total: i64 = 2 if far == 1 else 1
    for other in range(seats):
        if other != seat:
            far = i64(apart[row + of_seat(state.mice, other)])
            if far == 0:
                return BLOCKED
            if far == 1:
                total += 1
    return total


def best_die(pool: i64) -> i64:
    """Return the most that a move die in a pool shows, 0 if there is none."""
    most: i64 = 3
    while most and not dice(pool, 3 * MOVE + most - 1):
        most -= 1
    return most


def fill_moves(
    board: Board, state: State, seats: i64, moves: vec[i64], found: i64
) -> i64:
    """Write every hex that the mouse on turn can go to, with each die [A8]."""
    steps = board.grid.steps
    most = best_die(state.pool)
    if most == 0:
        return found
    start = of_seat(state.mice, state.turn)
    for direction in range(6):
        place = steps[6 * start + direction]
        spent: i64 = 0
        while place >= 0:
            spent += cost(board, state, seats, state.turn, place)
            if spent > most:
                break
            for value in range(spent, most + 1):
                sort = 3 * MOVE + value - 1
                if dice(state.pool, sort):
                    moves[found] = board.hexes * sort + place
                    found += 1
            place = steps[6 * place + direction]
    return found


def nearest_mouse(board: Board, state: State, seats: i64, place: i64) -> i64:
    """Return how far the nearest mouse is from *place*."""
    apart = board.grid.apart
    row = board.hexes * place
    nearest = i64(apart[row + of_seat(state.mice, 0)])
    for seat in range(1, seats):
        far = i64(apart[row + of_seat(state.mice, seat)])
        if far < nearest:
            nearest = far
    return nearest


def shies(board: Board, state: State, seats: i64, place: i64) -> bool:
    """Tell whether the cat, on its way, stops before *place* [A10]."""
    return board.rim[place] != 0 or nearest_mouse(board, state, seats, place) <= 1


def cat_stop(board: Board, state: State, seats: i64, direction: i64, value: i64) -> i64:
    """Return where the cat stops that goes *value* hexes in a *direction* [A10]."""
    steps = board.grid.steps
    place = state.cat
    for _step in range(value):
        # The cat is never on the rim, so there always is a next hex.
        ahead = steps[6 * place + direction]
        if shies(board, state, seats, ahead):
            break
        place = ahead
    return place


def fill_cat(
    board: Board, state: State, seats: i64, moves: vec[i64], found: i64
) -> i64:
    """Write every hex where the cat can be made to stop [A10]."""
    for value in range(1, 4):
        if dice(state.pool, value - 1):
            for direction in range(6):
                place = cat_stop(board, state, seats, direction, value)
                if place != state.cat:
                    moves[found] = board.hexes * (value - 1) + place
                    found += 1
    return found


def vacant(board: Board, state: State, seats: i64, place: i64) -> bool:
    """Tell whether *place*, which is not the cat's, is free for cheese [A11]."""
    if has_cheese(state, place):
        return False
    return nearest_mouse(board, state, seats, place) != 0


def fill_cheese(
    board: Board, state: State, seats: i64, moves: vec[i64], found: i64
) -> i64:
    """Write every hex that cheese can be put on, with each die [A11]."""
    for value in range(1, 4):
        sort = 3 * CHEESE + value - 1
        if dice(state.pool, sort):
            found = _fill_ring(board, state, seats, sort, value, moves, found)
    return found


def _fill_ring(
    board: Board,
    state: State,
    seats: i64,
    sort: i64,
    value: i64,
    moves: vec[i64],
    found: i64,
) -> i64:
    """Write the vacant hexes *value* steps from the cat, in reading order [A11]."""
    rings = board.rings
    at = board.ring_starts[3 * state.cat + value - 1]
    end = board.ring_starts[3 * state.cat + value]
    while at < end:
        place = rings[at]
        if vacant(board, state, seats, place):
            moves[found] = board.hexes * sort + place
            found += 1
        at += 1
    return found
