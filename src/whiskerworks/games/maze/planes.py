# compiled: warm
"""Maze as planes for programs that learn; they show no secrets [M20]."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whiskerworks.core.planes import LIST, MAP, NUMBER, Plane
from whiskerworks.core.planes import Planes as CorePlanes
from whiskerworks.games.maze.rules import Rules
from whiskerworks.games.maze.state import (
    UNKNOWN_AGENDA,
    State,
    agenda_of,
    is_cat_drawn,
)
from whiskerworks.games.maze.view import MazeView
from whiskerworks.kit.bits import BIT
from whiskerworks.kit.card_move_generation import empty_spaces
from whiskerworks.kit.cell_grid import GRID_WIDTH
from whiskerworks.kit.layout_planes import (
    CELL_COUNT,
    PILE_PLANES,
    fill_cell,
    fill_count,
    fill_layout,
    fill_piles,
    fill_set,
    fill_spaces,
    layout_planes,
)

HIDDEN_AGENDA: Final[i64] = 4
"""The cell that marks an agenda the viewer may not know, after the four agendas."""


def planes_for(seats: int) -> tuple[Plane, ...]:
    """Return the planes for a number of seats."""
    return (
        *layout_planes("cheese"),
        Plane("spaces", MAP),
        Plane("placed", MAP),
        *PILE_PLANES,
        Plane("phase", LIST),
        Plane("on-turn", LIST),
        Plane("revealed", LIST),
        Plane("own-agenda", LIST),
        *[Plane(f"agenda-{other}", LIST) for other in range(1, seats)],
        Plane("waiting", LIST),
        Plane("ending", LIST),
        Plane("own-turn", NUMBER),
        Plane("holes", NUMBER),
        Plane("dropped", NUMBER),
        Plane("drawn", NUMBER),
        Plane("cat-in-deck", NUMBER),
    )


@final
class Planes(CorePlanes[MazeView]):
    """The planes of maze."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(GRID_WIDTH, GRID_WIDTH, planes_for(rules.seats))
        self.rules: Final = rules

    def planes_into(self, view: MazeView, out: vec[u8], at: i64) -> None:
        state = view.state
        layout = state.layout
        seat: i64 = 0 if view.seat is None else view.seat
        at = fill_layout(out, at, layout)
        at = fill_spaces(out, at, layout, empty_spaces(layout))
        at = fill_cell(out, at, state.placed)
        at = fill_piles(out, at, state.belt, state.unseen)
        at = fill_cell(out, at, state.phase)
        at = self._fill_seats(out, at, state, seat)
        at = fill_set(out, at, state.waiting)
        at = fill_cell(out, at, state.ending - 1)
        on_turn = self.rules.to_move(state) == seat
        at = fill_count(out, at, 1 if on_turn else 0)
        at = fill_count(out, at, state.holes)
        at = fill_count(out, at, state.dropped)
        at = fill_count(out, at, state.drawn)
        fill_count(out, at, 0 if is_cat_drawn(state) else 1)

    def _fill_seats(self, out: vec[u8], at: i64, state: State, seat: i64) -> i64:
        """Write the seat to move, the revealed seats and the agendas, *seat* first."""
        seats = self.rules.players
        for number in range(seats):
            who = (seat + number) % seats
            if who == state.seat:
                out[at + number] = 1
            if state.revealed & BIT[who]:
                out[at + CELL_COUNT + number] = 1
            agenda = agenda_of(state.agendas, who)
            cell = HIDDEN_AGENDA if agenda == UNKNOWN_AGENDA else agenda - 1
            fill_cell(out, at + (2 + number) * CELL_COUNT, cell)
        return at + (2 + seats) * CELL_COUNT
