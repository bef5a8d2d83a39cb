"""
WebSocket frames: from uvicorn, which has read the request, to `socket`.

uvicorn hands a connection over when a browser wants to leave HTTP. From there on
`websockets` reads the frames, without a task or a queue for each socket, and `Visit` is
told of every message (docs/decisions/0005-process.md has the figures).

Nothing is compressed: the size of a compressed message tells what is in it.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, cast, final

import structlog
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from whiskerworks.server.logs import shown_path
from whiskerworks.server.rate_limits import Bucket
from whiskerworks.server.request_origin import Caller, Headers
from whiskerworks.server.socket_connection import WebSocketWriter, whole_text
from whiskerworks.server.table_socket import TableSockets, Visit

PING_SECONDS: Final = 20.0
"""A socket that has been silent for so long is asked whether it lives."""
REPLY_SECONDS: Final = 1.0
"""The other end may take so long to answer that it hangs up as well."""
LINGER_SECONDS: Final = 5.0
"""The last messages must be taken within this time."""
UNSENT_SECONDS: Final = 60.0
"""What waits to be taken must be taken within this time, whatever comes meanwhile."""
LOST: Final = 1006
"""The code of a socket that was not closed, but lost."""
TOO_LARGE_FACTOR: Final = 4
"""A message so many times too large is not even answered."""
MAX_REQUEST_BYTES: Final = 16_000
"""A request to open a socket may be so long."""
MAX_FRAGMENTS: Final = 32
"""A message may come in so many pieces."""
EXTRA_FRAMES_PER_SECOND: Final = 4.0
"""So many pings, pongs and pieces of messages may come, in the long run."""
EXTRA_FRAMES_BURST: Final = 64
"""So many may come at once."""
MAX_LATE_BYTES: Final = 32_768
"""So much is still read for the other end's farewell, after ours was sent."""
MAX_LATE_FRAMES: Final = 200
"""In so many frames; small ones cost more to read than their size tells."""
SLICE_BYTES: Final = 4096
"""So much is read before the limits are looked at again."""

log = structlog.get_logger()

# What websockets says of each connection is said better by our own log.
_SILENT: Final = logging.getLogger("websockets.silent")
_SILENT.setLevel(logging.CRITICAL)

_TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


def least_bytes(size: int) -> int:
    """Return how long a client's frame is, at least, with *size* bytes in it."""
    return size + (6 if size < 126 else 8 if size < 1 << 16 else 14)


def websocket_protocol_factory(
    sockets: Callable[[], TableSockets],
) -> type[asyncio.Protocol]:
    """Return uvicorn's setting `ws`, for the *sockets* of a server that has started."""

    def make(**_: object) -> WebSocketProtocol:
        return WebSocketProtocol(sockets())

    # uvicorn only calls it, like the class of a protocol.
    return cast("type[asyncio.Protocol]", make)


@final
class WebSocketProtocol(asyncio.Protocol):
    """One socket: puts messages together from frames, and tells a visit of them."""

    def __init__(self, sockets: TableSockets) -> None:
        self._sockets: Final = sockets
        self._most: Final = TOO_LARGE_FACTOR * sockets.registry.settings.message
        self._protocol: Final = ServerProtocol(max_size=self._most, logger=_SILENT)
        self._extra: Final = Bucket(
            EXTRA_FRAMES_PER_SECOND,
            sockets.seconds(),
            EXTRA_FRAMES_BURST / EXTRA_FRAMES_PER_SECOND,
        )
        self._loop: Final = asyncio.get_running_loop()
        self._began: Final = time.monotonic()
        self._transport: asyncio.Transport | None = None
        self._visit: Visit | None = None
        self._address = ""
        """Who pays for what comes; nothing before it is known."""
        self._path = ""
        self._parts: list[bytes] = []
        self._unread = 0
        """So many bytes of a frame have come whose end has not, or more."""
        self._last_heard = self._loop.time()
        self._alarm: asyncio.TimerHandle | None = None
        self._late_bytes = 0
        """How much has come since we said that we hang up."""
        self._late_frames = 0
        self._is_asked = False
        """Whether a ping was sent, and nothing has come since."""
        self._unsent_since: float | None = None
        """When something was first seen waiting to be taken, if anything does."""

    # ---- called by uvicorn and the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection over, as a server would that has just accepted it."""
        self._transport = cast("asyncio.Transport", transport)
        self._sockets.connections.leaves_http(transport)

    def data_received(self, data: bytes) -> None:
        """Read frames; the first call brings the request that uvicorn has read."""
        budgets = self._sockets.budgets
        began = budgets.cpu()
        self._take(data)
        if self._address:
            person = "" if self._visit is None else self._visit.person
            budgets.charge(self._address, budgets.cpu() - began, person)

    def _take(self, data: bytes) -> None:
        assert self._transport is not None
        self._last_heard = self._loop.time()
        self._is_asked = False
        if self._visit is None and len(data) > MAX_REQUEST_BYTES:
            self._transport.write(_TOO_LONG)
            self._transport.close()
            return
        text = self._whole_text(data)
        if text is not None:
            self._tell(text)
            return
        if self._visit is None or len(data) <= SLICE_BYTES:
            self._receive(data)
            return
        for at in range(0, len(data), SLICE_BYTES):
            self._receive(data[at : at + SLICE_BYTES])

    def eof_received(self) -> None:
        """End: the other side sends nothing more."""
        self._protocol.receive_eof()
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """End the visit, and write a line in the log."""
        if self._transport is not None:
            self._sockets.connections.drop(self._transport)
        if self._alarm is not None:
            self._alarm.cancel()
        if self._visit is None:
            return
        self._visit.ended()
        spent = round((time.monotonic() - self._began) * 1000, 1)
        log.info(
            "socket", path=shown_path(self._path), status=self._close_code(), ms=spent
        )

    # ---- reading

    def _whole_text(self, data: bytes) -> bytes | None:
        """
        Return the message that *data* is, if it is one and nothing else.

        Nearly everything that comes is that, and `websockets` takes several times as
        long to read it. It need not know of such a frame if it waits for no other.
        """
        if self._unread or self._parts or len(data) > SLICE_BYTES:
            return None
        if self._visit is None or self._protocol.state is not State.OPEN:
            return None
        text = whole_text(data)
        return None if text is None or len(text) > self._most else text

    def _receive(self, data: bytes) -> None:
        protocol = self._protocol
        if protocol.close_sent is not None:
            # Nothing may be left out before the other end's farewell: the parser would
            # take the middle of a frame for the beginning of one, and never find it.
            self._late_bytes += len(data)
            if self._late_bytes > MAX_LATE_BYTES or self._late_frames > MAX_LATE_FRAMES:
                return
        protocol.receive_data(data)
        events = protocol.events_received()
        if protocol.close_sent is not None:
            self._late_frames += len(events)
        self._flush()
        self._unread += len(data)
        for event in events:
            if type(event) is Frame:
                self._unread -= least_bytes(len(event.data))
                self._hear(event)
            elif type(event) is Request:
                self._unread = 0
                self._open(event)

    def _hear(self, frame: Frame) -> None:
        """Pass on a message when it is complete."""
        kind = frame.opcode
        if self._protocol.close_sent is not None:
            return
        if kind is Opcode.TEXT and frame.fin:
            self._tell(bytes(frame.data))
        elif kind is Opcode.BINARY:
            self._fail(CloseCode.UNSUPPORTED_DATA, "only text is understood")
        elif kind is not Opcode.CLOSE:
            if self._extra.take(self._sockets.seconds()):
                self._fail(CloseCode.POLICY_VIOLATION, "too many frames")
            elif kind in (Opcode.TEXT, Opcode.CONT):
                self._gather(frame)

    def _gather(self, frame: Frame) -> None:
        """Put a message together from several frames; their sizes are watched."""
        self._parts.append(bytes(frame.data))
        if len(self._parts) > MAX_FRAGMENTS:
            self._fail(CloseCode.POLICY_VIOLATION, "too many pieces")
        elif frame.fin:
            whole = b"".join(self._parts)
            self._parts = []
            self._tell(whole)

    def _tell(self, text: bytes) -> None:
        assert self._visit is not None
        try:
            text.decode()
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA, "text must be UTF-8")
        else:
            self._visit.heard(text)

    # ---- the beginning

    def _open(self, request: Request) -> None:
        """Let a socket in, unless a page of somebody else's opens it."""
        headers = {name.lower(): value for name, value in request.headers.raw_items()}
        caller = self._caller(headers)
        protocol = self._protocol
        self._address = caller.address
        wait = self._sockets.budgets.wait(caller.address)
        if self._sockets.is_foreign(headers, caller):
            response = protocol.reject(403, "foreign origin")
        elif wait:
            self._sockets.registry.counts.shed.inc()
            response = protocol.reject(429, "too many requests")
            response.headers["Retry-After"] = str(max(1, -(-wait // 1000)))
        else:
            response = protocol.accept(request)
        protocol.send_response(response)
        self._flush()
        if protocol.state is not State.OPEN:
            return
        assert self._transport is not None
        path, _, _ = request.path.partition("?")
        self._path = self._sockets.place.within(path)
        self._visit = self._sockets.open(
            self._path,
            headers,
            caller.address,
            WebSocketWriter(self._transport, self.close),
        )
        self._set_alarm(PING_SECONDS)

    def _caller(self, headers: Headers) -> Caller:
        assert self._transport is not None
        peer = self._transport.get_extra_info("peername")
        secure = self._transport.get_extra_info("sslcontext") is not None
        client = (str(peer[0]), int(peer[1])) if isinstance(peer, tuple) else None
        scope = {"client": client, "scheme": "wss" if secure else "ws"}
        return self._sockets.place.caller(scope, headers)

    # ---- writing

    def _flush(self) -> None:
        """Send what `websockets` has to say, and hang up when it does."""
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data is SEND_EOF:
                self._transport.close()
                self._loop.call_later(LINGER_SECONDS, self._transport.abort)
            else:
                self._transport.write(data)

    def close(self, code: int, reason: str) -> None:
        """Say that we hang up, and do so when the other end does, or takes too long."""
        assert self._transport is not None
        try:
            self._protocol.send_close(code, reason)
        except InvalidState:
            return
        self._flush()
        # Who hangs up first while something is still coming in resets the connection,
        # and the other end may never learn why.
        self._loop.call_later(REPLY_SECONDS, self._transport.close)
        self._loop.call_later(LINGER_SECONDS, self._transport.abort)

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Hang up on somebody who does not keep to the protocol."""
        self._protocol.fail(code, reason)
        self._flush()

    # ---- whether the other end is still there

    def _set_alarm(self, seconds: float) -> None:
        self._alarm = self._loop.call_later(seconds, self._ask)

    def _ask(self) -> None:
        """Ping who has been silent; hang up on who does not answer that either."""
        assert self._transport is not None
        silent = self._loop.time() - self._last_heard
        if self._takes_nothing():
            self._transport.abort()
        elif silent < PING_SECONDS:
            self._set_alarm(PING_SECONDS - silent)
        elif self._is_asked:
            self._transport.abort()
        else:
            self._is_asked = True
            if self._protocol.state is State.OPEN:
                self._protocol.send_ping(b"")
                self._flush()
            self._set_alarm(PING_SECONDS)

    def _takes_nothing(self) -> bool:
        """Return whether something has been waiting to be taken for too long."""
        assert self._transport is not None
        now = self._loop.time()
        if not self._transport.get_write_buffer_size():
            self._unsent_since = None
        elif self._unsent_since is None:
            self._unsent_since = now
        else:
            return now - self._unsent_since > UNSENT_SECONDS
        return False

    def _close_code(self) -> int:
        """Return with which code it was closed, ours if both ends gave one."""
        for said in (self._protocol.close_sent, self._protocol.close_rcvd):
            if said is not None:
                return int(said.code)
        return LOST
