"""`whiskerworks admin audit`: what operators did."""

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
    "at": "when, in milliseconds since 1970",
    "operator": "the user of the operator's machine who did it",
    "action": "what was done",
    "target": "to which table, person or network",
    "reason": "why",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "audit",
        help="list what operators did",
        description="List what operators did on a server, the newest first.",
        examples=("whiskerworks admin audit --limit 10",),
    )
    parser.add_argument(
        "--limit", metavar="N", type=int, default=50, help="how many (default: 50)"
    )
    add_server(parser)
    add_json(parser, KEYS, many=True)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace) -> None:
    """List what operators did."""
    found = ask(given, "GET", "audit", limit=given.limit)["done"]
    if given.json:
        show(found)
        return
    rows = [
        (
            shown_time(one["at"]),
            one["operator"],
            one["action"],
            one["target"],
            one["reason"],
        )
        for one in found
    ]
    show_rows(("at", "operator", "action", "target", "reason"), rows)
