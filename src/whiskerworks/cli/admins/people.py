"""`whiskerworks admin people`: who uses a server."""

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
    "person": "the id",
    "name": "what they call themselves",
    "login": "of the account, or null",
    "created": "when they came first, in milliseconds since 1970",
    "seen": "when they came last, give or take a day",
    "addresses": "from where they are connected now",
    "banned": "whether they are",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "people",
        help="find people, and where they are connected from",
        description=(
            "Find people by a part of their name, login or id, the newest first, and "
            "tell from which addresses they are connected now."
        ),
        examples=("whiskerworks admin people ada",),
    )
    parser.add_argument(
        "text", metavar="TEXT", nargs="?", default="", help="of name, login or id"
    )
    parser.add_argument(
        "--limit", metavar="N", type=int, default=50, help="how many (default: 50)"
    )
    add_server(parser)
    add_json(parser, KEYS, many=True)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace) -> None:
    """Find people."""
    found = ask(given, "GET", "people", text=given.text, limit=given.limit)["people"]
    if given.json:
        show(found)
        return
    heads = ("person", "name", "login", "created", "seen", "addresses", "banned")
    rows = [
        (
            one["person"],
            one["name"],
            one["login"] or "-",
            shown_time(one["created"]),
            shown_time(one["seen"]),
            ", ".join(one["addresses"]),
            "yes" if one["banned"] else "no",
        )
        for one in found
    ]
    show_rows(heads, rows)
