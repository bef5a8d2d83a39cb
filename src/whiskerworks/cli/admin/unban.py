"""`whiskerworks admin unban WHO`: lift a ban."""

import argparse

from whiskerworks.cli.admin.base import AdminBackend, add_server, operator, run_with
from whiskerworks.cli.arguments import Commands


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "unban",
        help="lift a ban",
        description="Lift a ban. Name it as you did when you made it, or by its id.",
        examples=("whiskerworks admin unban 192.0.2.0/24",),
    )
    parser.add_argument(
        "target",
        metavar="WHO",
        help="id, login, address or range, or the id of the ban",
    )
    add_server(parser)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace, server: AdminBackend) -> None:
    """Lift a ban."""
    body = {"target": given.target, "operator": operator()}
    server.ask("DELETE", "bans", body)
    print(f"Unbanned {given.target}.")
