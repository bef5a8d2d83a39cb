"""`whiskerworks lab …`: play games by the thousand, measure and solve them."""

from typing import Final

from whiskerworks.cli import ladder, solve
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.command_parser import add_group
from whiskerworks.cli.labs import compare, house, report, run

PARTS: Final = (run, report, compare, house, ladder, solve)
"""The modules of its commands, in the order of `--help`."""


def add(commands: Commands) -> None:
    """Declare the command and its subcommands."""
    about = "Play games by the thousand, measure them and solve positions."
    add_group(commands, "lab", "measure games, players and house rules", about, PARTS)
