"""
Ask a team of processes on request: one side of the benchmark, in a process of its own.

For every line of input, a number of seconds, it asks its team about the first choice of
a game, at the highest level but for so long, and says in a line of JSON how many
thoughts the team had and how long that took by the clock on the wall. With --thoughts
each process stops sooner, after that number of thoughts.
"""

import argparse
import json
import sys
import time

from librt.random import Random
from search import first_choice
from worker import load

from whiskerworks.bots import tree
from whiskerworks.bots.team import Team
from whiskerworks.core.game import Game

UNLIMITED = 1_000_000_000
"""More thoughts than there is time for."""


def ask(
    team: Team, game: Game, rng: Random, seconds: float, thoughts: int
) -> dict[str, float]:
    """Return how many thoughts a team has in *seconds*, and how long it took."""
    state = first_choice(game, rng)[0]
    level = game.advice.levels()[-1]._replace(seconds=seconds, thoughts=thoughts)
    began = time.perf_counter()
    opinions = team.opinions(game, game.view(state, game.to_move(state)), level, rng)
    wall = time.perf_counter() - began
    if team.failures or not opinions:
        sys.exit(f"the team failed: {'; '.join(team.failures)}")
    # In a tree the weight of a move is how often it was tried.
    return {"thoughts": sum(opinion.weight for opinion in opinions), "wall": wall}


def main() -> None:
    """Read the arguments, say what this is, and answer every line of input."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("kind", choices=["compiled", "source"])
    parser.add_argument("processes", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--thoughts", type=int, default=UNLIMITED)
    given = parser.parse_args()
    game = load(given.game, given.seats, given.kind, tree)
    rng = Random(given.seed)
    with Team(given.processes, game) as team:
        print(json.dumps({"processes": given.processes}), flush=True)
        for line in sys.stdin:
            found = ask(team, game, rng, float(line), given.thoughts)
            print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
