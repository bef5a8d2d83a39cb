# compiled: warm
"""
Chance fixed in advance, by a seed or by the draws of a recorded game.

The same cards come in the same order whatever the players do: if one outcome ranks
before another, it comes first whenever both are possible. An outcome that comes
between the cards, listed last, has no rank: each draw decides by its weights whether
it comes now.
"""

from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from whiskerworks.core.advice import Foresight, chance_rank
from whiskerworks.core.rules import Rules, move_buffer
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

PINNED_RANK_BONUS: Final[i64] = 1 << 31
"""Subtracted from pinned outcomes, it exceeds any rank."""
UNPLAYED_PLACE: Final[i64] = 1 << 40
"""The place of outcomes that did not come up."""
IMPOSSIBLE_PLACE: Final[i64] = 1 << 41
"""The place of outcomes known to be impossible."""


@final
class FixedChance(Generic[S]):
    """Chooses chance outcomes, always the same for a seed."""

    def __init__(self, rules: Rules[S], advice: Foresight[S], seed: i64) -> None:
        self._rules: Final = rules
        self._seed: Final[i64] = seed
        self._advice: Final = advice
        self._pinned: Final = advice.first_draws(seed)
        self._moves: Final = move_buffer(rules.max_legal_moves)
        self._weights: Final = move_buffer(rules.max_legal_moves)

    def settle(self, state: S) -> S:
        """Return the position after all chance outcomes that come next."""
        rules = self._rules
        while rules.to_move(state) == CHANCE:
            state = rules.play(state, self.choose(state))
        return state

    def choose(self, state: S) -> i64:
        """Return the chance outcome in a position."""
        count = self._rules.legal_moves_into(state, self._moves)
        self._rules.weights_into(state, self._weights)
        last = count - 1
        if not self._advice.is_unordered(self._moves[last]):
            return self._first(count)
        return self._moves[last] if self._comes_now(count) else self._first(last)

    def _comes_now(self, count: i64) -> bool:
        """Whether the last outcome, which comes between the others, comes now."""
        total: i64 = 0
        for index in range(count):
            total += self._weights[index]
        drawn = chance_rank(self._seed, 1_000_000 + count * 10_000 + total)
        return drawn % total < self._weights[count - 1]

    def _first(self, count: i64) -> i64:
        """Return the ranked outcome that comes first."""
        best = self._moves[0]
        least = self._rank(best)
        for index in range(1, count):
            found = self._rank(self._moves[index])
            if found < least:
                best = self._moves[index]
                least = found
        return best

    def _rank(self, move: i64) -> i64:
        """Return an outcome's rank; pinned outcomes rank first."""
        for pinned in self._pinned:
            if move == pinned:
                return chance_rank(self._seed, move) - PINNED_RANK_BONUS
        return chance_rank(self._seed, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class KnownDeal(Generic[S]):
    """A deal known in whole, or as far as it was played."""

    def legal_moves_into(self, state: S, moves: vec[i64]) -> i64:
        """Write the possible chance outcomes into *moves*; return their number."""
        raise NotImplementedError

    def choose(self, state: S) -> i64:
        """Return the chance outcome, or -1 if several are possible."""
        raise NotImplementedError


@final
class SeededDeal(KnownDeal[S]):
    """A deal fixed by a seed, to the last card."""

    def __init__(self, chance: FixedChance[S]) -> None:
        self._chance: Final = chance

    def legal_moves_into(self, state: S, moves: vec[i64]) -> i64:
        moves[0] = self._chance.choose(state)
        return 1

    def choose(self, state: S) -> i64:
        return self._chance.choose(state)


@final
class OrderedDeal(KnownDeal[S]):
    """A deal known by its draws so far; anything may come after them."""

    def __init__(
        self, rules: Rules[S], order: list[int], impossible: list[int]
    ) -> None:
        self._rules: Final = rules
        self._moves: Final = move_buffer(rules.max_legal_moves)
        places = move_buffer(rules.move_limit)
        for move in range(rules.move_limit):
            places[move] = UNPLAYED_PLACE
        for move in impossible:
            places[move] = IMPOSSIBLE_PLACE
        for place, move in enumerate(order):
            places[move] = place
        self._places: Final = places
        """The place in the order of each chance outcome."""

    def legal_moves_into(self, state: S, moves: vec[i64]) -> i64:
        """Write the first possible outcome in the order; all if none is ordered."""
        count = self._rules.legal_moves_into(state, moves)
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
        count = self.legal_moves_into(state, self._moves)
        return self._moves[0] if count == 1 else -1
