"""The connection to a table: it reconnects, and neither loses nor repeats commands."""

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
"""How long a connection must last before the next retry starts without backoff."""
BASE_CAPABILITIES: Final[tuple[Want, ...]] = ("scene", "events")
"""Capabilities that servers of every version have."""
WANTED_CAPABILITIES: Final[tuple[Want, ...]] = (*BASE_CAPABILITIES, "plan")


@dataclass(frozen=True)
class CommandResult:
    """The result of a command; all defaults but `seq` mean success."""

    seq: int = 0
    """The sequence number of its entry in the log."""
    refusal: Refusal | None = None
    """Why the table, or its game, refused it."""
    code: str = ""
    """The code of any other failure."""


@dataclass(frozen=True)
class ConnectionState:
    """Whether we are connected."""

    state: Literal["connecting", "open", "lost", "closed"]
    """`lost` means that it reconnects; `closed` is final."""
    reason: str = ""
    """The server's error code, or a description of the problem."""


@dataclass
class _PendingCommand:
    """A command that is not answered yet."""

    message: Do
    answer: asyncio.Future[CommandResult]
    is_sent: bool = False


class TableConnection:
    """Follows one table and sends commands to it."""

    def __init__(
        self,
        address: TableAddress,
        credentials: Credentials,
        changed: Callable[[], None],
        seat: int | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Call *changed* after every change; wait between retries with *sleep*."""
        self.address: Final = address
        self.status = ConnectionState("connecting")
        self.table: TableView | None = None
        """The table as last reported."""
        self.presence: Presence | None = None
        """Who is connected."""
        self.clock_offset_milliseconds = 0
        """How far the server's clock is ahead of this machine's."""
        self.version_error: IncompatibleServer | None = None
        """Set if the server sent something that this version does not understand."""
        self.snapshot_count = 0
        """How many snapshots have been received."""
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

    # Public methods.

    def start(self) -> None:
        """Connect, and stay connected."""
        self._running = asyncio.create_task(self._run())

    async def send_command(self, command: Command) -> CommandResult:
        """Send a command until it is answered, and return the result."""
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
        """Return after the next change."""
        self._event.clear()
        await self._event.wait()

    @property
    def wanted_seat(self) -> int | None:
        """The seat whose view was last requested."""
        return self._wanted_seat

    def view_from(self, seat: int | None) -> None:
        """Switch to the view of another own seat, once no command is pending."""
        self._wanted_seat = seat
        self._switch_seat()

    async def close(self) -> None:
        """Disconnect for good."""
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
        # A command that is sent again must come from the seat it was meant for.
        if self._wanted_seat == self._seat or self._queue:
            return
        self._seat, self._needs_snapshot = self._wanted_seat, True
        if self._socket is not None:
            self._switching = asyncio.create_task(self._socket.close())

    # Connecting and reconnecting.

    async def _run(self) -> None:
        """Reconnect after every drop until the connection is closed for good."""
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
        """Say hello, and receive messages until the connection breaks."""
        self._socket = socket
        await self._send_hello()
        async with asyncio.timeout(SERVER_TIMEOUT_SECONDS) as patience:
            while True:
                raw = await socket.recv(decode=False)
                await self._receive(decode_message(raw))
                if self._welcomed_at:
                    patience.reschedule(None)

    def _note_drop(self) -> None:
        """Reset what depends on the open socket; pending commands are sent again."""
        if (
            self._welcomed_at
            and time.monotonic() - self._welcomed_at >= STABLE_AFTER_SECONDS
        ):
            self._failed_tries = 0
        self._socket = None
        self._welcomed_at = 0.0
        self._awaits_snapshot = False
        for pending in self._queue.values():
            pending.is_sent = False

    async def _handle_drop(self, code: int) -> None:
        """Wait a little after a drop, or give up."""
        why, self._reason = self._reason, ""
        if code == 4403 and why == "not-your-eyes" and self._seat is not None:
            # We have lost the seat: go on with the view we are entitled to.
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

    # Incoming messages.

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
                self.presence = None  # the players have changed
            self.table = table
            self._notify()
        elif not self._awaits_snapshot:
            self._awaits_snapshot = True
            await self._send(Look())

    async def _note_welcome(self) -> None:
        """Note that the server has let us in, and send pending commands."""
        if self._welcomed_at:
            return
        self._welcomed_at = time.monotonic()
        self._set_status(ConnectionState("open"))
        self._pinged_at = now_milliseconds()
        await self._send(Ping())
        await self._send_queue()

    def _resolve(self, name: str, answer: CommandResult) -> None:
        pending = self._queue.pop(name, None)
        if pending is not None and not pending.answer.done():
            pending.answer.set_result(answer)
        self._switch_seat()

    async def _handle_fault(self, fault: Fault) -> None:
        """React to a message that the server could not accept."""
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
        """Fall back to the base capabilities; return whether that changes anything."""
        before, self._capabilities = self._capabilities, BASE_CAPABILITIES
        return before != self._capabilities

    def _resend_later(self, wait: float, name: str) -> None:
        """Send a message again after the pause that the server asked for."""
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

    # Outgoing messages.

    async def _send_hello(self) -> None:
        seen = None if self._needs_snapshot or self.table is None else self.table.seq
        await self._send(
            Hello(self._seat, seen, self._capabilities, self.address.watch)
        )

    async def _send_queue(self) -> None:
        if not self._welcomed_at:
            return
        for pending in list(self._queue.values()):
            if not pending.is_sent:
                pending.is_sent = True
                await self._send(pending.message)

    async def _send(self, message: FromClient) -> None:
        if self._socket is None:
            return
        # If the socket is closing, pending commands are sent again after reconnecting.
        with suppress(ConnectionClosed):
            await self._socket.send(msgspec.json.encode(message).decode())


def now_milliseconds() -> int:
    """Return the current time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
