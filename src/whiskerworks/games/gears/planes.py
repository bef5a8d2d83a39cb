# compiled: warm
"""Gears as planes for programs that learn: ten rows, every peg a cell."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whiskerworks.core.game import OpenView
from whiskerworks.core.planes import MAP, NUMBER, Plane, fill_cells
from whiskerworks.core.planes import Planes as CorePlanes
from whiskerworks.games.gears.rules import Rules
from whiskerworks.games.gears.state import (
    GOLD_WHEEL,
    NEIGHBOURS,
    ROW_COUNT,
    State,
    base_of,
    cogs_in_hand,
    colour_of,
)
from whiskerworks.kit.bits import place_of
from whiskerworks.kit.gear_trains import two_colour

PLANE_CELLS: Final[i64] = 100
PEG_CELLS: Final = vec[i64](
    [10 * row + at for row in range(10) for at in range(row + 1)]
)
"""The cell of each peg: row a comes first, and each row begins at the left."""
PLANES: Final = (
    Plane("own-wheels", MAP),
    Plane("other-wheels", MAP),
    Plane("gold", MAP),
    Plane("own-base", MAP),
    Plane("own-train", MAP),
    Plane("other-train", MAP),
    Plane("locked", MAP),
    Plane("own-hand", NUMBER),
    Plane("other-hand", NUMBER),
    Plane("own-turn", NUMBER),
    Plane("may-swap", NUMBER),
    Plane("quiet", NUMBER),
)


@final
class Planes(CorePlanes[OpenView[State]]):
    """The planes of gears."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(ROW_COUNT, ROW_COUNT, PLANES)
        self.rules: Final = rules

    def planes_into(self, view: OpenView[State], out: vec[u8], at: i64) -> None:
        state = view.state
        seat: i64 = 0 if view.seat is None else view.seat
        own = colour_of(state, seat)
        wheels = state.blue | state.red | GOLD_WHEEL
        mark_pegs(out, at, state.red if own else state.blue)
        mark_pegs(out, at + PLANE_CELLS, state.blue if own else state.red)
        mark_pegs(out, at + 2 * PLANE_CELLS, GOLD_WHEEL)
        mark_pegs(out, at + 3 * PLANE_CELLS, base_of(own))
        fill_train(out, at + 4 * PLANE_CELLS, wheels, base_of(own))
        fill_train(out, at + 5 * PLANE_CELLS, wheels, base_of(1 - own))
        mark_pegs(out, at + 6 * PLANE_CELLS, locked_wheels(wheels))
        numbers = at + 7 * PLANE_CELLS
        fill_cells(out, numbers, PLANE_CELLS, cogs_in_hand(state, own))
        fill_cells(
            out, numbers + PLANE_CELLS, PLANE_CELLS, cogs_in_hand(state, 1 - own)
        )
        on_turn = self.rules.to_move(state) == seat
        fill_cells(out, numbers + 2 * PLANE_CELLS, PLANE_CELLS, 1 if on_turn else 0)
        swap = self.rules.may_swap(state)
        fill_cells(out, numbers + 3 * PLANE_CELLS, PLANE_CELLS, 1 if swap else 0)
        fill_cells(out, numbers + 4 * PLANE_CELLS, PLANE_CELLS, state.quiet)


def mark_pegs(out: vec[u8], at: i64, pegs: i64) -> None:
    """Write 1 for each of *pegs* into the plane at *at*."""
    while pegs:
        peg = pegs & -pegs
        pegs ^= peg
        out[at + PEG_CELLS[place_of(peg)]] = 1


def locked_wheels(wheels: i64) -> i64:
    """Return the wheels of all locked trains [G5]."""
    found: i64 = 0
    rest = wheels
    while rest:
        even, odd, _, _ = two_colour(NEIGHBOURS, wheels, rest & -rest)
        if even & odd:
            found |= even | odd
        rest &= ~(even | odd)
    return found


def fill_train(out: vec[u8], at: i64, wheels: i64, base: i64) -> None:
    """
    Write the train of *base*: 1 if a wheel turns like the base, 2 if against it [G5].

    Every wheel of a locked train is 1.
    """
    even, odd, _, _ = two_colour(NEIGHBOURS, wheels, base)
    mark_pegs(out, at, even | odd)
    against = odd & ~even
    while against:
        peg = against & -against
        against ^= peg
        out[at + PEG_CELLS[place_of(peg)]] = 2
