"""Records in files and folders, each refereed from the start."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from whiskerworks.cli.files import INPUT
from whiskerworks.cli.replay import read_record, said_of
from whiskerworks.core import record
from whiskerworks.core.errors import BadRecord
from whiskerworks.core.message import Outcome
from whiskerworks.core.record import Record

ENDINGS: Final = ("*.record", "*.record.json")
"""How files are called that are looked at in a folder."""


class Good(NamedTuple):
    """A record that replays."""

    file: str
    record: Record
    outcome: Outcome | None
    """How it ended by the rules; None if they left it open."""


class Bad(NamedTuple):
    """A file that holds no record, or none that replays."""

    file: str
    line: int
    """The line that is wrong; 0 if the file could not be read at all."""
    where: str
    """The place in JSON; nothing in the text form."""
    problem: str
    """What is wrong, line and place included."""


def add_files(parser: argparse.ArgumentParser) -> None:
    """Let a command take records."""
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        help="a record, a folder of records (*.record, *.record.json), - for input",
    )


def look(names: list[str]) -> Iterator[Good | Bad]:
    """Yield what is in each of the files and folders, in order."""
    for name in names:
        yield from _in_folder(Path(name)) if Path(name).is_dir() else [examine(name)]


def examine(name: str) -> Good | Bad:
    """Return what is in a file, - meaning standard input."""
    from whiskerworks.games import load_record

    game = ""
    try:
        kept = read_record(Path(name))
        game = kept.game
        bound = load_record(kept)
        outcome = bound.outcome(record.replay(bound, kept)[-1])
    except BadRecord as problem:
        return Bad(name, problem.line, problem.where, said_of(problem, game))
    except OSError as problem:
        return Bad(name, 0, "", problem.strerror or str(problem))
    return Good(name, kept, outcome)


def _in_folder(folder: Path) -> Iterator[Good | Bad]:
    """Yield what is in the records of a folder and of those within it."""
    paths = sorted([path for ending in ENDINGS for path in folder.rglob(ending)])
    if not paths:
        yield Bad(str(folder), 0, "", "there are no records in it")
    for path in paths:
        yield examine(str(path))


def shown(name: str) -> str:
    """Return how a file is called when it is told of."""
    return "input" if name == INPUT else name
