"""`whiskerworks lab …`: games are played by the thousand, measured and solved."""

import argparse
from functools import partial
from typing import Final

from whiskerworks.cli import ladder, solve
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.labs import compare, house, report, run

PARTS: Final = (run, report, compare, house, ladder, solve)
"""The modules that are its commands, in the order of `--help`."""


def add(commands: Commands) -> None:
    """Declare the command and those within it."""
    parser = commands.add_parser(
        "lab",
        help="measure games, players and house rules",
        description="Play games by the thousand, measure them, solve positions.",
        epilog="whiskerworks lab COMMAND --help tells more about a command.",
    )
    parser.set_defaults(run=partial(_help, parser))
    within = parser.add_subparsers(title="commands", metavar="COMMAND")
    for part in PARTS:
        part.add(within)


def _help(parser: argparse.ArgumentParser, _: argparse.Namespace) -> int:
    parser.print_help()
    return 0
