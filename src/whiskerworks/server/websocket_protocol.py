"""
The WebSocket protocol: frames between uvicorn's connection and `table_socket`.

uvicorn hands a connection over when a browser wants to leave HTTP. From then on
`websockets` reads the frames, without a task or a queue for each socket, and a
`SocketSession` gets every message (docs/decisions/0005-process.md has the figures).

Nothing is compressed: the size of a compressed message reveals its content.
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

from whiskerworks.server.logs import mask_path
from whiskerworks.server.rate_limits import Bucket
from whiskerworks.server.request_origin import Caller, Headers
from whiskerworks.server.socket_connection import WebSocketWriter, decode_text_frame
from whiskerworks.server.table_socket import SocketSession, TableSockets

PING_INTERVAL_SECONDS: Final = 20.0
"""Seconds of silence after which a socket is pinged."""
CLOSE_REPLY_SECONDS: Final = 1.0
"""Seconds the other end has to confirm that it hangs up as well."""
LINGER_SECONDS: Final = 5.0
"""Seconds the other end has to read the last messages."""
UNSENT_TIMEOUT_SECONDS: Final = 60.0
"""Maximum seconds that sent data may remain unread, whatever arrives meanwhile."""
ABNORMAL_CLOSURE: Final = 1006
"""Close code of a socket that was lost rather than closed."""
TOO_LARGE_FACTOR: Final = 4
"""A message this many times too large is not even answered."""
MAX_REQUEST_BYTES: Final = 16_000
"""Maximum bytes of a request to open a socket."""
MAX_FRAGMENTS: Final = 32
"""Maximum fragments of one message."""
EXTRA_FRAMES_PER_SECOND: Final = 4.0
"""Pings, pongs and fragments allowed per second, in the long run."""
EXTRA_FRAMES_BURST: Final = 64
"""Pings, pongs and fragments allowed in one burst."""
MAX_BYTES_AFTER_CLOSE: Final = 32_768
"""Maximum bytes read while waiting for the other end's close frame."""
MAX_FRAMES_AFTER_CLOSE: Final = 200
"""Maximum frames read in that time; small ones cost more than their size."""
SLICE_BYTES: Final = 4096
"""Bytes read before the limits are checked again."""

log = structlog.get_logger()

# Our own log says better what websockets says of each connection.
_SILENT_LOGGER: Final = logging.getLogger("websockets.silent")
_SILENT_LOGGER.setLevel(logging.CRITICAL)

_HEADERS_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


def min_frame_bytes(size: int) -> int:
    """Return the minimum size of a client's frame with *size* bytes of payload."""
    return size + (6 if size < 126 else 8 if size < 1 << 16 else 14)


def websocket_protocol_factory(
    sockets: Callable[[], TableSockets],
) -> type[asyncio.Protocol]:
    """Return uvicorn's `ws` setting for the *sockets* of a server that has started."""

    def make(**_: object) -> WebSocketProtocol:
        return WebSocketProtocol(sockets())

    # uvicorn only calls it, like the class of a protocol.
    return cast("type[asyncio.Protocol]", make)


@final
class WebSocketProtocol(asyncio.Protocol):
    """One socket: joins frames into messages, and passes them to a session."""

    def __init__(self, sockets: TableSockets) -> None:
        self._sockets: Final = sockets
        self._most: Final = TOO_LARGE_FACTOR * sockets.registry.settings.message
        self._protocol: Final = ServerProtocol(
            max_size=self._most, logger=_SILENT_LOGGER
        )
        self._extra: Final = Bucket(
            EXTRA_FRAMES_PER_SECOND,
            sockets.seconds(),
            EXTRA_FRAMES_BURST / EXTRA_FRAMES_PER_SECOND,
        )
        self._loop: Final = asyncio.get_running_loop()
        self._began: Final = time.monotonic()
        self._transport: asyncio.Transport | None = None
        self._visit: SocketSession | None = None
        self._address = ""
        """The address that pays for messages; empty before it is known."""
        self._path = ""
        self._parts: list[bytes] = []
        self._unread = 0
        """At least the bytes received of a frame that is still incomplete."""
        self._last_heard = self._loop.time()
        self._alarm: asyncio.TimerHandle | None = None
        self._late_bytes = 0
        """The bytes received after our close frame."""
        self._late_frames = 0
        self._is_asked = False
        """Whether a ping was sent and nothing has come since."""
        self._unsent_since: float | None = None
        """Since when sent data has been waiting to be read, if any has."""

    # ---- called by uvicorn and the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection, like a server that has just accepted it."""
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
            self._transport.write(_HEADERS_TOO_LARGE)
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
        """End the session, and write a line in the log."""
        if self._transport is not None:
            self._sockets.connections.drop(self._transport)
        if self._alarm is not None:
            self._alarm.cancel()
        if self._visit is None:
            return
        self._visit.ended()
        spent = round((time.monotonic() - self._began) * 1000, 1)
        log.info(
            "socket", path=mask_path(self._path), status=self._close_code(), ms=spent
        )

    # ---- reading

    def _whole_text(self, data: bytes) -> bytes | None:
        """
        Return the message in *data*, if it is exactly one complete frame.

        Nearly all messages are, and `websockets` takes several times as long to read
        them. It can skip such a frame as long as it is not in the middle of another.
        """
        if self._unread or self._parts or len(data) > SLICE_BYTES:
            return None
        if self._visit is None or self._protocol.state is not State.OPEN:
            return None
        text = decode_text_frame(data)
        return None if text is None or len(text) > self._most else text

    def _receive(self, data: bytes) -> None:
        protocol = self._protocol
        if protocol.close_sent is not None:
            # Nothing may be skipped before the other end's close frame: the parser
            # would take the middle of a frame for the beginning of one, and never find
            # it.
            self._late_bytes += len(data)
            if (
                self._late_bytes > MAX_BYTES_AFTER_CLOSE
                or self._late_frames > MAX_FRAMES_AFTER_CLOSE
            ):
                return
        protocol.receive_data(data)
        events = protocol.events_received()
        if protocol.close_sent is not None:
            self._late_frames += len(events)
        self._flush()
        self._unread += len(data)
        for event in events:
            if type(event) is Frame:
                self._unread -= min_frame_bytes(len(event.data))
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
        """Join a message from several fragments, within limits."""
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

    # ---- the handshake

    def _open(self, request: Request) -> None:
        """Accept a socket, unless a page of another site opens it."""
        headers = {name.lower(): value for name, value in request.headers.raw_items()}
        caller = self._caller(headers)
        protocol = self._protocol
        self._address = caller.address
        wait = self._sockets.budgets.wait(caller.address)
        if self._sockets.is_foreign(headers, caller):
            response = protocol.reject(403, "foreign origin")
        elif wait:
            self._sockets.registry.metrics.shed.inc()
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
        self._set_alarm(PING_INTERVAL_SECONDS)

    def _caller(self, headers: Headers) -> Caller:
        assert self._transport is not None
        peer = self._transport.get_extra_info("peername")
        secure = self._transport.get_extra_info("sslcontext") is not None
        client = (str(peer[0]), int(peer[1])) if isinstance(peer, tuple) else None
        scope = {"client": client, "scheme": "wss" if secure else "ws"}
        return self._sockets.place.caller(scope, headers)

    # ---- writing

    def _flush(self) -> None:
        """Send what `websockets` has ready, and hang up when it does."""
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data is SEND_EOF:
                self._transport.close()
                self._loop.call_later(LINGER_SECONDS, self._transport.abort)
            else:
                self._transport.write(data)

    def close(self, code: int, reason: str) -> None:
        """Send a close frame, and hang up when it is answered or takes too long."""
        assert self._transport is not None
        try:
            self._protocol.send_close(code, reason)
        except InvalidState:
            return
        self._flush()
        # If we hang up first while data still arrives, the connection is reset, and the
        # other end may never learn why.
        self._loop.call_later(CLOSE_REPLY_SECONDS, self._transport.close)
        self._loop.call_later(LINGER_SECONDS, self._transport.abort)

    def _fail(self, code: CloseCode, reason: str) -> None:
        """Hang up on a client that violates the protocol."""
        self._protocol.fail(code, reason)
        self._flush()

    # ---- keepalive

    def _set_alarm(self, seconds: float) -> None:
        self._alarm = self._loop.call_later(seconds, self._ask)

    def _ask(self) -> None:
        """Ping a silent client; hang up if it does not answer that either."""
        assert self._transport is not None
        silent = self._loop.time() - self._last_heard
        if self._takes_nothing():
            self._transport.abort()
        elif silent < PING_INTERVAL_SECONDS:
            self._set_alarm(PING_INTERVAL_SECONDS - silent)
        elif self._is_asked:
            self._transport.abort()
        else:
            self._is_asked = True
            if self._protocol.state is State.OPEN:
                self._protocol.send_ping(b"")
                self._flush()
            self._set_alarm(PING_INTERVAL_SECONDS)

    def _takes_nothing(self) -> bool:
        """Whether sent data has remained unread for too long."""
        assert self._transport is not None
        now = self._loop.time()
        if not self._transport.get_write_buffer_size():
            self._unsent_since = None
        elif self._unsent_since is None:
            self._unsent_since = now
        else:
            return now - self._unsent_since > UNSENT_TIMEOUT_SECONDS
        return False

    def _close_code(self) -> int:
        """Return the close code; ours if both ends sent one."""
        for said in (self._protocol.close_sent, self._protocol.close_rcvd):
            if said is not None:
                return int(said.code)
        return ABNORMAL_CLOSURE
