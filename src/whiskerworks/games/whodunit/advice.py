# compiled: hot
"""What is worth having in whodunit."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.advice import TO_THE_END, Foresight, Level, rank, spread
from whiskerworks.games.whodunit.meta import BELT
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import (
    ALL_AGENDAS,
    DRAW_AGENDA,
    DRAWING,
    LIMIT,
    TURN,
    State,
    active,
    begin_turn,
    covers_near,
    draw_agenda,
    draw_card,
    spaces_near,
)
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import CUCUMBER, MOUSE, winner_now
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.card_lists import empty_spaces
from whiskerworks.kit.decks import CARDS
from whiskerworks.kit.starts import ALL_CARDS
from whiskerworks.kit.table import Table, beside, essence_of, holes_of, packed
from whiskerworks.kit.walks import nearest_spaces, reach


@final
class Advice(Foresight[State]):
    """
    Room for the active character, and a table that suits the suspects left.

    Nobody gets through a card with fewer than two ways out: whoever has four of them
    on the belt is stuck. So cards with ways are worth keeping, and space is worth
    saving by covering.
    """

    def __init__(self, rules: Rules) -> None:
        ways = [count(rules.faces.open[4 * card]) for card in range(CARDS)]
        super().__init__(rules)
        self._rules: Final = rules
        self._ways: Final[i64] = _cards(ways, 2)
        self._forks: Final[i64] = _cards(ways, 3)

    def levels(self) -> tuple[Level, ...]:
        return spread(
            Level(0.1, 1, 1, 1),
            Level(0.3, 2, 3, 2),
            Level(1.0, 4, 6, 3),
            Level(2.0, 10, 12, 4),
            Level(5.0, 40, 12, 4),
        )

    def worth(self, turns: i64, value: i64) -> i64:
        """Return what a way is worth: to get through counts first."""
        return 1_000 * turns + value

    def broad(self) -> i64:
        """Return that all choices are looked at always: a few alone won less often."""
        return TO_THE_END

    def clock(self, state: State) -> i64:
        return state.drawn

    def aim(self, state: State) -> i64:
        return ALL_AGENDAS & ~state.shown

    def foreseen(self, seed: i64) -> i64:
        last = DRAW_AGENDA
        for move in range(DRAW_AGENDA, LIMIT):
            if rank(seed, move) > rank(seed, last):
                last = move
        return BIT[last - DRAW_AGENDA + 1]

    def apart(self, move: i64) -> bool:
        return move == numbers.DRAW_CAT or move == numbers.DRAW_CUCUMBER

    def hopeless(self, state: State, choose: Callable[[State], i64]) -> bool:
        dead = ALL_CARDS & ~self._ways
        return clogs(state, dead, self._rules.easier, choose)

    def essence(self, state: State) -> object:
        """Return who lies where, the walls, and what came: no cog acts any more."""
        table = state.table
        parts = [
            essence_of(table),
            packed(state.phase, state.holes, state.kept, state.fresh),
            packed(state.drawn, state.shown, state.dropped, state.placed + 1),
            packed(state.waiting, state.moved, 0, 0),
            int(state.belt) << 28 | int(state.unseen),
        ]
        if self._mouse_may_come(state):
            parts.append(holes_of(table))
        return tuple(parts)

    def _mouse_may_come(self, state: State) -> bool:
        """Tell whether holes can still matter [M10a]."""
        if state.shown & BIT[MOUSE]:
            return state.holes != 0 or (state.kept | state.fresh) & BIT[MOUSE] != 0
        return count(state.shown) < 3

    def value(self, state: State, aim: i64) -> i64:
        table = state.table
        worth = 60 * count(state.belt & self._ways)
        worth += 30 * count(state.belt & self._forks)
        worth += 60 * count(empty_spaces(table)) + 30 * count(table.deep)
        worth += self._room(table)
        if aim & BIT[winner_now(table)]:
            worth += 40 * state.drawn // count(aim)
        return worth

    def _room(self, table: Table) -> i64:
        """Return how well the active character can go on, and the Cat begin."""
        free = empty_spaces(table)
        near = active(table, self._rules.easier)
        spaces = spaces_near(table, near)
        over = table.cards | table.cheese if table.cat else table.cards
        room = 40 * count(spaces) + 15 * count(covers_near(table, near))
        room += 30 * count(reach(table, spaces, over, False) & free)
        if table.cat == 0:
            room += 20 * count(beside(nearest_spaces(table)) & free)
        return room


def _cards(ways: list[i64], least: i64) -> i64:
    """Return the cards that have at least so many ways out, as a set."""
    found: i64 = 0
    for card in range(CARDS):
        if ways[card] >= least:
            found |= BIT[card]
    return found


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
    """
    The belt of somebody who gets through everything but dead ends.

    The active character must get through every card that is placed [W5], and nobody
    gets through one with fewer than two ways out: a *dead end*. Such cards stay on the
    belt. Only a drop rids one of them [W7], or a Mouse that may use holes [M10a]. Once
    the belt holds nothing else, the game is lost, whatever was done before.
    """

    def __init__(
        self, state: State, dead: i64, easier: bool, choose: Callable[[State], i64]
    ) -> None:
        self._dead: Final[i64] = dead
        self._easier: Final = easier
        self._choose: Final = choose
        self._state = state.copy()
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
            self._state.kept &= ~BIT[CUCUMBER]
            self._idle -= 1
            if self._refilled():
                return True
        if self._idle >= BELT and self._state.kept & BIT[MOUSE]:
            self._state.kept &= ~BIT[MOUSE]
            self._holes = True
        return False

    def _turned(self) -> bool:
        """Begin the next turn [W7]; tell whether its drop ends the game."""
        begin_turn(self._state)
        self._holes = False
        kept = self._state.kept
        if self._easier or kept == 0:
            return False
        self._state.kept = 0
        self._holes = kept & BIT[MOUSE] != 0 and self._state.table.cat == 0
        if kept & BIT[CUCUMBER] == 0:
            return False
        self._idle = max(0, self._idle - 1)
        return self._refilled()

    def _refilled(self) -> bool:
        """Draw a card; tell whether the Cucumber comes, or what nobody knows."""
        while True:
            self._state.phase = DRAWING
            move = self._choose(self._state.copy())
            if move < 0 or move == numbers.DRAW_CUCUMBER:
                return True
            if move < numbers.DRAW_CAT:
                draw_card(self._state, move - numbers.DRAW)
                self._idle += 1 if BIT[move - numbers.DRAW] & self._dead else 0
                return False
            if move >= DRAW_AGENDA:
                draw_agenda(self._state, move - DRAW_AGENDA + 1)
            else:
                table = self._state.table.copy()
                table.cat = ELSEWHERE
                self._state.table = table
