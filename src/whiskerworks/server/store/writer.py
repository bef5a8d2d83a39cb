# compiled: warm
"""
Group commit: everything that waits to be written goes into one transaction.

A transaction costs one wait for the disk, whether it holds one entry or a thousand. So
while one is being written, the next entries gather and then go together.
"""

import asyncio
from collections import deque
from functools import lru_cache, partial
from typing import Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Dialect, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import Insert, Update

from whiskerworks.server.store.errors import (
    Conflict,
    Contradiction,
    Failed,
    Shut,
    StoreError,
    TooBusy,
    Unknown,
    Unstorable,
)
from whiskerworks.server.store.executors import Job, WriteExecutor
from whiskerworks.server.store.rows import LogRow, TableRow
from whiskerworks.server.store.schema import LOG, SEATS, TABLES
from whiskerworks.table.log_entries import Created, LogEntry, Replaced, Sat, Stood

SEATING_ENTRIES: Final = (Created, Sat, Stood, Replaced)
"""Entries after which other people may belong to a table."""

_encode: Final = msgspec.json.Encoder().encode
_ADD_ENTRIES: Final = insert(LOG)
_CHANGED_COLUMNS: Final = ("phase", "wake", "changed", "row")
_UPDATE_ROW: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table_id"))
    .values({name: bindparam(name) for name in _CHANGED_COLUMNS})
)


class Membership(NamedTuple):
    """The people who belong to a table now."""

    people: list[str]
    begun: bool
    """Whether those who have left since still belong to it."""


class Append(NamedTuple):
    """
    What to write for one table, already as plain values.

    Plain values are cheap to send to another process; see `ProcessExecutor`.
    """

    table_id: str
    entries: list[LogRow]
    changed: tuple[object, ...] | None = None
    """The values of _UPDATE_ROW, in the order of its parameters."""
    seated: Membership | None = None
    new: dict[str, object] | None = None
    """The row of a new table."""


Outcome = StoreError | None


def find_unstorable(append: Append) -> StoreError | None:
    """Return the error for values that no database accepts; they fail a batch."""
    for _table, seq, _at, person, command, _entry, _digest in append.entries:
        if not (person.isprintable() and command.isprintable()):
            return Unstorable(f"entry {seq}: its person or command has odd characters")
    return None


def append_for(table_id: str, logs: list[LogEntry], row: TableRow | None) -> Append:
    """Return the append for *logs*, and for the *row* after them."""
    entries = [log_row(table_id, logged) for logged in logs]
    if row is None:
        return Append(table_id, entries)
    changed = (row.phase, row.wake, row.changed, write_row(row), table_id)
    sits = any(type(logged.entry) in SEATING_ENTRIES for logged in logs)
    return Append(table_id, entries, changed, _seated(row) if sits else None)


def creation_for(
    table_id: str, secret: bytes, invitation: str, logs: list[LogEntry], row: TableRow
) -> Append:
    """Return the append for a new table."""
    new = {
        "id": table_id,
        "secret": secret,
        "invitation": invitation,
        "game": row.game,
        "public": row.public,
        "watch": row.watch,
        "phase": row.phase,
        "wake": row.wake,
        "created": row.created,
        "changed": row.changed,
        "row": write_row(row),
        "host": row.host,
    }
    entries = [log_row(table_id, logged) for logged in logs]
    return Append(table_id, entries, seated=_seated(row), new=new)


def log_row(table_id: str, logged: LogEntry) -> LogRow:
    """Return *logged* as it is stored."""
    entry = _encode(logged.entry).decode()
    return (
        table_id,
        logged.seq,
        logged.at,
        logged.person,
        logged.command,
        entry,
        logged.digest,
    )


def write_row(row: TableRow) -> str:
    """Return *row* as it is stored."""
    return _encode(row).decode()


def _seated(row: TableRow) -> Membership:
    return Membership(sorted(row.people), row.phase != "waiting")


class WriteBatch(NamedTuple):
    """
    What one transaction writes, for many tables.

    It goes to another process: plain rows are pickled several times as fast as `Append`
    objects.
    """

    new: list[dict[str, object]]
    entries: list[LogRow]
    rows: list[tuple[object, ...]]
    seated: list[tuple[str, Membership]]


def combine(batch: list[Append]) -> WriteBatch:
    """Return all of *batch* as one write."""
    # Only the last row of each table matters.
    rows = {one.table_id: one.changed for one in batch if one.changed is not None}
    return WriteBatch(
        [one.new for one in batch if one.new is not None],
        [row for one in batch for row in one.entries],
        list(rows.values()),
        [(one.table_id, one.seated) for one in batch if one.seated is not None],
    )


def write_all(connection: Connection, batch: WriteBatch) -> None:
    """
    Write *batch*.

    Raises:
        IntegrityError: A part of it contradicts what is stored.
    """
    if batch.new:
        connection.execute(insert(TABLES), batch.new)
    if batch.entries:
        text = _text(connection.dialect, _ADD_ENTRIES)
        connection.exec_driver_sql(text, batch.entries)
    if batch.rows:
        connection.exec_driver_sql(_text(connection.dialect, _UPDATE_ROW), batch.rows)
    for table_id, seated in batch.seated:
        _seat(connection, table_id, seated)


def write_each(connection: Connection, batch: list[Append]) -> list[Outcome]:
    """Write the valid parts of *batch*; return what is wrong with the others."""
    outcomes: list[Outcome] = []
    refused: dict[str, StoreError] = {}
    for one in batch:
        problem = refused.get(one.table_id) or _write_one(connection, one)
        if problem is not None:
            refused[one.table_id] = problem
        outcomes.append(problem)
    return outcomes


def _write_one(connection: Connection, one: Append) -> StoreError | None:
    try:
        with connection.begin_nested():
            write_all(connection, combine([one]))
    except IntegrityError:
        if one.new is not None:
            return Conflict(f"table {one.table_id} already exists")
        found = select(TABLES.c.id).where(TABLES.c.id == one.table_id)
        if connection.execute(found).first() is None:
            return Unknown(f"unknown table {one.table_id}")
        seq = one.entries[0][1]
        return Conflict(f"table {one.table_id} has an entry {seq} already")
    return None


def _seat(connection: Connection, table_id: str, seated: Membership) -> None:
    """Note who belongs to a table; leaving before the start leaves no trace."""
    gone = delete(SEATS).where(SEATS.c.table_id == table_id)
    if seated.begun:
        gone = gone.where(SEATS.c.person.in_(seated.people))
    connection.execute(gone)
    if seated.people:
        values = [{"person": one, "table_id": table_id} for one in seated.people]
        connection.execute(insert(SEATS), values)


@lru_cache(maxsize=8)
def _text(dialect: Dialect, statement: Insert | Update) -> str:
    """
    Return *statement* as the driver wants it.

    The two statements that run with every move go to the driver with plain tuples:
    SQLAlchemy would look at each value of each row again, which takes longer than
    writing it.
    """
    return str(statement.compile(dialect=dialect))


T = TypeVar("T")

MAX_WAITING_ENTRIES: Final = 20_000
"""Maximum entries that may wait; a hanging disk must not fill the memory."""

MAX_APPENDS_PER_TRANSACTION: Final = 1_000
"""Maximum appends in one transaction."""


class _Waiting(NamedTuple):
    append: Append
    future: asyncio.Future[None]


class Writer:
    """
    Append to logs in order, and report when they are durable.

    If entries cannot be written, everything after them for the same table fails too,
    because the live table and the store have diverged. After the table is loaded again,
    it is written to again (`forgive`). A row without entries says nothing that the log
    does not, so it may be written later.
    """

    def __init__(
        self, executor: WriteExecutor, most_waiting: int = MAX_WAITING_ENTRIES
    ) -> None:
        self._executor = executor
        self._most = most_waiting
        self._queue: deque[_Waiting] = deque()
        self._flying: list[_Waiting] = []
        self._parted: dict[str, StoreError] = {}
        self._loop = asyncio.get_running_loop()
        self._some = asyncio.Event()
        self._shut = False
        self.waiting = 0
        """The number of entries that are not durable yet."""
        self.written = 0
        """The number of entries written."""
        self.batches = 0
        """The number of transactions attempted."""
        self._task = self._loop.create_task(self._run())

    def append(self, append: Append) -> asyncio.Future[None]:
        """
        Return a future that is done once *append* is durable.

        It fails with Conflict if an entry with that number exists, Unknown if the table
        does not, TooBusy, Shut, or Failed if the database failed.
        """
        future: asyncio.Future[None] = self._loop.create_future()
        problem = self._refusal(append)
        if problem is not None:
            self._part(append, problem)
            future.set_exception(problem)
            return future
        self._queue.append(_Waiting(append, future))
        self.waiting += len(append.entries)
        self._some.set()
        return future

    def _refusal(self, append: Append) -> StoreError | None:
        if self._shut:
            return Shut("the store has been closed")
        if append.table_id in self._parted:
            return _conflict(append.table_id, self._parted[append.table_id])
        if self.waiting + len(append.entries) > self._most:
            return TooBusy(f"{self.waiting} entries wait to be written already")
        return find_unstorable(append)

    def forgive(self, table_id: str) -> None:
        """Accept appends again for a table that is being loaded again."""
        self._parted.pop(table_id, None)

    async def settled(self, table_id: str) -> None:
        """Wait until everything that waits for a table is written or has failed."""
        both = (*self._flying, *self._queue)
        waits = [one.future for one in both if one.append.table_id == table_id]
        if waits:
            await asyncio.wait(waits)

    async def close(self) -> None:
        """Write everything that waits, and accept no more."""
        self._shut = True
        self._some.set()
        await self._task

    async def _run(self) -> None:
        while self._queue or not self._shut:
            await self._some.wait()
            while self._queue:
                count = min(len(self._queue), MAX_APPENDS_PER_TRANSACTION)
                self._flying = [self._queue.popleft() for _ in range(count)]
                self._tell(await self._write([one.append for one in self._flying]))
            if not self._shut:
                self._some.clear()

    async def _write(self, batch: list[Append]) -> list[Outcome]:
        self.batches += 1
        problem = await self._attempt(partial(write_all, batch=combine(batch)))
        if not isinstance(problem, Contradiction):
            return [problem] * len(batch)
        # One of them contradicts what is stored; the others need not suffer.
        outcomes = await self._attempt(partial(write_each, batch=batch))
        return outcomes if isinstance(outcomes, list) else [outcomes] * len(batch)

    async def _attempt(self, job: Job[T]) -> T | StoreError:
        """Return the result of *job*, or the error that prevented it."""
        try:
            return await self._executor.write(job)
        except StoreError as problem:
            return problem
        except Exception as mistake:
            # Whatever it was: a writer that ends silently would hang every table.
            failed = Failed(f"writing failed: {type(mistake).__name__}")
            failed.__cause__ = mistake
            return failed

    def _tell(self, outcomes: list[Outcome]) -> None:
        flown, self._flying = self._flying, []
        for (append, future), problem in zip(flown, outcomes, strict=True):
            self.waiting -= len(append.entries)
            if problem is None:
                self.written += len(append.entries)
                if not future.done():
                    future.set_result(None)
            else:
                self._part(append, problem)
                if not future.done():
                    future.set_exception(problem)
        if any(outcomes):
            self._fail_behind()

    def _part(self, append: Append, problem: StoreError) -> None:
        """Note that a table has diverged from its log."""
        if append.entries:
            self._parted.setdefault(append.table_id, problem)

    def _fail_behind(self) -> None:
        """Fail everything that waits for tables whose append has just failed."""
        kept: deque[_Waiting] = deque()
        for one in self._queue:
            cause = self._parted.get(one.append.table_id)
            if cause is None:
                kept.append(one)
                continue
            self.waiting -= len(one.append.entries)
            if not one.future.done():
                one.future.set_exception(_conflict(one.append.table_id, cause))
        self._queue = kept


def _conflict(table_id: str, cause: StoreError) -> StoreError:
    return Failed(f"table {table_id} must be loaded anew, since {cause}")
