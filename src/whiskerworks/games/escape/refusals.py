# compiled: cold
"""Why a move of escape is refused."""

from typing import Final

from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.games.escape import moves as own
from whiskerworks.games.escape.chance import unknown_agendas, upper
from whiskerworks.games.escape.parts import BOARD, EscapeParts, corner_of
from whiskerworks.games.escape.state import (
    AGAIN,
    BELTING,
    BOMBING,
    DRAWING,
    FACING,
    HELPING,
    MOVING,
    NUDGING,
    PEEKED,
    PEEKING,
    STARTING,
    TURN,
    State,
    face_of,
    known,
)
from whiskerworks.games.escape.turns import (
    bomb_ends,
    cat_ends,
    cat_over,
    cogs_placed,
    covers,
    nudge_ends,
    spaces_beside,
)
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.canvas import CELLS, NAMES
from whiskerworks.kit.card_refusals import (
    cell_params,
    why_not_cover,
    why_not_lie,
    why_not_seen,
    why_not_start,
)
from whiskerworks.kit.layings import can_place
from whiskerworks.kit.table import Table
from whiskerworks.kit.ways import through

_DUE: Final = (
    Refusal("start-due", {}, "M7"),
    Refusal("belt-due", {}, "M7"),
    Refusal("help-due", {}, "E2"),
    Refusal("place-due", {}, "E4"),
    Refusal("walk-due", {}, "E6"),
    Refusal("bomb-due", {}, "E7"),
    Refusal("draw-due", {}, "M16"),
    Refusal("face-due", {}, "E8"),
    Refusal("nudge-due", {}, "E8"),
    Refusal("again-due", {}, "E8"),
    Refusal("peek-due", {}, "E8"),
    Refusal("face-due", {}, "E8"),
)
"""For each phase, what refuses a move that belongs to another."""


def phases_of(move: int) -> tuple[int, ...]:
    """Return the phases that a move belongs to; none if it is not of this game."""
    blocks = (
        (numbers.DROP, (TURN,)),
        (numbers.START, ()),
        (numbers.SPIN, (STARTING,)),
        (numbers.CAT, ()),
        (numbers.ARRIVE, (MOVING,)),
        (numbers.SKIP, ()),
        (numbers.BELT, (TURN,)),
        (numbers.DRAW, (BELTING,)),
        (numbers.DRAW_CAT, (DRAWING,)),
        (numbers.DRAW_CUCUMBER, ()),
        (own.BOMB, (DRAWING,)),
        (own.NUDGE, (BOMBING, AGAIN)),
        (own.PEEK, (NUDGING,)),
        (own.FACE, (PEEKING,)),
    )
    for end, phases in blocks:
        if move < end:
            return tuple([int(phase) for phase in phases])
    return (int(HELPING), int(FACING), int(PEEKED))


def why_not(parts: EscapeParts, state: State, move: int) -> Refusal | None:
    """Return why *move* may not be played, or None if it may."""
    phases = phases_of(move)
    phase = int(state.phase)
    if not phases:
        return Refusal("no-such-thing", {}, "E1")
    if phase not in phases:
        return _DUE[phase]
    if phase == TURN:
        return _why_not_turn(parts, state, move)
    if phase == MOVING:
        return _why_not_walk(parts, state, move - int(numbers.CAT))
    if phase in (BOMBING, AGAIN):
        return _why_not_bomb(parts, state, move - int(own.BOMB))
    if phase == DRAWING:
        return _why_not_draw(parts, state, move)
    if phase == NUDGING:
        return _why_not_nudge(state, move - int(own.NUDGE))
    if phase == PEEKING:
        return _why_not_peek(parts, state, move - int(own.PEEK))
    if phase == STARTING:
        laid = int(count(state.table.cards))
        laying = move - int(numbers.START)
        return why_not_start(parts.cards, int(state.unseen), laid, laying)
    if phase == BELTING:
        return why_not_seen(int(state.unseen), move - int(numbers.BELT))
    return _why_not_face(parts, state, move - int(own.FACE))


# Placing [E4].


def _why_not_turn(parts: EscapeParts, state: State, move: int) -> Refusal | None:
    """Check a placed card, or that nothing can be placed [E4, M11]."""
    if move != numbers.SKIP:
        return _why_not_place(parts, state, move)
    faces, table = parts.cards.faces, state.table
    free, below = spaces_beside(state), covers(state)
    if can_place(faces, table, state.belt, free, below):
        return Refusal("can-place", {}, "M11")
    return None


def _why_not_place(parts: EscapeParts, state: State, laying: int) -> Refusal | None:
    """Check that a belt card can be placed like that [E4]."""
    face, cell = divmod(laying, CELLS)
    refusal = why_not_lie(parts.cards, int(state.belt), face)
    if refusal is not None:
        return refusal
    table = state.table
    place = table.at(cell)
    if not place & BOARD:
        return Refusal("off-board", cell_params(cell), "E1")
    if place & table.people():
        who = whose_cell(table, cell)
        return Refusal("on-character", {**cell_params(cell), "who": who}, "E4")
    if place & state.agendas:
        return Refusal("on-agenda", cell_params(cell), "E4")
    if place & table.deep:
        return Refusal("too-high", cell_params(cell), "E4")
    if place & table.cards:
        return why_not_cover(parts.cards, table, face, cell)
    if place & spaces_beside(state):
        return None
    return Refusal("not-beside", cell_params(cell), "E4")


def whose_cell(table: Table, cell: int) -> Message:
    """Return who lies on *cell*, as words."""
    place = table.at(cell)
    if place & table.cat:
        return Message("who-cat")
    return Message("who-exit" if place & table.cheese else "who-bomb")


# The Cat [E6].


def _why_not_walk(parts: EscapeParts, state: State, cell: int) -> Refusal | None:
    """Check where the Cat is to go [E6]."""
    table = state.table
    goal, placed = table.at(cell), table.at(state.placed)
    if goal & cat_ends(parts, state, placed):
        return None
    params: Params = {"who": Message("who-cat"), **cell_params(cell)}
    if not goal & BOARD:
        return Refusal("off-board", cell_params(cell), "E1")
    if goal & table.cat:
        return Refusal("own-cell", params, "M14")
    if goal & table.cards:
        return Refusal("on-card", params, "M14")
    if goal & table.cheese and not state.found:
        return Refusal("no-cheese-yet", {}, "E6")
    found = through(table, table.cat, placed, goal, cat_over(state), False)
    if found is None:
        return Refusal("no-way", params, "M14")
    if not found.walls:
        return Refusal("no-door", {}, "E6")
    wall: Params = {"wall": found.walls[0].message()}
    return Refusal("walled-off", {**params, **wall}, "M14")


# The Mechanical Mouse [E7, E8].


def _goals(table: Table, ends: int) -> Params:
    """Return the cells where the Mechanical Mouse can end, as a list of words."""
    cells = [NAMES[table.where(1 << place)] for place in range(49) if ends >> place & 1]
    names = [Message("cell-name", {"cell": name}) for name in cells]
    return {"cells": tuple(names)}


def _why_not_bomb(parts: EscapeParts, state: State, cell: int) -> Refusal | None:
    """Check where the Mechanical Mouse is to end [E7]."""
    cogs = cogs_placed(parts, state)
    ends = int(bomb_ends(parts, state, cogs))
    if state.table.at(cell) & ends:
        return None
    params: Params = {**cell_params(cell), "cogs": int(cogs)}
    return Refusal("bomb-elsewhere", {**params, **_goals(state.table, ends)}, "E7")


def _why_not_nudge(state: State, cell: int) -> Refusal | None:
    """Check where you want to step it [E8]."""
    ends = int(nudge_ends(state))
    if state.table.at(cell) & ends:
        return None
    params = cell_params(cell)
    return Refusal("nudge-elsewhere", {**params, **_goals(state.table, ends)}, "E8")


# Draws and agendas [E3, E8].


def _why_not_draw(parts: EscapeParts, state: State, move: int) -> Refusal | None:
    """Check what is drawn from the deck [E3]."""
    if move != numbers.DRAW_CUCUMBER:
        return why_not_seen(int(state.unseen), move - int(numbers.DRAW))
    first = int(upper(parts))
    if state.drawn >= first:
        return None
    params: Params = {"drawn": int(state.drawn), "after": first}
    return Refusal("cucumber-early", params, "E3")


def _why_not_peek(parts: EscapeParts, state: State, cell: int) -> Refusal | None:
    """Check which agenda is to be looked at [E8]."""
    place = state.table.at(cell)
    if place & unknown_agendas(parts, state):
        return None
    code = "agenda-known" if place & state.agendas else "no-agenda"
    return Refusal(code, cell_params(cell), "E8")


def _why_not_face(parts: EscapeParts, state: State, number: int) -> Refusal | None:
    """Check which agenda is said to lie where [E2, E8]."""
    agenda, cell = number // CELLS + 1, number % CELLS
    table = state.table
    if not table.at(cell) & state.agendas:
        return Refusal("no-agenda", cell_params(cell), "E8")
    if state.phase == HELPING:
        return None
    wanted = int(state.placed) if state.phase == PEEKED else table.where(table.cat)
    if cell != wanted:
        return Refusal("face-elsewhere", cell_params(wanted), "E8")
    face = face_of(state.faces, corner_of(parts, table.at(cell)))
    if face == agenda or (face == 0 and not known(state.faces) & BIT[agenda]):
        return None
    params: Params = {**cell_params(cell), "agenda": AGENDAS[agenda - 1]}
    return Refusal("face-known", params, "E8")
