"""Any scene becomes pixels, the same on every machine."""

import io
import runpy
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from whiskerworks.core.scene import Piece, Scene
from whiskerworks.draw.png import MAX_SIDE_PIXELS, BadSize, png
from whiskerworks.draw.svg import svg

ROOT = Path(__file__).parents[2]
STORED = ROOT / "tests/draw/pictures"
DRAWN: dict[str, bytes] = runpy.run_path(str(ROOT / "tools/pictures.py"))["stored"]()
ROUNDING = 1
"""
What draws pixels works the same everywhere, but processors may round the last bit of a
colour otherwise. Nobody sees one step of 256, and no change of a drawing is so small.
"""


def pixels(drawn: bytes) -> Image.Image:
    return Image.open(io.BytesIO(drawn)).convert("RGBA")


def apart(one: Image.Image, other: Image.Image) -> int:
    """Return how far the two pixels are apart that differ most."""
    bands = ImageChops.difference(one, other).split()
    return max([int(band.getextrema()[1]) for band in bands])  # type: ignore[arg-type]


@pytest.mark.parametrize("name", DRAWN)
def test_a_scene_looks_as_it_did(name: str) -> None:
    """If this fails, look at what `make docs` draws, and commit it if it is meant."""
    drawn, stored = pixels(DRAWN[name]), Image.open(STORED / name).convert("RGBA")

    assert drawn.size == stored.size
    assert apart(drawn, stored) <= ROUNDING


def test_no_stored_picture_is_left_over() -> None:
    """What nobody draws any more does not stay in the folder."""
    assert {path.name for path in STORED.iterdir()} == set(DRAWN)


def test_a_small_change_is_seen() -> None:
    """A mark on one wheel, or one wheel turned by a degree: the test above can tell."""
    before = pixels(png(scene(Piece("a", "wheel", 1, 1)), width=80))
    after = pixels(png(scene(Piece("a", "wheel", 1, 1, turn=1)), width=80))

    assert apart(before, after) > 5 * ROUNDING


def scene(*pieces: Piece) -> Scene:
    return Scene(4, 3, pieces, ())


class TestSize:
    def test_a_unit_has_as_many_pixels_as_in_the_document(self) -> None:
        """Both are as large if nobody says how large."""
        assert pixels(png(scene())).size == (256, 192)

    def test_it_is_as_wide_as_asked_for(self) -> None:
        """And as high as follows from that; the document says the same of itself."""
        assert pixels(png(scene(), width=101)).size == (101, 76)
        assert 'width="101" height="75.75"' in svg(scene(), width=101)

    def test_corners_are_transparent(self) -> None:
        """A picture can lie on any page; the table is not transparent."""
        drawn = pixels(png(scene()))

        assert drawn.getpixel((0, 0)) == (0, 0, 0, 0)
        assert drawn.getpixel((128, 96)) == (0xF3, 0xE6, 0xCB, 255)

    @pytest.mark.parametrize("width", [0, MAX_SIDE_PIXELS + 1])
    def test_what_is_too_large_or_nothing_is_refused(self, width: int) -> None:
        """Before anything is drawn."""
        with pytest.raises(BadSize, match=f"not {width} x"):
            png(scene(), width=width)
