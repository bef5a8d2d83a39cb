"""The store: tables with their logs, people, tokens and settings, kept for good."""

import asyncio
import secrets
import time
from collections.abc import Collection
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncEngine

from whiskerworks.server.store import people, settings, tables
from whiskerworks.server.store.apart import ProcessPen
from whiskerworks.server.store.batch import appending, making
from whiskerworks.server.store.engines import Durability, safe
from whiskerworks.server.store.known import Known
from whiskerworks.server.store.opening import open_database
from whiskerworks.server.store.pens import Job, Pen, told_plainly
from whiskerworks.server.store.rows import Kept, Person, TableRow, Token
from whiskerworks.server.store.writer import MOST_WAITING, Writer
from whiskerworks.table.entries import Logged

T = TypeVar("T")

HEALTHY_SECONDS: Final = 5
"""A database that takes longer for the smallest question is not well."""


class Store:
    """
    A SQLite file or a PostgreSQL database, open.

    Every coroutine here may raise `errors.Failed` if the database does not answer;
    only what else may be raised is named below.
    """

    def __init__(
        self, url: URL, engine: AsyncEngine, pen: Pen, most_waiting: int
    ) -> None:
        self._url = url
        self._engine = engine
        self._pen = pen
        self._closed = False
        self._known: Final = Known()
        self.writer: Final = Writer(pen, most_waiting)

    @property
    def place(self) -> str:
        """Where it is, for whoever opens it again; may hold a password."""
        if self._url.drivername == "sqlite":
            return str(self._url.database)
        return self._url.render_as_string(hide_password=False)

    def __repr__(self) -> str:
        return f"Store({safe(self._url)!r})"

    @classmethod
    async def open(
        cls,
        place: str | Path,
        durability: Durability = "full",
        *,
        apart: bool = False,
        started: ProcessPen | None = None,
        most_waiting: int = MOST_WAITING,
    ) -> "Store":
        """
        Open the store at *place*, a path or a URL; make it or bring it up to date.

        With *apart* a process of its own writes to a SQLite file: it takes half a
        second to start, and is much faster while the event loop is busy. It may have
        been *started* before; it is closed if the file does not open.

        Raises:
            BadPlace: *place* is neither a path nor a URL we know.
            CannotOpen: The database cannot be reached, or is none of ours.
            NewerStore: A newer version of the program has written it.
        """
        url, engine, pen = await open_database(
            place, durability, apart=apart, started=started
        )
        return cls(url, engine, pen, most_waiting)

    async def close(self) -> None:
        """Write what waits, and let go of the database; a second time, do nothing."""
        if self._closed:
            return
        self._closed = True
        await self.writer.close()
        await self._pen.close()
        await self._engine.dispose()

    async def read(self, job: Job[T]) -> T:
        """Return what *job* finds in one consistent view of the database."""
        with told_plainly():
            async with self._engine.connect() as connection:
                return await connection.run_sync(job)

    async def write(self, job: Job[T]) -> T:
        """Return what *job* returns, once what it wrote is durable."""
        return await self._pen.write(job)

    async def healthy(self) -> bool:
        """Return whether the database answers."""
        try:
            async with asyncio.timeout(HEALTHY_SECONDS):
                await self.read(lambda connection: connection.execute(text("SELECT 1")))
        except Exception:
            return False
        return True

    # ---- tables

    async def make_table(
        self,
        table_id: str,
        secret: bytes,
        invitation: str,
        logs: list[Logged],
        row: TableRow,
    ) -> None:
        """
        Keep a new table; return when it is durable.

        Raises:
            Conflict: There is a table of that id.
        """
        made = making(table_id, secret, invitation, logs, row)
        try:
            await self.writer.append(made)
        except Exception:
            # Whoever lives at that id has nothing to do with this one.
            self.writer.forgive(table_id)
            raise

    def append(
        self, table_id: str, logs: list[Logged], row: TableRow | None = None
    ) -> asyncio.Future[None]:
        """
        Return a future that is done once *logs* are durable; see `Writer`.

        *row* is the table as it is after them; None leaves it as it stands. After
        any error the table must be loaded anew: until then it takes no more.
        """
        return self.writer.append(appending(table_id, logs, row))

    async def load(self, table_id: str) -> Kept | None:
        """
        Return a table with its log, and all that was appended before this call.

        Raises:
            Damaged: An entry is missing or cannot be read.
        """
        await self.writer.settled(table_id)
        self.writer.forgive(table_id)
        return await self.read(partial(tables.load, table_id=table_id))

    async def lobby(self, limit: int, game: str | None = None) -> list[TableRow]:
        """
        Return public tables: those that wait for players, then those in play.

        Of each the newest come first; of those in play only such as may be watched.
        """
        return await self.read(partial(tables.lobby, limit=limit, game=game))

    async def tables_of(
        self, person: str, limit: int, before: tuple[int, str] | None = None
    ) -> list[TableRow]:
        """
        Return the tables a person hosts or sits at, those first that changed last.

        The next page is asked *before* the `place` of the last row of this one.
        """
        job = partial(tables.tables_of, person=person, limit=limit, before=before)
        return await self.read(job)

    async def tables_with_clock(self) -> list[str]:
        """Return the tables to wake after a restart: time runs, or a bot is to move."""
        return await self.read(tables.to_wake)

    async def lagging_tables(self) -> list[str]:
        """Return the tables whose row tells of another time than their log does."""
        return await self.read(tables.lagging)

    # ---- people

    async def add_person(self, name: str) -> Person:
        """Return a new guest of that name."""
        person = Person(id=secrets.token_urlsafe(12), name=name, created=_now())
        await self.write(partial(people.add, person=person))
        return person

    async def person(self, person: str) -> Person | None:
        """Return the person with that id, as of some seconds ago at most."""
        found = self._known.find(person)
        if found is None:
            changes = self._known.changes
            found = await self.read(partial(people.find, person=person))
            if found is not None:
                self._known.keep(found, changes)
        return found

    async def by_login(self, login: str) -> Person | None:
        """Return who has that login, in whatever case it is written."""
        return await self.read(partial(people.find_login, login=login))

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        """Return the names of those who have one; who was forgotten has none."""
        return await self.read(partial(people.names, people=ids)) if ids else {}

    async def rename(self, person: str, name: str) -> None:
        """
        Give a person another name.

        Raises:
            Unknown: There is no such person, or they were forgotten.
        """
        await self._change(person, partial(people.change, person=person, name=name))

    async def set_login(self, person: str, login: str, password_hash: str) -> None:
        """
        Give a person an account, or another login or password.

        Raises:
            Conflict: Somebody else has that login.
            Unknown: There is no such person, or they were forgotten.
        """
        job = partial(
            people.set_login, person=person, login=login, password_hash=password_hash
        )
        await self._change(person, job)

    async def set_hook(self, person: str, url: str | None, kind: str | None) -> None:
        """
        Note what to call when it is a person's turn; None to call nothing.

        Raises:
            Unknown: There is no such person, or they were forgotten.
        """
        job = partial(people.change, person=person, hook_url=url, hook_kind=kind)
        await self._change(person, job)

    async def forget(self, person: str) -> None:
        """
        Take away all that says who a person is; the id and the games stay.

        Raises:
            Unknown: There is no such person.
        """
        job = partial(people.forget, person=person, now=_now())
        await self._change(person, job)

    async def _change(self, person: str, job: Job[None]) -> None:
        """Do a *job* that changes a person, who is then looked up anew."""
        try:
            await self.write(job)
        finally:
            self._known.forget(person)

    # ---- tokens

    async def add_token(self, person: str, label: str, token_hash: str) -> Token:
        """
        Keep a token of a person's, of which we know only the hash.

        Raises:
            Conflict: There is such a token already.
            Unknown: There is no such person, or they were forgotten.
        """
        token_id = secrets.token_urlsafe(9)
        token = Token(id=token_id, person=person, label=label, created=_now())
        job = partial(people.add_token, token=token, token_hash=token_hash)
        await self.write(job)
        return token

    async def person_by_token(self, token_hash: str) -> Person | None:
        """Return the person for whom the token with that hash acts."""
        return await self.read(partial(people.find_token, token_hash=token_hash))

    async def tokens_of(self, person: str) -> list[Token]:
        """Return a person's tokens, the newest first."""
        return await self.read(partial(people.tokens_of, person=person))

    async def drop_token(self, token_id: str) -> bool:
        """Remove a token; return whether there was one."""
        return await self.write(partial(people.drop_token, token_id=token_id))

    # ---- settings

    async def setting(self, name: str) -> str | None:
        """Return what is kept under *name*."""
        return await self.read(partial(settings.find, name=name))

    async def set_setting(self, name: str, value: str) -> None:
        """Keep *value* under *name*, instead of what was there."""
        await self.write(partial(settings.keep, name=name, value=value))

    async def first_setting(self, name: str, value: str) -> str:
        """Keep *value* under *name* unless something is there; return what is."""
        return await self.write(partial(settings.keep_first, name=name, value=value))


def _now() -> int:
    return time.time_ns() // 1_000_000
