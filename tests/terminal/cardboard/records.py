"""Recorded games, as people at a real table would type them."""

from itertools import groupby
from pathlib import Path

from whiskerworks.core import record
from whiskerworks.core.record import Record

GAMES = Path(__file__).parents[2] / "games"
RECORDS = sorted(GAMES.glob("*/records/*.record"))


def some(paths: list[Path], most: int = 7) -> list[Path]:
    """Return so many records of each game, from all over the list."""
    found: list[Path] = []
    for _, group in groupby(paths, lambda path: path.parts[-3]):
        of_game = list(group)
        found.extend(of_game[:: -(-len(of_game) // most)])
    return found


def kept(path: Path) -> Record:
    """Return the record in a file."""
    return record.read(path.read_text("utf-8"))


def name(path: Path) -> str:
    """Return what a record is called in a list of tests."""
    return f"{path.parts[-3]}-{path.stem}"


def shortly(text: str) -> str:
    """Return an outcome of chance as it is typed in a hurry."""
    word, *rest = text.split()
    if word == "roll":
        return "".join(rest)
    if word == "start":
        return rest[0].replace("m0", "M")
    return " ".join(rest).replace("m0", "")
