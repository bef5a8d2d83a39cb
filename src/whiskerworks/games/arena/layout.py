# compiled: warm
"""
Where the pieces of arena lie in its scene.

From top to bottom: the plates of the upper corners, the hexes in their wall, the
plates of the lower corners, the tray of dice with the button to pass beside it.
Neighbouring hexes are one unit apart; plates and dice grow with the board.
"""

from functools import cache
from typing import Final, final

from whiskerworks.games.arena.setup import CORNERS
from whiskerworks.kit.hexes import HexGrid, grid

Spot = tuple[float, float]

ROW: Final = 3**0.5 / 2
"""How far one row of hexes lies below the other."""
_UPPER: Final = (0, 1, 2)
_LOWER: Final = (5, 4, 3)
_TRAY: Final = 8.1
"""How long the floor of the tray is, at scale 1."""
_DIE: Final = 0.83


@final
class Layout:
    """The places of everything on a board of a certain size."""

    def __init__(self, grid: HexGrid) -> None:
        half = (grid.side - 1) * ROW
        self.grid: Final = grid
        """The hexes."""
        self.width: Final = 2 * grid.side + 1.4
        """How wide the scene is."""
        self.scale: Final = self.width / 11.4
        """How large plates and dice are, against those of side 5."""
        self.middle: Final = self.width / 2
        """The middle, from the left."""
        self.upper: Final = 0.75 * self.scale + 0.1
        """The middle of the upper plates, from the top."""
        self.centre: Final = 1.8 * self.scale + half + 0.8
        """The middle of the board."""
        self.lower: Final = self.centre + half + 0.9 + 0.75 * self.scale
        """The middle of the lower plates."""
        bottom = self.lower + 1.35 * self.scale
        self.tray: Final[Spot] = _spot(self.middle, bottom)
        """The middle of the tray."""
        self.tray_size: Final = round(1.05 * self.scale, 3)
        """How large the tray is."""
        self.button: Final[Spot] = _spot(self.middle + 4.86 * self.scale, bottom)
        """The middle of the button to pass."""
        self.button_size: Final = round(1.06 * self.scale, 3)
        """How large that button is."""
        self.plate_size: Final = round(1.35 * self.scale, 3)
        """How large plates are."""
        self.height: Final = round(bottom + 0.8 * self.scale, 3)
        """How high the scene is."""

    def hex(self, place: int) -> Spot:
        """Return the middle of a hex."""
        q, r = self.grid.axial[place]
        return _spot(self.middle + q + r / 2, self.centre + r * ROW)

    def plate(self, seats: int, seat: int) -> Spot:
        """Return the middle of a seat's plate: near the corner it started from."""
        corner = CORNERS[seats][seat]
        upper = corner in _UPPER
        column = (_UPPER if upper else _LOWER).index(corner) - 1
        x = self.middle + 3.45 * self.scale * column
        return _spot(x, self.upper if upper else self.lower)

    def die(self, dice: int) -> float:
        """Return how large each of so many *dice* is, and how far from the next."""
        return round(min(_DIE, _TRAY / dice) * self.scale, 3)

    def dice(self, groups: list[int]) -> list[float]:
        """Return where dice begin, from the left, for *groups* of so many of them."""
        step = self.die(sum(groups))
        at = self.tray[0] - (sum(groups) - 1) / 2 * step
        places: list[float] = []
        for group in groups:
            places.append(round(at, 3))
            at += group * step
        return places


@cache
def layout_of(side: int) -> Layout:
    """Return the layout of a board with that *side*, made once."""
    return Layout(grid(side))


def _spot(x: float, y: float) -> Spot:
    return round(x, 3), round(y, 3)
