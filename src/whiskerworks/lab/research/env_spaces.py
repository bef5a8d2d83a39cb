"""What the environments of Gymnasium and PettingZoo show: spaces, and pictures."""

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
"""So many positions a second are well to look at."""
PICTURE_WIDTH_PIXELS: Final = 640
"""How many pixels a picture is wide."""
BACKGROUND: Final = "#ffffff"
"""What is seen behind the rounded corners of the table."""

Observation = dict[str, NDArray[Any]]
"""The planes under "observation", and the legal moves under "action_mask"."""


class BadRenderMode(WhiskerworksError):
    """Nothing is shown in that way."""

    def __init__(self, mode: object) -> None:
        known = ", ".join(RENDER_MODES)
        super().__init__(f"render_mode is one of {known}, or None, not {mode!r}", mode)
        self.mode = mode


def checked_mode(mode: str | None) -> str | None:
    """
    Return *mode* as it is.

    Raises:
        BadRenderMode: Nothing is shown in that way.
        MissingExtra: Pixels need the extra `pictures`.
    """
    if mode is not None and mode not in RENDER_MODES:
        raise BadRenderMode(mode)
    if mode == PIXELS:
        require("pictures", f"render_mode {mode!r}", "PIL", "resvg_py")
    return mode


def action_space(arrays: Arrays) -> spaces.Space[Any]:
    """Return the space of all moves, by their numbers."""
    return spaces.Discrete(arrays.moves)


def plane_space(arrays: Arrays, times: int = 1) -> spaces.Box:
    """Return the space of the planes of a seat, or of those of *times* seats."""
    planes, rows, columns = arrays.shape
    return spaces.Box(0, 255, (times * planes, rows, columns), np.uint8)


def observation_space(arrays: Arrays) -> spaces.Space[Any]:
    """Return the space of what a seat is shown."""
    mask = spaces.Box(0, 1, (arrays.moves,), np.int8)
    return spaces.Dict({"observation": plane_space(arrays), "action_mask": mask})


def warn_of_options(options: Mapping[str, Any] | None) -> None:
    """Say that a game cannot be given options when it begins, if there are any."""
    if options:
        names = ", ".join([str(name) for name in options])
        logger.warn(
            f"reset takes no options: {names} changes nothing. "
            "Options of a game are given when its environment is made."
        )


def render(
    game: Game, state: Value, mode: str | None
) -> NDArray[np.uint8] | str | None:
    """Return *state* as *mode* says: printed, as text, or as pixels."""
    if mode is None:
        logger.warn(
            "nothing is rendered: the environment was made without a render_mode"
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
    """Return a picture of *view*: rows of pixels, each of red, green and blue."""
    from PIL import Image

    from whiskerworks.draw.png import png

    drawn = Image.open(
        BytesIO(png(game.scene(view), width=PICTURE_WIDTH_PIXELS))
    ).convert("RGBA")
    paper = Image.new("RGBA", drawn.size, BACKGROUND)
    return np.array(Image.alpha_composite(paper, drawn).convert("RGB"))
