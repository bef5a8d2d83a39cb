# compiled: hot
"""
A hexagon of hexes, in rows that grow towards the middle.

    a     a1  a2  a3            (0,-2) (1,-2) (2,-2)
    b   b1  b2  b3  b4        (-1,-1) (0,-1) (1,-1) (2,-1)
    c c1  c2  c3  c4  c5     (-2,0) (-1,0) (0,0) (1,0) (2,0)
    d   d1  d2  d3  d4        (-2,1) (-1,1) (0,1) (1,1)
    e     e1  e2  e3            (-2,2) (-1,2) (0,2)

Outside, a hex has a name: the letter of its row, its number from the left. Inside,
it has a number in reading order, from 0, and two axial coordinates: `q` grows to
the east, `r` to the south-east, and the middle is (0, 0).
"""

from functools import cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

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


@final
class HexGrid:
    """Every hex at most `side` - 1 steps from the middle, and how they lie."""

    def __init__(self, side: int) -> None:
        self.side: Final = side
        """How many hexes each edge has."""
        self.axial: Final = _spots(side - 1)
        """The axial coordinates of every hex, in reading order."""
        self.names: Final = [_name(side - 1, q, r) for q, r in self.axial]
        """The name of every hex."""
        self._at: Final = {spot: i for i, spot in enumerate(self.axial)}
        self.places: Final = {name: i for i, name in enumerate(self.names)}
        """The hexes by their names."""
        self.hexes: Final[i64] = len(self.axial)
        """How many hexes there are."""
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
        """[`hexes` * one + two]: how many steps two hexes are apart."""
        self.ways: Final = vec[u8](
            [_way(one, two) for one in self.axial for two in self.axial]
        )
        """[`hexes` * one + two]: which direction leads straight there, 6 if none."""

    def at(self, q: int, r: int) -> int:
        """Return the hex with these axial coordinates; -1 if there is none."""
        return self._at.get((q, r), -1)

    def named(self, name: str) -> int:
        """Return the hex with that *name*; -1 if there is none."""
        return self.places.get(name, -1)

    def neighbours(self, place: int) -> list[int]:
        """Return the hexes next to one, clockwise from the east."""
        around = [int(self.steps[6 * place + way]) for way in range(6)]
        return [other for other in around if other >= 0]

    def distance(self, one: int, other: int) -> int:
        """Return the fewest steps from *one* hex to the *other*."""
        return int(self.apart[self.hexes * one + other])

    def ring(self, place: int, steps: int) -> list[int]:
        """Return the hexes exactly so many *steps* away, in reading order."""
        return [
            other for other in range(self.hexes) if self.distance(place, other) == steps
        ]

    def rim(self) -> list[int]:
        """Return the outermost hexes, in reading order."""
        return self.ring(self.at(0, 0), self.side - 1)

    def corners(self) -> list[int]:
        """Return the six corners, clockwise from the top left."""
        far = self.side - 1
        ways = (*DIRECTIONS[4:], *DIRECTIONS[:4])
        return [self.at(far * q, far * r) for q, r in ways]

    def direction(self, one: int, other: int) -> int:
        """Return the direction that leads straight to the *other* hex, else -1."""
        way = int(self.ways[self.hexes * one + other])
        return way if way < 6 else -1

    def ray(self, place: int, direction: int) -> list[int]:
        """Return the hexes from *place* on in a *direction*, to the edge."""
        found: list[int] = []
        place = int(self.steps[6 * place + direction])
        while place >= 0:
            found.append(place)
            place = int(self.steps[6 * place + direction])
        return found

    def line(self, one: int, other: int) -> list[int]:
        """Return the hexes entered on a straight way, [] if there is none."""
        direction = self.direction(one, other)
        if direction < 0:
            return []
        return self.ray(one, direction)[: self.distance(one, other)]

    def turned(self, place: int) -> int:
        """Return where a hex comes to lie when the grid turns by 60° clockwise."""
        q, r = self.axial[place]
        return self.at(-r, q + r)


@cache
def grid(side: int) -> HexGrid:
    """
    Return the grid with that *side*, made once.

    Raises:
        ValueError: The side is not from 1 to 13, as far as there are letters for rows.
    """
    if not 1 <= side <= 13:
        raise ValueError(f"a side has 1 to 13 hexes, not {side}")
    return HexGrid(side)


def _spots(far: int) -> list[Axial]:
    """Return the coordinates at most *far* from the middle, in reading order."""
    return [
        (q, r)
        for r in range(-far, far + 1)
        for q in range(-far, far + 1)
        if abs(q + r) <= far
    ]


def _name(far: int, q: int, r: int) -> str:
    first = max(-far, -far - r)
    return f"{chr(ord('a') + r + far)}{q - first + 1}"


def _distance(one: Axial, other: Axial) -> int:
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def _way(one: Axial, other: Axial) -> int:
    """Return the direction from *one* spot straight to the *other*, 6 if none."""
    q, r = other[0] - one[0], other[1] - one[1]
    steps = _distance(one, other)
    if not steps or q % steps or r % steps:
        return 6
    return DIRECTIONS.index((q // steps, r // steps))
