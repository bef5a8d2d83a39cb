"""
The server's process after all imports: it listens, and shuts down gracefully.

On SIGTERM or SIGINT it refuses new connections, saves what has arrived, closes sockets
with a code that announces a restart, stops the bots and closes the store. A second
signal ends it immediately.
"""

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final, cast

import structlog
import uvicorn

from whiskerworks import __version__
from whiskerworks.server import logs
from whiskerworks.server.app import App, make_app
from whiskerworks.server.http_connections import allow_many_files, http_protocol_factory
from whiskerworks.server.listen_address import local_address, open_lobby
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.logs import AccessLog
from whiskerworks.server.metrics import ProcessMetrics
from whiskerworks.server.operator import ADDRESS_SETTING
from whiskerworks.server.retention import Retention
from whiskerworks.server.store import Store
from whiskerworks.server.store.executors import Durability
from whiskerworks.server.store.writer_process import ProcessExecutor
from whiskerworks.server.table_registry import TableRegistry
from whiskerworks.server.turn_notifier import notify_on_turn_change
from whiskerworks.server.websocket_protocol import websocket_protocol_factory
from whiskerworks.settings import Settings
from whiskerworks.table.log_entries import LogEntry

STOP_SIGNALS: Final = tuple(
    one for one in signal.Signals if one.name in ("SIGTERM", "SIGINT", "SIGBREAK")
)
"""Signals that stop the server; the last is how Windows closes a console."""
SECOND_SIGNAL_EXIT_CODE: Final = 130
"""The exit code after a second signal."""
SLOW_STOP_EXIT_CODE: Final = 1
"""The exit code if stopping took too long."""
GC_THRESHOLDS: Final = (20_000, 20, 100)
"""New objects before Python looks for garbage; see `gc.set_threshold`."""

THREAD_SWITCH_SECONDS: Final = 0.0005
"""Seconds a thread may hold Python's lock while the event loop waits for it."""

log = structlog.get_logger()


async def run(
    settings: Settings,
    listener: socket.socket,
    executor: ProcessExecutor | None,
    in_browser: bool,
) -> int:
    """
    Open the store and the registry, serve, and close everything again.

    *executor* is the process that writes to the store, if it was started before.

    Raises:
        StoreError: The store cannot be opened, or does not answer.
    """
    logs.set_up(settings.log, settings.log_level)
    allow_many_files()
    place = local_address(listener)
    durability = cast("Durability", settings.durability)
    store = await Store.open(
        settings.data, durability, apart=True, started=executor, exclusive=True
    )
    try:
        registry = await TableRegistry.open(store, settings)
        if settings.log_level == "debug":  # even silent logging takes time
            registry.listeners.append(_log_events)
        await store.set_setting(ADDRESS_SETTING, place)
        running = ProcessMetrics(registry.metrics)
        lag = asyncio.create_task(running.watch())
        retention = asyncio.create_task(Retention(registry).keep_up())
        async with notify_on_turn_change(registry, settings, running, place):
            door = Server(settings, registry, place, in_browser)
            await door.serve(sockets=[listener])
        lag.cancel()
        retention.cancel()
    finally:
        await store.close()
    log.info("stopped")
    return 0


def _collect_garbage_rarely() -> None:
    """
    Exempt existing objects from garbage collection, and collect rarely.

    A table keeps everything that happened: reference counts free nearly all garbage. By
    default, Python would search it all again and again. Nor is there much garbage at
    startup: a search is not worth a tenth of a second before the first answer.
    """
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    gc.enable()


def _log_events(live: LiveTable, fresh: Sequence[LogEntry]) -> None:
    """Log events of a table, but not what was played or said."""
    for one in fresh:
        kind = one.entry.__struct_config__.tag
        seat = getattr(one.entry, "seat", None)
        log.debug("happened", table=live.id, seq=one.seq, kind=kind, seat=seat)


class Server(uvicorn.Server):
    """uvicorn's server; it announces its address, and stops tables before itself."""

    def __init__(
        self, settings: Settings, registry: TableRegistry, place: str, in_browser: bool
    ) -> None:
        self._app: Final = make_app(settings, registry)
        super().__init__(uvicorn_config(settings, self._app))
        self._settings: Final = settings
        self._registry: Final = registry
        self._place: Final = place
        self._in_browser: Final = in_browser
        self._is_told = False

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal; the first time gracefully."""
        before = {one: signal.signal(one, self._told) for one in STOP_SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    def _told(self, *_: object) -> None:
        if self._is_told:
            os._exit(SECOND_SIGNAL_EXIT_CODE)
        # Nothing is logged here: a signal may arrive in the middle of a line.
        self._is_told = True
        late = threading.Timer(self._settings.grace, _exit_now)
        late.daemon = True
        late.start()
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and announce the address."""
        await super().startup(sockets)
        _collect_garbage_rarely()
        # Pages are made and the store is read in threads. By default, each of them
        # holds the lock ten times as long, several times during one move.
        sys.setswitchinterval(THREAD_SWITCH_SECONDS)
        log.info("started", version=__version__, durability=self._settings.durability)
        lobby = (
            f"{self._settings.url.rstrip('/')}/" if self._settings.url else self._place
        )
        with suppress(OSError):
            print(f"Whiskerworks is at {self._place}", flush=True)
            if lobby != self._place:
                print(f"People reach it at {lobby}", flush=True)
        if self._in_browser:
            open_lobby(self._place)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Refuse new connections, let tables finish, and close."""
        log.info("stopping")
        self._app.is_stopping = True
        for server in self.servers:
            server.close()
        await self._registry.close()
        await super().shutdown(sockets)


def uvicorn_config(settings: Settings, app: App) -> uvicorn.Config:
    """Return uvicorn's configuration: it logs nothing and trusts no header."""
    return uvicorn.Config(
        AccessLog(app),
        http=http_protocol_factory(lambda: app.open_sockets().connections),
        ws=websocket_protocol_factory(app.open_sockets),
        lifespan="on",
        access_log=False,
        log_config=None,
        proxy_headers=False,
        server_header=False,
        # Slow clients are cut off in time for the rest of the shutdown.
        timeout_graceful_shutdown=max(1, settings.grace // 2),
    )


def _exit_now() -> None:
    """End the process: everything that was announced to anybody is saved."""
    log.error("late")
    os._exit(SLOW_STOP_EXIT_CODE)
