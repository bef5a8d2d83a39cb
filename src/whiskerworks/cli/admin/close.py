"""`whiskerworks admin close ID`: end a game without a result."""

import argparse

from whiskerworks.cli.admin.base import AdminBackend, act_on_table, add_table, run_with
from whiskerworks.cli.arguments import Commands


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "close",
        help="close a table, ending its game without a result",
        description=(
            "Close a table. A game that has begun ends without a result. Everybody at "
            "the table is told the reason."
        ),
        examples=('whiskerworks admin close 9yV1lNQbTkaVhm0lzW1hGw --reason "spam"',),
    )
    add_table(parser)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace, server: AdminBackend) -> None:
    """End a game without a result."""
    act_on_table(given, server, "close")
    print(f"Closed {given.table}.")
