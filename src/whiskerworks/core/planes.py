# compiled: warm
"""
What a game's `planes.py` promises: what a seat may know, as numbers, for programs.

A plane is a small grid of numbers from 0 to 255. All planes of a game are of one size,
and lie one behind the other. They are made of a view, so they hold no secret.
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

    A MAP has a number for each place of the board, a LIST one for each of some things,
    in reading order and in an order of their own; a NUMBER is the same in all cells.
    What it means is said under its name in docs/research.md.
    """

    def __init__(self, name: str, kind: str) -> None:
        self.name: Final = name
        """Short, in the words of the game: "own-wheels"."""
        self.kind: Final = kind
        """MAP, LIST or NUMBER."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Planes(Generic[V]):
    """
    What a seat may know of a position of one game, as planes of numbers.

    A game that has no `planes.py` has none of them.
    """

    def __init__(
        self, rows: int = 1, columns: int = 1, planes: tuple[Plane, ...] = ()
    ) -> None:
        self.rows: Final = rows
        """How many rows each plane has."""
        self.columns: Final = columns
        """How many columns each plane has."""
        self.planes: Final = planes
        """All planes, in their order."""
        self.cells: Final[i64] = rows * columns
        """How many numbers a plane has."""
        self.size: Final[i64] = len(planes) * rows * columns
        """How many numbers all planes have."""

    def planes_into(self, view: V, out: vec[u8], at: i64) -> None:
        """
        Write all planes of *view* into *out*, from *at* on, where all is 0 before.

        A seat sees itself first and the others in turn; a bystander sees seat 0 first.
        """

    def as_vector(self, view: V) -> vec[u8]:
        """
        Return all planes of *view*, for whoever is not compiled.

        A vector that is made there and handed to `planes_into` is never freed.
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
