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


class ThreadPen:
    """
    Writes to a SQLite file: all of it in one thread, over one connection.

    aiosqlite would hand each statement to its thread by itself, and the commit
    too: five hand-overs for a batch. Here the whole job is handed over, once. And
    since a SQLite file has one writer at a time anyway, nobody in this process
    ever waits for its lock.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "whiskerworks-store")

    async def write(self, job: Job[T]) -> T:
        """Return what *job* returns; see `Pen`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, do, self._engine, job)

    async def close(self) -> None:
        """Let go of the file."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


class AsyncPen:
    """Writes to PostgreSQL, over the engine's pool."""

    def __init__(self, engine: "AsyncEngine") -> None:
        self._engine = engine

    async def write(self, job: Job[T]) -> T:
        """Return what *job* returns; see `Pen`."""
        with told_plainly():
            async with self._engine.begin() as connection:
                return await connection.run_sync(job)

    async def close(self) -> None:
        """Do nothing: whoever made the engine disposes of it."""


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
