# compiled: warm
"""
Who holds which secret, judged by what was played.

A secret shows in the moves: one leans to moves that suit it (`Advice.lean`). Whoever
looks on holds each way to spread the secrets for as likely as it makes what was played
(Bayes' rule). Nothing is used but views and moves that the viewer saw.
"""

from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.game import Game, View
from whiskerworks.core.rules import room
from whiskerworks.core.seat import CHANCE, NOBODY, Seat
from whiskerworks.core.value import Value

RANDOM_MOVE_SHARE: Final = 0.3
"""How often somebody plays any move, whatever the secret, for all that we know."""
MAX_WEIGHT: Final = 1_000_000
"""The weight of what is held for likeliest; others get their part of it."""

Secrets = tuple[int, ...]
"""What each seat knows alone, by seat."""


@final
class Belief:
    """What a seat, or a bystander, holds for likely in a game."""

    def __init__(self, game: Game, seat: Seat | None) -> None:
        self.game: Final = game
        """The game that is looked at."""
        self.seat: Final = seat
        """Whose belief it is; None for a bystander's."""
        self._likely: dict[Secrets, float] = {}

    def observe(self, view: View, move: int) -> None:
        """
        Learn from a *move*; *view* is what was seen before it was played.

        Where only one thing can be, there is nothing to learn, and what was learnt
        before is forgotten: so it is when the next game begins.
        """
        worlds = self.game.worlds(view)
        if len(worlds) == 1:
            self._likely = {}
            return
        mover = int(self.game.rules.to_move(worlds[0]))
        if mover in (CHANCE, NOBODY) or mover == self.seat:
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
        """Return how likely each of *worlds* is, all at least 1."""
        found = [self._likely.get(self._secrets(world), 1.0) for world in worlds]
        most = max(found)
        return [max(1, int(MAX_WEIGHT * one / most)) for one in found]

    def table(self, view: View) -> list[dict[int, float]]:
        """Return for each seat how likely it has which secret, given what is seen."""
        worlds = self.game.worlds(view)
        weights = self.weights(worlds)
        total = sum(weights)
        found: list[dict[int, float]] = [{} for _seat in range(self.game.seats)]
        for world, weight in zip(worlds, weights, strict=True):
            for seat, secret in enumerate(self._secrets(world)):
                found[seat][secret] = found[seat].get(secret, 0.0) + weight / total
        return found

    def _secrets(self, world: Value) -> Secrets:
        """Return what each seat knows alone in a world."""
        advice = self.game.advice
        return tuple([int(advice.secret(world, s)) for s in range(self.game.seats)])


def _likelihood(game: Game, world: Value, move: int) -> float:
    """Return how likely the one on turn is to play *move* in a world."""
    moves = room(game.rules.most_moves)
    weights = room(game.rules.most_moves)
    count = game.rules.fill(world, moves)
    game.advice.lean(world, moves, count, weights)
    total: i64 = 0
    chosen: i64 = 0
    for index in range(count):
        total += weights[index]
        if moves[index] == move:
            chosen = weights[index]
    if chosen == 0:  # it cannot be played there
        return 0.0
    return (1.0 - RANDOM_MOVE_SHARE) * float(chosen) / float(
        total
    ) + RANDOM_MOVE_SHARE / float(count)


def _scaled(likely: dict[Secrets, float]) -> dict[Secrets, float]:
    """Return weights so that the most is 1; all 1 if none of them can be."""
    most = max(likely.values())
    if most <= 0.0:
        return {}
    return {secrets: one / most for secrets, one in likely.items()}
