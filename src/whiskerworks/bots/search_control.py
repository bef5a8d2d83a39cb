# compiled: hot
"""Run an engine until its time or thoughts run out, or until it is stopped."""

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from whiskerworks.bots.engine import Engine, Opinion, best
from whiskerworks.core.advice import Level

USABLE_TIME_SHARE: Final = 0.9
"""Share of the time for thinking; the rest is left for the answer."""
FIRST_PORTION_THOUGHTS: Final = 1
"""Thoughts before the first look at the clock."""
CLOCK_CHECKS: Final = 20
"""Minimum number of looks at the clock."""


class SearchProgress(NamedTuple):
    """The progress of a search."""

    thoughts: int
    of: int
    """Thoughts in total, unless the search stops early."""
    seconds: float
    best: Opinion


ProgressCallback = Callable[[SearchProgress], bool]
"""Receives the progress; returning False stops the search."""


def run_engine(
    engine: Engine,
    level: Level,
    watch: ProgressCallback | None = None,
    clock: Callable[[], float] = monotonic,
    began: float | None = None,
) -> None:
    """
    Let an engine think as long as its level allows, or until *watch* returns False.

    Thoughts come in portions, each sized to fit a part of the time left, judged by the
    speed so far.
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
    """Return the number of thoughts before the next look at the clock."""
    if spent <= 0.0:
        return 2 * before
    fitting = int(thoughts / spent * left / CLOCK_CHECKS)
    return max(1, min(fitting, 2 * before))


def _progress(engine: Engine, level: Level, seconds: float) -> SearchProgress:
    """Return an engine's progress."""
    opinion = best(engine.opinions())
    return SearchProgress(int(engine.thoughts), level.thoughts, seconds, opinion)
