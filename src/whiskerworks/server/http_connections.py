"""
How many connections there may be, and for how long one may keep us waiting.

A connection costs a file of the system and some memory, whether or not anything comes
through. So an address may have only so many, the server keeps some files for itself,
and whoever is slow to ask, or to take the answer, is hung up on.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, cast, final

import structlog
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from whiskerworks.server.metrics import Counts
from whiskerworks.server.rate_limits import OpenCounter
from whiskerworks.server.request_origin import Place, is_within, one_household
from whiskerworks.settings import Settings

HEADER_SECONDS: Final = 10.0
"""A request must begin, and its headers be complete, within this time."""
ANSWER_SECONDS: Final = 60.0
"""An answer must be taken within this time."""
MAX_HEADER_BYTES: Final = 65_536
"""The headers of a request may be so long."""
SWEEP_SECONDS: Final = 1.0
"""How often it is looked who is too slow."""
LOG_SECONDS: Final = 10.0
"""The log tells of refused connections once in this time."""
SPARE_FILES: Final = 128
"""So many files are kept for the store, the log and the bots."""
MANY: Final = 10_000
"""So many connections may be open where the system sets no limit."""

log = structlog.get_logger("whiskerworks.server")

_FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)
_TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


def allow_many_files() -> None:
    """Let this process open as many files as the system lets it; see `ulimit -n`."""
    try:
        import resource
    except ImportError:  # Windows knows no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        most = MANY + SPARE_FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _allowed() -> int:
    """Return for how many connections there are files."""
    try:
        import resource
    except ImportError:
        return MANY
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MANY if files == resource.RLIM_INFINITY else max(1, files - SPARE_FILES)


@final
class HttpConnections:
    """All connections of a server."""

    def __init__(
        self,
        settings: Settings,
        counts: Counts,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """Allow as many as *settings* say; how slow one is, is told by *seconds*."""
        self.most: Final = settings.total_connections or _allowed()
        """So many may be open in all."""
        self.seconds: Final = seconds
        self._proxies: Final = Place.of(settings).proxies
        self._counts: Final = counts
        self._addresses: Final = OpenCounter(settings.connections)
        self._open: Final[dict[asyncio.BaseTransport, str]] = {}
        """The address of each; nothing for proxies, whose callers are many."""
        self._asking: Final[dict[asyncio.BaseTransport, Http]] = {}
        """Those that have not left HTTP."""
        self._sweeping: asyncio.TimerHandle | None = None
        self._told_at = -LOG_SECONDS

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, transport: asyncio.BaseTransport, asking: "Http") -> bool:
        """Let a new connection in, unless there are too many."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        whose = "" if is_within(address, self._proxies) else one_household(address)
        if len(self._open) >= self.most:
            self._tell("all", open=len(self._open))
            return False
        if whose and not self._addresses.add(whose):
            # No other log line has an address: without it nobody could ban this one.
            self._tell("one address", open=self._addresses.of(whose), address=whose)
            return False
        self._open[transport] = whose
        self._asking[transport] = asking
        if self._sweeping is None:
            self._sweep_later()
        return True

    def leaves_http(self, transport: asyncio.BaseTransport) -> None:
        """Leave it to `frames` to see whether the other end is still there."""
        self._asking.pop(transport, None)

    def drop(self, transport: asyncio.BaseTransport) -> None:
        """Forget a connection that is no more."""
        self._asking.pop(transport, None)
        whose = self._open.pop(transport, "")
        if whose:
            self._addresses.drop(whose)

    def _tell(self, of: str, **about: str | int) -> None:
        """Say whose limit is reached; not every time."""
        self._counts.shed.inc()
        now = self.seconds()
        if now - self._told_at >= LOG_SECONDS:
            self._told_at = now
            log.warning("too many connections", of=of, **about)

    def _sweep_later(self) -> None:
        loop = asyncio.get_running_loop()
        self._sweeping = loop.call_later(SWEEP_SECONDS, self.sweep)

    def sweep(self) -> None:
        """Hang up on whoever is too slow, and look again soon."""
        now = self.seconds()
        for one in list(self._asking.values()):
            one.hang_up_if_slow(now)
        self._sweeping = None
        if self._asking:
            self._sweep_later()


@final
class Http(HttpToolsProtocol):
    """uvicorn's reader of requests, which does not wait for ever."""

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
        """Since when the headers of a request are to come, if they are."""
        self._unsent_since: float | None = None
        """Since when something waits to be taken, if anything does."""
        self._header_bytes = 0
        self._is_in_headers = True
        self._is_refused = False

    @property
    def _is_answering(self) -> bool:
        """Whether a request has come that is not answered yet."""
        return bool(self.cycle) and not self.cycle.response_complete

    def connection_made(  # type: ignore[override]
        self, transport: asyncio.Transport
    ) -> None:
        """Begin, or hang up at once if there are too many."""
        super().connection_made(transport)
        if not self._all.admit(transport, self):
            self._refuse(_FULL)

    def data_received(self, data: bytes) -> None:
        """Read what comes, unless its headers have no end."""
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
                self._refuse(_TOO_LONG)

    def on_message_begin(self) -> None:
        """Note that headers come; called by the parser."""
        self._is_in_headers = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Note that no more headers come, only a body; called by the parser."""
        self._is_in_headers = False
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._all.drop(self.transport)
        super().connection_lost(exc)

    def hang_up_if_slow(self, now: float) -> None:
        """Hang up on who does not ask, or does not take the answer, in time."""
        if self.transport.get_write_buffer_size():
            if self._unsent_since is None:
                self._unsent_since = now
            elif now - self._unsent_since > ANSWER_SECONDS:
                self.transport.abort()
            return
        self._unsent_since = None
        since = self._waiting_since
        if since is not None and now - since > HEADER_SECONDS:
            self.transport.close()

    def _refuse(self, answer: bytes) -> None:
        self._is_refused = True
        self.transport.write(answer)
        self.transport.close()


def watched(connections: Callable[[], HttpConnections]) -> type[asyncio.Protocol]:
    """Return uvicorn's setting `http`, for the *connections* of a server."""

    def make(
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> Http:
        return Http(connections(), config, server_state, app_state, _loop)

    # uvicorn only calls it, like the class of a protocol.
    return cast("type[asyncio.Protocol]", make)
