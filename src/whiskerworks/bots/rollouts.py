# compiled: warm
"""Rollouts: estimate a position by playing games on from it."""

from typing import TypeVar

from librt.random import Random
from mypy_extensions import i64

from whiskerworks.core.advice import Advice
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.seat import GAME_OVER
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)


def rollout_scores(
    advice: Advice[S], state: S, rng: Random, games: i64, most: i64
) -> list[float]:
    """
    Return each seat's mean score in *games* rollouts from *state*.

    All seats play plausible moves (`Advice.rollout_move`); secrets are as in *state*.
    A rollout longer than *most* moves counts as a draw.
    """
    rules = advice.rules
    moves = move_buffer(rules.max_legal_moves)
    totals = [0.0] * rules.seats
    for _game in range(games):
        now = state
        plies: i64 = 0
        while rules.to_move(now) != GAME_OVER and plies < most:
            now = rules.play(now, advice.rollout_move(now, moves, rng))
            plies += 1
        outcome = rules.outcome(now)
        for seat in range(rules.seats):
            totals[seat] += (
                1.0 / rules.seats if outcome is None else outcome.scores[seat]
            )
    return [total / float(games) for total in totals]
