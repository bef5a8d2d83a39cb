# compiled: warm
"""
Beam search for solo games with fixed chance.

The search compares all positions at the start of the same turn, keeps the best, and
plays each on in every way to the start of the next turn. It keeps only a few positions
from the same parent, so that the beam stays varied.
"""

from typing import Final, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.bots.fixed_chance import FixedChance
from whiskerworks.core.advice import Foresight
from whiskerworks.core.rules import Rules, move_buffer
from whiskerworks.core.seat import GAME_OVER
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

WIN_VALUE: Final[i64] = 1_000_000_000
"""The value of a won game; a lost one has the negative."""
MAX_SHARE_PER_PARENT: Final[i64] = 2
"""Positions kept per parent, in multiples of its equal share."""
TURN_VALUE: Final[i64] = 100_000
"""The value of surviving another turn: more than any advice gives."""
UNLIMITED_MOVES: Final[i64] = 1 << 62
"""More moves than any search tries."""


@final
class BeamNode(Generic[S]):
    """A position in the beam."""

    __slots__ = ("first", "parent", "state", "value")

    def __init__(self, state: S, first: i64, parent: i64, value: i64) -> None:
        self.state: Final = state
        """The position, in which the player has a choice."""
        self.first: Final[i64] = first
        """Index of the first choice that led here."""
        self.parent: Final[i64] = parent
        """Index of its parent in the turn before."""
        self.value: Final[i64] = value
        """Its value by advice."""


@final
class BeamSearch(Generic[S]):
    """Looks ahead from one position with fixed chance."""

    def __init__(
        self,
        rules: Rules[S],
        advice: Foresight[S],
        chance: FixedChance[S],
        aim: i64,
        width: i64,
        turns: i64,
        most: i64 = UNLIMITED_MOVES,
    ) -> None:
        self._rules: Final = rules
        self._advice: Final = advice
        self._chance: Final = chance
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
        The best value found for each first choice.

        The number of turns survived counts first, then the value of the position.
        """

    def search(self, state: S) -> i64:
        """
        Search ahead from a position with a choice.

        Return the best value found, and leave the value of each choice in `best`:
        WIN_VALUE or more for a choice that can win.
        """
        moves = move_buffer(self._rules.max_legal_moves)
        count = self._begin(state, moves)
        now = self._advice.clock(state)
        for index in range(count):
            self._follow(self._rules.play(state, moves[index]), index, now)
        return self._search_later_turns()

    def search_choice(self, state: S, choice: i64) -> i64:
        """Search ahead from a single choice, given by its index."""
        moves = move_buffer(self._rules.max_legal_moves)
        self._begin(state, moves)
        now = self._advice.clock(state)
        self._follow(self._rules.play(state, moves[choice]), choice, now)
        return self._search_later_turns()

    def _begin(self, state: S, moves: vec[i64]) -> i64:
        """Write the first choices and reset the search; return their number."""
        count = self._rules.legal_moves_into(state, moves)
        self.best = [-WIN_VALUE for _ in range(count)]
        self._next = []
        self._past = TURN_VALUE
        self._tried = 0
        self._parent = 0
        return count

    def _search_later_turns(self) -> i64:
        """Search the turns after the first; return the best value found."""
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
        """Return the best positions at the start of the next turn."""
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
        moves = move_buffer(self._rules.max_legal_moves)
        count = self._rules.legal_moves_into(state, moves)
        now = self._advice.clock(state)
        for index in range(count):
            self._follow(self._rules.play(state, moves[index]), first, now)

    def _follow(self, state: S, first: i64, now: i64) -> None:
        """
        Follow a choice to the end of the game, to another choice or the next turn.

        Once a turn has used up its moves, positions are judged in mid-turn.
        """
        self._tried += 1
        after = self._chance.settle(state)
        if self._rules.to_move(after) == GAME_OVER:
            self._note_end(after, first)
        elif self._advice.clock(after) != now or self._tried > self._most:
            value = self._advice.value(after, self._aim)
            if self._past + value > self.best[first]:
                self.best[first] = self._past + value
            self._next.append(BeamNode(after, first, self._parent, value))
        else:
            self._expand(after, first)

    def _note_end(self, state: S, first: i64) -> None:
        """Record the end of a game."""
        outcome = self._rules.outcome(state)
        if outcome is not None and outcome.scores[0] > 0.5:
            self.best[first] = WIN_VALUE


def _worth(node: BeamNode[S]) -> i64:
    return node.value
