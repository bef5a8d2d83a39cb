"""`whiskerworks admin …`: what an operator does on a server."""

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
"""The modules that are its commands, in the order of `--help`."""


def add(commands: Commands) -> None:
    """Declare the command and those within it."""
    about = (
        "Keep order on a server: see its tables and people, close or delete tables, "
        "ban people and addresses. While the server runs, it is asked to do this; "
        "while none does, the data is locked and changed directly. Anyone who can "
        "read the server's data can do this. Every change is noted in the audit log."
    )
    add_group(commands, "admin", "keep order on a server", about, PARTS)
