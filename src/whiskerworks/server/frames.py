"""
WebSocket frames: from uvicorn, which has read the request, to `socket`.

uvicorn hands the connection over when a browser wants to leave HTTP. From there on
picows reads and writes the frames, and calls `Visit` for each message: no task, no
queue and no dictionary in between, which halves what a move costs (docs/decisions).
Nothing is compressed: the size of a compressed message tells of what is in it.
"""

import asyncio
import logging
import sys
import time
from collections.abc import Callable
from typing import Any, Final, cast, final

import httptools
import structlog
from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from whiskerworks.server.logs import shown_path
from whiskerworks.server.proxies import Caller, Headers
from whiskerworks.server.socket import Sockets, Visit

PING: Final = 20.0
"""A socket that has been silent for so many seconds is asked whether it lives."""
HANDSHAKE: Final = 10.0
"""Seconds in which a request must become a socket."""
REPLY: Final = 1.0
"""Seconds in which the other end may answer that it hangs up as well."""
LINGER: Final = 5.0
"""Seconds in which the last messages must be taken."""
LOST: Final = 1006
"""The code of a socket that was not closed, but lost."""
ROOM: Final = 4096
"""Bytes of a socket's memory at first."""
LARGER: Final = 4
"""A message so many times too large is not even answered."""
LONGEST: Final = 16_000
"""Bytes that a request to open a socket may have."""
LAST_CODE: Final = 4999
"""No code for closing is larger."""
VERSION: Final = "13"
"""The one version of the protocol that was ever in use."""

log = structlog.get_logger()

# What picows says of each connection is said better by our own log.
_SILENT: Final = logging.getLogger("picows.silent")
_SILENT.setLevel(logging.CRITICAL)

_TEXT: Final = WSMsgType.TEXT
_MESSAGES: Final = (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION)
_TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


class Http(HttpToolsProtocol):
    """uvicorn's reader of requests; what comes behind one that opens a socket stays."""

    _data = b""

    def data_received(self, data: bytes) -> None:
        """Read a request, or a part of it."""
        self._data = data
        super().data_received(data)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, with all that was sent behind the request."""
        upgrade = sys.exception()  # uvicorn calls this while it handles one
        assert isinstance(upgrade, httptools.HttpParserUpgrade)
        behind = self._data[upgrade.args[0] :]
        super().handle_websocket_upgrade()
        if behind:
            cast("Frames", self.transport.get_protocol()).data_received(behind)


@final
class Frames(asyncio.Protocol):
    """What uvicorn hands a connection to; it passes it on to picows."""

    def __init__(self, sockets: Sockets) -> None:
        self._sockets: Final = sockets
        self._inner: Any = None
        self._transport: asyncio.Transport | None = None
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection over, as a server would that has just accepted it."""
        self._transport = cast("asyncio.Transport", transport)
        self._inner = WSProtocol(
            None,
            None,
            False,
            self._answer,
            _SILENT,
            True,
            HANDSHAKE,
            True,
            PING,
            PING,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            True,
            LARGER * self._sockets.hall.settings.message,
            None,
            ROOM,
        )
        self._inner.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Pass on the request that uvicorn has read, and step aside."""
        assert self._transport is not None
        if len(data) > LONGEST and not self._is_open:
            self._transport.write(_TOO_LONG)
            self._transport.close()
        self._is_open = True
        while data and not self._transport.is_closing():
            room = self._inner.get_buffer(len(data))
            count = min(len(data), len(room))
            room[:count] = data[:count]
            self._inner.buffer_updated(count)
            data = data[count:]
        # uvicorn sets this protocol when we return; then it is picows' turn.
        loop = asyncio.get_running_loop()
        loop.call_soon(self._transport.set_protocol, self._inner)

    def connection_lost(self, exc: Exception | None) -> None:
        """Pass on that the connection ended before picows had it."""
        self._inner.connection_lost(exc)

    def _answer(
        self, request: WSUpgradeRequest
    ) -> WSListener | WSUpgradeResponseWithListener:
        """Let a socket in, unless a page of somebody else's opens it."""
        assert self._transport is not None
        headers = {name.lower(): value for name, value in request.headers.items()}
        caller = self._caller(headers)
        if self._sockets.is_foreign(headers, caller):
            refused = WSUpgradeResponse.create_error_response(403, b"foreign origin")
            return WSUpgradeResponseWithListener(refused, None)
        if headers.get("sec-websocket-version") != VERSION:
            needed = {"Sec-WebSocket-Version": VERSION}
            refused = WSUpgradeResponse.create_error_response(426, b"", needed)
            return WSUpgradeResponseWithListener(refused, None)
        path, _, _ = request.path.decode("latin-1").partition("?")
        return Listener(
            self._sockets, self._sockets.place.within(path), headers, caller.address
        )

    def _caller(self, headers: Headers) -> Caller:
        assert self._transport is not None
        peer = self._transport.get_extra_info("peername")
        secure = self._transport.get_extra_info("sslcontext") is not None
        client = (str(peer[0]), int(peer[1])) if isinstance(peer, tuple) else None
        scope = {"client": client, "scheme": "wss" if secure else "ws"}
        return self._sockets.place.caller(scope, headers)


def carried(sockets: Callable[[], Sockets]) -> type[asyncio.Protocol]:
    """Return uvicorn's setting `ws`, for the *sockets* of a server that has started."""

    def make(**_: object) -> Frames:
        return Frames(sockets())

    # uvicorn only calls it, like the class of a protocol.
    return cast("type[asyncio.Protocol]", make)


@final
class Listener(WSListener):
    """Puts messages together from frames, and tells a visit of them."""

    def __init__(
        self, sockets: Sockets, path: str, headers: Headers, address: str
    ) -> None:
        self._sockets: Final = sockets
        self._path: Final = path
        self._headers: Final = headers
        self._address: Final = address
        self._visit: Visit | None = None
        self._parts: Final[list[bytes]] = []
        self._size = 0
        self._is_over = False
        self._began: Final = time.monotonic()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Begin a visit."""
        wire = SocketWire(transport)
        self._visit = self._sockets.open(self._path, self._headers, self._address, wire)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Pass on a message when it is complete; hang up when the other end does."""
        kind = frame.msg_type
        if self._is_over:
            return
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            self._hang_up(transport, WSCloseCode.PROTOCOL_ERROR)
        elif kind is _TEXT and frame.fin and not self._parts:
            assert self._visit is not None
            self._visit.heard(frame.get_payload_as_bytes())
        elif kind in _MESSAGES:
            self._gather(transport, frame)
        elif kind is WSMsgType.CLOSE and transport.is_close_frame_sent:
            transport.disconnect()
        elif kind is WSMsgType.CLOSE:
            code = frame.get_close_code()
            # Who gives no code means that all is well, and so do we.
            if code == WSCloseCode.NO_INFO:
                code = WSCloseCode.OK
            elif cast("int", code) > LAST_CODE:
                code = WSCloseCode.PROTOCOL_ERROR
            self._hang_up(transport, code)

    def _hang_up(self, transport: WSTransport, code: WSCloseCode) -> None:
        """Close, and hear nothing more of what may have come already."""
        self._is_over = True
        transport.send_close(code)
        transport.disconnect()

    def _gather(self, transport: WSTransport, frame: WSFrame) -> None:
        """Put a message together from several frames."""
        if (frame.msg_type is WSMsgType.CONTINUATION) != bool(self._parts):
            self._hang_up(transport, WSCloseCode.PROTOCOL_ERROR)
            return
        self._parts.append(frame.get_payload_as_bytes())
        self._size += len(self._parts[-1])
        if self._size > LARGER * self._sockets.hall.settings.message:
            self._hang_up(transport, WSCloseCode.MESSAGE_TOO_BIG)
        elif frame.fin:
            assert self._visit is not None
            whole = b"".join(self._parts)
            self._parts.clear()
            self._size = 0
            self._visit.heard(whole)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """End the visit, and write a line in the log."""
        if self._visit is not None:
            self._visit.ended()
        spent = round((time.monotonic() - self._began) * 1000, 1)
        path = shown_path(self._path)
        log.info("socket", path=path, status=_code(transport), ms=spent)


@final
class SocketWire:
    """The way out of the server, to one socket."""

    __slots__ = ("_transport", "send", "waiting")

    def __init__(self, transport: WSTransport) -> None:
        self._transport: Final = transport
        self.send: Callable[[bytes], None] = _sender(transport)
        """Sends a message."""
        self.waiting: Callable[[], int] = (
            transport.underlying_transport.get_write_buffer_size
        )
        """Tells how many bytes the other end has not taken yet."""

    def close(self, code: int, reason: str) -> None:
        """
        Send what waits, and hang up when the other end does, or takes too long.

        Who hangs up first while something is still coming in resets the connection,
        and the other end may never learn why.
        """
        self._transport.send_close(cast("WSCloseCode", code), reason)
        loop = asyncio.get_running_loop()
        loop.call_later(REPLY, self._transport.disconnect)
        loop.call_later(LINGER, self._transport.underlying_transport.abort)


def _code(transport: WSTransport) -> int:
    """Return with which code a socket was closed, ours if both ends gave one."""
    shake = transport.close_handshake
    for said in (shake.sent, shake.recv):
        if said is not None:
            return int(cast("int", said.code))
    return LOST


def _sender(transport: WSTransport) -> Callable[[bytes], None]:
    send = transport.send

    def sends(text: bytes) -> None:
        send(_TEXT, text)

    return sends
