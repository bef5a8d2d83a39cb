# compiled: warm
"""
Persist, then tell: what is said about a table waits until it is kept.

Entries gather while others are being written, one batch of a table at a time, so that
its log can have no gap. Whatever is said to anybody meanwhile stands in line behind the
entries it may speak of.

A move changes little of what a list shows: who is on turn, and since when. So the row
of a table, which lists show, follows some seconds later, and before any list is read.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final, final

from whiskerworks.server.broadcaster import Broadcaster, Parcel
from whiskerworks.server.lobby_rows import row_of
from whiskerworks.server.socket_connection import FORBIDDEN, Connection
from whiskerworks.server.store import Failed, Store, TooBusy
from whiskerworks.table.context import Viewer
from whiskerworks.table.log_entries import Drew, LogEntry, Moved
from whiskerworks.table.table import Table

LOG: Final = logging.getLogger(__name__)

MOVES: Final = (Moved, Drew)
"""After these a list shows little else: who is on turn, and since when."""

BYSTANDER: Final = Viewer(None)

Kept = Callable[[Sequence[LogEntry], float], None]
"""Is told what was kept, and in how many seconds."""


class Lost(Exception):
    """A table could not be kept: what it was told last has not happened."""


@final
class Batch:
    """What is written together, and what may be said once it is."""

    __slots__ = ("began", "logs", "parcels", "waiters")

    def __init__(self, began: float) -> None:
        self.began: Final = began
        self.logs: Final[list[LogEntry]] = []
        self.parcels: Final[list[Parcel]] = []
        self.waiters: Final[list[asyncio.Future[None]]] = []


@final
class LateRows:
    """The tables whose row is to be written; those first that lag longest."""

    def __init__(self) -> None:
        self._tables: Final[dict[Outbox, None]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __contains__(self, table: object) -> bool:
        return table in self._tables

    def add(self, table: "Outbox") -> None:
        """Note that a table has gone on."""
        self._tables[table] = None

    def discard(self, table: "Outbox") -> None:
        """Note that the row of a table is written, or never will be."""
        self._tables.pop(table, None)

    async def catch_up(self, most: int | None = None) -> None:
        """Write the rows, so many at most, and wait until they are kept."""
        tables = list(islice(self._tables, most))
        asked = [(table, table.catch_up()) for table in tables]
        written = [(table, future) for table, future in asked if future is not None]
        told = await asyncio.gather(
            *[future for _, future in written], return_exceptions=True
        )
        for (table, _), problem in zip(written, told, strict=True):
            if isinstance(problem, Failed | TooBusy):
                self.add(table)  # it is tried again; the store has logged why
            elif problem is not None:
                LOG.error("a row cannot be kept", exc_info=problem)


@final
class Outbox:
    """What of one table is being written, and what waits for that."""

    def __init__(
        self,
        table_id: str,
        table: Table,
        broadcaster: Broadcaster,
        store: Store,
        late: LateRows,
        kept: Kept,
        lost: Callable[[], None],
    ) -> None:
        """
        Write what happens at *table* to *store*, and its row with it or *late*.

        It is said when it was *kept*, or that it is *lost*.
        """
        self._id: Final = table_id
        self._table: Final = table
        self._broadcaster: Final = broadcaster
        self._store: Final = store
        self._late: Final = late
        self._is_row_due = False
        """Whether the row is written with the next entries, whatever they are."""
        self._is_replaced = False
        """Whether the table may have been loaded anew: its row is not ours to write."""
        self._kept = kept
        self._lost = lost
        self._loop: Final = asyncio.get_running_loop()
        self._flying: Batch | None = None
        self._next: Batch | None = None

    @property
    def is_settled(self) -> bool:
        """Whether all is kept."""
        return self._flying is None

    def add(self, logs: list[LogEntry], parcels: list[Parcel]) -> None:
        """Write *logs* down, and then deliver *parcels*."""
        batch = self._next
        if batch is None:
            batch = self._next = Batch(self._loop.time())
        batch.logs.extend(logs)
        batch.parcels.extend(parcels)
        if self._flying is None:
            self._fly()

    def put(self, connection: Connection, text: bytes, last: str = "") -> None:
        """
        Say something to one, behind all that is waiting to be kept.

        It is the *last* thing they are told if there is a reason for that.
        """
        batch = self._next or self._flying
        if batch is not None:
            batch.parcels.append((connection, text, last))
        else:
            _deliver([(connection, text, last)])

    def release(self) -> None:
        """
        Let go of the table, once all is kept or lost.

        The table has us, and we have its methods: as long as both do, only a search for
        garbage frees their memory, and the server hardly ever searches.
        """
        self._is_replaced = True
        self._kept = _never_kept
        self._lost = _never_lost

    async def settled(self) -> None:
        """
        Wait until all that has been added is kept.

        Raises:
            Lost: It cannot be kept.
        """
        batch = self._next or self._flying
        if batch is not None:
            waiter = self._loop.create_future()
            batch.waiters.append(waiter)
            await waiter

    def _fly(self) -> None:
        batch = self._flying = self._next
        self._next = None
        assert batch is not None
        self._append(batch.logs).add_done_callback(self._landed)

    def _landed(self, written: asyncio.Future[None]) -> None:
        """Tell what was waiting to be told, now that it is kept, or give up."""
        batch, self._flying = self._flying, None
        assert batch is not None
        if written.cancelled() or written.exception() is not None:
            self._give_up(batch)
            return
        _deliver(batch.parcels)
        for waiter in batch.waiters:
            if not waiter.done():
                waiter.set_result(None)
        if self._next is not None:
            self._fly()
        self._kept(batch.logs, self._loop.time() - batch.began)

    def _give_up(self, batch: Batch) -> None:
        batches = [batch] if self._next is None else [batch, self._next]
        self._next = None
        for waiter in [waiter for one in batches for waiter in one.waiters]:
            if not waiter.done():
                waiter.set_exception(Lost("the table could not be kept"))
        self._late.discard(self)
        self._is_replaced = True
        self._lost()

    # ---- the row

    @property
    def is_late(self) -> bool:
        """Whether the row is yet to be written."""
        return self in self._late

    def _append(self, logs: list[LogEntry]) -> asyncio.Future[None]:
        if self._may_lag(logs):
            self._late.add(self)
            return self._store.append(self._id, logs)
        return self._append_with_row(logs)

    def _append_with_row(self, logs: list[LogEntry]) -> asyncio.Future[None]:
        self._late.discard(self)
        self._is_row_due = False
        shown = self._broadcaster.shown(BYSTANDER)
        return self._store.append(self._id, logs, row_of(self._id, self._table, shown))

    def _may_lag(self, logs: list[LogEntry]) -> bool:
        """
        Tell whether lists may show the table as it was before *logs*, for a while.

        They may while only moves are made; but not where a bot may be on turn, which
        is looked up there after a restart.
        """
        if self._is_row_due or any(chair.kind == "bot" for chair in self._table.chairs):
            return False
        return all(type(one.entry) in MOVES for one in logs)

    def catch_up(self) -> asyncio.Future[None] | None:
        """Write the row; if entries are being written, let the next take it along."""
        if self._is_replaced:
            self._late.discard(self)
            return None
        if self.is_settled:
            return self._append_with_row([])
        self._is_row_due = True
        return None


def _never_kept(_: Sequence[LogEntry], seconds: float) -> None:
    raise AssertionError("the table is out of memory")


def _never_lost() -> None:
    raise AssertionError("the table is out of memory")


def _deliver(parcels: list[Parcel]) -> None:
    """Send everybody what is theirs, all of it together."""
    texts: dict[Connection, list[bytes]] = {}
    lasts: dict[Connection, str] = {}
    for connection, text, last in parcels:
        theirs = texts.get(connection)
        if theirs is None:
            texts[connection] = [text]
        elif connection not in lasts:
            theirs.append(text)
        if last:
            lasts.setdefault(connection, last)
    for connection, theirs in texts.items():
        connection.put(theirs)
        if connection in lasts:
            connection.close(FORBIDDEN, lasts[connection])
