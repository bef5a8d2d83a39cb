"""
Measure steps: our batches next to what other libraries offer programs that learn.

All play random legal actions in one run, in turns, as random games do elsewhere. A step
is an action of a seat. What counts is the CPU time of all threads: Pgx takes the cores
that there are, and ours and the others one.
"""

import argparse
import os
from functools import partial
from pathlib import Path

from benchmark_config import BATCH_GAMES, COMPARED_GAMES, STEP_OUTPUTS, STEP_RIVALS
from measure_search import measured, open_ours, opened
from sides import HERE, Answer, NotMeasured, Side
from turns import Ways, rates, ratio_of


def measure_batch(given: argparse.Namespace) -> Answer:
    """Let our batches and the other libraries take turns; return what came of it."""
    ways: Ways = {}
    for game, seats in COMPARED_GAMES:
        for made, said in STEP_OUTPUTS.items():
            words = [game, seats, "compiled", made, BATCH_GAMES, given.seed]
            ways[f"{game}{said}"] = partial(open_ours, "batch_worker.py", words, given)
    for name, (library, rival, _, _) in STEP_RIVALS.items():
        ways[name] = partial(open_stepped, library, rival, given)
    sides, missing = measured(ways, given.turns, given.seconds)
    found = {
        name: {**side.about, "steps_a_second": rates(side.answers, "steps")}
        for name, side in sides.items()
    }
    in_order = {name: (found | missing)[name] for name in ways}
    return {"count": BATCH_GAMES, "sides": in_order, "ratios": ratios_of(sides)}


def ratios_of(sides: dict[str, Side]) -> list[Answer]:
    """Return how many times as many steps our batches make as each of the others."""
    found: list[Answer] = []
    for theirs, (_, _, manners, aim) in STEP_RIVALS.items():
        ours = [
            f"{game}{STEP_OUTPUTS[made]}"
            for made in manners
            for game, _ in COMPARED_GAMES
        ]
        for name in ours:
            if name in sides and theirs in sides:
                one, other = sides[name].answers, sides[theirs].answers
                of = f"{name} / {theirs}"
                found.append(ratio_of(of, aim or 0.0, one, other, "steps"))
    return found


def open_stepped(library: str, game: str, given: argparse.Namespace) -> Side:
    """
    Start a worker on another library.

    Raises:
        NotMeasured: It is not installed, or the worker fails.
    """
    python: Path = given.rivals
    if not python.exists():
        raise NotMeasured(f"{library} is not installed: there is no {python}")
    words = [library, game, str(BATCH_GAMES), str(given.seed)]
    return opened(
        [str(python), str(HERE / "rival_step_worker.py"), *words], dict(os.environ)
    )
