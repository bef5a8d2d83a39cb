"""`whiskerworks help [COMMAND]`: what there is, and what a command takes."""

import argparse

from whiskerworks.cli.arguments import Commands
from whiskerworks.core.errors import WhiskerworksError


class UnknownCommand(WhiskerworksError):
    """There is no command of that name."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "help",
        help="tell what there is, or more about a command",
        description="Tell what commands there are, or what one of them takes.",
        examples=("whiskerworks help", "whiskerworks help deck"),
    )
    parser.add_argument(
        "command",
        metavar="COMMAND",
        nargs="?",
        default="",
        help="the command to tell of (default: all, in short)",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Tell it."""
    from whiskerworks import cli

    if given.command and given.command not in cli.COMMANDS:
        raise UnknownCommand(cli.unknown_command(given.command))
    words = [given.command, "--help"] if given.command else ["--help"]
    cli.parser(given.command or None).parse_args(words)
    return 0
