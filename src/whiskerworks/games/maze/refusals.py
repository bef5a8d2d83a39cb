# compiled: cold
"""Why a move of maze is refused."""

from typing import Final

from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.games.maze import moves as own
from whiskerworks.games.maze.chance import Span
from whiskerworks.games.maze.setup import UPPER
from whiskerworks.games.maze.state import (
    ARRIVING,
    BEGINNING,
    BELTING,
    DEALING,
    DRAWING,
    DROPPING,
    MOVING,
    SPINNING,
    STARTING,
    TURN,
    State,
    agenda_of,
    cat_is_out,
    holder_of,
)
from whiskerworks.games.maze.turns import ends_of
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS, CAT
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.card_refusals import (
    cell_params,
    character_at,
    why_not_arrive,
    why_not_cover,
    why_not_drop,
    why_not_lie,
    why_not_seen,
    why_not_spin,
    why_not_start,
    why_not_there,
)
from whiskerworks.kit.chase import CAT_WAITS, MOUSE_WAITS
from whiskerworks.kit.layings import can_place, spaces_beside
from whiskerworks.kit.starts import Parts
from whiskerworks.kit.table import beside

_DUE: Final = (
    Refusal("start-due", {}, "M7"),
    Refusal("belt-due", {}, "M7"),
    Refusal("deal-due", {}, "M7"),
    Refusal("begin-due", {}, "M9"),
    Refusal("place-due", {}, "M11"),
    Refusal("spin-due", {}, "M10c"),
    Refusal("drop-due", {}, "M10d"),
    Refusal("walk-due", {}, "M13"),
    Refusal("draw-due", {}, "M16"),
    Refusal("arrive-due", {}, "M16"),
)
"""For each phase, what refuses a move that belongs to another."""


def phase_of(move: int) -> int:
    """Return the phase that a move belongs to."""
    blocks = (
        (numbers.DROP, TURN),
        (numbers.START, DROPPING),
        (numbers.SPIN, STARTING),
        (numbers.MOUSE, SPINNING),
        (numbers.ARRIVE, MOVING),
        (numbers.SKIP, ARRIVING),
        (numbers.BELT, TURN),
        (numbers.DRAW, BELTING),
        (own.REVEAL, DRAWING),
        (own.DEAL, TURN),
        (own.BEGIN, DEALING),
    )
    for end, phase in blocks:
        if move < end:
            return int(phase)
    return int(BEGINNING)


def why_not(parts: Parts, span: Span, state: State, move: int) -> Refusal | None:
    """Return why the seat on turn may not play *move*, or None if it may."""
    phase = phase_of(move)
    if phase != state.phase:
        if state.phase == TURN and phase in (SPINNING, DROPPING):
            ability = "spin" if phase == SPINNING else "drop"
            return Refusal("reveal-first", {"ability": ability}, "M10")
        return _DUE[state.phase]
    if phase == TURN:
        return _why_not_turn(parts, state, move)
    if phase == MOVING:
        return _why_not_walk(state, move)
    if phase == DRAWING:
        return _why_not_draw(span, state, move - int(numbers.DRAW))
    table, belt = state.table, int(state.belt)
    if phase == ARRIVING:
        return why_not_arrive(table, move - int(numbers.ARRIVE))
    if phase == DROPPING:
        return why_not_drop(parts, table, belt, move - int(numbers.DROP))
    if phase == SPINNING:
        return why_not_spin(table, (move - int(numbers.SPIN)) % CELLS)
    if phase == STARTING:
        laid = int(count(table.cards))
        laying = move - int(numbers.START)
        return why_not_start(parts, int(state.unseen), laid, laying)
    return _why_not_prepare(parts, state, move)


# Before the first turn.


def _why_not_prepare(parts: Parts, state: State, move: int) -> Refusal | None:
    """Check a card for the belt, a deal, or who begins [M7, M9]."""
    if move < numbers.DRAW:
        return why_not_seen(int(state.unseen), move - int(numbers.BELT))
    if move >= own.BEGIN:
        seat = move - int(own.BEGIN)
        return None if seat < parts.seats else _no_seat(seat)
    seat, agenda = divmod(move - int(own.DEAL), 4)
    if seat >= parts.seats:
        return _no_seat(seat)
    dealt = [s for s in range(parts.seats) if agenda_of(state.agendas, s)]
    if seat != len(dealt):
        return Refusal("deal-order", {"seat": len(dealt)}, "M7")
    if holder_of(state, agenda + 1, parts.seats) >= 0:
        return Refusal("deal-gone", {"agenda": AGENDAS[agenda]}, "M7")
    return None


def _no_seat(seat: int) -> Refusal:
    return Refusal("no-such-seat", {"seat": seat}, "M9")


def _why_not_draw(span: Span, state: State, drawn: int) -> Refusal | None:
    """Check what is drawn from the deck [M8]."""
    numbers_of: Params = {"drawn": int(state.drawn)}
    if drawn == 29:
        if state.drawn >= UPPER:
            return None
        return Refusal("cucumber-early", {**numbers_of, "after": int(UPPER)}, "M8")
    if drawn == 28:
        if cat_is_out(state):
            return Refusal("cat-out", {}, "M8")
        if state.drawn < span.first:
            return Refusal("cat-early", {**numbers_of, "after": int(span.first)}, "M8")
        return None
    if not cat_is_out(state) and state.drawn == span.last:
        return Refusal("cat-due", numbers_of, "M8")
    return why_not_seen(int(state.unseen), drawn)


# In a turn.


def _why_not_turn(parts: Parts, state: State, move: int) -> Refusal | None:
    """Check what is done at the start of a turn [M10, M11]."""
    if move == own.REVEAL:
        if state.revealed & BIT[state.seat]:
            return Refusal("already-revealed", {}, "M10")
        if agenda_of(state.agendas, state.seat) == CAT and not state.table.cat:
            return Refusal("no-cat-yet", {}, "M10b")
        return None
    if move == numbers.SKIP:
        return _why_not_skip(parts, state)
    return _why_not_place(parts, state, move)


def _why_not_skip(parts: Parts, state: State) -> Refusal | None:
    """Check that nothing can be placed [M11]."""
    table = state.table
    spaces = spaces_beside(table)
    if can_place(parts.faces, table, state.belt, spaces, table.cards):
        return Refusal("can-place", {}, "M11")
    return None


def _why_not_place(parts: Parts, state: State, laying: int) -> Refusal | None:
    """Check that a belt card can be placed like that [M5, M6, M11]."""
    face, cell = divmod(laying, CELLS)
    refusal = why_not_lie(parts, int(state.belt), face)
    if refusal is not None:
        return refusal
    table = state.table
    place = table.at(cell)
    if place & table.people():
        who = character_at(table, cell)
        return Refusal("on-character", {**cell_params(cell), "who": who}, "M6")
    if place & table.cards:
        return why_not_cover(parts, table, face, cell)
    if place & spaces_beside(table):
        return None
    if place & beside(table.taken()):
        return Refusal("too-large", cell_params(cell), "M5")
    return Refusal("not-beside", cell_params(cell), "M11")


# Moves of the Mouse and the Cat.


def _why_not_walk(state: State, move: int) -> Refusal | None:
    """Check where the Mouse or the Cat is to go [M13 to M15]."""
    cat = move >= numbers.CAT
    who = int(CAT_WAITS if cat else MOUSE_WAITS)
    cell = move - int(numbers.CAT if cat else numbers.MOUSE)
    name = Message("who-cat" if cat else "who-mouse")
    if not state.waiting & who:
        return Refusal("not-waiting", {"who": name}, "M13")
    if state.table.at(cell) & ends_of(state, who):
        return None
    return why_not_there(state.table, cat, int(state.placed), cell, state.holes != 0)
