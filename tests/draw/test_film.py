"""Scenes become films: small, true to their colours, at the pace that was asked for."""

import io

import pytest
from librt.random import Random
from PIL import Image, ImageChops

import whiskerworks
from whiskerworks.core.exploration import playout
from whiskerworks.core.scene import Piece, Scene
from whiskerworks.draw.film import KINDS, BadFilm, Frame, film
from whiskerworks.draw.png import BadSize, png

TABLE = (0xF3, 0xE6, 0xCB)
BRASS = (0xC1, 0x93, 0x3F)
NEAR = 40
"""How far red, green or blue of any pixel may be from what was drawn."""


def shots(count: int) -> list[Frame]:
    """Return a wheel that rolls to the right."""
    scenes = [
        Scene(4, 3, (Piece("a", "wheel", 1 + i * 0.5, 1, 10.0 * i, tone="red"),), ())
        for i in range(count)
    ]
    return [Frame(scene, i / max(1, count - 1)) for i, scene in enumerate(scenes)]


def frames(made: bytes) -> list[tuple[Image.Image, int]]:
    """Return every frame of a film, and how long it stays in milliseconds."""
    found = []
    with Image.open(io.BytesIO(made)) as whole:
        for index in range(getattr(whole, "n_frames", 1)):
            whole.seek(index)
            picture = whole.convert("RGB")
            found.append((picture, round(whole.info["duration"])))
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_a_film_has_a_frame_for_each_shot(kind: str) -> None:
    """The last stays longer, so that one sees how it ended."""
    found = frames(film(shots(4), kind, width=80, seconds=0.5))

    assert [length for _, length in found] == [500, 500, 500, 1500]
    assert {picture.size for picture, _ in found} == {(80, 63)}


def test_one_shot_is_a_film_too() -> None:
    """A record without a move can be shown like any other."""
    ((picture, length),) = frames(film(shots(1), width=80))

    assert (picture.size, length) == ((80, 63), 3000)


def test_what_fills_most_keeps_its_colour_exactly() -> None:
    """No dots, no tint: our art is flat."""
    for picture, _ in frames(film(shots(4), width=120)):
        assert picture.getpixel((60, 80)) == TABLE


def test_edges_are_nearly_of_the_colours_they_are_drawn_in() -> None:
    """A film has few colours, and some of these are for edges, in every frame."""
    game = whiskerworks.load("gears")
    ends = [playout(game.rules, game.start(), Random(seed))[0] for seed in (1, 2)]
    looks = [Frame(game.scene(game.view(state, None)), 0.5) for state in ends]
    for shot, (picture, _) in zip(looks, frames(film(looks, width=200)), strict=True):
        drawn = Image.open(io.BytesIO(png(shot.scene, width=200))).convert("RGBA")
        true = Image.new("RGB", drawn.size, TABLE)
        true.paste(drawn, (0, 0), drawn)
        shown = picture.crop((0, 0, *true.size))

        assert max(ImageChops.difference(true, shown).tobytes()) <= NEAR


def test_a_bar_tells_how_far_the_game_is() -> None:
    """It grows along the bottom from nothing to the whole width."""
    found = [picture for picture, _ in frames(film(shots(3), width=120))]
    bars = [
        sum([picture.getpixel((x, picture.height - 1)) == BRASS for x in range(120)])
        for picture in found
    ]

    assert bars == [0, 60, 120]


def test_only_what_changed_is_stored() -> None:
    """Ten frames more of the same take next to no room."""
    still = Frame(shots(1)[0].scene, 0.5)
    few, many = (film([still] * count, width=200) for count in (2, 12))

    assert len(many) - len(few) < 1000


def test_scenes_of_different_sizes_share_one_frame() -> None:
    """A unit stays as large as it is; the smaller one lies in the middle."""
    small = Frame(Scene(2, 1, (), ()), 0)
    ((one, _), (other, _)) = frames(film([small, *shots(1)], width=80))

    assert one.size == other.size == (80, 63)


def test_each_frame_is_told() -> None:
    """For a bar that shows how far the work is."""
    told: list[int] = []
    film(shots(10), width=40, told=lambda: told.append(1))

    assert len(told) == 10


def test_a_film_that_cannot_be_is_refused() -> None:
    """Before anything is drawn."""
    for seconds in (0.0, 61.0, float("nan")):
        with pytest.raises(BadFilm, match="a frame"):
            film(shots(1), seconds=seconds)
    with pytest.raises(BadFilm, match="at least one frame"):
        film([])
    with pytest.raises(BadFilm, match="not mp4"):
        film(shots(1), "mp4")
    with pytest.raises(BadFilm, match="at most 2048 pixels wide, not 9000"):
        film(shots(1), width=9000)
    with pytest.raises(BadSize):
        film(shots(1), width=0)
