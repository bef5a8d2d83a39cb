# compiled: warm
"""The interface of players."""

from typing import Protocol

from librt.random import Random

from whiskerworks.core.game import Game, View


class Listener(Protocol):
    """Observes the moves that a seat can see."""

    def observe(self, game: Game, view: View, move: int) -> None:
        """Note that the mover in *view* played *move*."""


class Player(Listener, Protocol):
    """Chooses moves for a seat."""

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """Return a legal move, knowing only *view*."""
