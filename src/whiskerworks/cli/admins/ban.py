"""`whiskerworks admin ban WHO`: a person or addresses may not use a server."""

import argparse

from whiskerworks.cli.admins.asking import Server, add_server, operator, run_with
from whiskerworks.cli.admins.listing import shown_time
from whiskerworks.cli.arguments import Commands


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "ban",
        help="ban a person, an address or a range of addresses",
        description=(
            "Ban a person by id or login, an address, or a range of addresses. Their "
            "sockets are closed, and all they ask for is refused with the reason. Of "
            "an IPv6 address the whole /64 is banned."
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
    add_server(parser)
    parser.set_defaults(run=run)


@run_with
def run(given: argparse.Namespace, server: Server) -> None:
    """Ban somebody."""
    body = {
        "target": given.target,
        "days": given.days,
        "reason": given.reason,
        "operator": operator(),
    }
    ban = server.ask("POST", "bans", body)
    end = f" until {shown_time(ban['until'])} UTC" if ban["until"] else ""
    print(f"Banned {ban['network'] or ban['person']}{end}.")
