"""
Tables that have gone on since their row, which lists show, was written.

A move changes little of what a list shows: who is on turn, and since when. So the row
follows some seconds later, and before any list is read.
"""

import asyncio
import logging
from itertools import islice
from typing import Final, Protocol, final

from whiskerworks.server.store import Failed, TooBusy

LOG: Final = logging.getLogger(__name__)
PAUSE: Final = 0.5
"""Seconds between two portions of rows."""
SHARE: Final = 10
"""A portion is one of so many of all rows that lag: moves do not wait long for it."""
FEW: Final = 10
"""But so many are always written at once."""


class Laggard(Protocol):
    """A table whose row can be written."""

    def catch_up(self) -> "asyncio.Future[None] | None":
        """Write the row, now or with what is being written."""


@final
class Lagging:
    """Whose row is to be written; those first that lag longest."""

    def __init__(self) -> None:
        self._tables: Final[dict[Laggard, None]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __contains__(self, table: object) -> bool:
        return table in self._tables

    def add(self, table: Laggard) -> None:
        """Note that a table has gone on."""
        self._tables[table] = None

    def discard(self, table: Laggard) -> None:
        """Note that the row of a table is written, or never will be."""
        self._tables.pop(table, None)

    async def catch_up(self, most: int | None = None) -> None:
        """Write the rows, so many at most, and wait until they are kept."""
        tables = list(islice(self._tables, most))
        asked = [(table, table.catch_up()) for table in tables]
        written = [(table, future) for table, future in asked if future is not None]
        told = await asyncio.gather(
            *[future for _, future in written], return_exceptions=True
        )
        for (table, _), problem in zip(written, told, strict=True):
            if isinstance(problem, Failed | TooBusy):
                self.add(table)  # it is tried again; the store has logged why
            elif problem is not None:
                LOG.error("a row cannot be kept", exc_info=problem)

    async def keep_up(self) -> None:
        """Write rows for ever, some at a time."""
        while True:
            await asyncio.sleep(PAUSE)
            await self.catch_up(max(FEW, len(self) // SHARE))
