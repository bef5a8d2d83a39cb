# compiled: cold
"""The four agendas, and which of them the table as it lies lets win [M1, M18]."""

from typing import Final

from mypy_extensions import i64

from whiskerworks.kit.table import Table
from whiskerworks.kit.walks import has_path

AGENDAS: Final = ("mouse", "cat", "cheese", "cucumber")
"""The agendas, one of each [M1]; each has its number, counted from 1."""
NONE: Final[i64] = 0
MOUSE: Final[i64] = 1
CAT: Final[i64] = 2
CHEESE: Final[i64] = 3
CUCUMBER: Final[i64] = 4


def winner_now(table: Table) -> i64:
    """Return the agenda that the table as it lies lets win [M18]."""
    taken = has_path(table, table.mouse, table.cheese)
    caught = has_path(table, table.cat, table.mouse)
    if taken:
        return CUCUMBER if caught else MOUSE
    return CAT if caught else CHEESE
