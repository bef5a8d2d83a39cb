"""Pictures of games, and the files that pages are made with."""

from functools import cache
from importlib.resources import files

from whiskerworks.core.record import read, replay
from whiskerworks.draw.svg import svg
from whiskerworks.games import load_record
from whiskerworks.server.facts import check_game
from whiskerworks.server.problems import Trouble

TYPES = {
    "css": "text/css",
    "js": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml",
}
SPECIMEN = "specimen.txt"
"""In the folder of each game: the record of which its picture is made."""


@cache
def static(name: str) -> tuple[bytes, str]:
    """
    Return a file that pages need, and what it is.

    Raises:
        Trouble: There is none of that name.
    """
    folder = files("whiskerworks.server.pages") / "static"
    known = {file.name: file for file in folder.iterdir() if file.is_file()}
    if name not in known:
        raise Trouble("not-found")
    kind = TYPES[name.rpartition(".")[2]]
    return known[name].read_bytes(), kind


@cache
def specimen(name: str, dark: bool) -> str:
    """
    Return a picture of a game that is under way: the one that its folder records.

    Raises:
        Trouble: There is no such game.
    """
    check_game(name)
    played = read((files(f"whiskerworks.games.{name}") / SPECIMEN).read_text("utf-8"))
    game = load_record(played)
    return svg(game.scene(game.view(replay(game, played)[-1], None)), dark=dark)
