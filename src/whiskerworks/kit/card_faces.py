# compiled: hot
"""
The faces of a deck: how each card can lie, as tables for compiled rules.

A *face* is a card and how it is turned: 4 * card + quarter turns clockwise. Sides are
the bits of a number: north 1, east 2, south 4, west 8.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.kit.decks import ANGLES, CLOCKWISE, COUNTER, HOLE, OPEN, Deck, Side


@final
class CardFaces:
    """The faces of a deck."""

    def __init__(self, deck: Deck) -> None:
        lying = [card.lying(angle) for card in deck.cards for angle in ANGLES]
        self.open: Final = vec[i64]([_open(sides) for sides in lying])
        """The open sides of each face."""
        self.holes: Final = vec[i64]([_holes(sides) for sides in lying])
        """The sides with a mouse hole, for each face."""
        self.clockwise: Final = vec[i64]([_cogs(s, CLOCKWISE) for s in lying])
        """The sides with a clockwise cog, for each face."""
        self.counter: Final = vec[i64]([_cogs(s, COUNTER) for s in lying])
        """The sides with a counterclockwise cog, for each face."""
        self.distinct: Final = vec[i64](_distinct(self))
        """1 for each face, or 0 if a smaller angle lies identically [M11]."""


def _open(sides: tuple[Side, ...]) -> int:
    return sum([1 << i for i in range(4) if sides[i].wall == OPEN])


def _holes(sides: tuple[Side, ...]) -> int:
    return sum([1 << i for i in range(4) if sides[i].wall == HOLE])


def _cogs(sides: tuple[Side, ...], cog: str) -> int:
    return sum([1 << i for i in range(4) if sides[i].cog == cog])


def _distinct(faces: CardFaces) -> list[int]:
    """Return 1 for each face unless a smaller angle lies identically [M11]."""
    found: list[int] = []
    for face in range(len(faces.open)):
        first = face - face % 4
        looks = [_look(faces, other) for other in range(first, face)]
        found.append(0 if _look(faces, face) in looks else 1)
    return found


def _look(faces: CardFaces, face: int) -> tuple[int, int, int, int]:
    """Return what distinguishes a face: walls, holes and cogs."""
    return (
        faces.open[face],
        faces.holes[face],
        faces.clockwise[face],
        faces.counter[face],
    )
