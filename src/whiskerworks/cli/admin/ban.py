"""`whiskerworks admin ban WHO`: a person or addresses may not use a server."""

import argparse
import sys
from ipaddress import ip_network
from typing import Final

from whiskerworks.cli.admin.base import (
    AdminBackend,
    AdminFailure,
    add_server,
    operator,
    run_with,
)
from whiskerworks.cli.admin.list_output import shown_time
from whiskerworks.cli.arguments import Commands

WIDEST: Final = {4: 8, 6: 16}
"""Shortest prefix, by IP version, that is banned without a question."""
LOOPBACK: Final = (ip_network("127.0.0.0/8"), ip_network("::1"))
"""This machine; behind a proxy that is not listed everybody seems to come from it."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "ban",
        help="ban a person, an address or a range of addresses",
        description=(
            "Ban a person by id or login, an address, or a range of addresses. Their "
            "sockets are closed, and all they ask for is refused with the reason. Of "
            "an IPv6 address the whole /64 is banned. A range that may hold everybody "
            "is banned only after a question, or with --yes."
        ),
        examples=(
            'whiskerworks admin ban 192.0.2.0/24 --days 7 --reason "spam"',
            "whiskerworks admin ban ada",
        ),
    )
    parser.add_argument("target", metavar="WHO", help="id, login, address or range")
    parser.add_argument(
        "--days", metavar="N", type=int, help="how long (default: until unban)"
    )
    parser.add_argument(
        "--reason", metavar="TEXT", default="", help="why; they are told"
    )
    parser.add_argument(
        "--yes", action="store_true", help="ban also a range that may hold everybody"
    )
    add_server(parser)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace, server: AdminBackend) -> None:
    """Ban somebody."""
    if not given.yes:
        _confirm(given.target)
    body = {
        "target": given.target,
        "days": given.days,
        "reason": given.reason,
        "operator": operator(),
    }
    ban = server.ask("POST", "bans", body)
    end = f" until {shown_time(ban['until'])} UTC" if ban["until"] else ""
    print(f"Banned {ban['network'] or ban['person']}{end}.")


def _confirm(target: str) -> None:
    """
    Ask whether a range is meant that may hold everybody.

    Raises:
        NotDone: It is not, or nobody is there to ask.
    """
    danger = danger_of(target)
    if not danger:
        return
    if sys.stdin is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise AdminFailure(f"{danger}; to ban it all the same say --yes")
    try:
        answer = input(f"{danger[0].upper()}{danger[1:]}. Ban it? [y/N] ")
    except EOFError:
        answer = ""
    if answer.strip().lower() not in ("y", "yes"):
        raise AdminFailure("nobody was banned")


def danger_of(target: str) -> str:
    """Return why a ban of *target* may lock everybody out; nothing if it does not."""
    from whiskerworks.server.bans import read_network

    network = read_network(target)
    if network is None:
        return ""
    if network.prefixlen < WIDEST[network.version]:
        return f"{network} holds {network.num_addresses:,} addresses"
    if any(
        one.version == network.version and one.overlaps(network) for one in LOOPBACK
    ):
        return f"{network} holds this machine, and whoever comes through a proxy on it"
    return ""
