"""What programs see, for tests to look at."""

from librt.vecs import vec
from mypy_extensions import u8

from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.kit.cell_grid import CELL_NAMES


def numbers(game: Game, state: Value, seat: int | None) -> bytes:
    """Return all numbers that a seat, or a bystander, is shown."""
    out = vec[u8](bytes(int(game.planes.size)))
    game.planes.planes_into(game.view(state, seat), out, 0)
    return bytes(out)


def planes(game: Game, state: Value, seat: int | None = 0) -> dict[str, list[int]]:
    """Return the cells of every plane, by name."""
    shown = list(numbers(game, state, seat))
    size = int(game.planes.cells)
    return {
        plane.name: shown[at * size : (at + 1) * size]
        for at, plane in enumerate(game.planes.planes)
    }


def listed(plane: list[int]) -> dict[int, int]:
    """Return what a plane says other than 0, by cell."""
    return {cell: number for cell, number in enumerate(plane) if number}


def on_canvas(plane: list[int]) -> dict[str, int]:
    """Return what a map of the canvas says other than 0, by the names of cells."""
    return {CELL_NAMES[cell]: number for cell, number in listed(plane).items()}
