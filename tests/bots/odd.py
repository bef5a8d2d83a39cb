"""Games with advice that cannot be relied on."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.advice import Advice, Level
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value


class Odd(Advice[Value]):
    """Fails in one way or another."""

    def __init__(self, game: Game, way: str) -> None:
        super().__init__(game.rules)
        self.way = way

    def known_move(self, state: Value, level: Level) -> i64:
        return 10**9 if self.way == "nonsense" else -1

    def likelihoods_into(
        self, state: Value, moves: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        if self.way == "raises":
            raise RuntimeError("no idea")
        for index in range(count):
            weights[index] = 0 if self.way == "zeros" else 1

    def rollout_move(self, state: Value, moves: vec[i64], rng: Random) -> i64:
        if self.way == "recurses":
            return self.rollout_move(state, moves, rng)
        return super().rollout_move(state, moves, rng)


def odd(game: Game, way: str) -> Game:
    """Return the game with odd advice."""
    return Game(
        game.meta,
        game.options,
        game.rules_version,
        game.rules,
        game._notation,
        game._eyes,
        game._painter,
        Odd(game, way),
        game.planes,
        (odd, (game, way)),
    )
