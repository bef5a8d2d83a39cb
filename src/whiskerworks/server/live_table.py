# compiled: warm
"""
One table in memory, with everybody who is connected to it.

Persist, then tell: a change is saved before anybody hears of it, including the person
who asked for it. Meanwhile the table may go on; its messages wait in order. If the
store fails, the table is dropped from memory and nobody is told of unsaved changes.
Players who reconnect find the table as it was saved.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, final

from whiskerworks.server.bot_pool import BotPool, Question
from whiskerworks.server.bot_queue import Claim, Priority
from whiskerworks.server.broadcaster import Broadcaster, Parcel, dismissal_fault
from whiskerworks.server.clock import TableClock
from whiskerworks.server.metrics import ServerMetrics
from whiskerworks.server.outbox import LateRows, Outbox, TableLost
from whiskerworks.server.rate_limits import ChatLimiter
from whiskerworks.server.socket_connection import (
    GOING_AWAY,
    TRY_AGAIN,
    Connection,
    encode,
)
from whiskerworks.server.store import Store, StoredTable
from whiskerworks.table import operations, people_handlers
from whiskerworks.table.commands import Command, Play, Say
from whiskerworks.table.context import Actor, Context, Viewer
from whiskerworks.table.dealer import HmacDealer
from whiskerworks.table.delayed_table import DelayedTable
from whiskerworks.table.log_entries import LogEntry, Moved
from whiskerworks.table.messages import Do, Done, Fault
from whiskerworks.table.refusals import Refused, refuse
from whiskerworks.table.state import BotTurn
from whiskerworks.table.table import Table
from whiskerworks.table.view_cache import RecentTables

LOG: Final = logging.getLogger(__name__)
PRESENCE_DELAY_SECONDS: Final = 0.1
"""Seconds over which arrivals and departures are announced together."""
MIN_TIMER_SECONDS: Final = 0.01
"""Minimum timer delay, in seconds."""
BOT_RETRY_SECONDS: Final = 1.0
"""Seconds before a bot that failed is asked again."""

Listener = Callable[["LiveTable", Sequence[LogEntry]], None]
"""Called with the new entries of a table after they are saved."""


@dataclass(frozen=True)
class Services:
    """What all tables of a server share."""

    store: Store
    bot_pool: BotPool
    metrics: ServerMetrics
    name_of: Callable[[str], str]
    clock: TableClock
    lose: Callable[["LiveTable"], None]
    """Called when a table could not be saved."""
    listeners: list[Listener]
    late_rows: LateRows
    recent: RecentTables = field(default_factory=RecentTables)
    """The tables whose scenes are cached."""


@final
class LiveTable:
    """A table in memory. Call its methods on the event loop only."""

    def __init__(
        self,
        services: Services,
        kept: StoredTable,
        table: Table,
        twin: DelayedTable | None = None,
    ) -> None:
        self.id: Final = kept.id
        self.table: Final = table
        self.invitation: Final = kept.invitation
        """The code that opens reserved chairs."""
        self.broadcaster: Final = Broadcaster(
            kept.id,
            table,
            twin,
            kept.invitation,
            services.name_of,
            services.clock.now,
            services.recent,
        )
        self.is_dropped = False
        """Whether the table has left memory and accepts no more changes."""
        self.changing: Final = asyncio.Lock()
        """Held while another table is made from this one."""
        self._loop: Final = asyncio.get_running_loop()
        self.used = self._loop.time()
        """The last use, by the event loop's clock."""
        self._services: Final = services
        self._dealer: Final = HmacDealer(kept.secret)
        self._talk: Final = ChatLimiter()
        self.outbox: Final = Outbox(
            kept.id,
            table,
            self.broadcaster,
            services.store,
            services.late_rows,
            self._kept,
            self._lost,
        )
        self._due: int | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._telling: asyncio.TimerHandle | None = None

    # ---- commands

    def begin(self) -> tuple[Context, int]:
        """Return the moment of a change, and the length of the log before it."""
        self._services.clock.excuse_stall()
        return self._moment, self.table.seq

    @property
    def _moment(self) -> Context:
        """The current time, and who is present."""
        return Context(
            self._services.clock.now(),
            self._dealer,
            self.broadcaster.away,
            self.invitation,
        )

    def command(self, connection: Connection, asked: Do) -> None:
        """Carry out a command or refuse it; the answer waits for the store."""
        if self.is_dropped:
            return
        self._services.metrics.commands += 1
        moment, since = self.begin()
        try:
            fresh = self._do(
                connection.actor, asked.id, asked.command, moment, connection.address
            )
        except Refused as refused:
            self._services.metrics.refusals.labels(refused.refusal.code).inc()
            denied = self.broadcaster.denied(connection.viewer, asked.id, refused)
            self.outbox.put(connection, encode(denied))
            return
        seq = self.table.answered(connection.person, asked.id) or since
        done = encode(
            Done(asked.id, self.broadcaster.visible_seq(connection.viewer, seq))
        )
        if fresh:
            self.publish(fresh, since, (connection, done, ""))
        else:
            self.outbox.put(connection, done)

    async def act(
        self, actor: Actor, command_id: str, command: Command, address: str = ""
    ) -> int:
        """
        Carry out a command that came without a socket; return its log number.

        A delayed spectator gets the sequence number they can see instead.

        Raises:
            Refused: The command is not allowed; nothing has changed.
            TableLost: The change could not be saved; nothing has changed.
        """
        if self.is_dropped:
            raise TableLost(self.id)
        moment, since = self.begin()
        fresh = self._do(actor, command_id, command, moment, address)
        self.visit(actor.person)
        seq = self.table.answered(actor.person, command_id) or since
        seat = next(iter(self.table.seats_of(actor.person)), None)
        place = self.broadcaster.visible_seq(Viewer(seat), seq)
        self.publish(fresh, since)
        await self.settled()
        return place

    async def end(self, reason: str) -> None:
        """
        End the game for the operator, and return when that is saved.

        Raises:
            Refused: The game is already over; nothing has changed.
            TableLost: The change could not be saved; nothing has changed.
        """
        if self.is_dropped:
            raise TableLost(self.id)
        moment, since = self.begin()
        self.publish(operations.end_table(self.table, reason, moment), since)
        await self.settled()

    def _do(
        self,
        actor: Actor,
        command_id: str,
        command: Command,
        moment: Context,
        address: str,
    ) -> list[LogEntry]:
        """Carry out a command, with chat limits for spectators. Raises Refused."""
        if not actor.person:
            raise refuse("not-a-player")
        if type(command) is Say and self._is_counted(actor.person, command_id):
            self._talk.count(address, moment.now)
            try:
                return operations.execute(
                    self.table, command, actor, command_id, moment
                )
            except Refused:
                self._talk.take_back(address, moment.now)
                raise
        return operations.execute(self.table, command, actor, command_id, moment)

    def _is_counted(self, person: str, command_id: str) -> bool:
        """Whether a chat line counts for its address: new, and from a spectator."""
        is_new = self.table.answered(person, command_id) is None
        return is_new and people_handlers.is_bystander(self.table, person)

    # ---- saving, then telling

    def publish(
        self, fresh: list[LogEntry], since: int, answer: Parcel | None = None
    ) -> None:
        """
        Save what `operations` changed since *since*, then announce it.

        The sender gets *answer* first, then everybody is told.
        """
        if not fresh:
            return
        parcels = [] if answer is None else [answer]
        parcels.extend(self.broadcaster.updates(fresh, since))
        self.outbox.add(fresh, parcels)
        self.used = self._loop.time()
        self.go_on()

    def _kept(self, logs: Sequence[LogEntry], seconds: float) -> None:
        metrics = self._services.metrics
        metrics.appended(seconds)
        metrics.moves += sum([type(one.entry) is Moved for one in logs])
        for listener in self._services.listeners:
            listener(self, logs)

    def _lost(self) -> None:
        """Drop a table that the store did not save."""
        self._services.metrics.dropped.inc()
        fault = Fault("storage", "the table could not be saved; please reconnect")
        self.send_away(fault, TRY_AGAIN)
        self.stop()
        self._services.lose(self)

    async def settled(self) -> None:
        """
        Wait until everything that happened here is saved.

        Raises:
            TableLost: It could not be saved.
        """
        await self.outbox.settled()

    # ---- connections

    def join(self, connection: Connection, seen: int | None) -> None:
        """Let a viewer in; one who has *seen* the whole log needs no snapshot."""
        self.broadcaster.join(connection)
        try:
            self.broadcaster.check(connection.viewer)
        except Refused as refused:
            self.turn_away(connection, refused)
            return
        if seen != self.broadcaster.visible_table(connection.viewer).seq:
            self.look(connection)
        self.outbox.put(connection, self.broadcaster.presence())
        self._tell_presence()
        self.go_on()

    def turn_away(self, connection: Connection, refused: Refused) -> None:
        """Tell a viewer why they may not watch, and let them go."""
        self.broadcaster.leave(connection)
        self.outbox.put(
            connection, encode(dismissal_fault(refused)), refused.refusal.code
        )

    def leave(self, connection: Connection) -> None:
        """Remove a viewer whose socket is closed."""
        if connection in self.broadcaster:
            self.broadcaster.leave(connection)
            self.used = self._loop.time()
            self._tell_presence()
            self.go_on()

    def visit(self, person: str) -> None:
        """Note that a person without a socket used the table."""
        self.broadcaster.visit(person, self._loop.time())
        self.go_on()

    def look(self, connection: Connection) -> None:
        """Send a viewer a snapshot, after everything that waits to be saved."""
        try:
            text = self.broadcaster.snapshot_text(connection.viewer)
            self.outbox.put(connection, text)
        except Refused as refused:
            self.turn_away(connection, refused)

    def hide(self, person: str, hidden: frozenset[str]) -> None:
        """Hide the chat of *hidden* people from *person*."""
        for connection in self.broadcaster.hide(person, hidden):
            self.look(connection)

    def _tell_presence(self) -> None:
        """Announce soon who is present, with all arrivals of the moment together."""
        if self._telling is None and not self.is_dropped:
            self._telling = self._loop.call_later(PRESENCE_DELAY_SECONDS, self._present)

    def _present(self) -> None:
        self._telling = None
        text = self.broadcaster.presence()
        for connection in self.broadcaster:
            self.outbox.put(connection, text)

    # ---- timers and bots

    def go_on(self) -> None:
        """Set the timer, and start the bot whose turn it is."""
        if self.is_dropped:
            return
        due = self.table.due()
        if due != self._due:
            self._set_timer(due)
        if self._thinking is not None:
            self._services.bot_pool.reclaim(self.id, self._claim())
            return
        turn = self.table.bot_turn()
        if turn is not None and self._claim().priority is not Priority.PAUSED:
            self._thinking = self._loop.create_task(self._think(turn))

    def _claim(self) -> Claim:
        return self.broadcaster.claim(self._loop.time())

    def _set_timer(self, due: int | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._due, self._timer = due, None
        if due is not None:
            wait = max(MIN_TIMER_SECONDS, (due - self._services.clock.now()) / 1000)
            self._timer = self._loop.call_later(wait, self.tick)

    def tick(self) -> None:
        """Let everything happen that is due."""
        self._due = None
        moment, since = self.begin()
        fresh = operations.expire_clocks(self.table, moment)
        if fresh:
            self.publish(fresh, since)
        else:
            self.go_on()

    def excuse(self, milliseconds: int) -> None:
        """Charge this stall to nobody's clock [T5]."""
        since = self.table.seq
        self.publish(
            operations.excuse_time(self.table, milliseconds, self._moment), since
        )

    async def _think(self, turn: BotTurn) -> None:
        """Let a bot choose a move, and play it if the position is unchanged."""
        table = self.table
        state = table.state
        question = Question(
            self.id,
            table.game,
            turn.seat,
            turn.level,
            list(table.match.states),
            list(table.match.moves),
            self._claim(),
        )
        # Nothing is awaited inside an exception handler: compiled code would keep the
        # exception alive afterwards.
        is_well = True
        try:
            move = await self._services.bot_pool.choose(question)
            if table.bot_turn() == turn and table.state is state:
                play = Play(table.game.write(state, move), turn.ply)
                moment, since = self.begin()
                actor = Actor("", turn.seat, bot=True)
                self.publish(operations.execute(table, play, actor, "", moment), since)
        except Exception:
            LOG.exception("a bot cannot play", extra={"table": self.id})
            is_well = False
        if not is_well:
            await asyncio.sleep(BOT_RETRY_SECONDS)
        self._thinking = None
        self.go_on()

    # ---- the end

    @property
    def people(self) -> set[str]:
        """Everybody whose name is shown at this table."""
        found = {one.person or one.owner for one in self.table.chairs}
        found.update([said.person for said in self.table.said])
        return found | {one.person for one in self.broadcaster}

    @property
    def is_idle(self) -> bool:
        """Whether the table can leave memory: it is saved, and no bot thinks."""
        thinking = self._thinking is not None
        paused = thinking and self._claim().priority is Priority.PAUSED
        busy = (thinking and not paused) or self.changing.locked()
        return not busy and not len(self.broadcaster) and self.outbox.is_settled

    def is_unchanged(self, since: int | None) -> bool:
        """Whether nobody is here, and nothing happened after *since* if it is given."""
        return since is None or not (len(self.broadcaster) or self.table.at >= since)

    def stop(self) -> None:
        """Stop timers and bots."""
        self.is_dropped = True
        for handle in (self._timer, self._telling, self._thinking):
            if handle is not None:
                handle.cancel()
        self._timer = self._telling = self._thinking = None
        self.broadcaster.forget()

    def release(self) -> None:
        """Free the memory of a table that left the registry; do not use it again."""
        self.stop()
        self.outbox.release()

    async def close(self) -> None:
        """Stop, wait until everything is saved, and disconnect everybody."""
        await self.rest()
        for connection in self.broadcaster:
            connection.close(GOING_AWAY, "the server stops")

    async def rest(self) -> None:
        """Stop, and wait until everything is saved."""
        self.stop()
        with suppress(TableLost):
            await self.settled()

    def send_away(self, fault: Fault, code: int) -> None:
        """Send everybody *fault*, and hang up."""
        for connection in self.broadcaster:
            connection.say(fault)
            connection.close(code, fault.code)
