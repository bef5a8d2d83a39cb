"""What a game's `advice.py` promises: a judgement of positions, for players."""

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """Knows what is worth having in a game for one player."""

    def clock(self, state: S) -> i64:
        """Return how far the game has come: a number that grows from turn to turn."""
        raise NotImplementedError

    def value(self, state: S, aim: i64) -> i64:
        """
        Return how good a position is while the game goes on: from 0 to 99,999.

        What to aim at is a number that the game gives a meaning.
        """
        raise NotImplementedError

    def aim(self, state: S) -> i64:
        """Return what to aim at, for somebody who knows only the position."""
        raise NotImplementedError

    def foreseen(self, seed: i64) -> i64:
        """Return what to aim at, for somebody who knows what chance does by *seed*."""
        raise NotImplementedError

    def pinned(self, seed: i64) -> list[int]:
        """Return moves of chance that come before all others, by *seed*."""
        return []

    def apart(self, move: i64) -> bool:
        """Tell whether something comes between the cards, in no order with them."""
        return False


def rank(seed: i64, move: i64) -> i64:
    """Return how early a move of chance comes by *seed*: below 2**31, small first."""
    mixed = (seed * 48_271 + move * 69_621 + 12_345) & 0x7FFFFFFF
    for _ in range(3):
        mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & 0x7FFFFFFF
        mixed = ((mixed ^ (mixed >> 12)) * 0x297A2D39) & 0x7FFFFFFF
    return mixed ^ (mixed >> 15)
