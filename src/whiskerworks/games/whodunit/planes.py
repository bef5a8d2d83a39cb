# compiled: warm
"""Whodunit as planes for programs that learn."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whiskerworks.core.game import OpenView
from whiskerworks.core.planes import LIST, MAP, NUMBER, Plane
from whiskerworks.core.planes import Planes as CorePlanes
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import State, active_characters, is_cat_drawn
from whiskerworks.kit.card_move_generation import empty_spaces
from whiskerworks.kit.cell_grid import GRID_WIDTH
from whiskerworks.kit.layout_planes import (
    PILE_PLANES,
    fill_cell,
    fill_count,
    fill_layout,
    fill_piles,
    fill_places,
    fill_set,
    fill_spaces,
    layout_planes,
)

PLANES: Final = (
    *layout_planes("cheese"),
    Plane("active", MAP),
    Plane("spaces", MAP),
    Plane("placed", MAP),
    *PILE_PLANES,
    Plane("phase", LIST),
    Plane("agendas-shown", LIST),
    Plane("agendas-kept", LIST),
    Plane("agendas-fresh", LIST),
    Plane("waiting", LIST),
    Plane("moved", LIST),
    Plane("ending", LIST),
    Plane("own-turn", NUMBER),
    Plane("holes", NUMBER),
    Plane("dropped", NUMBER),
    Plane("drawn", NUMBER),
    Plane("cat-in-deck", NUMBER),
)


@final
class Planes(CorePlanes[OpenView[State]]):
    """The planes of whodunit."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(GRID_WIDTH, GRID_WIDTH, PLANES)
        self.rules: Final = rules

    def planes_into(self, view: OpenView[State], out: vec[u8], at: i64) -> None:
        state = view.state
        layout = state.layout
        at = fill_layout(out, at, layout)
        at = fill_places(out, at, layout, active_characters(layout, self.rules.easier))
        at = fill_spaces(out, at, layout, empty_spaces(layout))
        at = fill_cell(out, at, state.placed)
        at = fill_piles(out, at, state.belt, state.unseen)
        at = fill_cell(out, at, state.phase)
        at = fill_set(out, at, state.shown >> 1)
        at = fill_set(out, at, state.kept >> 1)
        at = fill_set(out, at, state.fresh >> 1)
        at = fill_set(out, at, state.waiting)
        at = fill_set(out, at, state.moved)
        at = fill_cell(out, at, state.ending - 1)
        at = fill_count(out, at, 1 if self.rules.to_move(state) == 0 else 0)
        at = fill_count(out, at, state.holes)
        at = fill_count(out, at, state.dropped)
        at = fill_count(out, at, state.drawn)
        fill_count(out, at, 0 if is_cat_drawn(state) else 1)
