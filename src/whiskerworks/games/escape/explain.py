# compiled: warm
"""Where the bomb goes in escape, and why: before a card is placed, and after."""

from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.message import Message, Params
from whiskerworks.core.value import Value
from whiskerworks.games.escape.parts import BOARD, EscapeParts, ahead_of
from whiskerworks.games.escape.state import BOMBING, NUDGING, RUNNING, State
from whiskerworks.games.escape.turns import (
    bomb_ends,
    bomb_over,
    bomb_step,
    cat_ends,
    cat_over,
    cogs_placed,
    step_ends,
    way_of,
)
from whiskerworks.kit.bits import BIT, members
from whiskerworks.kit.canvas import NAMES
from whiskerworks.kit.card_words import SIDE_NAMES
from whiskerworks.kit.ways import Route, route, through


@final
class Way(Value):
    """Where the Mechanical Mouse goes for a number of cogs [E7]."""

    def __init__(self, cogs: int, side: int, cells: tuple[int, ...], fate: str) -> None:
        self.cogs: Final = cogs
        """The number of cogs."""
        self.side: Final = side
        """The side to which the gear points for it: 0 north to 3 west."""
        self.cells: Final = cells
        """Where it can end; nowhere if that is the end."""
        self.fate: Final = fate
        """`goes`, or why not: `edge`, `exit`, `wall`, `trapped` or `cat`."""

    def message(self) -> Message:
        """Return the way as words."""
        names = [Message("cell-name", {"cell": NAMES[cell]}) for cell in self.cells]
        params: Params = {
            "cogs": self.cogs,
            "side": SIDE_NAMES[self.side],
            "fate": self.fate,
            "cells": tuple(names),
        }
        return Message("bomb-way", params)


def way(parts: EscapeParts, state: State, cogs: int) -> Way:
    """Return where the bomb would go now, if so many cogs were placed [E7]."""
    table = state.table
    side = int(way_of(parts, state, cogs))
    ends = int(bomb_ends(parts, state, cogs))
    cells = tuple([int(table.cell(place)) for place in members(ends)])
    if cells:
        return Way(cogs, side, cells, "goes")
    step = bomb_step(parts, state, cogs)
    if not step:
        fate = "edge"
    elif step & table.cat:
        fate = "cat"
    elif step & table.cheese:
        fate = "exit"
    else:
        walls = route(table, table.mouse, step, 0, False)
        fate = "wall" if walls is not None and walls.walls else "trapped"
    return Way(cogs, side, cells, fate)


def ways(parts: EscapeParts, state: State) -> list[Way]:
    """Return where the bomb would go now, for each number of cogs [E7]."""
    return [way(parts, state, cogs) for cogs in range(4)]


def way_then(parts: EscapeParts, state: State, cogs: int) -> Way:
    """
    Return where the bomb will go once the Cat has moved through the placed card [E7].

    If that depends on where the Cat goes, as if it were not in the way.
    """
    table = state.table
    ends = cat_ends(parts, state, table.at(state.placed))
    found: list[Way] = []
    for place in members(ends & ~table.mouse & ~table.cheese):
        one = _with_cat(parts, state, BIT[place], cogs)
        if found and one != found[0]:
            return _with_cat(parts, state, 0, cogs)
        found.append(one)
    return found[0] if found else _with_cat(parts, state, 0, cogs)


def _with_cat(parts: EscapeParts, state: State, place: i64, cogs: int) -> Way:
    """Return where the bomb would go if the Cat were on a *place*, or nowhere."""
    table = state.table.copy()
    table.cat = place
    return way(parts, state.playing(table, BOMBING, state.placed, RUNNING), cogs)


def cat_way(state: State, cell: int) -> Route | None:
    """Return the way of the Cat through the placed card to *cell* [E6]."""
    table = state.table
    placed, goal = table.at(state.placed), table.at(cell)
    return through(table, table.cat, placed, goal, cat_over(state), False)


def bomb_way(parts: EscapeParts, state: State, cell: int) -> Route | None:
    """Return the shortest way of the Mechanical Mouse to *cell* [E7, E8]."""
    sides = list(range(4))
    if state.phase != NUDGING:
        sides = [int(way_of(parts, state, cogs_placed(parts, state)))]
    best: Route | None = None
    for side in sides:
        found = _stepping(state, side, cell)
        if found is not None and (best is None or len(found.cells) < len(best.cells)):
            best = found
    return best


def _stepping(state: State, side: int, cell: int) -> Route | None:
    """Return the way to *cell* with the first step to a side; None if there is none."""
    table = state.table
    goal = table.at(cell)
    step = ahead_of(table.mouse, side) & BOARD
    if not step_ends(state, step) & goal:
        return None
    return through(table, table.mouse, step, goal, bomb_over(state), False)
