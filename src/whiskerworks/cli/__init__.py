"""
The commands, one file each.

Exit codes: 0 all is well; 1 what was looked at is not as it should be; 2 the
command was not understood; 130 interrupted.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

from whiskerworks.core.errors import WhiskerworksError

COMMANDS: Final = (
    "games",
    "rules",
    "play",
    "serve",
    "backup",
    "restore",
    "perft",
    "playout",
    "ladder",
    "replay",
    "show",
    "film",
    "verify",
    "record",
    "solve",
    "deck",
)
"""The modules of this package that are commands, in the order of `--help`."""


class _Version(argparse.Action):
    """Print the version; looked up only when somebody asks."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from whiskerworks.build_info import describe

        print(describe())
        parser.exit()


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    top = argparse.ArgumentParser(
        prog="whiskerworks",
        description="A table for tabletop games about cats, mice, cheese and cogs.",
        epilog="whiskerworks COMMAND --help tells more about a command.",
    )
    top.add_argument(
        "--version",
        action=_Version,
        nargs=0,
        help="show the version, and whether the rules are compiled",
    )
    top.set_defaults(run=_help)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for name in COMMANDS:
        import_module(f"{__name__}.{name}").add(commands)
    return top


def _help(_: argparse.Namespace) -> int:
    parser().print_help()
    return 0


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command that *arguments* (sys.argv if None) say, and exit."""
    sys.exit(run(arguments))


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; a user's mistake is one sentence."""
    given = parser().parse_args(arguments)
    try:
        code: int = given.run(given)
        sys.stdout.flush()
    except WhiskerworksError as problem:
        return _fail(str(problem), 2)
    except OSError as problem:
        if isinstance(problem, BrokenPipeError):
            return _hang_up()
        return _fail(f"{problem.filename or 'output'}: {problem.strerror}", 1)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    return code


def _fail(problem: str, code: int) -> int:
    print(f"whiskerworks: {problem}", file=sys.stderr)
    return code


def _hang_up() -> int:
    """Leave quietly when whoever reads our output has gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
