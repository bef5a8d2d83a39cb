"""
Ensure that only one server uses a store: two would miss each other's changes.

Without a running server, an operator's command may take its place for a moment.

The operating system locks a file beside the SQLite file: this lock ends with its
process, however that ends. The server holds one byte of it. The writer process holds
another until it ends, so that the writer of a killed server finishes before the next
begins. In PostgreSQL, a separate connection holds an advisory lock.
"""

import asyncio
import os
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, Protocol

from whiskerworks.server.store.errors import CannotOpen, Failed, InUse

if TYPE_CHECKING:
    from sqlalchemy import URL
    from sqlalchemy.ext.asyncio import AsyncConnection

LOCK_SUFFIX: Final = "-lock"
"""Suffix of the lock file's name."""
SERVER_BYTE: Final = 1 << 30
"""Far beyond the file's text, because Windows does not let others read locked bytes."""
WRITER_BYTE: Final = SERVER_BYTE + 1
WRITER_TIMEOUT_SECONDS: Final = 30.0
"""Seconds to wait for the writer of a server that was killed."""
SESSION_TIMEOUT_SECONDS: Final = 5.0
"""Seconds to wait until PostgreSQL notices that a server was killed."""
RETRY_INTERVAL_SECONDS: Final = 0.05
"""Seconds between two attempts."""
SESSION_KEY: Final = 0x77_68_69_73_6B_65_73
"""An arbitrary number that no other program uses for a lock in the same database."""

Holder = Literal["server", "admin"]
"""The kind of lock holder: a server, or an operator's command."""

_held_paths: Final[set[Path]] = set()
"""Files that this process has locked: the system would let it lock them again."""


class StoreLock(Protocol):
    """Ensure that only one server uses a store."""

    is_held: bool
    """Whether the lock is held, as far as known."""

    async def take(self) -> None:
        """
        Take the lock before the store is opened.

        Raises:
            InUse: Another process holds it.
            CannotOpen: The lock cannot be requested.
        """

    async def hold(self) -> None:
        """
        Take the lock again if it was lost.

        Raises:
            Failed: It cannot be taken.
        """

    async def release(self) -> None:
        """Let another server take the lock."""


def make_lock(url: "URL", holder: Holder = "server") -> StoreLock:
    """Return the lock of the store at *url*, for *holder*."""
    if url.drivername == "sqlite":
        return FileLock(Path(str(url.database)), holder)
    return SessionLock(url, holder)


# ---- SQLite


class FileLock:
    """The lock of a SQLite file."""

    def __init__(self, database: Path, holder: Holder = "server") -> None:
        self._holder: Final = holder
        self._database: Final = database
        self._path: Final = _path(database)
        self._file: int | None = None
        self.is_held = False

    async def take(self) -> None:
        """Take the lock; see `StoreLock`."""
        if self._path in _held_paths:
            raise _in_use_error(str(self._database), f"process {os.getpid()}")
        try:
            file = _open(self._path)
        except OSError as problem:
            raise CannotOpen(_reason(self._path, problem)) from None
        try:
            if not _lock(file, SERVER_BYTE):
                raise _in_use_error(str(self._database), _read_holder(file))
            os.ftruncate(file, 0)
            os.write(file, f"{_describe_self(self._holder)}\n".encode())
        except OSError as problem:
            os.close(file)
            raise CannotOpen(_reason(self._path, problem)) from None
        except InUse:
            os.close(file)
            raise
        self._file = file
        self.is_held = True
        _held_paths.add(self._path)

    async def hold(self) -> None:
        """Do nothing: this lock lasts as long as its process."""

    async def release(self) -> None:
        """Let another server take the lock."""
        if self._file is not None:
            _held_paths.discard(self._path)
            os.close(self._file)
            self._file = None
            self.is_held = False


def become_writer(database: Path, patience: float = WRITER_TIMEOUT_SECONDS) -> None:
    """
    Become the only process that writes to *database* for a server.

    Raises:
        Failed: After *patience* seconds another writer still runs, or that is unknown.
    """
    try:
        file = _open(_path(database))
        until = time.monotonic() + patience
        while not _lock(file, WRITER_BYTE):
            if time.monotonic() > until:
                os.close(file)
                raise Failed("another server's writer process is still running")
            time.sleep(RETRY_INTERVAL_SECONDS)
    except OSError as problem:
        raise Failed(_reason(_path(database), problem)) from None


def _path(database: Path) -> Path:
    real = database.resolve()
    return real.with_name(f"{real.name}{LOCK_SUFFIX}")


def _open(path: Path) -> int:
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)
    return os.open(path, flags | getattr(os, "O_CLOEXEC", 0), 0o600)


def _lock(file: int, byte: int) -> bool:
    """Lock a byte of *file* unless another process has; return whether it worked."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(file, byte, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            os.lseek(file, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)
    except (BlockingIOError, PermissionError):
        return False
    except ImportError:
        return True  # without locks on this system, nobody can tell
    return True


def _read_holder(file: int) -> str:
    """Return the lock holder's description of itself in *file*."""
    os.lseek(file, 0, os.SEEK_SET)
    return os.read(file, 200).decode("utf-8", "replace").strip()


def _reason(path: Path, problem: OSError) -> str:
    if not path.parent.is_dir():
        return f"{path}: folder not found: {path.parent}"
    return f"{path} cannot be locked: {problem.strerror}"


def _describe_self(holder: Holder) -> str:
    return f"{holder}, process {os.getpid()} on {socket.gethostname()}"


def _in_use_error(place: str, other: str) -> InUse:
    """Return the error that *other*, by its own description, uses the store."""
    holder, _, process = other.rpartition(", ")
    named = f" ({process})" if process else ""
    if holder == "admin":
        text = f"`whiskerworks admin`{named} uses it; try again when that is done"
        return InUse(f"{place}: {text}", process, is_server=False)
    text = f"another server{named} uses it; stop that one, or use other data"
    return InUse(f"{place}: {text}", process)


# ---- PostgreSQL


class SessionLock:
    """The lock of a PostgreSQL database; it ends with its connection."""

    def __init__(self, url: "URL", holder: Holder = "server") -> None:
        from whiskerworks.server.store.executors import (
            postgres_engine,
            without_password,
        )

        self._holder: Final = holder
        self._place: Final = without_password(url)
        self._engine: Final = postgres_engine(url)
        self._connection: AsyncConnection | None = None
        self.is_held = False
        self._turn: Final = asyncio.Lock()

    async def take(self) -> None:
        """Take the lock; see `StoreLock`."""
        from whiskerworks.server.store.executors import summarise_error

        # An operator then asks the server, which is certainly there.
        patience = SESSION_TIMEOUT_SECONDS if self._holder == "server" else 0.0
        until = time.monotonic() + patience
        while True:
            try:
                await self._take()
            except InUse:
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(RETRY_INTERVAL_SECONDS)
            except Exception as problem:
                await self.release()
                why = summarise_error(problem)
                raise CannotOpen(f"{self._place}: {why}") from None
            else:
                return

    async def hold(self) -> None:
        """Take the lock again if its connection was lost."""
        from whiskerworks.server.store.executors import translate_errors

        async with self._turn:
            if self.is_held:  # another process was quicker
                return
            await self._let_go()
            try:
                with translate_errors():
                    await self._take()
            except InUse as problem:
                raise Failed(str(problem)) from None

    async def release(self) -> None:
        """Let another server take the lock."""
        async with self._turn:
            await self._let_go()
            await self._engine.dispose()

    async def _let_go(self) -> None:
        connection, self._connection, self.is_held = self._connection, None, False
        if connection is not None:
            with suppress(Exception):  # it is lost, or will be
                await connection.invalidate()
                await connection.close()

    async def _take(self) -> None:
        """Take the lock. Raises InUse, and whatever the database may raise."""
        from sqlalchemy import text

        if self._connection is None:
            self._connection = await self._engine.connect()
            await self._connection.execution_options(isolation_level="AUTOCOMMIT")
            raw = await self._connection.get_raw_connection()
            assert raw.driver_connection is not None
            raw.driver_connection.add_termination_listener(self._lost)
            # Others learn who holds it, and the database notices lost machines.
            for name, value in (
                (
                    "application_name",
                    f"whiskerworks {_describe_self(self._holder)}"[:63],
                ),
                ("tcp_keepalives_idle", "10"),
                ("tcp_keepalives_interval", "5"),
                ("tcp_keepalives_count", "3"),
            ):
                setting = text("SELECT set_config(:name, :value, false)")
                await self._connection.execute(setting, {"name": name, "value": value})
        lock = text("SELECT pg_try_advisory_lock(:key)")
        if not (await self._connection.execute(lock, {"key": SESSION_KEY})).scalar():
            raise _in_use_error(self._place, await self._other(self._connection))
        self.is_held = True

    async def _other(self, connection: "AsyncConnection") -> str:
        """Return the lock's holder, as far as the database tells."""
        from sqlalchemy import text

        asked = text(
            "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid) "
            "WHERE locktype = 'advisory' AND granted AND objsubid = 1 "
            "AND database = (SELECT oid FROM pg_database"
            " WHERE datname = current_database()) "
            "AND classid::bigint = :high AND objid::bigint = :low"
        )
        key = {"high": SESSION_KEY >> 32, "low": SESSION_KEY & 0xFFFF_FFFF}
        name = (await connection.execute(asked, key)).scalar()
        return str(name or "").removeprefix("whiskerworks ")

    def _lost(self, _connection: object) -> None:
        self.is_held = False
