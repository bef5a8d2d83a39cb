# compiled: hot
"""
The contract of a game's `advice.py`: what a good player knows about the game.

The engines in `whiskerworks.bots` know no game; they ask its advice. Every method has a
default, so bots can play a game without advice too: by random rollouts.
"""

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from whiskerworks.core.rules import Rules
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

LEVEL_COUNT: Final = 5
"""Number of bot levels in every game; 1 is the weakest."""
LEVEL_SECONDS: Final = (0.1, 0.3, 1.0, 2.0, 5.0)
"""Maximum thinking time per move at each level, in seconds on one core."""
UNLIMITED_HORIZON: Final = 1_000_000
"""A horizon longer than any game."""


class Level(NamedTuple):
    """Limits of a bot's search. Weak bots see less; they don't blunder on purpose."""

    seconds: float
    """Maximum thinking time per move, in seconds."""
    thoughts: int
    """Maximum number of rollouts or searched lines per move."""
    width: int
    """Number of candidate moves in each position."""
    horizon: int
    """Number of moves after which a rollout is judged by its position."""
    forced: int = 0
    """Depth of the search for a forced win, in moves."""


def checked_levels(*levels: Level) -> tuple[Level, ...]:
    """Return *levels*, the weakest first, after checking their number."""
    if len(levels) != LEVEL_COUNT:
        raise ValueError(f"there are {LEVEL_COUNT} levels, not {len(levels)}")
    return levels


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """Judgements about a game, from the point of view of the seat to move."""

    def __init__(self, rules: Rules[S]) -> None:
        self.rules: Final = rules
        """The game's rules, bound to seats and options."""

    def levels(self) -> tuple[Level, ...]:
        """Return the search limits of each level, the weakest first."""
        return (
            Level(0.1, 20, 4, 20),
            Level(0.3, 100, 8, 60),
            Level(1.0, 500, 16, UNLIMITED_HORIZON),
            Level(2.0, 2_500, 40, UNLIMITED_HORIZON),
            Level(5.0, 12_500, 100, UNLIMITED_HORIZON),
        )

    def known_move(self, state: S, level: Level) -> i64:
        """Return a move that needs no search, or -1."""
        return -1

    def rollout_move(self, state: S, moves: vec[i64], rng: Random) -> i64:
        """
        Return a move for a rollout, for a seat or for chance.

        The move must be legal, plausible and quick to find. *moves* is a scratch
        buffer.
        """
        return self.rules.pick(state, moves, rng)

    def likelihoods_into(
        self, state: S, moves: vec[i64], count: i64, weights: vec[i64]
    ) -> None:
        """
        Write how likely a good player is to choose each of *moves*.

        The first *count* are all legal moves, as `Rules.legal_moves_into` wrote them. A
        weight is at least 1; a move twice as likely weighs twice as much.
        """
        for index in range(count):
            weights[index] = 1

    def estimate(self, state: S, seat: i64) -> float:
        """Return the score that *seat* can expect in an unfinished game: 0 to 1."""
        return 1.0 / self.rules.seats

    def secret(self, state: S, seat: i64) -> i64:
        """Return a number for the secret that *seat* knows; 0 if it has none."""
        return 0

    def forcing_moves_into(self, state: S, moves: vec[i64]) -> i64:
        """
        Write the moves that leave the opponents few answers, and return their number.

        The search for a forced win tries only these.
        """
        return 0

    def essence(self, state: S) -> object:
        """
        Return the part of a position that decides how the game can go on.

        Positions with equal essences allow the same moves and the same endings.
        """
        return state

    def winning_move(self, state: S, moves: vec[i64]) -> i64:
        """
        Return a move that wins immediately for the seat to move, or -1.

        *moves* is a scratch buffer.
        """
        seat = self.rules.to_move(state)
        count = self.rules.legal_moves_into(state, moves)
        for index in range(count):
            outcome = self.rules.outcome(self.rules.play(state, moves[index]))
            if outcome is not None and outcome.scores[seat] == 1.0:
                return moves[index]
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight(Advice[S]):
    """
    Advice for searches that know what chance will do.

    Such a search fixes chance's moves by a seed, and judges positions at the start of
    each turn.
    """

    def clock(self, state: S) -> i64:
        """Return the number of the turn; it grows from turn to turn."""
        raise NotImplementedError

    def value(self, state: S, aim: i64) -> i64:
        """
        Return the value of an unfinished position: from 0 to 99,999.

        *aim* is a number whose meaning the game defines.
        """
        raise NotImplementedError

    def aim(self, state: S) -> i64:
        """Return the aim of a player who knows only the position."""
        raise NotImplementedError

    def aim_by_seed(self, seed: i64) -> i64:
        """Return the aim of a player who knows chance's moves by *seed*."""
        raise NotImplementedError

    def worth(self, turns: i64, value: i64) -> i64:
        """
        Return the value of a line that lasts *turns* turns and reaches *value*.

        `win` and `loss` are the values of lines that end the game.
        """
        raise NotImplementedError

    def win(self) -> i64:
        """Return the value of a line that wins."""
        return 10_000

    def loss(self) -> i64:
        """Return the value of a line that loses."""
        return -1_000

    def full_searches(self) -> i64:
        """Return how many searches are for all choices; later ones are for the best."""
        return 10

    def first_draws(self, seed: i64) -> list[int]:
        """Return chance's moves that come before all others, by *seed*."""
        return []

    def is_unordered(self, move: i64) -> bool:
        """Whether *move* of chance comes between cards, at no fixed place."""
        return False

    def is_hopeless(self, state: S, choose: Callable[[S], i64]) -> bool:
        """
        Whether nobody can win any more, as far as that is plain without a search.

        *choose* returns chance's move in a position, or -1 if it is unknown.
        """
        return False


def chance_rank(seed: i64, move: i64) -> i64:
    """Return the rank of chance's *move* by *seed*: below 2**31, smallest first."""
    mixed = (seed * 48_271 + move * 69_621 + 12_345) & 0x7FFFFFFF
    for _mix in range(3):
        mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & 0x7FFFFFFF
        mixed = ((mixed ^ (mixed >> 12)) * 0x297A2D39) & 0x7FFFFFFF
    return mixed ^ (mixed >> 15)
