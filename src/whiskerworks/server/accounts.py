"""
Who somebody is: a guest with a cookie, an account, or a program with a token.

A cookie names a session and is signed. A session is good until it expires, is signed
out, or its person's epoch is over: that ends when they set their password anew, sign
out everywhere else or are forgotten, and with it all their sessions, tokens and
sockets, but for those of the browser that asked for it.
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
from whiskerworks.server.cpu_budget import bill
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
from whiskerworks.server.problems import ProblemError, too_many
from whiskerworks.server.rate_limits import Buckets
from whiskerworks.server.request_origin import Caller, Headers
from whiskerworks.server.signing import COOKIE, KNOWN, Signer, new_token, token_hash
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

KEY: Final = "signing-key"
"""The setting of the store that keeps the key all cookies are signed with."""
HOUR: Final = 3600.0
"""Seconds."""
DAY_MILLISECONDS: Final = 24 * 60 * 60 * 1000
TOUCH_MILLISECONDS: Final = 60 * 60 * 1000
"""So long a session is used before that is noted again."""
COOKIE_SECONDS: Final = 400 * 24 * 60 * 60
"""How long browsers keep the cookie: the longest they do. The server knows better."""

log = structlog.get_logger("whiskerworks.server")


async def signer_of(store: Store) -> Signer:
    """Return who signs for a store; its key is made when it is first needed."""
    key = await store.first_setting(KEY, Signer.new_key())
    return Signer(bytes.fromhex(key))


class Identity(NamedTuple):
    """Who somebody is, and what shows it."""

    person: Person
    session: Session | None
    """None for a program with a token."""
    token: str = ""
    """The id of that token."""


class Accounts:
    """Knows people by their cookies and tokens, and lets them in and out."""

    def __init__(
        self,
        registry: TableRegistry,
        signer: Signer,
        passwords: Passwords,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """Let people into *hall*; how often they try is told by *seconds*, a clock."""
        self.store: Final = registry.store
        self.signer: Final = signer
        self._registry: Final = registry
        self._passwords: Final = passwords
        self._seconds: Final = seconds
        self._tries: Final = LoginLimits(registry.settings, seconds)
        most = registry.settings.max_guests_per_hour
        self._guests: Final = Buckets(most / HOUR, HOUR)
        self._endings = 0
        """How often a session or token has ended: who was known before may not be."""

    # ---- who it is

    async def identity(self, headers: Headers) -> Identity | None:
        """
        Return who sends these headers; None for a stranger.

        Raises:
            ProblemError: They show a token that is none, or they are banned.
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
        Note once a day that *person* is here.

        Raises:
            ProblemError: They are banned, or have used up their share of the processor.
        """
        self._registry.bans.check_person(person.id)
        bill(person.id)
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
        """Note now and then that a session is used, which lets it last."""
        now = self._registry.clock.now()
        if now - session.seen < TOUCH_MILLISECONDS:
            return
        try:
            await self.store.touch_sessions([session.id], now, now + self._lifetime)
        except StoreError as problem:
            log.error("a session was not noted", problem=str(problem))

    async def is_signed_in(self, headers: Headers) -> bool:
        """Tell whether a cookie among these headers names a session that is good."""
        return await self._by_cookie(headers) is not None

    async def caller(self, headers: Headers) -> Person | None:
        """
        Return who sends these headers; None for a stranger.

        Raises:
            ProblemError: They show a token that is none, or they are banned.
        """
        found = await self.identity(headers)
        return None if found is None else found.person

    async def identify(self, headers: Headers) -> Credential | None:
        """
        Return who opens a socket with these headers; None for a stranger.

        Raises:
            ProblemError: They show a token that is none.
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
        Let a browser be *person* from now on; return its cookie.

        If it has been before, the new session replaces the one it had.
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
        """Return where somebody is signed in, the last used first."""
        return await self.store.sessions_of(person.id, self._registry.clock.now())

    async def drop_session(self, person: Person, session: str) -> None:
        """
        Sign somebody out in one browser, and close what it has open.

        Raises:
            ProblemError: They have no session of that id.
        """
        if not await self.store.drop_session(person.id, session):
            raise ProblemError("no-such-session", "session")
        self._end(person, session)

    async def sign_out(self, headers: Headers) -> None:
        """End the session that a cookie names, if it is one."""
        found = await self._by_cookie(headers)
        if found is not None and found.session is not None:
            await self.store.drop_session(found.person.id, found.session.id)
            self._end(found.person, found.session.id)

    async def sign_out_elsewhere(
        self, person: Person, headers: Headers, caller: Caller
    ) -> str:
        """
        End all other sessions, tokens and sockets; return the cookie of a new session.

        A program that asks for it by a token has none: nothing is returned.
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
        End all that somebody has but what this browser has; return its new cookie.

        A cookie may have been stolen: what somebody opened with a copy of it from
        another address does end.
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
        """Close what somebody has open; see `OpenConnections.sign_out`."""
        self._endings += 1
        self._registry.open_connections.sign_out(person.id, credential, but)

    async def cookies(
        self, person: Person, value: str, prefix: str, caller: Caller
    ) -> list[Cookie]:
        """
        Return the cookies of a browser in which *person* is signed in by *value*.

        That of an account says after signing out, too, that the browser was theirs.
        """
        both = [cookie_for(value, prefix, caller)]
        kept = await self.store.person(person.id)
        if kept is not None and kept.login is not None:
            known = self.signer.known(kept.id, kept.epoch)
            both.append(cookie_for(known, prefix, caller, KNOWN))
        return both

    # ---- guests

    async def welcome(self, name: str, caller: Caller) -> Person:
        """
        Return a new guest.

        Raises:
            ProblemError: Nobody may be called that, or too many came from one address.
        """
        name = clean_name(name)
        if self._registry.settings.max_guests_per_hour:
            wait = self._guests.take(caller.address, self._seconds())
            if wait:
                raise too_many("too-many-guests", wait)
        with _names_told():
            return await self.store.add_person(name, reserved_keys(name))

    async def rename(self, person: Person, name: str) -> Person:
        """
        Call somebody otherwise.

        Raises:
            ProblemError: Nobody may be called that.
        """
        name = clean_name(name)
        with _names_told():
            await self.store.rename(person.id, name, reserved_keys(name))
        self._registry.person_cache.rename(person.id, name)
        return msgspec.structs.replace(person, name=name)

    # ---- accounts

    async def make_account(
        self, person: Person, login: str, password: str, caller: Caller
    ) -> Person:
        """
        Turn a guest into an account.

        Whoever asks learns whether a login is taken. So asking is as slow as guessing
        a password, and few are told.

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
        with _names_told():
            keys = reserved_keys(person.name)
            await self.store.set_login(person.id, login, password_hash, keys)

    async def change_password(
        self, person: Person, old: str, new: str, headers: Headers, caller: Caller
    ) -> str:
        """
        Set the password anew, which signs out everywhere else; return the new cookie.

        Raises:
            ProblemError: There is no account, the old one is wrong or the new no good.
        """
        check_password(new)
        await self._prove(person, old, caller)
        hashed = await self._passwords.hash(new, caller.address)
        return await self._begin_epoch(person, headers, caller, hashed)

    async def sign_in(
        self, login: str, password: str, headers: Headers, caller: Caller
    ) -> Person:
        """
        Return the account with that login and password.

        Raises:
            ProblemError: There is none, it was tried too often, or they are banned.
        """
        person = await self.store.by_login(login)
        known = cookie_of(headers, KNOWN)
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
        Forget somebody; the games of others stay, with nobody's name in them.

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
        Return a new token with its secret, which is never shown again.

        Raises:
            ProblemError: The label is no good.
        """
        secret, label = new_token(), clean_label(label)
        hashed = token_hash(secret)
        try:
            token = await self.store.add_token(person.id, label, hashed, person.epoch)
        except Unknown:  # signed out everywhere in this moment
            raise ProblemError("who-are-you") from None
        return token, secret

    async def drop_token(self, person: Person, token: str) -> None:
        """
        Take a token back.

        Raises:
            ProblemError: They have none of that id.
        """
        if token not in [one.id for one in await self.store.tokens_of(person.id)]:
            raise ProblemError("no-such-token", "token")
        await self.store.drop_token(token)
        self._end(person, token)


@contextmanager
def _names_told() -> Iterator[None]:
    """
    Say plainly that a name is reserved.

    Raises:
        ProblemError: Whenever a `NameTaken` comes through.
    """
    try:
        yield
    except NameTaken:
        raise ProblemError("name-taken", "name") from None


def cookie_for(value: str, prefix: str, caller: Caller, name: str = COOKIE) -> Cookie:
    """Return the cookie that says who somebody is; nothing in it: forget it."""
    return Cookie(
        name,
        value=value,
        path=prefix or "/",
        max_age=COOKIE_SECONDS if value else 0,
        httponly=True,
        samesite="lax",
        secure=caller.secure,
    )
