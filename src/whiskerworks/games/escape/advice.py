# compiled: hot
"""Advice for engines that play escape."""

from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.advice import Foresight, Level, chance_rank, checked_levels
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import (
    NAME_AGENDA,
    PEEKED,
    State,
    bomb_destinations,
    cat_passable,
    door_place,
    empty_board_spaces,
    face_of,
    placed_card_cogs,
    unknown_agendas,
)
from whiskerworks.kit import card_moves
from whiskerworks.kit.agendas import CHEESE_AGENDA
from whiskerworks.kit.bits import count
from whiskerworks.kit.card_layout import layout_essence, pack_four
from whiskerworks.kit.cell_grid import CELL_COUNT
from whiskerworks.kit.reachability import one_step_from, reachable_from

# Worths, found by playing (docs/games/escape.md has the results).
START_VALUE: Final[i64] = 2000
"""The base value, which keeps all values above zero."""
FOUND_VALUE: Final[i64] = 2000
"""The Cheese is found."""
CORNER_VALUE: Final[i64] = 200
"""One corner fewer that may hold it."""
TURN_VALUE: Final[i64] = 150
"""One turn fewer to the next goal."""
COURSE_VALUE: Final[i64] = 60
"""A number of cogs for which the bomb can move."""
SPACE_VALUE: Final[i64] = 20
"""An empty space."""
FAR_TURNS: Final[i64] = 7
"""Turns beyond this many count as never."""


@final
class Advice(Foresight[State]):
    """Prefers a Cat near its goal, and a bomb that can move."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self._rules: Final = rules

    def levels(self) -> tuple[Level, ...]:
        return checked_levels(
            Level(0.1, 1, 1, 1),
            Level(0.3, 2, 2, 2),
            Level(1.0, 3, 3, 3),
            Level(2.0, 4, 3, 4),
            Level(5.0, 30, 4, 4),
        )

    def worth(self, turns: i64, value: i64) -> i64:
        """Return the worth of a line of play; turns add nothing, as time runs out."""
        return value

    def win(self) -> i64:
        return 7_000

    def loss(self) -> i64:
        return -3_000

    def clock(self, state: State) -> i64:
        return state.drawn

    def aim(self, state: State) -> i64:
        """Return the corners that may hold the Cheese."""
        components = self._rules.components
        for corner in range(len(components.corners)):
            if face_of(state.faces, corner) == CHEESE_AGENDA:
                return components.corners[corner]
        return unknown_agendas(components, state)

    def aim_by_seed(self, seed: i64) -> i64:
        for corner, agenda in enumerate(_order(seed)):
            if agenda + 1 == CHEESE_AGENDA:
                return self._rules.components.corners[corner]
        return 0

    def first_draws(self, seed: i64) -> list[int]:
        """Let each agenda lie in a corner of its own from the start."""
        cells = self._rules.components.setup.agendas
        return [
            int(NAME_AGENDA) + agenda * CELL_COUNT + cell
            for cell, agenda in zip(cells, _order(seed), strict=True)
        ]

    def is_unordered(self, move: i64) -> bool:
        return move == card_moves.DRAW_CUCUMBER

    def essence(self, state: State) -> object:
        """Return characters, walls and known agendas; placed cogs never act again."""
        cogs: i64 = 0
        if state.placed >= 0 and state.phase != PEEKED:
            cogs = placed_card_cogs(self._rules.components, state) + 1
        return (
            layout_essence(state.layout),
            pack_four(state.phase, state.drawn, state.found, cogs),
            pack_four(state.mouse_turn, state.exit_turn, state.placed + 1, 0),
            int(state.agendas) << 12 | int(state.faces),
            int(state.belt) << 28 | int(state.unseen),
        )

    def value(self, state: State, aim: i64) -> i64:
        worth = START_VALUE + SPACE_VALUE * count(empty_board_spaces(state))
        for cogs in range(4):
            if bomb_destinations(self._rules.components, state, cogs):
                worth += COURSE_VALUE
        if state.found:
            return (
                worth
                + FOUND_VALUE
                - TURN_VALUE * self._turns_to(state, state.layout.cheese)
            )
        corners = aim & state.agendas
        worth -= CORNER_VALUE * count(corners)
        return worth - TURN_VALUE * self._turns_to(state, corners)

    def _turns_to(self, state: State, goals: i64) -> i64:
        """
        Return the turns the Cat needs to one of the *goals*.

        Assume a suitable card next to the Cat in each turn; the Cat sets out from every
        cell it could have reached before.
        """
        layout = state.layout
        free = empty_board_spaces(state)
        over = cat_passable(state)
        door = door_place(self._rules.components, state)
        stands = layout.cat
        for turns in range(1, FAR_TURNS):
            laid = one_step_from(layout, stands, False) & (free | layout.cards)
            found = reachable_from(layout, laid, over, False)
            met = found & goals
            if goals == layout.cheese:
                met = one_step_from(layout, door & (laid | found & over), False) & goals
            if met:
                return turns
            ends = found & (free | state.agendas)
            if ends & ~stands == 0:
                break
            stands |= ends
        return FAR_TURNS


def _order(seed: i64) -> list[int]:
    """Return the agendas, counted from 0, in the order in which they fill corners."""
    ranked = [(int(chance_rank(seed, -1 - agenda)), agenda) for agenda in range(4)]
    ranked.sort()
    return [agenda for _, agenda in ranked]
