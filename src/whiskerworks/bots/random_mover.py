# compiled: hot
"""The simplest player: any legal move, all equally likely."""

from typing import final

from librt.random import Random

from whiskerworks.core.game import Game, View


@final
class RandomMover:
    """Plays at random."""

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """Return a legal move, fairly drawn."""
        moves = game.legal_moves(game.determinise(view, rng))
        return moves[rng.randrange(len(moves))]

    def observe(self, game: Game, view: View, move: int) -> None:
        """Take no note."""
