"""
Who leads, by what a good player would say of the position (`core/advice.py`).

After every move each seat's chance is judged, from 0 to 1, by somebody who sees
everything; at the end it is the score. A seat leads when its chance is above that of
every other by MARGIN or more. As long as nobody is so far ahead, who led last leads on:
to be on turn is worth something in most games, and must not look like a lead.
"""

from typing import Final, final

from whiskerworks.core.foresight import Foresight
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value

MARGIN: Final = 0.25
"""So much better than all others stands who takes the lead."""
NOBODY_YET: Final = -1


def judged(game: Game, state: Value, seat: int) -> float:
    """Return the chance of a *seat* while the game goes on, from 0 to 1."""
    advice = game.advice
    if isinstance(advice, Foresight):
        value = advice.worth(0, advice.value(state, advice.aim(state)))
        return max(0.0, min(1.0, float(value) / float(advice.win())))
    return float(advice.estimate(state, seat))


def judged_all(game: Game, state: Value) -> tuple[float, ...]:
    """Return the chance of every seat; when the game is over, the scores."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.scores
    return tuple([judged(game, state, seat) for seat in range(game.seats)])


@final
class Lead:
    """Follows who leads, and since when."""

    def __init__(self) -> None:
        self.changes = 0
        """How often the lead went from one seat to another."""
        self.leader = NOBODY_YET
        """The seat that leads; NOBODY_YET at first."""
        self.since = 0
        """After how many moves it took the lead."""

    def saw(self, moves: int, chances: tuple[float, ...]) -> None:
        """Take note of everybody's *chances* after so many *moves*."""
        best = max(range(len(chances)), key=chances.__getitem__)
        second = max(chances[:best] + chances[best + 1 :])
        if best == self.leader or chances[best] - second < MARGIN:
            return
        self.changes += self.leader != NOBODY_YET
        self.leader = best
        self.since = moves
