"""Clocks for tests: nothing that is tested may depend on how busy the machine is."""

from whiskerworks.bots.bot import Bot
from whiskerworks.core.advice import Level


class Clock:
    """Shows the time that a test sets; each look at it may take a *step*."""

    def __init__(self, step: float = 0.0) -> None:
        self.now = 100.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def still() -> float:
    """Return the time by a clock that stands still: bots stop by their thoughts."""
    return 0.0


def thinker(level: int | Level) -> Bot:
    """Return a bot that has all its thoughts, however long they take."""
    return Bot(level, clock=still)
