# compiled: hot
"""
The contract of a game's `rules.py`: legal moves, play and outcomes.

This part is compiled and searched. `whiskerworks.core.game.Game` offers the same verbs
to all other code, with checks and plain lists.
"""

from typing import Final, Generic, TypeVar

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from whiskerworks.core.message import Refusal
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """
    The rules of a game, bound to its number of seats and its options.

    Positions are values: no method changes its argument. A move is a small number
    below `move_limit` that means the same in every position. Methods need not check
    their arguments; `core.match.submit` does. Comparing and hashing positions may take
    time that grows with the length of the game, so a search that looks up positions
    should use keys of its own.
    """

    def __init__(self, seats: int, max_legal_moves: int, move_limit: int) -> None:
        self.seats: Final = seats
        """The number of seats."""
        self.max_legal_moves: Final = max_legal_moves
        """Maximum number of legal moves in a position."""
        self.move_limit: Final = move_limit
        """Every move is a number from 0 to one less than this."""

    def start(self) -> S:
        """Return the starting position."""
        raise NotImplementedError

    def to_move(self, state: S) -> i64:
        """Return the seat to move, CHANCE, or GAME_OVER."""
        raise NotImplementedError

    def legal_moves_into(self, state: S, moves: vec[i64]) -> i64:
        """Write every legal move to the front of *moves*, and return their number."""
        raise NotImplementedError

    def weights_into(self, state: S, weights: vec[i64]) -> None:
        """
        Write the weight of each move at CHANCE.

        The order is that of `legal_moves_into`.
        """
        raise NotImplementedError

    def why_illegal(self, state: S, move: i64) -> Refusal | None:
        """Return why *move* is illegal for the seat to move; None if it is legal."""
        raise NotImplementedError

    def play(self, state: S, move: i64) -> S:
        """Return the position after *move*, which must be legal."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        raise NotImplementedError

    def is_final(self, state: S, move: i64) -> bool:
        """
        Whether *move* reveals something hidden, so that it cannot be undone.

        Exactly the offers of such moves have the mark FINAL.
        """
        return False

    def pick(self, state: S, moves: vec[i64], rng: Random) -> i64:
        """
        Pick a random legal move: uniformly for a seat, by weight for chance.

        *moves* is a scratch buffer from `move_buffer`. Override this in a game that can
        pick a move without listing all of them: bots' rollouts call it for every move.
        """
        return pick_by_listing(self, state, moves, rng)


def move_buffer(size: int) -> vec[i64]:
    """Return a vector with room for *size* moves or weights."""
    return vec[i64]([0] * size)


def list_legal_moves(rules: Rules[S], state: S) -> list[int]:
    """
    Return every legal move as a list; call this from interpreted code.

    A vector that interpreted code creates and passes to compiled code is never freed.
    """
    moves = move_buffer(rules.max_legal_moves)
    count = rules.legal_moves_into(state, moves)
    return [moves[i] for i in range(count)]


def pick_legal_move(rules: Rules[S], state: S, rng: Random) -> int:
    """Pick a random legal move like `Rules.pick`; call this from interpreted code."""
    return rules.pick(state, move_buffer(rules.max_legal_moves), rng)


def pick_by_listing(rules: Rules[S], state: S, moves: vec[i64], rng: Random) -> i64:
    """Pick a random legal move from a full list, which stays in *moves*."""
    count = rules.legal_moves_into(state, moves)
    if rules.to_move(state) != CHANCE:
        return moves[rng.randrange(count)]
    weights = move_buffer(int(count))
    rules.weights_into(state, weights)
    return moves[draw_index(weights, count, rng)]


def draw_index(weights: vec[i64], count: i64, rng: Random) -> i64:
    """Draw an index with exactly the odds of the first *count* weights."""
    total: i64 = 0
    for i in range(count):
        total += weights[i]
    left = rng.randrange(total)
    index: i64 = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index
