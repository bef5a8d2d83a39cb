# compiled: warm
"""Escape as planes for programs that learn."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whiskerworks.core.game import OpenView
from whiskerworks.core.planes import LIST, MAP, NUMBER, Plane
from whiskerworks.core.planes import Planes as CorePlanes
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import (
    State,
    door_place,
    empty_board_spaces,
    face_of,
)
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.cell_grid import GRID_WIDTH
from whiskerworks.kit.layout_planes import (
    CELL_COUNT,
    PILE_PLANES,
    fill_cell,
    fill_count,
    fill_layout,
    fill_piles,
    fill_places,
    layout_planes,
)

PLANES: Final = (
    *layout_planes("exit"),
    Plane("door", MAP),
    Plane("spaces", MAP),
    Plane("placed", MAP),
    Plane("agendas", MAP),
    *[Plane(f"agenda-{agenda}", MAP) for agenda in AGENDAS],
    *PILE_PLANES,
    Plane("phase", LIST),
    Plane("mouse-turn", LIST),
    Plane("exit-turn", LIST),
    Plane("ending", LIST),
    Plane("own-turn", NUMBER),
    Plane("found", NUMBER),
    Plane("drawn", NUMBER),
)


@final
class Planes(CorePlanes[OpenView[State]]):
    """The planes of escape."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(GRID_WIDTH, GRID_WIDTH, PLANES)
        self.rules: Final = rules

    def planes_into(self, view: OpenView[State], out: vec[u8], at: i64) -> None:
        state = view.state
        layout = state.layout
        at = fill_layout(out, at, layout)
        at = fill_places(out, at, layout, door_place(self.rules.components, state))
        at = fill_places(out, at, layout, empty_board_spaces(state))
        at = fill_cell(out, at, state.placed)
        at = fill_places(out, at, layout, state.agendas)
        at = self._fill_faces(out, at, state)
        at = fill_piles(out, at, state.belt, state.unseen)
        at = fill_cell(out, at, state.phase)
        at = fill_cell(out, at, state.mouse_turn)
        at = fill_cell(out, at, state.exit_turn)
        at = fill_cell(out, at, state.ending - 1)
        at = fill_count(out, at, 1 if self.rules.to_move(state) == 0 else 0)
        at = fill_count(out, at, state.found)
        fill_count(out, at, state.drawn)

    def _fill_faces(self, out: vec[u8], at: i64, state: State) -> i64:
        """Write where each agenda is known to lie, or to have lain."""
        corners = self.rules.components.corners
        for corner in range(i64(4)):
            face = face_of(state.faces, corner)
            if face:
                first = at + (face - 1) * CELL_COUNT
                fill_places(out, first, state.layout, corners[corner])
        return at + 4 * CELL_COUNT
