"""
Measure steps of batches: ours next to other libraries for programs that learn.

All sides play random legal actions in turns. A step is one action by a seat. CPU time
of all threads counts, because Pgx uses every core while the others use one.
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
    """Let our batches and the other libraries take turns; return their figures."""
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
    """Return the ratio of steps per second, our batches to each rival."""
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
        raise NotMeasured(f"{library} is not installed: {python} does not exist")
    words = [library, game, str(BATCH_GAMES), str(given.seed)]
    return opened(
        [str(python), str(HERE / "rival_step_worker.py"), *words], dict(os.environ)
    )
