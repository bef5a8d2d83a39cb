# compiled: warm
"""
Events, bomb courses and notes of escape, the same for every viewer.

The agendas in the corners and the order of the deck are hidden from all: chance decides
them when an agenda is revealed or a card drawn.
"""

from typing import Final, final

from mypy_extensions import i64

from whiskerworks.core.game import OpenView, view, worlds
from whiskerworks.core.message import Event, Message, Params
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value
from whiskerworks.games.escape.meta import LOWER_PILE
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import (
    AGAIN,
    BOARD_PLACES,
    BOMB_TO,
    BOMBING,
    ESCAPED,
    FACING,
    HELPING,
    MET_MOUSE,
    MOVING,
    NAME_AGENDA,
    NUDGING,
    OVER,
    PEEK_AT,
    PEEKING,
    PHASES,
    TURN_PHASE,
    EscapeComponents,
    State,
    bomb_destinations,
    bomb_passable,
    bomb_step,
    cat_destinations,
    cat_passable,
    door_side,
    gear_side,
    in_setup,
    placed_card_cogs,
    step_destinations,
    upper_pile_size,
)
from whiskerworks.kit import card_moves
from whiskerworks.kit.agendas import AGENDAS, CHEESE_AGENDA
from whiskerworks.kit.bits import BIT, count, members
from whiskerworks.kit.card_events import belted, drew, laid, started, stays, walked
from whiskerworks.kit.card_layout import neighbours_of, neighbours_on_sides
from whiskerworks.kit.card_messages import SIDE_NAMES, card_id
from whiskerworks.kit.cell_grid import CELL_COUNT, CELL_NAMES
from whiskerworks.kit.decks import CARD_IDS
from whiskerworks.kit.reachability import CAT_WAITING
from whiskerworks.kit.routes import Route, find_route, find_route_through

__all__ = ["OpenView", "events", "view", "worlds"]


# Events.

Events = tuple[Event, ...]


def events(rules: Rules, state: State, move: int, seat: Seat | None) -> Events:
    """Return the events of *move*, the same for every viewer."""
    if move < card_moves.DROP:
        return _laid(rules, state, move)
    if move < card_moves.SPIN:
        return (started(move - int(card_moves.START_CARD)),)
    if move < card_moves.ARRIVE:
        return _walked(rules, state, move)
    if move == card_moves.SKIP:
        return (Event("skipped", {}, "M11"),)
    if move < card_moves.DRAW_CARD:
        return (belted(move - int(card_moves.BELT_CARD)),)
    if move == card_moves.DRAW_CUCUMBER:
        return (Event("drew-cucumber", {}, "E8", (), ("deck",)),)
    if move < card_moves.DRAW_CUCUMBER:
        return (drew(move - int(card_moves.DRAW_CARD)),)
    if move < PEEK_AT:
        return (_bombed(rules, state, move),)
    if move < NAME_AGENDA:
        cell = move - int(PEEK_AT)
        return (Event("peeks", _cell(cell), "E8", (), (f"agenda-{CELL_NAMES[cell]}",)),)
    return _faced(rules, state, move)


def _cell(cell: int) -> Params:
    return {"cell": CELL_NAMES[cell]}


def _laid(rules: Rules, state: State, move: int) -> Events:
    """Return the events of a placed card: its cogs and their results [E4, E5]."""
    face, cell = divmod(move, CELL_COUNT)
    told = laid(state.layout, rules.faces, move, False)
    told.extend(others_turned(rules, state, face, cell))
    after = rules.play(state, move)
    layout = after.layout
    cat_near = neighbours_of(layout.at(cell)) & layout.cat
    if cat_near and after.phase in (BOMBING, OVER):
        told.extend(stays(int(CAT_WAITING)))
    if after.phase == OVER:
        told.append(_blown(rules, after, cell))
    return tuple(told)


def others_turned(rules: Rules, state: State, face: int, cell: int) -> list[Event]:
    """Return events for a turned Mechanical Mouse and Exit [E5]."""
    layout = state.layout
    cogs = rules.faces.clockwise[face] | rules.faces.counter[face]
    name = card_id(face // 4)
    told: list[Event] = []
    for side in range(4):
        there = (
            neighbours_on_sides(layout.at(cell), 1 << side) if cogs >> side & 1 else 0
        )
        right = rules.faces.clockwise[face] >> side & 1
        params: Params = {
            "by": CARD_IDS[face // 4],
            "side": SIDE_NAMES[side],
            "way": "clockwise" if right else "counterclockwise",
        }
        if there & layout.mouse:
            told.append(Event("turned-mouse", params, "E5", (), (name, "mouse")))
        if there & layout.cheese:
            told.append(Event("turned-exit", params, "E5", (), (name, "exit")))
    return told


def _blown(rules: Rules, over: State, placed: int) -> Event:
    """Return the event of the explosion, or of meeting the Cat [E7]."""
    if over.ending == MET_MOUSE:
        return Event("met", {}, "E7", (), ("mouse", "cat"))
    before = over.due(BOMBING, placed)
    cogs = int(placed_card_cogs(rules.components, before))
    found = bomb_course(rules.components, before, cogs)
    params: Params = {"cogs": cogs, "way": found.message()}
    return Event("blew-up", params, "E7", (), ("mouse",))


def _walked(rules: Rules, state: State, move: int) -> Events:
    """Return the events of the Cat's walk [E6]."""
    cell = move - int(card_moves.CAT_WALK)
    told = walked("cat", cell, cat_route(state, cell), "E6")
    after = rules.play(state, move)
    if after.phase != OVER:
        return (told,)
    if after.ending == ESCAPED:
        return (told, Event("through-door", {}, "E6", (), ("cat", "exit")))
    return (told, _blown(rules, after, int(state.placed)))


def _bombed(rules: Rules, state: State, move: int) -> Event:
    """Return the event of the Mechanical Mouse's move [E7, E8]."""
    params = bomb_params(rules, state, move)
    slides = (("mouse", *str(params["cells"]).split()[1:], "mouse"),)
    nudged = state.phase == NUDGING
    code, rule = ("nudged", "E8") if nudged else ("bombed", "E7")
    return Event(code, params, rule, slides, ("mouse",))


def bomb_params(rules: Rules, state: State, move: int) -> Params:
    """Return the parameters that name the Mechanical Mouse's route [E7, E8]."""
    cell = (move - int(BOMB_TO)) % CELL_COUNT
    found = bomb_route(rules.components, state, cell)
    cells = [CELL_NAMES[step] for step in found.cells] if found is not None else []
    return {"cell": CELL_NAMES[cell], "cells": " ".join(cells)}


def _faced(rules: Rules, state: State, move: int) -> Events:
    """Return the events of a revealed agenda and its effect [E2, E8]."""
    agenda, cell = divmod(move - int(NAME_AGENDA), CELL_COUNT)
    params: Params = {**_cell(cell), "agenda": AGENDAS[agenda]}
    plate, lying = f"plate-{AGENDAS[agenda]}", f"agenda-{CELL_NAMES[cell]}"
    if state.phase == HELPING:
        return (Event("helped", params, "E2", (), (lying, plate)),)
    if state.phase != FACING:
        return (Event("peeked", params, "E8", (), (lying, plate)),)
    told = Event("faced", params, "E8", (), ("cat", plate))
    if agenda + 1 == CHEESE_AGENDA:
        return (told, Event("found", {}, "E8", (), (plate, "exit")))
    after = rules.play(state, move)
    if after.phase == NUDGING:
        return (told, Event("may-nudge", {}, "E8", (), (plate, "mouse")))
    if after.phase == PEEKING:
        return (told, Event("may-peek", {}, "E8", (), (plate,)))
    if agenda + 1 != rules.components.again:
        return (told, Event("nothing-happens", {}, "E8", (), (plate,)))
    cogs: Params = {"cogs": int(placed_card_cogs(rules.components, state))}
    again = Event("goes-again", cogs, "E8", (), (plate, "mouse"))
    if after.phase == AGAIN:
        return (told, again)
    return (told, again, _blown(rules, after, int(state.placed)))


# Courses of the bomb [E7].


@final
class BombCourse(Value):
    """The course of the Mechanical Mouse for a number of cogs [E7]."""

    def __init__(self, cogs: int, side: int, cells: tuple[int, ...], fate: str) -> None:
        self.cogs: Final = cogs
        """The number of cogs."""
        self.side: Final = side
        """The side the gear points to: 0 north to 3 west."""
        self.cells: Final = cells
        """The cells where it can end; none if the game ends."""
        self.fate: Final = fate
        """`goes`, or the obstacle: `edge`, `exit`, `wall`, `trapped` or `cat`."""

    def message(self) -> Message:
        """Return the course as a message."""
        names = [
            Message("cell-name", {"cell": CELL_NAMES[cell]}) for cell in self.cells
        ]
        params: Params = {
            "cogs": self.cogs,
            "side": SIDE_NAMES[self.side],
            "fate": self.fate,
            "cells": tuple(names),
        }
        return Message("bomb-way", params)


def bomb_course(components: EscapeComponents, state: State, cogs: int) -> BombCourse:
    """Return the bomb's course if a card with *cogs* cogs were placed now [E7]."""
    layout = state.layout
    side = int(gear_side(components, state, cogs))
    ends = int(bomb_destinations(components, state, cogs))
    cells = tuple([int(layout.cell(place)) for place in members(ends)])
    if cells:
        return BombCourse(cogs, side, cells, "goes")
    step = bomb_step(components, state, cogs)
    if not step:
        fate = "edge"
    elif step & layout.cat:
        fate = "cat"
    elif step & layout.cheese:
        fate = "exit"
    else:
        walls = find_route(layout, layout.mouse, step, 0, False)
        fate = "wall" if walls is not None and walls.walls else "trapped"
    return BombCourse(cogs, side, cells, fate)


def bomb_courses(components: EscapeComponents, state: State) -> list[BombCourse]:
    """Return the bomb's course now, for each number of cogs [E7]."""
    return [bomb_course(components, state, cogs) for cogs in range(4)]


def bomb_course_after_cat(
    components: EscapeComponents, state: State, cogs: int
) -> BombCourse:
    """
    Return the bomb's course after the Cat has moved through the placed card [E7].

    If the course depends on the Cat's move, ignore the Cat.
    """
    layout = state.layout
    ends = cat_destinations(components, state, layout.at(state.placed))
    found: list[BombCourse] = []
    for place in members(ends & ~layout.mouse & ~layout.cheese):
        one = _with_cat(components, state, BIT[place], cogs)
        if found and one != found[0]:
            return _with_cat(components, state, 0, cogs)
        found.append(one)
    return found[0] if found else _with_cat(components, state, 0, cogs)


def _with_cat(
    components: EscapeComponents, state: State, place: i64, cogs: int
) -> BombCourse:
    """Return the bomb's course with the Cat on *place*, or off the board for 0."""
    other = state.due(BOMBING, state.placed)
    other.layout = state.layout.copy()
    other.layout.cat = place
    return bomb_course(components, other, cogs)


def cat_route(state: State, cell: int) -> Route | None:
    """Return the Cat's route through the placed card to *cell* [E6]."""
    layout = state.layout
    placed, goal = layout.at(state.placed), layout.at(cell)
    return find_route_through(
        layout, layout.cat, placed, goal, cat_passable(state), False
    )


def bomb_route(components: EscapeComponents, state: State, cell: int) -> Route | None:
    """Return the Mechanical Mouse's shortest route to *cell* [E7, E8]."""
    sides = list(range(4))
    if state.phase != NUDGING:
        sides = [int(gear_side(components, state, placed_card_cogs(components, state)))]
    best: Route | None = None
    for side in sides:
        found = _stepping(state, side, cell)
        if found is not None and (best is None or len(found.cells) < len(best.cells)):
            best = found
    return best


def _stepping(state: State, side: int, cell: int) -> Route | None:
    """Return the route to *cell* that begins with a step to *side*, or None."""
    layout = state.layout
    goal = layout.at(cell)
    step = neighbours_on_sides(layout.mouse, BIT[side]) & BOARD_PLACES
    if not step_destinations(state, step) & goal:
        return None
    return find_route_through(
        layout, layout.mouse, step, goal, bomb_passable(state), False
    )


# Notes beside the table.


def notes(rules: Rules, state: State) -> tuple[Message, ...]:
    """Return the notes beside the table."""
    outcome = rules.outcome(state)
    if outcome is not None:
        return (outcome.message(),)
    step = Message("note-step", {"step": PHASES[state.phase]})
    if in_setup(state):
        return (step,)
    return (step, *_bomb(rules, state), _goal(rules, state), _left(rules, state))


def _bomb(rules: Rules, state: State) -> list[Message]:
    """Return the bomb's courses: for each number of cogs, or for the placed card."""
    if state.phase == TURN_PHASE:
        return [one.message() for one in bomb_courses(rules.components, state)]
    if state.phase not in (MOVING, BOMBING, AGAIN):
        return []
    cogs = int(placed_card_cogs(rules.components, state))
    if state.phase == MOVING:
        return [bomb_course_after_cat(rules.components, state, cogs).message()]
    return [bomb_course(rules.components, state, cogs).message()]


def _goal(rules: Rules, state: State) -> Message:
    """Return the goal of the Cat."""
    if not state.found:
        return Message("note-find", {"left": int(count(state.agendas))})
    side = SIDE_NAMES[door_side(rules.components, state)]
    return Message("note-leave", {"side": side})


def _left(rules: Rules, state: State) -> Message:
    """Return how many Maze Cards are left, and when the Cucumber may come [E3]."""
    safe = int(upper_pile_size(rules.components) - state.drawn)
    params: Params = {
        "left": int(count(state.unseen)),
        "safe": max(0, safe),
        "last": int(LOWER_PILE),
    }
    return Message("note-left", params)
