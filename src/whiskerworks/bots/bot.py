# compiled: warm
"""
Players with levels: an engine, the time it may take, and a move in any case.

Whatever happens inside, a legal move comes back: if an engine fails, or names a move
that is none, a fair legal one is played instead, and `failure` says what happened.
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
from whiskerworks.core.advice import LEVELS, Foresight, Level
from whiskerworks.core.errors import NoSuchLevel
from whiskerworks.core.game import Game, View
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value

SEED_LIMIT: Final = 1 << 62
"""An engine is given a seed below this."""
OWN_WIN_SEARCH_SHARE: Final = 0.3
"""A win that cannot be prevented is looked for till this share of the time is over."""
OPPONENT_WIN_SEARCH_SHARE: Final = 0.97
"""And those of others, till this."""
MAX_FORCING_POSITIONS: Final = 20_000
"""So many positions it looks at for one, at most."""
MAX_CHECKED_MOVES: Final = 4
"""So many of the best moves it looks at to see whether they lose."""


@final
class Bot:
    """
    Plays at a level, 1 to 5, or as hard as a `Level` of one's own says.

    Raises:
        NoSuchLevel: It is another number.
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
        """What went wrong when it last had to play any move, if ever."""
        self._beliefs: Final[dict[Seat | None, Belief]] = {}
        self._watch: Final = watch
        self._clock: Final = clock

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """Return the move it thinks best; if it cannot think, any legal one."""
        legal = game.legal_moves(game.worlds(view)[0])
        try:
            move = best(self.opinions(game, view, rng)).move
            if move in legal:
                return move
            raise ValueError(f"{move} is no legal move")
        except Exception as failure:
            self.failure = failure
            return legal[int(rng.randrange(len(legal)))]

    def opinions(self, game: Game, view: View, rng: Random) -> list[Opinion]:
        """Return what it thinks of the moves, the best first, after thinking."""
        began = self._clock()
        level = resolve_level(game, self.level)
        worlds = game.worlds(view)
        seed = int(rng.randrange(SEED_LIMIT))
        known = _known(game, worlds, level)
        if known >= 0:
            return [Opinion(known, CERTAIN, _hope(game, worlds[0], known))]
        if _open(game, worlds, level):
            proven = self._forced(
                game, worlds[0], level, began + OWN_WIN_SEARCH_SHARE * level.seconds
            )
            if proven >= 0:
                return [Opinion(proven, CERTAIN, 1.0)]
        likely = self.belief(game, view.seat).weights(worlds)
        engine = engine_for(game, worlds, likely, level, seed)
        run_engine(engine, level, self._watch, self._clock, began)
        found = ranked(engine.opinions())
        if _open(game, worlds, level):
            self._beware(
                game,
                worlds[0],
                level,
                found,
                began + OPPONENT_WIN_SEARCH_SHARE * level.seconds,
            )
        return found

    def _forced(self, game: Game, state: Value, level: Level, until: float) -> int:
        """Return a move that wins whatever is answered, if it sees one, or -1."""
        clock = self._clock
        proof: ForcingSearch[Value] = ForcingSearch(
            game.rules, game.advice, MAX_FORCING_POSITIONS, lambda: clock() >= until
        )
        return int(proof.win(state, level.forced))

    def _beware(
        self, game: Game, state: Value, level: Level, found: list[Opinion], until: float
    ) -> None:
        """
        Bring the first move to the front after which it sees no forced win of others.

        Only the best few are looked at; if all of them lose, they stay as they are.
        """
        for index, opinion in enumerate(found[:MAX_CHECKED_MOVES]):
            after = game.rules.play(state, opinion.move)
            if self._forced(game, after, level, until) < 0:
                doubted = [Opinion(lost.move, 0.0, 0.0) for lost in found[:index]]
                found[:] = [*found[index:], *doubted]
                return

    def observe(self, game: Game, view: View, move: int) -> None:
        """Take note of what was played, and of what it tells about secrets."""
        try:
            self.belief(game, view.seat).observe(view, move)
        except Exception as failure:
            self.failure = failure

    def belief(self, game: Game, seat: Seat | None) -> Belief:
        """Return what it holds for likely, in the eyes of a seat, by what it saw."""
        found = self._beliefs.get(seat)
        if found is None or found.game != game:
            found = Belief(game, seat)
            self._beliefs[seat] = found
        return found


def engine_for(
    game: Game, worlds: list[Value], likely: list[int], level: Level, seed: int
) -> Engine:
    """Return the engine that suits the game, asked about what may be its position."""
    if isinstance(game.advice, Foresight):
        return LookaheadEngine(game.rules, game.advice, worlds[0], level, seed)
    return TreeSearch(game.rules, game.advice, worlds, likely, level, seed)


def check_level(level: int | Level) -> None:
    """Make sure that there is such a level. Raises NoSuchLevel."""
    if isinstance(level, int) and not 1 <= level <= LEVELS:
        raise NoSuchLevel(level, LEVELS)


def resolve_level(game: Game, level: int | Level) -> Level:
    """
    Return how hard to think.

    Raises:
        NoSuchLevel: It is none of 1 to 5.
    """
    check_level(level)
    if isinstance(level, int):
        return game.advice.levels()[level - 1]
    return level


def _known(game: Game, worlds: list[Value], level: Level) -> int:
    """Return the move that needs no search, or -1."""
    if len(worlds) > 1:
        return -1
    return int(game.advice.known(worlds[0], level))


def _hope(game: Game, state: Value, move: int) -> float:
    """Return the score that the one on turn may hope for after a move."""
    seat = int(game.rules.to_move(state))
    after = game.rules.play(state, move)
    outcome = game.rules.outcome(after)
    if outcome is None:
        return game.advice.estimate(after, seat)
    return outcome.scores[seat]


def _open(game: Game, worlds: list[Value], level: Level) -> bool:
    """Tell whether to look for forced wins: two play, and all is known."""
    return level.forced > 0 and len(worlds) == 1 and game.seats == 2
