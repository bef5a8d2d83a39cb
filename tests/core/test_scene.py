"""Scenes: what is at a place."""

from whiskerworks.core.scene import Piece, Scene

SCENE = Scene(
    4,
    4,
    (
        Piece("e3", "peg", 1, 1, children=(Piece("name-e3", "label", 0, 0),)),
        Piece("e31", "peg", 1, 2),
        Piece("cog-e3", "wheel", 1, 1),
        Piece("mouse", "mouse", 1, 1),
        Piece("blank-cat-e3", "die", 3, 3),
        Piece("here3", "die", 3, 2),
    ),
    (),
)


def test_what_is_at_a_place_is_named_for_it_or_lies_on_it() -> None:
    """Not what is named for something else and lies elsewhere."""
    assert [piece.id for piece in SCENE.at("e3")] == ["e3", "cog-e3", "mouse"]
    assert [piece.id for piece in SCENE.at("mouse")] == ["e3", "cog-e3", "mouse"]
    assert SCENE.at("z9") == SCENE.at("") == SCENE.at("3") == []
