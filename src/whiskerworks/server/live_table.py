# compiled: warm
"""
One table in memory, with everybody who is connected to it.

Persist, then tell: what a command changed is written down for good before anybody hears
of it, its sender included. Meanwhile the table may go on; what it says then waits in
line. If the store fails, the table is put out of memory and nobody is told of what was
not kept: whoever comes back finds the table as the store has it.
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
from whiskerworks.server.metrics import Counts
from whiskerworks.server.outbox import LateRows, Lost, Outbox
from whiskerworks.server.rate_limits import Talk
from whiskerworks.server.socket_connection import (
    GOING_AWAY,
    TRY_AGAIN,
    Connection,
    encode,
)
from whiskerworks.server.store import Kept, Store
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
SOON: Final = 0.1
"""Seconds in which those who come and go are told of together."""
LEAST: Final = 0.01
"""No timer rings earlier than after so many seconds."""
AGAIN: Final = 1.0
"""Seconds after which a bot that could not play is asked again."""

Listener = Callable[["LiveTable", Sequence[LogEntry]], None]
"""Is told what happened at a table, once it is kept."""


@dataclass(frozen=True)
class Services:
    """What all tables of a server share."""

    store: Store
    bot_pool: BotPool
    counts: Counts
    name_of: Callable[[str], str]
    clock: TableClock
    lose: Callable[["LiveTable"], None]
    """Is told that a table could not be kept."""
    listeners: list[Listener]
    late_rows: LateRows
    recent: RecentTables = field(default_factory=RecentTables)
    """The tables of which scenes are kept."""


@final
class LiveTable:
    """A table in memory. All its methods are called on the event loop."""

    def __init__(
        self,
        services: Services,
        kept: Kept,
        table: Table,
        twin: DelayedTable | None = None,
    ) -> None:
        self.id: Final = kept.id
        self.table: Final = table
        self.invitation: Final = kept.invitation
        """What opens the chairs that are kept."""
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
        """Whether it is out of memory: nothing more happens here."""
        self.changing: Final = asyncio.Lock()
        """Held by whoever makes another table from this one."""
        self._loop: Final = asyncio.get_running_loop()
        self.used = self._loop.time()
        """When somebody last did something here, by the loop's clock."""
        self._services: Final = services
        self._dealer: Final = HmacDealer(kept.secret)
        self._talk: Final = Talk()
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

    # ---- what is done here

    def begin(self) -> tuple[Context, int]:
        """Return the moment of a change, and how far the log has come before it."""
        self._services.clock.excuse_stall()
        return self._moment, self.table.seq

    @property
    def _moment(self) -> Context:
        """Now, and who is there."""
        return Context(
            self._services.clock.now(),
            self._dealer,
            self.broadcaster.away,
            self.invitation,
        )

    def command(self, connection: Connection, asked: Do) -> None:
        """Do what somebody asks for, or refuse it; the answer follows when it may."""
        if self.is_dropped:
            return
        self._services.counts.commands += 1
        moment, since = self.begin()
        try:
            fresh = self._do(
                connection.actor, asked.id, asked.command, moment, connection.address
            )
        except Refused as refused:
            self._services.counts.refusals.labels(refused.refusal.code).inc()
            denied = self.broadcaster.denied(connection.viewer, asked.id, refused)
            self.outbox.put(connection, encode(denied))
            return
        seq = self.table.answered(connection.person, asked.id) or since
        done = encode(Done(asked.id, self.broadcaster.place(connection.viewer, seq)))
        if fresh:
            self.publish(fresh, since, (connection, done, ""))
        else:
            self.outbox.put(connection, done)

    async def act(
        self, actor: Actor, command_id: str, command: Command, address: str = ""
    ) -> int:
        """
        Do what somebody at *address* asks for without a socket; return its number.

        Who looks on from some moves behind is told how far they may see instead.

        Raises:
            Refused: It may not be done; nothing has changed.
            Lost: It could not be kept; nothing has changed.
        """
        if self.is_dropped:
            raise Lost(self.id)
        moment, since = self.begin()
        fresh = self._do(actor, command_id, command, moment, address)
        self.visit(actor.person)
        seq = self.table.answered(actor.person, command_id) or since
        seat = next(iter(self.table.seats_of(actor.person)), None)
        place = self.broadcaster.place(Viewer(seat), seq)
        self.publish(fresh, since)
        await self.settled()
        return place

    async def end(self, reason: str) -> None:
        """
        End what goes on here, for the operator; return when it is kept.

        Raises:
            Refused: It is over already; nothing has changed.
            Lost: It could not be kept; nothing has changed.
        """
        if self.is_dropped:
            raise Lost(self.id)
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
        """Raises Refused."""
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
        """Tell whether a line counts for its address: new, and of a bystander."""
        is_new = self.table.answered(person, command_id) is None
        return is_new and people_handlers.is_bystander(self.table, person)

    # ---- keeping, then telling

    def publish(
        self, fresh: list[LogEntry], since: int, answer: Parcel | None = None
    ) -> None:
        """
        Write down what `operations` did to the table, which stood at *since*.

        Then whoever asked for it has the *answer*, and everybody is told.
        """
        if not fresh:
            return
        parcels = [] if answer is None else [answer]
        parcels.extend(self.broadcaster.updates(fresh, since))
        self.outbox.add(fresh, parcels)
        self.used = self._loop.time()
        self.go_on()

    def _kept(self, logs: Sequence[LogEntry], seconds: float) -> None:
        counts = self._services.counts
        counts.appended(seconds)
        counts.moves += sum([type(one.entry) is Moved for one in logs])
        for listener in self._services.listeners:
            listener(self, logs)

    def _lost(self) -> None:
        """Give up a table that the store did not keep; its log knows better."""
        self._services.counts.dropped.inc()
        fault = Fault("storage", "the table could not be kept; connect again")
        self.send_away(fault, TRY_AGAIN)
        self.stop()
        self._services.lose(self)

    async def settled(self) -> None:
        """
        Wait until all that has happened here is kept.

        Raises:
            Lost: It cannot be kept.
        """
        await self.outbox.settled()

    # ---- those who are there

    def join(self, connection: Connection, seen: int | None) -> None:
        """Let somebody look on; who has *seen* all there is needs no snapshot."""
        self.broadcaster.join(connection)
        try:
            self.broadcaster.check(connection.viewer)
        except Refused as refused:
            self.turn_away(connection, refused)
            return
        if seen != self.broadcaster.shown(connection.viewer).seq:
            self.look(connection)
        self.outbox.put(connection, self.broadcaster.presence())
        self._tell_presence()
        self.go_on()

    def turn_away(self, connection: Connection, refused: Refused) -> None:
        """Tell somebody that they may not look on, and why."""
        self.broadcaster.leave(connection)
        self.outbox.put(
            connection, encode(dismissal_fault(refused)), refused.refusal.code
        )

    def leave(self, connection: Connection) -> None:
        """Forget somebody whose socket is closed."""
        if connection in self.broadcaster:
            self.broadcaster.leave(connection)
            self.used = self._loop.time()
            self._tell_presence()
            self.go_on()

    def visit(self, person: str) -> None:
        """Note that somebody without a socket is here, if only for a moment."""
        self.broadcaster.visit(person, self._loop.time())
        self.go_on()

    def look(self, connection: Connection) -> None:
        """Send somebody a snapshot, behind all that is waiting to be kept."""
        try:
            text = self.broadcaster.snapshot_text(connection.viewer)
            self.outbox.put(connection, text)
        except Refused as refused:
            self.turn_away(connection, refused)

    def hide(self, person: str, hidden: frozenset[str]) -> None:
        """Show *person* the table without what those say who are *hidden*."""
        for connection in self.broadcaster.hide(person, hidden):
            self.look(connection)

    def _tell_presence(self) -> None:
        """Tell everybody soon who is there; those who come together, together."""
        if self._telling is None and not self.is_dropped:
            self._telling = self._loop.call_later(SOON, self._present)

    def _present(self) -> None:
        self._telling = None
        text = self.broadcaster.presence()
        for connection in self.broadcaster:
            self.outbox.put(connection, text)

    # ---- what happens by itself

    def go_on(self) -> None:
        """See to the clock and to whichever bot is on turn."""
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
            wait = max(LEAST, (due - self._services.clock.now()) / 1000)
            self._timer = self._loop.call_later(wait, self.tick)

    def tick(self) -> None:
        """Let happen whatever is due."""
        self._due = None
        moment, since = self.begin()
        fresh = operations.expire_clocks(self.table, moment)
        if fresh:
            self.publish(fresh, since)
        else:
            self.go_on()

    def excuse(self, milliseconds: int) -> None:
        """Let so much time count against nobody [T5]."""
        since = self.table.seq
        self.publish(
            operations.excuse_time(self.table, milliseconds, self._moment), since
        )

    async def _think(self, turn: BotTurn) -> None:
        """Let a bot choose, and play it if the table still stands where it stood."""
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
        # Nothing is awaited while an exception is handled: compiled code would
        # not forget it afterwards.
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
            await asyncio.sleep(AGAIN)
        self._thinking = None
        self.go_on()

    # ---- the end

    @property
    def people(self) -> set[str]:
        """Everybody whose name is shown here."""
        found = {one.person or one.owner for one in self.table.chairs}
        found.update([said.person for said in self.table.said])
        return found | {one.person for one in self.broadcaster}

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory: its clock can be set from outside."""
        thinking = self._thinking is not None
        paused = thinking and self._claim().priority is Priority.PAUSED
        busy = (thinking and not paused) or self.changing.locked()
        return not busy and not len(self.broadcaster) and self.outbox.is_settled

    def is_unchanged(self, since: int | None) -> bool:
        """Tell whether nobody is here and nothing has happened *since*, if asked."""
        return since is None or not (len(self.broadcaster) or self.table.at >= since)

    def stop(self) -> None:
        """Let nothing more happen here."""
        self.is_dropped = True
        for handle in (self._timer, self._telling, self._thinking):
            if handle is not None:
                handle.cancel()
        self._timer = self._telling = self._thinking = None
        self.broadcaster.forget()

    def release(self) -> None:
        """Give the memory back, once it is out of the hall; nobody may use it again."""
        self.stop()
        self.outbox.release()

    async def close(self) -> None:
        """Let nothing more happen, wait until all is kept, and send everybody away."""
        await self.rest()
        for connection in self.broadcaster:
            connection.close(GOING_AWAY, "the server stops")

    async def rest(self) -> None:
        """Let nothing more happen, and wait until all is kept."""
        self.stop()
        with suppress(Lost):
            await self.settled()

    def send_away(self, fault: Fault, code: int) -> None:
        """Tell everybody who is here why the table is gone, and hang up."""
        for connection in self.broadcaster:
            connection.say(fault)
            connection.close(code, fault.code)
