"""
A table of Maze Cards in plain text, and the belt below it.

Cards are drawn as `card_text.py` does, with their cogs; an `M` tells that others lie
under a card. Empty spaces that can take a card bear their name.
"""

from typing import Final

from whiskerworks.kit.bits import members
from whiskerworks.kit.canvas import NAMES
from whiskerworks.kit.card_text import WIDTH, Box, beside, by_cog, card_box, empty_box
from whiskerworks.kit.decks import ANGLES, Deck
from whiskerworks.kit.table import Table, columns_of, rows_of

_BLANK: Final = (" " * WIDTH, " " * WIDTH, " " * WIDTH)
_MARGIN: Final = "   "

Boxes = dict[int, Box]
"""What stands on places, instead of what the table alone would show."""


def draw_table(deck: Deck, table: Table, belt: int, spaces: int, boxes: Boxes) -> str:
    """Return the table with names of columns and rows, and the belt."""
    shown = int(table.taken()) | spaces | sum([1 << place for place in boxes])
    columns, rows = members(columns_of(shown)), members(rows_of(shown))
    letters = [NAMES[table.left + column][0] for column in columns]
    lines = [_MARGIN + " ".join([letter.center(WIDTH) for letter in letters])]
    for row in rows:
        places = [7 * row + column for column in columns]
        line = [boxes.get(p) or _box(deck, table, spaces, p) for p in places]
        lines.extend(_numbered(beside(line), str(int(table.top) + row + 1)))
    held = [card_box(deck.cards[card], 0, by_cog) for card in members(belt)]
    if held:
        lines.extend(["", *_numbered(beside(held), "=")])
    return "\n".join([line.rstrip() for line in lines])


def _numbered(lines: list[str], name: str) -> list[str]:
    """Return three lines with a *name* before the middle one."""
    return [
        f"{head}{line}"
        for head, line in zip((_MARGIN, f"{name}  ", _MARGIN), lines, strict=True)
    ]


def _box(deck: Deck, table: Table, spaces: int, place: int) -> Box:
    """Return what is on a place of the window."""
    bit = 1 << place
    people = (("CAT", table.cat), ("MOUSE", table.mouse), ("CHEESE", table.cheese))
    who = [name for name, there in people if there & bit]
    if who:
        return person_box(who[0])
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
