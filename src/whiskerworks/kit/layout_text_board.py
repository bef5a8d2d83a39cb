"""
A layout of Maze Cards in plain text, with the belt below it.

`card_boxes.py` draws the cards with their cogs; an `M` marks a card on top of others.
Empty spaces that can take a card show their name.
"""

from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.text_board import BoardArea, TextBoard
from whiskerworks.kit.bits import members, place_of
from whiskerworks.kit.card_boxes import (
    BOX_HEIGHT,
    BOX_WIDTH,
    CardBox,
    card_box,
    cog_sign,
    empty_box,
    side_by_side,
)
from whiskerworks.kit.card_layout import CardLayout, columns_of, rows_of
from whiskerworks.kit.card_messages import card_id
from whiskerworks.kit.cell_grid import CELL_NAMES
from whiskerworks.kit.decks import ANGLES, Deck
from whiskerworks.kit.layout_pieces import CHARACTER_TONES

_BLANK: Final = (" " * BOX_WIDTH, " " * BOX_WIDTH, " " * BOX_WIDTH)
_MARGIN: Final = "   "

Corners = dict[int, tuple[int, int]]
"""Line and column of the upper left corner of each drawn place."""


@final
class Figure:
    """A figure on a place, drawn in place of the card under it."""

    __slots__ = ("box", "place", "spot", "tone")

    def __init__(self, place: i64, spot: str, box: CardBox, tone: str = "") -> None:
        self.place: Final = int(place_of(place))
        """Its place, as a number; the constructor takes it as a set."""
        self.spot: Final = spot
        """The id of its piece in the scene."""
        self.box: Final = box
        """Its drawing."""
        self.tone: Final = tone
        """The name of its colours."""


def figures(layout: CardLayout, active: i64 = 0) -> list[Figure]:
    """Return the characters, the Cat on top; arrows mark those on *active* places."""
    found: list[Figure] = []
    places = {"cheese": layout.cheese, "mouse": layout.mouse, "cat": layout.cat}
    for who, place in places.items():
        if place:
            name = f">{who.upper()}<" if place & active else who.upper()
            found.append(Figure(place, who, figure_box(name), CHARACTER_TONES[who]))
    return found


def draw_layout(
    deck: Deck, layout: CardLayout, belt: int, spaces: int, standing: list[Figure]
) -> TextBoard:
    """
    Draw the table with the names of columns and rows, and the belt.

    Later figures *standing* on a place hide earlier ones.
    """
    boxes = {one.place: one.box for one in standing}
    shown = int(layout.occupied()) | spaces | sum([1 << place for place in boxes])
    columns, rows = _span(members(columns_of(shown))), _span(members(rows_of(shown)))
    letters = [CELL_NAMES[layout.left + column][0] for column in columns]
    lines = [_MARGIN + " ".join([letter.center(BOX_WIDTH) for letter in letters])]
    corners: Corners = {}
    for row in rows:
        places = [7 * row + column for column in columns]
        corners.update({p: _corner(len(lines), at) for at, p in enumerate(places)})
        line = [boxes.get(p) or _box(deck, layout, spaces, p) for p in places]
        lines.extend(_numbered(side_by_side(line), str(int(layout.top) + row + 1)))
    areas = [*_card_areas(layout, corners), *_figure_areas(standing, corners)]
    held = members(belt)
    if held:
        drawn = [card_box(deck.cards[card], 0, cog_sign) for card in held]
        lines.extend(["", *_numbered(side_by_side(drawn), "=")])
        areas.extend(_belt_areas(held, len(lines) - BOX_HEIGHT))
    return TextBoard(tuple([line.rstrip() for line in lines]), tuple(areas))


def _span(found: list[int]) -> list[int]:
    """Return all lines from the first to the last."""
    return list(range(found[0], found[-1] + 1))


def _corner(line: int, index: int) -> tuple[int, int]:
    """Return the corner of the box at *index* in a *line*."""
    return line, len(_MARGIN) + index * (BOX_WIDTH + 1)


def _card_areas(layout: CardLayout, corners: Corners) -> list[BoardArea]:
    """Return the cells that are drawn, and the cards on them."""
    names = {place: CELL_NAMES[layout.cell(place)] for place in corners}
    cells = [_area(name, corners[place]) for place, name in names.items()]
    cards = {
        place: int(layout.face(1 << place)) // 4 for place in members(layout.cards)
    }
    return cells + [_area(card_id(card), corners[p]) for p, card in cards.items()]


def _figure_areas(standing: list[Figure], corners: Corners) -> list[BoardArea]:
    """Return what stands on the places."""
    return [_area(one.spot, corners[one.place], one.tone) for one in standing]


def _belt_areas(cards: list[int], line: int) -> list[BoardArea]:
    """Return the cards of the belt, which begins in that *line*."""
    ids = [card_id(card) for card in cards]
    return [_area(spot, _corner(line, index)) for index, spot in enumerate(ids)]


def _area(spot: str, corner: tuple[int, int], tone: str = "") -> BoardArea:
    return BoardArea(spot, corner[0], corner[1], BOX_WIDTH, BOX_HEIGHT, tone)


def _numbered(lines: list[str], name: str) -> list[str]:
    """Put a *name* before the middle one of three lines."""
    return [
        f"{head}{line}"
        for head, line in zip((_MARGIN, f"{name}  ", _MARGIN), lines, strict=True)
    ]


def _box(deck: Deck, layout: CardLayout, spaces: int, place: int) -> CardBox:
    """Draw a place of the window."""
    bit = 1 << place
    if layout.cards & bit:
        face = int(layout.face(bit))
        box = card_box(deck.cards[face // 4], ANGLES[face % 4], cog_sign)
        stacked = layout.stacked & bit
        return (box[0], box[1].replace("m", "M"), box[2]) if stacked else box
    if spaces & bit:
        return empty_box(CELL_NAMES[layout.cell(place)])
    return _BLANK


def figure_box(name: str) -> CardBox:
    """Draw a character, open on all sides [M6]."""
    edge = f"({' ' * (BOX_WIDTH - 2)})"
    return edge, name.center(BOX_WIDTH), edge
