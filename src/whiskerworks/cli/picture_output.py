"""Draw a scene as SVG or PNG, by the name of the output file."""

from collections.abc import Callable
from pathlib import Path

from whiskerworks.cli.files import OUTPUT
from whiskerworks.core.message import Message
from whiskerworks.core.scene import Scene
from whiskerworks.draw.picture import KINDS, BadPicture


def check_picture_name(name: str) -> None:
    """
    Check that the name ends in a supported picture format.

    Raises:
        BadPicture: It does not.
    """
    if name != OUTPUT and Path(name).suffix.lower() not in KINDS:
        raise BadPicture(name)


def draw_scene(
    name: str,
    scene: Scene,
    say: Callable[[Message], str],
    *,
    dark: bool,
    width: int | None = None,
) -> bytes:
    """
    Return a picture of a scene in the format of *name*; SVG for standard output.

    Raises:
        BadPicture: It cannot have that width.
    """
    from whiskerworks.draw.png import png, size
    from whiskerworks.draw.svg import svg

    if name.lower().endswith(".png"):
        return png(scene, dark=dark, width=width)
    size(scene, width)
    return svg(scene, dark=dark, say=say, width=width).encode()
