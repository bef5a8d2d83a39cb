# compiled: warm
"""
Why arena's numbers are what they are, and why a use of a die is refused.

What it costs to enter a hex and who adds to it [A8]; how far the cat would go and
what stops it [A10].
"""

from typing import Final, final

from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.core.value import Value
from whiskerworks.games.arena.meta import COLOURS, KINDS
from whiskerworks.games.arena.state import (
    CAT,
    MOVE,
    Board,
    State,
    cat_stop,
    dice,
    has_cheese,
    kind_of,
    mice_of,
    value_of,
)

STEPS: Final = "steps"
RIM: Final = "rim"
MOUSE: Final = "mouse"


@final
class Entry(Value):
    """What it costs a mouse to enter a hex [A8]."""

    def __init__(
        self,
        place: int,
        cost: int,
        adding: tuple[Message, ...],
        holder: Message | None,
    ) -> None:
        self.place: Final = place
        """The hex."""
        self.cost: Final = cost
        """1, and 1 more for each that adds to it; 0 where nobody can enter."""
        self.adding: Final = adding
        """The other mice and the cat next to it, as words."""
        self.holder: Final = holder
        """The mouse or cat that is on it, as words, if there is one."""


@final
class Way(Value):
    """What it costs a mouse to go straight to a hex [A8]."""

    def __init__(self, steps: tuple[Entry, ...], cost: int) -> None:
        self.steps: Final = steps
        """The hexes it enters; none if there is no straight line."""
        self.cost: Final = cost
        """What they cost together, if they can be entered."""

    @property
    def blocker(self) -> Message | None:
        """The first mouse or cat in the way, as words, if there is one."""
        for step in self.steps:
            if step.holder is not None:
                return step.holder
        return None


@final
class Run(Value):
    """How the cat would go in one direction, and why no farther [A10]."""

    def __init__(
        self,
        path: tuple[int, ...],
        swept: tuple[int, ...],
        reason: str,
        mice: tuple[Message, ...],
    ) -> None:
        self.path: Final = path
        """The hexes it enters; none if it cannot take a step."""
        self.swept: Final = swept
        """Those of them that lose their cheese."""
        self.reason: Final = reason
        """What stops it: `steps` (the die says no more), `rim` or `mouse`."""
        self.mice: Final = mice
        """The mice it shies from, as words."""

    def why(self, board: Board, state: State) -> Message:
        """Return why it goes no farther, as something to be said."""
        last = self.path[-1] if self.path else int(state.cat)
        params: Params = {"hex": board.grid.names[last], "mice": self.mice}
        return Message(f"why-{self.reason}", params)


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


def entry(board: Board, state: State, seats: int, seat: int, place: int) -> Entry:
    """
    Explain what it costs the mouse of *seat* to enter *place* [A8].

    With a *seat* of -1 it is nobody's mouse, so that every mouse counts.
    """
    beside = board.grid.neighbours(place)
    others = [other for other in range(seats) if other != seat]
    mice = mice_of(state, seats)
    adding = [mouse_on(board, o, mice[o]) for o in others if mice[o] in beside]
    if state.cat in beside:
        adding.append(cat_on(board, state))
    holder = Message("holder-cat") if place == state.cat else None
    for other in others:
        if mice[other] == place:
            holder = Message("holder-mouse", {"colour": COLOURS[other]})
    return Entry(place, 0 if holder else 1 + len(adding), tuple(adding), holder)


def way(board: Board, state: State, seats: int, seat: int, place: int) -> Way:
    """Explain what it costs the mouse of *seat* to go straight to *place* [A8]."""
    line = board.grid.line(mice_of(state, seats)[seat], place)
    steps = tuple([entry(board, state, seats, seat, step) for step in line])
    return Way(steps, sum([step.cost for step in steps]))


def run(board: Board, state: State, seats: int, direction: int, value: int) -> Run:
    """
    Explain how the cat goes *value* hexes in a *direction* [A10].

    Directions are those of `kit.hexes`: 0 to 5, clockwise from the east.
    """
    grid = board.grid
    stop = int(cat_stop(board, state, seats, direction, value))
    path = grid.line(int(state.cat), stop)
    swept = [place for place in path if has_cheese(state, place)]
    if len(path) == value:
        return Run(tuple(path), tuple(swept), STEPS, ())
    ahead = int(grid.steps[6 * stop + direction])
    near = [
        mouse_on(board, seat, mouse)
        for seat, mouse in enumerate(mice_of(state, seats))
        if grid.distance(ahead, mouse) <= 1
    ]
    reason = RIM if board.rim[ahead] else MOUSE
    return Run(tuple(path), tuple(swept), reason, tuple(near))


def run_towards(board: Board, state: State, seats: int, value: int, place: int) -> Run:
    """Explain how the cat goes when a die of *value* sends it towards *place*."""
    direction = board.grid.direction(int(state.cat), place)
    return run(board, state, seats, direction, value)


def mouse_name(seat: int) -> Message:
    """Return how the mouse of *seat* is called."""
    return Message("mouse-name", {"colour": COLOURS[seat]})


def mouse_on(board: Board, seat: int, place: int) -> Message:
    """Return how a mouse is called, with its hex."""
    pairs: Params = {"colour": COLOURS[seat], "hex": board.grid.names[place]}
    return Message("who-mouse", pairs)


def cat_on(board: Board, state: State) -> Message:
    """Return how the cat is called, with its hex."""
    return Message("who-cat", {"hex": board.grid.names[state.cat]})
