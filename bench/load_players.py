"""
Tables that are played at, by whatever rules and over whatever wire.

A player sends a move; as soon as the opponent has seen it, the opponent sends the next,
or, where a pace is set, at the table's own beat. A move that comes late because the
server was late counts from when it was due.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from load_meter import Meter
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

ANSWER_TIMEOUT_SECONDS = 60.0
"""Seconds in which a server must answer, on a busy machine too."""
GOLDEN = 0.6180339887
"""Multiples of it, without their whole part, lie evenly between 0 and 1."""

now = time.perf_counter


class ServerFailed(Exception):
    """A server did what it should not: it refused a move, or hung up."""


class Dialect(Protocol):
    """How the tables of one server are spoken to."""

    async def open(self, table: "Table") -> None:
        """Take both seats of a new game."""

    def move(self, table: "Table") -> None:
        """Send the next move of the game."""

    def is_over(self, table: "Table") -> bool:
        """Return whether the game has ended with the last move."""

    async def again(self, table: "Table") -> None:
        """Take both seats of the next game."""


class Table:
    """One table, its two players, and where their game stands."""

    def __init__(self, number: int, dialect: Dialect, meter: Meter) -> None:
        self.number = number
        self.meter = meter
        self.ply = 0
        """So many moves of this game have been seen by the opponent."""
        self.game = 0
        """So many games have been played here."""
        self.is_resting = True
        self._dialect = dialect
        self._loop = asyncio.get_running_loop()
        self._failed: asyncio.Future[None] | None = None
        self._is_stopped = True
        self._pace = 0.0
        self._due = self._sent = 0.0
        self._waiting: asyncio.TimerHandle | None = None
        self._changing: asyncio.Task[None] | None = None

    def __str__(self) -> str:
        changing = self._changing is not None and not self._changing.done()
        where = "on the way to another game" if changing else f"ply {self.ply}"
        return f"table {self.number}, game {self.game}, {where}"

    def begin(self, pace: float, failed: "asyncio.Future[None]") -> None:
        """Play on, a move every *pace* seconds; with none, as fast as it goes."""
        self._pace, self._failed, self._is_stopped = pace, failed, False
        self._due = now() + pace * (self.number * GOLDEN % 1)
        self.is_resting = False
        self._go_on()

    def stop(self) -> None:
        """Rest as soon as the last move has been seen."""
        self._is_stopped = True
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting, self.is_resting = None, True

    def seen(self, ply: int) -> None:
        """Go on: the opponent has seen the move after which *ply* are played."""
        if ply != self.ply + 1:
            return
        self.meter.move(now() - self._sent)
        self.ply = ply
        if self._dialect.is_over(self):
            self._changing = self._loop.create_task(self._change())
        else:
            self._go_on()

    def fail(self, problem: str) -> None:
        """Let whoever measures know that the server fell."""
        if self._failed is not None and not self._failed.done():
            self._failed.set_exception(ServerFailed(f"{self}: {problem}"))

    async def _change(self) -> None:
        """Go over to the next game."""
        self.meter.game()
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS / 2):
                await self._dialect.again(self)
        except Exception as problem:
            self.fail(f"no next game: {type(problem).__name__} {problem}")
            return
        self.game += 1
        self.ply = 0
        self._due = max(self._due, now())
        self._go_on()

    def _go_on(self) -> None:
        wait = self._due - now() if self._pace else 0.0
        if self._is_stopped:
            self.is_resting = True
        elif wait > 0:
            self._waiting = self._loop.call_later(wait, self._shoot)
        else:
            self._shoot()

    def _shoot(self) -> None:
        self._waiting = None
        self._sent = self._due if self._pace else now()
        self._due += self._pace
        self._dialect.move(self)


class Socket(WSListener):
    """A socket of a player; whatever comes is *heard*."""

    def __init__(self, table: Table, heard: Callable[["Socket", bytes], None]) -> None:
        self.table = table
        self.heard = heard
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Is done when the next game may be played."""
        self.is_left = False
        """Whether we hung up ourselves."""
        self._transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Be ready to send."""
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Hear a message; tell when the server hangs up."""
        if frame.msg_type == WSMsgType.TEXT:
            self.table.meter.frame(frame.payload_size)
            self.heard(self, frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Tell that the server has hung up, if it was the server."""
        if not self.is_left:
            self.fail("the server hung up")

    def send(self, text: bytes) -> None:
        """Send a message."""
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, text)

    def leave(self) -> None:
        """Hang up."""
        assert self._transport is not None
        self.is_left = True
        self._transport.send_close()
        self._transport.disconnect()

    def fail(self, problem: str) -> None:
        """Let whoever waits for this socket know that the server fell."""
        if not self.ready.done():
            self.ready.set_exception(ServerFailed(problem))
        self.table.fail(problem)


async def connect(
    table: Table,
    url: str,
    heard: Callable[[Socket, bytes], None],
    headers: dict[str, str] | None = None,
) -> Socket:
    """
    Return a new socket of a player at *table*.

    Raises:
        Fell: The server does not let us in.
    """
    try:
        _, socket = await ws_connect(
            lambda: Socket(table, heard),
            url,
            extra_headers=headers or {},
            websocket_handshake_timeout=ANSWER_TIMEOUT_SECONDS,
        )
    except Exception as problem:
        raise ServerFailed(
            f"no socket: {type(problem).__name__} {problem}"
        ) from problem
    assert isinstance(socket, Socket)
    return socket
