"""
A plan: the table drawn in plain text, and where in the drawing its things stand.

Terminals show its lines, colour its areas and let them be clicked; pipes and readers
take the lines alone. Like a scene it shows what one viewer may know.
"""

from whiskerworks.core.struct import Struct


class BoardArea(Struct, frozen=True, omit_defaults=True):
    """The part of a plan that shows one thing."""

    spot: str
    """The id of the piece of the scene that stands there."""
    row: int
    """Its first line, from 0."""
    column: int
    """Its first sign in these lines, from 0."""
    width: int = 1
    """How many signs it takes in each line."""
    height: int = 1
    """How many lines it takes."""
    tone: str = ""
    """The name of its colours, as a piece's; its signs tell the same without."""

    def has(self, row: int, column: int) -> bool:
        """Tell whether a sign of the plan belongs to it."""
        across = 0 <= column - self.column < self.width
        return across and 0 <= row - self.row < self.height


class TextBoard(Struct, frozen=True):
    """What is to be seen, as lines of text."""

    lines: tuple[str, ...]
    """The drawing, without blanks at the ends of lines."""
    areas: tuple[BoardArea, ...] = ()
    """What stands where; later ones lie on top of earlier ones."""

    def text(self) -> str:
        """Return the drawing alone."""
        return "\n".join(self.lines)

    def width(self) -> int:
        """Return how many columns it takes; lines that are shorter end in blanks."""
        ends = [area.column + area.width for area in self.areas]
        return max([0, *ends, *[len(line) for line in self.lines]])

    def at(self, row: int, column: int) -> tuple[str, ...]:
        """
        Return the ids of all that stands at a sign, the topmost first.

        Whoever clicks there may mean any of them: what stands on a place, or the place.
        """
        found = [area.spot for area in self.areas if area.has(row, column)]
        found.reverse()
        return tuple(found)
