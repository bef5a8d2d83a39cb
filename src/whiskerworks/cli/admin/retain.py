"""`whiskerworks admin retain`: delete tables and guests past their retention."""

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
    "unstarted": "tables whose game never began",
    "finished": "tables whose game is over",
    "abandoned": "tables whose game was abandoned",
    "guests": "guests who never came back",
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "retain",
        help="delete tables and guests past their retention",
        description=(
            "Delete tables and guests older than the settings unstarted_days, "
            "finished_days, abandoned_days and guest_days allow. The server does this "
            "every hour. It must be running: only it knows its settings."
        ),
        examples=("whiskerworks admin retain --dry-run",),
    )
    parser.add_argument(
        "--dry-run", action="store_true", help="delete nothing, only count"
    )
    add_server(parser)
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace, server: AdminBackend) -> None:
    """Delete tables and guests past their retention."""
    if not server.is_running:
        raise AdminFailure(
            "no server uses this data; start it first, since only a running server "
            "knows its retention settings"
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
        f"abandoned, and {done['guests']} guests."
    )
