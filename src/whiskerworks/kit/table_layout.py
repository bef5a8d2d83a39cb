# compiled: warm
"""Where things lie in the scene of a game with Maze Cards."""

from typing import Final, final

from whiskerworks.kit.bits import members
from whiskerworks.kit.canvas import NAMES, WIDTH
from whiskerworks.kit.table import SPAN, Table, columns_of, rows_of

BOARD: Final = 8.0
"""How wide and high the table is drawn."""
EDGE: Final = 0.3
"""What is left free round it."""


@final
class Layout:
    """The cells that are drawn, as large as they can be; and what lies below them."""

    def __init__(self, left: int, top: int, columns: int, rows: int) -> None:
        self.left: Final = left
        """The column of the canvas that is drawn first."""
        self.top: Final = top
        """The row of the canvas that is drawn first."""
        self.columns: Final = columns
        """How many columns are drawn."""
        self.rows: Final = rows
        """How many rows are drawn."""
        self.card: Final = round(BOARD / max(self.columns, self.rows), 4)
        """How large a card is."""
        self.width: Final = BOARD + 2 * EDGE
        """The width of the scene."""
        self.height: Final = BOARD + 2 * EDGE + 3.2
        """The height of the scene."""

    def cells(self) -> list[int]:
        """Return every cell that is drawn, in reading order."""
        return [
            WIDTH * row + column
            for row in range(self.top, self.top + self.rows)
            for column in range(self.left, self.left + self.columns)
            if 0 <= row < WIDTH and 0 <= column < WIDTH
        ]

    def at(self, cell: int) -> tuple[float, float]:
        """Return the middle of a cell."""
        free_x = BOARD - self.card * self.columns
        free_y = BOARD - self.card * self.rows
        x = EDGE + free_x / 2 + (cell % WIDTH - self.left + 0.5) * self.card
        y = EDGE + free_y / 2 + (cell // WIDTH - self.top + 0.5) * self.card
        return round(x, 4), round(y, 4)

    def edges(self) -> list[tuple[str, str, float, float]]:
        """Return (kind, name, x, y) of every column and row."""
        cells = self.cells()
        x, y = self.at(cells[0])
        half = self.card / 2 + 0.12
        across = sorted({cell % WIDTH for cell in cells})
        down = sorted({cell // WIDTH for cell in cells})
        columns = [
            ("column", NAMES[column][0], self.at(column)[0], round(y - half, 4))
            for column in across
        ]
        rows = [
            ("row", str(row + 1), round(x - half, 4), self.at(WIDTH * row)[1])
            for row in down
        ]
        return columns + rows

    def belt(self, index: int, held: int) -> tuple[float, float]:
        """Return the middle of a card on the belt that holds so many."""
        step = 1.16 * self.belt_card(held)
        return round(0.85 + index * step, 4), EDGE + BOARD + 0.85

    def belt_card(self, held: int) -> float:
        """Return how large cards on the belt are when it holds so many."""
        return round(min(1.0, 4.0 / held), 4)

    def angle(self, turn: int) -> tuple[float, float]:
        """Return the middle of a button that turns a card."""
        return 6.0 + 0.62 * (turn % 2), EDGE + BOARD + 0.55 + 0.62 * (turn // 2)

    @property
    def deck(self) -> tuple[float, float]:
        """The middle of the pile of cards."""
        return 7.75, EDGE + BOARD + 0.85

    def plate(self, seats: int, seat: int) -> tuple[float, float]:
        """Return the middle of the plate of a seat."""
        step = (self.width - 0.2) / 4
        first = self.width / 2 - step * (seats - 1) / 2
        return round(first + seat * step, 4), EDGE + BOARD + 2.5


def layout_of(table: Table) -> Layout:
    """
    Return a layout of all cells that may still hold a card.

    Maze Cards stay where they lie, so the cells that can be used get fewer; the
    picture comes nearer as the maze grows [M5].
    """
    across = members(columns_of(table.cards)) or [3]
    down = members(rows_of(table.cards)) or [3]
    span = int(SPAN) - 1
    left = int(table.left) + across[-1] - span
    top = int(table.top) + down[-1] - span
    columns = across[0] + span - (across[-1] - span) + 1
    rows = down[0] + span - (down[-1] - span) + 1
    return Layout(left, top, columns, rows)
