"""
Who leads, by games that are imagined from every position to their end.

Whenever somebody is to choose, each seat's chance is judged, from 0 to 1: it is what
the seat gets on average of so many games that go on from there, played by what players
would rather do than not, everything hidden being as it is. At the end it is the score.
A seat leads when its chance is above that of every other by MARGIN or more. As long as
nobody is so far ahead, who led last leads on. In games for one player what is judged is
how good the position is for who looks ahead, as a share of a win.
"""

from typing import Final, final

from librt.random import Random

from whiskerworks.bots.rollouts import rollout_scores
from whiskerworks.core.advice import Foresight
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value

LEAD_MARGIN: Final = 0.25
"""So much better than all others stands who takes the lead; so much matters."""
NO_LEADER: Final = -1
MAX_ROLLOUT_MOVES: Final = 2_000
"""An imagined game that takes more moves is shared."""


@final
class ChanceJudge:
    """Says how good the chances of all seats are."""

    def __init__(self, game: Game, games: int, seed: int) -> None:
        self.games: Final = games
        """So many are imagined for a judgement; 0: nothing is judged."""
        self._game: Final = game
        self._rng: Final = Random(seed)

    def chances(self, state: Value) -> tuple[float, ...]:
        """Return the chance of every seat; when the game is over, the scores."""
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
    """Follows who leads, and since when."""

    def __init__(self) -> None:
        self.changes = 0
        """How often the lead went from one seat to another."""
        self.leader = NO_LEADER
        """The seat that leads; NOBODY_YET at first."""
        self.since = 0
        """After how many moves it took the lead."""

    def update(self, moves: int, chances: tuple[float, ...]) -> None:
        """Take note of everybody's *chances* after so many *moves*."""
        best = max(range(len(chances)), key=chances.__getitem__)
        second = max(chances[:best] + chances[best + 1 :])
        if best == self.leader or chances[best] - second < LEAD_MARGIN:
            return
        self.changes += self.leader != NO_LEADER
        self.leader = best
        self.since = moves
