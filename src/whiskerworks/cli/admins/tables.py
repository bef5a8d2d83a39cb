"""`whiskerworks admin tables`: the tables of a server."""

import argparse
from typing import Final

from whiskerworks.cli.admins.asking import (
    add_server,
    ask,
    run_with,
    show_rows,
    shown_time,
)
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.as_json import add_json, show

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
    parser.add_argument(
        "--limit", metavar="N", type=int, default=50, help="how many (default: 50)"
    )
    add_server(parser)
    add_json(parser, KEYS, many=True)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace) -> None:
    """List tables."""
    found = ask(
        given,
        "GET",
        "tables",
        game=given.game,
        phase=given.phase,
        host=given.host,
        limit=given.limit,
    )["tables"]
    if given.json:
        show(found)
        return
    heads = ("table", "game", "host", "phase", "there", "changed", "entries", "size")
    rows = [
        (
            one["table"],
            one["game"],
            one["host_name"] or one["host"],
            one["phase"],
            one["present"],
            shown_time(one["changed"]),
            one["entries"],
            one["size"],
        )
        for one in found
    ]
    show_rows(heads, rows)
