# compiled: warm
"""
Breadth-first search for solo games with a known deal, turn by turn.

The search finds every position at the start of a turn, equal ones once, and plays each
on. While it drops nothing, a win it does not find does not exist. With limited width it
keeps only the best, like `beam_search.py`; then only the wins it finds are certain.

It runs in pieces (`go_on`), so that the caller can stop between them.
"""

from typing import Final, Generic, TypeVar, final

from mypy_extensions import i64

from whiskerworks.bots.fixed_chance import KnownDeal
from whiskerworks.core.advice import Foresight
from whiskerworks.core.rules import Rules, move_buffer
from whiskerworks.core.seat import CHANCE, GAME_OVER
from whiskerworks.core.value import Value

S = TypeVar("S", bound=Value)

MAX_SHARE_PER_PARENT: Final[i64] = 2
"""Positions kept per parent, in multiples of its equal share."""


@final
class SearchStep(Generic[S]):
    """A position at the start of a turn, with the path to it."""

    __slots__ = ("moves", "parent", "state", "value")

    def __init__(
        self, state: S, parent: "SearchStep[S] | None", moves: list[i64]
    ) -> None:
        self.state: Final = state
        """The position."""
        self.parent: Final = parent
        """The step a turn before."""
        self.moves: Final = moves
        """The moves between them, including chance outcomes."""
        self.value: i64 = 0
        """Its value by advice, once computed."""

    def way(self) -> list[int]:
        """Return all moves that lead here."""
        before = [] if self.parent is None else self.parent.way()
        return before + [int(move) for move in self.moves]


@final
class BreadthSearch(Generic[S]):
    """Looks for a win from one position, for one deal."""

    def __init__(
        self,
        rules: Rules[S],
        advice: Foresight[S],
        deal: KnownDeal[S],
        aim: i64,
        state: S,
    ) -> None:
        self._rules: Final = rules
        self._advice: Final = advice
        self._deal: Final = deal
        self._aim: Final[i64] = aim
        self._layer: list[SearchStep[S]] = [SearchStep(state, None, [])]
        self._done: i64 = 0
        """Positions of this turn already played on."""
        self._next: list[SearchStep[S]] = []
        self._seen: set[object] = set()
        self._line: Final[list[i64]] = []
        """Moves since the start of the turn."""
        self.won: SearchStep[S] | None = None
        """A won game, once found."""
        self.tried: i64 = 0
        """Positions examined."""
        self.whole = True
        """Whether no position was dropped so far."""
        self.turns: i64 = 0
        """Turns searched to their end."""

    def go_on(self, most: i64) -> bool:
        """Play on from up to *most* positions; return whether the turn is over."""
        while most > 0 and self._done < len(self._layer):
            step = self._layer[self._done]
            self._done += 1
            most -= 1
            self._expand(step.state, step, self._advice.clock(step.state))
            if self.won is not None:
                return True
        return self._done >= len(self._layer)

    def next_turn(self, width: i64) -> i64:
        """Go to the next turn with the best *width* positions; return their number."""
        self.turns += 1
        if len(self._next) > width:
            self.whole = False
            self._next = self._kept(width)
        self._layer = self._next
        self._done = 0
        self._next = []
        self._seen = set()
        return len(self._layer)

    def waiting(self) -> i64:
        """Return the number of positions found for the next turn."""
        return len(self._next)

    def _kept(self, width: i64) -> list[SearchStep[S]]:
        """Return the best positions, with a limit per parent."""
        for step in self._next:
            step.value = self._advice.value(step.state, self._aim)
        self._next.sort(key=_worth, reverse=True)
        most = MAX_SHARE_PER_PARENT * max(1, width // max(1, len(self._layer)))
        taken: dict[int, int] = {}
        kept: list[SearchStep[S]] = []
        for step in self._next:
            parent = id(step.parent)
            taken[parent] = taken.get(parent, 0) + 1
            if taken[parent] <= most:
                kept.append(step)
            if len(kept) == width:
                break
        return kept

    def _expand(self, state: S, step: SearchStep[S], now: i64) -> None:
        """Play on in every way to the start of the next turn."""
        moves = move_buffer(self._rules.max_legal_moves)
        if self._rules.to_move(state) == CHANCE:
            count = self._deal.legal_moves_into(state, moves)
        else:
            count = self._rules.legal_moves_into(state, moves)
        for index in range(count):
            self._line.append(moves[index])
            self._follow(self._rules.play(state, moves[index]), step, now)
            self._line.pop()
            if self.won is not None:
                return

    def _follow(self, state: S, step: SearchStep[S], now: i64) -> None:
        """Follow a move to the end of the game, within the turn or to the next."""
        self.tried += 1
        mover = self._rules.to_move(state)
        if mover == GAME_OVER:
            outcome = self._rules.outcome(state)
            if outcome is not None and outcome.scores[0] > 0.5:
                self.won = SearchStep(state, step, self._line.copy())
        elif mover == CHANCE or self._advice.clock(state) == now:
            self._expand(state, step, now)
        else:
            self._note(state, step)

    def _note(self, state: S, step: SearchStep[S]) -> None:
        """Keep a position of the next turn, unless an equal one was found."""
        essence = self._advice.essence(state)
        if essence not in self._seen:
            self._seen.add(essence)
            self._next.append(SearchStep(state, step, self._line.copy()))


def _worth(step: SearchStep[S]) -> i64:
    return step.value
