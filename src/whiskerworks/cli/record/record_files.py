"""Find records in files and folders, and check each by replaying it."""

import argparse
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from whiskerworks.cli.arguments import file_name
from whiskerworks.cli.replay import describe_error, read_record
from whiskerworks.core import record
from whiskerworks.core.errors import BadRecord
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.record import Record

RECORD_SUFFIXES: Final = (".record", ".record.json")
"""Suffixes of the files read in a folder."""


class ValidRecord(NamedTuple):
    """A record that replays."""

    file: str
    record: Record
    outcome: Outcome | None
    """The outcome by the rules; None if the game is unfinished."""


class InvalidRecord(NamedTuple):
    """A file without a record that replays."""

    file: str
    line: int
    """The faulty line; 0 if the file could not be read."""
    where: str
    """The place in a JSON record; "" in the text form."""
    problem: str
    """The error, with its line and place."""


def add_files(parser: argparse.ArgumentParser) -> None:
    """Add the argument for records."""
    parser.add_argument(
        "files",
        metavar="FILE",
        nargs="+",
        type=file_name,
        help="a record, or a folder of *.record and *.record.json; - for standard "
        "input",
    )


def examine_all(names: list[str]) -> Iterator[ValidRecord | InvalidRecord]:
    """Check the records in files and folders, in order."""
    for name in names:
        yield from _in_folder(name) if _is_folder(name) else [examine(name)]


def examine(name: str) -> ValidRecord | InvalidRecord:
    """Check the record in a file, - meaning standard input."""
    from whiskerworks.games import load_record

    game = ""
    try:
        kept = read_record(Path(name))
        game = kept.game
        bound = load_record(kept)
        outcome = record.replay(bound, kept).outcome()
    except BadRecord as problem:
        return InvalidRecord(
            name, problem.line, problem.where, describe_error(problem, game)
        )
    except OSError as problem:
        return InvalidRecord(name, 0, "", problem.strerror or str(problem))
    return ValidRecord(name, kept, outcome)


def _is_folder(name: str) -> bool:
    try:
        return Path(name).is_dir()
    except OSError:
        return False


def _in_folder(folder: str) -> Iterator[ValidRecord | InvalidRecord]:
    """Check the records in a folder and its subfolders."""
    closed: list[OSError] = []
    paths = [
        Path(where, name)
        for where, _, names in os.walk(folder, onerror=closed.append)
        for name in names
        if name.endswith(RECORD_SUFFIXES) and not _is_pipe(Path(where, name))
    ]
    for problem in closed:
        yield InvalidRecord(str(problem.filename), 0, "", str(problem.strerror))
    if not paths and not closed:
        yield InvalidRecord(folder, 0, "", "contains no records")
    for path in sorted(paths):
        yield examine(str(path))


def _is_pipe(path: Path) -> bool:
    """Whether a path is a pipe, socket or the like, which may never end."""
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except OSError:
        return False
