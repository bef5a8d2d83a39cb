"""`whiskerworks admin tables`: list the tables of a server."""

import argparse
from typing import Final

from whiskerworks.cli.admin.base import AdminBackend, add_server, run_with
from whiskerworks.cli.admin.list_output import Columns, add_limit, show_list, time_of
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.json_output import add_json

KEYS: Final = {
    "table": "id of the table",
    "game": "name of the game",
    "host": "id of the host",
    "host_name": "name of the host",
    "phase": "waiting, playing, paused, over or closed",
    "present": "open connections",
    "created": "time of creation, in milliseconds since 1970",
    "changed": "time of the last change",
    "entries": "entries in its log",
    "size": "length of its log, in characters",
}

COLUMNS: Final[Columns] = {
    "table": "table",
    "game": "game",
    "host": lambda table: table["host_name"] or table["host"],
    "phase": "phase",
    "connected": "present",
    "changed": time_of("changed"),
    "entries": "entries",
    "size": "size",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "tables",
        help="list tables, most recently changed first",
        description="List the tables of a server, most recently changed first.",
        examples=("whiskerworks admin tables --phase waiting --limit 20",),
    )
    parser.add_argument("--game", metavar="GAME", help="only tables of this game")
    parser.add_argument(
        "--phase",
        choices=("waiting", "playing", "paused", "over", "closed"),
        help="only tables in this phase",
    )
    parser.add_argument("--host", metavar="PERSON", help="only tables with this host")
    add_limit(parser)
    add_server(parser)
    add_json(parser, KEYS, many=True)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace, server: AdminBackend) -> None:
    """List tables."""
    found = server.ask(
        "GET",
        "tables",
        game=given.game,
        phase=given.phase,
        host=given.host,
        limit=given.limit,
    )["tables"]
    show_list(given, found, COLUMNS)
