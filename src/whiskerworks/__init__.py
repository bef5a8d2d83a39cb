"""
A table for a family of tabletop games about cats, mice, cheese and cogs.

    >>> import whiskerworks
    >>> game = whiskerworks.load("gears", first="blue")
    >>> state = game.play(game.start(), game.read(game.start(), "i1"))
    >>> game.to_move(state)
    1
"""

import sys

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.extras import MissingExtra
from whiskerworks.core.game import Game, View
from whiskerworks.core.message import Refusal
from whiskerworks.core.outcome import Outcome
from whiskerworks.core.seat import CHANCE
from whiskerworks.draw.picture import Picture, show
from whiskerworks.games import load, load_record, names, recent

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Game",
    "MissingExtra",
    "Outcome",
    "Picture",
    "Refusal",
    "View",
    "WhiskerworksError",
    "__version__",
    "load",
    "names",
    "show",
]

if "IPython" in sys.modules:
    from whiskerworks.draw import notebook

    _html = notebook.formatter()
    if _html is not None:
        notebook.Notebook(recent, load_record).register(_html)
