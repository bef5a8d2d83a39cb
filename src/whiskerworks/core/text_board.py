"""
The table drawn in plain text, and the position of each piece in the drawing.

Terminals show the lines, colour the areas and make them clickable; pipes and screen
readers use the lines alone. Like a scene, a text board shows what one viewer may know.
"""

from whiskerworks.core.struct import Struct


class BoardArea(Struct, frozen=True, omit_defaults=True):
    """The rectangle of a text board that shows one piece."""

    spot: str
    """The piece's id in the scene."""
    row: int
    """The first line, counted from 0."""
    column: int
    """The first character in these lines, counted from 0."""
    width: int = 1
    """The number of characters in each line."""
    height: int = 1
    """The number of lines."""
    tone: str = ""
    """The name of its colours, as for a piece; the characters suffice without them."""

    def has(self, row: int, column: int) -> bool:
        """Whether the character at *row* and *column* is part of this area."""
        across = 0 <= column - self.column < self.width
        return across and 0 <= row - self.row < self.height


class TextBoard(Struct, frozen=True):
    """
    A drawing as lines of text, with the area of each piece.

    >>> cog = BoardArea("cog-a1", row=0, column=2)
    >>> board = TextBoard((". *", ". ."), (cog,))
    >>> board.width(), board.at(0, 2)
    (3, ('cog-a1',))
    """

    lines: tuple[str, ...]
    """The drawing, without trailing blanks."""
    areas: tuple[BoardArea, ...] = ()
    """The area of each piece; later ones lie on top of earlier ones."""

    def text(self) -> str:
        """Return the drawing as one string."""
        return "\n".join(self.lines)

    def width(self) -> int:
        """Return the number of columns of the widest line or area."""
        ends = [area.column + area.width for area in self.areas]
        return max([0, *ends, *[len(line) for line in self.lines]])

    def at(self, row: int, column: int) -> tuple[str, ...]:
        """
        Return the ids of all pieces at a character, the topmost first.

        A click there may mean any of them: the piece on a place, or the place.
        """
        found = [area.spot for area in self.areas if area.has(row, column)]
        found.reverse()
        return tuple(found)
