"""
Play one game after another for a program that learns, drawing chance between moves.

What all frameworks need is here; the rest is in a module for each framework.
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
from whiskerworks.core.rules import pick_legal_move
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value
from whiskerworks.lab.research.rewards import rewards
from whiskerworks.lab.single_game import MAX_MOVES_ENDLESS

ILLEGAL_REWARD: Final = -1.0
"""Reward for playing an illegal move."""
SEED_BITS: Final = 63


class BadLimit(WhiskerworksError):
    """*most_moves* is not a positive whole number."""

    def __init__(self, most_moves: object) -> None:
        super().__init__(
            f"most_moves must be a whole number, 1 or more, not {most_moves!r}",
            most_moves,
        )
        self.most_moves = most_moves


@final
class Episodes:
    """
    One game after another; each stops only where a seat is to move or the game is over.

    Chance is drawn from a seed, with the exact weights of the rules. Copies and pickles
    continue exactly like the original.
    """

    def __init__(self, game: Game, most_moves: int | None = None) -> None:
        """
        Begin the first game, with unpredictable chance.

        A game is cut after *most_moves* choices of the seats. None means
        MAX_MOVES_ENDLESS for games in which random play may never end, and no limit for
        the others.

        Raises:
            BadLimit: *most_moves* is not a positive whole number.
        """
        if most_moves is None:
            most_moves = MAX_MOVES_ENDLESS if game.meta.endless else None
        elif type(most_moves) is not int or most_moves < 1:
            raise BadLimit(most_moves)
        self.game: Final = game
        self.most_moves: Final = most_moves
        """Choices by seats before the game is cut; None for no limit."""
        self._seeds = Seeds()
        self.begin()

    def begin(self, seed: int | None = None) -> None:
        """
        Begin the game of a *seed*; without one, the next game.

        The last seed given determines all games that follow.
        """
        if seed is not None:
            self._seeds = Seeds(index(seed))
        self.match = Match(self.game, self._draw)
        """The current game."""
        self.choices = 0
        """Number of moves played by seats."""
        self.match.settle()

    def play(self, move: int) -> None:
        """
        Play *move* for the seat whose turn it is, then draw for chance.

        Raises:
            IllegalMove: The move is refused, or the game is over; nothing has changed.
        """
        self.match.play(self.match.movers[-1], move)
        self.choices += 1
        self.match.settle()

    def why_illegal(self, move: int) -> Refusal | None:
        """Return why *move* is illegal; None if it is legal."""
        return self.game.why_illegal(self.state, move)

    @property
    def state(self) -> Value:
        """The position."""
        return self.match.state

    @property
    def mover(self) -> Seat | None:
        """The seat whose turn it is; None when the game is over."""
        return self.match.mover

    @property
    def is_cut(self) -> bool:
        """Whether the game was cut although the rules have not ended it."""
        most = self.most_moves
        return most is not None and self.choices >= most and self.mover is not None

    def rewards(self) -> list[float]:
        """Return the reward of each seat: all 0 until the game ends."""
        outcome = self.match.outcome()
        return [0.0] * self.game.seats if outcome is None else rewards(outcome.scores)

    def ending(self) -> str:
        """Return the reason for which the game ended; "" if it has not."""
        outcome = self.match.outcome()
        return "" if outcome is None else outcome.reason

    def record(self) -> Record:
        """Return the record of the game so far, secrets included."""
        return self.match.record()

    def _draw(self, state: Value) -> int:
        """Draw for chance."""
        rng = Random(self._seeds.getrandbits(SEED_BITS))
        return pick_legal_move(self.game.rules, state, rng)
