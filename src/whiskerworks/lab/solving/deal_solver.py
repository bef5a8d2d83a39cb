"""
Decide whether a deal for one player could be won, knowing all cards.

First it checks whether the deal is plainly lost. Then a search keeps only the best
positions of each turn, doubling their number each time, and finds most wins. The rest
of the effort goes into an exhaustive search, which proves that no win exists, or how
few turns one takes. Cards that never came are assumed to come in the best order, so a
deal found lost is lost in any order.
"""

from typing import Final, NamedTuple

from whiskerworks.bots.breadth_search import BreadthSearch
from whiskerworks.core.game import Game
from whiskerworks.core.match import match_from_moves
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games import lab_facts
from whiskerworks.lab.foresight import foresight_of
from whiskerworks.lab.solving.deals import Deal

WON: Final = "won"
"""A way to win was found."""
LOST: Final = "lost"
"""It is proven that no win exists."""
OPEN: Final = "open"
"""No win was found, and none was excluded."""

CLOGGED: Final = "clogged"
"""Why a deal is lost: the belt fills with impassable cards."""
SEARCHED: Final = "searched"
"""Why a deal is lost: every line of play was tried."""

POSITIONS_PER_EFFORT: Final = 200_000
"""Positions searched for an effort of one."""
FIRST_WIDTH: Final = 10
"""Positions of a turn kept by the first search."""
POSITIONS_PER_STEP: Final = 50
"""Positions expanded before the search checks its limits."""
MAX_POSITIONS_KEPT: Final = 250_000
"""Maximum number of positions of one turn."""


class DealVerdict(NamedTuple):
    """The verdict on a deal."""

    verdict: str
    """WON, LOST or OPEN."""
    why: str = ""
    """If lost: CLOGGED or SEARCHED."""
    moves: tuple[int, ...] = ()
    """If won: all moves of a won game, chance's included."""
    turns: int = 0
    """If won: number of further turns it takes."""
    least: int = 1
    """No win takes fewer turns than this."""
    positions: int = 0
    """Number of positions searched."""

    @property
    def is_fewest(self) -> bool:
        """Whether no win takes fewer turns."""
        return self.verdict == WON and self.turns <= self.least


class DealSolver:
    """Solves one deal; after an interruption it still has its findings so far."""

    def __init__(
        self, game: Game, deal: Deal, effort: int, begin: tuple[int, ...] = ()
    ) -> None:
        self._game: Final = game
        self._deal: Final = deal
        self._facts: Final = lab_facts(game.name).deals
        self._begin: Final = begin
        """The moves played already, chance's included."""
        self._state: Final = match_from_moves(game, begin).state
        self._budget: Final = effort * POSITIONS_PER_EFFORT
        self._tried = 0
        self._least = 1
        self._why = ""
        self._moves: tuple[int, ...] = ()
        self._depth = MAX_POSITIONS_KEPT
        """Number of draws at the end of which the best win comes."""

    def run(self, *, fewest: bool = True) -> DealVerdict:
        """
        Search as far as the effort allows.

        With *fewest*, once a win is found, it also looks for a shorter one.
        """
        if self._is_clogged():
            self._why = CLOGGED
            return self.answer()
        width = FIRST_WIDTH
        most = self._budget * 3 // 4
        while not self._moves and not self._why and self._tried < most:
            self._search(width, most)
            width *= 2
        asks = fewest and self._facts.can_shorten
        if not self._why and (asks or not self._moves):
            self._search(MAX_POSITIONS_KEPT, self._budget)
        return self.answer()

    def answer(self) -> DealVerdict:
        """Return the findings so far."""
        if self._why:
            return DealVerdict(LOST, self._why, positions=self._tried)
        if not self._moves:
            return DealVerdict(OPEN, least=self._least, positions=self._tried)
        turns = self._turns(self._moves) - self._turns(self._begin)
        is_timed = self._deal.is_whole and self._facts.is_timed(self._game)
        least = turns if is_timed else min(turns, self._least)
        return DealVerdict(WON, "", self._moves, turns, least, self._tried)

    def _turns(self, moves: tuple[int, ...]) -> int:
        return self._facts.turns(match_from_moves(self._game, moves))

    def _is_clogged(self) -> bool:
        game, dealing = self._game, self._deal.dealing
        state = self._state
        while game.to_move(state) == CHANCE:
            move = int(dealing.choose(state))
            if move < 0:
                return False
            state = game.play(state, move)
        return foresight_of(game).is_hopeless(state, dealing.choose)

    def _search(self, width: int, budget: int) -> None:
        """Search until the end, a win, or the end of the budget."""
        game, deal = self._game, self._deal
        advice = foresight_of(game)
        search: BreadthSearch[Value] = BreadthSearch(
            game.rules, advice, deal.dealing, deal.aim, self._state
        )
        before = self._tried
        while search.turns + 1 < self._depth:
            done = search.go_on(POSITIONS_PER_STEP)
            self._tried = before + int(search.tried)
            if search.won is not None:
                self._moves = (*self._begin, *search.won.way())
                self._depth = int(search.turns) + 1
                return
            if self._tried >= budget or search.waiting() > MAX_POSITIONS_KEPT:
                return
            if done and not self._next_turn(search, width):
                return

    def _next_turn(self, search: BreadthSearch[Value], width: int) -> bool:
        """Advance to the next turn; return whether one exists."""
        left = search.next_turn(width)
        if search.whole:
            self._note_exhausted(int(search.turns), int(left))
        return left > 0

    def _note_exhausted(self, turns: int, left: int) -> None:
        """Note that no win exists within *turns* turns, all of them tried."""
        begun = bool(self._begin) and self._facts.has_begun(self._game, self._state)
        least = turns + 1 - self._facts.extra_draws - int(begun)
        self._least = max(self._least, least)
        if left == 0 and not self._moves:
            self._why = SEARCHED
