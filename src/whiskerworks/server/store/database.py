"""
An open database: jobs read and write it, while the store is ours.

Whether it takes what is written, and can be read, is known here; trouble is logged.
"""

import time
from collections.abc import Callable
from typing import Final, TypeVar

import structlog
from sqlalchemy import URL

from whiskerworks.server.store.errors import Failed
from whiskerworks.server.store.executors import (
    Job,
    ReadExecutor,
    WriteExecutor,
    without_password,
)
from whiskerworks.server.store.lock import StoreLock

RECENT_SECONDS: Final = 15.0
"""Maximum age of the last successful write of a server that is ready."""

T = TypeVar("T")

log = structlog.get_logger("whiskerworks.server")


def _ignore() -> None:
    pass


class WriteHealth:
    """Knows when the database last took a write; logs when trouble starts and ends."""

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        """Begin with a store that has just been opened; *seconds* is a clock."""
        self.on_failure: Callable[[], None] = _ignore
        """Is called for each write that fails."""
        self._seconds: Final = seconds
        self._last = seconds()
        self._failing = 0

    @property
    def age(self) -> float:
        """Seconds since the last successful write."""
        return self._seconds() - self._last

    @property
    def is_recent(self) -> bool:
        """Whether a write has succeeded recently."""
        return self.age < RECENT_SECONDS

    def succeeded(self) -> None:
        """Note that something was written."""
        if self._failing:
            age, failures = round(self.age, 1), self._failing
            log.warning("the store can be written again", after=age, failures=failures)
            self._failing = 0
        self._last = self._seconds()

    def failed(self, problem: Failed) -> None:
        """Note that something could not be written."""
        if not self._failing:
            log.error("the store cannot be written", problem=str(problem))
        self._failing += 1
        self.on_failure()


class ReadHealth:
    """Logs when the database begins to answer no questions, and when it does again."""

    def __init__(self) -> None:
        self._failing = 0

    def succeeded(self) -> None:
        """Note that something was read."""
        if self._failing:
            log.warning("the store can be read again", failures=self._failing)
            self._failing = 0

    def failed(self, problem: Failed) -> None:
        """Note that something could not be read."""
        if not self._failing:
            log.error("the store cannot be read", problem=str(problem))
        self._failing += 1


class Database:
    """Does jobs through a reader and a pen."""

    def __init__(
        self,
        url: URL,
        reader: ReadExecutor,
        executor: WriteExecutor,
        lock: StoreLock | None,
        seconds: Callable[[], float],
    ) -> None:
        """Use the database at *url*, as long as the *lock* on it is ours."""
        self._url: Final = url
        self._place: Final = without_password(url)
        self._reader: Final = reader
        self._executor: Final = executor
        self._lock: Final = lock
        self.health: Final = WriteHealth(seconds)
        """When something was last written."""
        self._reading: Final = ReadHealth()

    @property
    def place(self) -> str:
        """Where it is, for whoever opens it again; may hold a password."""
        if self._url.drivername == "sqlite":
            return str(self._url.database)
        return self._url.render_as_string(hide_password=False)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._place!r})"

    async def read(self, job: Job[T]) -> T:
        """Return what *job* finds in one consistent view of the database."""
        try:
            found = await self._reader.read(job)
        except Failed as problem:
            named = Failed(f"{self._place}: {problem}")
            self._reading.failed(named)
            raise named from None
        self._reading.succeeded()
        return found

    async def write(self, job: Job[T]) -> T:
        """Return what *job* returns, once what it wrote is durable."""
        try:
            if self._lock is not None and not self._lock.is_held:
                await self._lock.hold()
            result = await self._executor.write(job)
        except Failed as problem:
            named = Failed(f"{self._place}: {problem}")
            self.health.failed(named)
            raise named from problem.__cause__
        self.health.succeeded()
        return result

    async def close(self) -> None:
        """Let go of the database."""
        await self._executor.close()
        if self._lock is not None:
            await self._lock.release()
        await self._reader.close()
