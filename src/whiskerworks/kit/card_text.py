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
    GEARS,
    HOLE,
    ON_FLOORS,
    ON_WALLS,
    OPEN,
    PLANT,
    TRAILS,
    Card,
    Deck,
    Side,
)

WIDTH: Final = 7
HEIGHT: Final = 3

Box = tuple[str, str, str]
"""The three lines of a card."""
Sign = Callable[[Side], str]
"""Returns the one character that stands for a side; a blank for nothing."""

_SIGNS: Final = {
    **dict(zip(TRAILS, "CPRVY", strict=True)),
    PLANT: "*",
    GEARS: "G",
    **dict(zip(ON_WALLS, "BKILFW", strict=True)),
    **dict(zip(ON_FLOORS, "UTDX", strict=True)),
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


def other_signs(deck: Deck) -> dict[str, str]:
    """Return the signs of those motifs in *deck* that are not ours, by their words."""
    signs = motif_signs(deck)
    return {word: sign for word, sign in signs.items() if word not in _SIGNS}


def by_motif(signs: dict[str, str]) -> Sign:
    """Return what draws the motif of a side, as *signs* have it."""

    def sign(side: Side) -> str:
        return signs.get(side.motif, " ")

    return sign


def by_cog(side: Side) -> str:
    """Return the cog of a side by how it turns the neighbour: R right, L left."""
    if not side.cog:
        return " "
    return "R" if side.cog == CLOCKWISE else "L"


def card_box(card: Card, angle: int, sign: Sign) -> Box:
    """Return *card*, turned by *angle*, with the *sign* of each side."""
    north, east, south, west = card.lying(angle)
    middle = f"{_upright(west)}{sign(west)}{card.id}{sign(east)}{_upright(east)}"
    return _level(north, sign(north)), middle, _level(south, sign(south))


def _level(side: Side, sign: str) -> str:
    """Return a side above or below."""
    if side.wall == OPEN:
        return f"+  {sign}  +"
    hole = "o" if side.wall == HOLE else "="
    middle = "=" if sign == " " else sign
    return f"+={hole}{middle}{hole}=+"


def _upright(side: Side) -> str:
    """Return a side to the left or right."""
    if side.wall == OPEN:
        return " "
    return "o" if side.wall == HOLE else "|"


def empty_box(name: str) -> Box:
    """Return a place where no card lies, with its *name*."""
    corners = f".{' ' * (WIDTH - 2)}."
    return corners, name.center(WIDTH), corners


def beside(boxes: list[Box], gap: str = " ") -> list[str]:
    """Return *boxes* side by side, as three lines."""
    return [gap.join([box[line] for box in boxes]) for line in range(HEIGHT)]
