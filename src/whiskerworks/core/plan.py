# compiled: warm
"""
A plan: the table drawn in plain text, and where in the drawing its things stand.

Terminals show its lines, colour its areas and let them be clicked; pipes and readers
take the lines alone. Like a scene it shows what one viewer may know.
"""

from typing import Final, final

from whiskerworks.core.value import Value


@final
class Area(Value):
    """The part of a plan that shows one thing."""

    __slots__ = ("column", "height", "row", "spot", "tone", "width")

    def __init__(
        self,
        spot: str,
        row: int,
        column: int,
        width: int = 1,
        height: int = 1,
        tone: str = "",
    ) -> None:
        self.spot: Final = spot
        """The id of the piece of the scene that stands there."""
        self.row: Final = row
        """Its first line, from 0."""
        self.column: Final = column
        """Its first sign in these lines, from 0."""
        self.width: Final = width
        """How many signs it takes in each line."""
        self.height: Final = height
        """How many lines it takes."""
        self.tone: Final = tone
        """The name of its colours, as a piece's; its signs tell the same without."""

    def key(self) -> tuple[object, ...]:
        return (self.spot, self.row, self.column, self.width, self.height, self.tone)

    def has(self, row: int, column: int) -> bool:
        """Tell whether a sign of the plan belongs to it."""
        across = 0 <= column - self.column < self.width
        return across and 0 <= row - self.row < self.height


@final
class Plan(Value):
    """What is to be seen, as lines of text."""

    __slots__ = ("areas", "lines")

    def __init__(self, lines: tuple[str, ...], areas: tuple[Area, ...] = ()) -> None:
        self.lines: Final = lines
        """The drawing, without blanks at the ends of lines."""
        self.areas: Final = areas
        """What stands where; later ones lie on top of earlier ones."""

    def key(self) -> tuple[object, ...]:
        return (self.lines, self.areas)

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
