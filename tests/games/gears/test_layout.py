"""How gears is laid out: wheels that mesh, a jam that is marked, nothing cut off."""

from itertools import combinations
from math import dist

import pytest

import whiskerworks
from whiskerworks.core.scene import Piece, Scene

TOOTH = 30.0
TURNING = "blue:j2,i2 red:h2 turn:red"
TRIANGLE = "blue:j2,h7 red:i9,h8,g7 turn:red"
NINE = "blue:d2,e2,f2,g3,g5 red:d3,e4,f5,g4 turn:red"
"""A ring of nine round e3, f3 and f4."""


def look(position: str) -> Scene:
    game = whiskerworks.load("gears")
    return game.scene(game.view(game.read_state(position), None))


def wheels(scene: Scene) -> list[Piece]:
    return [piece for piece in scene.pieces if piece.id.startswith("cog-")]


@pytest.mark.parametrize("position", [TURNING, TRIANGLE, NINE])
def test_neighbours_are_half_a_tooth_apart(position: str) -> None:
    """[G5] A wheel turns as far as its neighbour turns back, locked or not."""
    pairs = [
        (one, other)
        for one, other in combinations(wheels(look(position)), 2)
        if dist((one.x, one.y), (other.x, other.y)) < 1.01
    ]

    assert pairs
    for one, other in pairs:
        assert (one.turn + other.turn) % TOOTH == TOOTH / 2


@pytest.mark.parametrize(
    ("position", "length"), [(TURNING, 0), (TRIANGLE, 3), (NINE, 9)]
)
def test_a_ring_that_locks_is_marked_all_round(position: str, length: int) -> None:
    """[G5] On each of its wheels, and between each two of them."""
    scene = look(position)

    arts = [mark.art for wheel in wheels(scene) for mark in wheel.children]
    assert arts.count("motion-ring") == length
    assert [piece.art for piece in scene.pieces].count("jam") == length


def test_nothing_lies_outside_the_scene() -> None:
    """Every piece fits, the full trays included."""
    game = whiskerworks.load("gears")
    scene = game.scene(game.view(game.start(), None))

    for piece in scene.pieces:
        half = piece.size / 2
        assert half <= piece.x <= scene.width - half, piece.id
        if piece.art != "triangle":
            assert half <= piece.y <= scene.height - half, piece.id


def test_a_tray_holds_the_fresh_cogs_and_says_how_many() -> None:
    """[G2] Fourteen at the start, one less for each cog on the board."""
    pieces = {piece.id: piece for piece in look(TURNING).pieces}

    assert "hand-blue-12" in pieces
    assert "hand-blue-13" not in pieces
    assert (pieces["left-blue"].text, pieces["left-red"].text) == ("12", "13")


def test_labels_name_every_row_and_column() -> None:
    """[G1] Rows a to j, columns 1 to 10."""
    texts = [p.text for p in look(TURNING).pieces if p.id.startswith(("row", "col"))]

    assert sorted(texts) == sorted([*"abcdefghij", *map(str, range(1, 11))])
