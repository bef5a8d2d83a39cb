"""What happens at the table of escape, move by move."""

from whiskerworks.core.message import Event, Params
from whiskerworks.games.escape import moves as own
from whiskerworks.games.escape.explain import bomb_way, cat_way, way
from whiskerworks.games.escape.rules import Rules
from whiskerworks.games.escape.state import (
    AGAIN,
    BOMBING,
    ESCAPED,
    FACING,
    HELPING,
    MET_MOUSE,
    NUDGING,
    OVER,
    PEEKING,
    State,
)
from whiskerworks.games.escape.turns import cogs_placed
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS, CHEESE
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.card_events import belted, drew, laid, started, stay, walked
from whiskerworks.kit.card_words import SIDE_NAMES
from whiskerworks.kit.chase import CAT_WAITS
from whiskerworks.kit.decks import IDS
from whiskerworks.kit.piece_ids import card_id
from whiskerworks.kit.table import ahead, beside

Events = tuple[Event, ...]


def events_of(rules: Rules, state: State, move: int) -> Events:
    """Return what happens when *move* is played."""
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
    if move < own.PEEK:
        return (_bombed(rules, state, move),)
    if move < own.FACE:
        cell = move - int(own.PEEK)
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
    before = over.playing(over.table, BOMBING, placed, 0)
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
    cell = (move - int(own.BOMB)) % CELLS
    found = bomb_way(rules.parts, state, cell)
    cells = [NAMES[step] for step in found.cells] if found is not None else []
    params: Params = {**_cell(cell), "cells": " ".join(cells)}
    nudged = state.phase == NUDGING
    code, rule = ("nudged", "E8") if nudged else ("bombed", "E7")
    slides = (("mouse", *cells[1:], "mouse"),)
    return Event(code, params, rule, slides, ("mouse",))


def _faced(rules: Rules, state: State, move: int) -> Events:
    """Tell which agenda lies on a cell, and what it does [E2, E8]."""
    agenda, cell = divmod(move - int(own.FACE), CELLS)
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
