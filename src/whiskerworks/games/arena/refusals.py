# compiled: cold
"""Why a use of a die of arena is refused, with the numbers."""

from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.games.arena.board import Board
from whiskerworks.games.arena.explain import Entry, entry, run_towards, way
from whiskerworks.games.arena.setup import KINDS
from whiskerworks.games.arena.state import (
    CAT,
    MOVE,
    State,
    dice,
    has_cheese,
    kind_of,
    mice_of,
    value_of,
)


def why_not(board: Board, state: State, seats: int, use: int) -> Refusal | None:
    """Return why the seat on turn may not *use* that die like that, or None."""
    sort, place = divmod(use, int(board.hexes))
    kind, value = kind_of(sort), value_of(sort)
    if not dice(state.pool, sort):
        return Refusal("no-such-die", {"kind": KINDS[kind], "value": value}, "A7")
    if kind == MOVE:
        return _why_not_move(board, state, seats, value, place)
    if kind == CAT:
        return _why_not_cat(board, state, seats, value, place)
    return _why_not_cheese(board, state, seats, value, place)


def _why_not_move(
    board: Board, state: State, seats: int, value: int, place: int
) -> Refusal | None:
    """Check that the mouse on turn can go to *place* [A8]."""
    seat = int(state.turn)
    start = mice_of(state, seats)[seat]
    names = board.grid.names
    ends: Params = {"from": names[start], "hex": names[place]}
    if place == start:
        return Refusal("same-hex", ends, "A8")
    found = way(board, state, seats, seat, place)
    if not found.steps:
        return Refusal("not-straight", ends, "A8")
    if found.blocker is not None:
        return Refusal("in-the-way", {"who": found.blocker, **ends}, "A8")
    if found.cost <= value:
        return None
    steps = tuple([_said(board, step) for step in found.steps])
    numbers: Params = {"cost": found.cost, "value": value, "steps": steps}
    return Refusal("too-far", {**ends, **numbers}, "A8")


def _said(board: Board, step: Entry) -> Message:
    """Return what a step costs and why, as words."""
    name = board.grid.names[step.place]
    if not step.adding:
        return Message("step-plain", {"hex": name, "cost": step.cost})
    params: Params = {"hex": name, "cost": step.cost, "adding": step.adding}
    return Message("step-crowded", params)


def _why_not_cat(
    board: Board, state: State, seats: int, value: int, place: int
) -> Refusal | None:
    """Check that the cat can be made to stop on *place* [A10]."""
    names = board.grid.names
    to: Params = {"hex": names[place]}
    if place == state.cat:
        return Refusal("cat-same-hex", to, "A10")
    if board.grid.direction(int(state.cat), place) < 0:
        return Refusal("cat-not-straight", {"from": names[state.cat], **to}, "A10")
    found = run_towards(board, state, seats, value, place)
    why = found.why(board, state)
    if not found.path:
        return Refusal("cat-stuck", {**to, "why": why}, "A10")
    if found.path[-1] == place:
        return None
    stops: Params = {**to, "value": value, "stop": names[found.path[-1]]}
    if place in found.path:
        return Refusal("cat-goes-on", stops, "A10")
    return Refusal("cat-stops", {**stops, "why": why}, "A10")


def _why_not_cheese(
    board: Board, state: State, seats: int, value: int, place: int
) -> Refusal | None:
    """Check that cheese can be put on *place* [A11]."""
    name = board.grid.names[place]
    far = board.grid.distance(int(state.cat), place)
    holder = _holder(board, state, seats, place)
    if holder is not None:
        return Refusal("taken", {"hex": name, "who": holder}, "A11")
    if far != value:
        cat = board.grid.names[state.cat]
        params: Params = {"hex": name, "cat": cat, "far": far, "value": value}
        return Refusal("wrong-distance", params, "A11")
    return None


def _holder(board: Board, state: State, seats: int, place: int) -> Message | None:
    """Return what is on *place*, as words; None if it is vacant."""
    if has_cheese(state, place):
        return Message("holder-cheese")
    return entry(board, state, seats, -1, place).holder
