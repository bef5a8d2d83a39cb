"""`whiskerworks admin watch ID`: follow the log of a table."""

import argparse
import json
import time
from typing import Final
from urllib.parse import quote

from whiskerworks.cli.admin.base import AdminBackend, add_server, run_with
from whiskerworks.cli.admin.list_output import shown_time
from whiskerworks.cli.arguments import Commands

POLL_INTERVAL_SECONDS: Final = 1.0


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "watch",
        help="follow the log of a table",
        description=(
            "Print the log of a table, and new entries as they are added, until you "
            "press Ctrl-C. The log shows everything that happens there, including the "
            "game's secrets. If no server runs, the command prints the log and exits."
        ),
        examples=("whiskerworks admin watch 9yV1lNQbTkaVhm0lzW1hGw --once",),
    )
    parser.add_argument("table", metavar="ID", help="id of the table")
    parser.add_argument("--once", action="store_true", help="print the log and exit")
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
            # Escaped, so that no text in it can control the terminal.
            what = json.dumps(json.loads(one["entry"]))
            at = shown_time(one["at"])
            print(f"{seq} {at} {json.dumps(who)[1:-1]} {what}", flush=True)
        if not entries and (given.once or not server.is_running):
            return
        if not entries:
            time.sleep(POLL_INTERVAL_SECONDS)
