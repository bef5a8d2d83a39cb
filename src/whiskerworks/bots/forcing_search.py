# compiled: warm
"""
A fast search for forced wins by forcing moves.

The attacker tries only the forcing moves named by the game's advice, the defender every
answer. A win it finds is certain: every answer loses. Finding none proves nothing.
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


@final
class ForcingSearch(Generic[S]):
    """Finds forced wins in games for two players without chance or secrets."""

    def __init__(
        self,
        rules: Rules[S],
        advice: Advice[S],
        most_positions: i64,
        late: Callable[[], bool] | None = None,
    ) -> None:
        self._rules: Final = rules
        self._advice: Final = advice
        self._late: Final = late
        """Returns whether the time is up."""
        self._left: i64 = most_positions
        """Positions it may still examine."""
        self._good: Final = [-1 for _ in range(MAX_DEPTH)]
        """The answer that last prevented a win at each depth."""

    def win(self, state: S, depth: i64) -> i64:
        """
        Return a move that forces a win within *depth* own moves, or -1.

        Of the wins it can find, it returns one of the shortest.
        """
        if self._rules.seats != 2:
            return -1
        for within in range(1, min(depth, MAX_DEPTH - 1) + 1):
            move = self._attack(state, within)
            if move >= 0:
                return move
        return -1

    def _attack(self, state: S, depth: i64) -> i64:
        """Return a forcing move that wins within *depth* own moves, or -1."""
        attacker = self._rules.to_move(state)
        if attacker < 0:
            return -1
        if self._late is not None and self._late():
            self._left = 0
        moves = move_buffer(self._rules.max_legal_moves)
        count = self._advice.forcing_moves_into(state, moves)
        for index in range(count):
            after = self._look(state, moves[index])
            if after is None:
                return -1
            if self._lost(after, attacker, depth - 1):
                return moves[index]
        return -1

    def _look(self, state: S, move: i64) -> S | None:
        """Return the position after a move; None if the limit is reached."""
        if self._left <= 0:
            return None
        self._left -= 1
        return self._rules.play(state, move)

    def _lost(self, state: S, attacker: i64, depth: i64) -> bool:
        """Whether *attacker* has won, or wins against every answer."""
        mover = self._rules.to_move(state)
        if mover == GAME_OVER:
            return self._won(state, attacker)
        if depth == 0 or mover != 1 - attacker:
            return False
        answers = move_buffer(self._rules.max_legal_moves)
        count = self._rules.legal_moves_into(state, answers)
        _to_front(answers, count, self._good[depth])
        for index in range(count):
            after = self._look(state, answers[index])
            if after is None:
                return False
            if not self._still_wins(after, attacker, depth):
                self._good[depth] = int(answers[index])
                return False
        return True

    def _still_wins(self, state: S, attacker: i64, depth: i64) -> bool:
        """Whether *attacker* has won, or has a winning move."""
        mover = self._rules.to_move(state)
        if mover == GAME_OVER:
            return self._won(state, attacker)
        return mover == attacker and self._attack(state, depth) >= 0

    def _won(self, state: S, seat: i64) -> bool:
        outcome = self._rules.outcome(state)
        return outcome is not None and outcome.scores[seat] == 1.0


def _to_front(moves: vec[i64], count: i64, move: i64) -> None:
    """Move *move* to the front, if it is among the first *count*."""
    for index in range(count):
        if moves[index] == move:
            moves[index] = moves[0]
            moves[0] = move
            return
