"""All tables of a server: those in memory, and the way to those in the store."""

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Final, Self, final

from whiskerworks.server.bans import Bans
from whiskerworks.server.bot_pool import BotPool
from whiskerworks.server.clock import Alarms, Clock, TableClock, steady
from whiskerworks.server.cpu_budget import measured
from whiskerworks.server.live_table import Listener, LiveTable, Services
from whiskerworks.server.metrics import Counts
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
    Kept,
    Shut,
    Store,
    StoreError,
)
from whiskerworks.server.table_rebuild import people_in, rebuild_delayed, rebuild_table
from whiskerworks.server.watch_links import WatchLinks
from whiskerworks.settings import Settings
from whiskerworks.table.delayed_table import DelayedTable
from whiskerworks.table.messages import Fault
from whiskerworks.table.setup import Bank
from whiskerworks.table.table import Table

LOG: Final = logging.getLogger(__name__)
BEAT: Final = 5.0
"""Seconds between two heartbeats."""
HEARTBEAT: Final = "heartbeat"
"""The setting of the store that keeps the last heartbeat."""
PAUSE: Final = 0.5
"""Seconds between two portions of rows that are written late."""
SHARE: Final = 10
"""A portion is one of so many of all rows that lag: moves do not wait long for it."""
FEW: Final = 10
"""But so many are always written at once."""

clock: Final = Clock()
"""The time of this process."""


@final
class TableRegistry:
    """Finds and makes tables; there is never more than one of each in memory."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        links: WatchLinks,
        now: Callable[[], int] = clock,
        steady: Callable[[], int] = steady,
    ) -> None:
        """Use `open`, which also wakes what was asleep, or `open_at_rest`."""
        self.store: Final = store
        self.settings: Final = settings
        self.counts: Final = Counts()
        self.open_connections: Final = OpenConnections()
        self.listeners: Final[list[Listener]] = []
        """Are told what happened at any table, once it is kept."""
        self.late_rows: Final = LateRows()
        """The tables whose rows are to be written before a list is read."""
        self.clock: Final = TableClock(now, steady, self._excuse_all)
        self.person_cache: Final = PersonCache(store, self._show_anew)
        self.bot_pool: Final = BotPool(_processes(settings), self.counts)
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
        """Whether nothing happens here by itself."""
        self._services: Final = Services(
            store,
            self.bot_pool,
            self.counts,
            self.person_cache.name_of,
            self.clock,
            self._lose,
            self.listeners,
            self.late_rows,
        )
        store.health.on_failure = self.counts.write_failures.inc
        self.counts.last_write_age.set_function(lambda: store.health.age)

    @classmethod
    async def open(
        cls,
        store: Store,
        settings: Settings,
        now: Callable[[], int] = clock,
        steady: Callable[[], int] = steady,
    ) -> Self:
        """
        Return a hall for *store*, in which games go on where they stood.

        *now* is the time in milliseconds since 1970; by *steady*, which nobody can
        set, it is noticed that the event loop was stalled.
        """
        registry = await cls._opened(store, settings, now, steady)
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
        Return a hall for *store* in which nothing happens by itself, for an operator.

        No table wakes, and no bot thinks. No sign of life is left: as long as no
        server runs, all who play are excused [T5]. So no stall needs an excuse.
        """
        registry = await cls._opened(store, settings, now, _timeless)
        registry._is_at_rest = True
        await registry.bot_pool.close()
        return registry

    @classmethod
    async def _opened(
        cls,
        store: Store,
        settings: Settings,
        now: Callable[[], int],
        steady: Callable[[], int],
    ) -> Self:
        registry = cls(store, settings, await WatchLinks.open(store), now, steady)
        last_seen = await store.setting(HEARTBEAT)
        bans = await store.bans()
        registry.clock.begin(int(last_seen or registry.clock.now()))
        for ban in bans:
            registry.bans.add(ban)
        return registry

    async def close(self) -> None:
        """Stop all games where they stand, send everybody away, end the bots."""
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
        Return a table, from memory or from the store; None if there is none.

        Raises:
            StoreError: The store cannot be read, or the hall is closed.
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
            task = asyncio.create_task(measured(partial(self._load, table_id)))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable | None:
        kept = await self.store.load(table_id)
        if kept is None:
            return None
        await self.person_cache.know(people_in(kept.logs))
        try:
            table = await rebuild_table(kept.logs)
            twin = await rebuild_delayed(table, kept.logs)
        except ValueError as problem:
            raise Damaged(f"table {kept.id}: {problem}") from problem
        return self.enter(kept, table, twin)

    def enter(
        self, kept: Kept, table: Table, twin: DelayedTable | None, address: str = ""
    ) -> LiveTable:
        """Put a table into memory, made at that *address*, and let it go on."""
        found = self._tables.get(kept.id)
        if found is not None:
            return found  # a new table that was kept, and opened before it was here
        live = LiveTable(self._services, kept, table, twin)
        self._tables[kept.id] = live
        self.counts.live_tables.set(len(self._tables))
        self._alarms.stop(kept.id)
        if any(chair.kind == "bot" for chair in table.chairs):
            self.bot_pool.warm()
        if is_for_bots(table.setup):
            self.bot_games.add(kept.id, table.created.host, address)
        self._excuse(live)
        live.tick()
        return live

    def _excuse(self, live: LiveTable) -> None:
        """Charge nobody at a table for the time that the server was away [T5]."""
        away = self.clock.away_since(live.table.at)
        if away and isinstance(live.table.setup.clock, Bank):
            live.excuse(away)

    def present(self, table_id: str) -> int:
        """Return how many sockets are open at a table."""
        live = self._tables.get(table_id)
        return 0 if live is None else len(live.broadcaster)

    async def delete(
        self,
        table_id: str,
        note: AuditEntry | None = None,
        unchanged_since: int | None = None,
    ) -> bool:
        """
        Delete a table, and send away who is there; return whether that was done.

        What an operator does with it is noted together with that. If it must be
        *unchanged_since* a moment, it stays if somebody is there or has come back.

        Raises:
            StoreError: It cannot be deleted; whoever comes back finds it as it was.
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
            fault, code = Fault("no-such-table", "it was deleted"), NO_SUCH_TABLE
            return deleted
        finally:
            if live is not None:
                live.send_away(fault, code)
                self._let_go(live)
                live.release()

    def _let_go(self, live: LiveTable) -> None:
        """Put a table out of memory."""
        if self._tables.get(live.id) is live:
            del self._tables[live.id]
            self.counts.live_tables.set(len(self._tables))
            self.bot_games.drop(live.id)

    def _is_over(self, table_id: str) -> bool:
        """Tell whether the game of a table in memory has ended."""
        live = self._tables.get(table_id)
        return live is not None and live.table.phase in ("over", "closed")

    def _lose(self, live: LiveTable) -> None:
        """Put a table out of memory that could not be kept; soon it may go on."""
        self._let_go(live)
        self._alarms.set(live.id, self.clock.now() + round(1000 * BEAT))

    def _show_anew(self, person: str, hidden: frozenset[str]) -> None:
        """Show *person* all tables without what those say who are *hidden*."""
        for live in self._tables.values():
            live.hide(person, hidden)

    # ---- what goes on by itself

    def _start(self, chore: Coroutine[None, None, object]) -> None:
        task = asyncio.create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _wake_all(self) -> None:
        """Bring back tables where something happens by itself, or whose row lags."""
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
            await asyncio.sleep(BEAT)

    async def _write_late_rows(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            await self.late_rows.catch_up(max(FEW, len(self.late_rows) // SHARE))

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.sweep(self.settings.idle)
            await self._beat()

    async def _beat(self) -> None:
        """Leave a sign of life, from which it is told how long the server was away."""
        with suppress(StoreError):  # the store has logged it
            await self.store.set_setting(HEARTBEAT, str(self.clock.now()))

    def _excuse_all(self) -> None:
        """Charge nobody for a stall of the event loop that has just ended [T5]."""
        for live in list(self._tables.values()):
            self._excuse(live)
            live.tick()  # timers of the event loop do not count a machine's sleep
        self._alarms.set_anew()

    def sweep(self, idle: float) -> None:
        """Put tables out of memory that nobody has used for so many seconds."""
        before = asyncio.get_running_loop().time() - idle
        for live in list(self._tables.values()):
            if live.used <= before and live.is_idle and not live.outbox.is_late:
                self._put_away(live)
        if self.person_cache.is_large:
            self.person_cache.keep(
                set().union(*[one.people for one in self._tables.values()])
            )

    def _put_away(self, live: LiveTable) -> None:
        """Put a table out of memory, but see that it wakes when its time is up."""
        live.release()
        self._let_go(live)
        due = live.table.due()
        if due is not None:
            self._alarms.set(live.id, due)

    def _wake_soon(self, table_id: str) -> None:
        self._start(self._wake(table_id))

    async def _wake(self, table_id: str) -> LiveTable | None:
        """Bring a table back; if the store cannot be read now, try again soon."""
        try:
            return await self.table(table_id)
        except Failed:
            self._alarms.set(table_id, self.clock.now() + round(1000 * BEAT))
        except StoreError:
            LOG.exception("a table cannot be woken", extra={"table": table_id})
        return None


def _processes(settings: Settings) -> int:
    return settings.workers or max(1, (os.cpu_count() or 2) - 1)


def _timeless() -> int:
    """Return the time by a clock that stands still, so that nothing is ever late."""
    return 0
