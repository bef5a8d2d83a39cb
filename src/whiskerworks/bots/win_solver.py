# compiled: warm
"""
Prove forced wins, or their absence, by trying every answer.

With all moves of the attacker, a win not found within a depth does not exist. With
forcing moves alone (`Advice.forcing_moves_into`) the solver looks deeper but misses
some wins; those it finds are certain. Depth counts the attacker's own moves.
"""

from collections.abc import Callable
from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.advice import Advice
from whiskerworks.core.rules import Rules, move_buffer
from whiskerworks.core.seat import GAME_OVER
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

MAX_DEPTH: Final[i64] = 64
"""Own moves ahead stay below this."""
NO_WIN: Final[i64] = -1
"""No move wins."""
UNKNOWN: Final[i64] = -2
"""Not decided within the limit on positions."""
YES: Final[i64] = 1
NO: Final[i64] = 0


@final
class SolvedPosition:
    """Findings about a position with the attacker to move."""

    __slots__ = ("move", "none", "within")

    def __init__(self) -> None:
        self.move: i64 = NO_WIN
        """A winning move, once found …"""
        self.within: i64 = MAX_DEPTH
        """… and the number of own moves it needs, including itself."""
        self.none: i64 = 0
        """Depth within which none of the moves tried wins."""


@final
class WinSolver(Generic[S]):
    """Solves games for two players without chance or secrets."""

    def __init__(
        self,
        rules: Rules[S],
        advice: Advice[S],
        forcing: bool,
        most_positions: i64,
        pause: Callable[[], None],
    ) -> None:
        self._rules: Final = rules
        self._advice: Final = advice
        self._forcing: Final = forcing
        """Whether the attacker plays only forcing moves."""
        self._most: Final[i64] = most_positions
        self._pause: Final = pause
        """Called now and then; it may raise an exception to stop the search."""
        self._known: Final[dict[object, SolvedPosition]] = {}
        self._good: Final[list[i64]] = [NO_WIN for _ in range(MAX_DEPTH)]
        """The answer that last prevented a win at each depth."""
        self.looked: i64 = 0
        """Positions examined."""

    def win(self, state: S, depth: i64) -> i64:
        """Return a move of the mover that wins within *depth*, or NO_WIN or UNKNOWN."""
        known = self._findings(state)
        if known.within <= depth:
            return known.move
        if known.none >= depth:
            return NO_WIN
        if self.looked >= self._most:
            return UNKNOWN
        found = self._first_win(state, depth)
        if found >= 0:
            known.move = found
            known.within = depth
        elif found == NO_WIN:
            known.none = depth
        return found

    def lost(self, state: S, depth: i64) -> i64:
        """Return YES, NO or UNKNOWN: whether every move loses within *depth*."""
        if self._rules.to_move(state) == GAME_OVER or depth <= 0:
            return NO
        moves = move_buffer(self._rules.max_legal_moves)
        count = self._rules.legal_moves_into(state, moves)
        _to_front(moves, count, self._good[depth])
        for index in range(count):
            found = self._loses_by(state, moves[index], depth)
            if found != YES:
                self._good[depth] = moves[index]
                return found
        return YES

    def _findings(self, state: S) -> SolvedPosition:
        """Return the findings about a position, to update."""
        essence = self._advice.essence(state)
        known = self._known.get(essence)
        if known is None:
            known = SolvedPosition()
            self._known[essence] = known
        return known

    def _first_win(self, state: S, depth: i64) -> i64:
        """Return the first move found to win within *depth*."""
        moves = move_buffer(self._rules.max_legal_moves)
        self.looked += 1
        move = self._advice.winning_move(state, moves)
        if move >= 0 or depth <= 1:
            return move
        self._pause()
        count = self._attacks(state, moves)
        found = NO_WIN
        for index in range(count):
            answer = self._wins_by(state, moves[index], depth)
            if answer == YES:
                return moves[index]
            if answer == UNKNOWN:
                return UNKNOWN
        return found

    def _attacks(self, state: S, moves: vec[i64]) -> i64:
        """Write the attacker's moves, forcing ones first; return their number."""
        forcing = self._advice.forcing_moves_into(state, moves)
        if self._forcing:
            return forcing
        first = [moves[index] for index in range(forcing)]
        count = self._rules.legal_moves_into(state, moves)
        for number, move in enumerate(first):
            _swap(moves, count, number, move)
        return count

    def _wins_by(self, state: S, move: i64, depth: i64) -> i64:
        """Return YES, NO or UNKNOWN: whether *move* wins within *depth*."""
        self.looked += 1
        after = self._rules.play(state, move)
        if self._rules.to_move(after) == GAME_OVER:
            return NO  # an immediate win was found before
        if (
            self._advice.winning_move(after, move_buffer(self._rules.max_legal_moves))
            >= 0
        ):
            return NO
        return self.lost(after, depth - 1)

    def _loses_by(self, state: S, move: i64, depth: i64) -> i64:
        """Return YES, NO or UNKNOWN: whether *move* loses within *depth*."""
        self.looked += 1
        loser = self._rules.to_move(state)
        after = self._rules.play(state, move)
        if self._rules.to_move(after) == GAME_OVER:
            outcome = self._rules.outcome(after)
            return YES if outcome is not None and outcome.scores[loser] == 0.0 else NO
        if self._rules.to_move(after) == loser:
            return NO
        found = self.win(after, depth)
        if found >= 0:
            return YES
        return NO if found == NO_WIN else UNKNOWN


def _to_front(moves: vec[i64], count: i64, move: i64) -> None:
    """Move *move* to the front, if it is among the first *count*."""
    _swap(moves, count, 0, move)


def _swap(moves: vec[i64], count: i64, place: i64, move: i64) -> None:
    """Swap *move* to *place*, if it lies between there and *count*."""
    for index in range(place, count):
        if moves[index] == move:
            moves[index] = moves[place]
            moves[place] = move
            return
