"""Positions in tests are drawn, not indexed."""

import whiskerworks
from tests.games import moves
from whiskerworks.core.game import Game
from whiskerworks.games.gears import notation
from whiskerworks.games.gears.rules import Rules
from whiskerworks.games.gears.state import State

GAME = whiskerworks.load("gears")

NEARLY = """
                     *
                   .   .
                 b   .   r
               b   .   .   r
             b   .   .   .   r
           b   .   .   .   .   r
         b   .   .   .   .   .   r
       b   .   .   .   .   .   .   r
     b   .   .   .   .   .   .   .   r
   B   .   .   .   .   .   .   .   .   R
"""
"""Each player needs one more cog to turn the gold: Blue b1, Red b2."""


def rules(game: Game = GAME) -> Rules:
    """Return the bound rules of gears."""
    bound: object = game.rules
    assert isinstance(bound, Rules)
    return bound


def position(drawing: str, turn: str = "blue", game: Game = GAME) -> State:
    """Return the position that is drawn, as `Game.board` draws them."""
    return notation.read_board(rules(game), drawing, turn)


def after(state: State, *texts: str, game: Game = GAME) -> State:
    """Return the position after these moves, each of which must be legal."""
    return moves.after(game, state, *texts)


def started(*texts: str, game: Game = GAME) -> State:
    """Return the position after these moves from the start."""
    start: object = game.start()
    assert isinstance(start, State)
    return after(start, *texts, game=game)


def refused(state: State, text: str, game: Game = GAME) -> str:
    """Return the code and rule by which a move is refused, "" if it is legal."""
    return moves.refused(game, state, text)


def ending(state: State, game: Game = GAME) -> str:
    """Return the reason of the end and who wins: "gold 0", "" while it goes on."""
    outcome = game.outcome(state)
    if outcome is None:
        return ""
    return f"{outcome.reason} {','.join(map(str, outcome.winners))}"
