"""`whiskerworks record …`: the commands for records, one file each."""

from typing import Final

from whiskerworks.cli import verify
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.command_parser import add_group
from whiskerworks.cli.record import check, convert, stats

PARTS: Final = (check, convert, verify, stats)
"""The modules of its commands, in the order of `--help`."""


def add(commands: Commands) -> None:
    """Declare the command and its subcommands."""
    about = "Check, convert, verify or summarise records of games."
    add_group(
        commands, "record", "check, convert, verify or summarise records", about, PARTS
    )
