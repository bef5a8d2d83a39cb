"""The simplest player: any legal move, all equally likely."""

from typing import Final, final

from librt.random import Random

from whiskerworks.core.game import Game, View


@final
class RandomMover:
    """Plays at random, the same way again when seeded the same."""

    def __init__(self, seed: int) -> None:
        self._rng: Final = Random(seed)

    def choose(self, game: Game, view: View) -> int:
        """Return a legal move, fairly drawn."""
        moves = game.legal_moves(game.determinise(view, self._rng))
        return moves[self._rng.randrange(len(moves))]
