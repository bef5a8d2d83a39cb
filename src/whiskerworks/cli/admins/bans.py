"""`whiskerworks admin bans`: who may not use a server."""

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
    "id": "of the ban",
    "person": "the id of who is banned, or null",
    "name": "their name",
    "network": "the addresses that are banned, or null",
    "reason": "why",
    "created": "when, in milliseconds since 1970",
    "until": "when it ends, or null",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "bans",
        help="list bans",
        description="List all bans, also those that are over, the newest first.",
        examples=("whiskerworks admin bans",),
    )
    add_server(parser)
    add_json(parser, KEYS, many=True)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace) -> None:
    """List bans."""
    found = ask(given, "GET", "bans")["bans"]
    if given.json:
        show(found)
        return
    heads = ("id", "who", "name", "created", "until", "reason")
    rows = [
        (
            one["id"],
            one["network"] or one["person"],
            one["name"],
            shown_time(one["created"]),
            shown_time(one["until"]),
            one["reason"],
        )
        for one in found
    ]
    show_rows(heads, rows)
