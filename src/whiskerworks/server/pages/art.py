"""Pictures of games, and the files that pages are made with."""

import random
from functools import cache
from importlib.resources import files

from whiskerworks.draw.svg import svg
from whiskerworks.games import load
from whiskerworks.server.facts import check_game
from whiskerworks.server.problems import Trouble

TYPES = {
    "css": "text/css",
    "js": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml",
}
PLIES = {"gears": 15, "arena": 60, "maze": 30, "whodunit": 24, "escape": 24}
"""How far a game is played for its picture; others just begin."""


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
    Return a picture of a game that is under way.

    Raises:
        Trouble: There is no such game.
    """
    check_game(name)
    game, dice = load(name), random.Random(7)
    state = game.start()
    for _ in range(PLIES.get(name, 0)):
        after = game.play(state, dice.choice(game.legal_moves(state)))
        if game.outcome(after) is not None:
            break
        state = after
    return svg(game.scene(game.view(state, None)), dark=dark)
