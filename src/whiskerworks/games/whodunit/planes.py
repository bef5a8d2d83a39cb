# compiled: warm
"""What a player of whodunit sees, as planes of the canvas."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whiskerworks.core.game import OpenView
from whiskerworks.core.planes import LIST, MAP, NUMBER, Plane
from whiskerworks.core.planes import Planes as CorePlanes
from whiskerworks.games.whodunit.rules import Rules
from whiskerworks.games.whodunit.state import State, active, cat_is_out
from whiskerworks.kit.canvas import WIDTH
from whiskerworks.kit.card_lists import empty_spaces
from whiskerworks.kit.table_planes import (
    STOCK_PLANES,
    fill_cell,
    fill_count,
    fill_places,
    fill_set,
    fill_spaces,
    fill_stock,
    fill_table,
    table_planes,
)

PLANES: Final = (
    *table_planes("cheese"),
    Plane("active", MAP),
    Plane("spaces", MAP),
    Plane("placed", MAP),
    *STOCK_PLANES,
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
        super().__init__(WIDTH, WIDTH, PLANES)
        self.rules: Final = rules

    def planes_into(self, view: OpenView[State], out: vec[u8], at: i64) -> None:
        state = view.state
        table = state.table
        at = fill_table(out, at, table)
        at = fill_places(out, at, table, active(table, self.rules.easier))
        at = fill_spaces(out, at, table, empty_spaces(table))
        at = fill_cell(out, at, state.placed)
        at = fill_stock(out, at, state.belt, state.unseen)
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
        fill_count(out, at, 0 if cat_is_out(state) else 1)
