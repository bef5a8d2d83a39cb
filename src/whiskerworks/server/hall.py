"""All tables of a server: those in memory, and the way to those in the store."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Final, Self, final

from whiskerworks.core.game import Game
from whiskerworks.core.record import Record
from whiskerworks.games import load_record
from whiskerworks.server.counts import Counts
from whiskerworks.server.folding import folded, people_in
from whiskerworks.server.keepers import Keepers
from whiskerworks.server.lagging import Lagging
from whiskerworks.server.links import Links
from whiskerworks.server.listing import row_of
from whiskerworks.server.live import House, Listener, Live
from whiskerworks.server.settings import Settings
from whiskerworks.server.store import Damaged, Kept, Shut, Store, StoreError
from whiskerworks.table import doing, records
from whiskerworks.table.dealer import SECRET_BYTES, HmacDealer, commitment
from whiskerworks.table.delay import Delayed
from whiskerworks.table.entries import Source
from whiskerworks.table.messages import Want
from whiskerworks.table.moment import Actor, Moment
from whiskerworks.table.refusals import refuse
from whiskerworks.table.setup import Bank, Setup
from whiskerworks.table.table import Table
from whiskerworks.table.viewer import Viewer

LOG: Final = logging.getLogger(__name__)
BEAT: Final = 5.0
"""Seconds between two signs of life."""
SHORT: Final = 2000
"""Milliseconds of absence that nobody is excused for."""
HEARTBEAT: Final = "heartbeat"
"""The setting of the store that keeps the last sign of life."""
MANY_NAMES: Final = 50_000
"""With more names than this in memory, those nobody needs are dropped."""


def clock() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@final
class Hall:
    """Finds and makes tables; there is never more than one of each in memory."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        links: Links,
        now: Callable[[], int] = clock,
    ) -> None:
        """Use `open`: it also wakes what was asleep."""
        self.store: Final = store
        self.settings: Final = settings
        self.counts: Final = Counts()
        self.now: Final = now
        self.listeners: Final[list[Listener]] = []
        """Are told what happened at any table, once it is kept."""
        self.lagging: Final = Lagging()
        """The tables whose rows are to be written before a list is read."""
        self.keepers: Final = Keepers(_processes(settings), self.counts)
        self._links: Final = links
        self._names: Final[dict[str, str]] = {}
        self._tables: Final[dict[str, Live]] = {}
        self._loading: Final[dict[str, asyncio.Task[Live | None]]] = {}
        self._alarms: Final[dict[str, asyncio.TimerHandle]] = {}
        self._chores: Final[set[asyncio.Task[object]]] = set()
        self._is_closed = False
        self._opened: Final = now()
        self._last_seen = self._opened
        """When the server before this one was last there."""
        self._house: Final = House(
            store,
            self.keepers,
            self.counts,
            self.name_of,
            now,
            self._let_go,
            self.listeners,
            self.lagging,
        )

    @classmethod
    async def open(
        cls, store: Store, settings: Settings, now: Callable[[], int] = clock
    ) -> Self:
        """Return a hall for *store*, in which games go on where they stood."""
        hall = cls(store, settings, await Links.open(store), now)
        hall._last_seen = int(await store.setting(HEARTBEAT) or hall._opened)
        await hall._beat()
        hall._start(hall._wake_all())
        hall._start(hall._keep_house())
        hall._start(hall.lagging.keep_up())
        return hall

    async def close(self) -> None:
        """Stop all games where they stand, send everybody away, end the bots."""
        if self._is_closed:
            return
        self._is_closed = True
        under_way = [*self._chores, *self._loading.values()]
        for task in under_way:
            task.cancel()
        await asyncio.gather(*under_way, return_exceptions=True)
        for alarm in self._alarms.values():
            alarm.cancel()
        for live in list(self._tables.values()):
            await live.close()
        await self.lagging.catch_up()
        await self.keepers.close()
        await self._beat()

    # ---- finding tables

    def __len__(self) -> int:
        return len(self._tables)

    async def table(self, table_id: str) -> Live | None:
        """
        Return a table, from memory or from the store; None if there is none.

        Raises:
            StoreError: The store cannot be read, or the hall is closed.
        """
        if self._is_closed:
            raise Shut("the server stops")
        live = self._tables.get(table_id)
        if live is not None:
            live.used = asyncio.get_running_loop().time()
            return live
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Live | None:
        kept = await self.store.load(table_id)
        if kept is None:
            return None
        await self.know(people_in(kept.logs))
        return self._enter(kept, _folded(kept))

    def _enter(self, kept: Kept, table: Table) -> Live:
        """Put a table into memory, and let it go on."""
        delay = table.setup.watching.delay
        twin = Delayed(table.game, kept.logs, delay) if delay else None
        live = Live(self._house, kept, table, twin)
        self._tables[kept.id] = live
        self.counts.live_tables.set(len(self._tables))
        alarm = self._alarms.pop(kept.id, None)
        if alarm is not None:
            alarm.cancel()
        if any(chair.kind == "bot" for chair in table.chairs):
            self.keepers.warm()
        self._excuse(live)
        live.tick()
        return live

    def _excuse(self, live: Live) -> None:
        """Let nobody's time run out that ran while the server was away [T5]."""
        away = self._opened - max(self._last_seen, live.table.at)
        if away > SHORT and isinstance(live.table.setup.clock, Bank):
            live.excuse(away)

    def _let_go(self, live: Live) -> None:
        """Put a table out of memory."""
        if self._tables.get(live.id) is live:
            del self._tables[live.id]
            self.counts.live_tables.set(len(self._tables))
            self.keepers.forget(live.id, live.table.game.seats)

    # ---- making tables

    async def make(
        self,
        game: Game,
        setup: Setup,
        host: str,
        source: Source | None = None,
        kept_for: tuple[str, ...] = (),
    ) -> Live:
        """
        Return a new table, which is kept.

        Raises:
            Refused, BadRecord: There can be no such table.
            StoreError: It cannot be kept.
        """
        table_id, secret = secrets.token_urlsafe(16), secrets.token_bytes(SECRET_BYTES)
        invitation = secrets.token_urlsafe(16)
        moment = Moment(self.now(), HmacDealer(secret), invitation=invitation)
        table, logs = doing.begin(
            game, setup, host, commitment(secret), moment, source, kept_for
        )
        await self.know(people_in(logs))
        row = row_of(table_id, table)
        await self.store.make_table(table_id, secret, invitation, logs, row)
        return self._enter(Kept(table_id, secret, invitation, logs), table)

    async def rematch(self, live: Live, actor: Actor) -> Live:
        """
        Return the table where the players of *live* go on, seats moved by one [T13].

        Raises:
            Refused: They may not, or not yet.
            StoreError, Lost: It cannot be kept.
        """
        async with live.changing:
            table = live.table
            doing.check_rematch(table, actor)
            setup, kept_for = doing.rotated(table)
            made = await self.make(table.game, setup, actor.person, kept_for=kept_for)
            since = table.seq
            live.take(doing.rematched(table, actor, made.id, live.moment), since)
            await live.settled()
            return made

    async def branch(self, live: Live, viewer: Viewer, ply: int, setup: Setup) -> Live:
        """
        Return a new table that goes on from where *ply* plies had been played [T13].

        Raises:
            Refused: There is no such ply, or the viewer may not know all moves yet.
            StoreError: It cannot be kept.
        """
        live.audience.check(viewer)
        table = live.audience.shown(viewer)
        if not 0 <= ply <= table.ply:
            raise refuse("no-such-ply", ply=ply, plies=table.ply)
        records.check_download(table, viewer)
        record = records.record_of(table, self.name_of)
        source = Source(live.id, records.source_of(record).plies[:ply])
        return await self.make(table.game, setup, viewer.person, source)

    async def upload(self, record: Record, setup: Setup, host: str) -> Live:
        """
        Return a new table with a game that was played elsewhere.

        Raises:
            BadRecord: It is no record of a game we know.
            Refused: There can be no such table.
            StoreError: It cannot be kept.
        """
        game = load_record(record)
        return await self.make(game, setup, host, records.source_of(record))

    # ---- people

    def name_of(self, person: str) -> str:
        """Return what somebody is called, as far as it is known here."""
        return self._names.get(person, "")

    async def know(self, people: Iterable[str]) -> None:
        """Look up the names of *people* who come to a table."""
        strangers = [one for one in people if one and one not in self._names]
        if strangers:
            self._names.update(await self.store.names(strangers))

    def rename(self, person: str, name: str) -> None:
        """Call somebody otherwise from now on; nothing for who is forgotten."""
        self._names[person] = name

    # ---- those who look

    def watch_link(self, live: Live, seat: int) -> str:
        """Return what lets others see with the eyes of who sits in *seat* [T11]."""
        return self._links.of(live, seat)

    def lender(self, live: Live, link: str) -> tuple[int, str]:
        """
        Return whose eyes a *link* lends: the seat, and the person.

        Raises:
            Refused: It lends nobody's, or its player is gone.
        """
        return self._links.lender(live, link)

    def viewer(
        self,
        live: Live,
        person: str,
        seat: int | None = None,
        want: frozenset[Want] = frozenset(),
        link: str = "",
    ) -> Viewer:
        """
        Return with whose eyes somebody looks who asks for those of *seat*.

        Raises:
            Refused: They are not theirs, or the *link* to look along is no good.
        """
        if link:
            return Viewer(self.lender(live, link)[0], person, want)
        eyes = live.audience.eyes(person, seat, None)
        if seat is not None and eyes != seat:
            raise refuse("not-your-eyes", seat=seat)
        return Viewer(eyes, person, want)

    # ---- what goes on by itself

    def _start(self, chore: Coroutine[None, None, object]) -> None:
        task = asyncio.create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _wake_all(self) -> None:
        """Bring back tables where something happens by itself, or whose row lags."""
        for table_id in await self.store.lagging_tables():
            live = await self._wake(table_id)
            if live is not None:
                self.lagging.add(live)
        for table_id in await self.store.tables_with_clock():
            await self._wake(table_id)

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.sweep(self.settings.idle)
            await self._beat()

    async def _beat(self) -> None:
        """Leave a sign of life, from which it is told how long the server was away."""
        try:
            await self.store.set_setting(HEARTBEAT, str(self.now()))
        except StoreError:
            LOG.exception("no sign of life could be left")

    def sweep(self, idle: float) -> None:
        """Put tables out of memory that nobody has used for so many seconds."""
        before = asyncio.get_running_loop().time() - idle
        for live in list(self._tables.values()):
            if live.used <= before and live.is_idle and live not in self.lagging:
                self._put_away(live)
        if len(self._names) > MANY_NAMES:
            self._drop_names()

    def _put_away(self, live: Live) -> None:
        """Put a table out of memory, but see that it wakes when its time is up."""
        live.stop()
        self._let_go(live)
        due = live.table.due()
        if due is not None:
            wait = max(0.0, (due - self.now()) / 1000)
            loop = asyncio.get_running_loop()
            self._alarms[live.id] = loop.call_later(wait, self._ring, live.id)

    def _ring(self, table_id: str) -> None:
        del self._alarms[table_id]
        self._start(self._wake(table_id))

    async def _wake(self, table_id: str) -> Live | None:
        try:
            return await self.table(table_id)
        except StoreError:
            LOG.exception("a table cannot be woken", extra={"table": table_id})
            return None

    def _drop_names(self) -> None:
        """Forget the names that no table in memory needs."""
        needed: set[str] = set()
        for live in self._tables.values():
            needed.update(live.people)
        for person in self._names.keys() - needed:
            del self._names[person]


def _folded(kept: Kept) -> Table:
    """
    Return the table that was kept.

    Raises:
        Damaged: What was kept makes no table that we know.
    """
    try:
        return folded(kept.logs)
    except ValueError as problem:
        raise Damaged(f"table {kept.id}: {problem}") from problem


def _processes(settings: Settings) -> int:
    return settings.workers or max(1, (os.cpu_count() or 2) - 1)
