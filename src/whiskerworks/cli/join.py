"""`whiskerworks join URL`: sit at a table of a server, beside people in browsers."""

import argparse
import os
import sys
from typing import TYPE_CHECKING

from whiskerworks.cli.arguments import Commands, add_language, count, language_of
from whiskerworks.cli.terminal_ui import add_plain, is_plain, run_session_async

if TYPE_CHECKING:
    from whiskerworks.terminal.remote.address import TableAddress
    from whiskerworks.terminal.remote.identity import Identity


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "join",
        help="sit at a table of a server, beside people in browsers",
        description=(
            "Come to a live table of a server: sit down if a chair is free, else look "
            "on. Type help there. Guests stay who they are from one visit to the next; "
            "with a token, which your page on the server makes, it is your account."
        ),
        examples=(
            'whiskerworks join "https://cats.example/t/TABLE?invitation=…" --name Ada',
            "whiskerworks join localhost:8765/t/TABLE --plain --name Ada",
            "whiskerworks join localhost:8765/t/TABLE --watch",
        ),
    )
    parser.add_argument(
        "url", metavar="URL", help="the address of the table, or a link to it"
    )
    parser.add_argument(
        "--name",
        default="",
        metavar="NAME",
        help="what others shall call you; a guest of that name",
    )
    parser.add_argument(
        "--seat", type=count, metavar="N", help="the seat to take (default: any)"
    )
    parser.add_argument(
        "--token",
        default="",
        metavar="TOKEN",
        help="of an account, in place of a name (or set WHISKERWORKS_TOKEN)",
    )
    parser.add_argument(
        "--watch", action="store_true", help="look on, and take no chair"
    )
    add_plain(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Sit at a table until somebody leaves it."""
    import asyncio

    asyncio.run(_join(given))
    return 0


async def _join(given: argparse.Namespace) -> None:
    from whiskerworks.terminal.remote.address import parse_address
    from whiskerworks.terminal.remote.session import RemoteSession

    language = language_of(given)
    address = parse_address(given.url)
    desk = await RemoteSession.open(
        address,
        await _identity(given, address, language),
        language=language,
        seat=given.seat,
        take_seat=not given.watch,
        show_clocks=not is_plain(given),
    )
    try:
        await run_session_async(desk, given, live=True)
    finally:
        await desk.close()


async def _identity(
    given: argparse.Namespace, address: "TableAddress", language: str
) -> "Identity":
    """Return who comes; who only looks on need not say so."""
    from whiskerworks.terminal.remote import identity

    token = given.token or os.environ.get("WHISKERWORKS_TOKEN", "")
    if token:
        return await identity.identity_from_token(address, token)
    identities = identity.IdentityFile()
    name = given.name or identity.last_name_at(address, identities)
    if not name and (given.watch or address.watch):
        return identity.ANONYMOUS
    return await identity.guest_identity(address, name or _asked(language), identities)


def _asked(language: str) -> str:
    """Return the name that is typed, where somebody is there to type one."""
    from whiskerworks.core.message import Message
    from whiskerworks.words import words

    if sys.stdin is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return ""
    try:
        asked = words(None, language).say(Message("page-your-name"))
        return input(f"{asked}: ").strip()
    except EOFError:
        return ""
