"""
The table of maze in plain text, and the belt below it.

Cards are drawn as `kit/card_text.py` does, with their cogs; an `M` tells that others
lie under a card. Empty spaces where a card can be placed bear their name.
"""

from typing import Final

from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import State
from whiskerworks.games.maze.turns import spaces_beside
from whiskerworks.games.maze.view import MazeView
from whiskerworks.kit.bits import members
from whiskerworks.kit.canvas import NAMES
from whiskerworks.kit.card_text import WIDTH, Box, beside, by_cog, card_box, empty_box
from whiskerworks.kit.decks import ANGLES
from whiskerworks.kit.table import columns_of, rows_of

_BLANK: Final = (" " * WIDTH, " " * WIDTH, " " * WIDTH)
_MARGIN: Final = "   "


def board(rules: Rules, view: MazeView) -> str:
    """Return the table with names of columns and rows, and the belt."""
    state = view.state
    shown = int(state.table.taken() | spaces_beside(state.table))
    columns, rows = members(columns_of(shown)), members(rows_of(shown))
    letters = [NAMES[state.table.left + column][0] for column in columns]
    lines = [_MARGIN + " ".join([letter.center(WIDTH) for letter in letters])]
    for row in rows:
        boxes = [_box(rules, state, 7 * row + column) for column in columns]
        name = str(int(state.table.top) + row + 1)
        lines.extend(_numbered(beside(boxes), name))
    belt = [card_box(rules.parts.deck.cards[c], 0, by_cog) for c in members(state.belt)]
    if belt:
        lines.extend(["", *_numbered(beside(belt), "=")])
    return "\n".join([line.rstrip() for line in lines])


def _numbered(lines: list[str], name: str) -> list[str]:
    """Return three lines with a *name* before the middle one."""
    return [
        f"{head}{line}"
        for head, line in zip((_MARGIN, f"{name}  ", _MARGIN), lines, strict=True)
    ]


def _box(rules: Rules, state: State, place: int) -> Box:
    """Return what is on a place of the window."""
    table = state.table
    bit = 1 << place
    who = [
        name
        for name, there in (
            ("CAT", table.cat),
            ("MOUSE", table.mouse),
            ("CHEESE", table.cheese),
        )
        if there & bit
    ]
    if who:
        return _person(who[0])
    if table.cards & bit:
        face = int(table.face(bit))
        box = card_box(rules.parts.deck.cards[face // 4], ANGLES[face % 4], by_cog)
        deep = table.deep & bit
        return (box[0], box[1].replace("m", "M"), box[2]) if deep else box
    if spaces_beside(table) & bit:
        return empty_box(NAMES[table.cell(place)])
    return _BLANK


def _person(name: str) -> Box:
    """Return a character: open on all sides [M6]."""
    edge = f"({' ' * (WIDTH - 2)})"
    return edge, name.center(WIDTH), edge
