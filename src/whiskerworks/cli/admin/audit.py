"""`whiskerworks admin audit`: what operators did."""

import argparse
from typing import Final

from whiskerworks.cli.admin.base import AdminBackend, add_server, run_with
from whiskerworks.cli.admin.list_output import Columns, add_limit, show_list, time_of
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.json_output import add_json

KEYS: Final = {
    "at": "when, in milliseconds since 1970",
    "operator": "the user of the operator's machine who did it",
    "action": "what was done",
    "target": "to which table, person or network",
    "reason": "why",
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
        help="list what operators did",
        description="List what operators did on a server, the newest first.",
        examples=("whiskerworks admin audit --limit 10",),
    )
    add_limit(parser)
    add_server(parser)
    add_json(parser, KEYS, many=True)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace, server: AdminBackend) -> None:
    """List what operators did."""
    found = server.ask("GET", "audit", limit=given.limit)["done"]
    show_list(given, found, COLUMNS)
