"""
Could anybody have won? Deals for one player, by somebody who knows all cards.

First it is asked whether the deal is plainly lost. Then a search keeps the best
positions of each turn, twice as many each time, and finds most wins. What is left of
the effort goes into a search that leaves nothing out: it proves that there is no win,
or in how few turns there is one. Where cards never came, chance is taken to be kind:
they come in the best order, so a loss is one in any order.
"""

from typing import Final, NamedTuple

from whiskerworks.bots.breadth_search import BreadthSearch
from whiskerworks.core.game import Game
from whiskerworks.core.match import followed
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games import lab_facts
from whiskerworks.lab.foresight import foresight_of
from whiskerworks.lab.solving.deals import Deal

WON: Final = "won"
"""There is a way to win, and it was found."""
LOST: Final = "lost"
"""There is none: that is proven."""
OPEN: Final = "open"
"""Nobody knows: none was found, and none excluded."""

CLOGGED: Final = "clogged"
"""Why a deal is lost: cards nobody gets through come to fill the belt."""
SEARCHED: Final = "searched"
"""Why: every way to play it was tried."""

POSITIONS_PER_EFFORT: Final = 200_000
"""So many positions are an effort of one."""
FIRST_WIDTH: Final = 10
"""So many positions of a turn the first look keeps."""
POSITIONS_PER_STEP: Final = 50
"""From so many positions it plays on before it can be stopped."""
MAX_POSITIONS_KEPT: Final = 250_000
"""More positions of one turn than this are too many to keep."""


class DealVerdict(NamedTuple):
    """What was found out about a deal."""

    verdict: str
    """WON, LOST or OPEN."""
    why: str = ""
    """If lost: CLOGGED or SEARCHED."""
    moves: tuple[int, ...] = ()
    """If won: all moves of a game that is won, chance's included."""
    turns: int = 0
    """If won: in so many turns more."""
    least: int = 1
    """Nobody wins in fewer turns than this."""
    positions: int = 0
    """So many were looked at."""

    @property
    def is_fewest(self) -> bool:
        """Whether nobody can win in fewer turns."""
        return self.verdict == WON and self.turns <= self.least


class DealSolver:
    """Finds out about one deal; stopped in the midst, it knows what it has found."""

    def __init__(
        self, game: Game, deal: Deal, effort: int, begin: tuple[int, ...] = ()
    ) -> None:
        self._game: Final = game
        self._deal: Final = deal
        self._asked: Final = lab_facts(game.name).deals
        self._begin: Final = begin
        """The moves, chance's included, that were played already."""
        self._state: Final = followed(game, begin).state
        self._budget: Final = effort * POSITIONS_PER_EFFORT
        self._tried = 0
        self._least = 1
        self._why = ""
        self._moves: tuple[int, ...] = ()
        self._depth = MAX_POSITIONS_KEPT
        """The best win comes at the end of so many draws."""

    def run(self, *, fewest: bool = True) -> DealVerdict:
        """
        Try as hard as was allowed.

        With *fewest* it also asks, once there is a way, whether there is a shorter one.
        """
        if self._is_clogged():
            self._why = CLOGGED
            return self.answer()
        width = FIRST_WIDTH
        most = self._budget * 3 // 4
        while not self._moves and not self._why and self._tried < most:
            self._look(width, most)
            width *= 2
        asks = fewest and self._asked.can_shorten
        if not self._why and (asks or not self._moves):
            self._look(MAX_POSITIONS_KEPT, self._budget)
        return self.answer()

    def answer(self) -> DealVerdict:
        """Return what is known by now."""
        if self._why:
            return DealVerdict(LOST, self._why, positions=self._tried)
        if not self._moves:
            return DealVerdict(OPEN, least=self._least, positions=self._tried)
        turns = self._turns(self._moves) - self._turns(self._begin)
        is_timed = self._deal.is_whole and self._asked.is_timed(self._game)
        least = turns if is_timed else min(turns, self._least)
        return DealVerdict(WON, "", self._moves, turns, least, self._tried)

    def _turns(self, moves: tuple[int, ...]) -> int:
        return self._asked.turns(followed(self._game, moves))

    def _is_clogged(self) -> bool:
        game, dealing = self._game, self._deal.dealing
        state = self._state
        while game.to_move(state) == CHANCE:
            move = int(dealing.choose(state))
            if move < 0:
                return False
            state = game.play(state, move)
        return foresight_of(game).hopeless(state, dealing.choose)

    def _look(self, width: int, budget: int) -> None:
        """Look ahead to the end, or till a win is found, or the budget is spent."""
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
            if done and not self._turn(search, width):
                return

    def _turn(self, search: BreadthSearch[Value], width: int) -> bool:
        """Go to the next turn; tell whether there is one."""
        left = search.next_turn(width)
        if search.whole:
            self._note_whole(int(search.turns), int(left))
        return left > 0

    def _note_whole(self, turns: int, left: int) -> None:
        """Note that so many turns were looked at in every way, and none wins."""
        begun = bool(self._begin) and self._asked.has_begun(self._game, self._state)
        least = turns + 1 - self._asked.extra_draws - int(begun)
        self._least = max(self._least, least)
        if left == 0 and not self._moves:
            self._why = SEARCHED
