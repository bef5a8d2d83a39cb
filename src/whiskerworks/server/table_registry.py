"""Find and make tables: those in memory, and those in the store."""

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Final, Self, final

from whiskerworks.server.bans import Bans
from whiskerworks.server.bot_pool import BotPool
from whiskerworks.server.clock import Alarms, Clock, TableClock, steady_time
from whiskerworks.server.cpu_budget import measure
from whiskerworks.server.live_table import Listener, LiveTable, Services
from whiskerworks.server.metrics import ServerMetrics
from whiskerworks.server.outbox import LateRows
from whiskerworks.server.person_cache import PersonCache
from whiskerworks.server.quotas import BotGames, is_for_bots
from whiskerworks.server.socket_connection import (
    NO_SUCH_TABLE,
    TRY_AGAIN,
    OpenConnections,
)
from whiskerworks.server.store import (
    AuditEntry,
    Damaged,
    Failed,
    Shut,
    Store,
    StoredTable,
    StoreError,
)
from whiskerworks.server.table_rebuild import people_of, rebuild_delayed, rebuild_table
from whiskerworks.server.watch_links import WatchLinks
from whiskerworks.settings import Settings
from whiskerworks.table.delayed_table import DelayedTable
from whiskerworks.table.messages import Fault
from whiskerworks.table.setup import Bank
from whiskerworks.table.table import Table

LOG: Final = logging.getLogger(__name__)
HEARTBEAT_INTERVAL_SECONDS: Final = 5.0
"""Seconds between two heartbeats."""
HEARTBEAT_SETTING: Final = "heartbeat"
"""Name of the store setting that holds the last heartbeat."""
LATE_ROWS_INTERVAL_SECONDS: Final = 0.5
"""Seconds between two portions of late rows."""
LATE_ROWS_PORTIONS: Final = 10
"""Parts into which the late rows are divided, so that moves do not wait long."""
MIN_LATE_ROWS: Final = 10
"""Minimum number of late rows written together."""

clock: Final = Clock()
"""The time of this process."""


@final
class TableRegistry:
    """Find and make tables; no table is ever in memory twice."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        links: WatchLinks,
        now: Callable[[], int] = clock,
        steady_time: Callable[[], int] = steady_time,
    ) -> None:
        """Use `open`, which also wakes sleeping tables, or `open_at_rest`."""
        self.store: Final = store
        self.settings: Final = settings
        self.metrics: Final = ServerMetrics()
        self.open_connections: Final = OpenConnections()
        self.listeners: Final[list[Listener]] = []
        """Called with the entries of any table after they are saved."""
        self.late_rows: Final = LateRows()
        """Tables whose rows must be written before a list is read."""
        self.clock: Final = TableClock(now, steady_time, self._excuse_all)
        self.person_cache: Final = PersonCache(store, self._show_anew)
        self.bot_pool: Final = BotPool(_bot_processes(settings), self.metrics)
        self.links: Final = links
        self.bans: Final = Bans((), self.clock.now)
        self.bot_games: Final = BotGames(settings, self._is_over)
        self._deleting: Final[set[str]] = set()
        self._tables: Final[dict[str, LiveTable]] = {}
        self._loading: Final[dict[str, asyncio.Task[LiveTable | None]]] = {}
        self._alarms: Final = Alarms(self.clock.now, self._wake_soon)
        self._chores: Final[set[asyncio.Task[object]]] = set()
        self._is_closed = False
        self._is_at_rest = False
        """Whether tables change only by an operator's commands."""
        self._services: Final = Services(
            store,
            self.bot_pool,
            self.metrics,
            self.person_cache.name_of,
            self.clock,
            self._lose,
            self.listeners,
            self.late_rows,
        )
        store.health.on_failure = self.metrics.write_failures.inc
        self.metrics.last_write_age.set_function(lambda: store.health.age)

    @classmethod
    async def open(
        cls,
        store: Store,
        settings: Settings,
        now: Callable[[], int] = clock,
        steady_time: Callable[[], int] = steady_time,
    ) -> Self:
        """
        Return a registry for *store*, in which games resume.

        *now* is the time in milliseconds since 1970. *steady*, a clock that nobody can
        set, reveals stalls of the event loop.
        """
        registry = await cls._opened(store, settings, now, steady_time)
        await registry._beat()
        registry._start(registry._wake_all())
        registry._start(registry._keep_house())
        registry._start(registry._write_late_rows())
        return registry

    @classmethod
    async def open_at_rest(
        cls,
        store: Store,
        settings: Settings,
        now: Callable[[], int] = clock,
    ) -> Self:
        """
        Return a registry for an operator, in which no table acts by itself.

        No table wakes, no bot thinks and no heartbeat is written: while no server runs,
        every player's clock is excused [T5]. So no stall needs an excuse.
        """
        registry = await cls._opened(store, settings, now, _frozen_time)
        registry._is_at_rest = True
        await registry.bot_pool.close()
        return registry

    @classmethod
    async def _opened(
        cls,
        store: Store,
        settings: Settings,
        now: Callable[[], int],
        steady_time: Callable[[], int],
    ) -> Self:
        registry = cls(store, settings, await WatchLinks.open(store), now, steady_time)
        last_seen = await store.setting(HEARTBEAT_SETTING)
        bans = await store.bans()
        registry.clock.begin(int(last_seen or registry.clock.now()))
        for ban in bans:
            registry.bans.add(ban)
        return registry

    async def close(self) -> None:
        """Stop all games where they stand, disconnect everybody, end the bots."""
        if self._is_closed:
            return
        self._is_closed = True
        under_way = [*self._chores, *self._loading.values()]
        for task in under_way:
            task.cancel()
        self._alarms.close()
        await asyncio.gather(*under_way, return_exceptions=True)
        self.clock.stop()
        for live in list(self._tables.values()):
            await live.close()
        await self.late_rows.catch_up()
        await self.bot_pool.close()
        if not self._is_at_rest:
            await self._beat()

    # ---- finding tables

    def __len__(self) -> int:
        return len(self._tables)

    async def table(self, table_id: str) -> LiveTable | None:
        """
        Return a table, from memory or from the store; None if it does not exist.

        Raises:
            StoreError: The store cannot be read, or the registry is closed.
        """
        if self._is_closed:
            raise Shut("the server stops")
        if table_id in self._deleting:
            return None
        live = self._tables.get(table_id)
        if live is not None:
            live.used = asyncio.get_running_loop().time()
            return live
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(measure(partial(self._load, table_id)))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable | None:
        kept = await self.store.load(table_id)
        if kept is None:
            return None
        await self.person_cache.know(people_of(kept.logs))
        try:
            table = await rebuild_table(kept.logs)
            twin = await rebuild_delayed(table, kept.logs)
        except ValueError as problem:
            raise Damaged(f"table {kept.id}: {problem}") from problem
        return self.enter(kept, table, twin)

    def enter(
        self,
        kept: StoredTable,
        table: Table,
        twin: DelayedTable | None,
        address: str = "",
    ) -> LiveTable:
        """Put a table, made at *address*, into memory and let it go on."""
        found = self._tables.get(kept.id)
        if found is not None:
            return found  # a new table that was saved, and opened before it got here
        live = LiveTable(self._services, kept, table, twin)
        self._tables[kept.id] = live
        self.metrics.live_tables.set(len(self._tables))
        self._alarms.stop(kept.id)
        if any(chair.kind == "bot" for chair in table.chairs):
            self.bot_pool.warm()
        if is_for_bots(table.setup):
            self.bot_games.add(kept.id, table.created.host, address)
        self._excuse(live)
        live.tick()
        return live

    def _excuse(self, live: LiveTable) -> None:
        """Charge the time without a server to nobody's clock [T5]."""
        away = self.clock.away_since(live.table.at)
        if away and isinstance(live.table.setup.clock, Bank):
            live.excuse(away)

    def present(self, table_id: str) -> int:
        """Return the number of open sockets at a table."""
        live = self._tables.get(table_id)
        return 0 if live is None else len(live.broadcaster)

    async def delete(
        self,
        table_id: str,
        note: AuditEntry | None = None,
        unchanged_since: int | None = None,
    ) -> bool:
        """
        Delete a table and disconnect everybody; return whether it was deleted.

        The operator's audit entry is saved in the same transaction. With
        *unchanged_since*, the table stays if anybody is there or has come back.

        Raises:
            StoreError: The table cannot be deleted; it can still be opened.
        """
        if table_id in self._deleting:
            return False
        self._deleting.add(table_id)
        try:
            return await self._delete(table_id, note, unchanged_since)
        finally:
            self._deleting.discard(table_id)

    async def _delete(
        self, table_id: str, note: AuditEntry | None, unchanged_since: int | None
    ) -> bool:
        loading = self._loading.get(table_id)
        if loading is not None:
            await asyncio.wait([loading])
        live = self._tables.get(table_id)
        if live is not None and not live.is_unchanged(unchanged_since):
            return False
        self._alarms.stop(table_id)
        if live is not None:
            self.late_rows.discard(live.outbox)
            await live.rest()
        fault, code = Fault("storage", "the table could not be deleted"), TRY_AGAIN
        try:
            deleted = await self.store.delete_table(table_id, note)
            fault, code = Fault("no-such-table", "the table was deleted"), NO_SUCH_TABLE
            return deleted
        finally:
            if live is not None:
                live.send_away(fault, code)
                self._let_go(live)
                live.release()

    def _let_go(self, live: LiveTable) -> None:
        """Take a table out of memory."""
        if self._tables.get(live.id) is live:
            del self._tables[live.id]
            self.metrics.live_tables.set(len(self._tables))
            self.bot_games.drop(live.id)

    def _is_over(self, table_id: str) -> bool:
        """Whether the game of a table in memory has ended."""
        live = self._tables.get(table_id)
        return live is not None and live.table.phase in ("over", "closed")

    def _lose(self, live: LiveTable) -> None:
        """Drop a table that could not be saved; it may be loaded again soon."""
        self._let_go(live)
        self._alarms.set(
            live.id, self.clock.now() + round(1000 * HEARTBEAT_INTERVAL_SECONDS)
        )

    def _show_anew(self, person: str, hidden: frozenset[str]) -> None:
        """Hide the chat of *hidden* people from *person* at all tables."""
        for live in self._tables.values():
            live.hide(person, hidden)

    # ---- background work

    def _start(self, chore: Coroutine[None, None, object]) -> None:
        task = asyncio.create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _wake_all(self) -> None:
        """Wake tables that have something due or whose row is late."""
        for table_id in await self._listed(self.store.lagging_tables):
            live = await self._wake(table_id)
            if live is not None:
                self.late_rows.add(live.outbox)
        for table_id in await self._listed(self.store.tables_with_clock):
            await self._wake(table_id)

    async def _listed(
        self, ask: Callable[[], Coroutine[None, None, list[str]]]
    ) -> list[str]:
        """Return the tables that the store lists, as soon as it can be read."""
        while True:
            with suppress(Failed):
                return await ask()
            await asyncio.sleep(HEARTBEAT_INTERVAL_SECONDS)

    async def _write_late_rows(self) -> None:
        while True:
            await asyncio.sleep(LATE_ROWS_INTERVAL_SECONDS)
            await self.late_rows.catch_up(
                max(MIN_LATE_ROWS, len(self.late_rows) // LATE_ROWS_PORTIONS)
            )

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_INTERVAL_SECONDS)
            self.sweep(self.settings.idle)
            await self._beat()

    async def _beat(self) -> None:
        """Write heartbeats, which tell later how long the server was away."""
        with suppress(StoreError):  # the store has logged it
            await self.store.set_setting(HEARTBEAT_SETTING, str(self.clock.now()))

    def _excuse_all(self) -> None:
        """Charge a stall of the event loop to nobody's clock [T5]."""
        for live in list(self._tables.values()):
            self._excuse(live)
            live.tick()  # the event loop's timers do not count a machine's sleep
        self._alarms.set_anew()

    def sweep(self, idle: float) -> None:
        """Unload tables that were idle for *seconds*."""
        before = asyncio.get_running_loop().time() - idle
        for live in list(self._tables.values()):
            if live.used <= before and live.is_idle and not live.outbox.is_late:
                self._put_away(live)
        if self.person_cache.is_large:
            self.person_cache.keep(
                set().union(*[one.people for one in self._tables.values()])
            )

    def _put_away(self, live: LiveTable) -> None:
        """Unload a table, but wake it again when its time is up."""
        live.release()
        self._let_go(live)
        due = live.table.due()
        if due is not None:
            self._alarms.set(live.id, due)

    def _wake_soon(self, table_id: str) -> None:
        self._start(self._wake(table_id))

    async def _wake(self, table_id: str) -> LiveTable | None:
        """Load a table again; if the store cannot be read now, retry soon."""
        try:
            return await self.table(table_id)
        except Failed:
            self._alarms.set(
                table_id, self.clock.now() + round(1000 * HEARTBEAT_INTERVAL_SECONDS)
            )
        except StoreError:
            LOG.exception("a table cannot be woken", extra={"table": table_id})
        return None


def _bot_processes(settings: Settings) -> int:
    return settings.workers or max(1, (os.cpu_count() or 2) - 1)


def _frozen_time() -> int:
    """Return the time of a clock that stands still, so that nothing is late."""
    return 0
