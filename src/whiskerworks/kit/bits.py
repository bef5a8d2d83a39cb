# compiled: hot
"""
Sets of up to 63 places as the bits of one number.

Written for mypyc. It compiles `1 << n` with a variable n to a shift of 32 bits, so
single bits come from a table. It has no instruction for the index of the lowest bit, so
the top six bits of a product with a de Bruijn number look it up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89


def _places() -> list[int]:
    places = [0] * 64
    for place in range(64):
        places[((0x03F79D71B4CB0A89 << place) >> 58) & 63] = place
    return places


_PLACE: Final = vec[i64](_places())

BIT: Final = vec[i64]([1 << place for place in range(63)])
"""The set that holds one place."""


def place_of(bit: i64) -> i64:
    """Return the place of a single *bit*."""
    return _PLACE[(bit * _DE_BRUIJN >> 58) & 63]


def count(places: i64) -> i64:
    """Return how many *places* the set holds."""
    total: i64 = 0
    while places:
        places &= places - 1
        total += 1
    return total


def nth(places: i64, number: i64) -> i64:
    """Return one of *places* as a bit, number 0 the lowest; 0 if there is none."""
    while number > 0:
        places &= places - 1
        number -= 1
    return places & -places


def members(places: i64) -> list[int]:
    """Return the places in the set, in ascending order."""
    found: list[int] = []
    while places:
        low = places & -places
        found.append(place_of(low))
        places ^= low
    return found
