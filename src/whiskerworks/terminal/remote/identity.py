"""
Who we are at a server; guests keep their identity between visits.

Guests' cookies are stored in a file of this user, by server and name, so two people who
share a computer stay two people. An account's token is never stored.
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
    """The server does not know us yet, and no name was given."""

    def __init__(self, host: str) -> None:
        super().__init__(
            f"{host} does not know you yet: choose a name, for example --name Ada", host
        )


class BadToken(WhiskerworksError):
    """The server does not know the token."""

    def __init__(self, host: str) -> None:
        super().__init__(f"{host} does not accept this token", host)


class BadIdentityFile(WhiskerworksError):
    """The file of identities cannot be read."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(
            f"{path}: {problem}; move it away to start as a new guest everywhere",
            path,
            problem,
        )


class ServerGuests(msgspec.Struct):
    """The guests of this user at one server."""

    last: str = ""
    """The most recently used name."""
    cookies: dict[str, str] = {}
    """Cookies by name."""


@dataclass(frozen=True)
class Identity:
    """A person at a server."""

    name: str
    """The name that others see; empty for an anonymous spectator."""
    credentials: Credentials


ANONYMOUS: Final = Identity("", NO_CREDENTIALS)


def identity_file_path(environment: Mapping[str, str] = os.environ) -> Path:
    """Return the path of the file of identities."""
    state = environment.get("XDG_STATE_HOME", "")
    folder = Path(state) if Path(state).is_absolute() else Path.home() / ".local/state"
    return folder / "whiskerworks" / "servers.json"


class IdentityFile:
    """The file that stores guests' identities."""

    def __init__(self, path: Path | None = None) -> None:
        self.path: Final = identity_file_path() if path is None else path

    def read(self) -> dict[str, ServerGuests]:
        """
        Return the guests of each server.

        Raises:
            BadIdentityFile: The file exists but has another format.
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
        Store a guest's cookie, in a file that only this user can read.

        Raises:
            BadIdentityFile: As `read`.
            OSError: It cannot be written; the old file is untouched.
        """
        servers = self.read()
        guests = servers.setdefault(server, ServerGuests())
        if guests.last == name and guests.cookies.get(name) == cookie:
            return
        guests.last = name
        guests.cookies[name] = cookie
        self._write(msgspec.json.format(msgspec.json.encode(servers)))

    def _write(self, text: bytes) -> None:
        folder = self.path.parent
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # mkstemp makes the file unreadable for other users.
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
    Return the most recently used name at a server; "" if there is none.

    Raises:
        BadIdentityFile, OSError: As `IdentityFile.read`.
    """
    return identities.read().get(address.server, ServerGuests()).last


async def identity_from_token(address: TableAddress, token: str) -> Identity:
    """
    Return the owner of a token.

    Raises:
        BadToken: The server does not know it.
        RequestRefused, ServerUnreachable, IncompatibleServer: The request failed.
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
    Return the guest called *name*, a new one if the server does not know them.

    Without a name, return the most recent guest.

    Raises:
        NameRequired: There was no guest yet.
        BadIdentityFile, OSError: The file cannot be read or written.
        RequestRefused, ServerUnreachable, IncompatibleServer: The request failed.
    """
    guests = identities.read().get(address.server, ServerGuests())
    guest_name = name or guests.last
    if not guest_name:
        raise NameRequired(address.host)
    guest = await _known_guest(address, guests.cookies.get(guest_name, ""))
    identity = guest or await _new_guest(address, guest_name)
    identities.remember(address.server, guest_name, identity.credentials.cookie)
    return identity


async def _known_guest(address: TableAddress, cookie: str) -> Identity | None:
    """Return the guest with this cookie; None if the server has forgotten it."""
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
