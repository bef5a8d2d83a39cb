"""
Who we are at a server: guests stay who they are from one visit to the next.

Their cookies are kept in a file of this user's, by server and by name, so that two
people with one computer are two people. Accounts show a token, which is kept nowhere.
"""

import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.terminal.remote import server_json
from whiskerworks.terminal.remote.address import TableAddress
from whiskerworks.terminal.remote.rest_client import (
    NO_CREDENTIALS,
    Credentials,
    Profile,
    RequestRefused,
    RestClient,
)

HTTP_UNAUTHORIZED: Final = 401


class NameRequired(WhiskerworksError):
    """Nobody has said yet what to call them at a server."""

    def __init__(self, host: str) -> None:
        super().__init__(
            f"{host} does not know you yet: say your name, as in --name Ada", host
        )


class BadToken(WhiskerworksError):
    """A server does not know a token."""

    def __init__(self, host: str) -> None:
        super().__init__(f"{host} does not know this token", host)


class BadIdentityFile(WhiskerworksError):
    """The file of identities cannot be read."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(
            f"{path}: {problem}; move it away to be a new guest everywhere",
            path,
            problem,
        )


class ServerGuests(msgspec.Struct):
    """Who was a guest at one server."""

    last: str = ""
    """The name that was used last."""
    cookies: dict[str, str] = {}
    """By name."""


@dataclass(frozen=True)
class Identity:
    """Somebody at a server."""

    name: str
    """What others call them; nothing for a stranger."""
    credentials: Credentials


ANONYMOUS: Final = Identity("", NO_CREDENTIALS)


def identity_file_path(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the file in which identities are kept."""
    state = environment.get("XDG_STATE_HOME", "")
    folder = Path(state) if Path(state).is_absolute() else Path.home() / ".local/state"
    return folder / "whiskerworks" / "servers.json"


class IdentityFile:
    """The file of identities."""

    def __init__(self, path: Path | None = None) -> None:
        self.path: Final = identity_file_path() if path is None else path

    def read(self) -> dict[str, ServerGuests]:
        """
        Return who was a guest where, by server.

        Raises:
            BadKeep: The file is there, and not as we write it.
            OSError: It cannot be read.
        """
        try:
            text = self.path.read_bytes()
        except FileNotFoundError:
            return {}
        try:
            return msgspec.json.decode(text, type=dict[str, ServerGuests])
        except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
            raise BadIdentityFile(str(self.path), str(problem)) from None

    def remember(self, server: str, name: str, cookie: str) -> None:
        """
        Keep who somebody is at a server, for this user's eyes only.

        Raises:
            BadKeep: As `read`.
            OSError: It cannot be written; what was kept is as it was.
        """
        kept = self.read()
        guests = kept.setdefault(server, ServerGuests())
        if guests.last == name and guests.cookies.get(name) == cookie:
            return
        guests.last = name
        guests.cookies[name] = cookie
        self._write(msgspec.json.format(msgspec.json.encode(kept)))

    def _write(self, text: bytes) -> None:
        folder = self.path.parent
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # mkstemp makes files that nobody else can read.
        number, name = tempfile.mkstemp(prefix=".servers-", dir=folder)
        try:
            with os.fdopen(number, "wb") as file:
                file.write(text + b"\n")
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(self.path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def last_name_at(address: TableAddress, identities: IdentityFile) -> str:
    """
    Return the name that was used last at a server; nothing if none was.

    Raises:
        BadKeep, OSError: As `Keep.read`.
    """
    return identities.read().get(address.server, ServerGuests()).last


async def identity_from_token(address: TableAddress, token: str) -> Identity:
    """
    Return who a token is of.

    Raises:
        BadToken: The server does not know it.
        Refused, Unreachable, OtherVersion: The server does not tell.
    """
    credentials = Credentials(bearer=token)
    try:
        me = await _fetch_profile(address, credentials)
    except RequestRefused as refused:
        if refused.status == HTTP_UNAUTHORIZED:
            raise BadToken(address.host) from None
        raise
    return Identity(me.name, credentials)


async def guest_identity(
    address: TableAddress, name: str, identities: IdentityFile
) -> Identity:
    """
    Return the guest of that *name*, a new one if the server does not know it.

    Without a name it is who was a guest there last.

    Raises:
        NoName: Nobody was.
        BadKeep, OSError: What is kept cannot be read or written.
        Refused, Unreachable, OtherVersion: The server does not let them in.
    """
    guests = identities.read().get(address.server, ServerGuests())
    chosen = name or guests.last
    if not chosen:
        raise NameRequired(address.host)
    guest = await _known_guest(address, guests.cookies.get(chosen, ""))
    found = guest or await _new_guest(address, chosen)
    identities.remember(address.server, chosen, found.credentials.cookie)
    return found


async def _known_guest(address: TableAddress, cookie: str) -> Identity | None:
    """Return who has that cookie; None if nobody has it any more."""
    if not cookie:
        return None
    try:
        me = await _fetch_profile(address, Credentials(cookie))
    except RequestRefused as refused:
        if refused.status == HTTP_UNAUTHORIZED:
            return None
        raise
    return Identity(me.name, Credentials(cookie, me.token))


async def _new_guest(address: TableAddress, name: str) -> Identity:
    answer = await RestClient(address).post("/me", {"name": name})
    me = server_json.decode_json(answer.body, Profile)
    return Identity(me.name, Credentials(answer.cookie, me.token))


async def _fetch_profile(address: TableAddress, credentials: Credentials) -> Profile:
    answer = await RestClient(address, credentials).get("/me")
    return server_json.decode_json(answer.body, Profile)
