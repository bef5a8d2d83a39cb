# compiled: warm
"""
Persist, then tell: what is said about a table waits until it is kept.

Entries gather while others are being written, one batch of a table at a time, so that
its log can have no gap. Whatever is said to anybody meanwhile stands in line behind the
entries it may speak of.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, final

from whiskerworks.server.audience import Parcel
from whiskerworks.server.connection import FORBIDDEN, Connection
from whiskerworks.table.entries import Logged

Append = Callable[[list[Logged]], asyncio.Future[None]]
"""Hands entries to the store."""
Kept = Callable[[Sequence[Logged], float], None]
"""Is told what was kept, and in how many seconds."""


class Lost(Exception):
    """A table could not be kept: what it was told last has not happened."""


@final
class Batch:
    """What is written together, and what may be said once it is."""

    __slots__ = ("began", "logs", "parcels", "waiters")

    def __init__(self, began: float) -> None:
        self.began: Final = began
        self.logs: Final[list[Logged]] = []
        self.parcels: Final[list[Parcel]] = []
        self.waiters: Final[list[asyncio.Future[None]]] = []


@final
class Ledger:
    """What of one table is being written, and what waits for that."""

    def __init__(self, append: Append, kept: Kept, lost: Callable[[], None]) -> None:
        """Write with *append*; say when it was *kept*, or that it is *lost*."""
        self._append = append
        self._kept = kept
        self._lost = lost
        self._loop: Final = asyncio.get_running_loop()
        self._flying: Batch | None = None
        self._next: Batch | None = None

    @property
    def is_settled(self) -> bool:
        """Whether all is kept."""
        return self._flying is None

    def add(self, logs: list[Logged], parcels: list[Parcel]) -> None:
        """Write *logs* down, and then deliver *parcels*."""
        batch = self._next
        if batch is None:
            batch = self._next = Batch(self._loop.time())
        batch.logs.extend(logs)
        batch.parcels.extend(parcels)
        if self._flying is None:
            self._fly()

    def put(self, connection: Connection, text: bytes, last: str = "") -> None:
        """
        Say something to one, behind all that is waiting to be kept.

        It is the *last* thing they are told if there is a reason for that.
        """
        batch = self._next or self._flying
        if batch is not None:
            batch.parcels.append((connection, text, last))
        else:
            _deliver([(connection, text, last)])

    def release(self) -> None:
        """
        Let go of the table, once all is kept or lost.

        The table has us, and we have its methods: as long as both do, only a search for
        garbage frees their memory, and the server hardly ever searches.
        """
        self._append = _never_append
        self._kept = _never_kept
        self._lost = _never_lost

    async def settled(self) -> None:
        """
        Wait until all that has been added is kept.

        Raises:
            Lost: It cannot be kept.
        """
        batch = self._next or self._flying
        if batch is not None:
            waiter = self._loop.create_future()
            batch.waiters.append(waiter)
            await waiter

    def _fly(self) -> None:
        batch = self._flying = self._next
        self._next = None
        assert batch is not None
        self._append(batch.logs).add_done_callback(self._landed)

    def _landed(self, written: asyncio.Future[None]) -> None:
        """Tell what was waiting to be told, now that it is kept, or give up."""
        batch, self._flying = self._flying, None
        assert batch is not None
        if written.cancelled() or written.exception() is not None:
            self._give_up(batch)
            return
        _deliver(batch.parcels)
        for waiter in batch.waiters:
            if not waiter.done():
                waiter.set_result(None)
        if self._next is not None:
            self._fly()
        self._kept(batch.logs, self._loop.time() - batch.began)

    def _give_up(self, batch: Batch) -> None:
        batches = [batch] if self._next is None else [batch, self._next]
        self._next = None
        for waiter in [waiter for one in batches for waiter in one.waiters]:
            if not waiter.done():
                waiter.set_exception(Lost("the table could not be kept"))
        self._lost()


def _never_append(_: list[Logged]) -> asyncio.Future[None]:
    raise AssertionError("the table is out of memory")


def _never_kept(_: Sequence[Logged], seconds: float) -> None:
    raise AssertionError("the table is out of memory")


def _never_lost() -> None:
    raise AssertionError("the table is out of memory")


def _deliver(parcels: list[Parcel]) -> None:
    """Send everybody what is theirs, all of it together."""
    texts: dict[Connection, list[bytes]] = {}
    lasts: dict[Connection, str] = {}
    for connection, text, last in parcels:
        theirs = texts.get(connection)
        if theirs is None:
            texts[connection] = [text]
        elif connection not in lasts:
            theirs.append(text)
        if last:
            lasts.setdefault(connection, last)
    for connection, theirs in texts.items():
        connection.put(theirs)
        if connection in lasts:
            connection.close(FORBIDDEN, lasts[connection])
