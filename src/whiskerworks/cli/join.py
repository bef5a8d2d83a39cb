"""`whiskerworks join URL`: join a table on a server from the terminal."""

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
        help="join a table on a server, with people in browsers",
        description=(
            "Join a live table on a server: take a seat if one is free, or watch. "
            "Guests keep their identity from one visit to the next. To use your "
            "account, pass a token, which you create on your page on the server. Type "
            "help at the table."
        ),
        examples=(
            'whiskerworks join "https://cats.example/t/TABLE?invitation=…" --name Ada',
            "whiskerworks join localhost:8765/t/TABLE --plain --name Ada",
            "whiskerworks join localhost:8765/t/TABLE --watch",
        ),
    )
    parser.add_argument(
        "url", metavar="URL", help="address of the table, or an invitation link"
    )
    parser.add_argument(
        "--name",
        default="",
        metavar="NAME",
        help="your name as a guest",
    )
    parser.add_argument(
        "--seat",
        type=count,
        metavar="N",
        help="the seat to take, counting from 0 (default: any)",
    )
    parser.add_argument(
        "--token",
        default="",
        metavar="TOKEN",
        help="token of your account, instead of a name (or set WHISKERWORKS_TOKEN)",
    )
    parser.add_argument(
        "--watch", action="store_true", help="watch without taking a seat"
    )
    add_plain(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Stay at a table until the user leaves."""
    import asyncio

    asyncio.run(_join(given))
    return 0


async def _join(given: argparse.Namespace) -> None:
    from whiskerworks.terminal.remote.address import parse_address
    from whiskerworks.terminal.remote.session import RemoteSession

    language = language_of(given)
    address = parse_address(given.url)
    session = await RemoteSession.open(
        address,
        await _identity(given, address, language),
        language=language,
        seat=given.seat,
        take_seat=not given.watch,
        show_clocks=not is_plain(given),
    )
    try:
        await run_session_async(session, given, live=True)
    finally:
        await session.close()


async def _identity(
    given: argparse.Namespace, address: "TableAddress", language: str
) -> "Identity":
    """Return the user's identity; spectators may stay anonymous."""
    from whiskerworks.terminal.remote import identity

    token = given.token or os.environ.get("WHISKERWORKS_TOKEN", "")
    if token:
        return await identity.identity_from_token(address, token)
    identities = identity.IdentityFile()
    name = given.name or identity.last_name_at(address, identities)
    if not name and (given.watch or address.watch):
        return identity.ANONYMOUS
    return await identity.guest_identity(
        address, name or _ask_name(language), identities
    )


def _ask_name(language: str) -> str:
    """Ask for a name, if there is a terminal to ask in."""
    from whiskerworks.core.message import Message
    from whiskerworks.words import words

    if sys.stdin is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return ""
    try:
        asked = words(None, language).say(Message("page-your-name"))
        return input(f"{asked}: ").strip()
    except EOFError:
        return ""
