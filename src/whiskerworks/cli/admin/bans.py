"""`whiskerworks admin bans`: list the bans of a server."""

import argparse
from typing import Final

from whiskerworks.cli.admin.base import AdminBackend, add_server, run_with
from whiskerworks.cli.admin.list_output import Columns, show_list, time_of
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.json_output import add_json

KEYS: Final = {
    "id": "id of the ban",
    "person": "id of the banned person, or null",
    "name": "name of the banned person",
    "network": "banned addresses, or null",
    "reason": "the reason given",
    "created": "time of the ban, in milliseconds since 1970",
    "until": "time the ban ends, or null",
}

COLUMNS: Final[Columns] = {
    "id": "id",
    "who": lambda ban: ban["network"] or ban["person"],
    "name": "name",
    "created": time_of("created"),
    "until": time_of("until"),
    "reason": "reason",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "bans",
        help="list bans",
        description="List all bans, including expired ones, newest first.",
        examples=("whiskerworks admin bans",),
    )
    add_server(parser)
    add_json(parser, KEYS, many=True)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace, server: AdminBackend) -> None:
    """List bans."""
    show_list(given, server.ask("GET", "bans")["bans"], COLUMNS)
