"""Records in files and folders, each refereed from the start."""

import argparse
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from whiskerworks.cli.arguments import file_name
from whiskerworks.cli.replay import read_record, said_of
from whiskerworks.core import record
from whiskerworks.core.errors import BadRecord
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.record import Record

ENDINGS: Final = (".record", ".record.json")
"""How the names of files end that are looked at in a folder."""


class ValidRecord(NamedTuple):
    """A record that replays."""

    file: str
    record: Record
    outcome: Outcome | None
    """How it ended by the rules; None if they left it open."""


class InvalidRecord(NamedTuple):
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
        type=file_name,
        help="a record, a folder of records (*.record, *.record.json), - for input",
    )


def examine_all(names: list[str]) -> Iterator[ValidRecord | InvalidRecord]:
    """Yield what is in each of the files and folders, in order."""
    for name in names:
        yield from _in_folder(name) if _is_folder(name) else [examine(name)]


def examine(name: str) -> ValidRecord | InvalidRecord:
    """Return what is in a file, - meaning standard input."""
    from whiskerworks.games import load_record

    game = ""
    try:
        kept = read_record(Path(name))
        game = kept.game
        bound = load_record(kept)
        outcome = record.replay(bound, kept).outcome()
    except BadRecord as problem:
        return InvalidRecord(name, problem.line, problem.where, said_of(problem, game))
    except OSError as problem:
        return InvalidRecord(name, 0, "", problem.strerror or str(problem))
    return ValidRecord(name, kept, outcome)


def _is_folder(name: str) -> bool:
    try:
        return Path(name).is_dir()
    except OSError:
        return False


def _in_folder(folder: str) -> Iterator[ValidRecord | InvalidRecord]:
    """Yield what is in the records of a folder and of those within it."""
    closed: list[OSError] = []
    paths = [
        Path(where, name)
        for where, _, names in os.walk(folder, onerror=closed.append)
        for name in names
        if name.endswith(ENDINGS) and not _is_pipe(Path(where, name))
    ]
    for problem in closed:
        yield InvalidRecord(str(problem.filename), 0, "", str(problem.strerror))
    if not paths and not closed:
        yield InvalidRecord(folder, 0, "", "there are no records in it")
    for path in sorted(paths):
        yield examine(str(path))


def _is_pipe(path: Path) -> bool:
    """Tell whether it is a pipe, a socket or the like, which may never end."""
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except OSError:
        return False
