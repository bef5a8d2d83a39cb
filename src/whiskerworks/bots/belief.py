# compiled: warm
"""
Beliefs about secrets, inferred from the moves played.

Players lean towards moves that suit their secret (`Advice.likelihoods_into`). By Bayes'
rule, an assignment of secrets is as likely as it makes the moves played. Only views and
moves that the viewer saw are used.
"""

from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.game import Game, View
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.seat import CHANCE, GAME_OVER, Seat
from whiskerworks.core.value import Value

RANDOM_MOVE_SHARE: Final = 0.3
"""Assumed share of moves that do not depend on the secret."""
MAX_WEIGHT: Final = 1_000_000
"""The weight of the likeliest world; others are scaled to it."""

Secrets = tuple[int, ...]
"""The secret of each seat."""


@final
class Belief:
    """The probabilities that a viewer assigns to the secrets in a game."""

    def __init__(self, game: Game, seat: Seat | None) -> None:
        self.game: Final = game
        """The game being played."""
        self.seat: Final = seat
        """The viewer; None for a bystander."""
        self._likely: dict[Secrets, float] = {}

    def observe(self, view: View, move: int) -> None:
        """
        Learn from a move played in *view*.

        With only one possible world there is nothing to learn, and the belief is
        reset: a new game has begun.
        """
        worlds = self.game.worlds(view)
        if len(worlds) == 1:
            self._likely = {}
            return
        mover = int(self.game.rules.to_move(worlds[0]))
        if mover in (CHANCE, GAME_OVER) or mover == self.seat:
            return
        seen: dict[int, float] = {}
        likely: dict[Secrets, float] = {}
        for world in worlds:
            secrets = self._secrets(world)
            if secrets[mover] not in seen:
                seen[secrets[mover]] = _likelihood(self.game, world, move)
            likely[secrets] = self._likely.get(secrets, 1.0) * seen[secrets[mover]]
        self._likely = _scaled(likely)

    def weights(self, worlds: list[Value]) -> list[int]:
        """Return a weight for each world, 1 or more."""
        found = [self._likely.get(self._secrets(world), 1.0) for world in worlds]
        most = max(found)
        return [max(1, int(MAX_WEIGHT * one / most)) for one in found]

    def table(self, view: View) -> list[dict[int, float]]:
        """Return the probability of each secret of each seat, given a view."""
        worlds = self.game.worlds(view)
        weights = self.weights(worlds)
        total = sum(weights)
        found: list[dict[int, float]] = [{} for _seat in range(self.game.seats)]
        for world, weight in zip(worlds, weights, strict=True):
            for seat, secret in enumerate(self._secrets(world)):
                found[seat][secret] = found[seat].get(secret, 0.0) + weight / total
        return found

    def _secrets(self, world: Value) -> Secrets:
        """Return the secret of each seat in a world."""
        advice = self.game.advice
        return tuple([int(advice.secret(world, s)) for s in range(self.game.seats)])


def _likelihood(game: Game, world: Value, move: int) -> float:
    """Return the probability that the mover plays *move* in a world."""
    moves = move_buffer(game.rules.max_legal_moves)
    weights = move_buffer(game.rules.max_legal_moves)
    count = game.rules.legal_moves_into(world, moves)
    game.advice.likelihoods_into(world, moves, count, weights)
    total: i64 = 0
    chosen: i64 = 0
    for index in range(count):
        total += weights[index]
        if moves[index] == move:
            chosen = weights[index]
    if chosen == 0:  # illegal in this world
        return 0.0
    return (1.0 - RANDOM_MOVE_SHARE) * float(chosen) / float(
        total
    ) + RANDOM_MOVE_SHARE / float(count)


def _scaled(likely: dict[Secrets, float]) -> dict[Secrets, float]:
    """Scale weights to a maximum of 1; return {} if all are 0."""
    most = max(likely.values())
    if most <= 0.0:
        return {}
    return {secrets: one / most for secrets, one in likely.items()}
