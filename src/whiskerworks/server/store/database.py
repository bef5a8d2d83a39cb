"""
An open database, which runs jobs as long as this process holds its lock.

It tracks whether reads and writes succeed, and logs when trouble starts and ends.
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
    """Track the last successful write; log when trouble starts and ends."""

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        """Begin with a store that has just been opened; *seconds* is a clock."""
        self.on_failure: Callable[[], None] = _ignore
        """Called for each write that fails."""
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
        """Note a successful write."""
        if self._failing:
            age, failures = round(self.age, 1), self._failing
            log.warning("the store can be written again", after=age, failures=failures)
            self._failing = 0
        self._last = self._seconds()

    def failed(self, problem: Failed) -> None:
        """Note a failed write."""
        if not self._failing:
            log.error("the store cannot be written", problem=str(problem))
        self._failing += 1
        self.on_failure()


class ReadHealth:
    """Log when reads begin to fail, and when they succeed again."""

    def __init__(self) -> None:
        self._failing = 0

    def succeeded(self) -> None:
        """Note a successful read."""
        if self._failing:
            log.warning("the store can be read again", failures=self._failing)
            self._failing = 0

    def failed(self, problem: Failed) -> None:
        """Note a failed read."""
        if not self._failing:
            log.error("the store cannot be read", problem=str(problem))
        self._failing += 1


class Database:
    """Run jobs through a reader and a writer."""

    def __init__(
        self,
        url: URL,
        reader: ReadExecutor,
        executor: WriteExecutor,
        lock: StoreLock | None,
        seconds: Callable[[], float],
    ) -> None:
        """Use the database at *url* as long as *lock* is held."""
        self._url: Final = url
        self._place: Final = without_password(url)
        self._reader: Final = reader
        self._executor: Final = executor
        self._lock: Final = lock
        self.health: Final = WriteHealth(seconds)
        """Tracks the last successful write."""
        self._reading: Final = ReadHealth()

    @property
    def place(self) -> str:
        """The location for reopening it; may contain a password."""
        if self._url.drivername == "sqlite":
            return str(self._url.database)
        return self._url.render_as_string(hide_password=False)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._place!r})"

    async def read(self, job: Job[T]) -> T:
        """Return the result of *job* in one consistent view of the database."""
        try:
            found = await self._reader.read(job)
        except Failed as problem:
            named = Failed(f"{self._place}: {problem}")
            self._reading.failed(named)
            raise named from None
        self._reading.succeeded()
        return found

    async def write(self, job: Job[T]) -> T:
        """Return the result of *job* after its writes are durable."""
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
        """Close the database."""
        await self._executor.close()
        if self._lock is not None:
            await self._lock.release()
        await self._reader.close()
