"""
Decide whether the seat to move wins against every reply, or loses whatever it plays.

Depths are tried in order. Each begins with forcing moves only, then tries all moves of
both sides while the effort lasts. A win is known to be the shortest if all moves were
tried at every smaller depth; the verdict says so.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from whiskerworks.bots.win_solver import NO, NO_WIN, YES, WinSolver
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.lab.solving.proofs import Proof, prove

WINS: Final = "wins"
"""The seat to move wins."""
LOSES: Final = "loses"
"""The seat to move loses, whatever it plays."""
OPEN: Final = "open"
"""Neither was found."""

POSITIONS_PER_EFFORT: Final = 100_000
"""Positions searched for an effort of one."""


class WinVerdict(NamedTuple):
    """The verdict on a position."""

    verdict: str
    """WINS, LOSES or OPEN, for the seat to move."""
    moves: int = 0
    """Maximum number of the winner's moves."""
    fewest: bool = False
    """Whether it is proven that no win is shorter."""
    no_win: int = 0
    """The seat to move is proven to have no win in this many of its moves."""
    no_loss: int = 0
    """The opponent is proven to have no forced win in this many of their moves."""
    positions: int = 0
    """Number of positions searched."""
    move: int = -1
    """The winning move, if it wins."""


class WinSearch:
    """Judges one position; after an interruption it still has its findings so far."""

    def __init__(
        self,
        game: Game,
        state: Value,
        effort: int,
        pause: Callable[[], None] | None = None,
    ) -> None:
        self._game: Final = game
        self._state: Final = state
        rules, advice, most = game.rules, game.advice, effort * POSITIONS_PER_EFFORT
        wait = pause or _no_pause
        self._quick: Final = WinSolver(rules, advice, True, most, wait)
        """Tries forcing moves only."""
        self._whole: Final = WinSolver(rules, advice, False, most, wait)
        """Tries all moves."""
        self._verdict = OPEN
        self._moves = 0
        self._by = self._quick
        self._no_win = 0
        self._no_loss = 0

    def run(self, depth: int) -> WinVerdict:
        """Search *depth* moves of the winner ahead, as far as the effort allows."""
        for within in range(1, depth + 1):
            if self._wins(within) or self._loses(within):
                break
        return self.answer()

    def answer(self) -> WinVerdict:
        """Return the findings so far."""
        positions = int(self._quick.looked + self._whole.looked)
        if self._verdict == OPEN:
            no_win, no_loss = self._no_win, self._no_loss
            return WinVerdict(OPEN, 0, False, no_win, no_loss, positions)
        shorter, move = self._no_loss, -1
        if self._verdict == WINS:
            shorter = self._no_win
            move = int(self._by.win(self._state, self._moves))
        return WinVerdict(
            self._verdict,
            self._moves,
            shorter >= self._moves - 1,
            self._no_win,
            self._no_loss,
            positions,
            move,
        )

    def proof(self) -> Proof:
        """Return the proof of a win or a loss that was found."""
        mover = self._game.to_move(self._state)
        assert mover is not None
        assert self._verdict != OPEN
        winner = mover if self._verdict == WINS else 1 - mover
        return prove(self._game, self._state, self._by, winner, self._moves)

    def _wins(self, within: int) -> bool:
        """Search for a win in *within* moves."""
        for search in (self._quick, self._whole):
            if search is self._whole and self._no_win < within - 1:
                return False  # the effort was not enough for a smaller depth
            found = int(search.win(self._state, within))
            if found >= 0:
                self._note(WINS, within, search)
                return True
            if found == NO_WIN and search is self._whole:
                self._no_win = within
        return False

    def _loses(self, within: int) -> bool:
        """Search for a forced win of the opponent in *within* moves."""
        for search in (self._quick, self._whole):
            if search is self._whole and self._no_loss < within - 1:
                return False
            found = int(search.lost(self._state, within))
            if found == YES:
                self._note(LOSES, within, search)
                return True
            if found == NO and search is self._whole:
                self._no_loss = within
        return False

    def _note(self, verdict: str, moves: int, search: WinSolver[Value]) -> None:
        self._verdict, self._moves, self._by = verdict, moves, search


def _no_pause() -> None:
    """Never interrupt the search."""
