# compiled: warm
"""
The contract of a game's `planes.py`: views as numbers, for programs that learn.

A plane is a small grid of numbers from 0 to 255. All planes of a game have one size and
follow each other in one vector. They are made from a view, so they hold no secrets.
"""

from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from whiskerworks.core.value import Value

MAP: Final = "map"
LIST: Final = "list"
NUMBER: Final = "number"

V = TypeVar("V", bound=Value)


@final
class Plane(Value):
    """
    One plane: its name, and how to read it.

    A MAP has a number for each place of the board, in reading order. A LIST has a
    number for each of several things, in their own order. A NUMBER fills all cells with
    one number. docs/research.md explains each plane by its name.
    """

    def __init__(self, name: str, kind: str) -> None:
        self.name: Final = name
        """Short, in the words of the game: "own-wheels"."""
        self.kind: Final = kind
        """MAP, LIST or NUMBER."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Planes(Generic[V]):
    """The planes of one game; a game without `planes.py` has none."""

    def __init__(
        self, rows: int = 1, columns: int = 1, planes: tuple[Plane, ...] = ()
    ) -> None:
        self.rows: Final = rows
        """The number of rows of each plane."""
        self.columns: Final = columns
        """The number of columns of each plane."""
        self.planes: Final = planes
        """All planes, in their order."""
        self.cells: Final[i64] = rows * columns
        """The number of cells in a plane."""
        self.size: Final[i64] = len(planes) * rows * columns
        """The number of cells in all planes."""

    def planes_into(self, view: V, out: vec[u8], at: i64) -> None:
        """
        Write all planes of *view* into *out* from index *at* on.

        These cells must be 0 before. A seat sees itself first and the others in turn; a
        bystander sees seat 0 first.
        """

    def as_vector(self, view: V) -> vec[u8]:
        """
        Return all planes of *view*; call this from interpreted code.

        A vector that interpreted code creates and passes on is never freed.
        """
        out = vec[u8]([u8(0)] * self.size)
        self.planes_into(view, out, 0)
        return out


def fill_cells(out: vec[u8], at: i64, cells: i64, number: i64) -> None:
    """Write *number*, or 255 if it is larger, into all *cells* from *at* on."""
    shown = u8(number if number < 255 else 255)
    if shown != 0:
        for cell in range(cells):
            out[at + cell] = shown
