"""`whiskerworks help [COMMAND]`: list the commands, or explain one."""

import argparse

from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.command_parser import Parser, did_you_mean
from whiskerworks.core.errors import WhiskerworksError, shorten


class UnknownCommand(WhiskerworksError):
    """No command has that name."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "help",
        help="list the commands, or explain one",
        description="List all commands, or show the help of one.",
        examples=("whiskerworks help", "whiskerworks help record check"),
    )
    parser.add_argument(
        "command",
        metavar="COMMAND",
        nargs="*",
        help="the command to explain, such as deck or record check (default: list all)",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print the help."""
    from whiskerworks import cli

    words = given.command
    first = words[0] if words else None
    if first is not None and first not in cli.COMMANDS:
        raise UnknownCommand(cli.unknown_command(first))
    top = cli.parser(first)
    for depth, name in enumerate(words):
        known = subcommands(top)
        if name not in known:
            meant = did_you_mean(name, known) or f" in {' '.join(words[:depth])}"
            raise UnknownCommand(f"unknown command {shorten(name)!r}{meant}")
        top = known[name]
    top.print_help()
    return 0


def subcommands(parser: argparse.ArgumentParser) -> dict[str, Parser]:
    """Return the subcommands of a command, by name."""
    return {
        name: below
        for action in parser._actions
        if isinstance(action, argparse._SubParsersAction)
        for name, below in action.choices.items()
    }
