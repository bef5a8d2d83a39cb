"""`whiskerworks record …`: what can be done with records, one file each."""

import argparse
from functools import partial
from typing import Final

from whiskerworks.cli import verify
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.records import check, convert, stats

PARTS: Final = (check, convert, verify, stats)
"""The modules that are its commands, in the order of `--help`."""


def add(commands: Commands) -> None:
    """Declare the command and those within it."""
    parser = commands.add_parser(
        "record",
        help="check, convert, verify or count records",
        description="Check, convert, verify or count records of games.",
        epilog="whiskerworks record COMMAND --help tells more about a command.",
    )
    parser.set_defaults(run=partial(_help, parser))
    within = parser.add_subparsers(title="commands", metavar="COMMAND")
    for part in PARTS:
        part.add(within)


def _help(parser: argparse.ArgumentParser, _: argparse.Namespace) -> int:
    parser.print_help()
    return 0
