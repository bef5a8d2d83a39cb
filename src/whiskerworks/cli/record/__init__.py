"""`whiskerworks record …`: what can be done with records, one file each."""

from typing import Final

from whiskerworks.cli import verify
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.command_parser import add_group
from whiskerworks.cli.record import check, convert, stats

PARTS: Final = (check, convert, verify, stats)
"""The modules that are its commands, in the order of `--help`."""


def add(commands: Commands) -> None:
    """Declare the command and those within it."""
    about = "Check, convert, verify or count records of games."
    add_group(
        commands, "record", "check, convert, verify or count records", about, PARTS
    )
