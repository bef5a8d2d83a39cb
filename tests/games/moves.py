"""What the tests of all games do with positions and moves as text."""

from fractions import Fraction
from typing import TypeVar

from whiskerworks.core.game import Game
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)


def after(game: Game, state: S, *texts: str) -> S:
    """Return the position after these moves, each of which must be legal."""
    for text in texts:
        move = game.read(state, text)
        assert game.why_illegal(state, move) is None, text
        played = game.play(state, move)
        assert isinstance(played, type(state))
        state = played
    return state


def refused(game: Game, state: Value, text: str) -> str:
    """Return the code and rule by which a move is refused, "" if it is legal."""
    refusal = game.why_illegal(state, game.read(state, text))
    return "" if refusal is None else f"{refusal.code} [{refusal.rule}]"


def chances(game: Game, state: Value) -> dict[str, Fraction]:
    """Return how likely each move of chance is."""
    assert game.to_move(state) == CHANCE
    moves, weights = game.legal_moves(state), game.weights(state)
    return {
        game.write(state, move): Fraction(weight, sum(weights))
        for move, weight in zip(moves, weights, strict=True)
    }
