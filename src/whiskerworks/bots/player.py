"""What it takes to sit in a seat."""

from typing import Protocol

from librt.random import Random

from whiskerworks.core.game import Game, View


class Player(Protocol):
    """Whoever chooses moves for a seat."""

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """Return the move to play, which must be legal, knowing only *view*."""

    def saw(self, game: Game, view: View, move: int) -> None:
        """Take note that *move* was played by whoever was on turn in *view*."""
