"""Recorded games, as people at a real table would type them."""

from itertools import groupby
from pathlib import Path

from whiskerworks.core import record
from whiskerworks.core.record import Record
from whiskerworks.games import load_record

GAMES = Path(__file__).parents[2] / "games"
RECORDS = sorted(GAMES.glob("*/records/*.record"))


def some(paths: list[Path], most: int = 7) -> list[Path]:
    """Return up to *most* records of each game, spread over the list."""
    found: list[Path] = []
    for _, group in groupby(paths, lambda path: path.parts[-3]):
        of_game = list(group)
        found.extend(of_game[:: -(-len(of_game) // most)])
    return found


def kept(path: Path) -> Record:
    """Return the record in a file."""
    return record.read(path.read_text("utf-8"))


def with_options(kept: Record) -> Record:
    """Return a record that also states options added after it was written."""
    game = load_record(kept)
    options = [
        (one.name, one.write(game.options[one.name])) for one in game.meta.options
    ]
    head = (kept.game, kept.rules_version, kept.seats, tuple(options), kept.tags)
    return Record(*head, kept.plies, kept.end)


def name(path: Path) -> str:
    """Return a record's name in the list of tests."""
    return f"{path.parts[-3]}-{path.stem}"


def shortly(text: str) -> str:
    """Return an outcome of chance as people abbreviate it."""
    word, *rest = text.split()
    if word == "roll":
        return "".join(rest)
    if word == "start":
        return rest[0].replace("m0", "M")
    return " ".join(rest).replace("m0", "")
