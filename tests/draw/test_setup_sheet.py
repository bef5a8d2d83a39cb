"""What is to be taken for a scene, whatever game it comes from."""

import re

from whiskerworks.core.message import Message, Params
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.draw import drawings
from whiskerworks.draw.art_kinds import BUTTON_ART, OBJECT_ART
from whiskerworks.draw.setup_sheet import SheetTexts, items, sheet
from whiskerworks.words import words


def test_things_are_drawings_of_ours() -> None:
    """A new drawing is a thing only if somebody says so here."""
    assert set(drawings.names()) >= OBJECT_ART | BUTTON_ART
    assert not OBJECT_ART & BUTTON_ART


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
            Piece("low", "wheel", 1, 2, say=Message("piece-cog", {"at": "a2"})),
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


def page(*pieces: Piece) -> str:
    """Return a sheet for a scene of these *pieces*."""
    told = SheetTexts("Maze", "", "", (), ())
    return sheet(Scene(4, 3, pieces, ()), (), told, words("maze"))


def test_nothing_is_pressed_on_a_table() -> None:
    """Buttons are not in the picture, and every small picture is of its own thing."""
    made = page(
        Piece("turn", "angle", 1, 1, text="90"),
        Piece("cat", "tile", 1, 1, say=Message("piece-cat", {"cell": "e4"})),
    )

    assert ">90<" not in made
    assert re.findall(r' id="(piece-[0-9]+)"', made) == ["piece-0"]
    assert '<use href="#piece-0"/></svg><span>The Cat on e4</span>' in made


def test_small_pictures_show_the_thing_and_nothing_beside_it() -> None:
    """Of what is written beside an agenda there are no slivers on its picture."""
    children = (
        Piece("who", "cat", 0.0, 0.0, size=0.6),
        Piece("seat", "label", 0.62, 0.3, size=0.3, text="0"),
    )
    params: Params = {"seat": 0, "agenda": "cat", "up": 1, "own": 0}
    say = Message("piece-agenda", params)
    made = page(Piece("agenda-0", "agenda-face", 1, 1, say=say, children=children))
    found = re.search(r'<g id="piece-0">(.*)</g>(<g transform="translate.*)', made)

    assert found is not None
    assert "light-neutral-cat" in found[1], "it lies on the card"
    assert "translate(0.62 0.3)" not in found[1]
    assert "translate(0.62 0.3)" in found[2], "the large picture has it all"
