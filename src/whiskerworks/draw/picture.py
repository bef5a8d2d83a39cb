"""A position as something to look at in a program or a notebook."""

from pathlib import Path
from typing import Final, final

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.core.scene import Scene
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

# What draws is imported when something is drawn: whoever only plays does not wait.

KINDS: Final = (".svg", ".png")
"""What a picture can be, as the names of its files end."""


class BadPicture(WhiskerworksError):
    """A picture cannot be of that kind."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name}: a picture ends in {' or '.join(KINDS)}", name)


@final
class Picture:
    """A picture of a scene; notebooks show it."""

    def __init__(self, scene: Scene, game: str, *, dark: bool = False) -> None:
        self.scene: Final = scene
        """What it shows."""
        self.game: Final = game
        """The name of the game, whose words its pieces say."""
        self.dark: Final = dark
        """Whether it is drawn by night."""

    def __repr__(self) -> str:
        return f"<Picture of {self.game}, {self.scene.width:g} x {self.scene.height:g}>"

    @property
    def svg(self) -> str:
        """The picture as an SVG document, with what readers say of its pieces."""
        from whiskerworks.draw.svg import svg
        from whiskerworks.words import words

        return svg(self.scene, dark=self.dark, say=words(self.game).say)

    def png(self, width: int | None = None) -> bytes:
        """
        Return the picture as a PNG file, *width* pixels wide (64 a unit if None).

        Raises:
            BadSize: It would be too large, or nothing at all.
            MissingExtra: The extra `pictures` is not installed.
        """
        from whiskerworks.draw.png import png

        return png(self.scene, dark=self.dark, width=width)

    def save(self, path: str | Path, width: int | None = None) -> None:
        """
        Write the picture to a file, as SVG or PNG by the end of its name.

        Raises:
            BadPicture: It ends otherwise.
            BadSize: A PNG would be too large, or nothing at all.
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
        NoSuchSeat: Nobody sits there.
    """
    return Picture(game.scene(game.view(state, seat)), game.name, dark=dark)
