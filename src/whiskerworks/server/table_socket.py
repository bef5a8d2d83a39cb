# compiled: warm
"""
The WebSocket of a table: who may speak, which messages are valid, how fast.

Every message gets an answer: the result, or a code with what is wrong and where. An
invalid message changes nothing. `websocket_protocol` handles frames.
"""

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, final

from whiskerworks.server.bans import disconnect_banned
from whiskerworks.server.cpu_budget import run_metered
from whiskerworks.server.guard import bearer_of
from whiskerworks.server.http_connections import HttpConnections
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.problems import ProblemError
from whiskerworks.server.rate_limits import Bucket, Buckets, Budgets, OpenCounter
from whiskerworks.server.request_origin import Caller, Deployment, Headers
from whiskerworks.server.socket_connection import (
    FORBIDDEN,
    NO_HELLO,
    NO_SUCH_TABLE,
    TOO_FAST,
    TRY_AGAIN,
    UNKNOWN,
    Connection,
    Credential,
    MessageWriter,
    Unreadable,
    command_id,
    decode_message,
)
from whiskerworks.server.store import Damaged, Failed, Shut, StoreError
from whiskerworks.server.table_registry import TableRegistry
from whiskerworks.table.context import Viewer
from whiskerworks.table.messages import Do, Fault, FromClient, Hello, Look, Ping, Pong
from whiskerworks.table.refusals import Refused

Identify = Callable[[Headers], Awaitable[Credential | None]]
"""Identify a caller by headers; None for a stranger, who may only watch."""

LOG: Final = logging.getLogger(__name__)
HELLO_TIMEOUT_SECONDS: Final = 10.0
"""Seconds within which the first message must arrive."""
MAX_EARLY_MESSAGES: Final = 100
"""Maximum messages that may arrive before their sender and table are known."""
BAD_MESSAGES_PER_SECOND: Final = 1.0
"""Invalid messages allowed per second, in the long run."""
BAD_MESSAGES_BURST: Final = 30.0
"""Invalid messages allowed in one burst."""
MESSAGES_PER_SNAPSHOT: Final = 50
"""Of this many messages of a socket, one may ask for a snapshot."""
SNAPSHOTS_BURST_SECONDS: Final = 5.0
"""Seconds' worth of snapshot requests that may come in one burst."""
CLOSE_CODES: Final = {"banned": FORBIDDEN, "too-fast": TOO_FAST}
"""The close code for each reason not to let a caller in."""
SOCKET_PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/socket")


class SocketClosed(Exception):
    """The other end has hung up, or was disconnected."""


@final
class TableSockets:
    """Connect people with tables; one object for a server."""

    def __init__(
        self,
        registry: TableRegistry,
        identify: Identify,
        budgets: Budgets,
        connections: HttpConnections,
        patience: float = HELLO_TIMEOUT_SECONDS,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """
        Serve the tables of *registry*.

        Close sockets that send no hello within *patience* seconds. *budgets* limit what
        each address may cost; *seconds* is the clock of all limits.
        """
        settings = registry.settings
        self.registry: Final = registry
        self.identify: Final = identify
        self.patience: Final = patience
        self.budgets: Final = budgets
        self.seconds: Final = seconds
        self.connections: Final = connections
        """All connections, also those that have not become sockets."""
        self.place: Final = Deployment.of(settings)
        """The address of this server."""
        self._open: Final = OpenCounter(settings.connections)
        self._opening: Final = Buckets(settings.requests)
        self._addresses: Final = Buckets(settings.rate)
        self.seats: Final = Buckets(settings.rate)
        """How fast each seat may send commands."""
        self._looks: Final[deque[tuple[LiveTable, Connection]]] = deque()
        """Viewers who wait for a snapshot."""

    def is_foreign(self, headers: Headers, caller: Caller) -> bool:
        """Whether a page of another site makes a browser open this socket."""
        origin = headers.get("origin")
        if origin is None or bearer_of(headers):
            return False
        return not self.place.is_own(origin, caller)

    def open(
        self, path: str, headers: Headers, address: str, wire: MessageWriter
    ) -> "SocketSession":
        """Begin to serve a socket after its handshake."""
        now = self.seconds()
        self.registry.metrics.connections.inc()
        is_counted = self._open.add(address)
        self._set_rate(address)
        connection = Connection("", address, wire)
        self.registry.open_connections.add(connection)
        visit = SocketSession(
            self, connection, self._addresses.of(address, now), is_counted
        )
        if not is_counted or self._opening.take(address, now):
            connection.say(Fault("too-fast", "too many sockets from your address"))
            connection.close(TOO_FAST)
        elif (ban := self.registry.bans.of_address(address)) is not None:
            disconnect_banned(connection, ban)
        else:
            visit.begin(path, headers)
        return visit

    def look(self, live: LiveTable, connection: Connection) -> None:
        """
        Queue a snapshot for a viewer.

        One is sent per turn of the event loop, so that hundreds of sockets asking at
        the same moment do not keep everybody else waiting.
        """
        self._looks.append((live, connection))
        if len(self._looks) == 1:
            asyncio.get_running_loop().call_soon(self._send_one)

    def _send_one(self) -> None:
        live, connection = self._looks.popleft()
        if self._looks:
            asyncio.get_running_loop().call_soon(self._send_one)
        if connection.is_closing or connection not in live.broadcaster:
            return
        began = self.budgets.cpu()
        live.look(connection)
        spent = self.budgets.cpu() - began
        self.budgets.charge(connection.address, spent, connection.person)

    def ended(self, connection: Connection, is_counted: bool) -> None:
        """Forget a closed socket."""
        self.registry.open_connections.discard(connection)
        self.registry.metrics.connections.dec()
        if is_counted:
            self._open.drop(connection.address)
            self._set_rate(connection.address)

    def _set_rate(self, address: str) -> None:
        """Let an address with more sockets send more messages."""
        bucket = self._addresses.of(address, self.seconds())
        open_now = max(1, self._open.of(address))
        bucket.rate = float(self.registry.settings.rate * open_now)


@final
class SocketSession:
    """One socket: carries out its messages, or answers what is wrong with them."""

    def __init__(
        self,
        sockets: TableSockets,
        connection: Connection,
        messages: Bucket,
        is_counted: bool,
    ) -> None:
        self._sockets: Final = sockets
        self._seconds: Final = sockets.seconds
        self._is_counted: Final = is_counted
        self._registry: Final = sockets.registry
        self._connection: Final = connection
        self._own: Final = Bucket(
            float(sockets.registry.settings.rate), sockets.seconds()
        )
        """How fast this socket may send; it cannot use up its address's share."""
        self._messages: Final = messages
        """How fast all sockets of its address may send."""
        self._mistakes: Final = Bucket(
            BAD_MESSAGES_PER_SECOND, sockets.seconds(), BAD_MESSAGES_BURST
        )
        rate = sockets.registry.settings.rate / MESSAGES_PER_SNAPSHOT
        self._looks: Final = Bucket(rate, sockets.seconds(), SNAPSHOTS_BURST_SECONDS)
        self._most: Final = sockets.registry.settings.message
        self._live: LiveTable | None = None
        self._bucket: Bucket | None = None
        self._bucket_seat: int | None = None
        self._early: Final[deque[bytes]] = deque()
        self._some: Final = asyncio.Event()
        self._beginning: asyncio.Task[None] | None = None

    @property
    def person(self) -> str:
        """The person's id; empty until they said hello, and for strangers."""
        return self._connection.person

    # ---- called by the WebSocket protocol

    def begin(self, path: str, headers: Headers) -> None:
        """Find out who has come, and to which table."""
        work = run_metered(
            self._sockets.budgets, self._connection.address, self._run(path, headers)
        )
        self._beginning = asyncio.create_task(work)

    def heard(self, text: bytes) -> None:
        """Carry out a message, immediately or once the table is entered."""
        if self._connection.is_closing:
            return
        if self._live is not None:
            self._try(self._live, text)
        elif len(self._early) < MAX_EARLY_MESSAGES:
            self._early.append(text)
            self._some.set()
        else:
            self._connection.close(
                TOO_FAST, "too many messages before the first answer"
            )

    def _try(self, live: LiveTable, text: bytes) -> None:
        """Carry out a message; log and report internal errors."""
        try:
            self._hear(live, text)
        except Exception:
            self._fail()

    def _fail(self) -> None:
        LOG.exception("a socket failed")
        self._end_with("broken", "the server made a mistake", TRY_AGAIN)

    def ended(self) -> None:
        """Leave the table after the socket has closed."""
        if self._beginning is not None:
            self._beginning.cancel()
        if self._live is not None:
            self._live.leave(self._connection)
        self._connection.is_closing = True
        self._sockets.ended(self._connection, self._is_counted)

    # ---- the beginning

    async def _run(self, path: str, headers: Headers) -> None:
        """Enter the table with the first message, then handle later ones."""
        connection = self._connection
        try:
            found = await self._sockets.identify(headers)
            if found is not None:
                connection.viewer = Viewer(None, found.person)
                self._registry.open_connections.add(connection, found.shown)
            live = await self._begin(await self._find(path))
            while self._early and not connection.is_closing:
                self._hear(live, self._early.popleft())
            self._live = live
        except ProblemError as trouble:
            closing = CLOSE_CODES.get(trouble.code, UNKNOWN)
            self._end_with(trouble.code, trouble.as_problem().problem, closing)
        except Damaged:
            LOG.exception("a table cannot be read")
            self._end_with("damaged", "the table cannot be read here", TRY_AGAIN)
        except StoreError as problem:
            if not isinstance(problem, Failed | Shut):
                LOG.exception("a socket cannot be served")
            self._end_with("storage", "the table cannot be read now", TRY_AGAIN)
        except SocketClosed:
            return
        except Exception:
            self._fail()

    async def _find(self, path: str) -> str:
        """Return the id of the table. Raises SocketClosed, StoreError."""
        named = SOCKET_PATH.fullmatch(path)
        if named is None or await self._registry.table(named[1]) is None:
            self._end_with("no-such-table", "this table does not exist", NO_SUCH_TABLE)
            raise SocketClosed
        return named[1]

    # ---- the first message

    async def _begin(self, table_id: str) -> LiveTable:
        """
        Wait for the first message, and enter the table.

        Raises:
            SocketClosed: The other end is gone, or may not enter.
            StoreError: The store cannot be read.
        """
        try:
            async with asyncio.timeout(self._sockets.patience):
                hello = await self._first()
        except TimeoutError:
            self._end_with("bad-order", "no hello came", NO_HELLO)
            raise SocketClosed from None
        person = self._connection.person
        await self._registry.person_cache.know([person])
        hidden = await self._registry.person_cache.hidden_from(person)
        live = await self._registry.table(table_id)
        if live is None:
            self._end_with("no-such-table", "the table was deleted", NO_SUCH_TABLE)
            raise SocketClosed
        self._enter(live, hello, hidden)
        return live

    async def _first(self) -> Hello:
        """Return the first message. Raises SocketClosed."""
        while not self._connection.is_closing:
            while not self._early:
                self._some.clear()
                await self._some.wait()
            said = self._read(self._early.popleft())
            if isinstance(said, Hello):
                return said
            if said is not None:
                self._fault("bad-order", "the first message must be hello")
        raise SocketClosed

    def _enter(self, live: LiveTable, hello: Hello, hidden: frozenset[str]) -> None:
        """Join the table with the view that was asked for. Raises SocketClosed."""
        connection = self._connection
        want = frozenset(hello.want)
        try:
            viewer = self._registry.links.viewer(
                live, connection.person, hello.seat, want, hello.watch
            )
            if hello.watch:
                connection.asked, connection.lender = self._registry.links.lender(
                    live, hello.watch
                )
            else:
                connection.asked = hello.seat
        except Refused as refused:
            live.turn_away(connection, refused)
            raise SocketClosed from None
        connection.viewer = viewer._replace(hidden=hidden)
        live.join(connection, hello.seen)

    # ---- all other messages

    def _hear(self, live: LiveTable, text: bytes) -> None:
        """Carry out a message, or answer what is wrong with it."""
        said = self._read(text)
        if said is None:
            return
        if type(said) is Do:
            wait = self._command_bucket(live).take(self._seconds())
            if wait:
                self._too_fast(wait, said.id)
            else:
                live.command(self._connection, said)
        elif type(said) is Ping:
            self._connection.say(Pong(self._registry.clock.now()))
        elif type(said) is Look:
            wait = self._looks.take(self._seconds())
            if wait:
                self._too_fast(wait, "")
            else:
                self._sockets.look(live, self._connection)
        else:
            self._fault("bad-order", "hello was said before")

    def _command_bucket(self, live: LiveTable) -> Bucket:
        """Return the rate limit of the seat; spectators share one per address."""
        seat = self._connection.viewer.seat
        if self._bucket is None or seat != self._bucket_seat:
            who = self._connection.address if seat is None else seat
            self._bucket_seat = seat
            self._bucket = self._sockets.seats.of(f"{live.id} {who}", self._seconds())
        return self._bucket

    def _read(self, text: bytes) -> FromClient | None:
        """Return the decoded message; None if it was answered with a fault."""
        now = self._seconds()
        wait = self._own.take(now) or self._messages.take(now)
        wait = wait or self._sockets.budgets.wait(self._connection.address, self.person)
        if len(text) > self._most:
            self._fault("too-large", f"a message has {self._most} bytes at most")
        elif wait:
            self._too_fast(wait, command_id(text))
        else:
            try:
                return decode_message(text)
            except Unreadable as problem:
                self._fault("bad-message", str(problem), command_id(text))
        return None

    # ---- faults

    def _too_fast(self, wait: int, command_id: str) -> None:
        problem = "too many messages; wait, and send it again"
        self._fault("too-fast", problem, command_id, wait)

    def _fault(
        self, code: str, problem: str, command_id: str = "", retry: int | None = None
    ) -> None:
        """Report a fault; disconnect callers who send too many."""
        self._registry.metrics.faults.labels(code).inc()
        self._connection.say(Fault(code, problem, command_id, retry))
        if self._mistakes.take(self._seconds()):
            self._connection.close(TOO_FAST, "too many mistakes")

    def _end_with(self, code: str, problem: str, closing: int) -> None:
        self._registry.metrics.faults.labels(code).inc()
        self._connection.say(Fault(code, problem))
        self._connection.close(closing, code)
