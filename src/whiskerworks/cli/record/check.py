"""`whiskerworks record check FILE…`: records, each refereed from the start."""

import argparse
from typing import Final

from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.files import shown
from whiskerworks.cli.json_output import BAD_RECORD, add_json, show
from whiskerworks.cli.record.record_files import (
    InvalidRecord,
    ValidRecord,
    add_files,
    examine_all,
)

KEYS: Final = {
    "file": "as it was named, or where it was found",
    "good": "whether it is right",
    "game": "its name",
    "rules": "the version of the rules it was played by",
    "seats": "how many played",
    "plies": "how many moves it has",
    "end": "how it ended; null while it goes on",
    **BAD_RECORD,
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "check",
        help="check that records are right",
        description=(
            "Check records: every move is refereed again, and the end by the rules. "
            "A line for each; exit code 1 if one is not right."
        ),
        examples=(
            "whiskerworks record check game.record",
            "whiskerworks record check games --quiet  # a folder of them",
        ),
    )
    add_files(parser)
    add_json(parser, KEYS, many=True)
    parser.add_argument(
        "--quiet", action="store_true", help="only tell of those that are not right"
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Check records."""
    told: list[dict[str, object]] = []
    code = 0
    for one in examine_all(given.files):
        is_bad = isinstance(one, InvalidRecord)
        code = 1 if is_bad else code
        if given.quiet and not is_bad:
            continue
        if given.json:
            told.append(_as_json(one))
        else:
            print(_line(one))
    if given.json:
        show(told)
    return code


def _line(one: ValidRecord | InvalidRecord) -> str:
    """Return what there is to say of a file."""
    if isinstance(one, InvalidRecord):
        return f"{shown(one.file)}: {one.problem}"
    kept = one.record
    parts = [kept.game, count(kept.seats, "seat"), count(len(kept.plies), "ply")]
    end = f"end {kept.end}" if kept.end else "open"
    return f"{shown(one.file)}: good: {', '.join([*parts, end])}"


def count(number: int, noun: str) -> str:
    """Return so many of something: "1 ply", "42 plies"."""
    if number == 1:
        return f"1 {noun}"
    return f"{number} {noun[:-1]}ies" if noun.endswith("y") else f"{number} {noun}s"


def bad_as_json(one: InvalidRecord) -> dict[str, object]:
    """Return what programs are told of a file that is not right."""
    return {
        "file": one.file,
        "good": False,
        "line": one.line or None,
        "where": one.where or None,
        "problem": one.problem,
    }


def _as_json(one: ValidRecord | InvalidRecord) -> dict[str, object]:
    if isinstance(one, InvalidRecord):
        return bad_as_json(one)
    kept = one.record
    return {
        "file": one.file,
        "good": True,
        "game": kept.game,
        "rules": kept.rules_version,
        "seats": kept.seats,
        "plies": len(kept.plies),
        "end": kept.end or None,
    }
