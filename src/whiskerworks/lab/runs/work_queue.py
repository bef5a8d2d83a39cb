"""
The remaining games of a run, handed out to workers in portions.

Portions do not affect results. Their size adapts until each takes about a second, so
that progress is smooth, a dying worker loses little, and handing out costs little.
"""

import json
import os
import signal
import threading
from collections.abc import Iterator
from multiprocessing import parent_process
from time import perf_counter
from typing import Final, NamedTuple, final

from whiskerworks.lab.runs.measured_game import play_and_measure
from whiskerworks.lab.runs.run import Run

PORTION_SECONDS: Final = 0.7
"""Intended duration of a portion."""
MAX_PORTION_GROWTH: Final = 4
"""Largest factor by which the next portion may grow."""
MAX_PORTION_GAMES: Final = 1_000
"""Maximum number of games in a portion."""

GameKey = tuple[int, int]
"""A game: the index of its variant, and its number."""


class PlayedPortion(NamedTuple):
    """A finished portion."""

    keys: tuple[GameKey, ...]
    lines: bytes
    """Journal entries, one line for each game, in the order of the keys."""
    seconds: float
    worker: int
    """Process id of the worker that played it."""


def play_portion(run: Run, keys: tuple[GameKey, ...]) -> PlayedPortion:
    """Play some games of a run; called in a worker."""
    _ignore_interrupts()
    began = perf_counter()
    lines = [
        json.dumps(play_and_measure(run, *key), separators=(",", ":")) for key in keys
    ]
    whole = "".join([f"{line}\n" for line in lines]).encode()
    return PlayedPortion(keys, whole, perf_counter() - began, os.getpid())


def _ignore_interrupts() -> None:
    """In a worker process, leave Ctrl-C to the main process."""
    main = threading.current_thread() is threading.main_thread()
    if main and parent_process() is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)


@final
class WorkQueue:
    """The remaining games, and the size of the next portion."""

    def __init__(self, run: Run, finished: set[GameKey]) -> None:
        self.run: Final = run
        self.finished: Final = finished
        """The games that are finished."""
        self._size = 1

    @property
    def left(self) -> int:
        """Number of unfinished games."""
        return self.run.total - len(self.finished)

    def portions(self) -> Iterator[tuple[GameKey, ...]]:
        """
        Yield the remaining games in portions.

        Variants alternate, so a run that is stopped has about as many games of each.
        """
        portion: list[GameKey] = []
        for number in range(self.run.games):
            for variant in range(len(self.run.variants)):
                if (variant, number) not in self.finished:
                    portion.append((variant, number))
                if len(portion) >= self._size:
                    yield tuple(portion)
                    portion = []
        if portion:
            yield tuple(portion)

    def mark_done(self, played: PlayedPortion) -> bool:
        """Mark a portion as finished; return whether it is new."""
        if played.keys[0] in self.finished:
            return False
        self.finished.update(played.keys)
        fitting = int(len(played.keys) * PORTION_SECONDS / max(played.seconds, 1e-6))
        most = min(MAX_PORTION_GAMES, MAX_PORTION_GROWTH * len(played.keys))
        self._size = max(1, min(fitting, most, 1 + self.left // 4))
        return True
