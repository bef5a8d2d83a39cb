"""The store: tables with their logs, people, tokens and settings, kept for good."""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import URL

from whiskerworks.server.store import (
    clearing,
    order,
    people,
    reserved,
    sessions,
    settings,
    tables,
)
from whiskerworks.server.store.apart import ProcessPen
from whiskerworks.server.store.batch import appending, making
from whiskerworks.server.store.engines import Durability, read_place, safe
from whiskerworks.server.store.errors import Failed
from whiskerworks.server.store.health import ReadHealth, WatchedPen, WriteHealth
from whiskerworks.server.store.known import Known
from whiskerworks.server.store.lock import Holder, StoreLock, lock_of
from whiskerworks.server.store.opening import close_to_others, open_database
from whiskerworks.server.store.pens import Job, Pen, Reader
from whiskerworks.server.store.rows import (
    Audited,
    Ban,
    Kept,
    Mute,
    Person,
    Session,
    TableRow,
    Token,
)
from whiskerworks.server.store.writer import MOST_WAITING, Writer
from whiskerworks.table.entries import Logged

T = TypeVar("T")


class Store:
    """
    A SQLite file or a PostgreSQL database, open.

    Every coroutine here may raise `errors.Failed` if the database does not answer;
    only what else may be raised is named below.
    """

    def __init__(
        self,
        url: URL,
        reader: Reader,
        pen: Pen,
        most_waiting: int,
        seconds: Callable[[], float],
        lock: StoreLock | None,
    ) -> None:
        self._url = url
        self._reader: Final = reader
        self.health: Final = WriteHealth(seconds)
        """When something was last written."""
        self._reading: Final = ReadHealth()
        self._pen: Final = WatchedPen(pen, safe(url), self.health, lock)
        self._closed = False
        self._known: Final = Known[Person]()
        self._sessions: Final = Known[Session]()
        self.writer: Final = Writer(self._pen, most_waiting)

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
        exclusive: bool = False,
        holder: Holder = "server",
        most_waiting: int = MOST_WAITING,
        seconds: Callable[[], float] = time.monotonic,
    ) -> "Store":
        """
        Open the store at *place*, a path or a URL; make it or bring it up to date.

        With *apart* a process of its own writes to a SQLite file: it takes half a
        second to start, and is much faster while the event loop is busy. It may have
        been *started* before; it is closed if the file does not open. With *exclusive*
        nobody else can open it so, and they are told who the *holder* is; those who
        only read or back up still can. By *seconds*, a clock, it is told how long ago
        something was written.

        Raises:
            BadPlace: *place* is neither a path nor a URL we know.
            CannotOpen: The database cannot be reached, or is none of ours.
            InUse: Somebody else uses it, a server most likely.
            NewerStore: A newer version of the program has written it.
        """
        lock = lock_of(read_place(place), holder) if exclusive else None
        try:
            if lock is not None:
                await lock.take()
            url, reader, pen = await open_database(
                place, durability, apart=apart, started=started
            )
            close_to_others(url)
        except BaseException:
            if started is not None:
                await started.close()
            if lock is not None:
                await lock.release()
            raise
        return cls(url, reader, pen, most_waiting, seconds, lock)

    async def close(self) -> None:
        """Write what waits, and let go of the database; a second time, do nothing."""
        if self._closed:
            return
        self._closed = True
        await self.writer.close()
        await self._pen.close()
        await self._reader.close()

    async def read(self, job: Job[T]) -> T:
        """Return what *job* finds in one consistent view of the database."""
        try:
            found = await self._reader.read(job)
        except Failed as problem:
            named = Failed(f"{safe(self._url)}: {problem}")
            self._reading.failed(named)
            raise named from None
        self._reading.succeeded()
        return found

    async def write(self, job: Job[T]) -> T:
        """Return what *job* returns, once what it wrote is durable."""
        return await self._pen.write(job)

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

    async def has_table(self, table_id: str) -> bool:
        """Return whether a table has that id; its log is not read."""
        return await self.read(partial(tables.exists, table_id=table_id))

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

    async def held(self, host: str, since: int) -> clearing.Held:
        """Return how many tables *host* has open, and has made since a moment."""
        return await self.read(partial(clearing.held, host=host, since=since))

    async def delete_table(self, table_id: str, note: Audited | None = None) -> bool:
        """
        Delete a table with its log and seats; return whether there was one.

        Nobody may use it any more: `Hall.delete` sees to that.
        """
        await self.writer.settled(table_id)
        job = partial(clearing.delete_table, table_id=table_id, note=note)
        deleted = await self.write(job)
        self.writer.forgive(table_id)
        return deleted

    # ---- people

    async def add_person(self, name: str, keys: Collection[str] = ()) -> Person:
        """
        Return a new guest of that name; *keys* are what look-alikes have in common.

        Raises:
            NameTaken: An account has reserved it.
        """
        now = _now()
        person = Person(id=new_id(12), name=name, created=now, seen=now)
        await self.write(partial(people.add, person=person, keys=keys))
        return person

    async def person(self, person: str) -> Person | None:
        """Return the person with that id, as of some seconds ago at most."""
        found = self._known.find(person)
        if found is None:
            changes = self._known.changes
            found = await self.read(partial(people.find, person=person))
            if found is not None:
                self._known.keep(person, found, changes)
        return found

    async def by_login(self, login: str) -> Person | None:
        """Return who has that login, in whatever case it is written."""
        return await self.read(partial(people.find_login, login=login))

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        """Return the names of those who have one; who was forgotten has none."""
        return await self.read(partial(people.names, people=ids)) if ids else {}

    async def rename(self, person: str, name: str, keys: Collection[str] = ()) -> None:
        """
        Give a person another name; *keys* are what look-alikes have in common.

        Raises:
            NameTaken: An account of somebody else has reserved it.
            Unknown: There is no such person, or they were forgotten.
        """
        job = partial(people.rename, person=person, name=name, keys=keys)
        await self._change(person, job)

    async def set_login(
        self, person: str, login: str, password_hash: str, keys: Collection[str] = ()
    ) -> None:
        """
        Give a person an account, and reserve their name by its *keys*.

        Raises:
            Conflict: Somebody else has that login.
            NameTaken: An account of somebody else has reserved the name.
            Unknown: There is no such person, or they were forgotten.
        """
        job = partial(
            people.set_login,
            person=person,
            login=login,
            password_hash=password_hash,
            keys=keys,
        )
        await self._change(person, job)

    async def reserve_names(
        self, keys_of: Callable[[str], Collection[str]], version: str
    ) -> None:
        """Reserve the names of all accounts, unless this *version* has done so."""
        if await self.setting(reserved.VERSION) == version:
            return
        found = await self.read(reserved.accounts)
        keys = [(person, keys_of(name)) for person, name in found]
        await self.write(partial(reserved.reserve_all, keys=keys, version=version))

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

    async def note_seen(self, ids: Collection[str], now: int) -> None:
        """Note that people are here."""
        try:
            await self.write(partial(people.note_seen, people=ids, now=now))
        finally:
            for one in ids:
                self._known.forget(one)

    async def search_people(self, text: str, limit: int) -> list[Person]:
        """Return people whose id, name or login holds *text*, the newest first."""
        return await self.read(partial(people.search, text=text, limit=limit))

    async def delete_guests(self, ids: list[str], before: int) -> list[str]:
        """Delete guests of *ids* who are still gone; return who they were."""
        job = partial(clearing.delete_guests, people=ids, before=before)
        gone = await self.write(job)
        for person in gone:
            self._known.forget(person)
        return gone

    # ---- sessions

    async def add_session(self, session: Session, instead_of: str = "") -> None:
        """Begin a session, *instead_of* another."""
        job = partial(sessions.add, session=session, instead_of=instead_of)
        try:
            await self.write(job)
        finally:
            self._sessions.forget(instead_of)

    async def session(self, session: str) -> Session | None:
        """Return the session with that id, as of some seconds ago at most."""
        found = self._sessions.find(session)
        if found is None:
            changes = self._sessions.changes
            found = await self.read(partial(sessions.find, session=session))
            if found is not None:
                self._sessions.keep(session, found, changes)
        return found

    async def sessions_of(self, person: str, now: int) -> list[Session]:
        """Return the sessions of a person that are good at *now*."""
        return await self.read(partial(sessions.of_person, person=person, now=now))

    async def touch_sessions(
        self, used: Collection[str], seen: int, expires: int
    ) -> None:
        """Note that sessions were used, and until when they are good."""
        job = partial(sessions.touch, sessions=used, seen=seen, expires=expires)
        try:
            await self.write(job)
        finally:
            for one in used:
                self._sessions.forget(one)

    async def drop_session(self, person: str, session: str) -> bool:
        """End a session of a person; return whether there was one."""
        job = partial(sessions.drop, person=person, session=session)
        try:
            return await self.write(job)
        finally:
            self._sessions.forget(session)

    async def begin_epoch(
        self,
        person: str,
        first: Session | None = None,
        password_hash: str | None = None,
    ) -> None:
        """
        Void all sessions and tokens of a person, and begin a *first* one anew.

        With *password_hash* that is their password from now on.

        Raises:
            Unknown: There is no such person, or they were forgotten.
        """
        job = partial(
            sessions.begin_epoch,
            person=person,
            first=first,
            password_hash=password_hash,
        )
        await self._change(person, job)

    # ---- order

    async def add_mute(self, person: str, muted: str) -> Mute:
        """Note that *person* does not want to read *muted*; return what is noted."""
        mute = Mute(id=new_id(), person=person, muted=muted, created=_now())
        return await self.write(partial(order.add_mute, mute=mute))

    async def drop_mute(self, person: str, mute: str) -> bool:
        """Remove a mute of a person's; return whether there was one."""
        return await self.write(partial(order.drop_mute, person=person, mute=mute))

    async def mutes_of(self, person: str) -> list[Mute]:
        """Return whom a person has muted, the newest first."""
        return await self.read(partial(order.mutes_of, person=person))

    async def add_ban(self, ban: Ban, note: Audited) -> None:
        """Keep a ban, instead of one of the same person or network."""
        await self.write(partial(order.add_ban, ban=ban, note=note))

    async def drop_ban(self, ban: str, note: Audited) -> bool:
        """Lift a ban; return whether there was one."""
        return await self.write(partial(order.drop_ban, ban=ban, note=note))

    async def bans(self) -> list[Ban]:
        """Return all bans, also those that are over, the newest first."""
        return await self.read(order.bans)

    async def note(self, note: Audited) -> None:
        """Note what an operator does."""
        await self.write(partial(order.add_audited, note=note))

    async def audit(self, limit: int) -> list[Audited]:
        """Return what operators did last, the newest first."""
        return await self.read(partial(order.audit, limit=limit))

    # ---- tokens

    async def add_token(
        self, person: str, label: str, token_hash: str, epoch: int = 0
    ) -> Token:
        """
        Keep a token of a person's, of which we know only the hash.

        It is good in the *epoch* in which whoever asks for it was known.

        Raises:
            Conflict: There is such a token already.
            Unknown: There is no such person, or they were forgotten or signed out
                everywhere since.
        """
        token = Token(
            id=new_id(),
            person=person,
            label=label,
            created=_now(),
            epoch=epoch,
        )
        job = partial(people.add_token, token=token, token_hash=token_hash)
        await self.write(job)
        return token

    async def person_by_token(self, token_hash: str) -> tuple[Person, str] | None:
        """Return for whom the token with that hash acts, and the token's id."""
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


def new_id(size: int = 9) -> str:
    """Return an id of *size* random bytes, which no command takes for an option."""
    found = secrets.token_urlsafe(size)
    return found if found[0] != "-" else new_id(size)


def _now() -> int:
    return time.time_ns() // 1_000_000
