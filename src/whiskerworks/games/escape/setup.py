# compiled: cold
"""What the rules of escape give as numbers, or leave to us: change it here."""

from typing import Final

from mypy_extensions import i64

STARTS: Final = 4
"""So many cards lie on the table from the start [E2]."""
UPPER: Final[i64] = 17
"""So many Maze Cards lie above the last few; one more with a belt of 3 [E3]."""
LOWER: Final[i64] = 3
"""So many lie at the bottom, the Cucumber among them [E3]."""
BELT: Final = 4
"""So many cards lie on the belt [M7] …"""
SMALL_BELT: Final = 3
"""… or so many, which is harder [E2]."""
CORNERS: Final = ("c3", "g3", "c7", "g7")
"""The corners of the board, on which the agendas lie [E1]."""
GEAR: Final = "NESW"
"""Where the gear points for 0, 1, 2 and 3 cogs, the Mouse at 0 degrees [E5]."""
DOOR: Final = "S"
"""The side of the Exit with its door, at 0 degrees [E5]."""
NUDGE: Final = "mouse"
"""The agenda that lets you step the Mechanical Mouse [E8]."""
AGAIN: Final = "cucumber"
"""The agenda that makes it move again [E8]."""
PEEK: Final = "cat"
"""The agenda that lets you look at another one [E8]."""
SETUPS: Final = (
    "diagonal-dash",
    "lucky-leftovers",
    "careful-corners",
    "horrible-hallways",
)
"""The set-ups in `setups/` [E2]."""
