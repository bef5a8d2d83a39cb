# compiled: warm
"""
Group commit: whatever waits to be written goes into one transaction.

A transaction costs a wait for the disk, whether it holds one entry or a thousand.
So while one is being written the next entries gather, and then go together.
"""

import asyncio
from collections import deque
from functools import partial
from typing import Final, NamedTuple, TypeVar

from whiskerworks.server.store.batch import (
    Append,
    Outcome,
    problem_with,
    together,
    write_all,
    write_each,
)
from whiskerworks.server.store.errors import (
    Contradiction,
    Failed,
    Shut,
    StoreError,
    TooBusy,
)
from whiskerworks.server.store.pens import Job, Pen

T = TypeVar("T")

MOST_WAITING: Final = 20_000
"""So many entries may wait; a disk that hangs must not fill the memory."""

MOST_AT_ONCE: Final = 1_000
"""So many appends go into one transaction."""


class _Waiting(NamedTuple):
    append: Append
    future: asyncio.Future[None]


class Writer:
    """
    Appends to logs, in order, and says when it is durable.

    When entries cannot be written, what waits behind them for the same table fails too,
    and so does whatever comes later: the live table and the store have parted ways. The
    table is written to again after it has been loaded anew (`forgive`). A row without
    entries says nothing that the log does not: it may be written later.
    """

    def __init__(self, pen: Pen, most_waiting: int = MOST_WAITING) -> None:
        self._pen = pen
        self._most = most_waiting
        self._queue: deque[_Waiting] = deque()
        self._flying: list[_Waiting] = []
        self._parted: dict[str, StoreError] = {}
        self._loop = asyncio.get_running_loop()
        self._some = asyncio.Event()
        self._shut = False
        self.waiting = 0
        """So many entries are not durable yet."""
        self.written = 0
        """So many entries have been written."""
        self.batches = 0
        """So many transactions were tried."""
        self._task = self._loop.create_task(self._run())

    def append(self, append: Append) -> asyncio.Future[None]:
        """
        Return a future that is done once *append* is durable.

        It fails with Conflict if an entry of that number exists, Unknown if the
        table does not, TooBusy, Shut, or Failed if the database did not take it.
        """
        future: asyncio.Future[None] = self._loop.create_future()
        problem = self._refusal(append)
        if problem is not None:
            self._part(append, problem)
            future.set_exception(problem)
            return future
        self._queue.append(_Waiting(append, future))
        self.waiting += len(append.entries)
        self._some.set()
        return future

    def _refusal(self, append: Append) -> StoreError | None:
        if self._shut:
            return Shut("the store has been closed")
        if append.table_id in self._parted:
            return _behind(append.table_id, self._parted[append.table_id])
        if self.waiting + len(append.entries) > self._most:
            return TooBusy(f"{self.waiting} entries wait to be written already")
        return problem_with(append)

    def forgive(self, table_id: str) -> None:
        """Write to a table again, which is being loaded anew."""
        self._parted.pop(table_id, None)

    async def settled(self, table_id: str) -> None:
        """Wait until all that waits for a table has been written, or has failed."""
        both = (*self._flying, *self._queue)
        waits = [one.future for one in both if one.append.table_id == table_id]
        if waits:
            await asyncio.wait(waits)

    async def close(self) -> None:
        """Write all that waits, and take no more."""
        self._shut = True
        self._some.set()
        await self._task

    async def _run(self) -> None:
        while self._queue or not self._shut:
            await self._some.wait()
            while self._queue:
                count = min(len(self._queue), MOST_AT_ONCE)
                self._flying = [self._queue.popleft() for _ in range(count)]
                self._tell(await self._write([one.append for one in self._flying]))
            if not self._shut:
                self._some.clear()

    async def _write(self, batch: list[Append]) -> list[Outcome]:
        self.batches += 1
        problem = await self._try(partial(write_all, batch=together(batch)))
        if not isinstance(problem, Contradiction):
            return [problem] * len(batch)
        # One of them contradicts what is stored; the others need not suffer.
        outcomes = await self._try(partial(write_each, batch=batch))
        return outcomes if isinstance(outcomes, list) else [outcomes] * len(batch)

    async def _try(self, job: Job[T]) -> T | StoreError:
        """Return what *job* returns, or why it could not be done."""
        try:
            return await self._pen.write(job)
        except StoreError as problem:
            return problem
        except Exception as mistake:
            # Whatever it was: a writer that ends silently would hang every table.
            failed = Failed(f"writing failed: {type(mistake).__name__}")
            failed.__cause__ = mistake
            return failed

    def _tell(self, outcomes: list[Outcome]) -> None:
        flown, self._flying = self._flying, []
        for (append, future), problem in zip(flown, outcomes, strict=True):
            self.waiting -= len(append.entries)
            if problem is None:
                self.written += len(append.entries)
                if not future.done():
                    future.set_result(None)
            else:
                self._part(append, problem)
                if not future.done():
                    future.set_exception(problem)
        if any(outcomes):
            self._fail_behind()

    def _part(self, append: Append, problem: StoreError) -> None:
        """Note that a table goes on otherwise than its log."""
        if append.entries:
            self._parted.setdefault(append.table_id, problem)

    def _fail_behind(self) -> None:
        """Fail what waits for tables whose append has just failed."""
        kept: deque[_Waiting] = deque()
        for one in self._queue:
            cause = self._parted.get(one.append.table_id)
            if cause is None:
                kept.append(one)
                continue
            self.waiting -= len(one.append.entries)
            if not one.future.done():
                one.future.set_exception(_behind(one.append.table_id, cause))
        self._queue = kept


def _behind(table_id: str, cause: StoreError) -> StoreError:
    return Failed(f"table {table_id} must be loaded anew, since {cause}")
