# compiled: hot
"""The numbers of escape's own moves, after those of `kit/card_moves.py`."""

from typing import Final

from mypy_extensions import i64

from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.card_moves import OWN

BOMB: Final[i64] = OWN
"""The Mechanical Mouse ends its Bomb on a cell [E7]: `bomb d6`."""
NUDGE: Final[i64] = BOMB + CELLS
"""You step it to a cell [E8]: `nudge d6`."""
PEEK: Final[i64] = NUDGE + CELLS
"""Look at the agenda on a cell [E8]: `peek c3`."""
FACE: Final[i64] = PEEK + CELLS
"""Chance says which agenda lies on a cell: 81 for each [E2, E8]: `face c3 cat`."""
LIMIT: Final[i64] = FACE + 4 * CELLS
"""Every move is less than this."""
