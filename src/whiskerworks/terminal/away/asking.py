"""What is asked of a table besides what passes over its socket."""

import asyncio
from pathlib import Path
from typing import Final

import msgspec

from whiskerworks.table.messages import Refusal
from whiskerworks.terminal.away import reading
from whiskerworks.terminal.away.rest import Rest


class Why(msgspec.Struct, frozen=True):
    """Whether a move may be played."""

    move: str
    refusal: Refusal | None


class Made(msgspec.Struct, frozen=True):
    """A table that was made."""

    table: str


class Asking:
    """
    Asks about one table.

    Every method raises Refused, Unreachable or OtherVersion if there is no answer.
    """

    def __init__(self, rest: Rest, table: str) -> None:
        self._rest: Final = rest
        self._path: Final = f"/tables/{table}"

    async def why(self, seat: int | None, **query: str | list[str]) -> Why:
        """Return whether *seat* may play a `move`, or what clicking `spots` means."""
        found = await self._rest.get(f"{self._path}/why", seat=seat, **query)
        return reading.read(found.body, Why)

    async def rematch(self) -> str:
        """Call for a rematch, and return the id of its table."""
        found = await self._rest.post(f"{self._path}/rematch")
        return reading.read(found.body, Made).table

    async def save(self, name: str) -> None:
        """
        Write the record to a new file.

        Raises:
            OSError: It exists already, or cannot be written.
            RuntimeError: It is in the home of somebody who has none.
        """
        found = await self._rest.get(f"{self._path}/record")
        await asyncio.to_thread(_write, name, found.body)


def _write(name: str, text: bytes) -> None:
    if "\0" in name:
        raise OSError("no file can have that name")
    with Path(name).expanduser().open("xb") as file:
        file.write(text)
