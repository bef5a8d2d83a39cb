"""
Scenes in which the cells stay where they are.

A table of cells is drawn as large as there is room, so it comes nearer as the cells
that can still be used get fewer. In a film that looks like jumping. Here all scenes
are drawn on the cells of one of them: the nearest that has room for all that ever lies
on a cell.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from whiskerworks.core.scene import Piece, Scene

CELL: Final = "cell"
"""The drawing of a place on a table that grows."""
_EDGE: Final = 0.2
"""So far outside the cells stand the names of their columns and rows."""


class _Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def holds(self, piece: Piece, more: float = 0.0) -> bool:
        """Tell whether the middle of a piece is within, or not *more* outside."""
        across = self.left - more <= piece.x <= self.right + more
        return across and self.top - more <= piece.y <= self.bottom + more


def align_cells(scenes: Sequence[Scene]) -> list[Scene]:
    """Return *scenes*, their cells at the same places; without cells, as they are."""
    tables = [_Table(scene) for scene in scenes]
    used = {name for table in tables for name in table.used()}
    for ground in reversed(tables):
        if used <= ground.cells.keys():
            return [table.on(ground) for table in tables]
    return list(scenes)


@final
class _Table:
    """The cells of a scene, and what lies on them."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        """All there is to see."""
        self.cells: Final = {
            piece.id: piece for piece in scene.pieces if piece.art == CELL
        }
        """The cells by their names."""
        self.named: Final = {piece.id: piece for piece in scene.pieces}
        """All pieces by their names."""
        self.box: Final = _box(list(self.cells.values()))
        """How far the cells reach."""

    def used(self) -> set[str]:
        """Return the names of cells on which something lies."""
        lying = {(piece.x, piece.y) for piece in self.scene.pieces if piece.art != CELL}
        return {name for name, cell in self.cells.items() if (cell.x, cell.y) in lying}

    def on(self, ground: "_Table") -> Scene:
        """Return the scene with its table drawn on the *ground* of another."""
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
        """Return a piece where it lies on the *ground*; None for a cell too many."""
        if not self.box.holds(piece, _EDGE):
            return piece
        if piece.id in self.cells or not self.box.holds(piece):
            there = ground.named.get(piece.id)
            return there and piece.but(x=there.x, y=there.y, size=there.size)
        scale = new.size / old.size
        x = new.x + (piece.x - old.x) * scale
        y = new.y + (piece.y - old.y) * scale
        size = round(piece.size * scale, 4)
        return piece.but(x=round(x, 4), y=round(y, 4), size=size)


def _box(cells: Sequence[Piece]) -> _Box:
    """Return how far *cells* reach."""
    return _Box(
        min([cell.x - cell.size / 2 for cell in cells], default=0.0),
        min([cell.y - cell.size / 2 for cell in cells], default=0.0),
        max([cell.x + cell.size / 2 for cell in cells], default=0.0),
        max([cell.y + cell.size / 2 for cell in cells], default=0.0),
    )
