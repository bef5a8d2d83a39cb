"""What is to be taken for a scene, whatever game it comes from."""

from whiskerworks.core.message import Message
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.draw import gallery
from whiskerworks.draw.sheet import THINGS, items


def test_things_are_drawings_of_ours() -> None:
    """A new drawing is a thing only if somebody says so here."""
    assert set(THINGS) <= set(gallery.names())


def test_places_marks_and_decoration_are_not_taken() -> None:
    """Only what can be taken in hand, and has something to say."""
    scene = Scene(
        4,
        3,
        (
            Piece("a1", "peg", 1, 1, say=Message("piece-peg")),
            Piece("dot", "wheel", 1, 1),
            Piece("cog", "wheel", 1, 1, say=Message("piece-cog")),
        ),
        (),
    )

    assert [line.piece.id for line in items(scene)] == ["cog"]


def test_things_come_kind_by_kind_and_from_the_top() -> None:
    """As one would lay them out; equal ones are counted."""
    cog, die = Message("piece-cog"), Message("piece-die")
    scene = Scene(
        4,
        3,
        (
            Piece("low", "wheel", 1, 2, say=Message("piece-cog", (("at", "a2"),))),
            Piece("die-1", "die-cat", 1, 3, say=die),
            Piece("high", "wheel", 3, 1, say=cog),
            Piece("die-2", "die-cat", 2, 3, say=die),
        ),
        (),
    )

    assert [(line.piece.id, line.many) for line in items(scene)] == [
        ("high", 1),
        ("low", 1),
        ("die-1", 2),
    ]
