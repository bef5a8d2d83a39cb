# compiled: hot
"""
The board of gears: 55 pegs in ten rows [G1], and the wheels that never move [G2].

    a                    *                  gold, a1
    b                  .   .
    c                .   .   .
    ...
    j    B   .   .   .   .   .   .   .   .   R     Blue's base j1, Red's base j10

Pegs are numbered in reading order: a1 is 0, j10 is 54.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.kit import triangle
from whiskerworks.kit.bits import members, place_of
from whiskerworks.kit.trains import explain, neighbours_of

SIDE: Final = 10
PEGS: Final[i64] = 55
NAMES: Final = triangle.peg_names(10)
"""The pegs' names, a1 first."""

BLUE: Final[i64] = 0
RED: Final[i64] = 1
COLOURS: Final = ("blue", "red")

GOLD: Final[i64] = 1
"""The gold wheel, on a1."""
BLUE_BASE: Final[i64] = 1 << 45
"""Blue's base, on j1."""
RED_BASE: Final[i64] = 1 << 54
"""Red's base, on j10."""
CORNERS: Final[i64] = 1 | 1 << 45 | 1 << 54
BOARD: Final[i64] = (1 << 55) - 1
"""Every peg."""

LOOSE: Final[i64] = 14
"""How many loose cogs each player has [G2]."""

_BESIDE: Final = triangle.neighbours(10)
NEIGHBOURS: Final = vec[i64](_BESIDE)
"""For each peg, the pegs next to it."""
NEAR: Final = vec[i64](
    [
        sum([1 << peg for peg, others in enumerate(_BESIDE) if others & beside])
        for beside in _BESIDE
    ]
)
"""For each peg, the pegs next to one of its neighbours."""
_LATER: Final = vec[i64](
    [beside >> (peg + 1) << (peg + 1) for peg, beside in enumerate(_BESIDE)]
)
"""For each peg, those of its neighbours that have a higher number."""

_PAIRS: Final[i64] = 1 << 1 | 1 << 2 | 1 << 36 | 1 << 46 | 1 << 44 | 1 << 53
"""The six pegs next to a corner."""


def _twins() -> list[int]:
    twins = [0] * 55
    for corner in members(CORNERS):
        one, other = members(_BESIDE[corner])
        twins[one] = 1 << other
        twins[other] = 1 << one
    return twins


_TWIN: Final = vec[i64](_twins())
"""For a peg next to a corner, the other peg next to that corner."""


def base_of(colour: i64) -> i64:
    """Return the base wheel of *colour*."""
    return RED_BASE if colour else BLUE_BASE


def ring_at_base(wheels: i64, colour: i64) -> str:
    """Return the ring that locks the base of *colour*; "" if the base turns [G5]."""
    ring = explain(NEIGHBOURS, wheels, base_of(colour)).ring
    return " ".join([NAMES[peg] for peg in ring])


def triangle_pegs(own: i64) -> i64:
    """Return the pegs where one more wheel would close a triangle of *own* [G6a]."""
    pegs: i64 = 0
    rest = own
    while rest:
        wheel = rest & -rest
        rest ^= wheel
        peg = place_of(wheel)
        partners = _LATER[peg] & own
        if partners:
            pegs |= NEIGHBOURS[peg] & neighbours_of(NEIGHBOURS, partners)
    return pegs


def corner_pegs(own: i64) -> i64:
    """Return the pegs where one more wheel would shut a corner with *own* [G6b]."""
    pegs: i64 = 0
    rest = own & _PAIRS
    while rest:
        wheel = rest & -rest
        rest ^= wheel
        pegs |= _TWIN[place_of(wheel)]
    return pegs


def is_twin(own: i64, peg: i64) -> bool:
    """Tell whether one more wheel on *peg* would shut a corner with *own* [G6b]."""
    return (_TWIN[peg] & own) != 0
