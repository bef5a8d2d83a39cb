"""From a path or a URL to engines that are set up as we need them."""

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from whiskerworks.core.extras import require
from whiskerworks.server.store.errors import BadPlace

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

Durability = Literal["full", "normal"]
DURABILITIES: Final[tuple[Durability, ...]] = ("full", "normal")

BUSY_SECONDS: Final = 10
"""How long to wait for another process that writes to the same file."""

POSTGRES: Final = ("postgresql", "postgres", "postgresql+asyncpg")


def read_place(place: str | Path) -> URL:
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
        return read_place(url.database or "")
    if url.drivername in POSTGRES:
        return _postgres(url)
    raise BadPlace(
        f"{url.drivername}:// is no kind of database we know; "
        "there are: a path, postgresql://user:password@host/name"
    )


def _postgres(url: URL) -> URL:
    require("postgres", "PostgreSQL", "asyncpg")
    if not url.database:
        raise BadPlace(f"{safe(url)} names no database: postgresql://host/name")
    # libpq's word for it, which most URLs are written with.
    mode = url.query.get("sslmode")
    if isinstance(mode, str):
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return url.set(drivername="postgresql+asyncpg")


def safe(url: URL) -> str:
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
        raise BadPlace(f"{safe(url)} cannot be used") from None


def reading_engine(url: URL, durability: Durability) -> Engine:
    """Return the engine through which threads read from the SQLite file *url*."""
    engine = create_engine(
        url, hide_parameters=True, connect_args={"check_same_thread": False}
    )
    _tune(engine, durability, "BEGIN")
    return engine


def writing_engine(url: URL, durability: Durability) -> Engine:
    """Return the engine through which one thread writes to the SQLite file *url*."""
    engine = create_engine(
        url, hide_parameters=True, connect_args={"check_same_thread": False}
    )
    # A transaction that reads first and then writes could not wait for another
    # process's; who means to write says so at once.
    _tune(engine, durability, "BEGIN IMMEDIATE")
    return engine


def _tune(engine: Engine, durability: Durability, begin: str) -> None:
    pragmas = (
        f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}",
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
