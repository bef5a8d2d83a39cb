# compiled: hot
"""
A position of arena on its hexes, and what can be done with the dice [A8, A10, A11].

Mice and scores are kept eight bits a seat in one number, dice of the pool four bits
for each of nine sorts: cat 1 to 3, move 1 to 3, cheese 1 to 3. A set of hexes is two
numbers, since 127 hexes do not fit into the bits of one: *low* holds hexes 0 to 63,
*high* the others. Bit 63 of *low* is its sign, so nothing but `size` and `first` count
or shift these bits.

A use of a die is a number: `hexes` times the sort of the die, plus the hex where the
mouse or the cat ends or the cheese is put.
"""

from functools import cache
from itertools import accumulate
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.value import Value
from whiskerworks.games.arena.meta import CHEESE_SPOTS
from whiskerworks.kit.bits import count, place_of
from whiskerworks.kit.hexes import HexGrid, grid

CAT: Final[i64] = 0
MOVE: Final[i64] = 1
CHEESE: Final[i64] = 2
DICE: Final[i64] = 9
"""How many sorts of dice there are: a kind and a value."""
ONE_DIE: Final = vec[i64]([1 << (4 * sort) for sort in range(9)])
"""For each sort, one die in a pool."""

# One die still to be rolled, of each kind: they are rolled from the top down [A6].
ROLL_CHEESE: Final[i64] = 1
ROLL_MOVE: Final[i64] = 16
ROLL_CAT: Final[i64] = 256

# Endings, in the order of META.endings; 0 while the game goes on.
RUNNING: Final[i64] = 0
BY_SEVEN: Final[i64] = 1
BY_EXHAUSTION: Final[i64] = 2
BLOCKED: Final[i64] = 100
"""What entering a hex costs that holds a mouse or the cat: more than any die has."""

_SIGN: Final[i64] = -(1 << 63)
_BIT: Final = vec[i64]([1 << place for place in range(63)] + [-(1 << 63)])


@final
class Board:
    """A grid of hexes, which of them are the rim, and where the middle is."""

    def __init__(self, side: int) -> None:
        self.grid: Final[HexGrid] = grid(side)
        """Names, distances, lines."""
        self.hexes: Final[i64] = self.grid.hexes
        """How many hexes there are."""
        rim = set(self.grid.rim())
        self.rim: Final = vec[i64]([int(i in rim) for i in range(self.grid.hexes)])
        """For each hex, whether the cat keeps out of it [A10]."""
        rings = [
            self.grid.ring(i, far) for i in range(self.grid.hexes) for far in (1, 2, 3)
        ]
        self.rings: Final = vec[i64]([place for ring in rings for place in ring])
        """For each hex, what is 1, 2 and 3 steps away from it, one after the other."""
        self.ring_starts: Final = vec[i64](
            list(accumulate([len(ring) for ring in rings], initial=0))
        )
        """[3 * hex + steps - 1]: where in `rings` the hexes so far away begin."""
        self.middle: Final = self.grid.at(0, 0)
        """Where the cat starts [A3]."""
        self.cheese: Final = [self.grid.at(q, r) for q, r in CHEESE_SPOTS]
        """Where the cheese lies at first [A3]."""


@cache
def board_of(side: int) -> Board:
    """Return the board with that *side*, made once."""
    return Board(side)


def low_bit(place: i64) -> i64:
    """Return what *place* is in a set's low number."""
    return _BIT[place] if place < 64 else 0


def high_bit(place: i64) -> i64:
    """Return what *place* is in a set's high number."""
    return _BIT[place - 64] if place >= 64 else 0


def holds(low: i64, high: i64, place: i64) -> bool:
    """Tell whether a set holds *place*."""
    if place < 64:
        return (low & _BIT[place]) != 0
    return (high & _BIT[place - 64]) != 0


def size(low: i64, high: i64) -> i64:
    """Return how many hexes a set holds."""
    if low < 0:
        return count(low ^ _SIGN) + 1 + count(high)
    return count(low) + count(high)


def first(low: i64, high: i64) -> i64:
    """Return the first hex of a set, in reading order; the set is not empty."""
    return place_of(low & -low) if low else 64 + place_of(high & -high)


def gathered(places: list[int]) -> tuple[int, int]:
    """Return the set of these hexes, the inverse of `listed`: low and high."""
    low: i64 = 0
    high: i64 = 0
    for place in places:
        low |= low_bit(place)
        high |= high_bit(place)
    return int(low), int(high)


def listed(low: int, high: int) -> list[int]:
    """Return the hexes of a set, in reading order."""
    return [place for place in range(128) if holds(low, high, place)]


@final
class State(Value):
    """Where everything lies, which dice can be used, and whose turn it is."""

    def __init__(
        self,
        cat: i64,
        mice: i64,
        cheese_low: i64,
        cheese_high: i64,
        scores: i64,
        pool: i64,
        to_roll: i64,
        turn: i64,
        anchor: i64,
        idle: i64,
        round: i64,  # noqa: A002
        ending: i64,
    ) -> None:
        self.cat: Final[i64] = cat
        """The cat's hex."""
        self.mice: Final[i64] = mice
        """The hexes of the mice, eight bits each."""
        self.cheese_low: Final[i64] = cheese_low
        """The hexes with cheese, as a set: the low number."""
        self.cheese_high: Final[i64] = cheese_high
        """The rest of that set."""
        self.scores: Final[i64] = scores
        """The points, eight bits each."""
        self.pool: Final[i64] = pool
        """The dice that are rolled and not used yet, four bits for each sort."""
        self.to_roll: Final[i64] = to_roll
        """The dice still to be rolled: cheese, move, cat, four bits each [A6]."""
        self.turn: Final[i64] = turn
        """The seat on turn, once all is rolled; -1 until a starter is named [A5]."""
        self.anchor: Final[i64] = anchor
        """The starter, or the seat after the last that used a die in this round: when
        passing comes round to it, all have passed in a row [A12]."""
        self.idle: Final[i64] = idle
        """How many rounds in a row, this one included, are without a used die [A14]."""
        self.round: Final[i64] = round
        """The number of the round, from 1."""
        self.ending: Final[i64] = ending
        """How the game ended, RUNNING while it goes on."""

    def with_dice(self, pool: i64, to_roll: i64, turn: i64, anchor: i64) -> "State":
        """Return the position in the same round where only dice and turn differ."""
        return State(
            self.cat,
            self.mice,
            self.cheese_low,
            self.cheese_high,
            self.scores,
            pool,
            to_roll,
            turn,
            anchor,
            self.idle,
            self.round,
            RUNNING,
        )


def of_seat(packed: i64, seat: i64) -> i64:
    """Return what a number with eight bits a seat says of *seat*."""
    return (packed >> (8 * seat)) & 255


def change_seat(packed: i64, seat: i64, old: i64, new: i64) -> i64:
    """Return such a number with *new* in place of *old* for *seat*."""
    return packed + ((new - old) << (8 * seat))


def dice(pool: i64, sort: i64) -> i64:
    """Return how many dice of a sort are in a pool."""
    return (pool >> (4 * sort)) & 15


def roll_of(cheese: i64, moves: i64) -> i64:
    """Return the roll at the start of a round: the cat die, and so many others [A6]."""
    return ROLL_CAT + ROLL_MOVE * moves + ROLL_CHEESE * cheese


def next_kind(to_roll: i64) -> i64:
    """Return the kind of the die that is rolled next [A6]."""
    if to_roll >= ROLL_CAT:
        return CAT
    return MOVE if to_roll >= ROLL_MOVE else CHEESE


def left_to_roll(state: State) -> int:
    """Return how many dice are still to be rolled."""
    return int(sum([dice(state.to_roll, kind) for kind in range(3)]))


def pack(values: list[int], bits: int) -> int:
    """Return *values* in one number, so many *bits* each."""
    packed = 0
    for place, value in enumerate(values):
        packed |= value << (bits * place)
    return packed


def mice_of(state: State, seats: int) -> list[int]:
    """Return the hexes of all mice, by seat."""
    return [int(of_seat(state.mice, seat)) for seat in range(seats)]


def scores_of(state: State, seats: int) -> list[int]:
    """Return the points of all seats."""
    return [int(of_seat(state.scores, seat)) for seat in range(seats)]


def pool_of(state: State) -> list[int]:
    """Return how many dice of each sort are in the pool."""
    return [int(dice(state.pool, sort)) for sort in range(9)]


def cheese_of(state: State) -> list[int]:
    """Return the hexes with cheese, in reading order."""
    return listed(state.cheese_low, state.cheese_high)


def has_cheese(state: State, place: i64) -> bool:
    """Tell whether there is cheese on *place*."""
    return holds(state.cheese_low, state.cheese_high, place)


def kind_of(sort: int) -> int:
    """Return the kind of a sort of dice: CAT, MOVE or CHEESE."""
    return sort // 3


def value_of(sort: int) -> int:
    """Return what dice of a sort show: 1, 2 or 3."""
    return sort % 3 + 1


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


def vacant(board: Board, state: State, seats: i64, place: i64) -> bool:
    """Tell whether *place*, which is not the cat's, is free for cheese [A11]."""
    if has_cheese(state, place):
        return False
    return nearest_mouse(board, state, seats, place) != 0


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
