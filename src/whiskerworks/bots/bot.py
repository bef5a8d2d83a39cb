# compiled: warm
"""
Bots: an engine, a level that limits its thinking, and always a legal move.

If the engine fails or picks an illegal move, the bot plays a random legal one, and
`failure` says what happened.
"""

from collections.abc import Callable
from time import monotonic
from typing import Final, final

from librt.random import Random

from whiskerworks.bots.belief import Belief
from whiskerworks.bots.engine import CERTAIN, Engine, Opinion, best, ranked
from whiskerworks.bots.forcing_search import ForcingSearch
from whiskerworks.bots.lookahead import LookaheadEngine
from whiskerworks.bots.search_control import ProgressCallback, run_engine
from whiskerworks.bots.tree_search import TreeSearch
from whiskerworks.core.advice import LEVEL_COUNT, Foresight, Level
from whiskerworks.core.errors import NoSuchLevel
from whiskerworks.core.game import Game, View
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

SEED_LIMIT: Final = 1 << 62
"""Seeds for engines lie below this."""
OWN_WIN_SEARCH_SHARE: Final = 0.3
"""Share of the time spent looking for a forced win."""
OPPONENT_WIN_SEARCH_SHARE: Final = 0.97
"""Share of the time after which it stops looking for the opponent's forced wins."""
MAX_FORCING_POSITIONS: Final = 20_000
"""Positions examined for one forced win."""
MAX_CHECKED_MOVES: Final = 4
"""Best moves checked for a forced loss."""


@final
class Bot:
    """
    Plays at a level from 1 to 5, or at a custom `Level`.

    Raises:
        NoSuchLevel: The number is not a level.
    """

    def __init__(
        self,
        level: int | Level,
        watch: ProgressCallback | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        check_level(level)
        self.level: Final = level
        self.failure: Exception | None = None
        """The error that last forced it to play a random move, if any."""
        self._beliefs: Final[dict[Seat | None, Belief]] = {}
        self._watch: Final = watch
        self._clock: Final = clock

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """Return the best move it finds, or a random legal one if the engine fails."""
        legal = game.legal_moves(game.worlds(view)[0])
        try:
            move = best(self.opinions(game, view, rng)).move
            if move in legal:
                return move
            raise ValueError(f"illegal move {move}")
        except Exception as failure:
            self.failure = failure
            return legal[int(rng.randrange(len(legal)))]

    def opinions(self, game: Game, view: View, rng: Random) -> list[Opinion]:
        """Think, then return its opinions of the moves, best first."""
        began = self._clock()
        level = resolve_level(game, self.level)
        worlds = game.worlds(view)
        seed = int(rng.randrange(SEED_LIMIT))
        known = _known_move(game, worlds, level)
        if known >= 0:
            return [Opinion(known, CERTAIN, _expected_score(game, worlds[0], known))]
        if _is_open(game, worlds, level):
            proven = self._forced(
                game, worlds[0], level, began + OWN_WIN_SEARCH_SHARE * level.seconds
            )
            if proven >= 0:
                return [Opinion(proven, CERTAIN, 1.0)]
        likely = self.belief(game, view.seat).weights(worlds)
        engine = engine_for(game, worlds, likely, level, seed)
        run_engine(engine, level, self._watch, self._clock, began)
        found = ranked(engine.opinions())
        if _is_open(game, worlds, level):
            self._avoid_losses(
                game,
                worlds[0],
                level,
                found,
                began + OPPONENT_WIN_SEARCH_SHARE * level.seconds,
            )
        return found

    def _forced(self, game: Game, state: Value, level: Level, until: float) -> int:
        """Return a move that forces a win, or -1 if it finds none."""
        clock = self._clock
        proof: ForcingSearch[Value] = ForcingSearch(
            game.rules, game.advice, MAX_FORCING_POSITIONS, lambda: clock() >= until
        )
        return int(proof.win(state, level.forced))

    def _avoid_losses(
        self, game: Game, state: Value, level: Level, found: list[Opinion], until: float
    ) -> None:
        """
        Move the best opinion without a forced loss to the front.

        Only the best few moves are checked. If all of them lose, the order stays.
        """
        for index, opinion in enumerate(found[:MAX_CHECKED_MOVES]):
            after = game.rules.play(state, opinion.move)
            if self._forced(game, after, level, until) < 0:
                doubted = [Opinion(lost.move, 0.0, 0.0) for lost in found[:index]]
                found[:] = [*found[index:], *doubted]
                return

    def observe(self, game: Game, view: View, move: int) -> None:
        """Learn from a move what it reveals about secrets."""
        try:
            self.belief(game, view.seat).observe(view, move)
        except Exception as failure:
            self.failure = failure

    def belief(self, game: Game, seat: Seat | None) -> Belief:
        """Return its belief about the secrets hidden from a seat."""
        found = self._beliefs.get(seat)
        if found is None or found.game != game:
            found = Belief(game, seat)
            self._beliefs[seat] = found
        return found


def engine_for(
    game: Game, worlds: list[Value], likely: list[int], level: Level, seed: int
) -> Engine:
    """Return the engine for the game; *worlds* are the possible positions."""
    if isinstance(game.advice, Foresight):
        return LookaheadEngine(game.rules, game.advice, worlds[0], level, seed)
    return TreeSearch(game.rules, game.advice, worlds, likely, level, seed)


def check_level(level: int | Level) -> None:
    """Check that a level exists. Raises NoSuchLevel."""
    if isinstance(level, int) and not 1 <= level <= LEVEL_COUNT:
        raise NoSuchLevel(level, LEVEL_COUNT)


def resolve_level(game: Game, level: int | Level) -> Level:
    """
    Return the limits of a level, looked up in the game's advice if a number.

    Raises:
        NoSuchLevel: The number is not a level.
    """
    check_level(level)
    if isinstance(level, int):
        return game.advice.levels()[level - 1]
    return level


def _known_move(game: Game, worlds: list[Value], level: Level) -> int:
    """Return the move that advice knows without search, or -1."""
    if len(worlds) > 1:
        return -1
    return int(game.advice.known_move(worlds[0], level))


def _expected_score(game: Game, state: Value, move: int) -> float:
    """Return the score the mover can expect after a move."""
    seat = int(game.rules.to_move(state))
    after = game.rules.play(state, move)
    outcome = game.rules.outcome(after)
    if outcome is None:
        return game.advice.estimate(after, seat)
    return outcome.scores[seat]


def _is_open(game: Game, worlds: list[Value], level: Level) -> bool:
    """Whether to look for forced wins: with two players and no secrets."""
    return level.forced > 0 and len(worlds) == 1 and game.seats == 2
