# compiled: cold
"""
What lies where at the start of arena, and which dice there are [A1 to A4].

Everything here that the printed figures showed and we had to choose is a table, so
that an owner of the box can put the real thing in its place.
"""

from typing import Final

from whiskerworks.kit.hexes import Axial

COLOURS: Final = ("blue", "red", "green", "violet", "orange", "slate")
"""The mice, by seat."""

CORNERS: Final = {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
"""For each number of seats, the corners they start from; 0 is the top left [A2]."""

CHEESE_SPOTS: Final[tuple[Axial, ...]] = (
    (1, 1),
    (-1, 2),
    (-2, 1),
    (-1, -1),
    (1, -2),
    (2, -1),
)
"""Where the cheese lies, seen from the middle: two steps away, off its lines [A3]."""

KINDS: Final = ("cat", "move", "cheese")
"""The kinds of dice, in the order they are rolled [A6]."""
SORTS: Final = [f"{kind}{value}" for kind in KINDS for value in (1, 2, 3)]
"""The sorts of dice, a kind and a value, as they are written."""
EVEN: Final = "112233"
"""The faces of a die that shows each of 1, 2 and 3 equally often [A4]."""
MOVE_DICE: Final = {2: 4, 3: 6, 4: 4, 6: 6}
"""How many move dice there are for each number of seats [A4]."""
CHEESE_DICE: Final = 6
