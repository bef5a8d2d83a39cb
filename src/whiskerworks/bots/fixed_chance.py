# compiled: warm
"""
One way in which chance may go, settled before anybody plays.

However one plays, the same cards come in the same order: an outcome of chance that is
settled to come before another does so whenever both can come. Something that comes
between the cards, listed last, has no place in their order: whether it comes now is
settled for each draw, by the weights of that draw.
"""

from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from whiskerworks.core.advice import Foresight, rank
from whiskerworks.core.rules import Rules, room
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

PINNED_RANK_BONUS: Final[i64] = 1 << 31
"""More than any rank."""
UNPLAYED_PLACE: Final[i64] = 1 << 40
"""The place in the order of what did not come."""
IMPOSSIBLE_PLACE: Final[i64] = 1 << 41
"""The place of what cannot come, by what is known."""


@final
class FixedChance(Generic[S]):
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
                return rank(self._seed, move) - PINNED_RANK_BONUS
        return rank(self._seed, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class KnownDeal(Generic[S]):
    """Knows what chance does."""

    def fill(self, state: S, moves: vec[i64]) -> i64:
        """Write what chance may do to the front of *moves*; return how many."""
        raise NotImplementedError

    def choose(self, state: S) -> i64:
        """Return what chance does, or -1 where more than one thing may come."""
        raise NotImplementedError


@final
class SeededDeal(KnownDeal[S]):
    """Deals as a seed has settled it, to the last card."""

    def __init__(self, fate: FixedChance[S]) -> None:
        self._fate: Final = fate

    def fill(self, state: S, moves: vec[i64]) -> i64:
        moves[0] = self._fate.choose(state)
        return 1

    def choose(self, state: S) -> i64:
        return self._fate.choose(state)


@final
class OrderedDeal(KnownDeal[S]):
    """Deals in the order of some moves of chance; anything may come behind them."""

    def __init__(self, rules: Rules[S], order: list[int], barred: list[int]) -> None:
        self._rules: Final = rules
        self._moves: Final = room(rules.most_moves)
        places = room(rules.move_limit)
        for move in range(rules.move_limit):
            places[move] = UNPLAYED_PLACE
        for move in barred:
            places[move] = IMPOSSIBLE_PLACE
        for place, move in enumerate(order):
            places[move] = place
        self._places: Final = places
        """For each move, its place in the order."""

    def fill(self, state: S, moves: vec[i64]) -> i64:
        """Write the first in the order of all that can come; or all, if none is."""
        count = self._rules.fill(state, moves)
        first = IMPOSSIBLE_PLACE
        for index in range(count):
            first = min(first, self._places[moves[index]])
        kept: i64 = 0
        for index in range(count):
            if self._places[moves[index]] == first:
                moves[kept] = moves[index]
                kept += 1
        return kept

    def choose(self, state: S) -> i64:
        count = self.fill(state, self._moves)
        return self._moves[0] if count == 1 else -1
