# compiled: warm
"""The pieces that draw a Maze Card, the same in every game."""

from functools import lru_cache

from whiskerworks.core.message import Message
from whiskerworks.core.scene import Piece
from whiskerworks.kit.decks import (
    CLOCKWISE,
    HOLE,
    MOTIFS,
    OPEN,
    SIDES,
    TRAILS,
    Card,
    Side,
)


def card_piece(
    card: Card,
    id: str,  # noqa: A002
    x: float,
    y: float,
    angle: int = 0,
    size: float = 1.0,
    say: Message | None = None,
) -> Piece:
    """Return *card* as one piece, turned by *angle*."""
    parts = _parts(card, id)
    return Piece(id, "card", x, y, float(angle), size, "", say, parts)


@lru_cache(1024)
def _parts(card: Card, id: str) -> tuple[Piece, ...]:  # noqa: A002
    """Return the parts drawn on *card*, the same wherever it lies."""
    children: list[Piece] = []
    if card.holes() == 4:
        children.append(Piece(f"{id}-studio", "card-studio", 0.0, 0.0))
    for index, side in enumerate(card.sides):
        children.extend(_floor(f"{id}-{SIDES[index]}", index, side))
    for index, side in enumerate(card.sides):
        children.extend(_wall(f"{id}-{SIDES[index]}", index, side))
    for index, side in enumerate(card.sides):
        children.extend(_cog(f"{id}-{SIDES[index]}", index, side))
    return tuple(children)


def _at_side(name: str, art: str, index: int, text: str = "") -> Piece:
    """Return a part drawn for the north side, turned to side *index*."""
    return Piece(name, art, 0.0, 0.0, 90.0 * index, text=text)


def _motif(name: str, index: int, side: Side) -> list[Piece]:
    if not side.motif:
        return []
    if side.motif in MOTIFS:
        return [_at_side(f"{name}-motif", f"motif-{side.motif}", index)]
    return [_at_side(f"{name}-motif", "motif", index, side.motif)]


def _floor(name: str, index: int, side: Side) -> list[Piece]:
    """Return the motif on the floor of an open side."""
    return _motif(name, index, side) if side.wall == OPEN else []


def _wall(name: str, index: int, side: Side) -> list[Piece]:
    """Return the wall of a walled side, its motif and its mouse hole."""
    if side.wall == OPEN:
        return []
    if side.wall == HOLE and (not side.motif or side.motif in TRAILS):
        wall = _at_side(f"{name}-wall", "card-hole", index)
        return [wall, *_motif(name, index, side)]
    wall = _at_side(f"{name}-wall", "card-wall", index)
    holes = [_at_side(f"{name}-hole", "hole", index)] if side.wall == HOLE else []
    return [wall, *_motif(name, index, side), *holes]


def _cog(name: str, index: int, side: Side) -> list[Piece]:
    if not side.cog:
        return []
    art = "cog-cw" if side.cog == CLOCKWISE else "cog-ccw"
    return [_at_side(f"{name}-cog", art, index)]
