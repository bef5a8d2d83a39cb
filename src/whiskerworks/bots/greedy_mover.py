# compiled: warm
"""A player that looks only one move ahead."""

from typing import final

from librt.random import Random

from whiskerworks.core.advice import Foresight
from whiskerworks.core.game import Game, View
from whiskerworks.core.seat import GAME_OVER
from whiskerworks.core.value import Value


@final
class GreedyMover:
    """Plays the move with the best immediate position; ties are drawn at random."""

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """Return the legal move that leads to the best position."""
        worlds = game.worlds(view)
        found: list[int] = []
        most = -1.0
        for move in game.legal_moves(worlds[0]):
            worth = sum([_value_after(game, world, move) for world in worlds])
            if worth > most:
                most = worth
                found = []
            if worth == most:
                found.append(move)
        return found[int(rng.randrange(len(found)))]

    def observe(self, game: Game, view: View, move: int) -> None:
        """Ignore the move."""


def _value_after(game: Game, state: Value, move: int) -> float:
    """Return the value of the position after a move, to the mover."""
    advice = game.advice
    seat = int(game.rules.to_move(state))
    after = game.rules.play(state, move)
    if game.rules.to_move(after) == GAME_OVER:
        outcome = game.rules.outcome(after)
        assert outcome is not None
        return 1_000_000.0 * outcome.scores[seat]
    if isinstance(advice, Foresight):
        return float(advice.value(after, advice.aim(state)))
    return 1_000.0 * advice.estimate(after, seat)
