"""`whiskerworks record check FILE…`: check records by replaying them."""

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
    "file": "path of the file",
    "good": "whether the record is valid",
    "game": "name of the game",
    "rules": "version of the rules it was played by",
    "seats": "number of players",
    "plies": "number of moves",
    "end": "how the game ended; null if it is unfinished",
    **BAD_RECORD,
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "check",
        help="check records by replaying them",
        description=(
            "Check records by replaying every move and checking the result against the "
            "rules. Prints a line per record; exit code 1 if any is invalid."
        ),
        examples=(
            "whiskerworks record check game.record",
            "whiskerworks record check games --quiet  # a folder of them",
        ),
    )
    add_files(parser)
    add_json(parser, KEYS, many=True)
    parser.add_argument(
        "--quiet", action="store_true", help="print invalid records only"
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
    """Return the line that describes a file."""
    if isinstance(one, InvalidRecord):
        return f"{shown(one.file)}: {one.problem}"
    kept = one.record
    parts = [kept.game, count(kept.seats, "player"), count(len(kept.plies), "move")]
    end = f"ended: {kept.end}" if kept.end else "unfinished"
    return f"{shown(one.file)}: valid: {', '.join([*parts, end])}"


def count(number: int, noun: str) -> str:
    """Return a number with its noun: "1 move", "42 moves"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def bad_as_json(one: InvalidRecord) -> dict[str, object]:
    """Return the JSON for an invalid file."""
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
