"""
Search positions with OpenSpiel's C++ MCTS: the rival's side, as its own process.

Like `search_worker.py` it answers lines of input. It depends on `open_spiel` only.

OpenSpiel does not count plies. So one search is examined beforehand: its tree shows how
often simulations left it at each position, and at what depth. From each, as many random
games are played to their end, as the search did. This gives the mean number of plies
per simulation, by which later searches are multiplied.
"""

import argparse
import importlib
import json
import random
import sys
import time
from typing import Any, Protocol

UCT_CONSTANT = 2.0
"""The exploration constant of UCT, as in OpenSpiel's own example."""
MAX_TREE_MEGABYTES = 1_000
"""Memory limit of a search, far above what these searches need."""


class Node(Protocol):
    """The fields of a node in OpenSpiel's tree that are used here."""

    action: int
    """The action that leads to it."""
    explore_count: int
    """How many simulations came here."""
    children: list["Node"]


class State(Protocol):
    """The methods of OpenSpiel's states that are used here."""

    def clone(self) -> "State":
        """Return a copy."""

    def is_terminal(self) -> bool:
        """Whether the game is over."""

    def legal_actions(self) -> list[int]:
        """Return the legal actions."""

    def apply_action(self, action: int) -> None:
        """Play an action."""


class Searcher(Protocol):
    """The method of OpenSpiel's MCTS that is used here."""

    def mcts_search(self, state: State) -> Node:
        """Return the root of a new tree."""


def leaves(node: Node, way: list[int]) -> list[tuple[int, list[int]]]:
    """Return how many simulations left the tree, and after which actions."""
    found: list[tuple[int, list[int]]] = []
    below = 0
    for child in node.children:
        if child.explore_count:
            below += child.explore_count
            found += leaves(child, [*way, child.action])
    found.append((node.explore_count - below, way))
    return found


def random_plies(state: State, rng: random.Random) -> int:
    """Return the number of actions of a random game from *state* to its end."""
    plies = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        plies += 1
    return plies


def plies_a_simulation(bot: Searcher, start: State, rng: random.Random) -> float:
    """Return the mean number of actions of a simulation, rollout included."""
    root = bot.mcts_search(start)
    plies = 0
    for times, way in leaves(root, []):
        leaf = start.clone()
        for action in way:
            leaf.apply_action(action)
        plies += times * len(way)
        plies += sum(random_plies(leaf.clone(), rng) for _ in range(times))
    return plies / float(root.explore_count)


def search_for(
    bot: Searcher, start: State, simulations: int, seconds: float
) -> dict[str, float]:
    """Search for *seconds* of CPU time; return the simulations and the time."""
    searches = 0
    began = now = time.process_time()
    while now - began < seconds:
        bot.mcts_search(start)
        searches += 1
        now = time.process_time()
    return {"simulations": searches * simulations, "cpu": now - began}


def main() -> None:
    """Read the arguments, announce the side, and answer every line of input."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="with its parameters, as OpenSpiel writes them")
    parser.add_argument("simulations", type=int)
    parser.add_argument("seed", type=int)
    given = parser.parse_args()
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError as reason:
        sys.exit(f"open_spiel is not installed: {reason}")
    game = spiel.load_game(given.game)
    start = game.new_initial_state()
    evaluator = spiel.RandomRolloutEvaluator(1, given.seed)
    settings = (
        UCT_CONSTANT,
        given.simulations,
        MAX_TREE_MEGABYTES,
        False,
        given.seed,
        False,
    )
    bot = spiel.MCTSBot(game, evaluator, *settings)
    plies = plies_a_simulation(bot, start, random.Random(given.seed))
    print(json.dumps({"plies_a_simulation": plies}), flush=True)
    for line in sys.stdin:
        found = search_for(bot, start, given.simulations, float(line))
        found["plies"] = found["simulations"] * plies
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
