# compiled: hot
"""The numbers of whodunit's own moves, after those of `kit/card_moves.py`."""

from typing import Final

from mypy_extensions import i64

from whiskerworks.kit.card_moves import OWN

USE: Final[i64] = OWN
"""Use an agenda that was kept: one for each [W9]."""
DRAW_AGENDA: Final[i64] = USE + 4
"""Chance draws an agenda and turns it up: one for each [W3]."""
LIMIT: Final[i64] = DRAW_AGENDA + 4
"""Every move is less than this."""
