# compiled: hot
"""
A position of arena, and how to look into it.

Mice and scores are kept eight bits a seat in one number, dice of the pool four bits
for each of nine sorts: cat 1 to 3, move 1 to 3, cheese 1 to 3.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.value import Value
from whiskerworks.games.arena.board import holds, listed, size
from whiskerworks.games.arena.setup import CHEESE_DICE

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
        """The hexes with cheese, as a set: see `board.py`."""
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


def sort_of(kind: int, value: int) -> int:
    """Return the sort of dice of a *kind* that show *value*."""
    return 3 * kind + value - 1


def by_kind(pool: list[int]) -> list[int]:
    """Return how many dice of each kind there are in a pool, given by sorts."""
    return [sum(pool[3 * kind : 3 * kind + 3]) for kind in range(3)]


def off_board(state: State, move_dice: i64) -> list[int]:
    """Return how many dice of each kind are not on the board."""
    lying = size(state.cheese_low, state.cheese_high)
    return [1, int(move_dice), int(CHEESE_DICE - lying)]


def aside(state: State, move_dice: i64) -> list[int]:
    """Return how many dice of each kind are used, or not rolled yet."""
    held = by_kind(pool_of(state))
    return [
        there - has
        for there, has in zip(off_board(state, move_dice), held, strict=True)
    ]
