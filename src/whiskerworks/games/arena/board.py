# compiled: hot
"""
The arena itself: the grid with its rim, and sets of its hexes [A1].

A set of hexes is two numbers, since 127 hexes do not fit into the bits of one:
*low* holds hexes 0 to 63, *high* the others. Bit 63 of *low* is its sign, so nothing
but `size` and `first` count or shift these bits.
"""

from functools import cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.games.arena.setup import CHEESE_SPOTS
from whiskerworks.kit.bits import count, place_of
from whiskerworks.kit.hexes import HexGrid, grid

FAR: Final = (1, 2, 3)
"""How far a die may say."""

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
        rings = [self.grid.ring(i, far) for i in range(self.grid.hexes) for far in FAR]
        self.rings: Final = vec[i64]([place for ring in rings for place in ring])
        """For each hex, what is 1, 2 and 3 steps away from it, one after the other."""
        self.ring_starts: Final = vec[i64](_starts(rings))
        """[3 * hex + steps - 1]: where in `rings` the hexes so far away begin."""
        self.middle: Final = self.grid.at(0, 0)
        """Where the cat starts [A3]."""
        self.cheese: Final = [self.grid.at(q, r) for q, r in CHEESE_SPOTS]
        """Where the cheese lies at first [A3]."""


def _starts(rings: list[list[int]]) -> list[int]:
    """Return where each ring begins, one put behind the other; and the end of all."""
    starts = [0]
    for ring in rings:
        starts.append(starts[-1] + len(ring))
    return starts


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
