"""`whiskerworks admin watch ID`: what happens at a table, as it happens."""

import argparse
import json
import time
from typing import Final
from urllib.parse import quote

from whiskerworks.cli.admin.base import AdminBackend, add_server, run_with
from whiskerworks.cli.admin.list_output import shown_time
from whiskerworks.cli.arguments import Commands

PAUSE_SECONDS: Final = 1.0
"""Between two questions whether something has happened."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "watch",
        help="print the log of a table as it grows",
        description=(
            "Print the log of a table, and what is added to it, until you press "
            "Ctrl-C. It shows all that happens there, secrets of the game included. "
            "Where no server runs, nothing is added: it prints what there is."
        ),
        examples=("whiskerworks admin watch 9yV1lNQbTkaVhm0lzW1hGw --once",),
    )
    parser.add_argument("table", metavar="ID", help="of the table")
    parser.add_argument(
        "--once", action="store_true", help="print what there is, and do not wait"
    )
    add_server(parser)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace, server: AdminBackend) -> None:
    """Print the log of a table."""
    seq, path = 0, f"tables/{quote(given.table, safe='')}/log"
    while True:
        entries = server.ask("GET", path, since=seq)["entries"]
        for one in entries:
            seq = one["seq"]
            who = one["name"] or one["person"] or "-"
            # Escaped, so that nothing in it plays tricks on a terminal.
            what = json.dumps(json.loads(one["entry"]))
            at = shown_time(one["at"])
            print(f"{seq} {at} {json.dumps(who)[1:-1]} {what}", flush=True)
        if not entries and (given.once or not server.is_running):
            return
        if not entries:
            time.sleep(PAUSE_SECONDS)
