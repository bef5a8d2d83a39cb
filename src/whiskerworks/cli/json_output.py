"""The `--json` output of commands: a single value on standard output."""

import argparse
import json
from collections.abc import Mapping

from whiskerworks.cli.command_parser import Parser
from whiskerworks.cli.standard_streams import write_output
from whiskerworks.core.errors import BadRecord
from whiskerworks.core.game import Game

GAME_KEYS = {
    "game": "name of the game",
    "seats": "number of players",
    "options": "options by name",
}
"""Keys that describe a loaded game."""
BAD_RECORD = {
    "line": "if not good: the faulty line; null if the file cannot be read",
    "where": "if not good: the place in a JSON record, else null",
    "problem": "if not good: the error and its place, as a sentence",
}
"""Keys that describe an invalid record."""
UNUSABLE = {
    "good": "if not good: false, because a file cannot be used",
    "problem": "if not good: the error",
}
"""Keys that describe an unusable file, for commands without other failures."""


def add_json(
    parser: argparse.ArgumentParser, keys: Mapping[str, str], *, many: bool = False
) -> None:
    """
    Add `--json`: the command prints an object, or a list of them if *many*.

    *keys* name the object's keys with their meanings, for the docs.
    """
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    assert isinstance(parser, Parser)
    parser.keys = dict(keys) if many or "good" in keys else {**keys, **UNUSABLE}
    parser.many = many
    parser.set_defaults(keys=parser.keys)


def show(value: object) -> None:
    """Print *value* as JSON, in UTF-8 whatever the terminal's encoding."""
    text = json.dumps(value, indent=2, ensure_ascii=False)
    # Bytes of file names that are not UTF-8 become JSON escapes.
    write_output(f"{text}\n".encode("utf-8", "backslashreplace"))


def game_as_json(game: Game) -> dict[str, object]:
    """Return the values of GAME_KEYS."""
    return {
        "game": game.name,
        "seats": game.seats,
        "options": dict(game.options),
    }


def show_unusable(given: argparse.Namespace, problem: str) -> None:
    """Print the error about an unusable file, in the shape of the command's output."""
    places = {key: None for key in ("line", "where") if key in given.keys}
    wrong = (
        {"problems": [problem]} if "problems" in given.keys else {"problem": problem}
    )
    show({"good": False, **places, **wrong})


def bad_record(problem: BadRecord, said: str) -> dict[str, object]:
    """Return the JSON for an invalid record; *said* describes the error."""
    return {
        "good": False,
        "line": problem.line,
        "where": problem.where or None,
        "problem": said,
    }
