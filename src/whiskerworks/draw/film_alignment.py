"""
Keep the cells of a table in place throughout a film.

A table of cells fills its scene, so it zooms in as fewer cells remain usable. In a film
that makes it jump. This module moves all scenes onto the cells of one of them: the
latest with room for everything that ever lies on a cell.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from whiskerworks.core.scene import Piece, Scene

CELL: Final = "cell"
"""The art of a cell on a growing table."""
_LABEL_DISTANCE: Final = 0.2
"""How far outside the cells the names of columns and rows lie."""


class _Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def holds(self, piece: Piece, more: float = 0.0) -> bool:
        """Whether the centre of a piece lies inside, or up to *more* outside."""
        across = self.left - more <= piece.x <= self.right + more
        return across and self.top - more <= piece.y <= self.bottom + more


def align_cells(scenes: Sequence[Scene]) -> list[Scene]:
    """Return *scenes* with their cells in the same places, if they have any."""
    tables = [_Table(scene) for scene in scenes]
    used = {name for table in tables for name in table.used()}
    for ground in reversed(tables):
        if used <= ground.cells.keys():
            return [table.on(ground) for table in tables]
    return list(scenes)


@final
class _Table:
    """A scene's cells and the pieces on them."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        """The whole scene."""
        self.cells: Final = {
            piece.id: piece for piece in scene.pieces if piece.art == CELL
        }
        """Cells by id."""
        self.named: Final = {piece.id: piece for piece in scene.pieces}
        """All pieces by id."""
        self.box: Final = _box(list(self.cells.values()))
        """Bounding box of the cells."""

    def used(self) -> set[str]:
        """Return the ids of occupied cells."""
        lying = {(piece.x, piece.y) for piece in self.scene.pieces if piece.art != CELL}
        return {name for name, cell in self.cells.items() if (cell.x, cell.y) in lying}

    def on(self, ground: "_Table") -> Scene:
        """Return the scene moved onto the cells of another table, *ground*."""
        shared = [name for name in self.cells if name in ground.cells]
        if not shared:
            return self.scene
        old, new = self.cells[shared[0]], ground.cells[shared[0]]
        moved = [self._moved(piece, ground, old, new) for piece in self.scene.pieces]
        pieces = tuple([piece for piece in moved if piece is not None])
        scene = self.scene
        size = (scene.width, scene.height)
        return Scene(*size, pieces, scene.offers, scene.notes, scene.seats, scene.marks)

    def _moved(
        self, piece: Piece, ground: "_Table", old: Piece, new: Piece
    ) -> Piece | None:
        """Return a piece moved onto *ground*; None for a cell it lacks."""
        if not self.box.holds(piece, _LABEL_DISTANCE):
            return piece
        if piece.id in self.cells or not self.box.holds(piece):
            there = ground.named.get(piece.id)
            return there and piece.with_changes(x=there.x, y=there.y, size=there.size)
        scale = new.size / old.size
        x = new.x + (piece.x - old.x) * scale
        y = new.y + (piece.y - old.y) * scale
        size = round(piece.size * scale, 4)
        return piece.with_changes(x=round(x, 4), y=round(y, 4), size=size)


def _box(cells: Sequence[Piece]) -> _Box:
    """Return the bounding box of *cells*."""
    return _Box(
        min([cell.x - cell.size / 2 for cell in cells], default=0.0),
        min([cell.y - cell.size / 2 for cell in cells], default=0.0),
        max([cell.x + cell.size / 2 for cell in cells], default=0.0),
        max([cell.y + cell.size / 2 for cell in cells], default=0.0),
    )
