"""Maximum game lengths by the rules, which OpenSpiel needs in advance."""

from functools import cache

from whiskerworks.core.game import Game
from whiskerworks.core.lab_facts import Bounds
from whiskerworks.games import lab_facts, load
from whiskerworks.lab.single_game import MAX_MOVES, max_moves


def bounds(game: Game) -> Bounds:
    """Return how long *game* can last, with its seats and options."""
    ask = lab_facts(game.name).bounds
    return Bounds(None, MAX_MOVES) if ask is None else ask(game)


@cache
def cut_after(name: str) -> int:
    """Return the default number of moves after which a game is cut; 0 for no limit."""
    usual = load(name)
    return max_moves(usual) if bounds(usual).moves is None else 0
