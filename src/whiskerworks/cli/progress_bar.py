"""A bar that tells how far something has come, how fast it goes and what is left."""

import time
from collections.abc import Callable
from typing import Final, TextIO, final

BAR_CHARACTERS: Final = 24
"""How many signs the bar has."""
LOG_INTERVAL_SECONDS: Final = 30.0
"""Where nobody watches, a line is written so often, in seconds."""


@final
class ProgressBar:
    """Tells how many of some games are over; in a terminal on one line."""

    def __init__(
        self,
        total: int,
        out: TextIO,
        noun: str = "games",
        clock: Callable[[], float] = time.monotonic,
        already: int = 0,
    ) -> None:
        self.done = already
        """How many are over."""
        self._total: Final = total
        self._out: Final = out
        self._noun: Final = noun
        self._clock: Final = clock
        self._already: Final = already
        self._live: Final = out.isatty()
        self._began: Final = clock()
        self._told = self._began
        if self._live:
            self._tell()

    def step(self, count: int = 1) -> None:
        """Note that so many more are over."""
        self.done += count
        now = self._clock()
        due = self.done == self._total or now - self._told >= LOG_INTERVAL_SECONDS
        if self._live or due:
            self._told = now
            self._tell()

    def close(self) -> None:
        """End the line."""
        if self._live:
            self._out.write("\n")
            self._out.flush()

    def line(self) -> str:
        """Return how far it has come, in words."""
        spent = self._clock() - self._began
        text = f"{self.done} of {self._total} {self._noun}"
        new = self.done - self._already
        if not new or spent <= 0:
            return text
        rate = new / spent
        speed = f"{rate:.1f}/s" if rate >= 1 else f"{1 / rate:.1f} s each"
        left = _minutes((self._total - self.done) / rate)
        return f"{text}, {speed}, {left} left"

    def _tell(self) -> None:
        if self._live:
            full = BAR_CHARACTERS * self.done // max(1, self._total)
            bar = "#" * full + "." * (BAR_CHARACTERS - full)
            self._out.write(f"\r[{bar}] {self.line()}\x1b[K")
        else:
            self._out.write(f"{self.line()}\n")
        self._out.flush()


def _minutes(seconds: float) -> str:
    """Return a time as hours, minutes and seconds: 1:05:09, 2:30, 0:07."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
