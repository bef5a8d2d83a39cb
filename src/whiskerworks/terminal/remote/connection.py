"""The line to a table: comes back after a drop, and loses and doubles nothing."""

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from whiskerworks.core.message import Refusal
from whiskerworks.table.commands import Command
from whiskerworks.table.messages import (
    Denied,
    Do,
    Done,
    Fault,
    FromClient,
    Hello,
    Look,
    Ping,
    Pong,
    Presence,
    Snapshot,
    ToClient,
    Update,
    Want,
)
from whiskerworks.terminal.remote.address import TableAddress
from whiskerworks.terminal.remote.rest_client import Credentials
from whiskerworks.terminal.remote.server_json import IncompatibleServer, decode_message
from whiskerworks.terminal.remote.table_view import TableView, apply_message
from whiskerworks.terminal.remote.websocket import (
    CONNECTION_ERRORS,
    FINAL_CLOSE_CODES,
    SERVER_TIMEOUT_SECONDS,
    close_reason,
    open_socket,
    retry_delay_seconds,
)

STABLE_AFTER_SECONDS: Final = 5.0
"""A line that held so many seconds was a good one."""
BASE_CAPABILITIES: Final[tuple[Want, ...]] = ("scene", "events")
"""What servers of every version send."""
WANTED_CAPABILITIES: Final[tuple[Want, ...]] = (*BASE_CAPABILITIES, "plan")


@dataclass(frozen=True)
class CommandResult:
    """What became of a command; nothing is wrong with one that was done."""

    seq: int = 0
    """Where in the log it stands."""
    refusal: Refusal | None = None
    """Why the table, or its game, refuses it."""
    code: str = ""
    """What else went wrong."""


@dataclass(frozen=True)
class ConnectionState:
    """How the line is."""

    state: Literal["connecting", "open", "lost", "closed"]
    """`lost`: it is tried again; `closed`: for good."""
    why: str = ""
    """The code of what the server said, if it did, or what is wrong."""


@dataclass
class _PendingCommand:
    """A command without an answer."""

    message: Do
    answer: asyncio.Future[CommandResult]
    is_sent: bool = False


class TableConnection:
    """Follows one table, and has done what is asked for."""

    def __init__(
        self,
        address: TableAddress,
        shown: Credentials,
        changed: Callable[[], None],
        seat: int | None = None,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Say by *changed* that there is something new; wait by *pause*."""
        self.address: Final = address
        self.line = ConnectionState("connecting")
        self.known: TableView | None = None
        """What was told of the table."""
        self.presence: Presence | None = None
        """Who is connected."""
        self.offset = 0
        """How far the server's clock is ahead of ours, in milliseconds."""
        self.strange: IncompatibleServer | None = None
        """What the server said that we do not know."""
        self.snapshots = 0
        """So often the whole table was told."""
        self._shown: Final = shown
        self.changed = changed
        self.pause: Final = pause
        self._event: Final = asyncio.Event()
        self._seat = seat
        self._next = seat
        self._turning: asyncio.Task[None] | None = None
        self._want = WANTED_CAPABILITIES
        self._wire: ClientConnection | None = None
        self._entered = 0.0
        self._tries = 0
        self._why = ""
        self._looking = False
        self._fresh = True
        self._pinged = 0
        self._queue: Final[dict[str, _PendingCommand]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._running: asyncio.Task[None] | None = None

    # ---- for whoever uses it

    def begin(self) -> None:
        """Connect, and stay connected."""
        self._running = asyncio.create_task(self._run())

    async def do(self, command: Command) -> CommandResult:
        """Have something done; it is sent until it is answered."""
        if self.line.state == "closed":
            return CommandResult(code=self.line.why or "closed")
        message = Do(secrets.token_hex(12), command)
        answer: asyncio.Future[CommandResult] = (
            asyncio.get_running_loop().create_future()
        )
        self._queue[message.id] = _PendingCommand(message, answer)
        await self._send_queue()
        return await answer

    async def news(self) -> None:
        """Return when there is something new."""
        self._event.clear()
        await self._event.wait()

    @property
    def eyes(self) -> int | None:
        """The seat that it was asked to look from, if it was."""
        return self._next

    def look_from(self, seat: int | None) -> None:
        """Look with the eyes of another own seat, when nothing waits for an answer."""
        self._next = seat
        self._turn()

    async def close(self) -> None:
        """End it for good."""
        self._set_line(ConnectionState("closed"))
        if self._wire is not None:
            await self._wire.close()
        for task in (*self._tasks, self._turning, self._running):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        self._end("")

    def _turn(self) -> None:
        # What is sent again must come from the seat it was meant for.
        if self._next == self._seat or self._queue:
            return
        self._seat, self._fresh = self._next, True
        if self._wire is not None:
            self._turning = asyncio.create_task(self._wire.close())

    # ---- the line

    async def _run(self) -> None:
        """Come back as often as the line breaks, as long as there is use in it."""
        while self.line.state != "closed":
            code = 0
            try:
                async with open_socket(self.address, self._shown) as wire:
                    await self._visit(wire)
            except CONNECTION_ERRORS as problem:
                code, why = close_reason(problem)
                self._why = self._why or why
            except IncompatibleServer as problem:
                self.strange = problem
                self._end("terminal-table-version")
                return
            finally:
                self._dropped()
            await self._settle(code)

    async def _visit(self, wire: ClientConnection) -> None:
        """Say hello, and hear until the line breaks."""
        self._wire = wire
        await self._hello()
        async with asyncio.timeout(SERVER_TIMEOUT_SECONDS) as patience:
            while True:
                raw = await wire.recv(decode=False)
                await self._hear(decode_message(raw))
                if self._entered:
                    patience.reschedule(None)

    def _dropped(self) -> None:
        """Note that nothing can be sent, and that nobody knows what has come."""
        if self._entered and time.monotonic() - self._entered >= STABLE_AFTER_SECONDS:
            self._tries = 0
        self._wire = None
        self._entered = 0.0
        self._looking = False
        for one in self._queue.values():
            one.is_sent = False

    async def _settle(self, code: int) -> None:
        """After a drop wait a little, or give up."""
        why, self._why = self._why, ""
        if code == 4403 and why == "not-your-eyes" and self._seat is not None:
            # The seat is not ours any more: look with the eyes we have.
            self._fail_all(why)
            self._seat, self._next, self._fresh = None, None, True
        elif code == 1009:
            self._fail_all("too-large")
        elif code in FINAL_CLOSE_CODES:
            self._end(why)
            return
        if self._turning is not None:
            self._turning = None
            return
        self._set_line(ConnectionState("lost", why))
        wait = retry_delay_seconds(self._tries, code, random.random())
        self._tries += 1
        await self.pause(wait)

    def _end(self, why: str) -> None:
        self._set_line(ConnectionState("closed", why))
        self._fail_all(why)

    def _fail_all(self, code: str) -> None:
        for name in list(self._queue):
            self._answered(name, CommandResult(code=code or "closed"))

    def _tell(self) -> None:
        self._event.set()
        self.changed()

    def _set_line(self, line: ConnectionState) -> None:
        self.line = line
        self._tell()

    # ---- in

    async def _hear(self, message: ToClient) -> None:
        if isinstance(message, Snapshot | Update):
            await self._take(message)
            await self._enter()
        elif isinstance(message, Presence):
            self.presence = message
            await self._enter()
            self._tell()
        elif isinstance(message, Done):
            self._answered(message.id, CommandResult(message.seq))
        elif isinstance(message, Denied):
            self._answered(message.id, CommandResult(message.seq, message.refusal))
        elif isinstance(message, Pong):
            self.offset = message.at - (self._pinged + now_milliseconds()) // 2
        else:
            await self._wrong(message)

    async def _take(self, message: Snapshot | Update) -> None:
        known = apply_message(self.known, message, now_milliseconds())
        if isinstance(message, Snapshot):
            self._looking = self._fresh = False
            self.snapshots += 1
        if known is not None:
            if self.known is not None and known.status.players != (
                self.known.status.players
            ):
                self.presence = None  # that was of others
            self.known = known
            self._tell()
        elif not self._looking:
            self._looking = True
            await self._send(Look())

    async def _enter(self) -> None:
        """The server has let us in: what waits may be sent."""
        if self._entered:
            return
        self._entered = time.monotonic()
        self._set_line(ConnectionState("open"))
        self._pinged = now_milliseconds()
        await self._send(Ping())
        await self._send_queue()

    def _answered(self, name: str, answer: CommandResult) -> None:
        found = self._queue.pop(name, None)
        if found is not None and not found.answer.done():
            found.answer.set_result(answer)
        self._turn()

    async def _wrong(self, fault: Fault) -> None:
        """Do what can be done about something the server could not take."""
        self._why = fault.code
        if fault.code == "too-fast" and fault.retry is not None:
            self._later(fault.retry / 1000, fault.id)
        elif fault.id:
            self._answered(fault.id, CommandResult(code=fault.code))
        elif fault.code == "bad-message" and not self._entered and self._spare():
            await self._hello()

    def _spare(self) -> bool:
        """Want no more than what servers have always sent; tell if that is less."""
        before, self._want = self._want, BASE_CAPABILITIES
        return before != self._want

    def _later(self, wait: float, name: str) -> None:
        """Say again, a little later, what came too fast."""
        wire = self._wire

        async def again() -> None:
            await self.pause(wait)
            if wire is self._wire:
                await self._say_again(name)

        task = asyncio.create_task(again())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _say_again(self, name: str) -> None:
        if name in self._queue:
            await self._send(self._queue[name].message)
        elif not self._entered:
            await self._hello()
        elif self._looking:
            await self._send(Look())

    # ---- out

    async def _hello(self) -> None:
        seen = None if self._fresh or self.known is None else self.known.seq
        await self._send(Hello(self._seat, seen, self._want, self.address.watch))

    async def _send_queue(self) -> None:
        if not self._entered:
            return
        for one in list(self._queue.values()):
            if not one.is_sent:
                one.is_sent = True
                await self._send(one.message)

    async def _send(self, message: FromClient) -> None:
        if self._wire is None:
            return
        # If it is closing, what matters is sent again when we are back.
        with suppress(ConnectionClosed):
            await self._wire.send(msgspec.json.encode(message).decode())


def now_milliseconds() -> int:
    """Return the time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
