"""Pictures of positions, for programs and notebooks."""

from pathlib import Path
from typing import Final, final

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.core.scene import Scene
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

# Modules for drawing are imported on first use, so that playing starts fast.

KINDS: Final = (".svg", ".png")
"""File name extensions of pictures."""


class BadPicture(WhiskerworksError):
    """The name does not fit a picture."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name}: the name must end in {' or '.join(KINDS)}", name)


@final
class Picture:
    """A picture of a scene; notebooks show it."""

    def __init__(self, scene: Scene, game: str, *, dark: bool = False) -> None:
        self.scene: Final = scene
        """The scene it shows."""
        self.game: Final = game
        """Name of the game, for the texts of pieces."""
        self.dark: Final = dark
        """Whether it uses dark colours."""

    def __repr__(self) -> str:
        return f"<Picture of {self.game}, {self.scene.width:g} x {self.scene.height:g}>"

    @property
    def svg(self) -> str:
        """The picture as an SVG document, with texts for screen readers."""
        from whiskerworks.draw.svg import svg
        from whiskerworks.words import words

        return svg(self.scene, dark=self.dark, say=words(self.game).say)

    def png(self, width: int | None = None) -> bytes:
        """
        Return the picture as a PNG file, *width* pixels wide (64 a unit if None).

        Raises:
            BadSize: It would be too large, or empty.
            MissingExtra: The extra `pictures` is not installed.
        """
        from whiskerworks.draw.png import png

        return png(self.scene, dark=self.dark, width=width)

    def save(self, path: str | Path, width: int | None = None) -> None:
        """
        Write the picture to a file, as SVG or PNG depending on its name.

        Raises:
            BadPicture: The name ends in something else.
            BadSize: A PNG would be too large, or empty.
            MissingExtra: A PNG needs the extra `pictures`.
            OSError: It cannot be written.
        """
        kind = Path(path).suffix.lower()
        if kind not in KINDS:
            raise BadPicture(str(path))
        drawn = self.svg.encode() if kind == ".svg" else self.png(width)
        Path(path).write_bytes(drawn)

    def _repr_svg_(self) -> str:
        return self.svg


def show(
    game: Game, state: Value, seat: Seat | None = None, *, dark: bool = False
) -> Picture:
    """
    Return a picture of a position as *seat* (None: a bystander) sees it.

    Raises:
        NoSuchSeat: The game has no such seat.
    """
    return Picture(game.scene(game.view(state, seat)), game.name, dark=dark)
