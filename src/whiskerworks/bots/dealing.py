# compiled: warm
"""
What chance may do in a deal that is known: in whole, or as far as it was played.

The same cards come in the same order, however one plays.
"""

from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from whiskerworks.bots.fate import Fate
from whiskerworks.core.rules import Rules, room
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

NEVER: Final[i64] = 1 << 40
"""The place in the order of what did not come."""
BARRED: Final[i64] = 1 << 41
"""The place of what cannot come, by what is known."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealing(Generic[S]):
    """Knows what chance does."""

    def fill(self, state: S, moves: vec[i64]) -> i64:
        """Write what chance may do to the front of *moves*; return how many."""
        raise NotImplementedError

    def choose(self, state: S) -> i64:
        """Return what chance does, or -1 where more than one thing may come."""
        raise NotImplementedError


@final
class ByFate(Dealing[S]):
    """Deals as a seed has settled it, to the last card."""

    def __init__(self, fate: Fate[S]) -> None:
        self._fate: Final = fate

    def fill(self, state: S, moves: vec[i64]) -> i64:
        moves[0] = self._fate.choose(state)
        return 1

    def choose(self, state: S) -> i64:
        return self._fate.choose(state)


@final
class ByOrder(Dealing[S]):
    """Deals in the order of some moves of chance; anything may come behind them."""

    def __init__(self, rules: Rules[S], order: list[int], barred: list[int]) -> None:
        self._rules: Final = rules
        self._moves: Final = room(rules.most_moves)
        places = room(rules.move_limit)
        for move in range(rules.move_limit):
            places[move] = NEVER
        for move in barred:
            places[move] = BARRED
        for place, move in enumerate(order):
            places[move] = place
        self._places: Final = places
        """For each move, its place in the order."""

    def fill(self, state: S, moves: vec[i64]) -> i64:
        """Write the first in the order of all that can come; or all, if none is."""
        count = self._rules.fill(state, moves)
        first = BARRED
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
