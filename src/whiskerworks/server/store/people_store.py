"""
The part of the store that keeps people, their sessions and tokens, mutes and bans.

Every request and every socket asks who somebody is. To ask the database takes as long
as ten moves do, and the answer hardly ever changes. What this server changes itself is
looked up anew at once; what another changes, soon.
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
"""So long something is remembered."""
MAX_CACHED_ENTRIES: Final = 10_000
"""So many people, and so many sessions, are."""


class Cache(Generic[T]):
    """Remembers by their ids what was looked up, for a while."""

    def __init__(
        self, seconds: float = CACHE_TTL_SECONDS, most: int = MAX_CACHED_ENTRIES
    ) -> None:
        self.changes = 0
        """How often something has changed: what was asked before may be outdated."""
        self._seconds: Final = seconds
        self._most: Final = most
        self._found: Final[dict[str, tuple[float, T]]] = {}

    def find(self, name: str) -> T | None:
        """Return what has that id, if it was looked up lately."""
        found = self._found.get(name)
        if found is None or found[0] < time.monotonic():
            return None
        return found[1]

    def keep(self, name: str, value: T, changes: int) -> None:
        """Remember what was looked up when there had been so many *changes*."""
        if changes != self.changes:
            return
        self._found.pop(name, None)
        self._found[name] = (time.monotonic() + self._seconds, value)
        if len(self._found) > self._most:
            del self._found[next(iter(self._found))]

    def forget(self, name: str) -> None:
        """Have looked up anew what has changed."""
        self.changes += 1
        self._found.pop(name, None)


class PeopleStore(Database):
    """
    Whoever plays, signs in, mutes or is banned.

    Every coroutine here may raise `errors.Failed` if the database does not answer;
    only what else may be raised is named below.
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
        found = self._people.find(person)
        if found is None:
            changes = self._people.changes
            found = await self.read(partial(people.find, person=person))
            if found is not None:
                self._people.keep(person, found, changes)
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
            self._people.forget(person)

    async def note_seen(self, ids: Collection[str], now: int) -> None:
        """Note that people are here."""
        try:
            await self.write(partial(people.note_seen, people=ids, now=now))
        finally:
            for one in ids:
                self._people.forget(one)

    async def search_people(self, text: str, limit: int) -> list[Person]:
        """Return people whose id, name or login holds *text*, the newest first."""
        return await self.read(partial(people.search, text=text, limit=limit))

    async def delete_guests(self, ids: list[str], before: int) -> list[str]:
        """Delete guests of *ids* who are still gone; return who they were."""
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
        return await self.write(partial(moderation.add_mute, mute=mute))

    async def drop_mute(self, person: str, mute: str) -> bool:
        """Remove a mute of a person's; return whether there was one."""
        return await self.write(partial(moderation.drop_mute, person=person, mute=mute))

    async def mutes_of(self, person: str) -> list[Mute]:
        """Return whom a person has muted, the newest first."""
        return await self.read(partial(moderation.mutes_of, person=person))

    async def add_ban(self, ban: Ban, note: AuditEntry) -> None:
        """Keep a ban, instead of one of the same person or network."""
        await self.write(partial(moderation.add_ban, ban=ban, note=note))

    async def drop_ban(self, ban: str, note: AuditEntry) -> bool:
        """Lift a ban; return whether there was one."""
        return await self.write(partial(moderation.drop_ban, ban=ban, note=note))

    async def bans(self) -> list[Ban]:
        """Return all bans, also those that are over, the newest first."""
        return await self.read(moderation.bans)

    async def note(self, note: AuditEntry) -> None:
        """Note what an operator does."""
        await self.write(partial(moderation.add_audited, note=note))

    async def audit(self, limit: int) -> list[AuditEntry]:
        """Return what operators did last, the newest first."""
        return await self.read(partial(moderation.audit, limit=limit))

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


def new_id(size: int = 9) -> str:
    """Return an id of *size* random bytes, which no command takes for an option."""
    found = secrets.token_urlsafe(size)
    return found if found[0] != "-" else new_id(size)


def _now() -> int:
    return time.time_ns() // 1_000_000
