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

from whiskerworks.lab.runs.game import play
from whiskerworks.lab.runs.run import Run

SECONDS: Final = 0.7
"""So long a portion is meant to take."""
GROWTH: Final = 4
"""A portion is at most so many times as large as one before."""
LARGEST: Final = 1_000
"""No portion has more games than this."""

Key = tuple[int, int]
"""A game: the place of its variant, and its number."""


class Played(NamedTuple):
    """A portion that was played."""

    keys: tuple[Key, ...]
    lines: bytes
    """What was noted, a game a line, in the order of the keys."""
    seconds: float
    worker: int
    """The process that played it, by its id."""


def play_some(run: Run, keys: tuple[Key, ...]) -> Played:
    """Play some games of a run; called in a worker."""
    _leave_interrupts()
    began = perf_counter()
    lines = [json.dumps(play(run, *key), separators=(",", ":")) for key in keys]
    whole = "".join([f"{line}\n" for line in lines]).encode()
    return Played(keys, whole, perf_counter() - began, os.getpid())


def _leave_interrupts() -> None:
    """In a process that helps: leave it to the first one what happens at Ctrl-C."""
    main = threading.current_thread() is threading.main_thread()
    if main and parent_process() is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)


@final
class Work:
    """The games that are left, and how many to hand out at once."""

    def __init__(self, run: Run, known: set[Key]) -> None:
        self.run: Final = run
        self.known: Final = known
        """The games that are over."""
        self._size = 1

    @property
    def left(self) -> int:
        """How many games are not over."""
        return self.run.total - len(self.known)

    def portions(self) -> Iterator[tuple[Key, ...]]:
        """
        Yield the games that are left, in portions.

        Those of all variants come side by side, so that a run that is stopped has
        about as many of each.
        """
        portion: list[Key] = []
        for number in range(self.run.games):
            for variant in range(len(self.run.variants)):
                if (variant, number) not in self.known:
                    portion.append((variant, number))
                if len(portion) >= self._size:
                    yield tuple(portion)
                    portion = []
        if portion:
            yield tuple(portion)

    def done(self, played: Played) -> bool:
        """Note that a portion is over; tell whether it is new."""
        if played.keys[0] in self.known:
            return False
        self.known.update(played.keys)
        fitting = int(len(played.keys) * SECONDS / max(played.seconds, 1e-6))
        most = min(LARGEST, GROWTH * len(played.keys))
        self._size = max(1, min(fitting, most, 1 + self.left // 4))
        return True
