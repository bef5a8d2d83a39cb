# compiled: warm
"""
The server's time: it goes on evenly, whatever is done to the machine's clock.

Times in a log are milliseconds since 1970, and how long somebody has thought is the
difference of two of them. So the wall clock is asked once, when the process starts;
from then on a clock that nobody can set tells how much time has passed.
"""

import time
from collections.abc import Callable
from typing import Final, final


def wall() -> int:
    """Return what the machine takes for the time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


NO_CLOCK: Final = -1


def _sleepless() -> int:
    """Return the number of the clock that goes on while the machine sleeps."""
    # Linux stops its monotonic clock meanwhile; macOS stops time.monotonic(), but not
    # the clock that it calls so itself; Windows has no other.
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        if hasattr(time, name):
            number: int = getattr(time, name)
            return number
    return NO_CLOCK


_SLEEPLESS: Final = _sleepless()


def steady() -> int:
    """Return milliseconds that nobody can set, also counted while a machine sleeps."""
    if _SLEEPLESS == NO_CLOCK:
        return time.monotonic_ns() // 1_000_000
    return time.clock_gettime_ns(_SLEEPLESS) // 1_000_000


@final
class Clock:
    """Milliseconds since 1970, by the wall clock as it was when this was made."""

    def __init__(
        self, wall: Callable[[], int] = wall, steady: Callable[[], int] = steady
    ) -> None:
        self._steady: Final = steady
        self._began: Final = wall() - steady()

    def __call__(self) -> int:
        return self._began + self._steady()


@final
class Absences:
    """When the server was away or stalled, for clocks that do not run then [T5]."""

    def __init__(self) -> None:
        self._spans: Final[list[tuple[int, int]]] = []

    def add(self, begin: int, end: int) -> None:
        """Note an absence; it ends later than those before."""
        self._spans.append((begin, end))

    def since(self, at: int) -> int:
        """Return how many milliseconds after *at* the server was away."""
        away = 0
        for begin, end in reversed(self._spans):
            if end <= at:
                break
            away += end - max(begin, at)
        return away
