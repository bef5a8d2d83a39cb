# compiled: hot
"""How long an engine may think: by time, by thoughts, or until somebody stops it."""

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from whiskerworks.bots.engine import Engine, Opinion, best
from whiskerworks.core.advice import Level

USABLE_TIME_SHARE: Final = 0.9
"""Thinking takes at most this share of the time; the rest is for what comes after."""
FIRST_PORTION_THOUGHTS: Final = 1
"""So many thoughts are had before the clock is looked at."""
CLOCK_CHECKS: Final = 20
"""The clock is looked at so often, at least."""


class SearchProgress(NamedTuple):
    """How far the thinking has come."""

    thoughts: int
    of: int
    """So many thoughts there will be, unless time or somebody stops it."""
    seconds: float
    best: Opinion


ProgressCallback = Callable[[SearchProgress], bool]
"""Is shown how far the thinking has come; False stops it, and the best is played."""


def run_engine(
    engine: Engine,
    level: Level,
    watch: ProgressCallback | None = None,
    clock: Callable[[], float] = monotonic,
    began: float | None = None,
) -> None:
    """
    Let an *engine* think as long as its *level* allows, or until *watch* says no.

    The thoughts come in portions. A portion is as large as fits into a part of the
    time that is left, judged by those before.
    """
    start = clock() if began is None else began
    until = start + USABLE_TIME_SHARE * level.seconds
    portion = FIRST_PORTION_THOUGHTS
    while engine.thoughts < level.thoughts:
        left = level.thoughts - engine.thoughts
        if engine.is_settled(left):
            return
        engine.think(min(portion, left))
        now = clock()
        if now >= until:
            return
        if watch is not None and not watch(_progress(engine, level, now - start)):
            return
        portion = _portion(engine.thoughts, now - start, until - now, portion)


def _portion(thoughts: int, spent: float, left: float, before: int) -> int:
    """Return how many thoughts to have before the clock is looked at again."""
    if spent <= 0.0:
        return 2 * before
    fitting = int(thoughts / spent * left / CLOCK_CHECKS)
    return max(1, min(fitting, 2 * before))


def _progress(engine: Engine, level: Level, seconds: float) -> SearchProgress:
    """Return how far an engine has come."""
    opinion = best(engine.opinions())
    return SearchProgress(int(engine.thoughts), level.thoughts, seconds, opinion)
