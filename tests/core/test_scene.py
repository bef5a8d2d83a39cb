"""Scenes: what is at a place."""

from whiskerworks.core.message import Message
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


def test_a_piece_but_for_what_it_says_and_what_lies_on_it() -> None:
    """All else stays as it was."""
    name, mark = Piece("name", "label", 0, 0), Piece("mark", "star", 0, 0)
    wheel = Piece("e3", "wheel", 1, 2, 30, 2, "blue", None, (name,), "3", 15.0)
    say = Message("piece-wheel")

    assert wheel.with_changes() == wheel
    assert wheel.with_changes(say=say, more=(mark,)) == Piece(
        "e3", "wheel", 1, 2, 30, 2, "blue", say, (name, mark), "3", 15.0
    )
    assert wheel.with_changes(say=say).with_changes(more=(mark,)).say == say
    assert wheel.with_changes(x=0.0, y=5, size=3) == Piece(
        "e3", "wheel", 0.0, 5, 30, 3, "blue", None, (name,), "3", 15.0
    )
