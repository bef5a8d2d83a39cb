"""
Measure Monte-Carlo tree search: ours next to OpenSpiel's.

Both run in turns on one core, as random games do. Each search has the same number of
simulations, with random rollouts and a new tree.
"""

import argparse
import os
import sys
from functools import partial
from pathlib import Path

from benchmark_config import COMPARED_GAMES, RIVALS, SEARCH_AIMS, SIMULATIONS_PER_SEARCH
from sides import HERE, Answer, NotMeasured, Side, environment
from turns import Ways, rates, ratio_of, start, take_turns


def measure_search(given: argparse.Namespace) -> Answer:
    """Let our search and OpenSpiel's take turns, and return their figures."""
    ways: Ways = {}
    for game, seats in COMPARED_GAMES:
        arguments = [game, seats, "compiled", SIMULATIONS_PER_SEARCH, given.seed]
        ways[game] = partial(open_ours, "search_worker.py", arguments, given)
    for name, rival in RIVALS.items():
        ways[name] = partial(open_rival, rival, given)
    sides, missing = measured(ways, given.turns, given.seconds)
    found = {name: summary(side) for name, side in sides.items()}
    ratios = [
        ratio_of(f"{ours} / {theirs}", aim, sides[ours].answers, sides[theirs].answers)
        for ours, _ in COMPARED_GAMES
        for theirs, aim in SEARCH_AIMS.items()
        if ours in sides and theirs in sides
    ]
    in_order = {name: (found | missing)[name] for name in ways}
    return {"simulations": SIMULATIONS_PER_SEARCH, "sides": in_order, "ratios": ratios}


def summary(side: Side) -> Answer:
    """Return the rates of a side."""
    plies = sum(answer["plies"] for answer in side.answers)
    simulations = sum(answer["simulations"] for answer in side.answers)
    return {
        **side.about,
        "simulations_a_second": rates(side.answers, "simulations"),
        "plies_a_second": rates(side.answers, "plies"),
        "plies_a_simulation": plies / simulations,
    }


def measured(
    ways: Ways, turns: int, seconds: float
) -> tuple[dict[str, Side], dict[str, Answer]]:
    """Start the sides and let them take turns; return the others with the reason."""
    sides, missing = start(ways)
    try:
        take_turns(list(sides.values()), turns, seconds)
    except NotMeasured as reason:
        return {}, {name: {"not_measured": str(reason)} for name in ways} | missing
    return sides, missing


def open_ours(
    worker: str, arguments: list[str | int], given: argparse.Namespace
) -> Side:
    """
    Start a worker on the compiled package.

    Raises:
        NotMeasured: The package is not compiled, or the worker fails.
    """
    words = [str(argument) for argument in arguments]
    command = [sys.executable, str(HERE / worker), *words]
    return opened(command, environment(given.compiled))


def open_rival(game: str, given: argparse.Namespace) -> Side:
    """
    Start a worker on OpenSpiel.

    Raises:
        NotMeasured: It is not installed, or the worker fails.
    """
    python: Path = given.rivals
    if not python.exists():
        raise NotMeasured(f"open_spiel is not installed: {python} does not exist")
    worker = [str(python), str(HERE / "openspiel_worker.py")]
    command = [*worker, game, str(SIMULATIONS_PER_SEARCH), str(given.seed)]
    return opened(command, dict(os.environ))


def opened(command: list[str], env: dict[str, str]) -> Side:
    """Return the side that *command* starts, once it has announced itself."""
    side = Side(command, env)
    side.about = side.hear()
    return side
