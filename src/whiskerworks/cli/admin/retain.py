"""`whiskerworks admin retain`: delete what is due by the settings."""

import argparse
from typing import Final

from whiskerworks.cli.admin.base import (
    AdminBackend,
    AdminFailure,
    add_server,
    operator,
    run_with,
)
from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.json_output import add_json, show

KEYS: Final = {
    "unstarted": "how many tables whose game never began",
    "finished": "how many tables whose game is over",
    "abandoned": "how many tables whose game was begun and left",
    "guests": "how many guests who never came back",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "retain",
        help="delete what is due, or tell how much that is",
        description=(
            "Delete the tables and guests whose days are over, by the settings "
            "unstarted_days, finished_days, abandoned_days and guest_days. The server "
            "does so by itself every hour; it must run, as only it knows its settings."
        ),
        examples=("whiskerworks admin retain --dry-run",),
    )
    parser.add_argument(
        "--dry-run", action="store_true", help="delete nothing, tell how much is due"
    )
    add_server(parser)
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace, server: AdminBackend) -> None:
    """Delete what is due."""
    if not server.is_running:
        raise AdminFailure(
            "no server uses this data, and only a server that runs knows by which "
            "settings something is due: start it first"
        )
    body = {"operator": operator(), "dry_run": given.dry_run}
    done = server.ask("POST", "retain", body)
    if given.json:
        show(done)
        return
    begin = "Would delete" if given.dry_run else "Deleted"
    print(
        f"{begin} {done['unstarted']} tables whose game never began, "
        f"{done['finished']} whose game is over, {done['abandoned']} whose game was "
        f"begun and left, and {done['guests']} guests."
    )
