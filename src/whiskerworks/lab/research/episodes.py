"""
Where a program sits down to play: game after game, with chance drawn between moves.

What frameworks have in common is here; what one of them wants besides is in its module.
"""

from operator import index
from random import Random as Seeds
from typing import Final, final

from librt.random import Random

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.game import Game
from whiskerworks.core.match import Match
from whiskerworks.core.message import Refusal
from whiskerworks.core.record import Record
from whiskerworks.core.rules import picked
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value
from whiskerworks.lab.research.rewards import rewards
from whiskerworks.lab.single_game import MAX_MOVES_ENDLESS

ILLEGAL_REWARD: Final = -1.0
"""What an illegal move is worth to whoever plays it."""
SEED_BITS: Final = 63


class BadLimit(WhiskerworksError):
    """A game cannot be cut there."""

    def __init__(self, most_moves: object) -> None:
        super().__init__(
            f"most_moves must be a whole number, 1 or more, not {most_moves!r}",
            most_moves,
        )
        self.most_moves = most_moves


@final
class Episodes:
    """
    One game after another, always where a seat is on turn or where the game is over.

    Chance is drawn by a seed, each outcome exactly as likely as the rules say. It can
    be copied and pickled, and goes on as the one it was made of.
    """

    def __init__(self, game: Game, most_moves: int | None = None) -> None:
        """
        Sit down at the first game, whose chance nobody can foresee.

        A game is cut after *most_moves* choices of the seats. None: where random play
        may go on for ever, after LONGEST_ENDLESS of them, and elsewhere never.

        Raises:
            BadLimit: *most_moves* is not a number of choices.
        """
        if most_moves is None:
            most_moves = MAX_MOVES_ENDLESS if game.meta.endless else None
        elif type(most_moves) is not int or most_moves < 1:
            raise BadLimit(most_moves)
        self.game: Final = game
        self.most_moves: Final = most_moves
        """How many choices seats have before the game is cut; None: any number."""
        self._seeds = Seeds()
        self.begin()

    def begin(self, seed: int | None = None) -> None:
        """
        Begin anew: with a *seed* the game of that seed, and without one the next game.

        Which games are next is settled by the seed that was given last.
        """
        if seed is not None:
            self._seeds = Seeds(index(seed))
        self.match = Match(self.game, self._draw)
        """The game."""
        self.choices = 0
        """How many moves the seats have played."""
        self.match.settle()

    def play(self, move: int) -> None:
        """
        Play *move* for the seat on turn, then draw for chance.

        Raises:
            IllegalMove: It is refused, or the game is over; nothing has changed.
        """
        self.match.play(self.match.movers[-1], move)
        self.choices += 1
        self.match.settle()

    def why_illegal(self, move: int) -> Refusal | None:
        """Return why *move* may not be played; None if it may."""
        return self.game.why_illegal(self.state, move)

    @property
    def state(self) -> Value:
        """The position."""
        return self.match.state

    @property
    def mover(self) -> Seat | None:
        """The seat on turn; None when the game is over."""
        return self.match.mover

    @property
    def is_cut(self) -> bool:
        """Whether the game goes on by the rules, but not here."""
        most = self.most_moves
        return most is not None and self.choices >= most and self.mover is not None

    def rewards(self) -> list[float]:
        """Return what the game is worth to each seat: all 0 while it goes on."""
        outcome = self.match.outcome()
        return [0.0] * self.game.seats if outcome is None else rewards(outcome.scores)

    def ending(self) -> str:
        """Return the reason for which the game ended; "" if it did not."""
        outcome = self.match.outcome()
        return "" if outcome is None else outcome.reason

    def record(self) -> Record:
        """Return the game so far, with every secret of it."""
        return self.match.record()

    def _draw(self, state: Value) -> int:
        """Draw for chance."""
        rng = Random(self._seeds.getrandbits(SEED_BITS))
        return picked(self.game.rules, state, rng)
