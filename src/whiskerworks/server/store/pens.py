"""
How work is done in a transaction, without blocking the event loop.

A *job* is a plain function that is handed a connection; the same jobs serve both
databases. Jobs are made of functions of a module, so that they can be sent to
another process.
"""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from whiskerworks.server.store.errors import Contradiction, Failed

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Job = Callable[[Connection], T]


class Pen(Protocol):
    """Whoever writes to the database."""

    async def write(self, job: Job[T]) -> T:
        """
        Return what *job* returns, once all it wrote is durable.

        Raises:
            Failed: The database did not take it; nothing is written.
            Contradiction: It contradicts what is there; nothing is written.
        """

    async def close(self) -> None:
        """Let go of the database."""


class Reader(Protocol):
    """Whoever reads from the database."""

    async def read(self, job: Job[T]) -> T:
        """
        Return what *job* finds in one consistent view of the database.

        Raises:
            Failed: The database did not answer.
        """

    async def close(self) -> None:
        """Let go of the database."""


class ThreadPen:
    """
    Reads or writes a SQLite file in threads, over a connection for each.

    The whole job is handed over, once: what hands each statement and the commit to a
    thread by itself wakes the event loop a dozen times for a job. A file has one writer
    at a time anyway: with one thread nobody in this process waits for its lock.
    """

    def __init__(self, engine: Engine, threads: int = 1) -> None:
        """Use *engine* in up to so many *threads*."""
        self._engine = engine
        self._threads = ThreadPoolExecutor(threads, "whiskerworks-store")

    async def write(self, job: Job[T]) -> T:
        """Return what *job* returns; see `Pen`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, do, self._engine, job)

    read = write

    async def close(self) -> None:
        """Let go of the file, when all is done."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


class AsyncPen:
    """Reads or writes a PostgreSQL database, over the engine's pool."""

    def __init__(self, engine: "AsyncEngine") -> None:
        self._engine = engine

    async def write(self, job: Job[T]) -> T:
        """Return what *job* returns; see `Pen`."""
        with told_plainly():
            async with self._engine.begin() as connection:
                return await connection.run_sync(job)

    read = write

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()


def do(engine: Engine, job: Job[T]) -> T:
    """
    Return what *job* returns, in a transaction of its own.

    Raises:
        Failed: The database did not take it; nothing is written.
        Contradiction: It contradicts what is there; nothing is written.
    """
    with told_plainly(), engine.begin() as connection:
        return job(connection)


@contextmanager
def told_plainly() -> Iterator[None]:
    """
    Turn what a database may raise into errors of ours, which tell no data.

    Raises:
        Contradiction: Something contradicts what is there.
        Failed: The database failed.
    """
    try:
        yield
    except IntegrityError as problem:
        raise Contradiction(what_failed(problem)) from None
    except (SQLAlchemyError, OSError) as problem:
        raise Failed(f"the database failed: {what_failed(problem)}") from None


def what_failed(problem: Exception) -> str:
    """Return in one line what a database complains of; further lines quote data."""
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    lines = str(cause).splitlines()
    return lines[0].rpartition(">: ")[2] if lines else type(cause).__name__
