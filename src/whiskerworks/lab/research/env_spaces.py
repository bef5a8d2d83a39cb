"""Spaces and rendering shared by the Gymnasium and PettingZoo environments."""

from collections.abc import Mapping
from io import BytesIO
from typing import Any, Final

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.extras import imports_of, require
from whiskerworks.core.game import Game, View
from whiskerworks.core.value import Value
from whiskerworks.lab.research.arrays import Arrays

with imports_of("rl", __name__):
    import numpy as np
    from gymnasium import logger, spaces
    from numpy.typing import NDArray

PIXELS: Final = "rgb_array"
RENDER_MODES: Final = ("human", "ansi", PIXELS)
FRAMES_PER_SECOND: Final = 2
"""Suggested playback speed of rendered positions."""
PICTURE_WIDTH_PIXELS: Final = 640
"""Width of a rendered picture."""
BACKGROUND: Final = "#ffffff"
"""Colour behind the rounded corners of the table."""

Observation = dict[str, NDArray[Any]]
"""The planes under "observation", and the legal moves under "action_mask"."""


class BadRenderMode(WhiskerworksError):
    """The render mode is unknown."""

    def __init__(self, mode: object) -> None:
        known = ", ".join(RENDER_MODES)
        super().__init__(f"render_mode is one of {known}, or None, not {mode!r}", mode)
        self.mode = mode


def checked_mode(mode: str | None) -> str | None:
    """
    Return *mode* after checking it.

    Raises:
        BadRenderMode: The mode is unknown.
        MissingExtra: Pixels need the extra `pictures`.
    """
    if mode is not None and mode not in RENDER_MODES:
        raise BadRenderMode(mode)
    if mode == PIXELS:
        require("pictures", f"render_mode {mode!r}", "PIL", "resvg_py")
    return mode


def action_space(arrays: Arrays) -> spaces.Space[Any]:
    """Return the space of all moves, by number."""
    return spaces.Discrete(arrays.moves)


def plane_space(arrays: Arrays, times: int = 1) -> spaces.Box:
    """Return the space of the planes of one seat, or of *times* seats."""
    planes, rows, columns = arrays.shape
    return spaces.Box(0, 255, (times * planes, rows, columns), np.uint8)


def observation_space(arrays: Arrays) -> spaces.Space[Any]:
    """Return the space of a seat's observations."""
    mask = spaces.Box(0, 1, (arrays.moves,), np.int8)
    return spaces.Dict({"observation": plane_space(arrays), "action_mask": mask})


def warn_of_options(options: Mapping[str, Any] | None) -> None:
    """Warn that `reset` ignores *options*, if any are given."""
    if options:
        names = ", ".join([str(name) for name in options])
        logger.warn(
            f"reset ignores options ({names}). "
            "Pass a game's options when you create its environment."
        )


def render(
    game: Game, state: Value, mode: str | None
) -> NDArray[np.uint8] | str | None:
    """Render *state*: print it, or return it as text or pixels, as *mode* says."""
    if mode is None:
        logger.warn(
            "nothing is rendered: the environment was created without a render_mode"
        )
        return None
    view = game.view(state, 0 if game.seats == 1 else None)
    if mode == PIXELS:
        return pixels(game, view)
    text = game.board(view)
    if mode == "ansi":
        return text
    print(text, end="\n\n", flush=True)
    return None


def pixels(game: Game, view: View) -> NDArray[np.uint8]:
    """Return a picture of *view* as rows of pixels, each with red, green and blue."""
    from PIL import Image

    from whiskerworks.draw.png import png

    drawn = Image.open(
        BytesIO(png(game.scene(view), width=PICTURE_WIDTH_PIXELS))
    ).convert("RGBA")
    paper = Image.new("RGBA", drawn.size, BACKGROUND)
    return np.array(Image.alpha_composite(paper, drawn).convert("RGB"))
