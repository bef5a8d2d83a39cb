# compiled: hot
"""What is worth having in whodunit."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.advice import TO_THE_END, Foresight, Level, rank, spread
from whiskerworks.games.whodunit import moves as own
from whiskerworks.games.whodunit.dead_ends import clogs
from whiskerworks.games.whodunit.piles import ALL_AGENDAS
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import State
from whiskerworks.games.whodunit.turns import active, covers_near, spaces_near
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import MOUSE, winner_now
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.chase import nearest_spaces
from whiskerworks.kit.decks import CARDS
from whiskerworks.kit.essence import essence_of, holes_of, packed
from whiskerworks.kit.layings import empty_spaces
from whiskerworks.kit.starts import ALL_CARDS
from whiskerworks.kit.table import Table, beside
from whiskerworks.kit.walks import reach


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
        last = own.DRAW_AGENDA
        for move in range(own.DRAW_AGENDA, own.LIMIT):
            if rank(seed, move) > rank(seed, last):
                last = move
        return BIT[last - own.DRAW_AGENDA + 1]

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
