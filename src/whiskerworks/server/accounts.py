"""
Identify people: guests with a cookie, accounts, programs with a token.

A cookie names a session and is signed. A session is valid until it expires, is signed
out, or its person's epoch ends. An epoch ends when the person sets a new password,
signs out everywhere else or is forgotten. All their sessions, tokens and sockets end
with it, except those of the browser that asked for it.
"""

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final, NamedTuple

import msgspec
import structlog
from litestar.datastructures import Cookie

from whiskerworks.server.browsers import browser_of
from whiskerworks.server.cpu_budget import bill_person
from whiskerworks.server.guard import bearer_of, cookie_of
from whiskerworks.server.login_limits import LoginLimits
from whiskerworks.server.name_rules import (
    check_password,
    clean_label,
    clean_login,
    clean_name,
    reserved_keys,
)
from whiskerworks.server.passwords import Passwords
from whiskerworks.server.problems import ProblemError, too_many_problem
from whiskerworks.server.rate_limits import Buckets
from whiskerworks.server.request_origin import Caller, Headers
from whiskerworks.server.signing import (
    KNOWN_BROWSER_COOKIE,
    SESSION_COOKIE,
    Signer,
    new_token,
    token_hash,
)
from whiskerworks.server.socket_connection import Credential
from whiskerworks.server.store import (
    Conflict,
    NameTaken,
    Person,
    Session,
    Store,
    StoreError,
    Token,
    Unknown,
)
from whiskerworks.server.table_registry import TableRegistry

SIGNING_KEY_SETTING: Final = "signing-key"
"""Name of the store setting that holds the key for signing cookies."""
HOUR_SECONDS: Final = 3600.0
"""Seconds."""
DAY_MILLISECONDS: Final = 24 * 60 * 60 * 1000
TOUCH_INTERVAL_MILLISECONDS: Final = 60 * 60 * 1000
"""Minimum time between two notes that a session is in use."""
COOKIE_SECONDS: Final = 400 * 24 * 60 * 60
"""How long browsers keep the cookie: their maximum. The server decides anyway."""

log = structlog.get_logger("whiskerworks.server")


async def load_signer(store: Store) -> Signer:
    """Return the signer of a store, creating its key when first needed."""
    key = await store.first_setting(SIGNING_KEY_SETTING, Signer.new_key())
    return Signer(bytes.fromhex(key))


class Identity(NamedTuple):
    """A person, and how they were identified."""

    person: Person
    session: Session | None
    """None for a program with a token."""
    token: str = ""
    """The id of the token, for a program."""


class Accounts:
    """Identify people by cookies and tokens, and sign them in and out."""

    def __init__(
        self,
        registry: TableRegistry,
        signer: Signer,
        passwords: Passwords,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """Admit people to *registry*, limiting sign-ins by the clock *seconds*."""
        self.store: Final = registry.store
        self.signer: Final = signer
        self._registry: Final = registry
        self._passwords: Final = passwords
        self._seconds: Final = seconds
        self._tries: Final = LoginLimits(registry.settings, seconds)
        most = registry.settings.max_guests_per_hour
        self._guests: Final = Buckets(most / HOUR_SECONDS, HOUR_SECONDS)
        self._endings = 0
        """Counts ended sessions and tokens: earlier identifications may be invalid."""

    # ---- identification

    async def identity(self, headers: Headers) -> Identity | None:
        """
        Return the identity that these headers prove; None for a stranger.

        Raises:
            ProblemError: The token is invalid, or the person is banned.
        """
        while True:
            endings = self._endings
            token = bearer_of(headers)
            found = await (self._by_token(token) if token else self._by_cookie(headers))
            if endings == self._endings:
                break
        if found is not None:
            await self._admit(found.person)
        return found

    async def _admit(self, person: Person) -> None:
        """
        Let *person* in, and note their visit once a day.

        Raises:
            ProblemError: They are banned, or have used up their processor time.
        """
        self._registry.bans.check_person(person.id)
        bill_person(person.id)
        now = self._registry.clock.now()
        if now - person.seen > DAY_MILLISECONDS:
            with suppress(StoreError):
                await self.store.note_seen([person.id], now)

    async def _by_token(self, token: str) -> Identity:
        found = await self.store.person_by_token(token_hash(token))
        if found is None:
            raise ProblemError("who-are-you", "authorization")
        return Identity(found[0], None, found[1])

    async def _by_cookie(self, headers: Headers) -> Identity | None:
        named = self.signer.read_cookie(cookie_of(headers))
        session = None if named is None else await self.store.session(named)
        if session is None or session.expires <= self._registry.clock.now():
            return None
        person = await self.store.person(session.person)
        if person is None or person.forgotten or person.epoch != session.epoch:
            return None
        await self._touch(session)
        return Identity(person, session)

    async def _touch(self, session: Session) -> None:
        """Note from time to time that a session is in use, which extends it."""
        now = self._registry.clock.now()
        if now - session.seen < TOUCH_INTERVAL_MILLISECONDS:
            return
        try:
            await self.store.touch_sessions([session.id], now, now + self._lifetime)
        except StoreError as problem:
            log.error("a session was not noted", problem=str(problem))

    async def is_signed_in(self, headers: Headers) -> bool:
        """Whether these headers have the cookie of a valid session."""
        return await self._by_cookie(headers) is not None

    async def caller(self, headers: Headers) -> Person | None:
        """
        Return the person who sends these headers; None for a stranger.

        Raises:
            ProblemError: The token is invalid, or the person is banned.
        """
        found = await self.identity(headers)
        return None if found is None else found.person

    async def identify(self, headers: Headers) -> Credential | None:
        """
        Return who opens a socket with these headers; None for a stranger.

        Raises:
            ProblemError: The token is invalid.
        """
        found = await self.identity(headers)
        if found is None:
            return None
        shown = found.token if found.session is None else found.session.id
        return Credential(found.person.id, shown)

    # ---- sessions

    async def begin_session(
        self, person: Person, headers: Headers, caller: Caller
    ) -> str:
        """
        Sign *person* in to a browser; return its cookie.

        If the browser was signed in already, the new session replaces the old one.
        """
        session = self._new_session(person, headers, caller)
        before = await self._by_cookie(headers)
        old = before.session if before and before.person.id == person.id else None
        await self.store.add_session(session, "" if old is None else old.id)
        if old is not None:
            self._registry.open_connections.replace(person.id, old.id, session.id)
        return self.signer.cookie(session.id)

    def _new_session(self, person: Person, headers: Headers, caller: Caller) -> Session:
        now, browser = self._registry.clock.now(), browser_of(headers, caller)
        return Session(
            id=secrets.token_urlsafe(12),
            person=person.id,
            epoch=person.epoch,
            created=now,
            seen=now,
            expires=now + self._lifetime,
            browser=browser.browser,
            system=browser.system,
            address=browser.address,
        )

    @property
    def _lifetime(self) -> int:
        return self._registry.settings.session_days * DAY_MILLISECONDS

    async def sessions(self, person: Person) -> list[Session]:
        """Return a person's sessions, most recently used first."""
        return await self.store.sessions_of(person.id, self._registry.clock.now())

    async def drop_session(self, person: Person, session: str) -> None:
        """
        End one session of a person, and close its connections.

        Raises:
            ProblemError: The person has no session with this id.
        """
        if not await self.store.drop_session(person.id, session):
            raise ProblemError("no-such-session", "session")
        self._end(person, session)

    async def sign_out(self, headers: Headers) -> None:
        """End the session that the cookie names, if it names one."""
        found = await self._by_cookie(headers)
        if found is not None and found.session is not None:
            await self.store.drop_session(found.person.id, found.session.id)
            self._end(found.person, found.session.id)

    async def sign_out_elsewhere(
        self, person: Person, headers: Headers, caller: Caller
    ) -> str:
        """
        End all other sessions, tokens and sockets; return a new session's cookie.

        A program that asks by its token gets no cookie: the result is empty.
        """
        if bearer_of(headers):
            await self.store.begin_epoch(person.id)
            self._end(person)
            return ""
        return await self._begin_epoch(person, headers, caller)

    async def _begin_epoch(
        self,
        person: Person,
        headers: Headers,
        caller: Caller,
        password_hash: str | None = None,
    ) -> str:
        """
        End everything of a person except in this browser; return its new cookie.

        The cookie may have been stolen, so connections that were opened with it from
        another address do end.
        """
        session = self._new_session(person, headers, caller)
        before = None if bearer_of(headers) else await self._by_cookie(headers)
        await self.store.begin_epoch(person.id, session, password_hash)
        if before is not None and before.session is not None:
            self._registry.open_connections.replace(
                person.id, before.session.id, session.id, caller.address
            )
        self._end(person, but=session.id)
        return self.signer.cookie(session.id)

    def _end(self, person: Person, credential: str = "", but: str = "") -> None:
        """Close a person's connections; see `OpenConnections.sign_out`."""
        self._endings += 1
        self._registry.open_connections.sign_out(person.id, credential, but)

    async def cookies(
        self, person: Person, value: str, prefix: str, caller: Caller
    ) -> list[Cookie]:
        """
        Return the cookies of a browser in which *person* is signed in by *value*.

        For an account, one of them recognises the browser even after signing out.
        """
        both = [session_cookie(value, prefix, caller)]
        kept = await self.store.person(person.id)
        if kept is not None and kept.login is not None:
            known = self.signer.known(kept.id, kept.epoch)
            both.append(session_cookie(known, prefix, caller, KNOWN_BROWSER_COOKIE))
        return both

    # ---- guests

    async def welcome(self, name: str, caller: Caller) -> Person:
        """
        Return a new guest.

        Raises:
            ProblemError: The name is not allowed, or too many guests came from one
                address.
        """
        name = clean_name(name)
        if self._registry.settings.max_guests_per_hour:
            wait = self._guests.take(caller.address, self._seconds())
            if wait:
                raise too_many_problem("too-many-guests", wait)
        with _reserved_name_as_problem():
            return await self.store.add_person(name, reserved_keys(name))

    async def rename(self, person: Person, name: str) -> Person:
        """
        Change a person's name.

        Raises:
            ProblemError: The name is not allowed.
        """
        name = clean_name(name)
        with _reserved_name_as_problem():
            await self.store.rename(person.id, name, reserved_keys(name))
        self._registry.person_cache.rename(person.id, name)
        return msgspec.structs.replace(person, name=name)

    # ---- accounts

    async def make_account(
        self, person: Person, login: str, password: str, caller: Caller
    ) -> Person:
        """
        Turn a guest into an account.

        The answer reveals whether a login is taken. So asking is as slow as guessing a
        password, and only a few answers are given.

        Raises:
            ProblemError: The person has an account already, the login is taken, the
                login or password is unacceptable, or too many attempts were made.
        """
        login = clean_login(login)
        check_password(password)
        if person.login is not None:
            raise ProblemError("has-account")
        counted = self._tries.new_login(caller.address, person.id)
        is_taken = False
        try:
            hashed = await self._passwords.hash(password, caller.address)
            await self._set_login(person, login, hashed)
        except Conflict:
            is_taken = True
            raise ProblemError("login-taken", "login") from None
        finally:
            if not is_taken:
                counted.put_back()
        kept = await self.store.person(person.id)
        assert kept is not None
        return kept

    async def _set_login(self, person: Person, login: str, password_hash: str) -> None:
        with _reserved_name_as_problem():
            keys = reserved_keys(person.name)
            await self.store.set_login(person.id, login, password_hash, keys)

    async def change_password(
        self, person: Person, old: str, new: str, headers: Headers, caller: Caller
    ) -> str:
        """
        Set a new password, sign out everywhere else, and return the new cookie.

        Raises:
            ProblemError: There is no account, the old password is wrong or the new one
                is unacceptable.
        """
        check_password(new)
        await self._prove(person, old, caller)
        hashed = await self._passwords.hash(new, caller.address)
        return await self._begin_epoch(person, headers, caller, hashed)

    async def sign_in(
        self, login: str, password: str, headers: Headers, caller: Caller
    ) -> Person:
        """
        Return the account with this login and password.

        Raises:
            ProblemError: The login or password is wrong, too many attempts were made,
                or the person is banned.
        """
        person = await self.store.by_login(login)
        known = cookie_of(headers, KNOWN_BROWSER_COOKIE)
        counted = None
        if person is not None and self.signer.is_known(known, person.id, person.epoch):
            self._tries.known_browser(person.id)
        else:
            counted = self._tries.sign_in(caller.address, login)
        hashed = None if person is None else person.password_hash
        fits = await self._passwords.fits(hashed, password, caller.address)
        if person is None or not fits:
            raise ProblemError("wrong-password")
        if counted is not None:
            counted.put_back()
        await self._admit(person)
        return person

    async def forget(self, person: Person, password: str, caller: Caller) -> None:
        """
        Erase a person; games of others stay, without the name.

        Raises:
            ProblemError: They have an account, and this is not its password.
        """
        if person.login is not None:
            await self._prove(person, password, caller)
        await self.store.forget(person.id)
        self._registry.person_cache.rename(person.id, "")
        self._end(person)

    async def _prove(self, person: Person, password: str, caller: Caller) -> None:
        if person.login is None:
            raise ProblemError("no-account")
        self._tries.own_password(person.id)
        hashed = person.password_hash
        if not await self._passwords.fits(hashed, password, caller.address):
            raise ProblemError("wrong-password", "password")

    # ---- programs

    async def add_token(self, person: Person, label: str) -> tuple[Token, str]:
        """
        Return a new token and its secret, which is never shown again.

        Raises:
            ProblemError: The label is not acceptable.
        """
        secret, label = new_token(), clean_label(label)
        hashed = token_hash(secret)
        try:
            token = await self.store.add_token(person.id, label, hashed, person.epoch)
        except Unknown:  # signed out everywhere at this very moment
            raise ProblemError("who-are-you") from None
        return token, secret

    async def drop_token(self, person: Person, token: str) -> None:
        """
        Revoke a token.

        Raises:
            ProblemError: The person has no token with this id.
        """
        if token not in [one.id for one in await self.store.tokens_of(person.id)]:
            raise ProblemError("no-such-token", "token")
        await self.store.drop_token(token)
        self._end(person, token)


@contextmanager
def _reserved_name_as_problem() -> Iterator[None]:
    """
    Turn a `NameTaken` into a problem that says the name is reserved.

    Raises:
        ProblemError: Whenever a `NameTaken` is raised inside.
    """
    try:
        yield
    except NameTaken:
        raise ProblemError("name-taken", "name") from None


def session_cookie(
    value: str, prefix: str, caller: Caller, name: str = SESSION_COOKIE
) -> Cookie:
    """Return the session cookie; an empty *value* deletes it."""
    return Cookie(
        name,
        value=value,
        path=prefix or "/",
        max_age=COOKIE_SECONDS if value else 0,
        httponly=True,
        samesite="lax",
        secure=caller.secure,
    )
