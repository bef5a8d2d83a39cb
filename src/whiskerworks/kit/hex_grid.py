# compiled: hot
"""
A hexagon of hexes, in rows that grow towards the middle.

    a     a1  a2  a3            (0,-2) (1,-2) (2,-2)
    b   b1  b2  b3  b4        (-1,-1) (0,-1) (1,-1) (2,-1)
    c c1  c2  c3  c4  c5     (-2,0) (-1,0) (0,0) (1,0) (2,0)
    d   d1  d2  d3  d4        (-2,1) (-1,1) (0,1) (1,1)
    e     e1  e2  e3            (-2,2) (-1,2) (0,2)

A hex's name is the letter of its row and its number from the left. In code, a hex is a
number in reading order, from 0, and has two axial coordinates: `q` grows to the east,
`r` to the south-east, and the middle is (0, 0).

A set of hexes is two numbers, since 127 hexes do not fit into the bits of one: *low*
holds hexes 0 to 63, *high* the others. Bit 63 of *low* is its sign, so only `set_size`
and `first_of_set` may count or shift these bits.
"""

from functools import cache
from itertools import accumulate
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whiskerworks.kit.bits import count, place_of

Axial = tuple[int, int]

DIRECTIONS: Final[tuple[Axial, ...]] = (
    (1, 0),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (0, -1),
    (1, -1),
)
"""One step east, south-east, south-west, west, north-west, north-east: clockwise."""

_SIGN: Final[i64] = -(1 << 63)
_BIT: Final = vec[i64]([1 << place for place in range(63)] + [-(1 << 63)])


@final
class HexGrid:
    """All hexes at most `side` - 1 steps from the middle, and their geometry."""

    def __init__(self, side: int) -> None:
        self.side: Final = side
        """The number of hexes on each edge."""
        self.axial: Final = _coordinates(side - 1)
        """The axial coordinates of every hex, in reading order."""
        self.names: Final = [_name(side - 1, q, r) for q, r in self.axial]
        """The name of each hex."""
        self._at: Final = {spot: i for i, spot in enumerate(self.axial)}
        self.places: Final = {name: i for i, name in enumerate(self.names)}
        """The hexes by their names."""
        self.hexes: Final[i64] = len(self.axial)
        """The number of hexes."""
        self.steps: Final = vec[i64](
            [
                self._at.get((q + x, r + y), -1)
                for q, r in self.axial
                for x, y in DIRECTIONS
            ]
        )
        """[6 * hex + direction]: the next hex that way, -1 off the grid."""
        self.apart: Final = vec[u8](
            [_distance(one, two) for one in self.axial for two in self.axial]
        )
        """[`hexes` * one + two]: the distance between two hexes."""
        self.ways: Final = vec[u8](
            [_straight_direction(one, two) for one in self.axial for two in self.axial]
        )
        """[`hexes` * one + two]: the straight direction from one to two, 6 if none."""
        self.middle: Final = self._at[0, 0]
        """The hex in the middle."""
        far = [_distance((0, 0), spot) for spot in self.axial]
        self.rim: Final = vec[i64]([int(steps == side - 1) for steps in far])
        """1 for each outermost hex, 0 for the others."""
        rings = [
            [i for i, other in enumerate(self.axial) if _distance(one, other) == steps]
            for one in self.axial
            for steps in (1, 2, 3)
        ]
        self.rings: Final = vec[i64]([place for ring in rings for place in ring])
        """The hexes 1, 2 and 3 steps from each hex, one list after the other."""
        self.ring_starts: Final = vec[i64](
            list(accumulate([len(ring) for ring in rings], initial=0))
        )
        """[3 * hex + steps - 1]: the index in `rings` of the hexes *steps* away."""

    def at(self, q: int, r: int) -> int:
        """Return the hex with these axial coordinates, or -1."""
        return self._at.get((q, r), -1)

    def named(self, name: str) -> int:
        """Return the hex with that *name*, or -1."""
        return self.places.get(name, -1)

    def neighbours(self, place: int) -> list[int]:
        """Return the hexes next to one, clockwise from the east."""
        around = [int(self.steps[6 * place + way]) for way in range(6)]
        return [other for other in around if other >= 0]

    def distance(self, one: int, other: int) -> int:
        """Return the fewest steps from *one* hex to the *other*."""
        return int(self.apart[self.hexes * one + other])

    def ring(self, place: int, steps: int) -> list[int]:
        """Return the hexes exactly *steps* away, in reading order."""
        return [
            other for other in range(self.hexes) if self.distance(place, other) == steps
        ]

    def corners(self) -> list[int]:
        """Return the six corners, clockwise from the top left."""
        far = self.side - 1
        ways = (*DIRECTIONS[4:], *DIRECTIONS[:4])
        return [self.at(far * q, far * r) for q, r in ways]

    def direction(self, one: int, other: int) -> int:
        """Return the straight direction to the *other* hex, or -1."""
        way = int(self.ways[self.hexes * one + other])
        return way if way < 6 else -1

    def ray(self, place: int, direction: int) -> list[int]:
        """Return the hexes after *place* in a *direction*, up to the edge."""
        found: list[int] = []
        place = int(self.steps[6 * place + direction])
        while place >= 0:
            found.append(place)
            place = int(self.steps[6 * place + direction])
        return found

    def line(self, one: int, other: int) -> list[int]:
        """Return the hexes entered on a straight line, or [] if none is straight."""
        direction = self.direction(one, other)
        if direction < 0:
            return []
        return self.ray(one, direction)[: self.distance(one, other)]

    def turned(self, place: int) -> int:
        """Return the image of a hex when the grid turns by 60° clockwise."""
        q, r = self.axial[place]
        return self.at(-r, q + r)


@cache
def grid(side: int) -> HexGrid:
    """
    Return the grid with this *side*, cached.

    Raises:
        ValueError: The side is not from 1 to 13; rows have letters only up to that.
    """
    if not 1 <= side <= 13:
        raise ValueError(f"a side has 1 to 13 hexes, not {side}")
    return HexGrid(side)


def _coordinates(far: int) -> list[Axial]:
    """Return the coordinates at most *far* from the middle, in reading order."""
    return [
        (q, r)
        for r in range(-far, far + 1)
        for q in range(-far, far + 1)
        if abs(q + r) <= far
    ]


def _name(far: int, q: int, r: int) -> str:
    first_of_set = max(-far, -far - r)
    return f"{chr(ord('a') + r + far)}{q - first_of_set + 1}"


def _distance(one: Axial, other: Axial) -> int:
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def _straight_direction(one: Axial, other: Axial) -> int:
    """Return the direction from *one* spot straight to the *other*, 6 if none."""
    q, r = other[0] - one[0], other[1] - one[1]
    steps = _distance(one, other)
    if not steps or q % steps or r % steps:
        return 6
    return DIRECTIONS.index((q // steps, r // steps))


def low_bit(place: i64) -> i64:
    """Return the bit of *place* in a set's low number."""
    return _BIT[place] if place < 64 else 0


def high_bit(place: i64) -> i64:
    """Return the bit of *place* in a set's high number."""
    return _BIT[place - 64] if place >= 64 else 0


def set_holds(low: i64, high: i64, place: i64) -> bool:
    """Return whether a set holds *place*."""
    if place < 64:
        return (low & _BIT[place]) != 0
    return (high & _BIT[place - 64]) != 0


def set_size(low: i64, high: i64) -> i64:
    """Return how many hexes a set holds."""
    if low < 0:
        return count(low ^ _SIGN) + 1 + count(high)
    return count(low) + count(high)


def first_of_set(low: i64, high: i64) -> i64:
    """Return the first hex of a non-empty set, in reading order."""
    return place_of(low & -low) if low else 64 + place_of(high & -high)


def set_of(places: list[int]) -> tuple[int, int]:
    """Return the set of these hexes, low and high: the inverse of `members_of_set`."""
    low: i64 = 0
    high: i64 = 0
    for place in places:
        low |= low_bit(place)
        high |= high_bit(place)
    return int(low), int(high)


def members_of_set(low: int, high: int) -> list[int]:
    """Return the hexes of a set, in reading order."""
    return [place for place in range(128) if set_holds(low, high, place)]
