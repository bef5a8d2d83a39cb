"""
Estimate who leads, by rollouts from every position.

At every choice each seat's chance is estimated from 0 to 1: its mean score in rollouts,
games continued to the end by moves that players tend to prefer, with everything hidden
as it is. At the end of the game the chance is the score. A seat takes the lead when its
chance exceeds every other by LEAD_MARGIN or more, and keeps it until another seat does
the same. In games for one player the estimate is the value of the position to a player
who looks ahead, as a share of a win.
"""

from typing import Final, final

from librt.random import Random

from whiskerworks.bots.rollouts import rollout_scores
from whiskerworks.core.advice import Foresight
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value

LEAD_MARGIN: Final = 0.25
"""Advantage at which a seat takes the lead, and change at which a move matters."""
NO_LEADER: Final = -1
MAX_ROLLOUT_MOVES: Final = 2_000
"""Moves after which a rollout counts as shared."""


@final
class ChanceJudge:
    """Estimates the chances of all seats."""

    def __init__(self, game: Game, games: int, seed: int) -> None:
        self.games: Final = games
        """Rollouts for each estimate; 0 turns estimates off."""
        self._game: Final = game
        self._rng: Final = Random(seed)

    def chances(self, state: Value) -> tuple[float, ...]:
        """Return each seat's chance of winning; once the game is over, its score."""
        outcome = self._game.outcome(state)
        if outcome is not None:
            return outcome.scores
        advice = self._game.advice
        if isinstance(advice, Foresight):
            value = advice.worth(0, advice.value(state, advice.aim(state)))
            return (max(0.0, min(1.0, float(value) / float(advice.win()))),)
        if self._game.seats == 1:
            return (float(advice.estimate(state, 0)),)
        return tuple(
            rollout_scores(advice, state, self._rng, self.games, MAX_ROLLOUT_MOVES)
        )


@final
class LeadTracker:
    """Tracks who leads, and since when."""

    def __init__(self) -> None:
        self.changes = 0
        """How often the lead passed from one seat to another."""
        self.leader = NO_LEADER
        """The seat that leads; NO_LEADER at first."""
        self.since = 0
        """Number of moves after which it took the lead."""

    def update(self, moves: int, chances: tuple[float, ...]) -> None:
        """Update the lead from all *chances* after *moves* moves."""
        best = max(range(len(chances)), key=chances.__getitem__)
        second = max(chances[:best] + chances[best + 1 :])
        if best == self.leader or chances[best] - second < LEAD_MARGIN:
            return
        self.changes += self.leader != NO_LEADER
        self.leader = best
        self.since = moves
