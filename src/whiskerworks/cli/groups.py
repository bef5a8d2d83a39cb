"""Commands that only hold others: `whiskerworks record …`, `whiskerworks lab …`."""

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from types import ModuleType

from whiskerworks.cli.arguments import Commands


def add_group(
    commands: Commands,
    name: str,
    help: str,  # noqa: A002
    description: str,
    parts: Sequence[ModuleType],
) -> None:
    """Declare the command *name*, and within it those of the modules *parts*."""
    parser = commands.add_parser(
        name,
        help=help,
        description=description,
        epilog=f"whiskerworks {name} COMMAND --help tells more about a command.",
    )
    parser.set_defaults(run=partial(_help, parser))
    within = parser.add_subparsers(title="commands", metavar="COMMAND")
    for part in parts:
        add: Callable[[Commands], None] = part.add
        add(within)


def _help(parser: argparse.ArgumentParser, _: argparse.Namespace) -> int:
    parser.print_help()
    return 0
