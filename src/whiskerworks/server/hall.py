"""All tables of a server: those in memory, and the way to those in the store."""

import asyncio
import logging
import os
import secrets
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import Final, Self, final

import structlog

from whiskerworks.core.game import Game
from whiskerworks.core.record import Record
from whiskerworks.games import load_record
from whiskerworks.server.bans import Bans
from whiskerworks.server.bot_games import BotGames, is_for_bots
from whiskerworks.server.bot_pool import BotPool
from whiskerworks.server.budget import measured
from whiskerworks.server.clock import Absences, Clock, steady
from whiskerworks.server.connection import (
    NO_SUCH_TABLE,
    TRY_AGAIN,
    OpenConnections,
)
from whiskerworks.server.counts import Counts
from whiskerworks.server.folding import fold, fold_delayed, people_in
from whiskerworks.server.lagging import Lagging
from whiskerworks.server.links import Links
from whiskerworks.server.listing import row_of
from whiskerworks.server.live import House, Listener, Live
from whiskerworks.server.problems import Trouble
from whiskerworks.server.store import (
    Audited,
    Damaged,
    Failed,
    Kept,
    Mute,
    Shut,
    Store,
    StoreError,
)
from whiskerworks.server.store.people_store import new_id
from whiskerworks.settings import Settings
from whiskerworks.table import doing, records
from whiskerworks.table.context import Actor, Moment, Viewer
from whiskerworks.table.dealer import SECRET_BYTES, HmacDealer, commitment
from whiskerworks.table.delay import Delayed
from whiskerworks.table.entries import Source
from whiskerworks.table.messages import Fault, Want
from whiskerworks.table.refusals import refuse
from whiskerworks.table.setup import Bank, Setup
from whiskerworks.table.table import Table

LOG: Final = logging.getLogger(__name__)
BEAT: Final = 5.0
"""Seconds between two heartbeats."""
HEARTBEAT: Final = "heartbeat"
"""The setting of the store that keeps the last heartbeat."""
LOOK: Final = 0.25
"""Seconds between two looks at whether the event loop was stalled."""
STALL: Final = 1000
"""Milliseconds of a stall of the event loop that nobody is excused for."""
SHORT: Final = 2000
"""Milliseconds without a server that nobody is excused for."""
MAX_MUTES: Final = 1_000
"""So many people may one person mute for themselves."""
MANY_NAMES: Final = 50_000
"""With more names than this in memory, those nobody needs are dropped."""


clock: Final = Clock()
"""The time of this process."""
log = structlog.get_logger("whiskerworks.server")


@final
class Hall:
    """Finds and makes tables; there is never more than one of each in memory."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        links: Links,
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
        self.lagging: Final = Lagging()
        """The tables whose rows are to be written before a list is read."""
        self.bot_pool: Final = BotPool(_processes(settings), self.counts)
        self._links: Final = links
        self._names: Final[dict[str, str]] = {}
        self._hidden: Final[dict[str, frozenset[str]]] = {}
        """Whom people have muted for themselves, as far as it was looked up."""
        self.bans: Final = Bans((), self.now)
        self._deleting: Final[set[str]] = set()
        self._tables: Final[dict[str, Live]] = {}
        self._bot_games: Final = BotGames(settings, self._is_over)
        self._loading: Final[dict[str, asyncio.Task[Live | None]]] = {}
        self._alarms: Final[dict[str, tuple[int, asyncio.TimerHandle]]] = {}
        """When a table is woken that is out of memory."""
        self._chores: Final[set[asyncio.Task[object]]] = set()
        self._is_closed = False
        self._is_at_rest = False
        """Whether nothing happens here by itself."""
        self._clock: Final = now
        self._ahead = 0
        """Milliseconds by which we are ahead of a machine whose clock was set back."""
        self._steady: Final = steady
        self._looked = steady()
        """When the event loop was last seen to run."""
        self._looking: asyncio.TimerHandle | None = None
        self._absences: Final = Absences()
        self._house: Final = House(
            store,
            self.bot_pool,
            self.counts,
            self.name_of,
            self.now,
            self.excuse_stall,
            self._lose,
            self.listeners,
            self.lagging,
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
        hall = await cls._opened(store, settings, now, steady)
        await hall._beat()
        hall._start(hall._wake_all())
        hall._start(hall._keep_house())
        hall._start(hall.lagging.keep_up())
        return hall

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
        hall = await cls._opened(store, settings, now, _timeless)
        hall._is_at_rest = True
        await hall.bot_pool.close()
        return hall

    @classmethod
    async def _opened(
        cls,
        store: Store,
        settings: Settings,
        now: Callable[[], int],
        steady: Callable[[], int],
    ) -> Self:
        hall = cls(store, settings, await Links.open(store), now, steady)
        hall._come_back(int(await store.setting(HEARTBEAT) or hall.now()))
        for ban in await store.bans():
            hall.bans.add(ban)
        hall._looked = steady()
        hall._look()
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
        for _, alarm in self._alarms.values():
            alarm.cancel()
        if self._looking is not None:
            self._looking.cancel()
        for live in list(self._tables.values()):
            await live.close()
        await self.lagging.catch_up()
        await self.bot_pool.close()
        if not self._is_at_rest:
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

    async def _load(self, table_id: str) -> Live | None:
        kept = await self.store.load(table_id)
        if kept is None:
            return None
        await self.know(people_in(kept.logs))
        try:
            table = await fold(kept.logs)
            twin = await fold_delayed(table, kept.logs)
        except ValueError as problem:
            raise Damaged(f"table {kept.id}: {problem}") from problem
        return self._enter(kept, table, twin)

    def _enter(
        self, kept: Kept, table: Table, twin: Delayed | None, address: str = ""
    ) -> Live:
        """Put a table into memory, made at that *address*, and let it go on."""
        found = self._tables.get(kept.id)
        if found is not None:
            return found  # a new table that was kept, and opened before it was here
        live = Live(self._house, kept, table, twin)
        self._tables[kept.id] = live
        self.counts.live_tables.set(len(self._tables))
        self._stop_alarm(kept.id)
        if any(chair.kind == "bot" for chair in table.chairs):
            self.bot_pool.warm()
        if is_for_bots(table.setup):
            self._bot_games.add(kept.id, table.created.host, address)
        self._excuse(live)
        live.tick()
        return live

    def _excuse(self, live: Live) -> None:
        """Charge nobody at a table for the time that the server was away [T5]."""
        away = self._absences.since(live.table.at)
        if away and isinstance(live.table.setup.clock, Bank):
            live.excuse(away)

    def present(self, table_id: str) -> int:
        """Return how many sockets are open at a table."""
        live = self._tables.get(table_id)
        return 0 if live is None else len(live.audience)

    async def delete(
        self,
        table_id: str,
        note: Audited | None = None,
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
        self, table_id: str, note: Audited | None, unchanged_since: int | None
    ) -> bool:
        loading = self._loading.get(table_id)
        if loading is not None:
            await asyncio.wait([loading])
        live = self._tables.get(table_id)
        if live is not None and not live.is_unchanged(unchanged_since):
            return False
        self._stop_alarm(table_id)
        if live is not None:
            self.lagging.discard(live)
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

    def _let_go(self, live: Live) -> None:
        """Put a table out of memory."""
        if self._tables.get(live.id) is live:
            del self._tables[live.id]
            self.counts.live_tables.set(len(self._tables))
            self._bot_games.drop(live.id)

    def _is_over(self, table_id: str) -> bool:
        """Tell whether the game of a table in memory has ended."""
        live = self._tables.get(table_id)
        return live is not None and live.table.phase in ("over", "closed")

    def _lose(self, live: Live) -> None:
        """Put a table out of memory that could not be kept; soon it may go on."""
        self._let_go(live)
        self._set_alarm(live.id, self.now() + round(1000 * BEAT))

    # ---- making tables

    async def make(
        self,
        game: Game,
        setup: Setup,
        host: str,
        source: Source | None = None,
        kept_for: tuple[str, ...] = (),
        address: str = "",
    ) -> Live:
        """
        Return a new table, which is kept; its *host* is at *address*.

        Raises:
            Refused, BadRecord: There can be no such table.
            Trouble: There are too many tables for bots alone.
            StoreError: It cannot be kept.
        """
        table_id, secret = new_id(16), secrets.token_bytes(SECRET_BYTES)
        invitation = secrets.token_urlsafe(16)
        moment = Moment(self.now(), HmacDealer(secret), invitation=invitation)
        table, logs = doing.begin(
            game, setup, host, commitment(secret), moment, source, kept_for
        )
        if is_for_bots(setup):
            self._bot_games.check(host, address)
            self._bot_games.add(table_id, host, address)
        try:
            await self.know(people_in(logs))
            row = row_of(table_id, table)
            await self.store.make_table(table_id, secret, invitation, logs, row)
        except BaseException:
            self._bot_games.drop(table_id)
            raise
        twin = await fold_delayed(table, logs)
        kept = Kept(table_id, secret, invitation, logs)
        return self._enter(kept, table, twin, address)

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
            moment, since = live.begin()
            live.take(doing.rematched(table, actor, made.id, moment), since)
            await live.settled()
            return made

    async def branch(
        self, live: Live, viewer: Viewer, ply: int, setup: Setup, address: str = ""
    ) -> Live:
        """
        Return a new table that goes on from where *ply* plies had been played [T13].

        Raises:
            Refused: There is no such ply, or the viewer may not know all moves yet.
            Trouble: There are too many tables for bots alone.
            StoreError: It cannot be kept.
        """
        live.audience.check(viewer)
        table = live.audience.shown(viewer)
        if not 0 <= ply <= table.ply:
            raise refuse("no-such-ply", ply=ply, plies=table.ply)
        records.check_download(table, viewer)
        record = records.record_of(table, self.name_of)
        source = Source(live.id, records.source_of(record).plies[:ply])
        host = viewer.person
        return await self.make(table.game, setup, host, source, address=address)

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

    # ---- whom somebody does not want to read

    async def hidden_from(self, person: str) -> frozenset[str]:
        """Return the people whose chat *person* does not want to read."""
        if not person:
            return frozenset()
        found = self._hidden.get(person)
        if found is None:
            found = await self._look_up_hidden(person)
        return found

    async def mute(self, person: str, live: Live, who: int) -> Mute:
        """
        Let *person* read nothing more of who has that number at a table.

        Raises:
            Refused: There is no such number, or it is their own.
            Trouble: They have muted too many.
        """
        muted = live.table.guest(who)
        if muted is None:
            raise refuse("no-such-guest", who=who)
        if muted == person:
            raise refuse("not-yourself")
        if len(await self.hidden_from(person)) >= MAX_MUTES:
            raise Trouble("too-many-mutes", most=MAX_MUTES)
        mute = await self.store.add_mute(person, muted)
        await self._show_anew(person)
        return mute

    async def unmute(self, person: str, mute: str) -> bool:
        """Drop a mute of *person*'s; return whether there was one."""
        dropped = await self.store.drop_mute(person, mute)
        await self._show_anew(person)
        return dropped

    async def _show_anew(self, person: str) -> None:
        """Show *person* all tables as they want to read them now."""
        hidden = await self._look_up_hidden(person)
        for live in self._tables.values():
            live.hide(person, hidden)

    async def _look_up_hidden(self, person: str) -> frozenset[str]:
        mutes = await self.store.mutes_of(person)
        if len(self._hidden) >= MANY_NAMES:
            self._hidden.clear()
        found = self._hidden[person] = frozenset([one.muted for one in mutes])
        return found

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
        for table_id in await self._listed(self.store.lagging_tables):
            live = await self._wake(table_id)
            if live is not None:
                self.lagging.add(live)
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

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self.sweep(self.settings.idle)
            await self._beat()

    async def _beat(self) -> None:
        """Leave a sign of life, from which it is told how long the server was away."""
        with suppress(StoreError):  # the store has logged it
            await self.store.set_setting(HEARTBEAT, str(self.now()))

    # ---- time

    def now(self) -> int:
        """Return the time in milliseconds since 1970, which is never set back."""
        return self._clock() + self._ahead

    def _come_back(self, last_seen: int) -> None:
        """Begin when the server before this one was *last_seen*."""
        opened = self.now()
        if opened < last_seen:
            self._ahead = last_seen - opened
            log.warning("the machine's clock was set back", seconds=self._ahead // 1000)
        elif opened - last_seen > SHORT:
            self._absences.add(last_seen, opened)

    def _look(self) -> None:
        """Look, again and again, whether the event loop was stalled."""
        self.excuse_stall()
        self._looked = self._steady()
        self._looking = asyncio.get_running_loop().call_later(LOOK, self._look)

    def excuse_stall(self) -> None:
        """
        Charge nobody for the time that the event loop has just been stalled [T5].

        The process was stopped, the machine slept or was busy. Tables ask before
        anything happens: after a stall a message may come before the next look.
        """
        seen = self._steady()
        stalled = seen - self._looked
        if stalled <= STALL:
            return
        self._looked = seen
        now = self.now()
        self._absences.add(now - stalled, now)
        log.warning("the event loop was stalled", seconds=round(stalled / 1000, 1))
        for live in list(self._tables.values()):
            self._excuse(live)
            live.tick()  # timers of the event loop do not count a machine's sleep
        for table_id, (due, _) in list(self._alarms.items()):
            self._set_alarm(table_id, due)

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
        live.release()
        self._let_go(live)
        due = live.table.due()
        if due is not None:
            self._set_alarm(live.id, due)

    def _set_alarm(self, table_id: str, due: int) -> None:
        """Wake a table that is out of memory when the time is *due*."""
        self._stop_alarm(table_id)
        if not self._is_closed:
            wait = max(0.0, (due - self.now()) / 1000)
            loop = asyncio.get_running_loop()
            ringing = loop.call_later(wait, self._ring, table_id)
            self._alarms[table_id] = (due, ringing)

    def _stop_alarm(self, table_id: str) -> None:
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm[1].cancel()

    def _ring(self, table_id: str) -> None:
        del self._alarms[table_id]
        self._start(self._wake(table_id))

    async def _wake(self, table_id: str) -> Live | None:
        """Bring a table back; if the store cannot be read now, try again soon."""
        try:
            return await self.table(table_id)
        except Failed:
            self._set_alarm(table_id, self.now() + round(1000 * BEAT))
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


def _processes(settings: Settings) -> int:
    return settings.workers or max(1, (os.cpu_count() or 2) - 1)


def _timeless() -> int:
    """Return the time by a clock that stands still, so that nothing is ever late."""
    return 0
