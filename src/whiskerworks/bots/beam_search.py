# compiled: warm
"""
Looking ahead when chance is settled: a search in breadth that keeps the best.

All positions at the start of the same turn are compared; so many of the best are kept,
and each is played on in every way to the start of the next turn. Of those that come
from one position only a few are kept, lest all that is kept be alike.
"""

from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.bots.fixed_chance import FixedChance
from whiskerworks.core.advice import Foresight
from whiskerworks.core.rules import Rules, room
from whiskerworks.core.seat import NOBODY
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

WIN_VALUE: Final[i64] = 1_000_000_000
"""What a won game is worth; a lost one is worth as much less than nothing."""
MAX_SHARE_PER_PARENT: Final[i64] = 2
"""Of what comes from one position, so many times its equal share is kept at most."""
TURN_VALUE: Final[i64] = 100_000
"""What it is worth to get through one more turn: more than any advice says."""
UNLIMITED_MOVES: Final[i64] = 1 << 62
"""More moves than are ever tried."""


@final
class BeamNode(Generic[S]):
    """A position, the first move that led to it, and what it is worth."""

    __slots__ = ("first", "parent", "state", "value")

    def __init__(self, state: S, first: i64, parent: i64, value: i64) -> None:
        self.state: Final = state
        """The position, in which somebody has to choose."""
        self.first: Final[i64] = first
        """The number of the first choice that led there."""
        self.parent: Final[i64] = parent
        """The number of the position, in the turn before, that it comes from."""
        self.value: Final[i64] = value
        """How good it is."""


@final
class BeamSearch(Generic[S]):
    """Looks ahead from one position along one fate."""

    def __init__(
        self,
        rules: Rules[S],
        advice: Foresight[S],
        fate: FixedChance[S],
        aim: i64,
        width: i64,
        turns: i64,
        most: i64 = UNLIMITED_MOVES,
    ) -> None:
        self._rules: Final = rules
        self._advice: Final = advice
        self._fate: Final = fate
        self._aim: Final[i64] = aim
        self._width: Final[i64] = width
        self._turns: Final[i64] = turns
        self._most: Final[i64] = most
        self._tried: i64 = 0
        self._past: i64 = 0
        self._parent: i64 = 0
        self._next: list[BeamNode[S]] = []
        self.best: list[i64] = []
        """
        For each first choice, the best that was seen to come of it.

        To get further counts first, then what the position there is worth.
        """

    def look(self, state: S) -> i64:
        """
        Look ahead from a position in which somebody has to choose.

        Returns the best value that was found, and leaves in `best` what each choice
        is worth: WON or more if the game can be won by it.
        """
        moves = room(self._rules.most_moves)
        count = self._begin(state, moves)
        now = self._advice.clock(state)
        for index in range(count):
            self._follow(self._rules.play(state, moves[index]), index, now)
        return self._look_on()

    def look_by(self, state: S, choice: i64) -> i64:
        """Look ahead as if that *choice*, by its number, were the only one."""
        moves = room(self._rules.most_moves)
        self._begin(state, moves)
        now = self._advice.clock(state)
        self._follow(self._rules.play(state, moves[choice]), choice, now)
        return self._look_on()

    def _begin(self, state: S, moves: vec[i64]) -> i64:
        """Write the first choices, of which nothing was seen yet; return how many."""
        count = self._rules.fill(state, moves)
        self.best = [-WIN_VALUE for _ in range(count)]
        self._next = []
        self._past = TURN_VALUE
        self._tried = 0
        self._parent = 0
        return count

    def _look_on(self) -> i64:
        """Look at the turns after the first, and return the best that was seen."""
        for _turn in range(self._turns - 1):
            kept = self._kept()
            if len(kept) == 0:
                break
            self._next = []
            self._past += TURN_VALUE
            self._tried = 0
            for number, node in enumerate(kept):
                self._parent = number
                self._expand(node.state, node.first)
            if max(self.best) >= WIN_VALUE:
                break
        return max(self.best)

    def _kept(self) -> list[BeamNode[S]]:
        """Return the best positions of those at the start of the next turn."""
        found = self._next
        found.sort(key=_worth, reverse=True)
        most = MAX_SHARE_PER_PARENT * max(1, self._width // (self._parent + 1))
        taken = [0 for _ in range(self._parent + 1)]
        kept: list[BeamNode[S]] = []
        for node in found:
            taken[node.parent] += 1
            if taken[node.parent] <= most:
                kept.append(node)
            if len(kept) == self._width:
                break
        return kept

    def _expand(self, state: S, first: i64) -> None:
        """Play on in every way to the start of the next turn."""
        moves = room(self._rules.most_moves)
        count = self._rules.fill(state, moves)
        now = self._advice.clock(state)
        for index in range(count):
            self._follow(self._rules.play(state, moves[index]), first, now)

    def _follow(self, state: S, first: i64, now: i64) -> None:
        """
        Note where a choice leads: to an end, to another one, to the next turn.

        In a turn that allows too much, no choice is followed by another any more: the
        position is judged in the midst of the turn.
        """
        self._tried += 1
        after = self._fate.settle(state)
        if self._rules.to_move(after) == NOBODY:
            self._note_end(after, first)
        elif self._advice.clock(after) != now or self._tried > self._most:
            value = self._advice.value(after, self._aim)
            if self._past + value > self.best[first]:
                self.best[first] = self._past + value
            self._next.append(BeamNode(after, first, self._parent, value))
        else:
            self._expand(after, first)

    def _note_end(self, state: S, first: i64) -> None:
        """Note how a game ended."""
        outcome = self._rules.outcome(state)
        if outcome is not None and outcome.scores[0] > 0.5:
            self.best[first] = WIN_VALUE


def _worth(node: BeamNode[S]) -> i64:
    return node.value
