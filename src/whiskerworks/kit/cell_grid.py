# compiled: cold
"""
The canvas: a grid of 9 x 9 named cells that the table lies on [M4].

Columns are a to i from the left, rows 1 to 9 from the top. A cell is a number, counted
row by row. North is up.
"""

from typing import Final

GRID_WIDTH: Final = 9
"""The number of columns, and of rows."""
CELL_COUNT: Final = 81
CELL_NAMES: Final = tuple([f"{chr(97 + at % 9)}{at // 9 + 1}" for at in range(81)])
"""The name of each cell: a1, b1 … i9."""
CELLS_BY_NAME: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
"""The cell with each name."""
NEIGHBOUR_STEPS: Final = (-9, 1, 9, -1)
"""Offsets to the neighbours in the north, east, south and west."""


def neighbour_cell(cell: int, side: int) -> int:
    """Return the cell next to *cell* on a *side*; -1 beyond the canvas."""
    column, row = cell % 9, cell // 9
    if (side == 0 and row == 0) or (side == 2 and row == 8):
        return -1
    if (side == 1 and column == 8) or (side == 3 and column == 0):
        return -1
    return cell + NEIGHBOUR_STEPS[side]


def cell_distance(one: int, other: int) -> int:
    """Return the number of orthogonal steps between two cells [M16]."""
    return abs(one % 9 - other % 9) + abs(one // 9 - other // 9)
