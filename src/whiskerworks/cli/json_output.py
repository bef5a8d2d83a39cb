"""What commands tell as JSON, for programs: one value on the output, alone."""

import argparse
import json
from collections.abc import Mapping

from whiskerworks.cli.command_parser import Parser
from whiskerworks.cli.standard_streams import write_output
from whiskerworks.core.errors import BadRecord
from whiskerworks.core.game import Game

GAME_KEYS = {
    "game": "its name",
    "seats": "how many play",
    "options": "the options by name",
}
"""What tells of a game that was loaded."""
BAD_RECORD = {
    "line": "if not good: the line that is wrong; null if it cannot be read at all",
    "where": "if not good: the place in a record that is JSON, else null",
    "problem": "if not good: what is wrong, and where, as a sentence",
}
"""What tells of a record that is not right."""
UNUSABLE = {
    "good": "if not good: false, where a file cannot be used",
    "problem": "if not good: what is wrong with it",
}
"""What tells of a file that cannot be used, where nothing else can be wrong."""


def add_json(
    parser: argparse.ArgumentParser, keys: Mapping[str, str], *, many: bool = False
) -> None:
    """
    Let a command tell what it tells as JSON: an object, or a list if *many*.

    *keys* are those of the object, each with what it holds, for the docs.
    """
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    assert isinstance(parser, Parser)
    parser.keys = dict(keys) if many or "good" in keys else {**keys, **UNUSABLE}
    parser.many = many
    parser.set_defaults(keys=parser.keys)


def show(value: object) -> None:
    """Write it: as UTF-8, whatever the terminal speaks."""
    text = json.dumps(value, indent=2, ensure_ascii=False)
    # Names of files may have bytes that are no UTF-8: JSON has escapes for them.
    write_output(f"{text}\n".encode("utf-8", "backslashreplace"))


def game_as_json(game: Game) -> dict[str, object]:
    """Return the values of GAME_KEYS."""
    return {
        "game": game.name,
        "seats": game.seats,
        "options": dict(game.options),
    }


def show_unusable(given: argparse.Namespace, problem: str) -> None:
    """Tell of a file that cannot be used, in the shape that the command has for it."""
    places = {key: None for key in ("line", "where") if key in given.keys}
    wrong = (
        {"problems": [problem]} if "problems" in given.keys else {"problem": problem}
    )
    show({"good": False, **places, **wrong})


def bad_record(problem: BadRecord, said: str) -> dict[str, object]:
    """Return what is told of a bad record; *said* says what is wrong, and where."""
    return {
        "good": False,
        "line": problem.line,
        "where": problem.where or None,
        "problem": said,
    }
