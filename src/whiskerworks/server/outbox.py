# compiled: warm
"""
Persist, then tell: messages about a table wait until its log is saved.

While one batch of entries is being written, further ones gather, so that a table's log
can have no gap. Messages wait behind the entries they may mention.

A move changes little of what a list shows: whose turn it is, and since when. So the
table's row for lists follows some seconds later, and before any list is read.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Final, final

from whiskerworks.server.broadcaster import Broadcaster, Parcel
from whiskerworks.server.lobby_rows import make_row
from whiskerworks.server.socket_connection import FORBIDDEN, Connection
from whiskerworks.server.store import Failed, Store, TooBusy
from whiskerworks.table.context import Viewer
from whiskerworks.table.log_entries import Drew, LogEntry, Moved
from whiskerworks.table.table import Table

LOG: Final = logging.getLogger(__name__)

MOVE_ENTRIES: Final = (Moved, Drew)
"""Entries after which a list shows little else than whose turn it is."""

BYSTANDER: Final = Viewer(None)

OnSaved = Callable[[Sequence[LogEntry], float], None]
"""Called with the saved entries, and the seconds that saving took."""


class TableLost(Exception):
    """A table could not be saved; its unsaved changes have not happened."""


@final
class Batch:
    """Entries that are written together, and the messages that wait for them."""

    __slots__ = ("began", "logs", "parcels", "waiters")

    def __init__(self, began: float) -> None:
        self.began: Final = began
        self.logs: Final[list[LogEntry]] = []
        self.parcels: Final[list[Parcel]] = []
        self.waiters: Final[list[asyncio.Future[None]]] = []


@final
class LateRows:
    """The tables whose row is yet to be written, the latest first."""

    def __init__(self) -> None:
        self._tables: Final[dict[Outbox, None]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __contains__(self, table: object) -> bool:
        return table in self._tables

    def add(self, table: "Outbox") -> None:
        """Note that a table has changed."""
        self._tables[table] = None

    def discard(self, table: "Outbox") -> None:
        """Note that the row of a table is written, or never will be."""
        self._tables.pop(table, None)

    async def catch_up(self, most: int | None = None) -> None:
        """Write at most *most* rows, and wait until they are saved."""
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
    """The entries of one table that are being written, and the waiting messages."""

    def __init__(
        self,
        table_id: str,
        table: Table,
        broadcaster: Broadcaster,
        store: Store,
        late: LateRows,
        kept: OnSaved,
        lost: Callable[[], None],
    ) -> None:
        """
        Write the entries of *table* to *store*, and its row with them or *late*.

        Call *kept* after each batch that was saved, *lost* if one cannot be saved.
        """
        self._id: Final = table_id
        self._table: Final = table
        self._broadcaster: Final = broadcaster
        self._store: Final = store
        self._late: Final = late
        self._is_row_due = False
        """Whether the row is written with the next entries, whatever they are."""
        self._is_replaced = False
        """Whether the table may have been loaded again; then its row is not ours."""
        self._kept = kept
        self._lost = lost
        self._loop: Final = asyncio.get_running_loop()
        self._writing: Batch | None = None
        self._next: Batch | None = None

    @property
    def is_settled(self) -> bool:
        """Whether everything is saved."""
        return self._writing is None

    def add(self, logs: list[LogEntry], parcels: list[Parcel]) -> None:
        """Save *logs*, then deliver *parcels*."""
        batch = self._next
        if batch is None:
            batch = self._next = Batch(self._loop.time())
        batch.logs.extend(logs)
        batch.parcels.extend(parcels)
        if self._writing is None:
            self._write_next()

    def put(self, connection: Connection, text: bytes, last: str = "") -> None:
        """
        Send one viewer a message, after everything that waits to be saved.

        *last* is the reason why it is their last message, if it is.
        """
        batch = self._next or self._writing
        if batch is not None:
            batch.parcels.append((connection, text, last))
        else:
            _deliver([(connection, text, last)])

    def release(self) -> None:
        """
        Let go of the table, once everything is saved or lost.

        The table refers to its outbox, and the outbox to the table's methods. Only the
        garbage collector could free such a cycle, and it hardly ever runs.
        """
        self._is_replaced = True
        self._kept = _never_kept
        self._lost = _never_lost

    async def settled(self) -> None:
        """
        Wait until everything that was added is saved.

        Raises:
            TableLost: It cannot be saved.
        """
        batch = self._next or self._writing
        if batch is not None:
            waiter = self._loop.create_future()
            batch.waiters.append(waiter)
            await waiter

    def _write_next(self) -> None:
        batch = self._writing = self._next
        self._next = None
        assert batch is not None
        self._append(batch.logs).add_done_callback(self._on_written)

    def _on_written(self, written: asyncio.Future[None]) -> None:
        """Deliver the messages of a saved batch, or give up."""
        batch, self._writing = self._writing, None
        assert batch is not None
        if written.cancelled() or written.exception() is not None:
            self._give_up(batch)
            return
        _deliver(batch.parcels)
        for waiter in batch.waiters:
            if not waiter.done():
                waiter.set_result(None)
        if self._next is not None:
            self._write_next()
        self._kept(batch.logs, self._loop.time() - batch.began)

    def _give_up(self, batch: Batch) -> None:
        batches = [batch] if self._next is None else [batch, self._next]
        self._next = None
        for waiter in [waiter for one in batches for waiter in one.waiters]:
            if not waiter.done():
                waiter.set_exception(TableLost("the table could not be saved"))
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
        shown = self._broadcaster.visible_table(BYSTANDER)
        return self._store.append(
            self._id, logs, make_row(self._id, self._table, shown)
        )

    def _may_lag(self, logs: list[LogEntry]) -> bool:
        """
        Whether lists may show the table as it was before *logs* for a while.

        They may while only moves are made. They may not where a bot may be to move,
        because a restarted server finds such tables by their rows.
        """
        if self._is_row_due or any(chair.kind == "bot" for chair in self._table.chairs):
            return False
        return all(type(one.entry) in MOVE_ENTRIES for one in logs)

    def catch_up(self) -> asyncio.Future[None] | None:
        """Write the row; if entries are being written, with the next ones."""
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
    """Send each recipient their messages together."""
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
