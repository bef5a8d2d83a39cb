"""
Draw a scene as PNG.

The same scene gives the same pixels on every machine: text uses our stroke font, and
resvg rounds alike everywhere. Only characters missing from our font use the machine's.
"""

from typing import Final

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.extras import imports_of
from whiskerworks.core.scene import Scene
from whiskerworks.draw.svg import UNIT, svg

MAX_SIDE_PIXELS: Final = 16_384
"""Maximum width and height."""


class BadSize(WhiskerworksError):
    """A picture would be too large or too small."""

    def __init__(self, width: int, height: int) -> None:
        size = f"{width} x {height}"
        problem = f"a picture has 1 to {MAX_SIDE_PIXELS} pixels a side, not {size}"
        super().__init__(problem, width, height)


def png(scene: Scene, *, dark: bool = False, width: int | None = None) -> bytes:
    """
    Return *scene* as a PNG file, *width* pixels wide (64 for each unit if None).

    It is transparent outside the rounded corners of the table.

    Raises:
        BadSize: It would be too large, or empty.
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
    Return the width and height of a picture of *scene*, in pixels.

    Raises:
        BadSize: It would be too large, or empty.
    """
    across = round(scene.width * UNIT) if width is None else width
    down = max(1, round(across * scene.height / scene.width))
    if not 0 < across <= MAX_SIDE_PIXELS or down > MAX_SIDE_PIXELS:
        raise BadSize(across, down)
    return across, down
