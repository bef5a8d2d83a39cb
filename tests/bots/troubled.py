"""The toy with advice that gets a player into trouble when it is asked."""

import os
import signal
import time
from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from tests.conformance.toy import ToyRules, toy
from whiskerworks.core.advice import Advice
from whiskerworks.core.game import Game
from whiskerworks.core.rules import Rules
from whiskerworks.core.value import Value


class TroubledAdvice(Advice[Value]):
    """Says nothing of moves, but hangs, dies or fails; all others after the first."""

    def __init__(self, trouble: str, once: Path | None) -> None:
        super().__init__(cast("Rules[Value]", ToyRules("")))
        self.trouble = trouble
        self.once = once
        """The first to make this folder is in trouble; None: everybody is."""

    def likelihoods_into(
        self, state: Value, moves: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        super().likelihoods_into(state, moves, count, weights)
        if self.once is not None and not is_first(self.once):
            return
        if self.trouble == "hangs":
            time.sleep(1_000.0)
        elif self.trouble == "dies":
            os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
        else:
            raise ZeroDivisionError("in trouble")


def is_first(folder: Path) -> bool:
    """Tell whether nobody made that folder before; then it is made."""
    try:
        folder.mkdir()
    except FileExistsError:
        return False
    return True


def troubled(trouble: str, once: Path | None = None) -> Game:
    """Return the toy with such advice; in any process the same."""
    return toy("", TroubledAdvice(trouble, once), (troubled, (trouble, once)))


def at_second_sight(once: Path) -> Game:
    """Return the toy, which cannot be loaded by the first who tries."""
    return toy("", Advice(cast("Rules[Value]", ToyRules(""))), (_loaded, (once,)))


def _loaded(once: Path) -> Game:
    if is_first(once):
        raise ZeroDivisionError("in trouble")
    return at_second_sight(once)
