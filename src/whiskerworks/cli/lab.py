"""`whiskerworks lab …`: games are played by the thousand, measured and solved."""

from typing import Final

from whiskerworks.cli import ladder, solve
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.command_parser import add_group
from whiskerworks.cli.labs import compare, house, report, run

PARTS: Final = (run, report, compare, house, ladder, solve)
"""The modules that are its commands, in the order of `--help`."""


def add(commands: Commands) -> None:
    """Declare the command and those within it."""
    about = "Play games by the thousand, measure them, solve positions."
    add_group(commands, "lab", "measure games, players and house rules", about, PARTS)
