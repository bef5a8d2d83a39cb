"""A progress bar with speed and time left."""

import time
from collections.abc import Callable
from typing import Final, TextIO, final

BAR_CHARACTERS: Final = 24
"""Width of the bar."""
LOG_INTERVAL_SECONDS: Final = 30.0
"""Seconds between lines when the output is not a terminal."""


@final
class ProgressBar:
    """Shows how many games are done; in a terminal, on a single line."""

    def __init__(
        self,
        total: int,
        out: TextIO,
        noun: str = "games",
        clock: Callable[[], float] = time.monotonic,
        already: int = 0,
    ) -> None:
        self.done = already
        """How many are done."""
        self._total: Final = total
        self._out: Final = out
        self._noun: Final = noun
        self._clock: Final = clock
        self._already: Final = already
        self._live: Final = out.isatty()
        self._began: Final = clock()
        self._last_shown = self._began
        if self._live:
            self._show()

    def step(self, count: int = 1) -> None:
        """Count more of them as done."""
        self.done += count
        now = self._clock()
        due = self.done == self._total or now - self._last_shown >= LOG_INTERVAL_SECONDS
        if self._live or due:
            self._last_shown = now
            self._show()

    def close(self) -> None:
        """End the line."""
        if self._live:
            self._out.write("\n")
            self._out.flush()

    def line(self) -> str:
        """Return the progress as text: "3 of 20 games, 1.5/s, 0:11 left"."""
        spent = self._clock() - self._began
        text = f"{self.done} of {self._total} {self._noun}"
        new = self.done - self._already
        if not new or spent <= 0:
            return text
        rate = new / spent
        speed = f"{rate:.1f}/s" if rate >= 1 else f"{1 / rate:.1f} s each"
        left = _minutes((self._total - self.done) / rate)
        return f"{text}, {speed}, {left} left"

    def _show(self) -> None:
        if self._live:
            full = BAR_CHARACTERS * self.done // max(1, self._total)
            bar = "#" * full + "." * (BAR_CHARACTERS - full)
            self._out.write(f"\r[{bar}] {self.line()}\x1b[K")
        else:
            self._out.write(f"{self.line()}\n")
        self._out.flush()


def _minutes(seconds: float) -> str:
    """Return a duration as text: 1:05:09, 2:30 or 0:07."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
