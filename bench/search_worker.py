"""
Search positions on request: our side of the search benchmark, as its own process.

For each line of input, a number of seconds, it searches for at least that much CPU time
and answers with a line of JSON. Each search builds a new tree for the first choice
after a newly drawn set-up. It uses no advice: all moves are equally likely, and
rollouts are random and go to the end of the game.
"""

import argparse
import json
import sys
import time

from librt.random import Random
from playout_worker import load

from whiskerworks.bots import tree_search
from whiskerworks.core.advice import UNLIMITED_HORIZON, Advice, Level
from whiskerworks.core.game import Game
from whiskerworks.core.match import Match, weighted_dealer
from whiskerworks.core.value import Value

SEED_LIMIT = 1 << 62


def first_choice(game: Game, rng: Random) -> list[Value]:
    """Return the possible first positions as seen by the seat that has to choose."""
    match = Match(game, weighted_dealer(game, rng))
    match.settle()
    return game.worlds(game.view(match.state, match.mover))


def search_once(game: Game, rng: Random, simulations: int) -> tuple[int, float]:
    """Run one search, and return the plies it simulated and its CPU time."""
    worlds = first_choice(game, rng)
    level = Level(1_000.0, simulations, game.rules.max_legal_moves, UNLIMITED_HORIZON)
    seed = rng.randrange(SEED_LIMIT)
    began = time.process_time()
    engine = tree_search.TreeSearch(
        game.rules, Advice(game.rules), worlds, [1] * len(worlds), level, seed
    )
    engine.think(simulations)
    return int(engine.plies), time.process_time() - began


def search_for(
    game: Game, rng: Random, simulations: int, seconds: float
) -> dict[str, float]:
    """Search for *seconds* of CPU time, and return the counts."""
    plies = searches = 0
    cpu = 0.0
    while cpu < seconds:
        more, taken = search_once(game, rng, simulations)
        plies += more
        cpu += taken
        searches += 1
    return {"plies": plies, "simulations": searches * simulations, "cpu": cpu}


def main() -> None:
    """Read the arguments, announce the side, and answer every line of input."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("kind", choices=["compiled", "source"])
    parser.add_argument("simulations", type=int)
    parser.add_argument("seed", type=int)
    given = parser.parse_args()
    game = load(given.game, given.seats, given.kind, tree_search)
    print(json.dumps({"file": tree_search.__file__}), flush=True)
    rng = Random(given.seed)
    for line in sys.stdin:
        found = search_for(game, rng, given.simulations, float(line))
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
