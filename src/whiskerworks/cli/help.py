"""`whiskerworks help [COMMAND]`: what there is, and what a command takes."""

import argparse

from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.command_parser import Parser, did_you_mean
from whiskerworks.core.errors import WhiskerworksError, short


class UnknownCommand(WhiskerworksError):
    """There is no command of that name."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "help",
        help="tell what there is, or more about a command",
        description="Tell what commands there are, or what one of them takes.",
        examples=("whiskerworks help", "whiskerworks help record check"),
    )
    parser.add_argument(
        "command",
        metavar="COMMAND",
        nargs="*",
        help="the command to tell of, as in deck or record check (default: all)",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Tell it."""
    from whiskerworks import cli

    words = given.command
    first = words[0] if words else None
    if first is not None and first not in cli.COMMANDS:
        raise UnknownCommand(cli.unknown_command(first))
    top = cli.parser(first)
    for depth, name in enumerate(words):
        known = within(top)
        if name not in known:
            meant = did_you_mean(name, known) or f" within {' '.join(words[:depth])}"
            raise UnknownCommand(f"there is no command {short(name)!r}{meant}")
        top = known[name]
    top.print_help()
    return 0


def within(parser: argparse.ArgumentParser) -> dict[str, Parser]:
    """Return the commands within one, by name."""
    return {
        name: below
        for action in parser._actions
        if isinstance(action, argparse._SubParsersAction)
        for name, below in action.choices.items()
    }
