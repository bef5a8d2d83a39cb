# compiled: hot
"""
What a game's `advice.py` promises: what a good player knows of the game.

Engines (`whiskerworks.bots`) know no game. They ask this. All of it has a default, so
that a game without advice is played as well, by imagining random games to their end.
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
"""So many levels every game has; 1 is the weakest."""
LEVEL_SECONDS: Final = (0.1, 0.3, 1.0, 2.0, 5.0)
"""How long a move takes at most at each level, on one core."""
UNLIMITED_HORIZON: Final = 1_000_000
"""A horizon beyond every game."""


class Level(NamedTuple):
    """How hard a player thinks: weak ones see less, they do not blunder on purpose."""

    seconds: float
    """A move takes so long at most."""
    thoughts: int
    """So often it imagines how the game may go on, at most."""
    width: int
    """So many moves it has an eye on in each position."""
    horizon: int
    """So far an imagined game goes on before it is judged as it stands."""
    forced: int = 0
    """So far ahead it looks for a win that cannot be prevented."""


def checked_levels(*levels: Level) -> tuple[Level, ...]:
    """Return *levels*, from the weakest to the strongest, once they are checked."""
    if len(levels) != LEVEL_COUNT:
        raise ValueError(f"there are {LEVEL_COUNT} levels, not {len(levels)}")
    return levels


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """What is good in a game, in the eyes of the seat on turn."""

    def __init__(self, rules: Rules[S]) -> None:
        self.rules: Final = rules
        """The rules of the game, bound as it is played."""

    def levels(self) -> tuple[Level, ...]:
        """Return how hard a player of each level thinks, the weakest first."""
        return (
            Level(0.1, 20, 4, 20),
            Level(0.3, 100, 8, 60),
            Level(1.0, 500, 16, UNLIMITED_HORIZON),
            Level(2.0, 2_500, 40, UNLIMITED_HORIZON),
            Level(5.0, 12_500, 100, UNLIMITED_HORIZON),
        )

    def known(self, state: S, level: Level) -> i64:
        """Return the move to play where that needs no search, or -1."""
        return -1

    def guess(self, state: S, moves: vec[i64], rng: Random) -> i64:
        """
        Return a move for an imagined game, for a seat or for chance.

        It is quick, legal, and what players would do rather than not. *moves* is
        a scratch buffer.
        """
        return self.rules.pick(state, moves, rng)

    def lean(self, state: S, moves: vec[i64], count: i64, weights: vec[i64]) -> None:
        """
        Write how likely a good player on turn is to choose each of *moves*.

        The first *count* are all legal moves, as `Rules.legal_moves_into` wrote them. A
        weight is at least 1; a move twice as likely weighs twice as much.
        """
        for index in range(count):
            weights[index] = 1

    def estimate(self, state: S, seat: i64) -> float:
        """Return the score that *seat* may hope for while the game goes on: 0 to 1."""
        return 1.0 / self.rules.seats

    def secret(self, state: S, seat: i64) -> i64:
        """Return what *seat* knows that others do not, as a number; 0 for nothing."""
        return 0

    def forcing(self, state: S, moves: vec[i64]) -> i64:
        """
        Write the moves that leave the others few answers; return how many.

        A search for a win that cannot be prevented tries these, and no other.
        """
        return 0

    def essence(self, state: S) -> object:
        """
        Return all of a position that matters for what can still come of it.

        Where it is the same, the same moves can be played to the same ends.
        """
        return state

    def at_once(self, state: S, moves: vec[i64]) -> i64:
        """
        Return a move by which the seat on turn wins at once, or -1: there is none.

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
    Judges positions at the start of a turn, and what chance may do till then.

    Whoever looks ahead settles what chance will do by a seed, and looks along that.
    """

    def clock(self, state: S) -> i64:
        """Return how far the game has come: a number that grows from turn to turn."""
        raise NotImplementedError

    def value(self, state: S, aim: i64) -> i64:
        """
        Return how good a position is while the game goes on: from 0 to 99,999.

        What to aim at is a number that the game gives a meaning.
        """
        raise NotImplementedError

    def aim(self, state: S) -> i64:
        """Return what to aim at, for somebody who knows only the position."""
        raise NotImplementedError

    def foreseen(self, seed: i64) -> i64:
        """Return what to aim at, for somebody who knows what chance does by *seed*."""
        raise NotImplementedError

    def worth(self, turns: i64, value: i64) -> i64:
        """
        Return what a way is worth that goes on for so many *turns* to that *value*.

        `win` and `loss` are what ways are worth that end.
        """
        raise NotImplementedError

    def win(self) -> i64:
        """Return what a way is worth that wins."""
        return 10_000

    def loss(self) -> i64:
        """Return what a way is worth that loses."""
        return -1_000

    def broad(self) -> i64:
        """Return how many thoughts are for all choices; those after, for the best."""
        return 10

    def pinned(self, seed: i64) -> list[int]:
        """Return moves of chance that come before all others, by *seed*."""
        return []

    def apart(self, move: i64) -> bool:
        """Tell whether something comes between the cards, in no order with them."""
        return False

    def hopeless(self, state: S, choose: Callable[[S], i64]) -> bool:
        """
        Tell whether it is plain, without a search, that nobody can win any more.

        *choose* returns what chance does in a position, or -1 where that is unknown.
        """
        return False


def chance_rank(seed: i64, move: i64) -> i64:
    """Return how early a move of chance comes by *seed*: below 2**31, small first."""
    mixed = (seed * 48_271 + move * 69_621 + 12_345) & 0x7FFFFFFF
    for _mix in range(3):
        mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & 0x7FFFFFFF
        mixed = ((mixed ^ (mixed >> 12)) * 0x297A2D39) & 0x7FFFFFFF
    return mixed ^ (mixed >> 15)
