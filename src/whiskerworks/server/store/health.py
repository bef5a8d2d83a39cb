"""Whether the database takes what is written and can be read; trouble is logged."""

import time
from collections.abc import Callable
from typing import Final, TypeVar

import structlog

from whiskerworks.server.store.errors import Failed
from whiskerworks.server.store.lock import StoreLock
from whiskerworks.server.store.pens import Job, Pen

T = TypeVar("T")

RECENT_SECONDS: Final = 15.0
"""Maximum age of the last successful write of a server that is ready."""

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


class WatchedPen:
    """Writes with another pen while the store is ours, and notes how that went."""

    def __init__(
        self, pen: Pen, place: str, health: WriteHealth, lock: StoreLock | None
    ) -> None:
        """Watch *pen*, which writes to *place*, named without its password."""
        self.pen: Final = pen
        self._lock: Final = lock
        self._place: Final = place
        self._health: Final = health

    async def write(self, job: Job[T]) -> T:
        """Return what *job* returns; see `Pen`."""
        try:
            if self._lock is not None:
                await self._lock.hold()
            result = await self.pen.write(job)
        except Failed as problem:
            named = Failed(f"{self._place}: {problem}")
            self._health.failed(named)
            raise named from problem.__cause__
        self._health.succeeded()
        return result

    async def close(self) -> None:
        """Let go of the database."""
        await self.pen.close()
        if self._lock is not None:
            await self._lock.release()
