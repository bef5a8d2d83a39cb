"""The store: tables with their logs, people, tokens and settings."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import URL

from whiskerworks.server.store.database_setup import open_database, restrict_to_owner
from whiskerworks.server.store.executors import (
    Durability,
    ReadExecutor,
    WriteExecutor,
    parse_location,
)
from whiskerworks.server.store.lock import Holder, StoreLock, make_lock
from whiskerworks.server.store.people_store import PeopleStore
from whiskerworks.server.store.queries import settings, tables
from whiskerworks.server.store.rows import (
    AuditEntry,
    StoredTable,
    TableRow,
)
from whiskerworks.server.store.writer import (
    MAX_WAITING_ENTRIES,
    Writer,
    append_for,
    creation_for,
)
from whiskerworks.server.store.writer_process import ProcessExecutor
from whiskerworks.table.log_entries import LogEntry

T = TypeVar("T")


class Store(PeopleStore):
    """
    An open SQLite file or PostgreSQL database.

    Every coroutine may raise `errors.Failed` if the database does not answer; only
    other errors are listed below.
    """

    def __init__(
        self,
        url: URL,
        reader: ReadExecutor,
        executor: WriteExecutor,
        most_waiting: int,
        seconds: Callable[[], float],
        lock: StoreLock | None,
    ) -> None:
        super().__init__(url, reader, executor, lock, seconds)
        self._closed = False
        self.writer: Final = Writer(self, most_waiting)

    @classmethod
    async def open(
        cls,
        place: str | Path,
        durability: Durability = "full",
        *,
        apart: bool = False,
        started: ProcessExecutor | None = None,
        exclusive: bool = False,
        holder: Holder = "server",
        most_waiting: int = MAX_WAITING_ENTRIES,
        seconds: Callable[[], float] = time.monotonic,
    ) -> "Store":
        """
        Open the store at *place*, a path or URL, creating or upgrading it.

        With *apart*, a separate process writes to a SQLite file: it takes half a second
        to start, and is much faster while the event loop is busy. It may have been
        *started* before; it is closed if the file does not open. With *exclusive*,
        nobody else can open the store exclusively, and they are told who the *holder*
        is; reading and backups stay possible. *seconds* is the clock that measures the
        age of the last write.

        Raises:
            BadPlace: *place* is neither a path nor a supported URL.
            CannotOpen: The database cannot be reached, or is not one of ours.
            InUse: Another process uses it, most likely a server.
            NewerStore: A newer version of the program has written it.
        """
        lock = make_lock(parse_location(place), holder) if exclusive else None
        try:
            if lock is not None:
                await lock.take()
            url, reader, executor = await open_database(
                place, durability, apart=apart, started=started
            )
            restrict_to_owner(url)
        except BaseException:
            if started is not None:
                await started.close()
            if lock is not None:
                await lock.release()
            raise
        return cls(url, reader, executor, most_waiting, seconds, lock)

    async def close(self) -> None:
        """Write what waits, and close; a second call does nothing."""
        if self._closed:
            return
        self._closed = True
        await self.writer.close()
        await super().close()

    # ---- tables

    async def make_table(
        self,
        table_id: str,
        secret: bytes,
        invitation: str,
        logs: list[LogEntry],
        row: TableRow,
    ) -> None:
        """
        Store a new table; return when it is durable.

        Raises:
            Conflict: A table with this id already exists.
        """
        made = creation_for(table_id, secret, invitation, logs, row)
        try:
            await self.writer.append(made)
        except Exception:
            # A live table with this id has nothing to do with this one.
            self.writer.forgive(table_id)
            raise

    def append(
        self, table_id: str, logs: list[LogEntry], row: TableRow | None = None
    ) -> asyncio.Future[None]:
        """
        Return a future that is done once *logs* are durable; see `Writer`.

        *row* is the table after them; None leaves the stored row unchanged. After any
        error the table must be loaded again: until then it takes no more.
        """
        return self.writer.append(append_for(table_id, logs, row))

    async def load(self, table_id: str) -> StoredTable | None:
        """
        Return a table with its log, including everything appended before this call.

        Raises:
            Damaged: An entry is missing or cannot be read.
        """
        await self.writer.settled(table_id)
        self.writer.forgive(table_id)
        return await self.read(partial(tables.load, table_id=table_id))

    async def has_table(self, table_id: str) -> bool:
        """Whether a table has this id; its log is not read."""
        return await self.read(partial(tables.exists, table_id=table_id))

    async def lobby(self, limit: int, game: str | None = None) -> list[TableRow]:
        """
        Return public tables: those that wait for players, then those in play.

        Newest first within each group; of those in play, only watchable ones.
        """
        return await self.read(partial(tables.lobby, limit=limit, game=game))

    async def tables_of(
        self, person: str, limit: int, before: tuple[int, str] | None = None
    ) -> list[TableRow]:
        """
        Return the tables a person hosts or sits at, latest change first.

        The next page starts *before* the `place` of this page's last row.
        """
        job = partial(tables.tables_of, person=person, limit=limit, before=before)
        return await self.read(job)

    async def tables_with_clock(self) -> list[str]:
        """Return the tables to wake after a restart: time runs, or a bot is to move."""
        return await self.read(tables.tables_to_wake)

    async def lagging_tables(self) -> list[str]:
        """Return the tables whose row is older than their log."""
        return await self.read(tables.lagging_tables)

    async def held(self, host: str, since: int) -> tables.TableCounts:
        """Return how many tables *host* has open, and how many they made recently."""
        return await self.read(partial(tables.count_tables, host=host, since=since))

    async def delete_table(self, table_id: str, note: AuditEntry | None = None) -> bool:
        """
        Delete a table with its log and seats; return whether it existed.

        It must not be in use: `TableRegistry.delete` takes care of that.
        """
        await self.writer.settled(table_id)
        job = partial(tables.delete_table, table_id=table_id, note=note)
        deleted = await self.write(job)
        self.writer.forgive(table_id)
        return deleted

    # ---- settings

    async def setting(self, name: str) -> str | None:
        """Return the value of the setting *name*."""
        return await self.read(partial(settings.find, name=name))

    async def set_setting(self, name: str, value: str) -> None:
        """Set the setting *name* to *value*."""
        await self.write(partial(settings.keep, name=name, value=value))

    async def first_setting(self, name: str, value: str) -> str:
        """Set the setting *name* to *value* unless it exists; return its value."""
        return await self.write(partial(settings.keep_first, name=name, value=value))
