"""
The commands, one file each.

Exit codes: 0 success; 1 the checked thing is wrong, or a file cannot be used; 2 the
command line is wrong, or needs an extra that is not installed; 130 interrupted.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

from whiskerworks.cli.command_parser import COMPLETING, Parser, did_you_mean
from whiskerworks.cli.standard_streams import (
    STDOUT,
    discard_output,
    is_reader_gone,
    prepare_streams,
)
from whiskerworks.core.errors import UnknownGame, WhiskerworksError, shorten
from whiskerworks.core.extras import MissingExtra

COMMANDS: Final = (
    "games",
    "rules",
    "play",
    "join",
    "referee",
    "serve",
    "backup",
    "restore",
    "admin",
    "perft",
    "playout",
    "lab",
    "ladder",
    "replay",
    "show",
    "film",
    "sheet",
    "verify",
    "record",
    "solve",
    "deck",
    "new-game",
    "completion",
    "help",
)
"""The commands, each a module of this package, in the order of `--help`."""

EXAMPLES: Final = (
    "whiskerworks play gears  # against a bot, in this terminal",
    "whiskerworks serve --open  # in the browser, alone or with others",
    "whiskerworks help play  # the options of a command",
)
LIST_HINT: Final = "; whiskerworks help lists all commands"


class _Version(argparse.Action):
    """Print the version, looked up only on request."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from whiskerworks.build_info import describe

        print(describe())
        parser.exit()


def parser(only: str | None = None) -> Parser:
    """Return the parser of the whole command line, or of *only* one command."""
    top = Parser(
        prog="whiskerworks",
        description="A table for tabletop games about cats, mice, cheese and cogs.",
        examples=EXAMPLES,
    )
    top.add_argument(
        "--version",
        action=_Version,
        nargs=0,
        help="show the version, and whether the rules are compiled",
    )
    top.set_defaults(run=_help)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for name in COMMANDS if only is None else (only,):
        import_module(f"{__name__}.{name.replace('-', '_')}").add(commands)
    return top


def _help(_: argparse.Namespace) -> int:
    parser().print_help()
    return 0


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command in *arguments* (sys.argv if None), then exit."""
    prepare_streams()
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; report user errors in one sentence."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    if COMPLETING in os.environ:
        from whiskerworks.cli.completers import complete

        try:
            complete(parser, os.environ)
        except MissingExtra:
            return 1  # silently: the shell shows nothing but completions
    try:
        return _run(words)
    except OSError as problem:
        discard_output()
        # A reader that closed the pipe, such as head, has read enough.
        return (
            0 if is_reader_gone(problem) else _fail(f"{STDOUT}: {problem.strerror}", 1)
        )
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def _run(words: list[str]) -> int:
    """Run a command, then flush its output."""
    first = words[0] if words else "-"
    if first[:1] != "-" and first not in COMMANDS:
        return _fail(unknown_command(first), 2)
    try:
        # Import only the command that runs.
        given = parser(first if first in COMMANDS else None).parse_args(words)
        return _done(given)
    finally:
        sys.stdout.flush()


def _done(given: argparse.Namespace) -> int:
    """
    Run the parsed command and return its exit code.

    Raises:
        OSError: The output cannot be written. Errors that name a file are reported.
    """
    try:
        code: int = given.run(given)
    except UnknownGame as problem:
        meant = did_you_mean(problem.name, problem.known)
        said = f"unknown game {shorten(problem.name)!r}{meant}"
        return _fail(said if meant else str(problem), 2)
    except (MissingExtra, WhiskerworksError) as problem:
        return _fail(str(problem), 2)
    except OSError as problem:
        if problem.filename is None:
            raise
        _fail(f"{problem.filename}: {problem.strerror}", 1)
        if getattr(given, "json", False):
            from whiskerworks.cli.json_output import show_unusable

            show_unusable(given, str(problem.strerror))
        return 1
    return code


def unknown_command(name: str) -> str:
    """Return the error message for an unknown command."""
    meant = did_you_mean(name, COMMANDS)
    return f"unknown command {shorten(name)!r}{meant or LIST_HINT}"


def _fail(problem: str, code: int) -> int:
    print(f"whiskerworks: {problem}", file=sys.stderr)
    return code
