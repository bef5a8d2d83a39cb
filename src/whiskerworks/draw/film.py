"""
Make a film of scenes: an animated GIF, WebP or PNG with one frame per scene.

All frames share a palette. Our art is flat: the most common colours are kept exactly,
and the rest of the palette serves edges. Nothing is dithered, and a frame stores only
its changes, which keeps films small.
"""

import io
from collections import Counter
from collections.abc import Callable, Sequence
from math import dist
from typing import Final, NamedTuple, final

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.extras import imports_of
from whiskerworks.core.scene import Scene
from whiskerworks.draw import tone_colours
from whiskerworks.draw.film_alignment import align_cells
from whiskerworks.draw.png import png, size

with imports_of("pictures", "a film"):
    from PIL import Image, ImageDraw

KINDS: Final = ("gif", "webp", "png")
"""File name extensions of films."""
MAX_WIDTH_PIXELS: Final = 2048
"""Limits memory: all frames are in memory together."""
MAX_FRAME_SECONDS: Final = 60.0
MIN_FRAME_SECONDS: Final = 0.02
"""Viewers show no frame for less."""

_PALETTE_COLOURS: Final = 255
"""GIF needs the 256th for unchanged pixels."""
_EXACT_COLOURS: Final = 96
"""Colours kept exactly."""
_SAME_COLOUR_DISTANCE: Final = 10.5
"""
Colours closer than this count as one.

The quantizer rounds each channel down to a multiple of four, so it may be off by 5.2.
Two colours farther apart than twice that are never confused.
"""
_SAMPLE_FRAMES: Final = 8
"""Frames that the palette is computed from."""
_LAST_FRAME_FACTOR: Final = 3.0
"""The last frame stays longer by this factor."""

Colour = tuple[int, int, int]


class Frame(NamedTuple):
    """The content of one frame."""

    scene: Scene
    far: float
    """Progress of the game, 0 to 1, shown by the bar at the bottom."""


class BadFilm(WhiskerworksError):
    """A film cannot be made with these arguments; the text says why."""


def film(
    shots: Sequence[Frame],
    kind: str = "gif",
    *,
    dark: bool = False,
    width: int = 640,
    seconds: float = 1.0,
    told: Callable[[], None] = lambda: None,
) -> bytes:
    """
    Return *shots* as a film of a kind in `KINDS`, with *seconds* per frame.

    The last frame stays three times as long; then the film repeats. A table that zooms
    in during the game keeps one scale. *told* is called after each frame.

    Raises:
        BadFilm: The kind, pace or width is invalid, or there are no frames.
        BadSize: The film would be empty or too high.
        UnknownTone: As `svg`.
    """
    if kind not in KINDS:
        raise BadFilm(f"a film is one of {', '.join(KINDS)}, not {kind}")
    if not shots:
        raise BadFilm("a film needs at least one frame")
    if width > MAX_WIDTH_PIXELS:
        raise BadFilm(f"a film is at most {MAX_WIDTH_PIXELS} pixels wide, not {width}")
    if not MIN_FRAME_SECONDS <= seconds <= MAX_FRAME_SECONDS:
        raise BadFilm(
            f"a frame stays {MIN_FRAME_SECONDS} to {MAX_FRAME_SECONDS:g} seconds, "
            f"not {seconds}"
        )
    scenes = align_cells([shot.scene for shot in shots])
    calm = [
        shot._replace(scene=scene) for shot, scene in zip(shots, scenes, strict=True)
    ]
    return _save(_FilmRenderer(calm, dark, width, told).frames(), kind, seconds)


def _save(frames: list[Image.Image], kind: str, seconds: float) -> bytes:
    """Return *frames* as the bytes of a file."""
    length = round(100 * seconds) * 10
    durations = [length] * (len(frames) - 1) + [round(length * _LAST_FRAME_FACTOR)]
    out = io.BytesIO()
    # Store only changes: `disposal` leaves the rest as it was.
    ways: dict[str, dict[str, object]] = {
        "gif": {"optimize": True, "disposal": 1},
        "webp": {"lossless": True, "quality": 40, "minimize_size": True},
        "png": {"optimize": False, "disposal": 0, "blend": 0},
    }
    frames[0].save(
        out,
        kind,
        save_all=True,
        append_images=frames[1:],
        duration=durations if len(frames) > 1 else durations[0],
        loop=0,
        **ways[kind],
    )
    return out.getvalue()


@final
class _FilmRenderer:
    """Draws the frames of a film in one size with one palette."""

    def __init__(
        self, shots: Sequence[Frame], dark: bool, width: int, told: Callable[[], None]
    ) -> None:
        self._shots: Final = shots
        self._dark: Final = dark
        self._told: Final = told
        self._paint: Final = tone_colours.tone_colours(
            tone_colours.DARK if dark else tone_colours.LIGHT, tone_colours.NEUTRAL
        )
        widest = max([shot.scene.width for shot in shots])
        self._unit: Final = width / widest
        self._bar: Final = max(3, width // 100)
        heights = [size(shot.scene, self._across(shot.scene))[1] for shot in shots]
        self._size: Final = (width, max(heights) + self._bar)
        self._drawn: Final[dict[int, Image.Image]] = {}

    def frames(self) -> list[Image.Image]:
        """Return all frames in the colours of the palette."""
        palette = self._palette()
        return [self._quantized(index, palette) for index in range(len(self._shots))]

    def _quantized(self, index: int, palette: Image.Image) -> Image.Image:
        """Return a frame in the colours of the palette."""
        whole = self._drawn.pop(index, None) or self._frame(self._shots[index])
        self._told()
        return whole.quantize(palette=palette, dither=Image.Dither.NONE)

    def _across(self, scene: Scene) -> int:
        return round(scene.width * self._unit)

    def _frame(self, shot: Frame) -> Image.Image:
        """Return a frame: the centred scene and the progress bar."""
        across = self._across(shot.scene)
        drawn = png(shot.scene, dark=self._dark, width=across)
        picture = Image.open(io.BytesIO(drawn)).convert("RGBA")
        width, height = self._size
        whole = Image.new("RGB", self._size, self._paint["table"])
        left, top = (width - across) // 2, (height - self._bar - picture.height) // 2
        whole.paste(picture, (left, top), picture)
        self._draw_bar(whole, shot.far)
        return whole

    def _draw_bar(self, whole: Image.Image, far: float) -> None:
        width, height = self._size
        top = height - self._bar
        pen = ImageDraw.Draw(whole)
        pen.rectangle((0, top, width, height), fill=self._paint["table-edge"])
        end = round(far * width) - 1
        if end >= 0:
            pen.rectangle((0, top, end, height), fill=self._paint["brass"])

    def _palette(self) -> Image.Image:
        """Return the palette, computed from frames throughout the film."""
        last = len(self._shots) - 1
        steps = min(_SAMPLE_FRAMES, len(self._shots))
        for step in range(steps):
            index = last * step // max(1, steps - 1)
            self._drawn[index] = self._frame(self._shots[index])
        return _palette_of(list(self._drawn.values()))


def _palette_of(samples: Sequence[Image.Image]) -> Image.Image:
    """Return an image with the palette: common colours first, then those of edges."""
    found: Counter[Colour] = Counter()
    for sample in samples:
        found.update(_colours(sample))
    kept: list[Colour] = []
    _keep([colour for colour, _ in found.most_common()], kept, _EXACT_COLOURS)
    edges = _beside(samples).quantize(_PALETTE_COLOURS, Image.Quantize.FASTOCTREE)
    flat = edges.getpalette() or []
    others = [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]
    _keep(others, kept, _PALETTE_COLOURS)
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in kept for part in colour])
    return palette


def _keep(more: Sequence[Colour], kept: list[Colour], most: int) -> None:
    """
    Add colours of *more* to *kept*, up to *most*.

    Colours too close to a kept one are left out, since they would be confused with it.
    """
    for colour in more:
        if len(kept) == most:
            return
        if all(_apart(colour, one) for one in kept):
            kept.append(colour)


def _apart(one: Colour, other: Colour) -> bool:
    return dist(one, other) > _SAME_COLOUR_DISTANCE


def _colours(picture: Image.Image) -> dict[Colour, int]:
    """Return the number of pixels of each colour."""
    found = picture.getcolors(picture.width * picture.height) or []
    return {(c[0], c[1], c[2]): n for n, c in found if isinstance(c, tuple)}


def _beside(pictures: Sequence[Image.Image]) -> Image.Image:
    """Return *pictures*, all of one size, side by side."""
    width, height = pictures[0].size
    whole = Image.new("RGB", (width * len(pictures), height))
    for index, picture in enumerate(pictures):
        whole.paste(picture, (index * width, 0))
    return whole
