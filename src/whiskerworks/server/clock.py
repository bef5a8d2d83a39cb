# compiled: warm
"""
The server's time, which runs evenly whatever happens to the machine's clock.

Times in a log are milliseconds since 1970, and thinking time is the difference of two
of them. So the wall clock is read once, when the process starts. From then on, a clock
that nobody can set measures the time.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, final

import structlog

STALL_CHECK_INTERVAL_SECONDS: Final = 0.25
"""Seconds between two checks for a stalled event loop."""
MIN_EXCUSED_STALL_MILLISECONDS: Final = 1000
"""Stalls of the event loop up to this length are not excused."""
MIN_EXCUSED_DOWNTIME_MILLISECONDS: Final = 2000
"""Times without a server up to this length are not excused."""

log: Final = structlog.get_logger("whiskerworks.server")


def wall_time() -> int:
    """Return the machine's wall clock, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


NO_CLOCK: Final = -1


def _find_sleepless_clock() -> int:
    """Return the id of the clock that runs while the machine sleeps."""
    # Linux stops its monotonic clock during sleep. macOS stops time.monotonic(), but
    # not the clock that it calls monotonic itself. Windows has no other clock.
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        if hasattr(time, name):
            number: int = getattr(time, name)
            return number
    return NO_CLOCK


_SLEEPLESS_CLOCK: Final = _find_sleepless_clock()


def steady_time() -> int:
    """Return milliseconds by a clock that nobody can set and that counts sleep."""
    if _SLEEPLESS_CLOCK == NO_CLOCK:
        return time.monotonic_ns() // 1_000_000
    return time.clock_gettime_ns(_SLEEPLESS_CLOCK) // 1_000_000


@final
class Clock:
    """Milliseconds since 1970, based on the wall clock at the time of creation."""

    def __init__(
        self,
        wall_time: Callable[[], int] = wall_time,
        steady_time: Callable[[], int] = steady_time,
    ) -> None:
        self._steady: Final = steady_time
        self._began: Final = wall_time() - steady_time()

    def __call__(self) -> int:
        return self._began + self._steady()


@final
class TableClock:
    """
    The time of tables: it never goes back, and stalls are excused [T5].

    The server may have been away, or its event loop stalled because the process was
    stopped or the machine slept or was busy. Nobody is charged for such an absence.
    """

    def __init__(
        self,
        now: Callable[[], int],
        steady_time: Callable[[], int],
        on_stall: Callable[[], None],
    ) -> None:
        """
        Tell the time by *now*, and detect stalls by *steady*, which nobody can set.

        Call *on_stall* after each stall.
        """
        self._now: Final = now
        self._steady: Final = steady_time
        self._on_stall: Final = on_stall
        self._ahead = 0
        """Milliseconds by which we are ahead of a machine whose clock was set back."""
        self._looked = steady_time()
        """When the event loop was last seen to run."""
        self._looking: asyncio.TimerHandle | None = None
        self._absences: Final[list[tuple[int, int]]] = []

    def now(self) -> int:
        """Return the time in milliseconds since 1970, which never goes back."""
        return self._now() + self._ahead

    def begin(self, last_seen: int) -> None:
        """Begin, given when the previous server was *last_seen*."""
        opened = self.now()
        if opened < last_seen:
            self._ahead = last_seen - opened
            log.warning("the machine's clock was set back", seconds=self._ahead // 1000)
        elif opened - last_seen > MIN_EXCUSED_DOWNTIME_MILLISECONDS:
            self._absences.append((last_seen, opened))
        self._looked = self._steady()
        self._look()

    def stop(self) -> None:
        """Stop checking for stalls."""
        if self._looking is not None:
            self._looking.cancel()

    def _look(self) -> None:
        """Check repeatedly whether the event loop was stalled."""
        self.excuse_stall()
        self._looked = self._steady()
        self._looking = asyncio.get_running_loop().call_later(
            STALL_CHECK_INTERVAL_SECONDS, self._look
        )

    def excuse_stall(self) -> None:
        """
        Charge a stall that has just ended to nobody's clock [T5].

        Tables call this before every change: after a stall, a message may arrive before
        the next check.
        """
        seen = self._steady()
        stalled = seen - self._looked
        if stalled <= MIN_EXCUSED_STALL_MILLISECONDS:
            return
        self._looked = seen
        now = self.now()
        self._absences.append((now - stalled, now))
        log.warning("the event loop was stalled", seconds=round(stalled / 1000, 1))
        self._on_stall()

    def away_since(self, at: int) -> int:
        """Return how many milliseconds after *at* the server was away."""
        away = 0
        for begin, end in reversed(self._absences):
            if end <= at:
                break
            away += end - max(begin, at)
        return away


@final
class Alarms:
    """Wake unloaded tables when their time is up."""

    def __init__(self, now: Callable[[], int], wake: Callable[[str], None]) -> None:
        self._now: Final = now
        self._wake: Final = wake
        self._alarms: Final[dict[str, tuple[int, asyncio.TimerHandle]]] = {}
        self._is_closed = False

    def set(self, name: str, due: int) -> None:
        """Wake *name* when the time is *due*, replacing an earlier alarm."""
        self.stop(name)
        if self._is_closed:
            return
        wait = max(0.0, (due - self._now()) / 1000)
        ringing = asyncio.get_running_loop().call_later(wait, self._ring, name)
        self._alarms[name] = (due, ringing)

    def stop(self, name: str) -> None:
        """Cancel the alarm of *name*."""
        alarm = self._alarms.pop(name, None)
        if alarm is not None:
            alarm[1].cancel()

    def close(self) -> None:
        """Cancel all alarms."""
        self._is_closed = True
        for name in list(self._alarms):
            self.stop(name)

    def set_anew(self) -> None:
        """Set all alarms again, after a time that timers did not count."""
        for name, (due, _) in list(self._alarms.items()):
            self.set(name, due)

    def _ring(self, name: str) -> None:
        del self._alarms[name]
        self._wake(name)
