"""
Limit the number of connections, and how long a client may keep us waiting.

Every connection costs a file descriptor and some memory, even if it is idle. So each
address may have only a limited number, the server reserves some files for itself, and
clients that are slow to send a request or read an answer are disconnected.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, cast, final

import structlog
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from whiskerworks.server.metrics import ServerMetrics
from whiskerworks.server.rate_limits import OpenCounter
from whiskerworks.server.request_origin import Deployment, is_in_networks, limit_key
from whiskerworks.settings import Settings

HEADER_TIMEOUT_SECONDS: Final = 10.0
"""Seconds within which a request must begin, and its headers be complete."""
ANSWER_TIMEOUT_SECONDS: Final = 60.0
"""Seconds within which an answer must be read."""
MAX_HEADER_BYTES: Final = 65_536
"""Maximum bytes of a request's headers."""
SWEEP_INTERVAL_SECONDS: Final = 1.0
"""Seconds between two searches for slow clients."""
LOG_INTERVAL_SECONDS: Final = 10.0
"""Minimum seconds between two log lines about refused connections."""
RESERVED_FILES: Final = 128
"""Files reserved for the store, the log and the bots."""
DEFAULT_MAX_CONNECTIONS: Final = 10_000
"""Maximum connections where the system sets no limit."""

log = structlog.get_logger("whiskerworks.server")

_SERVER_FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)
_HEADERS_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


def allow_many_files() -> None:
    """Raise this process's limit of open files as far as allowed; see `ulimit -n`."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        most = DEFAULT_MAX_CONNECTIONS + RESERVED_FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _max_connections() -> int:
    """Return the number of connections for which there are files."""
    try:
        import resource
    except ImportError:
        return DEFAULT_MAX_CONNECTIONS
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return (
        DEFAULT_MAX_CONNECTIONS
        if files == resource.RLIM_INFINITY
        else max(1, files - RESERVED_FILES)
    )


@final
class HttpConnections:
    """All connections of a server."""

    def __init__(
        self,
        settings: Settings,
        metrics: ServerMetrics,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """Allow as many connections as *settings* say; *seconds* is the clock."""
        self.most: Final = settings.total_connections or _max_connections()
        """Maximum number of connections in total."""
        self.seconds: Final = seconds
        self._proxies: Final = Deployment.of(settings).proxies
        self._metrics: Final = metrics
        self._addresses: Final = OpenCounter(settings.connections)
        self._open: Final[dict[asyncio.BaseTransport, str]] = {}
        """The address of each; empty for proxies, which serve many callers."""
        self._asking: Final[dict[asyncio.BaseTransport, HttpProtocol]] = {}
        """Connections that still speak HTTP."""
        self._sweeping: asyncio.TimerHandle | None = None
        self._told_at = -LOG_INTERVAL_SECONDS

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, transport: asyncio.BaseTransport, asking: "HttpProtocol") -> bool:
        """Let a new connection in, unless the limit is reached."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        whose = "" if is_in_networks(address, self._proxies) else limit_key(address)
        if len(self._open) >= self.most:
            self._tell("all", open=len(self._open))
            return False
        if whose and not self._addresses.add(whose):
            # No other log line has an address: without it, nobody could ban this one.
            self._tell("one address", open=self._addresses.of(whose), address=whose)
            return False
        self._open[transport] = whose
        self._asking[transport] = asking
        if self._sweeping is None:
            self._sweep_later()
        return True

    def leaves_http(self, transport: asyncio.BaseTransport) -> None:
        """Leave keepalive checks of this connection to `websocket_protocol`."""
        self._asking.pop(transport, None)

    def drop(self, transport: asyncio.BaseTransport) -> None:
        """Forget a closed connection."""
        self._asking.pop(transport, None)
        whose = self._open.pop(transport, "")
        if whose:
            self._addresses.drop(whose)

    def _tell(self, of: str, **about: str | int) -> None:
        """Log whose limit is reached, but not every time."""
        self._metrics.shed.inc()
        now = self.seconds()
        if now - self._told_at >= LOG_INTERVAL_SECONDS:
            self._told_at = now
            log.warning("too many connections", of=of, **about)

    def _sweep_later(self) -> None:
        loop = asyncio.get_running_loop()
        self._sweeping = loop.call_later(SWEEP_INTERVAL_SECONDS, self.sweep)

    def sweep(self) -> None:
        """Disconnect slow clients, and schedule the next search."""
        now = self.seconds()
        for one in list(self._asking.values()):
            one.hang_up_if_slow(now)
        self._sweeping = None
        if self._asking:
            self._sweep_later()


@final
class HttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP parser, with time limits."""

    def __init__(
        self,
        connections: HttpConnections,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all: Final = connections
        self._waiting_since: float | None = connections.seconds()
        """Since when the headers of a request have been awaited, if they are."""
        self._unsent_since: float | None = None
        """Since when an answer has been waiting to be read, if it has."""
        self._header_bytes = 0
        self._is_in_headers = True
        self._is_refused = False

    @property
    def _is_answering(self) -> bool:
        """Whether a request is being answered."""
        return bool(self.cycle) and not self.cycle.response_complete

    def connection_made(  # type: ignore[override]
        self, transport: asyncio.Transport
    ) -> None:
        """Begin, or hang up immediately if the limit is reached."""
        super().connection_made(transport)
        if not self._all.admit(transport, self):
            self._refuse(_SERVER_FULL)

    def data_received(self, data: bytes) -> None:
        """Read data, unless the headers are too long."""
        if self._is_refused:
            return
        super().data_received(data)
        if self._is_answering:
            self._waiting_since = None
            self._header_bytes = 0
            return
        if self._waiting_since is None:
            self._waiting_since = self._all.seconds()
        if self._is_in_headers:
            self._header_bytes += len(data)
            if self._header_bytes > MAX_HEADER_BYTES:
                self._refuse(_HEADERS_TOO_LARGE)

    def on_message_begin(self) -> None:
        """Note that headers begin; called by the parser."""
        self._is_in_headers = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Note that headers are complete; called by the parser."""
        self._is_in_headers = False
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._all.drop(self.transport)
        super().connection_lost(exc)

    def hang_up_if_slow(self, now: float) -> None:
        """Disconnect a client that sends no request, or reads no answer, in time."""
        if self.transport.get_write_buffer_size():
            if self._unsent_since is None:
                self._unsent_since = now
            elif now - self._unsent_since > ANSWER_TIMEOUT_SECONDS:
                self.transport.abort()
            return
        self._unsent_since = None
        since = self._waiting_since
        if since is not None and now - since > HEADER_TIMEOUT_SECONDS:
            self.transport.close()

    def _refuse(self, answer: bytes) -> None:
        self._is_refused = True
        self.transport.write(answer)
        self.transport.close()


def http_protocol_factory(
    connections: Callable[[], HttpConnections],
) -> type[asyncio.Protocol]:
    """Return uvicorn's `http` setting for the *connections* of a server."""

    def make(
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> HttpProtocol:
        return HttpProtocol(connections(), config, server_state, app_state, _loop)

    # uvicorn only calls it, like the class of a protocol.
    return cast("type[asyncio.Protocol]", make)
