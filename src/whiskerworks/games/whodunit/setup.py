# compiled: cold
"""The numbers of whodunit that the printed rules give: change them here."""

from typing import Final

from mypy_extensions import i64

BELT: Final[i64] = 4
"""So many cards lie on the belt [M7]."""
STARTS: Final = 3
"""So many cards lie on the table from the start [W2]."""
STACK: Final[i64] = 5
"""So many Maze Cards lie in each of the four stacks of the deck [W3] …"""
EXTRA: Final[i64] = 1
"""… and one more in the first, unless the Mouse's Studio is left out [W3, W9]."""
LAST: Final[i64] = 3
"""So many of the last stack are shuffled with the Cucumber [W3]."""
SETUPS: Final = (
    "cats-crossing",
    "mouses-mirror",
    "cheeses-cottage",
    "cucumbers-cradle",
)
"""The set-ups in `setups/` [W2]."""
