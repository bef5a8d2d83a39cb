# compiled: warm
"""
Wins that cannot be prevented, and that there is none: every answer is tried.

With all moves of whoever attacks, what is not found within a depth is not there. With
forcing moves alone (`Advice.forcing`) it looks deeper, and finds only some wins; but
what it finds is as sure. A depth is a number of the attacker's own moves.
"""

from collections.abc import Callable
from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.core.advice import Advice
from whiskerworks.core.rules import Rules, room
from whiskerworks.core.seat import NOBODY
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

MAX_DEPTH: Final[i64] = 64
"""It looks fewer own moves ahead than this."""
NO_WIN: Final[i64] = -1
"""There is no such move."""
UNKNOWN: Final[i64] = -2
"""There was no time to find out."""
YES: Final[i64] = 1
NO: Final[i64] = 0


@final
class SolvedPosition:
    """What is known of a position in which the attacker is on turn."""

    __slots__ = ("move", "none", "within")

    def __init__(self) -> None:
        self.move: i64 = NO_WIN
        """A move that wins, once one is found …"""
        self.within: i64 = MAX_DEPTH
        """… within so many own moves, this one counted."""
        self.none: i64 = 0
        """Within so many no move wins, of those that are tried."""


@final
class WinSolver(Generic[S]):
    """Looks for wins in games of two seats, without chance and without secrets."""

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
        """Whether the attacker plays forcing moves alone."""
        self._most: Final[i64] = most_positions
        self._pause: Final = pause
        """Called now and then: whoever wants to stop raises something in it."""
        self._known: Final[dict[object, SolvedPosition]] = {}
        self._good: Final[list[i64]] = [NO_WIN for _ in range(MAX_DEPTH)]
        """The answer that last prevented a win, for each depth."""
        self.looked: i64 = 0
        """So many positions were looked at."""

    def win(self, state: S, depth: i64) -> i64:
        """Return a move of the seat on turn that wins within *depth*; else why not."""
        known = self._about(state)
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
        """Tell whether all that the seat on turn can do loses within *depth*."""
        if self._rules.to_move(state) == NOBODY or depth <= 0:
            return NO
        moves = room(self._rules.most_moves)
        count = self._rules.fill(state, moves)
        _to_front(moves, count, self._good[depth])
        for index in range(count):
            found = self._loses_by(state, moves[index], depth)
            if found != YES:
                self._good[depth] = moves[index]
                return found
        return YES

    def _about(self, state: S) -> SolvedPosition:
        """Return what is known of a position, to be added to."""
        essence = self._advice.essence(state)
        known = self._known.get(essence)
        if known is None:
            known = SolvedPosition()
            self._known[essence] = known
        return known

    def _first_win(self, state: S, depth: i64) -> i64:
        """Return the first move that is found to win within *depth*."""
        moves = room(self._rules.most_moves)
        self.looked += 1
        move = self._advice.at_once(state, moves)
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
        """Write what the attacker tries, forcing moves first; return how many."""
        forcing = self._advice.forcing(state, moves)
        if self._forcing:
            return forcing
        first = [moves[index] for index in range(forcing)]
        count = self._rules.fill(state, moves)
        for number, move in enumerate(first):
            _swap(moves, count, number, move)
        return count

    def _wins_by(self, state: S, move: i64, depth: i64) -> i64:
        """Tell whether the seat on turn wins by *move* within *depth*."""
        self.looked += 1
        after = self._rules.play(state, move)
        if self._rules.to_move(after) == NOBODY:
            return NO  # a win at once would have been seen
        if self._advice.at_once(after, room(self._rules.most_moves)) >= 0:
            return NO
        return self.lost(after, depth - 1)

    def _loses_by(self, state: S, move: i64, depth: i64) -> i64:
        """Tell whether the seat on turn loses by *move*, within *depth* at last."""
        self.looked += 1
        loser = self._rules.to_move(state)
        after = self._rules.play(state, move)
        if self._rules.to_move(after) == NOBODY:
            outcome = self._rules.outcome(after)
            return YES if outcome is not None and outcome.scores[loser] == 0.0 else NO
        if self._rules.to_move(after) == loser:
            return NO
        found = self.win(after, depth)
        if found >= 0:
            return YES
        return NO if found == NO_WIN else UNKNOWN


def _to_front(moves: vec[i64], count: i64, move: i64) -> None:
    """Bring *move* to the front, if it is among the first *count*."""
    _swap(moves, count, 0, move)


def _swap(moves: vec[i64], count: i64, place: i64, move: i64) -> None:
    """Bring *move* to a *place*, if it is among the first *count*, from there on."""
    for index in range(place, count):
        if moves[index] == move:
            moves[index] = moves[place]
            moves[place] = move
            return
