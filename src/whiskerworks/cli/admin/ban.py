"""`whiskerworks admin ban WHO`: keep a person or addresses off a server."""

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

MIN_PREFIX_BITS: Final = {4: 8, 6: 16}
"""Shortest prefix, by IP version, banned without asking first."""
LOOPBACK: Final = (ip_network("127.0.0.0/8"), ip_network("::1"))
"""This machine. Behind an unlisted proxy, everybody seems to connect from it."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "ban",
        help="ban a person, an address or a range of addresses",
        description=(
            "Ban a person by id or login, an address, or a range of addresses. The "
            "server closes their connections and refuses every request, giving the "
            "reason. For an IPv6 address it bans the whole /64. Before it bans a range "
            "that could include everybody, the command asks you, unless you pass --yes."
        ),
        examples=(
            'whiskerworks admin ban 192.0.2.0/24 --days 7 --reason "spam"',
            "whiskerworks admin ban ada",
        ),
    )
    parser.add_argument("target", metavar="WHO", help="id, login, address or range")
    parser.add_argument(
        "--days",
        metavar="N",
        type=int,
        help="length of the ban (default: until you lift it)",
    )
    parser.add_argument(
        "--reason", metavar="TEXT", default="", help="reason, shown to those banned"
    )
    parser.add_argument(
        "--yes",
        action="store_true",
        help="do not ask before banning a range that could include everybody",
    )
    add_server(parser)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace, server: AdminBackend) -> None:
    """Ban a person or addresses."""
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
    Ask before banning a range that could include everybody.

    Raises:
        AdminFailure: The answer is no, or no terminal is there to ask.
    """
    danger = danger_of(target)
    if not danger:
        return
    if sys.stdin is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise AdminFailure(f"{danger}; pass --yes to ban it anyway")
    try:
        answer = input(f"{danger[0].upper()}{danger[1:]}. Ban it? [y/N] ")
    except EOFError:
        answer = ""
    if answer.strip().lower() not in ("y", "yes"):
        raise AdminFailure("no ban was made")


def danger_of(target: str) -> str:
    """Return why banning *target* may lock everybody out, or ""."""
    from whiskerworks.server.bans import read_network

    network = read_network(target)
    if network is None:
        return ""
    if network.prefixlen < MIN_PREFIX_BITS[network.version]:
        return f"{network} covers {network.num_addresses:,} addresses"
    if any(
        one.version == network.version and one.overlaps(network) for one in LOOPBACK
    ):
        return f"{network} includes this machine, and everyone behind a proxy on it"
    return ""
