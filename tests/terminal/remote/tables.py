"""Sessions at tables of a real server."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx

from tests.patience import PATIENCE
from tests.server.api.site import MINE, OPEN, Site, made
from whiskerworks.terminal.remote.address import TableAddress, parse_address
from whiskerworks.terminal.remote.identity import Identity
from whiskerworks.terminal.remote.rest_client import Credentials
from whiskerworks.terminal.remote.session import RemoteSession
from whiskerworks.terminal.session import SessionView

T = TypeVar("T")
BLOCKED: Final = ("i3", "j2", "i5", "j4", "i2", "j3")
"""A short game of gears: Blue begins, and is blocked."""


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in an event loop of its own."""
    return asyncio.run(work)


def me(client: httpx.Client, name: str = "Ada") -> Identity:
    """Return the identity of a guest of the server."""
    cookie = "; ".join([f"{k}={v}" for k, v in client.cookies.items()])
    return Identity(name, Credentials(cookie, client.headers["x-whiskerworks-token"]))


def at(site: Site, table: str, query: str = "") -> TableAddress:
    """Return the address of a table."""
    return parse_address(f"{site.url}/t/{table}{query}")


@contextmanager
def nobody() -> Iterator[str]:
    """Hold a port where nothing listens, and return its address."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        yield f"127.0.0.1:{bound.getsockname()[1]}"


async def soon(pause: float) -> None:
    """Wait no longer than others need to proceed."""
    await asyncio.sleep(min(pause, 0.02))


@asynccontextmanager
async def joined_session(
    address: TableAddress,
    who: Identity,
    *,
    seat: int | None = None,
    take_seat: bool = True,
    language: str = "en",
    show_clocks: bool = False,
) -> AsyncIterator[RemoteSession]:
    """Join a table for as long as the block lasts."""
    found = await RemoteSession.open(
        address,
        who,
        seat=seat,
        take_seat=take_seat,
        language=language,
        show_clocks=show_clocks,
        sleep=soon,
    )
    try:
        yield found
    finally:
        await found.close()


@asynccontextmanager
async def couple(
    server: Site, clock: dict[str, object] | None = None
) -> AsyncIterator[tuple[RemoteSession, RemoteSession]]:
    """Let Ada and Bob sit at a table of gears; Ada, in blue, begins."""
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = made(ada, MINE, OPEN, clock=clock or {"type": "none"})
    address = at(server, table)
    ada_sits = joined_session(address, me(ada), show_clocks=clock is not None)
    async with ada_sits as one, joined_session(address, me(bob, "Bob")) as two:
        await until(one, lambda now: now.is_our_turn and not now.notices)
        await until(two, lambda now: now.seat is not None)
        await two.obey("")
        yield one, two


async def until(
    one: RemoteSession, happens: Callable[[SessionView], object]
) -> SessionView:
    """Wait for a condition on a session's view."""
    async with asyncio.timeout(PATIENCE):
        while not happens(one.view):
            await one.wait_for_change()
    return one.view


async def play(sessions: list[RemoteSession], moves: tuple[str, ...]) -> None:
    """Let two players play these moves in turn."""
    for ply, move in enumerate(moves):
        one = sessions[ply % len(sessions)]
        await until(one, lambda now: now.is_our_turn)
        assert await one.obey(move) == []


def keep_in(folder: Path) -> dict[str, str]:
    """Return the environment that stores identities in a folder."""
    return {"XDG_STATE_HOME": str(folder)}
