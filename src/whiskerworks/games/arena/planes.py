# compiled: warm
"""
Arena as planes for programs that learn: a square in which every hex is a cell.

A hexagon with side s fills 2 s - 1 rows and columns by its axial coordinates: a hex
lies in row s - 1 + r, column s - 1 + q. Two corners of the square hold no hex.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whiskerworks.core.game import OpenView
from whiskerworks.core.planes import LIST, MAP, NUMBER, Plane, fill_cells
from whiskerworks.core.planes import Planes as CorePlanes
from whiskerworks.games.arena.rules import Rules
from whiskerworks.games.arena.state import (
    DIE_SORTS,
    RUNNING,
    State,
    dice_of_sort,
    unpack_seat,
)
from whiskerworks.kit.hex_grid import set_holds


def planes_for(seats: int) -> tuple[Plane, ...]:
    """Return the planes for a number of seats."""
    others = range(1, seats)
    return (
        Plane("hexes", MAP),
        Plane("rim", MAP),
        Plane("cat", MAP),
        Plane("cheese", MAP),
        Plane("own-mouse", MAP),
        *[Plane(f"mouse-{other}", MAP) for other in others],
        Plane("dice", LIST),
        Plane("to-roll", LIST),
        Plane("on-turn", LIST),
        Plane("passed-at", LIST),
        Plane("ending", LIST),
        Plane("own-points", NUMBER),
        *[Plane(f"points-{other}", NUMBER) for other in others],
        Plane("own-turn", NUMBER),
        Plane("idle", NUMBER),
        Plane("rounds-left", NUMBER),
    )


@final
class Planes(CorePlanes[OpenView[State]]):
    """The planes of arena."""

    def __init__(self, rules: Rules) -> None:
        grid = rules.board
        far = grid.side - 1
        across = 2 * far + 1
        super().__init__(across, across, planes_for(rules.seats))
        self.rules: Final = rules
        spots = [across * (far + r) + far + q for q, r in grid.axial]
        self.spots: Final = vec[i64](spots)
        """The cell of each hex."""

    def planes_into(self, view: OpenView[State], out: vec[u8], at: i64) -> None:
        state = view.state
        seat: i64 = 0 if view.seat is None else view.seat
        at = self._fill_board(out, at, state)
        at = self._fill_mice(out, at, state, seat)
        at = self._fill_dice(out, at, state)
        at = self._fill_turn(out, at, state, seat)
        at = self._fill_points(out, at, state, seat)
        on_turn = self.rules.to_move(state) == seat
        fill_cells(out, at, self.cells, 1 if on_turn else 0)
        fill_cells(out, at + self.cells, self.cells, state.idle)
        left = self.rules.round_limit - state.round
        fill_cells(out, at + 2 * self.cells, self.cells, left)

    def _fill_board(self, out: vec[u8], at: i64, state: State) -> i64:
        """Write the hexes, the rim, the cat and the cheese."""
        board = self.rules.board
        cells = self.cells
        for place in range(board.hexes):
            spot = at + self.spots[place]
            out[spot] = 1
            if board.rim[place]:
                out[spot + cells] = 1
            if set_holds(state.cheese_low, state.cheese_high, place):
                out[spot + 3 * cells] = 1
        out[at + 2 * cells + self.spots[state.cat]] = 1
        return at + 4 * cells

    def _fill_mice(self, out: vec[u8], at: i64, state: State, seat: i64) -> i64:
        """Write the mice, that of *seat* first."""
        seats = self.rules.players
        for number in range(seats):
            place = unpack_seat(state.mice, (seat + number) % seats)
            out[at + self.spots[place]] = 1
            at += self.cells
        return at

    def _fill_dice(self, out: vec[u8], at: i64, state: State) -> i64:
        """Write the dice in the pool by sort, and those to be rolled by kind."""
        for sort in range(DIE_SORTS):
            out[at + sort] = u8(dice_of_sort(state.pool, sort))
        at += self.cells
        for kind in range(i64(3)):
            out[at + kind] = u8(dice_of_sort(state.to_roll, 2 - kind))
        return at + self.cells

    def _fill_turn(self, out: vec[u8], at: i64, state: State, seat: i64) -> i64:
        """Write whose turn it is, where a row of passes ends, and the ending."""
        seats = self.rules.players
        if state.turn >= 0:
            out[at + (state.turn - seat + seats) % seats] = 1
            out[at + self.cells + (state.anchor - seat + seats) % seats] = 1
        if state.ending != RUNNING:
            out[at + 2 * self.cells + state.ending - 1] = 1
        return at + 3 * self.cells

    def _fill_points(self, out: vec[u8], at: i64, state: State, seat: i64) -> i64:
        """Write the points, those of *seat* first."""
        seats = self.rules.players
        for number in range(seats):
            points = unpack_seat(state.scores, (seat + number) % seats)
            fill_cells(out, at, self.cells, points)
            at += self.cells
        return at
