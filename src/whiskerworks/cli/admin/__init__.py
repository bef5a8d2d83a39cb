"""`whiskerworks admin …`: the commands of a server's operator, one file each."""

from typing import Final

from whiskerworks.cli.admin import (
    audit,
    ban,
    bans,
    close,
    delete,
    people,
    retain,
    tables,
    unban,
    watch,
)
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.command_parser import add_group

PARTS: Final = (
    tables,
    watch,
    close,
    delete,
    people,
    ban,
    unban,
    bans,
    retain,
    audit,
)
"""The modules of its commands, in the order of `--help`."""


def add(commands: Commands) -> None:
    """Declare the command and its subcommands."""
    about = (
        "Moderate a server: list its tables and people, close or delete tables, ban "
        "people and addresses. A running server carries out the commands; if none "
        "runs, they lock the data and change it directly. Anyone who can read the "
        "server's data can do this. The audit log records every change."
    )
    add_group(commands, "admin", "moderate a server", about, PARTS)
