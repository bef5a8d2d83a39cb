# compiled: hot
"""The simplest player: any legal move with equal probability."""

from typing import final

from librt.random import Random

from whiskerworks.core.game import Game, View


@final
class RandomMover:
    """Plays random legal moves."""

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """Return a random legal move."""
        moves = game.legal_moves(game.determinise(view, rng))
        return moves[rng.randrange(len(moves))]

    def observe(self, game: Game, view: View, move: int) -> None:
        """Ignore the move."""
