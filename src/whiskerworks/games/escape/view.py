# compiled: warm
"""
Who may know what in escape: whatever the player knows lies open.

Which agenda lies in a corner, and the order of the deck, nobody knows: chance decides
when it is turned up or drawn.
"""

from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.game import OpenView, view, worlds
from whiskerworks.core.message import Event, Message, Params
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value
from whiskerworks.games.escape.meta import LOWER
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import (
    AGAIN,
    BOARD,
    BOMB,
    BOMBING,
    ESCAPED,
    FACE,
    FACING,
    HELPING,
    MET_MOUSE,
    MOVING,
    NUDGING,
    OVER,
    PEEK,
    PEEKING,
    PHASES,
    TURN,
    EscapeParts,
    State,
    bomb_ends,
    bomb_over,
    bomb_step,
    cat_ends,
    cat_over,
    cogs_placed,
    door_side,
    in_setup,
    step_ends,
    upper,
    way_of,
)
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS, CHEESE
from whiskerworks.kit.bits import BIT, count, members
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.card_events import belted, drew, laid, started, stay, walked
from whiskerworks.kit.card_words import SIDE_NAMES, card_id
from whiskerworks.kit.decks import IDS
from whiskerworks.kit.table import ahead, beside
from whiskerworks.kit.walks import CAT_WAITS
from whiskerworks.kit.ways import Route, route, through

__all__ = ["OpenView", "events", "view", "worlds"]


# What happens at the table.

Events = tuple[Event, ...]


def events(rules: Rules, state: State, move: int, seat: Seat | None) -> Events:
    """Return what happens when *move* is played; all see the same."""
    if move < numbers.DROP:
        return _laid(rules, state, move)
    if move < numbers.SPIN:
        return (started(move - int(numbers.START)),)
    if move < numbers.ARRIVE:
        return _walked(rules, state, move)
    if move == numbers.SKIP:
        return (Event("skipped", {}, "M11"),)
    if move < numbers.DRAW:
        return (belted(move - int(numbers.BELT)),)
    if move == numbers.DRAW_CUCUMBER:
        return (Event("drew-cucumber", {}, "E8", (), ("deck",)),)
    if move < numbers.DRAW_CUCUMBER:
        return (drew(move - int(numbers.DRAW)),)
    if move < PEEK:
        return (_bombed(rules, state, move),)
    if move < FACE:
        cell = move - int(PEEK)
        return (Event("peeks", _cell(cell), "E8", (), (f"agenda-{NAMES[cell]}",)),)
    return _faced(rules, state, move)


def _cell(cell: int) -> Params:
    return {"cell": NAMES[cell]}


def _laid(rules: Rules, state: State, move: int) -> Events:
    """Tell where a card is laid, what its cogs turn, and what comes of it [E4, E5]."""
    face, cell = divmod(move, CELLS)
    told = laid(state.table, rules.faces, move, False)
    told.extend(others_turned(rules, state, face, cell))
    after = rules.play(state, move)
    table = after.table
    cat_near = beside(table.at(cell)) & table.cat
    if cat_near and after.phase in (BOMBING, OVER):
        told.extend(stay(int(CAT_WAITS)))
    if after.phase == OVER:
        told.append(_blown(rules, after, cell))
    return tuple(told)


def others_turned(rules: Rules, state: State, face: int, cell: int) -> list[Event]:
    """Tell whether the Mechanical Mouse and the Exit are turned [E5]."""
    table = state.table
    cogs = rules.faces.clockwise[face] | rules.faces.counter[face]
    name = card_id(face // 4)
    told: list[Event] = []
    for side in range(4):
        there = ahead(table.at(cell), 1 << side) if cogs >> side & 1 else 0
        right = rules.faces.clockwise[face] >> side & 1
        params: Params = {
            "by": IDS[face // 4],
            "side": SIDE_NAMES[side],
            "way": "clockwise" if right else "counterclockwise",
        }
        if there & table.mouse:
            told.append(Event("turned-mouse", params, "E5", (), (name, "mouse")))
        if there & table.cheese:
            told.append(Event("turned-exit", params, "E5", (), (name, "exit")))
    return told


def _blown(rules: Rules, over: State, placed: int) -> Event:
    """Tell why the Mechanical Mouse could not go on [E7]."""
    if over.ending == MET_MOUSE:
        return Event("met", {}, "E7", (), ("mouse", "cat"))
    before = over.due(BOMBING, placed)
    cogs = int(cogs_placed(rules.parts, before))
    found = way(rules.parts, before, cogs)
    params: Params = {"cogs": cogs, "way": found.message()}
    return Event("blew-up", params, "E7", (), ("mouse",))


def _walked(rules: Rules, state: State, move: int) -> Events:
    """Tell where the Cat goes, and what comes of it [E6]."""
    cell = move - int(numbers.CAT)
    told = walked("cat", cell, cat_way(state, cell), "E6")
    after = rules.play(state, move)
    if after.phase != OVER:
        return (told,)
    if after.ending == ESCAPED:
        return (told, Event("through-door", {}, "E6", (), ("cat", "exit")))
    return (told, _blown(rules, after, int(state.placed)))


def _bombed(rules: Rules, state: State, move: int) -> Event:
    """Tell where the Mechanical Mouse goes [E7, E8]."""
    params = bomb_params(rules, state, move)
    slides = (("mouse", *str(params["cells"]).split()[1:], "mouse"),)
    nudged = state.phase == NUDGING
    code, rule = ("nudged", "E8") if nudged else ("bombed", "E7")
    return Event(code, params, rule, slides, ("mouse",))


def bomb_params(rules: Rules, state: State, move: int) -> Params:
    """Return the parameters that tell where the Mechanical Mouse goes [E7, E8]."""
    cell = (move - int(BOMB)) % CELLS
    found = bomb_way(rules.parts, state, cell)
    cells = [NAMES[step] for step in found.cells] if found is not None else []
    return {"cell": NAMES[cell], "cells": " ".join(cells)}


def _faced(rules: Rules, state: State, move: int) -> Events:
    """Tell which agenda lies on a cell, and what it does [E2, E8]."""
    agenda, cell = divmod(move - int(FACE), CELLS)
    params: Params = {**_cell(cell), "agenda": AGENDAS[agenda]}
    plate, lying = f"plate-{AGENDAS[agenda]}", f"agenda-{NAMES[cell]}"
    if state.phase == HELPING:
        return (Event("helped", params, "E2", (), (lying, plate)),)
    if state.phase != FACING:
        return (Event("peeked", params, "E8", (), (lying, plate)),)
    told = Event("faced", params, "E8", (), ("cat", plate))
    if agenda + 1 == CHEESE:
        return (told, Event("found", {}, "E8", (), (plate, "exit")))
    after = rules.play(state, move)
    if after.phase == NUDGING:
        return (told, Event("may-nudge", {}, "E8", (), (plate, "mouse")))
    if after.phase == PEEKING:
        return (told, Event("may-peek", {}, "E8", (), (plate,)))
    if agenda + 1 != rules.parts.again:
        return (told, Event("nothing-happens", {}, "E8", (), (plate,)))
    cogs: Params = {"cogs": int(cogs_placed(rules.parts, state))}
    again = Event("goes-again", cogs, "E8", (), (plate, "mouse"))
    if after.phase == AGAIN:
        return (told, again)
    return (told, again, _blown(rules, after, int(state.placed)))


# Where the bomb goes [E7].


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
    other = state.due(BOMBING, state.placed)
    other.table = state.table.copy()
    other.table.cat = place
    return way(parts, other, cogs)


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
    step = ahead(table.mouse, BIT[side]) & BOARD
    if not step_ends(state, step) & goal:
        return None
    return through(table, table.mouse, step, goal, bomb_over(state), False)


# What stands beside the table.


def notes(rules: Rules, state: State) -> tuple[Message, ...]:
    """Return what is to be known besides the pieces."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return (outcome.message(),)
    step = Message("note-step", {"step": PHASES[state.phase]})
    if in_setup(state):
        return (step,)
    return (step, *_bomb(rules, state), _goal(rules, state), _left(rules, state))


def _bomb(rules: Rules, state: State) -> list[Message]:
    """Return where the bomb goes: for each number of cogs, or for the card placed."""
    if state.phase == TURN:
        return [one.message() for one in ways(rules.parts, state)]
    if state.phase not in (MOVING, BOMBING, AGAIN):
        return []
    cogs = int(cogs_placed(rules.parts, state))
    if state.phase == MOVING:
        return [way_then(rules.parts, state, cogs).message()]
    return [way(rules.parts, state, cogs).message()]


def _goal(rules: Rules, state: State) -> Message:
    """Return what the Cat is after."""
    if not state.found:
        return Message("note-find", {"left": int(count(state.agendas))})
    side = SIDE_NAMES[door_side(rules.parts, state)]
    return Message("note-leave", {"side": side})


def _left(rules: Rules, state: State) -> Message:
    """Return how many Maze Cards are left, and how soon the Cucumber can come [E3]."""
    safe = int(upper(rules.parts) - state.drawn)
    params: Params = {
        "left": int(count(state.unseen)),
        "safe": max(0, safe),
        "last": int(LOWER),
    }
    return Message("note-left", params)
