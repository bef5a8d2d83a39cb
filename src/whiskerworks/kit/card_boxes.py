"""
Maze Cards in plain text, each a box of seven columns and three lines.

    +==B==+      walled north, with books
    |Cm07  o     walled west, with crumbs; a wall with a mouse hole in the east
    +  Y  +      open south, with yarn

A hole in a wall above or below is drawn as `=o`: `+=oBo=+`. In the middle of a side
stands its sign: that of its motif, or of its cog, as the game wants it.
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
"""Returns the one character that stands for a side; a blank for nothing."""

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

    Ours have signs of their own; another has a letter of its word that is free, or
    whatever is left. (Only the last sign of all may ever stand for several.)
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
    """Return the signs of those motifs in *deck* that are not ours, by their words."""
    signs = motif_signs(deck)
    return {word: sign for word, sign in signs.items() if word not in _SIGNS}


def motif_sign(signs: dict[str, str]) -> SideSign:
    """Return what draws the motif of a side, as *signs* have it."""

    def sign(side: Side) -> str:
        return signs.get(side.motif, " ")

    return sign


def cog_sign(side: Side) -> str:
    """Return the cog of a side by how it turns the neighbour: R right, L left."""
    if not side.cog:
        return " "
    return "R" if side.cog == CLOCKWISE else "L"


def card_box(card: Card, angle: int, sign: SideSign) -> CardBox:
    """Return *card*, turned by *angle*, with the *sign* of each side."""
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
    """Return a side above or below."""
    if side.wall == OPEN:
        return f"+  {sign}  +"
    hole = "o" if side.wall == HOLE else "="
    middle = "=" if sign == " " else sign
    return f"+={hole}{middle}{hole}=+"


def _vertical_side(side: Side) -> str:
    """Return a side to the left or right."""
    if side.wall == OPEN:
        return " "
    return "o" if side.wall == HOLE else "|"


def empty_box(name: str) -> CardBox:
    """Return a place where no card lies, with its *name*."""
    corners = f".{' ' * (BOX_WIDTH - 2)}."
    return corners, name.center(BOX_WIDTH), corners


def side_by_side(boxes: list[CardBox], gap: str = " ") -> list[str]:
    """Return *boxes* side by side, as three lines."""
    return [gap.join([box[line] for box in boxes]) for line in range(BOX_HEIGHT)]
