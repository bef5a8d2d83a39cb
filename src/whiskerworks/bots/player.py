# compiled: warm
"""What it takes to sit in a seat."""

from typing import Protocol

from librt.random import Random

from whiskerworks.core.game import Game, View


class Listener(Protocol):
    """Whoever is told what a seat saw."""

    def observe(self, game: Game, view: View, move: int) -> None:
        """Take note that *move* was played by whoever was on turn in *view*."""


class Player(Listener, Protocol):
    """Whoever chooses moves for a seat."""

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """Return the move to play, which must be legal, knowing only *view*."""
