"""`whiskerworks admin delete ID`: delete a table with its log."""

import argparse

from whiskerworks.cli.admin.base import AdminBackend, act_on_table, add_table, run_with
from whiskerworks.cli.arguments import Commands


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "delete",
        help="delete a table and its log",
        description=(
            "Delete a table and its log for good, and send everybody there away. "
            "Records that people have downloaded stay with them."
        ),
        examples=('whiskerworks admin delete 9yV1lNQbTkaVhm0lzW1hGw --reason "spam"',),
    )
    add_table(parser)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace, server: AdminBackend) -> None:
    """Delete a table with its log."""
    act_on_table(given, server, "delete")
    print(f"Deleted {given.table}.")
