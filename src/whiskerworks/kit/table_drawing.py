"""
A table of Maze Cards in plain text, and the belt below it.

Cards are drawn as `card_text.py` does, with their cogs; an `M` tells that others lie
under a card. Empty spaces that can take a card bear their name.
"""

from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.plan import Area, Plan
from whiskerworks.kit.bits import members, place_of
from whiskerworks.kit.canvas import NAMES
from whiskerworks.kit.card_text import (
    HEIGHT,
    WIDTH,
    Box,
    beside,
    by_cog,
    card_box,
    empty_box,
)
from whiskerworks.kit.card_words import card_id
from whiskerworks.kit.decks import ANGLES, Deck
from whiskerworks.kit.table import Table, columns_of, rows_of
from whiskerworks.kit.table_pieces import TONES

_BLANK: Final = (" " * WIDTH, " " * WIDTH, " " * WIDTH)
_MARGIN: Final = "   "

Corners = dict[int, tuple[int, int]]
"""The line and column of the upper left corner of every place that is drawn."""


@final
class Standing:
    """What stands on a place, and is drawn instead of what lies there."""

    __slots__ = ("box", "place", "spot", "tone")

    def __init__(self, place: i64, spot: str, box: Box, tone: str = "") -> None:
        self.place: Final = int(place_of(place))
        """Where it stands; it is made with the set that holds the one place."""
        self.spot: Final = spot
        """The id of its piece in the scene."""
        self.box: Final = box
        """How it is drawn."""
        self.tone: Final = tone
        """The name of its colours."""


def people(table: Table, active: i64 = 0) -> list[Standing]:
    """Return the characters, the Cat on top; those on *active* places pointed at."""
    found: list[Standing] = []
    places = {"cheese": table.cheese, "mouse": table.mouse, "cat": table.cat}
    for who, place in places.items():
        if place:
            name = f">{who.upper()}<" if place & active else who.upper()
            found.append(Standing(place, who, person_box(name), TONES[who]))
    return found


def draw_table(
    deck: Deck, table: Table, belt: int, spaces: int, standing: list[Standing]
) -> Plan:
    """
    Return the table with names of columns and rows, and the belt.

    Later ones of those *standing* there hide earlier ones.
    """
    boxes = {one.place: one.box for one in standing}
    shown = int(table.taken()) | spaces | sum([1 << place for place in boxes])
    columns, rows = _span(members(columns_of(shown))), _span(members(rows_of(shown)))
    letters = [NAMES[table.left + column][0] for column in columns]
    lines = [_MARGIN + " ".join([letter.center(WIDTH) for letter in letters])]
    corners: Corners = {}
    for row in rows:
        places = [7 * row + column for column in columns]
        corners.update({p: _corner(len(lines), at) for at, p in enumerate(places)})
        line = [boxes.get(p) or _box(deck, table, spaces, p) for p in places]
        lines.extend(_numbered(beside(line), str(int(table.top) + row + 1)))
    areas = [*_lying(table, corners), *_upon(standing, corners)]
    held = members(belt)
    if held:
        drawn = [card_box(deck.cards[card], 0, by_cog) for card in held]
        lines.extend(["", *_numbered(beside(drawn), "=")])
        areas.extend(_on_belt(held, len(lines) - HEIGHT))
    return Plan(tuple([line.rstrip() for line in lines]), tuple(areas))


def _span(found: list[int]) -> list[int]:
    """Return the first to the last, with those between on which nothing lies."""
    return list(range(found[0], found[-1] + 1))


def _corner(line: int, index: int) -> tuple[int, int]:
    """Return where the box begins that is so far from the first in a *line*."""
    return line, len(_MARGIN) + index * (WIDTH + 1)


def _lying(table: Table, corners: Corners) -> list[Area]:
    """Return the cells that are drawn, and the cards on them."""
    names = {place: NAMES[table.cell(place)] for place in corners}
    cells = [_area(name, corners[place]) for place, name in names.items()]
    cards = {place: int(table.face(1 << place)) // 4 for place in members(table.cards)}
    return cells + [_area(card_id(card), corners[p]) for p, card in cards.items()]


def _upon(standing: list[Standing], corners: Corners) -> list[Area]:
    """Return what stands on the places."""
    return [_area(one.spot, corners[one.place], one.tone) for one in standing]


def _on_belt(cards: list[int], line: int) -> list[Area]:
    """Return the cards of the belt, which begins in that *line*."""
    ids = [card_id(card) for card in cards]
    return [_area(spot, _corner(line, index)) for index, spot in enumerate(ids)]


def _area(spot: str, corner: tuple[int, int], tone: str = "") -> Area:
    return Area(spot, corner[0], corner[1], WIDTH, HEIGHT, tone)


def _numbered(lines: list[str], name: str) -> list[str]:
    """Return three lines with a *name* before the middle one."""
    return [
        f"{head}{line}"
        for head, line in zip((_MARGIN, f"{name}  ", _MARGIN), lines, strict=True)
    ]


def _box(deck: Deck, table: Table, spaces: int, place: int) -> Box:
    """Return what is on a place of the window."""
    bit = 1 << place
    if table.cards & bit:
        face = int(table.face(bit))
        box = card_box(deck.cards[face // 4], ANGLES[face % 4], by_cog)
        deep = table.deep & bit
        return (box[0], box[1].replace("m", "M"), box[2]) if deep else box
    if spaces & bit:
        return empty_box(NAMES[table.cell(place)])
    return _BLANK


def person_box(name: str) -> Box:
    """Return a character: open on all sides [M6]."""
    edge = f"({' ' * (WIDTH - 2)})"
    return edge, name.center(WIDTH), edge
