"""
One server for one store: two would not see what the other one does.

Where none runs, a command of the operator takes its place for a moment.

Beside a SQLite file stands a file that is locked by the operating system: the lock
goes with its process, however that ends. The server holds one byte of it; the process
that writes for the server holds another until it ends, so that a writer whose server
was killed has finished before the next one begins. In PostgreSQL a connection of its
own holds an advisory lock.
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
"""What the name of the file ends with that is locked."""
SERVER_BYTE: Final = 1 << 30
"""Far behind what the file says: Windows lets nobody read what is locked."""
WRITER_BYTE: Final = SERVER_BYTE + 1
WRITER_TIMEOUT_SECONDS: Final = 30.0
"""How long to wait for the writer of a server that was killed."""
SESSION_TIMEOUT_SECONDS: Final = 5.0
"""How long to wait until PostgreSQL notices that a server was killed."""
RETRY_INTERVAL_SECONDS: Final = 0.05
"""Seconds between two tries."""
SESSION_KEY: Final = 0x77_68_69_73_6B_65_73
"""Any number that no other program takes for a lock in the same database."""

Holder = Literal["server", "admin"]
"""Who takes a lock: a server, or a command of its operator."""

_held_paths: Final[set[Path]] = set()
"""What this process has locked: the system would let it lock that again."""


class StoreLock(Protocol):
    """Sees that one server uses a store."""

    is_held: bool
    """Whether it is ours, as far as is known."""

    async def take(self) -> None:
        """
        Take the lock, before the store is opened.

        Raises:
            InUse: Somebody else has it.
            CannotOpen: It cannot be asked for.
        """

    async def hold(self) -> None:
        """
        Take the lock again, if it was lost.

        Raises:
            Failed: It cannot be had.
        """

    async def release(self) -> None:
        """Let another server take it."""


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
        """Do nothing: the lock goes only with the process."""

    async def release(self) -> None:
        """Let another server take it."""
        if self._file is not None:
            _held_paths.discard(self._path)
            os.close(self._file)
            self._file = None
            self.is_held = False


def become_writer(database: Path, patience: float = WRITER_TIMEOUT_SECONDS) -> None:
    """
    Be the only process that writes to *database* for a server, until this one ends.

    Raises:
        Failed: Another still does, after *patience* seconds, or it cannot be known.
    """
    try:
        file = _open(_path(database))
        until = time.monotonic() + patience
        while not _lock(file, WRITER_BYTE):
            if time.monotonic() > until:
                os.close(file)
                raise Failed("the process of another server still writes")
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
    """Lock a byte of *file* if nobody else has; return whether it is ours."""
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
        return True  # this system has no locks: nobody can tell
    return True


def _read_holder(file: int) -> str:
    """Return who says in *file* that it has the lock."""
    os.lseek(file, 0, os.SEEK_SET)
    return os.read(file, 200).decode("utf-8", "replace").strip()


def _reason(path: Path, problem: OSError) -> str:
    if not path.parent.is_dir():
        return f"{path}: there is no folder {path.parent}"
    return f"{path} cannot be locked: {problem.strerror}"


def _describe_self(holder: Holder) -> str:
    return f"{holder}, process {os.getpid()} on {socket.gethostname()}"


def _in_use_error(place: str, other: str) -> InUse:
    """Return that *other*, who said `_self`, uses the store at *place*."""
    holder, _, process = other.rpartition(", ")
    named = f" ({process})" if process else ""
    if holder == "admin":
        text = f"`whiskerworks admin`{named} uses it; try again when that is done"
        return InUse(f"{place}: {text}", process, is_server=False)
    text = f"another server{named} uses it; stop that one, or use other data"
    return InUse(f"{place}: {text}", process)


# ---- PostgreSQL


class SessionLock:
    """The lock of a PostgreSQL database; it goes with its connection."""

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

        # An operator asks the server then, which is no doubt there.
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
            if self.is_held:  # somebody else was quicker
                return
            await self._let_go()
            try:
                with translate_errors():
                    await self._take()
            except InUse as problem:
                raise Failed(str(problem)) from None

    async def release(self) -> None:
        """Let another server take it."""
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
        """Raises InUse, and whatever the database may raise."""
        from sqlalchemy import text

        if self._connection is None:
            self._connection = await self._engine.connect()
            await self._connection.execution_options(isolation_level="AUTOCOMMIT")
            raw = await self._connection.get_raw_connection()
            assert raw.driver_connection is not None
            raw.driver_connection.add_termination_listener(self._lost)
            # So others learn who it is, and the database soon misses a lost machine.
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
        """Return who has the lock, as far as the database tells."""
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
