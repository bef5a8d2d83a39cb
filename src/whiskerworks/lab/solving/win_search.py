"""
Does the seat on turn win, whatever is answered? Or lose, whatever it does?

Depths are tried one after the other. At each, forcing moves come first; then all moves
of both sides, as long as the effort lasts. So a win that is found is in as few moves as
there is one if all moves were tried at the depths before; and that is told.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from whiskerworks.bots.win_solver import NO, NO_WIN, YES, WinSolver
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.lab.solving.proofs import Proof, prove

WINS: Final = "wins"
"""The seat on turn wins."""
LOSES: Final = "loses"
"""It loses, whatever it does."""
OPEN: Final = "open"
"""Neither was found."""

POSITIONS_PER_EFFORT: Final = 100_000
"""So many positions are an effort of one."""


class WinVerdict(NamedTuple):
    """What was found out about a position."""

    verdict: str
    """WINS, LOSES or OPEN, for the seat on turn."""
    moves: int = 0
    """In so many moves of the winner at most."""
    fewest: bool = False
    """Whether it is proven that nothing does in fewer."""
    no_win: int = 0
    """It is proven that the seat on turn has no win in so many of its own moves."""
    no_loss: int = 0
    """It is proven that the other cannot force a win in so many moves of theirs."""
    positions: int = 0
    """So many were looked at."""
    move: int = -1
    """If it wins: the move that does."""


class WinSearch:
    """Finds out about one position; stopped in the midst, it knows what it found."""

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
        """Tries forcing moves alone."""
        self._whole: Final = WinSolver(rules, advice, False, most, wait)
        """Tries all moves."""
        self._verdict = OPEN
        self._moves = 0
        self._by = self._quick
        self._no_win = 0
        self._no_loss = 0

    def run(self, depth: int) -> WinVerdict:
        """Look *depth* moves of the winner ahead, as far as the effort allows."""
        for within in range(1, depth + 1):
            if self._wins(within) or self._loses(within):
                break
        return self.answer()

    def answer(self) -> WinVerdict:
        """Return what is known by now."""
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
        """Return why it is so, answer by answer, once a win or a loss was found."""
        mover = self._game.to_move(self._state)
        assert mover is not None
        assert self._verdict != OPEN
        winner = mover if self._verdict == WINS else 1 - mover
        return prove(self._game, self._state, self._by, winner, self._moves)

    def _wins(self, within: int) -> bool:
        """Look for a win in so many moves."""
        for search in (self._quick, self._whole):
            if search is self._whole and self._no_win < within - 1:
                return False  # there was no time for less
            found = int(search.win(self._state, within))
            if found >= 0:
                self._note(WINS, within, search)
                return True
            if found == NO_WIN and search is self._whole:
                self._no_win = within
        return False

    def _loses(self, within: int) -> bool:
        """Look whether everything loses in so many moves of the other."""
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
    """Nothing stops it."""
