"""`whiskerworks admin audit`: list the actions of operators."""

import argparse
from typing import Final

from whiskerworks.cli.admin.base import AdminBackend, add_server, run_with
from whiskerworks.cli.admin.list_output import Columns, add_limit, show_list, time_of
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.json_output import add_json

KEYS: Final = {
    "at": "time, in milliseconds since 1970",
    "operator": "the operator's user name on their machine",
    "action": "the action",
    "target": "the table, person or network concerned",
    "reason": "the reason given",
}

COLUMNS: Final[Columns] = {
    "at": time_of("at"),
    "operator": "operator",
    "action": "action",
    "target": "target",
    "reason": "reason",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "audit",
        help="list the actions of operators",
        description="List the actions of operators on a server, newest first.",
        examples=("whiskerworks admin audit --limit 10",),
    )
    add_limit(parser)
    add_server(parser)
    add_json(parser, KEYS, many=True)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace, server: AdminBackend) -> None:
    """List the actions of operators."""
    found = server.ask("GET", "audit", limit=given.limit)["done"]
    show_list(given, found, COLUMNS)
