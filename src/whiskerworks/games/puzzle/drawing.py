"""
The frame and the tray of the puzzle in plain text, 80 columns wide at most.

Cards are drawn as `kit/card_text.py` does; `!` between two cards, or between a card
and the frame, marks a side that does not fit there.
"""

from typing import Final

from whiskerworks.core.plan import Area, Plan
from whiskerworks.games.puzzle.rules import Rules
from whiskerworks.games.puzzle.state import tray_of
from whiskerworks.games.puzzle.view import PuzzleView
from whiskerworks.kit.card_text import (
    HEIGHT,
    WIDTH,
    Box,
    Sign,
    beside,
    by_motif,
    card_box,
    empty_box,
    motif_signs,
    other_signs,
)
from whiskerworks.kit.decks import Deck
from whiskerworks.kit.seams import COLUMNS, NAMES, PLACES, ROWS, Assembly, misfits

IN_TRAY: Final = 9
"""So many cards lie in one row of the tray."""
_LEFT: Final = 3
"""How many columns stand before the first card: the row's number, and the frame."""
_MARK: Final = "!"

Canvas = list[list[str]]


def plan(rules: Rules, view: PuzzleView) -> Plan:
    """Return the frame, the tray below it, and signs that the legend cannot know."""
    frame, tray = view.state.frame, tray_of(view.state.frame)
    lines = _frame(rules.deck, frame)
    areas = [*_places(rules.deck, frame), *_in_tray(rules.deck, tray, len(lines))]
    lines.extend(_tray(rules.deck, tray))
    others = other_signs(rules.deck)
    if others:
        lines.extend(
            ["", " ".join([f"{sign}={word}" for word, sign in others.items()])]
        )
    return Plan(tuple(lines), tuple(areas))


def _frame(deck: Deck, assembly: Assembly) -> list[str]:
    """Return the frame with what lies in it."""
    canvas = _empty_frame()
    sign = by_motif(motif_signs(deck))
    for place, lying in enumerate(assembly):
        box = empty_box(NAMES[place])
        if lying is not None:
            box = card_box(deck.cards[lying[0]], lying[1], sign)
        _draw(canvas, box, *_corner(place))
    for place, side, _ in misfits(deck, assembly):
        row, column = _corner(place)
        down = (-1, 1, HEIGHT, 1)[side]
        across = (WIDTH // 2, WIDTH, WIDTH // 2, -1)[side]
        canvas[row + down][column + across] = _MARK
    return ["".join(line).rstrip() for line in canvas]


def _places(deck: Deck, assembly: Assembly) -> list[Area]:
    """Return the places of the frame, and the cards in it."""
    places = [_area(name, *_corner(place)) for place, name in enumerate(NAMES)]
    laid = [
        _area(deck.cards[lying[0]].id, *_corner(place))
        for place, lying in enumerate(assembly)
        if lying is not None
    ]
    return places + laid


def _area(spot: str, row: int, column: int) -> Area:
    return Area(spot, row, column, WIDTH, HEIGHT)


def _empty_frame() -> Canvas:
    """Return the frame, with letters above it and numbers on its left."""
    width = COLUMNS * (WIDTH + 1) + 1
    letters = "".join([" " + letter.center(WIDTH) for letter in "abcdefg"])
    edge = " " * (_LEFT - 1) + "#" * width
    canvas = [list(" " * (_LEFT - 1) + letters), list(edge)]
    for line in range(1, ROWS * (HEIGHT + 1)):
        row, within = divmod(line, HEIGHT + 1)
        number = str(row + 1) if within == 2 else " "
        canvas.append(list(f"{number} #{' ' * (width - 2)}#"))
    canvas.append(list(edge))
    return canvas


def _corner(place: int) -> tuple[int, int]:
    """Return the line and the column of the upper left corner of *place*."""
    row, column = divmod(place, COLUMNS)
    return 2 + row * (HEIGHT + 1), _LEFT + column * (WIDTH + 1)


def _draw(canvas: Canvas, box: Box, row: int, column: int) -> None:
    for line, text in enumerate(box):
        canvas[row + line][column : column + WIDTH] = list(text)


def _tray(deck: Deck, tray: list[int]) -> list[str]:
    """Return the cards of the tray, all turned by 0, each with its name in it."""
    sign: Sign = by_motif(motif_signs(deck))
    boxes = [card_box(deck.cards[card], 0, sign) for card in tray]
    lines: list[str] = []
    for first in range(0, PLACES, IN_TRAY):
        row = boxes[first : first + IN_TRAY]
        if row:
            lines.append("")
            lines.extend([line.rstrip() for line in beside(row)])
    return lines


def _in_tray(deck: Deck, tray: list[int], above: int) -> list[Area]:
    """Return the cards of the tray; so many lines are *above* it."""
    areas: list[Area] = []
    for index, card in enumerate(tray):
        row, column = divmod(index, IN_TRAY)
        line = above + 1 + row * (HEIGHT + 1)
        areas.append(_area(deck.cards[card].id, line, column * (WIDTH + 1)))
    return areas
