"""A real server on a free port, and clients that speak with it."""

import asyncio
import socket
import ssl
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final, TypeVar

import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.server.stores import opened
from whiskerworks.core.game import Game
from whiskerworks.server import app, guard, http_connections, websocket_protocol
from whiskerworks.server.bot_pool import Question
from whiskerworks.server.http_connections import HttpConnections, http_protocol_factory
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.rate_limits import Budgets
from whiskerworks.server.request_origin import Headers, Receive, Scope, Send
from whiskerworks.server.socket_connection import Credential
from whiskerworks.server.startup import loop_factory
from whiskerworks.server.store import Store
from whiskerworks.server.table_creation import make_table
from whiskerworks.server.table_registry import TableRegistry, clock
from whiskerworks.server.table_socket import TableSockets
from whiskerworks.server.websocket_protocol import websocket_protocol_factory
from whiskerworks.settings import Settings
from whiskerworks.table.commands import Command, Play, Sit
from whiskerworks.table.context import Actor
from whiskerworks.table.messages import (
    Denied,
    Do,
    Done,
    Fault,
    FromClient,
    Hello,
    Snapshot,
    ToClient,
    Update,
    Want,
)
from whiskerworks.table.setup import Chair, Clock, Mine, NoClock, Open, Setup, Watching

T = TypeVar("T")
QUICK: Final = Settings(workers=1, rate=1000, requests=1000, cpu=10_000)
"""Settings under which nobody has to wait."""
UNTIMED: Final = NoClock()
WATCHED: Final = Watching()
_messages: Final[msgspec.json.Decoder[ToClient]] = msgspec.json.Decoder(ToClient)
SOON: Final = 120.0
"""Whatever comes, comes in so many seconds, also in a busy place."""
PLAIN: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nobody needs certificates here, and reading them takes long."""
KEPT_ALIVE: Final = 3 * int(SOON)
"""Seconds for which a connection without requests stays open."""


def run(work: Coroutine[None, None, T]) -> T:
    """Do some work in a loop of its own, of the kind that the server uses."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(work)


class Hands:
    """A clock that is moved by hand."""

    def __init__(self, at: int = 1_800_000_000_000) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at

    def pass_by(self, seconds: float) -> None:
        """Let so much time pass."""
        self.at += round(1000 * seconds)


def dial(url: str, headers: Mapping[str, str], origin: Origin | None = None) -> connect:
    """Connect to a socket, and wait for it as long as a busy machine needs."""
    return connect(
        url,
        additional_headers=headers,
        origin=origin,
        compression=None,
        proxy=None,
        open_timeout=SOON,
        close_timeout=SOON,
        ping_interval=None,
    )


@contextmanager
def patience(linger: float = SOON) -> Iterator[None]:
    """
    Let a server wait for people as long as a busy machine needs.

    After *linger* seconds it gives up those who do not take what they are sent.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(websocket_protocol, "PING_INTERVAL_SECONDS", SOON)
        patch.setattr(websocket_protocol, "CLOSE_REPLY_SECONDS", SOON)
        patch.setattr(websocket_protocol, "LINGER_SECONDS", linger)
        patch.setattr(http_connections, "HEADER_TIMEOUT_SECONDS", SOON)
        patch.setattr(guard, "REQUEST_TIMEOUT_SECONDS", SOON)
        patch.setattr(app, "HELLO_TIMEOUT_SECONDS", SOON)
        yield


async def named(headers: Headers) -> Credential | None:
    """Return who calls: here everybody is believed."""
    person = headers.get("x-person")
    return None if person is None else Credential(person, "session")


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve no requests, only sockets."""


class Server:
    """A hall with its store, and its sockets on a port."""

    def __init__(
        self, registry: TableRegistry, store: Store, port: int, sockets: TableSockets
    ) -> None:
        self.registry: Final = registry
        self.store: Final = store
        self.port: Final = port
        self.connections: Final = sockets.connections
        self.sockets: Final = sockets
        self.budgets: Final = sockets.budgets

    async def person(self, name: str) -> str:
        """Return a new person of that name."""
        return (await self.store.add_person(name)).id

    async def table(
        self,
        game: Game,
        *people: str,
        chairs: tuple[Chair, ...] = (),
        clock: Clock = UNTIMED,
        watching: Watching = WATCHED,
    ) -> LiveTable:
        """Return a table at which *people* sit, the first of them the host."""
        chairs = chairs or (Mine(), *[Open()] * (len(people) - 1))
        setup = Setup(chairs, clock, watching)
        live = await make_table(self.registry, game, setup, people[0])
        for person in people[1:]:
            await self.registry.person_cache.know([person])
            await live.act(Actor(person), "sit", Sit())
        return live

    def url(self, live: LiveTable | str) -> str:
        """Return where the socket of a table is."""
        table_id = live if isinstance(live, str) else live.id
        return f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/socket"

    @asynccontextmanager
    async def client(
        self,
        live: LiveTable | str,
        person: str = "",
        *,
        seat: int | None = None,
        seen: int | None = None,
        want: tuple[Want, ...] = (),
        watch: str = "",
    ) -> AsyncIterator["Client"]:
        """Open a socket and say hello."""
        async with self.socket(live, person) as client:
            await client.say(Hello(seat, seen, want, watch))
            yield client

    @asynccontextmanager
    async def socket(
        self, live: LiveTable | str, person: str = "", **headers: str
    ) -> AsyncIterator["Client"]:
        """Open a socket and say nothing."""
        sent = {"x-person": person} if person else {}
        async with dial(self.url(live), sent | headers) as wire:
            yield Client(wire)

    @contextmanager
    def holding_bots(self) -> Iterator[asyncio.Event]:
        """Let bots think, but play nothing before the event is set."""
        gate, pool = asyncio.Event(), self.registry.bot_pool
        thought = pool.choose

        async def choose(question: Question) -> int:
            move = await thought(question)
            await gate.wait()
            return move

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pool, "choose", choose)
            yield gate
        gate.set()


class Client:
    """The other end of a socket, which keeps what it was told."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire: Final = wire
        self.raw: Final[list[str]] = []
        """Everything that came, as it came."""
        self.seq = 0
        """How far it has seen the table."""
        self.moves: list[str | None] = []
        """What was played, as it was told."""
        self.ply = 0
        self.mover: int | None = None
        self.phase = ""
        self.seat: int | None = None

    async def say(self, message: FromClient) -> None:
        """Send a message."""
        await self.wire.send(msgspec.json.encode(message).decode())

    async def hear(self) -> ToClient:
        """Return the next message, and note what it tells."""
        async with asyncio.timeout(SOON):
            text = await self.wire.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message = _messages.decode(text)
        self._note(message)
        return message

    async def until(self, kind: type[T]) -> T:
        """Return the next message of that *kind*."""
        while True:
            message = await self.hear()
            if isinstance(message, kind):
                return message

    async def reach(self, seq: int) -> None:
        """Hear until the table has been seen up to *seq*."""
        while self.seq < seq:
            await self.hear()

    async def do(self, command_id: str, command: Command) -> Done:
        """Send a command and return its answer, which is that it was done."""
        await self.say(Do(command_id, command))
        while True:
            message = await self.hear()
            assert not isinstance(message, Denied | Fault), message
            if isinstance(message, Done) and message.id == command_id:
                return message

    async def play(self, move: str) -> Done:
        """Play a move in the position that was seen last."""
        return await self.do(f"ply {self.ply}", Play(move, self.ply))

    async def refused(self, command: Command, command_id: str = "no") -> Denied:
        """Send a command and return its answer, which is that it was refused."""
        await self.say(Do(command_id, command))
        denied = await self.until(Denied)
        assert denied.id == command_id
        return denied

    async def closed(self) -> int:
        """Hear until the other end hangs up; return with which code."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear()
        assert self.wire.close_code is not None
        return self.wire.close_code

    def _note(self, message: ToClient) -> None:
        if isinstance(message, Snapshot):
            self.moves = [ply.move for ply in message.plies]
            self.seat = message.seat
        elif isinstance(message, Update):
            assert message.since == self.seq, "a gap, or something told twice"
            self.moves[message.kept :] = [ply.move for ply in message.plies]
        else:
            return
        self.seq = message.seq
        self.phase = message.status.phase
        if message.position is not None:
            self.ply = message.position.ply
            self.mover = message.position.mover
            assert self.ply == len(self.moves)


async def play_out(live: LiveTable, clients: list[Client], seed: int) -> None:
    """Let each client in its turn play any move, until the game is over."""
    rng = Random(seed)
    while live.table.phase == "playing":
        await play_any(live, clients, rng)
    for client in clients:
        await client.reach(live.table.seq)


async def play_any(live: LiveTable, clients: list[Client], rng: Random) -> None:
    """Let the client whose turn it is play any move, once all have seen the table."""
    table = live.table
    for client in clients:
        await client.reach(table.seq)
    assert table.mover is not None
    await clients[table.mover].play(any_move(live, rng))


def any_move(live: LiveTable, rng: Random) -> str:
    """Return some legal move."""
    game, state = live.table.game, live.table.state
    return game.write(state, rng.choice(game.legal_moves(state)))


def never_stalled() -> int:
    """Return the time by a clock for which no stall of a busy machine counts."""
    return 0


@asynccontextmanager
async def serving(
    folder: Path,
    now: Callable[[], int] = clock,
    settings: Settings = QUICK,
    *,
    hello: float = SOON,
    linger: float = SOON,
    seconds: Callable[[], float] = time.monotonic,
    steady: Callable[[], int] = never_stalled,
    cpu: Callable[[], float] = time.thread_time,
) -> AsyncIterator[Server]:
    """
    Serve the games in a folder while the block lasts.

    It waits *hello* seconds for the first message of a socket, *linger* seconds for
    the last one to be taken; it tells by *seconds*, a clock, how fast people go, by
    *cpu* what they cost, and by *steady* that it was stalled: by default, never.
    """
    with patience(linger):
        async with _serving(
            folder, now, settings, hello, seconds, steady, cpu
        ) as server:
            yield server


@asynccontextmanager
async def _serving(
    folder: Path,
    now: Callable[[], int],
    settings: Settings,
    hello: float,
    seconds: Callable[[], float],
    steady: Callable[[], int],
    cpu: Callable[[], float],
) -> AsyncIterator[Server]:
    kept = await opened(folder / "games.sqlite3")
    registry = await TableRegistry.open(kept, settings, now, steady)
    wire = listening()
    budgets = Budgets(settings.cpu, seconds, cpu)
    counted = HttpConnections(settings, registry.metrics, seconds)
    sockets = TableSockets(registry, named, budgets, counted, hello, seconds)
    config = uvicorn.Config(
        nothing,
        http=http_protocol_factory(lambda: sockets.connections),
        lifespan="off",
        log_level="warning",
        ws=websocket_protocol_factory(lambda: sockets),
        timeout_keep_alive=KEPT_ALIVE,
    )
    server = Quiet(config)
    task = asyncio.create_task(server.serve([wire]))
    try:
        yield Server(registry, kept, wire.getsockname()[1], sockets)
    finally:
        await registry.close()
        server.is_done.set()
        await task
        wire.close()
        await kept.close()


def listening() -> socket.socket:
    """Return a socket that listens on a free port."""
    # Only sockets that say they are TCP's are told not to wait for more to send.
    wire = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    wire.bind(("127.0.0.1", 0))
    wire.listen()
    return wire


async def eventually(happens: Callable[[], bool]) -> None:
    """Wait until something happens of which nobody is told."""
    async with asyncio.timeout(SOON):
        while True:
            if happens():
                return
            await asyncio.sleep(0.01)


class Quiet(uvicorn.Server):
    """A server that leaves the signals of the process alone."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_done: Final = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Do nothing."""
        yield

    async def main_loop(self) -> None:
        """Wait until it is told to stop, and not a moment longer."""
        await self.is_done.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody in any more, and wait until all are gone."""
        for server in self.servers:
            server.close()
        await eventually(lambda: not self.server_state.connections)
