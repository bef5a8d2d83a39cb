"""
Tables in play, for any game and any protocol.

A player sends a move. As soon as the opponent has seen it, the opponent sends the next
one, or, if a pace is set, at the table's next beat. A move delayed by a slow server
counts from the time it was due.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from load_meter import Meter
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

ANSWER_TIMEOUT_SECONDS = 60.0
"""Time a server has to answer, even on a busy machine."""
GOLDEN = 0.6180339887
"""The fractional parts of its multiples spread evenly between 0 and 1."""

now = time.perf_counter


class ServerFailed(Exception):
    """A server refused a move, or closed a connection."""


class Dialect(Protocol):
    """A client for the tables of one kind of server."""

    async def open(self, table: "Table") -> None:
        """Take both seats of a new game."""

    def move(self, table: "Table") -> None:
        """Send the next move of the game."""

    def is_over(self, table: "Table") -> bool:
        """Whether the last move ended the game."""

    async def again(self, table: "Table") -> None:
        """Take both seats of the next game."""


class Table:
    """A table, its two players, and the state of their game."""

    def __init__(self, number: int, dialect: Dialect, meter: Meter) -> None:
        self.number = number
        self.meter = meter
        self.ply = 0
        """Moves of this game that the opponent has seen."""
        self.game = 0
        """Number of games finished here."""
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
        """Play on, a move every *pace* seconds, or as fast as possible if it is 0."""
        self._pace, self._failed, self._is_stopped = pace, failed, False
        self._due = now() + pace * (self.number * GOLDEN % 1)
        self.is_resting = False
        self._go_on()

    def stop(self) -> None:
        """Stop as soon as the last move has been seen."""
        self._is_stopped = True
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting, self.is_resting = None, True

    def seen(self, ply: int) -> None:
        """Play on: the opponent has seen the move that makes *ply* moves in all."""
        if ply != self.ply + 1:
            return
        self.meter.move(now() - self._sent)
        self.ply = ply
        if self._dialect.is_over(self):
            self._changing = self._loop.create_task(self._change())
        else:
            self._go_on()

    def fail(self, problem: str) -> None:
        """Report that the server failed."""
        if self._failed is not None and not self._failed.done():
            self._failed.set_exception(ServerFailed(f"{self}: {problem}"))

    async def _change(self) -> None:
        """Switch to the next game."""
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
    """A player's socket; every message goes to *heard*."""

    def __init__(self, table: Table, heard: Callable[["Socket", bytes], None]) -> None:
        self.table = table
        self.heard = heard
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the next game can be played."""
        self.is_left = False
        """Whether we closed it ourselves."""
        self._transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Keep the transport for sending."""
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Handle a message, or the end of the connection."""
        if frame.msg_type == WSMsgType.TEXT:
            self.table.meter.frame(frame.payload_size)
            self.heard(self, frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Report that the server closed the connection, unless we did."""
        if not self.is_left:
            self.fail("the server hung up")

    def send(self, text: bytes) -> None:
        """Send a message."""
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, text)

    def leave(self) -> None:
        """Close the socket."""
        assert self._transport is not None
        self.is_left = True
        self._transport.send_close()
        self._transport.disconnect()

    def fail(self, problem: str) -> None:
        """Report to everyone waiting for this socket that the server failed."""
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
        ServerFailed: The server refuses the connection.
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
