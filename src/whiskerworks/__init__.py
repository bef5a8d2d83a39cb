"""
A table for a family of tabletop games about cats, mice, cheese and cogs.

    >>> import whiskerworks
    >>> game = whiskerworks.load("gears", first="blue")
    >>> state = game.play(game.start(), game.read(game.start(), "i1"))
    >>> game.to_move(state)
    1
"""

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.game import Game, View
from whiskerworks.core.message import Outcome, Refusal
from whiskerworks.core.seat import CHANCE
from whiskerworks.games import load, names

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Game",
    "Outcome",
    "Refusal",
    "View",
    "WhiskerworksError",
    "__version__",
    "load",
    "names",
]
