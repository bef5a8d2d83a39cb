"""
Measure searches: ours next to OpenSpiel's.

Simulations are compared in one run, on one core, in turns, as random games are. Ours
and theirs are Monte-Carlo tree searches with random imagined games, with as many
simulations each and a new tree each time.
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
    """Let our search and OpenSpiel's take turns; return what came of it."""
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
    """Return the rates of a side that searches."""
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
    """Start the sides and have them take turns; say of the others why they cannot."""
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
        NotMeasured: It is not compiled, or the worker fails.
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
        raise NotMeasured(f"open_spiel is not installed: there is no {python}")
    worker = [str(python), str(HERE / "openspiel_worker.py")]
    command = [*worker, game, str(SIMULATIONS_PER_SEARCH), str(given.seed)]
    return opened(command, dict(os.environ))


def opened(command: list[str], env: dict[str, str]) -> Side:
    """Return the side that a *command* starts, once it has said what it is."""
    side = Side(command, env)
    side.about = side.hear()
    return side
