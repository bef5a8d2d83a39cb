# compiled: hot
"""Advice for engines that play whodunit."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.advice import (
    UNLIMITED_HORIZON,
    Foresight,
    Level,
    chance_rank,
    checked_levels,
)
from whiskerworks.games.whodunit.meta import BELT_SIZE
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import (
    ALL_AGENDAS,
    DRAWING,
    FIRST_AGENDA_DRAW,
    MOVE_LIMIT,
    TURN_PHASE,
    State,
    active_characters,
    begin_turn,
    coverable_cards_next_to,
    draw_card,
    set_agenda_aside,
    spaces_next_to,
)
from whiskerworks.kit import card_moves
from whiskerworks.kit.agendas import CUCUMBER_AGENDA, MOUSE_AGENDA, endgame_winner
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.card_components import ALL_CARDS
from whiskerworks.kit.card_layout import (
    CardLayout,
    holes_essence,
    layout_essence,
    neighbours_of,
    pack_four,
)
from whiskerworks.kit.card_move_generation import empty_spaces
from whiskerworks.kit.decks import CARD_COUNT
from whiskerworks.kit.reachability import nearest_spaces, reachable_from


@final
class Advice(Foresight[State]):
    """
    Prefers room for the active character, and tables that suit the remaining suspects.

    No character passes a card with fewer than two exits, and a belt of four such cards
    is stuck. So keep cards with exits, and save space by covering.
    """

    def __init__(self, rules: Rules) -> None:
        ways = [count(rules.faces.open[4 * card]) for card in range(CARD_COUNT)]
        super().__init__(rules)
        self._rules: Final = rules
        self._ways: Final[i64] = _cards(ways, 2)
        self._forks: Final[i64] = _cards(ways, 3)

    def levels(self) -> tuple[Level, ...]:
        return checked_levels(
            Level(0.1, 1, 1, 1),
            Level(0.3, 2, 3, 2),
            Level(1.0, 4, 6, 3),
            Level(2.0, 10, 12, 4),
            Level(5.0, 40, 12, 4),
        )

    def worth(self, turns: i64, value: i64) -> i64:
        """Return the worth of a line of play: surviving more turns counts first."""
        return 1_000 * turns + value

    def full_searches(self) -> i64:
        """Return that all choices are looked at always: a few alone won less often."""
        return UNLIMITED_HORIZON

    def clock(self, state: State) -> i64:
        return state.drawn

    def aim(self, state: State) -> i64:
        return ALL_AGENDAS & ~state.shown

    def aim_by_seed(self, seed: i64) -> i64:
        last = FIRST_AGENDA_DRAW
        for move in range(FIRST_AGENDA_DRAW, MOVE_LIMIT):
            if chance_rank(seed, move) > chance_rank(seed, last):
                last = move
        return BIT[last - FIRST_AGENDA_DRAW + 1]

    def is_unordered(self, move: i64) -> bool:
        return move == card_moves.DRAW_CAT or move == card_moves.DRAW_CUCUMBER

    def is_hopeless(self, state: State, choose: Callable[[State], i64]) -> bool:
        dead = ALL_CARDS & ~self._ways
        return blocking_cards(state, dead, self._rules.easier, choose)

    def essence(self, state: State) -> object:
        """Return characters, walls and drawn cards; placed cogs never act again."""
        layout = state.layout
        parts = [
            layout_essence(layout),
            pack_four(state.phase, state.holes, state.kept, state.fresh),
            pack_four(state.drawn, state.shown, state.dropped, state.placed + 1),
            pack_four(state.waiting, state.moved, 0, 0),
            int(state.belt) << 28 | int(state.unseen),
        ]
        if self._mouse_may_come(state):
            parts.append(holes_essence(layout))
        return tuple(parts)

    def _mouse_may_come(self, state: State) -> bool:
        """Return whether mouse holes can still matter [M10a]."""
        if state.shown & BIT[MOUSE_AGENDA]:
            return (
                state.holes != 0 or (state.kept | state.fresh) & BIT[MOUSE_AGENDA] != 0
            )
        return count(state.shown) < 3

    def value(self, state: State, aim: i64) -> i64:
        layout = state.layout
        worth = 60 * count(state.belt & self._ways)
        worth += 30 * count(state.belt & self._forks)
        worth += 60 * count(empty_spaces(layout)) + 30 * count(layout.stacked)
        worth += self._room(layout)
        if aim & BIT[endgame_winner(layout)]:
            worth += 40 * state.drawn // count(aim)
        return worth

    def _room(self, layout: CardLayout) -> i64:
        """Return how many options the active character has, or the Cat will have."""
        free = empty_spaces(layout)
        near = active_characters(layout, self._rules.easier)
        spaces = spaces_next_to(layout, near)
        over = layout.cards | layout.cheese if layout.cat else layout.cards
        room = 40 * count(spaces) + 15 * count(coverable_cards_next_to(layout, near))
        room += 30 * count(reachable_from(layout, spaces, over, False) & free)
        if layout.cat == 0:
            room += 20 * count(neighbours_of(nearest_spaces(layout)) & free)
        return room


def _cards(ways: list[i64], least: i64) -> i64:
    """Return the set of cards with at least this many exits."""
    found: i64 = 0
    for card in range(CARD_COUNT):
        if ways[card] >= least:
            found |= BIT[card]
    return found


OUTSIDE_WINDOW: Final[i64] = 1 << 48
"""A place for a Cat whose location does not matter."""


def blocking_cards(
    state: State, dead: i64, easier: bool, choose: Callable[[State], i64]
) -> bool:
    """
    Return whether the belt will fill up with *dead* ends, whatever the player does.

    *choose* returns the move of chance in a position, or -1 if it is unknown; assume
    the best of what is unknown.
    """
    return state.phase == TURN_PHASE and _BeltCards(state, dead, easier, choose).fills()


@final
class _BeltCards:
    """
    The belt of a player who can place every card except dead ends.

    The active character must move through every placed card [W5], which a *dead end*, a
    card with fewer than two exits, prevents. Such cards stay on the belt. Only a drop
    [W7], or a Mouse that may use holes [M10a], gets rid of one. Once the belt holds
    nothing else, the game is lost.
    """

    def __init__(
        self, state: State, dead: i64, easier: bool, choose: Callable[[State], i64]
    ) -> None:
        self._dead: Final[i64] = dead
        self._easier: Final = easier
        self._choose: Final = choose
        self._state = state.copy()
        """The position so far. Of its table, only the presence of the Cat matters."""
        self._idle: i64 = count(state.belt & dead)
        """How many dead ends lie on the belt."""
        self._holes = state.holes != 0
        """Whether a dead end may be placed in this turn."""

    def fills(self) -> bool:
        """Return whether the belt will hold only dead ends."""
        while True:
            if self._easier and self._saved():
                return False
            if self._holes and self._idle > 0:
                self._idle -= 1
            elif self._idle >= BELT_SIZE:
                return True
            if self._refilled() or self._turned():
                return False

    def _saved(self) -> bool:
        """Use a kept ability if needed; return whether the game is lost."""
        if self._idle >= BELT_SIZE and self._state.kept & BIT[CUCUMBER_AGENDA]:
            self._state.kept &= ~BIT[CUCUMBER_AGENDA]
            self._idle -= 1
            if self._refilled():
                return True
        if self._idle >= BELT_SIZE and self._state.kept & BIT[MOUSE_AGENDA]:
            self._state.kept &= ~BIT[MOUSE_AGENDA]
            self._holes = True
        return False

    def _turned(self) -> bool:
        """Begin the next turn [W7]; return whether its drop loses the game."""
        begin_turn(self._state)
        self._holes = False
        kept = self._state.kept
        if self._easier or kept == 0:
            return False
        self._state.kept = 0
        self._holes = kept & BIT[MOUSE_AGENDA] != 0 and self._state.layout.cat == 0
        if kept & BIT[CUCUMBER_AGENDA] == 0:
            return False
        self._idle = max(0, self._idle - 1)
        return self._refilled()

    def _refilled(self) -> bool:
        """Draw a card; return whether the Cucumber or an unknown card comes."""
        while True:
            self._state.phase = DRAWING
            move = self._choose(self._state.copy())
            if move < 0 or move == card_moves.DRAW_CUCUMBER:
                return True
            if move < card_moves.DRAW_CAT:
                draw_card(self._state, move - card_moves.DRAW_CARD)
                self._idle += 1 if BIT[move - card_moves.DRAW_CARD] & self._dead else 0
                return False
            if move >= FIRST_AGENDA_DRAW:
                set_agenda_aside(self._state, move - FIRST_AGENDA_DRAW + 1)
            else:
                layout = self._state.layout.copy()
                layout.cat = OUTSIDE_WINDOW
                self._state.layout = layout
