"""The recorded games of all tests: each is read and replayed once."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from tools import corpus
from whiskerworks.core import record
from whiskerworks.core.game import Game
from whiskerworks.core.record import Record
from whiskerworks.core.value import Value
from whiskerworks.games import load_record

PATHS = corpus.paths()


class Replayed(NamedTuple):
    """A recorded game, and every position of it."""

    record: Record
    game: Game
    states: list[Value]


@cache
def read(path: Path) -> Record:
    """Return the record in a file."""
    return record.read(path.read_text("utf-8"))


@cache
def replayed(path: Path) -> Replayed:
    """Return the game in a file, every move refereed."""
    kept = read(path)
    game = load_record(kept)
    return Replayed(kept, game, record.replay(game, kept).states)


def name_of(path: Path) -> str:
    """Return how a recorded game is called: gears/gold-edge."""
    inside = path.relative_to(corpus.GAMES)
    return f"{inside.parts[0]}/{path.name.partition('.')[0]}{path.suffix}"
