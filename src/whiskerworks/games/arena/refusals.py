"""Why a use of a die of arena is refused, with the numbers."""

from mypy_extensions import i64

from whiskerworks.core.message import Message, Refusal
from whiskerworks.games.arena.board import Board, holds
from whiskerworks.games.arena.explain import Entry, Run, entry, mouse_on, run
from whiskerworks.games.arena.setup import KINDS
from whiskerworks.games.arena.state import CAT, MOVE, State, dice, mice_of


def why_not(board: Board, state: State, seats: int, use: int) -> Refusal | None:
    """Return why the seat on turn may not *use* that die like that, or None."""
    sort, place = divmod(use, int(board.hexes))
    kind, value = sort // 3, sort % 3 + 1
    if not dice(state.pool, sort):
        return Refusal("no-such-die", (("kind", KINDS[kind]), ("value", value)), "A7")
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
    ends = (("from", names[start]), ("hex", names[place]))
    if place == start:
        return Refusal("same-hex", ends, "A8")
    line = board.grid.line(start, place)
    if not line:
        return Refusal("not-straight", ends, "A8")
    entries = [entry(board, state, seats, seat, step) for step in line]
    for step in entries:
        if step.holder is not None:
            return Refusal("in-the-way", (("who", step.holder), *ends), "A8")
    cost = sum([step.cost for step in entries])
    if cost <= value:
        return None
    steps = tuple([_said(board, step) for step in entries])
    numbers = (("cost", cost), ("value", value), ("steps", steps))
    return Refusal("too-far", (*ends, *numbers), "A8")


def _said(board: Board, step: Entry) -> Message:
    """Return what a step costs and why, as words."""
    name = board.grid.names[step.place]
    if not step.adding:
        return Message("step-plain", (("hex", name), ("cost", step.cost)))
    pairs = (("hex", name), ("cost", step.cost), ("adding", step.adding))
    return Message("step-crowded", pairs)


def _why_not_cat(
    board: Board, state: State, seats: int, value: int, place: int
) -> Refusal | None:
    """Check that the cat can be made to stop on *place* [A10]."""
    name = board.grid.names[place]
    direction = board.grid.direction(int(state.cat), place)
    if direction < 0:
        start = board.grid.names[state.cat]
        return Refusal("cat-not-straight", (("from", start), ("hex", name)), "A10")
    found: Run = run(board, state, seats, direction, value)
    why = ("why", found.why(board, state))
    if not found.path:
        return Refusal("cat-stuck", (("hex", name), why), "A10")
    stop = found.path[-1]
    if stop == place:
        return None
    stops = ("stop", board.grid.names[stop])
    return Refusal("cat-stops", (("hex", name), ("value", value), stops, why), "A10")


def _why_not_cheese(
    board: Board, state: State, seats: int, value: int, place: int
) -> Refusal | None:
    """Check that cheese can be put on *place* [A11]."""
    name = board.grid.names[place]
    far = board.grid.distance(int(state.cat), place)
    if far != value:
        cat = board.grid.names[state.cat]
        pairs = (("hex", name), ("cat", cat), ("far", far), ("value", value))
        return Refusal("wrong-distance", pairs, "A11")
    for seat, mouse in enumerate(mice_of(state, seats)):
        if mouse == place:
            return Refusal("taken", (("who", mouse_on(board, seat, place)),), "A11")
    if holds(state.cheese_low, state.cheese_high, i64(place)):
        return Refusal(
            "taken", (("who", Message("who-cheese", (("hex", name),))),), "A11"
        )
    return None
