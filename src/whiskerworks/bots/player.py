"""What it takes to sit in a seat."""

from typing import Protocol

from librt.random import Random

from whiskerworks.core.game import Game, View


class Player(Protocol):
    """Whoever chooses moves for a seat."""

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """Return the move to play, which must be legal, knowing only *view*."""
