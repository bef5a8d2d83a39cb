"""
The work of a run in portions: which games are left, and a worker that plays some.

How games are portioned changes nothing in them. Portions grow or shrink till each
takes about a second, so that a progress bar goes smoothly, little is lost when a
worker dies, and little time is spent on handing them out.
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
"""So long a portion is meant to take."""
MAX_PORTION_GROWTH: Final = 4
"""A portion is at most so many times as large as one before."""
MAX_PORTION_GAMES: Final = 1_000
"""No portion has more games than this."""

GameKey = tuple[int, int]
"""A game: the place of its variant, and its number."""


class PlayedPortion(NamedTuple):
    """A portion that was played."""

    keys: tuple[GameKey, ...]
    lines: bytes
    """What was noted, a game a line, in the order of the keys."""
    seconds: float
    worker: int
    """The process that played it, by its id."""


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
    """In a process that helps: leave it to the first one what happens at Ctrl-C."""
    main = threading.current_thread() is threading.main_thread()
    if main and parent_process() is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)


@final
class WorkQueue:
    """The games that are left, and how many to hand out at once."""

    def __init__(self, run: Run, finished: set[GameKey]) -> None:
        self.run: Final = run
        self.finished: Final = finished
        """The games that are over."""
        self._size = 1

    @property
    def left(self) -> int:
        """How many games are not over."""
        return self.run.total - len(self.finished)

    def portions(self) -> Iterator[tuple[GameKey, ...]]:
        """
        Yield the games that are left, in portions.

        Those of all variants come side by side, so that a run that is stopped has
        about as many of each.
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
        """Note that a portion is over; tell whether it is new."""
        if played.keys[0] in self.finished:
            return False
        self.finished.update(played.keys)
        fitting = int(len(played.keys) * PORTION_SECONDS / max(played.seconds, 1e-6))
        most = min(MAX_PORTION_GAMES, MAX_PORTION_GROWTH * len(played.keys))
        self._size = max(1, min(fitting, most, 1 + self.left // 4))
        return True
