"""Open a database by path or URL: connect, create or upgrade it."""

import asyncio
import os
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Text,
    column,
    inspect,
    select,
    table,
    text,
)

from whiskerworks.server.store.errors import (
    BadPlace,
    CannotOpen,
    NewerStore,
    StoreError,
)
from whiskerworks.server.store.executors import (
    BUSY_TIMEOUT_SECONDS,
    DURABILITIES,
    AsyncExecutor,
    Durability,
    ReadExecutor,
    ThreadExecutor,
    WriteExecutor,
    parse_location,
    postgres_engine,
    reading_engine,
    summarise_error,
    without_password,
    writing_engine,
)
from whiskerworks.server.store.writer_process import ProcessExecutor

Prepare = Callable[[Connection], None]

READING_THREADS: Final = 4
"""Maximum jobs that read from a SQLite file at the same time."""
FILE_SUFFIXES: Final = ("", "-wal", "-shm")
"""Suffixes of a database's files: itself first, then its journals."""

MIGRATIONS: Final = Path(__file__).parent / "migrations"
# Alembic would find them too, but takes long to import: it is needed only for upgrades.
# A test compares this with what it finds.
REVISIONS: Final = ("0004", "0003", "0002", "0001")
"""All our revisions, newest first."""
_REVISION_TABLE: Final = "alembic_version"
# An arbitrary number that no other program uses for a lock in the same database.
_MIGRATION_LOCK_KEY: Final = 0x77_68_69_73_6B_65_72

log = structlog.get_logger("whiskerworks.server")


def newest_revision() -> str:
    """Return the schema revision of this version of the program."""
    return REVISIONS[0]


def is_known_revision(revision: str) -> bool:
    """Whether *revision* is one of ours, current or older."""
    return revision in REVISIONS


def revision_of(connection: Connection) -> str | None:
    """Return the revision of the database; None if it is new."""
    if not inspect(connection).has_table(_REVISION_TABLE):
        return None
    noted = select(column("version_num", Text)).select_from(table(_REVISION_TABLE))
    return connection.execute(noted).scalars().one_or_none()


def migrate(connection: Connection, to: str = "head") -> None:
    """
    Upgrade the database, inside the transaction that has begun.

    If several processes try at the same time, one does it and the others wait.

    Raises:
        NewerStore: A newer version of the program has been here.
        CannotOpen: The database holds something else.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_advisory_xact_lock(:n)"), {"n": _MIGRATION_LOCK_KEY}
        )
    found = check_revision(connection)
    if found is None or found != newest_revision():
        _upgrade(connection, to)


def check_revision(connection: Connection) -> str | None:
    """
    Return the revision of the database; None if it is new.

    Raises:
        NewerStore: A newer version of the program has been here.
        CannotOpen: The database holds something else.
    """
    found = revision_of(connection)
    if found is None and set(inspect(connection).get_table_names()) - {_REVISION_TABLE}:
        raise CannotOpen("the database holds tables of another program")
    if found is not None and not is_known_revision(found):
        raise NewerStore(
            f"the data was written by a newer version (revision {found}; this version "
            f"knows up to {newest_revision()}): use that version, or restore a backup"
        )
    return found


def _upgrade(connection: Connection, to: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to)


async def open_database(
    place: str | Path,
    durability: Durability,
    prepare: Prepare = migrate,
    *,
    apart: bool = False,
    started: ProcessExecutor | None = None,
) -> tuple[URL, ReadExecutor, WriteExecutor]:
    """
    Return the location, reader and writer of the database at *place*.

    *prepare* runs first, in a transaction of its own; it upgrades the database. With
    *apart*, a separate process writes to a SQLite file: *started*, if one was started
    for this file before. It is closed if the file cannot be opened, but not after
    BadPlace.

    Raises:
        BadPlace: *place* is neither a path nor a supported URL.
        CannotOpen: The database cannot be reached, or is not one of ours.
        NewerStore: A newer version of the program has written it.
    """
    if durability not in DURABILITIES:
        known = " or ".join(DURABILITIES)
        raise BadPlace(f"durability is {known}, not {durability!r}")
    url = parse_location(place)
    try:
        if url.drivername == "sqlite":
            if apart:
                executor = started or ProcessExecutor(str(url.database), durability)
                return await _open_with_writer(url, durability, prepare, executor)
            return await _open_file(url, durability, prepare)
        return await _open_postgres(url, prepare)
    except StoreError as problem:
        raise type(problem)(f"{without_password(url)}: {problem}") from None
    except Exception as problem:
        raise CannotOpen(
            f"{without_password(url)}: {summarise_error(problem)}"
        ) from None


async def _open_file(
    url: URL, durability: Durability, prepare: Prepare
) -> tuple[URL, ReadExecutor, WriteExecutor]:
    writing = writing_engine(url, durability)
    try:
        await asyncio.to_thread(_prepare_file, writing, prepare)
    except BaseException:
        writing.dispose()
        raise
    return url, _reader(url, durability), ThreadExecutor(writing)


async def _open_with_writer(
    url: URL, durability: Durability, prepare: Prepare, executor: ProcessExecutor
) -> tuple[URL, ReadExecutor, WriteExecutor]:
    """Prepare the file here while the writer process starts."""
    await executor.start()
    writing = writing_engine(url, durability)
    try:
        await asyncio.to_thread(_prepare_file, writing, prepare)
        await executor.write(
            _do_nothing
        )  # so that it is ready when the first move comes
    except BaseException:
        await executor.close()
        raise
    finally:
        writing.dispose()
    return url, _reader(url, durability), executor


def _reader(url: URL, durability: Durability) -> ReadExecutor:
    return ThreadExecutor(reading_engine(url, durability), READING_THREADS)


def _do_nothing(_connection: Connection) -> None:
    pass


def _prepare_file(engine: Engine, prepare: Prepare) -> None:
    file = Path(str(engine.url.database)).absolute()
    if not file.parent.is_dir():
        raise CannotOpen(f"folder not found: {file.parent}")
    # It holds password hashes and the key that signs cookies, so only its owner may
    # read it. SQLite gives its journals the same mode.
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    _set_journal(engine, time.monotonic() + BUSY_TIMEOUT_SECONDS)
    with engine.begin() as connection:
        prepare(connection)


def restrict_to_owner(url: URL) -> None:
    """Let only their owner open the files of a SQLite database."""
    if url.drivername != "sqlite":
        return
    file = Path(str(url.database)).absolute()
    modes = [_restrict_mode(Path(f"{file}{ending}")) for ending in FILE_SUFFIXES]
    if modes[0]:
        log.warning("others could open the data", mode=f"{modes[0]:o}")


def _restrict_mode(file: Path) -> int:
    """Let only its owner open a file; return its old mode, 0 if that was right."""
    with suppress(OSError):  # it does not exist, or belongs to another user
        mode = stat.S_IMODE(file.stat().st_mode)
        if os.name != "nt" and mode & 0o077:
            file.chmod(mode & ~0o077)
            return mode
    return 0


def _set_journal(engine: Engine, until: float) -> None:
    """Let readers read during writes; the file remembers this setting."""
    while True:
        raw = engine.raw_connection()
        try:
            cursor = raw.cursor()
            cursor.execute("PRAGMA journal_mode = WAL")
            (mode,) = cursor.fetchall()[0]
        except Exception as problem:
            # SQLite does not wait here when another process does the same.
            if "locked" not in str(problem) or time.monotonic() > until:
                raise CannotOpen(str(problem)) from None
            time.sleep(0.05)
        else:
            if mode != "wal":
                raise CannotOpen("this file system cannot hold a shared journal (WAL)")
            return
        finally:
            raw.close()


async def _open_postgres(
    url: URL, prepare: Prepare
) -> tuple[URL, ReadExecutor, WriteExecutor]:
    engine = postgres_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(prepare)
    except BaseException:
        await engine.dispose()
        raise
    executor = AsyncExecutor(engine)
    return url, executor, executor
