"""A scene as the file that a command is asked for: SVG or PNG, by its name."""

from collections.abc import Callable
from pathlib import Path

from whiskerworks.cli.files import OUTPUT
from whiskerworks.core.message import Message
from whiskerworks.core.scene import Scene
from whiskerworks.draw.picture import KINDS, BadPicture


def check_kind(name: str) -> None:
    """
    See that a picture can be called so.

    Raises:
        BadPicture: It ends as no picture of ours does.
    """
    if name != OUTPUT and Path(name).suffix.lower() not in KINDS:
        raise BadPicture(name)


def draw_file(
    name: str,
    scene: Scene,
    say: Callable[[Message], str],
    *,
    dark: bool,
    width: int | None = None,
) -> bytes:
    """
    Return the picture of a scene, for the file of that *name*; SVG for output.

    Raises:
        BadPicture: It cannot be so wide.
    """
    from whiskerworks.draw.png import png, size
    from whiskerworks.draw.svg import svg

    if name.lower().endswith(".png"):
        return png(scene, dark=dark, width=width)
    size(scene, width)
    return svg(scene, dark=dark, say=say, width=width).encode()
