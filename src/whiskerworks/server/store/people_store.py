"""
The part of the store for people, their sessions and tokens, mutes and bans.

Every request and every socket asks who somebody is. A database query takes as long as
ten moves, and the answer rarely changes, so it is cached. Changes by this server take
effect immediately; those of other processes, soon.
"""

import secrets
import time
from collections.abc import Callable, Collection
from functools import partial
from typing import Final, Generic, TypeVar

from sqlalchemy import URL

from whiskerworks.server.store.database import Database
from whiskerworks.server.store.executors import (
    Job,
    ReadExecutor,
    WriteExecutor,
)
from whiskerworks.server.store.lock import StoreLock
from whiskerworks.server.store.queries import moderation, people, sessions, settings
from whiskerworks.server.store.rows import (
    AuditEntry,
    Ban,
    Mute,
    Person,
    Session,
    Token,
)

T = TypeVar("T")


CACHE_TTL_SECONDS: Final = 30.0
"""Seconds for which lookups are cached."""
MAX_CACHED_ENTRIES: Final = 10_000
"""Maximum cached people, and maximum cached sessions."""


class Cache(Generic[T]):
    """Cache lookups by id for a while."""

    def __init__(
        self, seconds: float = CACHE_TTL_SECONDS, most: int = MAX_CACHED_ENTRIES
    ) -> None:
        self.changes = 0
        """The number of changes so far: results of earlier queries may be outdated."""
        self._seconds: Final = seconds
        self._most: Final = most
        self._found: Final[dict[str, tuple[float, T]]] = {}

    def find(self, name: str) -> T | None:
        """Return the cached entry for an id, if it is recent."""
        found = self._found.get(name)
        if found is None or found[0] < time.monotonic():
            return None
        return found[1]

    def keep(self, name: str, value: T, changes: int) -> None:
        """Cache the result of a query that began when *changes* had this value."""
        if changes != self.changes:
            return
        self._found.pop(name, None)
        self._found[name] = (time.monotonic() + self._seconds, value)
        if len(self._found) > self._most:
            del self._found[next(iter(self._found))]

    def forget(self, name: str) -> None:
        """Drop an entry that has changed."""
        self.changes += 1
        self._found.pop(name, None)


class PeopleStore(Database):
    """
    Store people, sessions, tokens, mutes, bans and the audit log.

    Every coroutine may raise `errors.Failed` if the database does not answer; only
    other errors are listed below.
    """

    def __init__(
        self,
        url: URL,
        reader: ReadExecutor,
        executor: WriteExecutor,
        lock: StoreLock | None,
        seconds: Callable[[], float],
    ) -> None:
        """See `Database`."""
        super().__init__(url, reader, executor, lock, seconds)
        self._people: Final = Cache[Person]()
        self._sessions: Final = Cache[Session]()

    # ---- people

    async def add_person(self, name: str, keys: Collection[str] = ()) -> Person:
        """
        Return a new guest; *keys* are those of their name.

        Raises:
            NameTaken: An account has reserved the name.
        """
        now = _now()
        person = Person(id=new_id(12), name=name, created=now, seen=now)
        await self.write(partial(people.add, person=person, keys=keys))
        return person

    async def person(self, person: str) -> Person | None:
        """Return the person with this id, at most some seconds old."""
        found = self._people.find(person)
        if found is None:
            changes = self._people.changes
            found = await self.read(partial(people.find, person=person))
            if found is not None:
                self._people.keep(person, found, changes)
        return found

    async def by_login(self, login: str) -> Person | None:
        """Return the person with this login, in any case."""
        return await self.read(partial(people.find_login, login=login))

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        """Return the names of *people*, except those who were erased."""
        return await self.read(partial(people.names, people=ids)) if ids else {}

    async def rename(self, person: str, name: str, keys: Collection[str] = ()) -> None:
        """
        Change a person's name; *keys* are those of the name.

        Raises:
            NameTaken: Another account has reserved it.
            Unknown: The person does not exist or was erased.
        """
        job = partial(people.rename, person=person, name=name, keys=keys)
        await self._change(person, job)

    async def set_login(
        self, person: str, login: str, password_hash: str, keys: Collection[str] = ()
    ) -> None:
        """
        Give a person an account, and reserve their name by its *keys*.

        Raises:
            Conflict: Another account has this login.
            NameTaken: Another account has reserved the name.
            Unknown: The person does not exist or was erased.
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
        """Reserve the names of all accounts, unless done for this *version*."""
        if (
            await self.read(partial(settings.find, name=people.KEYS_VERSION_SETTING))
            == version
        ):
            return
        found = await self.read(people.accounts)
        keys = [(person, keys_of(name)) for person, name in found]
        await self.write(partial(people.reserve_all, keys=keys, version=version))

    async def set_hook(self, person: str, url: str | None, kind: str | None) -> None:
        """
        Set a person's web hook; None removes it.

        Raises:
            Unknown: The person does not exist or was erased.
        """
        job = partial(people.change, person=person, hook_url=url, hook_kind=kind)
        await self._change(person, job)

    async def forget(self, person: str) -> None:
        """
        Erase everything that identifies a person; the id and the games stay.

        Raises:
            Unknown: The person does not exist.
        """
        job = partial(people.forget, person=person, now=_now())
        await self._change(person, job)

    async def _change(self, person: str, job: Job[None]) -> None:
        """Run a *job* that changes a person, and drop them from the cache."""
        try:
            await self.write(job)
        finally:
            self._people.forget(person)

    async def note_seen(self, ids: Collection[str], now: int) -> None:
        """Note that people are here."""
        try:
            await self.write(partial(people.note_seen, people=ids, now=now))
        finally:
            for one in ids:
                self._people.forget(one)

    async def search_people(self, text: str, limit: int) -> list[Person]:
        """Return people whose id, name or login contains *text*, newest first."""
        return await self.read(partial(people.search, text=text, limit=limit))

    async def delete_guests(self, ids: list[str], before: int) -> list[str]:
        """Delete guests of *ids* who are still inactive; return their ids."""
        job = partial(people.delete_guests, people=ids, before=before)
        gone = await self.write(job)
        for person in gone:
            self._people.forget(person)
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
        """Return the session with this id, at most some seconds old."""
        found = self._sessions.find(session)
        if found is None:
            changes = self._sessions.changes
            found = await self.read(partial(sessions.find, session=session))
            if found is not None:
                self._sessions.keep(session, found, changes)
        return found

    async def sessions_of(self, person: str, now: int) -> list[Session]:
        """Return a person's sessions that are valid at *now*."""
        return await self.read(partial(sessions.of_person, person=person, now=now))

    async def touch_sessions(
        self, used: Collection[str], seen: int, expires: int
    ) -> None:
        """Note that sessions were used, and set their new end."""
        job = partial(sessions.touch, sessions=used, seen=seen, expires=expires)
        try:
            await self.write(job)
        finally:
            for one in used:
                self._sessions.forget(one)

    async def drop_session(self, person: str, session: str) -> bool:
        """End a session of a person; return whether it existed."""
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
        Void all sessions and tokens of a person, and begin a *first* one.

        *password_hash* sets a new password.

        Raises:
            Unknown: The person does not exist or was erased.
        """
        job = partial(
            sessions.begin_epoch,
            person=person,
            first=first,
            password_hash=password_hash,
        )
        await self._change(person, job)

    # ---- moderation

    async def add_mute(self, person: str, muted: str) -> Mute:
        """Note that *person* mutes *muted*; return the stored mute."""
        mute = Mute(id=new_id(), person=person, muted=muted, created=_now())
        return await self.write(partial(moderation.add_mute, mute=mute))

    async def drop_mute(self, person: str, mute: str) -> bool:
        """Remove a person's mute; return whether it existed."""
        return await self.write(partial(moderation.drop_mute, person=person, mute=mute))

    async def mutes_of(self, person: str) -> list[Mute]:
        """Return the mutes of a person, newest first."""
        return await self.read(partial(moderation.mutes_of, person=person))

    async def add_ban(self, ban: Ban, note: AuditEntry) -> None:
        """Add a ban, replacing one of the same person or network."""
        await self.write(partial(moderation.add_ban, ban=ban, note=note))

    async def drop_ban(self, ban: str, note: AuditEntry) -> bool:
        """Lift a ban; return whether it existed."""
        return await self.write(partial(moderation.drop_ban, ban=ban, note=note))

    async def bans(self) -> list[Ban]:
        """Return all bans, including expired ones, newest first."""
        return await self.read(moderation.bans)

    async def note(self, note: AuditEntry) -> None:
        """Record an act of an operator."""
        await self.write(partial(moderation.add_audited, note=note))

    async def audit(self, limit: int) -> list[AuditEntry]:
        """Return the operators' latest acts."""
        return await self.read(partial(moderation.audit, limit=limit))

    # ---- tokens

    async def add_token(
        self, person: str, label: str, token_hash: str, epoch: int = 0
    ) -> Token:
        """
        Store the hash of a person's new token.

        The token is valid in *epoch*, the epoch of the session that asks for it.

        Raises:
            Conflict: The token already exists.
            Unknown: The person does not exist, was erased, or has signed out everywhere
                since.
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
        """Return the person of the token with this hash, and the token's id."""
        return await self.read(partial(people.find_token, token_hash=token_hash))

    async def tokens_of(self, person: str) -> list[Token]:
        """Return a person's tokens, newest first."""
        return await self.read(partial(people.tokens_of, person=person))

    async def drop_token(self, token_id: str) -> bool:
        """Remove a token; return whether it existed."""
        return await self.write(partial(people.drop_token, token_id=token_id))


def new_id(size: int = 9) -> str:
    """Return an id of *size* random bytes that no command mistakes for an option."""
    found = secrets.token_urlsafe(size)
    return found if found[0] != "-" else new_id(size)


def _now() -> int:
    return time.time_ns() // 1_000_000
