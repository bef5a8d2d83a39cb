# compiled: hot
"""
Whether cards that nobody gets through are bound to fill the belt.

The active character must get through every card that is placed [W5], and nobody gets
through one with fewer than two ways out: a *dead end*. Such cards stay on the belt.
Only a drop rids one of them [W7], or a Mouse that may use holes [M10a]. Once the belt
holds nothing else, the game is lost, whatever was done before.
"""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from whiskerworks.games.whodunit import moves as own
from whiskerworks.games.whodunit.chance import turn_begun, with_agenda, with_card
from whiskerworks.games.whodunit.setup import BELT
from whiskerworks.games.whodunit.state import DRAWING, RUNNING, TURN, State
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import CUCUMBER, MOUSE
from whiskerworks.kit.bits import BIT, count

ELSEWHERE: Final[i64] = 1 << 48
"""A place for a Cat of whom only matters that it is there."""


def clogs(
    state: State, dead: i64, easier: bool, choose: Callable[[State], i64]
) -> bool:
    """
    Tell whether the belt comes to hold nothing but *dead* ends, whatever is done.

    *choose* returns what chance does in a position, or -1 where that is unknown; what
    is unknown is taken to come kindly.
    """
    return state.phase == TURN and _Belt(state, dead, easier, choose).fills()


@final
class _Belt:
    """The belt of somebody who gets through everything but dead ends."""

    def __init__(
        self, state: State, dead: i64, easier: bool, choose: Callable[[State], i64]
    ) -> None:
        self._dead: Final[i64] = dead
        self._easier: Final = easier
        self._choose: Final = choose
        self._state = state
        """What came so far. Of its table only matters whether the Cat is there."""
        self._idle: i64 = count(state.belt & dead)
        """How many dead ends lie on the belt."""
        self._holes = state.holes != 0
        """Whether a dead end may be placed in this turn."""

    def fills(self) -> bool:
        """Tell whether it comes to hold nothing but dead ends."""
        while True:
            if self._easier and self._saved():
                return False
            if self._holes and self._idle > 0:
                self._idle -= 1
            elif self._idle >= BELT:
                return True
            if self._refilled() or self._turned():
                return False

    def _saved(self) -> bool:
        """Use what was kept, when it is needed; tell whether that ends the game."""
        if self._idle >= BELT and self._state.kept & BIT[CUCUMBER]:
            self._spend(CUCUMBER)
            self._idle -= 1
            if self._refilled():
                return True
        if self._idle >= BELT and self._state.kept & BIT[MOUSE]:
            self._spend(MOUSE)
            self._holes = True
        return False

    def _turned(self) -> bool:
        """Begin the next turn [W7]; tell whether its drop ends the game."""
        self._state = turn_begun(self._state)
        self._holes = False
        kept = self._state.kept
        if self._easier or kept == 0:
            return False
        self._spend(-1)
        self._holes = kept & BIT[MOUSE] != 0 and self._state.table.cat == 0
        if kept & BIT[CUCUMBER] == 0:
            return False
        self._idle = max(0, self._idle - 1)
        return self._refilled()

    def _spend(self, agenda: i64) -> None:
        """Take away the ability of an *agenda*, -1 for all."""
        state = self._state
        kept = state.kept & ~BIT[agenda] if agenda > 0 else 0
        self._state = state.going_on(state.table, TURN, kept, 0)

    def _refilled(self) -> bool:
        """Draw a card; tell whether the Cucumber comes, or what nobody knows."""
        while True:
            state = self._state.playing(self._state.table, DRAWING, -1, 0, 0, RUNNING)
            move = self._choose(state)
            if move < 0 or move == numbers.DRAW_CUCUMBER:
                return True
            if move < numbers.DRAW_CAT:
                card = BIT[move - numbers.DRAW]
                self._state = with_card(state, card)
                self._idle += 1 if card & self._dead else 0
                return False
            self._state = _set_aside(state, move)


def _set_aside(state: State, move: i64) -> State:
    """Return the position after an agenda or the Cat was drawn [W3]."""
    if move >= own.DRAW_AGENDA:
        return with_agenda(state, move - own.DRAW_AGENDA + 1)
    table = state.table.copy()
    table.cat = ELSEWHERE
    return state.playing(table, DRAWING, -1, 0, 0, RUNNING)
