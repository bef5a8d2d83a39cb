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
    reason: str = ""
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
        credentials: Credentials,
        changed: Callable[[], None],
        seat: int | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Say by *changed* that there is something new; wait by *pause*."""
        self.address: Final = address
        self.status = ConnectionState("connecting")
        self.table: TableView | None = None
        """What was told of the table."""
        self.presence: Presence | None = None
        """Who is connected."""
        self.clock_offset_milliseconds = 0
        """How far the server's clock is ahead of ours, in milliseconds."""
        self.version_error: IncompatibleServer | None = None
        """What the server said that we do not know."""
        self.snapshot_count = 0
        """So often the whole table was told."""
        self._credentials: Final = credentials
        self.changed = changed
        self.sleep: Final = sleep
        self._event: Final = asyncio.Event()
        self._seat = seat
        self._wanted_seat = seat
        self._switching: asyncio.Task[None] | None = None
        self._capabilities = WANTED_CAPABILITIES
        self._socket: ClientConnection | None = None
        self._welcomed_at = 0.0
        self._failed_tries = 0
        self._reason = ""
        self._awaits_snapshot = False
        self._needs_snapshot = True
        self._pinged_at = 0
        self._queue: Final[dict[str, _PendingCommand]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._running: asyncio.Task[None] | None = None

    # ---- for whoever uses it

    def start(self) -> None:
        """Connect, and stay connected."""
        self._running = asyncio.create_task(self._run())

    async def send_command(self, command: Command) -> CommandResult:
        """Have something done; it is sent until it is answered."""
        if self.status.state == "closed":
            return CommandResult(code=self.status.reason or "closed")
        message = Do(secrets.token_hex(12), command)
        answer: asyncio.Future[CommandResult] = (
            asyncio.get_running_loop().create_future()
        )
        self._queue[message.id] = _PendingCommand(message, answer)
        await self._send_queue()
        return await answer

    async def wait_for_news(self) -> None:
        """Return when there is something new."""
        self._event.clear()
        await self._event.wait()

    @property
    def wanted_seat(self) -> int | None:
        """The seat that it was asked to look from, if it was."""
        return self._wanted_seat

    def view_from(self, seat: int | None) -> None:
        """Look with the eyes of another own seat, when nothing waits for an answer."""
        self._wanted_seat = seat
        self._switch_seat()

    async def close(self) -> None:
        """End it for good."""
        self._set_status(ConnectionState("closed"))
        if self._socket is not None:
            await self._socket.close()
        for task in (*self._tasks, self._switching, self._running):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        self._end("")

    def _switch_seat(self) -> None:
        # What is sent again must come from the seat it was meant for.
        if self._wanted_seat == self._seat or self._queue:
            return
        self._seat, self._needs_snapshot = self._wanted_seat, True
        if self._socket is not None:
            self._switching = asyncio.create_task(self._socket.close())

    # ---- the line

    async def _run(self) -> None:
        """Come back as often as the line breaks, as long as there is use in it."""
        while self.status.state != "closed":
            code = 0
            try:
                async with open_socket(self.address, self._credentials) as socket:
                    await self._converse(socket)
            except CONNECTION_ERRORS as problem:
                code, why = close_reason(problem)
                self._reason = self._reason or why
            except IncompatibleServer as problem:
                self.version_error = problem
                self._end("terminal-table-version")
                return
            finally:
                self._note_drop()
            await self._handle_drop(code)

    async def _converse(self, socket: ClientConnection) -> None:
        """Say hello, and hear until the line breaks."""
        self._socket = socket
        await self._send_hello()
        async with asyncio.timeout(SERVER_TIMEOUT_SECONDS) as patience:
            while True:
                raw = await socket.recv(decode=False)
                await self._receive(decode_message(raw))
                if self._welcomed_at:
                    patience.reschedule(None)

    def _note_drop(self) -> None:
        """Note that nothing can be sent, and that nobody knows what has come."""
        if (
            self._welcomed_at
            and time.monotonic() - self._welcomed_at >= STABLE_AFTER_SECONDS
        ):
            self._failed_tries = 0
        self._socket = None
        self._welcomed_at = 0.0
        self._awaits_snapshot = False
        for one in self._queue.values():
            one.is_sent = False

    async def _handle_drop(self, code: int) -> None:
        """After a drop wait a little, or give up."""
        why, self._reason = self._reason, ""
        if code == 4403 and why == "not-your-eyes" and self._seat is not None:
            # The seat is not ours any more: look with the eyes we have.
            self._fail_all(why)
            self._seat, self._wanted_seat, self._needs_snapshot = None, None, True
        elif code == 1009:
            self._fail_all("too-large")
        elif code in FINAL_CLOSE_CODES:
            self._end(why)
            return
        if self._switching is not None:
            self._switching = None
            return
        self._set_status(ConnectionState("lost", why))
        wait = retry_delay_seconds(self._failed_tries, code, random.random())
        self._failed_tries += 1
        await self.sleep(wait)

    def _end(self, why: str) -> None:
        self._set_status(ConnectionState("closed", why))
        self._fail_all(why)

    def _fail_all(self, code: str) -> None:
        for name in list(self._queue):
            self._resolve(name, CommandResult(code=code or "closed"))

    def _notify(self) -> None:
        self._event.set()
        self.changed()

    def _set_status(self, status: ConnectionState) -> None:
        self.status = status
        self._notify()

    # ---- in

    async def _receive(self, message: ToClient) -> None:
        if isinstance(message, Snapshot | Update):
            await self._apply(message)
            await self._note_welcome()
        elif isinstance(message, Presence):
            self.presence = message
            await self._note_welcome()
            self._notify()
        elif isinstance(message, Done):
            self._resolve(message.id, CommandResult(message.seq))
        elif isinstance(message, Denied):
            self._resolve(message.id, CommandResult(message.seq, message.refusal))
        elif isinstance(message, Pong):
            self.clock_offset_milliseconds = (
                message.at - (self._pinged_at + now_milliseconds()) // 2
            )
        else:
            await self._handle_fault(message)

    async def _apply(self, message: Snapshot | Update) -> None:
        table = apply_message(self.table, message, now_milliseconds())
        if isinstance(message, Snapshot):
            self._awaits_snapshot = self._needs_snapshot = False
            self.snapshot_count += 1
        if table is not None:
            if self.table is not None and table.status.players != (
                self.table.status.players
            ):
                self.presence = None  # that was of others
            self.table = table
            self._notify()
        elif not self._awaits_snapshot:
            self._awaits_snapshot = True
            await self._send(Look())

    async def _note_welcome(self) -> None:
        """The server has let us in: what waits may be sent."""
        if self._welcomed_at:
            return
        self._welcomed_at = time.monotonic()
        self._set_status(ConnectionState("open"))
        self._pinged_at = now_milliseconds()
        await self._send(Ping())
        await self._send_queue()

    def _resolve(self, name: str, answer: CommandResult) -> None:
        found = self._queue.pop(name, None)
        if found is not None and not found.answer.done():
            found.answer.set_result(answer)
        self._switch_seat()

    async def _handle_fault(self, fault: Fault) -> None:
        """Do what can be done about something the server could not take."""
        self._reason = fault.code
        if fault.code == "too-fast" and fault.retry is not None:
            self._resend_later(fault.retry / 1000, fault.id)
        elif fault.id:
            self._resolve(fault.id, CommandResult(code=fault.code))
        elif (
            fault.code == "bad-message"
            and not self._welcomed_at
            and self._reduce_capabilities()
        ):
            await self._send_hello()

    def _reduce_capabilities(self) -> bool:
        """Want no more than what servers have always sent; tell if that is less."""
        before, self._capabilities = self._capabilities, BASE_CAPABILITIES
        return before != self._capabilities

    def _resend_later(self, wait: float, name: str) -> None:
        """Say again, a little later, what came too fast."""
        socket = self._socket

        async def again() -> None:
            await self.sleep(wait)
            if socket is self._socket:
                await self._resend(name)

        task = asyncio.create_task(again())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resend(self, name: str) -> None:
        if name in self._queue:
            await self._send(self._queue[name].message)
        elif not self._welcomed_at:
            await self._send_hello()
        elif self._awaits_snapshot:
            await self._send(Look())

    # ---- out

    async def _send_hello(self) -> None:
        seen = None if self._needs_snapshot or self.table is None else self.table.seq
        await self._send(
            Hello(self._seat, seen, self._capabilities, self.address.watch)
        )

    async def _send_queue(self) -> None:
        if not self._welcomed_at:
            return
        for one in list(self._queue.values()):
            if not one.is_sent:
                one.is_sent = True
                await self._send(one.message)

    async def _send(self, message: FromClient) -> None:
        if self._socket is None:
            return
        # If it is closing, what matters is sent again when we are back.
        with suppress(ConnectionClosed):
            await self._socket.send(msgspec.json.encode(message).decode())


def now_milliseconds() -> int:
    """Return the time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
