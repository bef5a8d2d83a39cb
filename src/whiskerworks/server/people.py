"""
Who somebody is: a guest with a cookie, an account, or a program with a token.

A cookie names a person and is signed. It also bears a mark of their password: who
sets the password anew is signed out everywhere else.
"""

import hashlib
import time
from collections.abc import Callable
from typing import Final

import msgspec
from litestar.datastructures import Cookie

from whiskerworks.server.guard import bearer_of, cookie_of, too_fast
from whiskerworks.server.hall import Hall
from whiskerworks.server.limits import Buckets
from whiskerworks.server.names import check_password, clean_login, clean_name
from whiskerworks.server.passwords import Passwords
from whiskerworks.server.problems import Trouble
from whiskerworks.server.proxies import Caller, Headers
from whiskerworks.server.signing import COOKIE, YEAR, Signer, new_token, token_hash
from whiskerworks.server.store import Conflict, Person, Store, Token

KEY: Final = "signing-key"
"""The setting of the store that keeps the key all cookies are signed with."""
SIGN_INS: Final = 0.2
"""How often a second one address, and one login, may try passwords."""
TRIES: Final = 10.0
"""So many tries may come at once."""


async def signer_of(store: Store) -> Signer:
    """Return who signs for a store; its key is made when it is first needed."""
    key = await store.first_setting(KEY, Signer.new_key())
    return Signer(bytes.fromhex(key))


def mark_of(person: Person) -> str:
    """Return what of a person's password stands in their cookies."""
    secret = person.password_hash or ""
    return hashlib.sha256(secret.encode()).hexdigest()[:12]


class People:
    """Knows people by their cookies and tokens, and lets them in and out."""

    def __init__(
        self,
        hall: Hall,
        signer: Signer,
        passwords: Passwords,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """Let people into *hall*; how often they try is told by *seconds*, a clock."""
        self.store: Final = hall.store
        self.signer: Final = signer
        self._hall: Final = hall
        self._passwords: Final = passwords
        self._seconds: Final = seconds
        self._tries: Final = Buckets(SIGN_INS, TRIES / SIGN_INS)

    # ---- who it is

    async def caller(self, headers: Headers) -> Person | None:
        """
        Return who sends these headers; None for a stranger.

        Raises:
            Trouble: They show a token that is none.
        """
        token = bearer_of(headers)
        if token:
            found = await self.store.person_by_token(token_hash(token))
            if found is None:
                raise Trouble("who-are-you", "authorization")
            return found
        said = self.signer.read_cookie(cookie_of(headers))
        if said is None:
            return None
        person = await self.store.person(said[0])
        if person is None or person.forgotten or mark_of(person) != said[1]:
            return None
        return person

    async def identify(self, headers: Headers) -> str | None:
        """
        Return the id of who sends these headers; None for a stranger.

        Raises:
            Trouble: They show a token that is none.
        """
        person = await self.caller(headers)
        return None if person is None else person.id

    def cookie(self, person: Person) -> str:
        """Return the value of the cookie of *person*."""
        return self.signer.cookie(person.id, mark_of(person))

    # ---- guests

    async def welcome(self, name: str) -> Person:
        """
        Return a new guest.

        Raises:
            Trouble: Nobody may be called that.
        """
        return await self.store.add_person(clean_name(name))

    async def rename(self, person: Person, name: str) -> Person:
        """
        Call somebody otherwise.

        Raises:
            Trouble: Nobody may be called that.
        """
        name = clean_name(name)
        await self.store.rename(person.id, name)
        self._hall.rename(person.id, name)
        return msgspec.structs.replace(person, name=name)

    # ---- accounts

    async def make_account(self, person: Person, login: str, password: str) -> Person:
        """
        Turn a guest into an account.

        Raises:
            Trouble: They have one, the login is taken, or one of both is no good.
        """
        login = clean_login(login)
        check_password(password)
        if person.login is not None:
            raise Trouble("has-account")
        return await self._keep(person, login, password)

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        """
        Set the password anew, which signs out everywhere else.

        Raises:
            Trouble: There is no account, the old one is wrong or the new no good.
        """
        check_password(new)
        await self._prove(person, old)
        assert person.login is not None
        return await self._keep(person, person.login, new)

    async def sign_in(self, login: str, password: str, caller: Caller) -> Person:
        """
        Return the account with that login and password.

        Raises:
            Trouble: There is none, or it was tried too often.
        """
        self._count(f"from {caller.address}")
        self._count(f"to {login.casefold()[:100]}")
        person = await self.store.by_login(login)
        hashed = None if person is None else person.password_hash
        fits = await self._passwords.fits(hashed, password)
        if person is None or not fits:
            raise Trouble("wrong-password")
        return person

    async def forget(self, person: Person, password: str) -> None:
        """
        Forget somebody; the games of others stay, with nobody's name in them.

        Raises:
            Trouble: They have an account, and this is not its password.
        """
        if person.login is not None:
            await self._prove(person, password)
        await self.store.forget(person.id)
        self._hall.rename(person.id, "")

    async def _prove(self, person: Person, password: str) -> None:
        if person.login is None:
            raise Trouble("no-account")
        self._count(f"to {person.login}")
        if not await self._passwords.fits(person.password_hash, password):
            raise Trouble("wrong-password", "password")

    async def _keep(self, person: Person, login: str, password: str) -> Person:
        hashed = await self._passwords.hash(password)
        try:
            await self.store.set_login(person.id, login, hashed)
        except Conflict:
            raise Trouble("login-taken", "login") from None
        kept = await self.store.person(person.id)
        assert kept is not None
        return kept

    def _count(self, name: str) -> None:
        wait = self._tries.take(name, self._seconds())
        if wait:
            raise too_fast(wait)

    # ---- programs

    async def add_token(self, person: Person, label: str) -> tuple[Token, str]:
        """
        Return a new token with its secret, which is never shown again.

        Raises:
            Trouble: The label is no good.
        """
        secret = new_token()
        label = clean_name(label)
        return await self.store.add_token(person.id, label, token_hash(secret)), secret

    async def drop_token(self, person: Person, token: str) -> None:
        """
        Take a token back.

        Raises:
            Trouble: They have none of that id.
        """
        if token not in [one.id for one in await self.store.tokens_of(person.id)]:
            raise Trouble("no-such-token", "token")
        await self.store.drop_token(token)


def cookie_for(value: str, prefix: str, caller: Caller) -> Cookie:
    """Return the cookie that says who somebody is; nothing in it: forget it."""
    return Cookie(
        COOKIE,
        value=value,
        path=prefix or "/",
        max_age=YEAR if value else 0,
        httponly=True,
        samesite="lax",
        secure=caller.secure,
    )
