"""
Database engines, and the executors that run jobs through them.

A *job* is a plain function that takes a connection; the same jobs serve both databases.
Jobs are made of module-level functions, so that they can be sent to another process. No
job blocks the event loop.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    IntegrityError,
    NoSuchModuleError,
    SQLAlchemyError,
)

from whiskerworks.core.extras import require
from whiskerworks.server.store.errors import BadPlace, Contradiction, Failed

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine


Durability = Literal["full", "normal"]
DURABILITIES: Final[tuple[Durability, ...]] = ("full", "normal")

BUSY_TIMEOUT_SECONDS: Final = 10
"""Seconds to wait for another process that writes to the same file."""

POSTGRES_SCHEMES: Final = ("postgresql", "postgres", "postgresql+asyncpg")


def parse_location(place: str | Path) -> URL:
    """
    Return the URL of the database at *place*, which is a path or a URL.

    Raises:
        BadPlace: It is invalid, or of an unsupported kind.
        MissingExtra: It is in PostgreSQL, and the extra is not installed.
    """
    if isinstance(place, Path) or "://" not in place:
        if not str(place) or str(place) == ":memory:":
            raise BadPlace(f"{str(place)!r} is not a file path")
        return URL.create("sqlite", database=str(place))
    try:
        url = make_url(place)
    except (ArgumentError, ValueError):
        # The text is not repeated: it may contain a password.
        raise BadPlace("the database URL is invalid") from None
    if url.drivername in ("sqlite", "sqlite+aiosqlite"):
        return parse_location(url.database or "")
    if url.drivername in POSTGRES_SCHEMES:
        return _postgres(url)
    raise BadPlace(
        f"{url.drivername}:// is not a supported kind of database; "
        "use a file path or postgresql://user:password@host/name"
    )


def _postgres(url: URL) -> URL:
    require("postgres", "PostgreSQL", "asyncpg")
    if not url.database:
        raise BadPlace(
            f"{without_password(url)} has no database name: postgresql://host/name"
        )
    # libpq's name for it, which most URLs use.
    mode = url.query.get("sslmode")
    if isinstance(mode, str):
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return url.set(drivername="postgresql+asyncpg")


def without_password(url: URL) -> str:
    """Return *url* for errors and logs, without the password."""
    if url.drivername == "sqlite":
        return str(url.database)
    shown = url.set(drivername="postgresql").difference_update_query(["password"])
    return shown.render_as_string(hide_password=True)


def postgres_engine(url: URL) -> "AsyncEngine":
    """
    Return an engine for the PostgreSQL database *url*.

    Raises:
        BadPlace: The URL is not valid for an engine.
    """
    # It imports much that SQLite files do not need.
    from sqlalchemy.ext.asyncio import create_async_engine

    settings = {"synchronous_commit": "on", "application_name": "whiskerworks"}
    try:
        return create_async_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,
            connect_args={"server_settings": settings},
        )
    except (ArgumentError, NoSuchModuleError, TypeError, ValueError):
        raise BadPlace(f"{without_password(url)} cannot be used") from None


def reading_engine(url: URL, durability: Durability) -> Engine:
    """Return the engine with which threads read the SQLite file *url*."""
    engine = create_engine(
        url, hide_parameters=True, connect_args={"check_same_thread": False}
    )
    _tune_sqlite(engine, durability, "BEGIN")
    return engine


def writing_engine(url: URL, durability: Durability) -> Engine:
    """Return the engine with which one thread writes the SQLite file *url*."""
    engine = create_engine(
        url, hide_parameters=True, connect_args={"check_same_thread": False}
    )
    # A transaction that reads first and then writes could not wait for another
    # process's, so writers must declare themselves first.
    _tune_sqlite(engine, durability, "BEGIN IMMEDIATE")
    return engine


def _tune_sqlite(engine: Engine, durability: Durability, begin: str) -> None:
    pragmas = (
        f"PRAGMA busy_timeout = {BUSY_TIMEOUT_SECONDS * 1000}",
        "PRAGMA foreign_keys = ON",
        f"PRAGMA synchronous = {durability.upper()}",
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _record: object) -> None:
        # Python's own transactions would leave out DDL statements.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_so(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


T = TypeVar("T")
Job = Callable[[Connection], T]


class WriteExecutor(Protocol):
    """Run jobs that write to the database."""

    async def write(self, job: Job[T]) -> T:
        """
        Return the result of *job* after its writes are durable.

        Raises:
            Failed: The database failed; nothing was written.
            Contradiction: The write contradicts what is stored; nothing was written.
        """

    async def close(self) -> None:
        """Close the connections."""


class ReadExecutor(Protocol):
    """Run jobs that read from the database."""

    async def read(self, job: Job[T]) -> T:
        """
        Return the result of *job* in one consistent view of the database.

        Raises:
            Failed: The database did not answer.
        """

    async def close(self) -> None:
        """Close the connections."""


class ThreadExecutor:
    """
    Read or write a SQLite file in threads with a connection each.

    The whole job goes to a thread at once. Sending each statement and the commit
    separately would wake the event loop a dozen times per job. A file has only one
    writer at a time: with a single thread, nobody in this process waits for its lock.
    """

    def __init__(self, engine: Engine, threads: int = 1) -> None:
        """Use *engine* in at most *threads* threads."""
        self._engine = engine
        self._threads = ThreadPoolExecutor(threads, "whiskerworks-store")

    async def write(self, job: Job[T]) -> T:
        """Return the result of *job*; see `WriteExecutor`."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, run_job, self._engine, job)

    read = write

    async def close(self) -> None:
        """Close the file after all jobs are done."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


class AsyncExecutor:
    """Read or write a PostgreSQL database over the engine's pool."""

    def __init__(self, engine: "AsyncEngine") -> None:
        self._engine = engine

    async def write(self, job: Job[T]) -> T:
        """Return the result of *job*; see `WriteExecutor`."""
        with translate_errors():
            async with self._engine.begin() as connection:
                return await connection.run_sync(job)

    read = write

    async def close(self) -> None:
        """Close the connections."""
        await self._engine.dispose()


def run_job(engine: Engine, job: Job[T]) -> T:
    """
    Return the result of *job*, in a transaction of its own.

    Raises:
        Failed: The database failed; nothing was written.
        Contradiction: The write contradicts what is stored; nothing was written.
    """
    with translate_errors(), engine.begin() as connection:
        return job(connection)


@contextmanager
def translate_errors() -> Iterator[None]:
    """
    Turn database exceptions into ours, which reveal no data.

    Raises:
        Contradiction: The write contradicts what is stored.
        Failed: The database failed.
    """
    try:
        yield
    except IntegrityError as problem:
        raise Contradiction(summarise_error(problem)) from None
    except (SQLAlchemyError, OSError) as problem:
        raise Failed(f"the database failed: {summarise_error(problem)}") from None


def summarise_error(problem: Exception) -> str:
    """Return a database error in one line; its further lines quote data."""
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    lines = str(cause).splitlines()
    return lines[0].rpartition(">: ")[2] if lines else type(cause).__name__
