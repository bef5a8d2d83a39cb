"""Our letters stand for text wherever pixels are made."""

import string
from xml.etree import ElementTree

import pytest

from tests.tables import Table, tables
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.draw.stroke_font import letters, width
from whiskerworks.draw.svg import svg

SVG = "{http://www.w3.org/2000/svg}"


def lettered(text: str, art: str = "label") -> ElementTree.Element:
    pictured = Scene(4, 3, (Piece("a", art, 1, 1, text=text),), ())
    root = ElementTree.fromstring(svg(pictured, lettered=True))
    (found,) = [part for part in root.iter() if part.get("data-id") == "a"]
    return found


def place(part: ElementTree.Element) -> tuple[float, ...]:
    """Return where a group is moved to."""
    moved = str(part.get("transform")).removeprefix("translate(").split(")")[0]
    return tuple([float(number) for number in moved.split()])


def texts(pieces: tuple[Piece, ...]) -> set[str]:
    """Return all that is written on *pieces*."""
    return {piece.text for piece in pieces}.union(
        *[texts(piece.children) for piece in pieces]
    )


def test_there_is_a_letter_for_every_name_and_number() -> None:
    """Motifs of one's own are small letters; some signs come beside them."""
    assert set(string.ascii_letters + string.digits + " /?-") <= set(letters())


@pytest.mark.parametrize("table", tables(), ids=str)
def test_nothing_that_a_game_writes_is_left_to_fonts(table: Table) -> None:
    """From the start on; what is written later is of the same kind."""
    game = table.load()
    for seat in (None, *range(game.seats)):
        scene = game.scene(game.view(game.start(), seat))
        assert set("".join(texts(scene.pieces))) <= set(letters())


def test_text_becomes_lines_of_its_colour() -> None:
    """A path for each letter, none for a blank, and no text is left."""
    found = lettered("3 / 7", "plate")

    assert found.find(f"{SVG}text") is None
    (group,) = [g for g in found if g.get("stroke-linecap") == "round" and len(g)]
    assert group.get("stroke") == "#3b2a18"
    assert len(group) == 3


def test_text_stands_where_it_stood() -> None:
    """In the middle of where it was, or to the right of it; on the same line."""
    (middle,) = lettered("m07")
    (*_, start) = lettered("b2", "cell")

    assert place(middle) == pytest.approx((55e-3 - width("m07") / 2000, 0.35), abs=1e-4)
    assert place(start) == pytest.approx((-0.42 + 55e-3 * 0.13, 0.41), abs=1e-4)


def test_a_text_is_as_wide_as_its_letters_and_what_is_between() -> None:
    """Blanks may be made narrower."""
    assert width("ii") == 190 + 110
    assert width("i i", -50) == width("i i") - 50


def test_a_text_with_a_strange_sign_is_left_to_fonts() -> None:
    """All of it: letters of two kinds would not go together."""
    found = lettered("m\N{GREEK SMALL LETTER MU}7")

    assert found.findtext(f"{SVG}text") == "m\N{GREEK SMALL LETTER MU}7"
