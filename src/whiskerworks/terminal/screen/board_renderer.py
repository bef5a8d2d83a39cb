"""Render a drawn board as coloured text, with the choice and the cursor. Pure."""

from typing import Final, final

from rich.style import Style
from rich.text import Text

from whiskerworks.core.text_board import BoardArea, TextBoard
from whiskerworks.terminal.screen import styles
from whiskerworks.terminal.screen.move_choice import MoveChoice

MARGIN_COLUMNS: Final = 1
"""Blank columns on both sides, for brackets around pieces at the edge."""


def width_of(plan: TextBoard) -> int:
    """Return the width of the drawing of *plan*, in characters."""
    return max([len(line) for line in plan.lines], default=0) + 2 * MARGIN_COLUMNS


def render_board(
    plan: TextBoard, choice: MoveChoice, at: str, *, focused: bool
) -> Text:
    """Return *plan* with colours and brackets, and the cursor on the piece *at*."""
    sheet = _StyledGrid(plan)
    for area in plan.areas:
        if area.tone:
            sheet.fill(area, styles.tone_style(area.tone))
    for area in plan.areas:
        _mark_area(sheet, area, choice)
    for area in plan.areas:
        if area.spot == at:
            sheet.label(area, styles.CURSOR if focused else styles.PLAIN)
            sheet.enclose(area, "{", "}")
    return sheet.text()


def _mark_area(sheet: "_StyledGrid", area: BoardArea, choice: MoveChoice) -> None:
    """Mark an area that is chosen or can be chosen."""
    if area.spot in choice.chosen:
        sheet.label(area, styles.CHOSEN_SPOT)
        sheet.enclose(area, "[", "]")
    elif area.spot in choice.open_spots:
        comes_next = area.spot in choice.next_spots
        sheet.label(area, styles.LATER_SPOT)
        if comes_next and not area.tone:
            sheet.label(area, styles.NEXT_SPOT)


@final
class _StyledGrid:
    """The characters of a drawing, each with its style."""

    def __init__(self, plan: TextBoard) -> None:
        width = width_of(plan) - MARGIN_COLUMNS
        blank = " " * MARGIN_COLUMNS
        self._signs: Final = [list(blank + line.ljust(width)) for line in plan.lines]
        self._styles: Final = [[styles.PLAIN] * len(line) for line in self._signs]

    def fill(self, area: BoardArea, style: Style) -> None:
        """Style all of an area."""
        for row in range(area.row, area.row + area.height):
            for column in range(area.column, area.column + area.width):
                self._lay(row, column + MARGIN_COLUMNS, style)

    def label(self, area: BoardArea, style: Style) -> None:
        """Style the text in the middle line of an area; the whole line if blank."""
        row = area.row + (area.height - 1) // 2
        line = self._signs[row]
        columns = list(
            range(
                area.column + MARGIN_COLUMNS, area.column + area.width + MARGIN_COLUMNS
            )
        )
        while len(columns) > 1 and line[columns[0]] == " ":
            columns.pop(0)
        while len(columns) > 1 and line[columns[-1]] == " ":
            columns.pop()
        for column in columns:
            self._lay(row, column, style)

    def enclose(self, area: BoardArea, left: str, right: str) -> None:
        """Put brackets on both sides of an area, where there is room."""
        for row in range(area.row, area.row + area.height):
            self._put(row, area.column + MARGIN_COLUMNS - 1, left)
            self._put(row, area.column + MARGIN_COLUMNS + area.width, right)

    def text(self) -> Text:
        """Return the lines as styled text."""
        text = Text(no_wrap=True, end="")
        for number, line in enumerate(self._signs):
            text.append("\n" if number else "")
            for sign, style in zip(line, self._styles[number], strict=True):
                text.append(sign, style)
        return text

    def _put(self, row: int, column: int, sign: str) -> None:
        if self._signs[row][column] == " ":
            self._signs[row][column] = sign
            self._styles[row][column] = styles.BRACKET

    def _lay(self, row: int, column: int, style: Style) -> None:
        self._styles[row][column] = self._styles[row][column] + style
