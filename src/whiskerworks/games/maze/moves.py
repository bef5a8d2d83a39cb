# compiled: hot
"""The numbers of maze's own moves, after those of `kit/card_moves.py`."""

from typing import Final

from mypy_extensions import i64

from whiskerworks.kit.card_moves import OWN

REVEAL: Final[i64] = OWN
"""Turn the agenda up [M10]."""
DEAL: Final[i64] = REVEAL + 1
"""Chance deals an agenda: four for each of four seats [M7]."""
BEGIN: Final[i64] = DEAL + 16
"""Chance names who begins [M9]."""
LIMIT: Final[i64] = BEGIN + 4
"""Every move is less than this."""
