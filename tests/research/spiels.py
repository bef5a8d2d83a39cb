"""Random games through OpenSpiel, for its tests."""

from random import Random

import pyspiel

import whiskerworks.lab.research.spiel  # noqa: F401
from whiskerworks.games import meta, names

TABLES = [
    f"whiskerworks_{name}(seats={seats})"
    for name in names()
    for seats in meta(name).seats
]
"""Every game, with every number of seats."""
CUT = {"arena": ",goal=1", "gears": ",most_moves=40", "puzzle": ",most_moves=9"}
BRIEF = [
    f"whiskerworks_{name}(seats={seats}{CUT.get(name, '')})"
    for name in names()
    for seats in meta(name).seats
]
"""The same, so that no game lasts for hundreds of moves."""
SETTINGS = [
    "whiskerworks_gears(first=red,swap=True,quiet_limit=3)",
    "whiskerworks_gears(quiet_limit=0,most_moves=20)",
    "whiskerworks_arena(seats=3,side=4,goal=2)",
    "whiskerworks_arena(seats=4,goal=99,round_limit=2)",
    "whiskerworks_maze(seats=3,cat='0-18')",
    "whiskerworks_whodunit(easier=True,setup=mouses-mirror)",
    "whiskerworks_escape(belt=3,help=True,setup=lucky-leftovers)",
    "whiskerworks_puzzle(most_moves=5)",
]
"""Games with options."""


def load(text: str) -> pyspiel.Game:
    """Return a game of OpenSpiel."""
    return pyspiel.load_game(text)


def walk(game: pyspiel.Game, seed: int) -> list[pyspiel.State]:
    """Return every state of a random game, the start first."""
    rng = Random(seed)
    states = [game.new_initial_state()]
    while not states[-1].is_terminal():
        after = states[-1].clone()
        after.apply_action(rng.choice(after.legal_actions()))
        states.append(after)
    return states
