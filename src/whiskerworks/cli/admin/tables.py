"""`whiskerworks admin tables`: the tables of a server."""

import argparse
from typing import Final

from whiskerworks.cli.admin.base import AdminBackend, add_server, run_with
from whiskerworks.cli.admin.list_output import Columns, add_limit, show_list, time_of
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.json_output import add_json

KEYS: Final = {
    "table": "its id",
    "game": "its name",
    "host": "the id of who made it",
    "host_name": "their name",
    "phase": "waiting, playing, paused, over or closed",
    "present": "how many sockets are open there",
    "created": "when, in milliseconds since 1970",
    "changed": "when it changed last",
    "entries": "how many its log has",
    "size": "the length of the log, in characters",
}

COLUMNS: Final[Columns] = {
    "table": "table",
    "game": "game",
    "host": lambda table: table["host_name"] or table["host"],
    "phase": "phase",
    "there": "present",
    "changed": time_of("changed"),
    "entries": "entries",
    "size": "size",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "tables",
        help="list tables, those first that changed last",
        description="List the tables of a server, those first that changed last.",
        examples=("whiskerworks admin tables --phase waiting --limit 20",),
    )
    parser.add_argument("--game", metavar="GAME", help="only tables of this game")
    parser.add_argument(
        "--phase",
        choices=("waiting", "playing", "paused", "over", "closed"),
        help="only tables that have come so far",
    )
    parser.add_argument("--host", metavar="PERSON", help="only tables of this host")
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
