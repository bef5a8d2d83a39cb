"""
The numbers of moves.

A *laying* is a card, how it is turned and the cell it comes to lie on; there are 28 x
4 x 81 of them. Moves are numbered in blocks, each beginning where the one before ends.
"""

from typing import Final

from mypy_extensions import i64

from whiskerworks.kit.canvas import CELLS

LAYINGS: Final[i64] = 28 * 4 * CELLS

PLACE: Final[i64] = 0
"""Place a belt card [M11]."""
DROP: Final[i64] = LAYINGS
"""Drop a belt card on any Maze Card [M10d]."""
START: Final[i64] = 2 * LAYINGS
"""Chance lays a start card [M7]."""
SPIN: Final[i64] = 3 * LAYINGS
"""Turn a Maze Card, by 90, 180 or 270 degrees: three for each cell [M10c]."""
MOUSE: Final[i64] = SPIN + 3 * CELLS
"""Move the Mouse to a cell [M13]."""
CAT: Final[i64] = MOUSE + CELLS
"""Move the Cat to a cell [M13]."""
ARRIVE: Final[i64] = CAT + CELLS
"""Put the Cat on a cell when it arrives [M16]."""
REVEAL: Final[i64] = ARRIVE + CELLS
"""Turn the agenda up [M10]."""
SKIP: Final[i64] = REVEAL + 1
"""Place nothing, where nothing can be placed [M11]."""
BELT: Final[i64] = SKIP + 1
"""Chance puts a card on the belt before the game [M7]."""
DEAL: Final[i64] = BELT + 28
"""Chance deals an agenda: four for each of four seats [M7]."""
BEGIN: Final[i64] = DEAL + 16
"""Chance names who begins [M9]."""
DRAW: Final[i64] = BEGIN + 4
"""Chance draws a card [M16]."""
DRAW_CAT: Final[i64] = DRAW + 28
"""Chance draws the Cat [M16]."""
DRAW_CUCUMBER: Final[i64] = DRAW_CAT + 1
"""Chance draws the Cucumber [M16]."""
LIMIT: Final[i64] = DRAW_CUCUMBER + 1
"""How many moves there are."""
