"""REST requests about a table."""

import asyncio
from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec

from whiskerworks.core.message import Message, Refusal
from whiskerworks.terminal.remote import server_json
from whiskerworks.terminal.remote.rest_client import RequestRefused, RestClient


class MoveCheck(msgspec.Struct, frozen=True):
    """Whether a move is legal, and what it means."""

    move: str
    refusal: Refusal | None
    says: Message | None = None


class NewTable(msgspec.Struct, frozen=True):
    """A table that was just made."""

    table: str


class MutedPerson(msgspec.Struct, frozen=True):
    """A person that you have muted for yourself."""

    id: str
    name: str


class MutedPeople(msgspec.Struct, frozen=True):
    """Everybody that you have muted, the newest first."""

    mutes: tuple[MutedPerson, ...]


class TableApi:
    """
    Sends requests about one table.

    Every method raises RequestRefused, ServerUnreachable or IncompatibleServer if the
    request fails.
    """

    def __init__(self, rest: RestClient, table: str) -> None:
        self._rest: Final = rest
        self._path: Final = f"/tables/{table}"

    async def check_move(self, seat: int | None, **query: str | list[str]) -> MoveCheck:
        """Return whether *seat* may play a `move`, or what clicking `spots` means."""
        response = await self._rest.get(f"{self._path}/why", seat=seat, **query)
        return server_json.decode_json(response.body, MoveCheck)

    async def rematch(self) -> str:
        """Offer a rematch, and return the id of its table."""
        response = await self._rest.post(f"{self._path}/rematch")
        return server_json.decode_json(response.body, NewTable).table

    async def mute(self, who: int) -> None:
        """Mute the person with the number *who*, for yourself."""
        await self._rest.post(f"{self._path}/mutes", {"who": who})

    async def muted(self) -> list[MutedPerson]:
        """Return everybody that you have muted for yourself, the oldest first."""
        response = await self._rest.get("/me/mutes")
        return list(reversed(server_json.decode_json(response.body, MutedPeople).mutes))

    async def unmute(self, who: int) -> bool:
        """Unmute the person with the number *who*; return whether they were muted."""
        try:
            await self._rest.delete(f"{self._path}/mutes/{who}")
        except RequestRefused as refused:
            if refused.problem.code == "no-such-mute":
                return False
            raise
        return True

    async def unmute_by_id(self, mute_id: str) -> None:
        """Unmute somebody by the id of the mute."""
        await self._rest.delete(f"/me/mutes/{quote(mute_id, safe='')}")

    async def save_record(self, name: str) -> None:
        """
        Write the record to a new file.

        Raises:
            OSError: It exists already, or cannot be written.
            RuntimeError: The path is in the home folder of a user who has none.
        """
        response = await self._rest.get(f"{self._path}/record")
        await asyncio.to_thread(_write_new_file, name, response.body)


def _write_new_file(name: str, text: bytes) -> None:
    if "\0" in name:
        raise OSError("no file can have that name")
    with Path(name).expanduser().open("xb") as file:
        file.write(text)
