# compiled: cold
"""The numbers of maze that the printed rules give or leave to us: change them here."""

from typing import Final

from mypy_extensions import i64

BELT: Final[i64] = 4
"""So many cards lie on the belt [M7]."""
UPPER: Final[i64] = 19
"""So many Maze Cards lie above the last few, the Cat among them [M8]."""
LOWER: Final[i64] = 3
"""So many lie at the bottom, the Cucumber among them [M8]."""
CAT_SPAN: Final = "5-14"
"""If nothing else is chosen, the Cat comes after 5 to 14 of the upper ones [M8]."""
STARTS: Final = 2
"""So many cards lie on the table from the start [M7]."""
SETUPS: Final = ("standard",)
"""The set-ups in `setups/`."""
