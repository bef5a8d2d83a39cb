"""
Engines for a database, and the executors that do jobs through them.

A *job* is a plain function that is handed a connection; the same jobs serve both
databases. Jobs are made of functions of a module, so that they can be sent to
another process. No job blocks the event loop.
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
"""How long to wait for another process that writes to the same file."""

POSTGRES_SCHEMES: Final = ("postgresql", "postgres", "postgresql+asyncpg")


def parse_location(place: str | Path) -> URL:
    """
    Return the URL of the database that *place*, a path or a URL, names.

    Raises:
        BadPlace: It names none, or one of a kind we do not know.
        MissingExtra: It names one in PostgreSQL, and the extra is not installed.
    """
    if isinstance(place, Path) or "://" not in place:
        if not str(place) or str(place) == ":memory:":
            raise BadPlace(f"{str(place)!r} is no path of a file")
        return URL.create("sqlite", database=str(place))
    try:
        url = make_url(place)
    except (ArgumentError, ValueError):
        # Its text is not repeated: there may be a password in it.
        raise BadPlace("the URL of the database cannot be read") from None
    if url.drivername in ("sqlite", "sqlite+aiosqlite"):
        return parse_location(url.database or "")
    if url.drivername in POSTGRES_SCHEMES:
        return _postgres(url)
    raise BadPlace(
        f"{url.drivername}:// is no kind of database we know; "
        "there are: a path, postgresql://user:password@host/name"
    )


def _postgres(url: URL) -> URL:
    require("postgres", "PostgreSQL", "asyncpg")
    if not url.database:
        raise BadPlace(
            f"{without_password(url)} names no database: postgresql://host/name"
        )
    # libpq's word for it, which most URLs are written with.
    mode = url.query.get("sslmode")
    if isinstance(mode, str):
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return url.set(drivername="postgresql+asyncpg")


def without_password(url: URL) -> str:
    """Return *url* for errors and logs: without the password."""
    if url.drivername == "sqlite":
        return str(url.database)
    shown = url.set(drivername="postgresql").difference_update_query(["password"])
    return shown.render_as_string(hide_password=True)


def postgres_engine(url: URL) -> "AsyncEngine":
    """
    Return an engine for the PostgreSQL database *url*.

    Raises:
        BadPlace: No such engine can be made.
    """
    # It brings much along that is not needed for a SQLite file.
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
    """Return the engine through which threads read from the SQLite file *url*."""
    engine = create_engine(
        url, hide_parameters=True, connect_args={"check_same_thread": False}
    )
    _tune_sqlite(engine, durability, "BEGIN")
    return engine


def writing_engine(url: URL, durability: Durability) -> Engine:
    """Return the engine through which one thread writes to the SQLite file *url*."""
    engine = create_engine(
        url, hide_parameters=True, connect_args={"check_same_thread": False}
    )
    # A transaction that reads first and then writes could not wait for another
    # process's; who means to write says so at once.
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
        # Python's own way of beginning transactions would leave out the DDL.
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


class ReadExecutor(Protocol):
    """Whoever reads from the database."""

    async def read(self, job: Job[T]) -> T:
        """
        Return what *job* finds in one consistent view of the database.

        Raises:
            Failed: The database did not answer.
        """

    async def close(self) -> None:
        """Let go of the database."""


class ThreadExecutor:
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
        return await loop.run_in_executor(self._threads, run_job, self._engine, job)

    read = write

    async def close(self) -> None:
        """Let go of the file, when all is done."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


class AsyncExecutor:
    """Reads or writes a PostgreSQL database, over the engine's pool."""

    def __init__(self, engine: "AsyncEngine") -> None:
        self._engine = engine

    async def write(self, job: Job[T]) -> T:
        """Return what *job* returns; see `Pen`."""
        with translate_errors():
            async with self._engine.begin() as connection:
                return await connection.run_sync(job)

    read = write

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()


def run_job(engine: Engine, job: Job[T]) -> T:
    """
    Return what *job* returns, in a transaction of its own.

    Raises:
        Failed: The database did not take it; nothing is written.
        Contradiction: It contradicts what is there; nothing is written.
    """
    with translate_errors(), engine.begin() as connection:
        return job(connection)


@contextmanager
def translate_errors() -> Iterator[None]:
    """
    Turn what a database may raise into errors of ours, which tell no data.

    Raises:
        Contradiction: Something contradicts what is there.
        Failed: The database failed.
    """
    try:
        yield
    except IntegrityError as problem:
        raise Contradiction(summarise_error(problem)) from None
    except (SQLAlchemyError, OSError) as problem:
        raise Failed(f"the database failed: {summarise_error(problem)}") from None


def summarise_error(problem: Exception) -> str:
    """Return in one line what a database complains of; further lines quote data."""
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    lines = str(cause).splitlines()
    return lines[0].rpartition(">: ")[2] if lines else type(cause).__name__
