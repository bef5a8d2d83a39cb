"""Pictures of games, and the static files of pages."""

from functools import cache
from importlib.resources import files
from typing import Final

from librt.random import Random

from whiskerworks.core.game import Game
from whiskerworks.core.match import Match, weighted_dealer
from whiskerworks.core.record import read, replay
from whiskerworks.core.rules import pick_legal_move
from whiskerworks.core.value import Value
from whiskerworks.draw.svg import svg
from whiskerworks.games import load, load_record
from whiskerworks.plugins import folder_of
from whiskerworks.server.game_info import check_game
from whiskerworks.server.problems import ProblemError

CONTENT_TYPES = {
    "css": "text/css",
    "js": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml",
}
SPECIMEN_FILE = "specimen.txt"
"""The record in each game's folder from which its picture is made."""
SPECIMEN_PLIES: Final = 12
"""Plies, including chance, before the picture of a game without a record."""
_SPECIMEN_CACHE: Final[dict[tuple[str, bool], str]] = {}
"""Finished pictures, by game and whether they are dark."""


@cache
def static_file(name: str) -> tuple[bytes, str]:
    """
    Return a static file and its content type.

    Raises:
        ProblemError: The file does not exist.
    """
    folder = files("whiskerworks.server.pages") / "static"
    known = {file.name: file for file in folder.iterdir() if file.is_file()}
    if name not in known:
        raise ProblemError("not-found")
    kind = CONTENT_TYPES[name.rpartition(".")[2]]
    return known[name].read_bytes(), kind


def cached_specimen(name: str, dark: bool) -> str | None:
    """Return what `specimen` returns, if it is cached; None otherwise."""
    return _SPECIMEN_CACHE.get((name, dark))


def specimen(name: str, dark: bool) -> str:
    """
    Return a picture of a game in progress, from the record in its folder.

    Without a record, some random moves are played.

    Raises:
        ProblemError: The game does not exist.
    """
    check_game(name)
    kept = cached_specimen(name, dark)
    if kept is None:
        kept = _SPECIMEN_CACHE[name, dark] = _draw(name, dark)
    return kept


def _draw(name: str, dark: bool) -> str:
    game, state = _recorded_position(name) or _random_position(load(name))
    return svg(game.scene(game.view(state, None)), dark=dark)


def _recorded_position(name: str) -> tuple[Game, Value] | None:
    """Return the final position of a game's specimen record, if it has one."""
    folder = folder_of(name)
    if folder is None or not (folder / SPECIMEN_FILE).is_file():
        return None
    played = read((folder / SPECIMEN_FILE).read_text("utf-8"))
    game = load_record(played)
    return game, replay(game, played).state


def _random_position(game: Game) -> tuple[Game, Value]:
    """Return a position after some random moves."""
    rng = Random(1)
    match = Match(game, weighted_dealer(game, rng))
    for _ in match.play_on(
        lambda _: pick_legal_move(game.rules, match.state, rng), SPECIMEN_PLIES
    ):
        pass
    return game, match.state
