# compiled: hot
"""
What a game's `rules.py` promises: the verbs that decide.

This is the part that is compiled and searched. The friendly face of the same
verbs, for everybody outside, is `whiskerworks.core.game.Game`.
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

    A position is a value: no verb changes the one it is handed. A move is a
    small number, below `move_limit`, that means the same in every position.
    Verbs need not check what they are handed; `core.match.submit` is the checked door.
    Comparing and hashing positions may take time that grows with their past: a
    search that meets positions again keys them itself.
    """

    def __init__(self, seats: int, most_moves: int, move_limit: int) -> None:
        self.seats: Final = seats
        """How many play."""
        self.most_moves: Final = most_moves
        """No position offers more moves than this."""
        self.move_limit: Final = move_limit
        """Every move is at least 0 and less than this."""

    def start(self) -> S:
        """Return the position in which the game begins."""
        raise NotImplementedError

    def to_move(self, state: S) -> i64:
        """Return the seat on turn, CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def fill(self, state: S, moves: vec[i64]) -> i64:
        """Write every legal move to the front of *moves* and return how many."""
        raise NotImplementedError

    def weigh(self, state: S, weights: vec[i64]) -> None:
        """At CHANCE, write the weight of each move, in the order of `fill`."""
        raise NotImplementedError

    def why_illegal(self, state: S, move: i64) -> Refusal | None:
        """Return why the seat on turn may not play *move*, or None if it may."""
        raise NotImplementedError

    def play(self, state: S, move: i64) -> S:
        """Return the position after *move*, which must be legal."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        raise NotImplementedError

    def is_final(self, state: S, move: i64) -> bool:
        """
        Tell whether *move* shows what was hidden, so that it cannot be undone.

        The offer of such a move, and of no other, bears the mark FINAL.
        """
        return False

    def pick(self, state: S, moves: vec[i64], rng: Random) -> i64:
        """
        Draw a legal move: a fair one for a seat, by its weight for chance.

        *moves* is `room` to work in. A game that can draw one without listing all
        does so here: imagined games are made of such moves.
        """
        return pick_listed(self, state, moves, rng)


def room(most: int) -> vec[i64]:
    """Return a vector that *most* moves or weights can be written into."""
    return vec[i64]([0] * most)


def listed(rules: Rules[S], state: S) -> list[int]:
    """
    Return every legal move, for whoever is not compiled.

    A vector that is made there and handed to compiled code is never freed.
    """
    moves = room(rules.most_moves)
    count = rules.fill(state, moves)
    return [moves[i] for i in range(count)]


def picked(rules: Rules[S], state: S, rng: Random) -> int:
    """Draw a legal move as `Rules.pick` does, for whoever is not compiled."""
    return rules.pick(state, room(rules.most_moves), rng)


def pick_listed(rules: Rules[S], state: S, moves: vec[i64], rng: Random) -> i64:
    """Draw a legal move as `Rules.pick` promises; all are left listed in *moves*."""
    count = rules.fill(state, moves)
    if rules.to_move(state) != CHANCE:
        return moves[rng.randrange(count)]
    weights = room(int(count))
    rules.weigh(state, weights)
    return moves[draw(weights, count, rng)]


def draw(weights: vec[i64], count: i64, rng: Random) -> i64:
    """Draw an index with exactly the chances that the first *count* weights give."""
    total: i64 = 0
    for i in range(count):
        total += weights[i]
    left = rng.randrange(total)
    index: i64 = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index
