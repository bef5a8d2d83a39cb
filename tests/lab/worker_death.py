"""A run whose worker is killed while many games remain."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

from tests.lab.runs import small
from whiskerworks.lab.runs.run import Run
from whiskerworks.lab.runs.work_queue import GameKey, PlayedPortion, play_portion

RUN = small("gears", games=8, vary=("swap=on,off",), judge=0)
WORKERS = 3
MOMENT = 0.01
"""Seconds between two looks at a gate."""


def gated(gate: Path) -> Callable[[Run, tuple[GameKey, ...]], PlayedPortion]:
    """
    Return what workers are to do instead of `play_portion`.

    Of each variant only the first game is played before *gate* is there: however fast
    the workers are, nearly all is left to play then.
    """

    def play(run: Run, keys: tuple[GameKey, ...]) -> PlayedPortion:
        while any(number for _, number in keys) and not gate.exists():
            time.sleep(MOMENT)
        return play_portion(run, keys)

    return play


class Killer:
    """Kills the worker that brought the second portion."""

    def __init__(self) -> None:
        self.killed: list[int] = []
        self.workers: set[int] = set()
        self.portions = 0

    def __call__(self, played: PlayedPortion) -> None:
        """Watch the workers, and kill one of them once."""
        self.portions += 1
        self.workers.add(played.worker)
        if self.portions == 2:
            assert played.worker != os.getpid()
            self.killed.append(played.worker)
            os.kill(played.worker, signal.SIGKILL)
