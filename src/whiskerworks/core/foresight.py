# compiled: hot
"""What `advice.py` promises in games for one player: how good it is to stand where."""

from collections.abc import Callable
from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from whiskerworks.core.advice import Advice
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight(Advice[S]):
    """
    Judges positions at the start of a turn, and what chance may do till then.

    Whoever looks ahead settles what chance will do by a seed, and looks along that.
    """

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

    def worth(self, turns: i64, value: i64) -> i64:
        """
        Return what a way is worth that goes on for so many *turns* to that *value*.

        `win` and `loss` are what ways are worth that end.
        """
        raise NotImplementedError

    def win(self) -> i64:
        """Return what a way is worth that wins."""
        return 10_000

    def loss(self) -> i64:
        """Return what a way is worth that loses."""
        return -1_000

    def broad(self) -> i64:
        """Return how many thoughts are for all choices; those after, for the best."""
        return 10

    def pinned(self, seed: i64) -> list[int]:
        """Return moves of chance that come before all others, by *seed*."""
        return []

    def apart(self, move: i64) -> bool:
        """Tell whether something comes between the cards, in no order with them."""
        return False

    def hopeless(self, state: S, choose: Callable[[S], i64]) -> bool:
        """
        Tell whether it is plain, without a search, that nobody can win any more.

        *choose* returns what chance does in a position, or -1 where that is unknown.
        """
        return False


def rank(seed: i64, move: i64) -> i64:
    """Return how early a move of chance comes by *seed*: below 2**31, small first."""
    mixed = (seed * 48_271 + move * 69_621 + 12_345) & 0x7FFFFFFF
    for _mix in range(3):
        mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & 0x7FFFFFFF
        mixed = ((mixed ^ (mixed >> 12)) * 0x297A2D39) & 0x7FFFFFFF
    return mixed ^ (mixed >> 15)
