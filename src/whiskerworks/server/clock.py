# compiled: warm
"""
The server's time: it goes on evenly, whatever is done to the machine's clock.

Times in a log are milliseconds since 1970, and how long somebody has thought is the
difference of two of them. So the wall clock is asked once, when the process starts;
from then on a clock that nobody can set tells how much time has passed.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, final

import structlog

STALL_CHECK_INTERVAL_SECONDS: Final = 0.25
"""Seconds between two looks at whether the event loop was stalled."""
MIN_EXCUSED_STALL_MILLISECONDS: Final = 1000
"""Milliseconds of a stall of the event loop that nobody is excused for."""
MIN_EXCUSED_DOWNTIME_MILLISECONDS: Final = 2000
"""Milliseconds without a server that nobody is excused for."""

log: Final = structlog.get_logger("whiskerworks.server")


def wall_time() -> int:
    """Return what the machine takes for the time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


NO_CLOCK: Final = -1


def _find_sleepless_clock() -> int:
    """Return the number of the clock that goes on while the machine sleeps."""
    # Linux stops its monotonic clock meanwhile; macOS stops time.monotonic(), but not
    # the clock that it calls so itself; Windows has no other.
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        if hasattr(time, name):
            number: int = getattr(time, name)
            return number
    return NO_CLOCK


_SLEEPLESS_CLOCK: Final = _find_sleepless_clock()


def steady_time() -> int:
    """Return milliseconds that nobody can set, also counted while a machine sleeps."""
    if _SLEEPLESS_CLOCK == NO_CLOCK:
        return time.monotonic_ns() // 1_000_000
    return time.clock_gettime_ns(_SLEEPLESS_CLOCK) // 1_000_000


@final
class Clock:
    """Milliseconds since 1970, by the wall clock as it was when this was made."""

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
    The time that tables go by: it is never set back, and stalls are excused [T5].

    The server may have been away, or its event loop stalled: the process was stopped,
    the machine slept or was busy. Nobody is charged for such an absence.
    """

    def __init__(
        self,
        now: Callable[[], int],
        steady_time: Callable[[], int],
        on_stall: Callable[[], None],
    ) -> None:
        """
        Tell the time by *now*; by *steady*, which nobody can set, notice stalls.

        After one *on_stall* is called.
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
        """Return the time in milliseconds since 1970, which is never set back."""
        return self._now() + self._ahead

    def begin(self, last_seen: int) -> None:
        """Begin when the server before this one was *last_seen*."""
        opened = self.now()
        if opened < last_seen:
            self._ahead = last_seen - opened
            log.warning("the machine's clock was set back", seconds=self._ahead // 1000)
        elif opened - last_seen > MIN_EXCUSED_DOWNTIME_MILLISECONDS:
            self._absences.append((last_seen, opened))
        self._looked = self._steady()
        self._look()

    def stop(self) -> None:
        """Look no more whether the event loop was stalled."""
        if self._looking is not None:
            self._looking.cancel()

    def _look(self) -> None:
        """Look, again and again, whether the event loop was stalled."""
        self.excuse_stall()
        self._looked = self._steady()
        self._looking = asyncio.get_running_loop().call_later(
            STALL_CHECK_INTERVAL_SECONDS, self._look
        )

    def excuse_stall(self) -> None:
        """
        Charge nobody for the time that the event loop has just been stalled [T5].

        Tables ask before anything happens: after a stall a message may come before the
        next look.
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
    """Wakes what is out of memory when its time is up."""

    def __init__(self, now: Callable[[], int], wake: Callable[[str], None]) -> None:
        self._now: Final = now
        self._wake: Final = wake
        self._alarms: Final[dict[str, tuple[int, asyncio.TimerHandle]]] = {}
        self._is_closed = False

    def set(self, name: str, due: int) -> None:
        """Wake what has that name when the time is *due*, instead of before."""
        self.stop(name)
        if self._is_closed:
            return
        wait = max(0.0, (due - self._now()) / 1000)
        ringing = asyncio.get_running_loop().call_later(wait, self._ring, name)
        self._alarms[name] = (due, ringing)

    def stop(self, name: str) -> None:
        """Do not wake what has that name."""
        alarm = self._alarms.pop(name, None)
        if alarm is not None:
            alarm[1].cancel()

    def close(self) -> None:
        """Wake nothing more."""
        self._is_closed = True
        for name in list(self._alarms):
            self.stop(name)

    def set_anew(self) -> None:
        """Set all alarms again, after a time that timers have not counted."""
        for name, (due, _) in list(self._alarms.items()):
            self.set(name, due)

    def _ring(self, name: str) -> None:
        del self._alarms[name]
        self._wake(name)
