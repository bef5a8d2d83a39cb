"""
A scene as pixels.

The same scene makes the same pixels on every machine: our letters stand for text, and
what draws them (resvg) rounds alike everywhere. Where a text has signs that we have no
letters for, the fonts of the machine are asked.
"""

from typing import Final

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.extras import imports_of
from whiskerworks.core.scene import Scene
from whiskerworks.draw.svg import UNIT, svg

LARGEST: Final = 16_384
"""How many pixels a picture may be wide or high."""


class BadSize(WhiskerworksError):
    """A picture cannot be so large, or so small."""

    def __init__(self, width: int, height: int) -> None:
        problem = f"a picture has 1 to {LARGEST} pixels a side, not {width} x {height}"
        super().__init__(problem, width, height)


def png(scene: Scene, *, dark: bool = False, width: int | None = None) -> bytes:
    """
    Return *scene* as a PNG file, *width* pixels wide (64 for each unit if None).

    Outside the rounded corners of the table it is transparent.

    Raises:
        BadSize: It would be too large, or nothing at all.
        MissingExtra: The extra `pictures` is not installed.
        UnknownTone: As `svg`.
    """
    across, down = size(scene, width)
    with imports_of("pictures", "a PNG"):
        import resvg_py
    drawn = svg(scene, dark=dark, lettered=True)
    known = "<text" not in drawn
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=drawn, width=across, height=down, skip_system_fonts=known
        )
    )


def size(scene: Scene, width: int | None = None) -> tuple[int, int]:
    """
    Return how many pixels a picture of *scene* is wide and high.

    Raises:
        BadSize: It would be too large, or nothing at all.
    """
    across = round(scene.width * UNIT) if width is None else width
    down = max(1, round(across * scene.height / scene.width))
    if not 0 < across <= LARGEST or down > LARGEST:
        raise BadSize(across, down)
    return across, down
