"""`whiskerworks admin people`: find the people who use a server."""

import argparse
from typing import Final

from whiskerworks.cli.admin.base import AdminBackend, add_server, run_with
from whiskerworks.cli.admin.list_output import Columns, add_limit, show_list, time_of
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.json_output import add_json

KEYS: Final = {
    "person": "their id",
    "name": "their display name",
    "login": "login of their account, or null",
    "created": "time of their first visit, in milliseconds since 1970",
    "seen": "time of their last visit, to within a day",
    "addresses": "addresses they are connected from now",
    "banned": "whether they are banned",
}

COLUMNS: Final[Columns] = {
    "person": "person",
    "name": "name",
    "login": "login",
    "created": time_of("created"),
    "seen": time_of("seen"),
    "addresses": lambda person: ", ".join(person["addresses"]),
    "banned": lambda person: "yes" if person["banned"] else "no",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "people",
        help="find people and the addresses they connect from",
        description=(
            "Find people by part of their name, login or id, newest first, with the "
            "addresses they are connected from now."
        ),
        examples=("whiskerworks admin people ada",),
    )
    parser.add_argument(
        "text",
        metavar="TEXT",
        nargs="?",
        default="",
        help="part of a name, login or id",
    )
    add_limit(parser)
    add_server(parser)
    add_json(parser, KEYS, many=True)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace, server: AdminBackend) -> None:
    """Find people."""
    found = server.ask("GET", "people", text=given.text, limit=given.limit)["people"]
    show_list(given, found, COLUMNS)
