# compiled: warm
"""
One way in which chance may go, settled before anybody plays.

However one plays, the same cards come in the same order: an outcome of chance that is
settled to come before another does so whenever both can come. Something that comes
between the cards, listed last, has no place in their order: whether it comes now is
settled for each draw, by the weights of that draw.
"""

from typing import Final, Generic, TypeVar, final

from mypy_extensions import i64

from whiskerworks.core.advice import Foresight, rank
from whiskerworks.core.rules import Rules, room
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

PINNED: Final[i64] = 1 << 31
"""More than any rank."""


@final
class Fate(Generic[S]):
    """Plays chance's moves, always in the same way."""

    def __init__(self, rules: Rules[S], advice: Foresight[S], seed: i64) -> None:
        self._rules: Final = rules
        self._seed: Final[i64] = seed
        self._advice: Final = advice
        self._pinned: Final = advice.pinned(seed)
        self._moves: Final = room(rules.most_moves)
        self._weights: Final = room(rules.most_moves)

    def settle(self, state: S) -> S:
        """Return the position once chance has done what it does."""
        rules = self._rules
        while rules.to_move(state) == CHANCE:
            state = rules.play(state, self.choose(state))
        return state

    def choose(self, state: S) -> i64:
        """Return what chance does in a position."""
        count = self._rules.fill(state, self._moves)
        self._rules.weigh(state, self._weights)
        last = count - 1
        if not self._advice.apart(self._moves[last]):
            return self._first(count)
        return self._moves[last] if self._comes(count) else self._first(last)

    def _comes(self, count: i64) -> bool:
        """Tell whether the last outcome, which comes between the others, comes now."""
        total: i64 = 0
        for index in range(count):
            total += self._weights[index]
        drawn = rank(self._seed, 1_000_000 + count * 10_000 + total)
        return drawn % total < self._weights[count - 1]

    def _first(self, count: i64) -> i64:
        """Return the outcome that comes first, of those that are alike."""
        best = self._moves[0]
        least = self._rank(best)
        for index in range(1, count):
            found = self._rank(self._moves[index])
            if found < least:
                best = self._moves[index]
                least = found
        return best

    def _rank(self, move: i64) -> i64:
        """Return how early a move comes; those that are pinned come first."""
        for pinned in self._pinned:
            if move == pinned:
                return rank(self._seed, move) - PINNED
        return rank(self._seed, move)
