"""
Maze Cards in plain text, each a box of seven columns and three lines.

    +==B==+      walled north, with books
    |Cm07  o     walled west, with crumbs; a wall with a mouse hole in the east
    +  Y  +      open south, with yarn

A hole in a wall above or below is drawn as `=o`: `+=oBo=+`. The middle of a side shows
the sign of its motif or of its cog, as the game chooses.
"""

from collections.abc import Callable
from typing import Final

from whiskerworks.kit.decks import (
    CLOCKWISE,
    FLOOR_SCENERY,
    GEARS,
    HOLE,
    OPEN,
    PLANT,
    TRAILS,
    WALL_SCENERY,
    Card,
    Deck,
    Side,
)

BOX_WIDTH: Final = 7
BOX_HEIGHT: Final = 3

CardBox = tuple[str, str, str]
"""The three lines of a card."""
SideSign = Callable[[Side], str]
"""Returns the sign of a side, one character; a blank for none."""

_SIGNS: Final = {
    **dict(zip(TRAILS, "CPRVY", strict=True)),
    PLANT: "*",
    GEARS: "G",
    **dict(zip(WALL_SCENERY, "BKILFW", strict=True)),
    **dict(zip(FLOOR_SCENERY, "UTDX", strict=True)),
}
_SPARE: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789$%&@~^?"


def motif_signs(deck: Deck) -> dict[str, str]:
    """
    Return the sign of every motif in *deck*.

    Our motifs have fixed signs. Others get a free letter of their word, or a free sign.
    (Only the very last sign may stand for several motifs.)
    """
    words = {side.motif for card in deck.cards for side in card.sides if side.motif}
    signs = {word: _SIGNS[word] for word in sorted(words) if word in _SIGNS}
    for word in sorted(words):
        if word not in signs:
            taken = [*_SIGNS.values(), *signs.values()]
            wanted = word.upper() + _SPARE
            free = [sign for sign in wanted if sign not in taken]
            signs[word] = free[0] if free else _SPARE[-1]
    return signs


def foreign_motif_signs(deck: Deck) -> dict[str, str]:
    """Return the signs of motifs in *deck* that are not ours, by their words."""
    signs = motif_signs(deck)
    return {word: sign for word, sign in signs.items() if word not in _SIGNS}


def motif_sign(signs: dict[str, str]) -> SideSign:
    """Return a function that draws the motif of a side by *signs*."""

    def sign(side: Side) -> str:
        return signs.get(side.motif, " ")

    return sign


def cog_sign(side: Side) -> str:
    """Return the sign of a side's cog: R turns the neighbour right, L left."""
    if not side.cog:
        return " "
    return "R" if side.cog == CLOCKWISE else "L"


def card_box(card: Card, angle: int, sign: SideSign) -> CardBox:
    """Draw *card*, turned by *angle*, with the *sign* of each side."""
    north, east, south, west = card.lying(angle)
    middle = (
        f"{_vertical_side(west)}{sign(west)}{card.id}{sign(east)}{_vertical_side(east)}"
    )
    return (
        _horizontal_side(north, sign(north)),
        middle,
        _horizontal_side(south, sign(south)),
    )


def _horizontal_side(side: Side, sign: str) -> str:
    """Draw the upper or lower side."""
    if side.wall == OPEN:
        return f"+  {sign}  +"
    hole = "o" if side.wall == HOLE else "="
    middle = "=" if sign == " " else sign
    return f"+={hole}{middle}{hole}=+"


def _vertical_side(side: Side) -> str:
    """Draw the left or right side."""
    if side.wall == OPEN:
        return " "
    return "o" if side.wall == HOLE else "|"


def empty_box(name: str) -> CardBox:
    """Draw an empty place with its *name*."""
    corners = f".{' ' * (BOX_WIDTH - 2)}."
    return corners, name.center(BOX_WIDTH), corners


def side_by_side(boxes: list[CardBox], gap: str = " ") -> list[str]:
    """Join *boxes* side by side into three lines."""
    return [gap.join([box[line] for box in boxes]) for line in range(BOX_HEIGHT)]
