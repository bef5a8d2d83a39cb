"""What stays on a table stays where it is in a film."""

from pathlib import Path

import pytest

from whiskerworks.cli.film import frames
from whiskerworks.cli.record_input import load_replay
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.draw.film_alignment import CELL, align_cells

GAMES = Path(__file__).parents[1] / "games"


def table(columns: str, *others: Piece) -> Scene:
    """Return a row of cells, as large as there is room for them, and *others*."""
    size = 12 / len(columns)
    cells = [
        Piece(f"{column}1", CELL, (index + 0.5) * size, size / 2, size=size)
        for index, column in enumerate(columns)
    ]
    names = [
        Piece(f"column-{cell.id[0]}", "label", cell.x, -0.1, size=0.2) for cell in cells
    ]
    return Scene(12, 14, (*cells, *names, *others), ())


def places(scene: Scene) -> dict[str, tuple[float, float, float]]:
    """Return where everything is, and how large."""
    return {piece.id: (piece.x, piece.y, piece.size) for piece in scene.pieces}


def test_a_table_that_comes_nearer_is_near_from_the_start() -> None:
    """Cells that are not there in the end are left out; names stay with their cells."""
    far = table("abcd", Piece("cat", "tile", 4.5, 1.5, size=3))
    near = table("bc", Piece("cat", "tile", 3, 3, size=6))
    one, other = align_cells([far, near])

    assert places(one) == places(other) == places(near)


def test_what_lies_beside_the_table_stays_as_it_is() -> None:
    """The deck is where it was."""
    deck = Piece("deck", "deck", 11, 13)
    one, _ = align_cells([table("abcd", deck), table("bc", deck)])

    assert deck in one.pieces


def test_there_is_room_for_all_that_ever_lies_on_a_cell() -> None:
    """Of several tables the nearest that has it is taken."""
    far = table("abcd", Piece("cat", "tile", 1.5, 1.5, size=3))
    middle, near = table("abc"), table("bc")
    scenes = align_cells([far, middle, near])

    assert places(scenes[0])["cat"] == (2, 2, 4)
    assert places(scenes[2])["b1"] == places(middle)["b1"]
    assert "a1" not in places(scenes[2])


def test_scenes_without_cells_are_as_they_were() -> None:
    """Most boards stay as they are."""
    scenes = [Scene(4, 3, (Piece("a", "wheel", at, 1),), ()) for at in (1, 2)]

    assert align_cells(scenes) == scenes
    assert align_cells([]) == []


@pytest.mark.parametrize("game", ["maze", "whodunit"])
def test_cards_of_real_games_lie_still(game: str) -> None:
    """A cell and its name are at one place all along, whatever was laid."""
    for path in sorted((GAMES / game / "records").glob("*.record")):
        found = load_replay(path)
        scenes = align_cells([found.scene(ply, None) for ply in frames(found)])
        seen: dict[str, tuple[float, float, float]] = {}
        for scene in scenes:
            for piece in scene.pieces:
                if piece.art == CELL or piece.id.startswith(("column-", "row-")):
                    at = (piece.x, piece.y, piece.size)
                    assert seen.setdefault(piece.id, at) == at, path.name
