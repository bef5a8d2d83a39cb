# compiled: cold
"""Why a move of whodunit is refused."""

from typing import Final

from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.games.whodunit import moves as own
from whiskerworks.games.whodunit.piles import Piles, agenda_due
from whiskerworks.games.whodunit.state import (
    ARRIVING,
    BELTING,
    DRAWING,
    DROPPING,
    MOVING,
    SPINNING,
    STARTING,
    TURN,
    State,
    cat_is_out,
)
from whiskerworks.games.whodunit.turns import (
    active,
    can_use,
    ends_of,
    spaces_near,
)
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.agendas import AGENDAS
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
from whiskerworks.kit.starts import Parts
from whiskerworks.kit.table import Table, beside

_DUE: Final = (
    Refusal("start-due", {}, "M7"),
    Refusal("belt-due", {}, "M7"),
    Refusal("place-due", {}, "W4"),
    Refusal("spin-due", {}, "W7"),
    Refusal("drop-due", {}, "W7"),
    Refusal("walk-due", {}, "M13"),
    Refusal("draw-due", {}, "M16"),
    Refusal("arrive-due", {}, "M16"),
)
"""For each phase, what refuses a move that belongs to another."""


def phase_of(move: int) -> int:
    """Return the phase that a move belongs to; -1 if it is none of this game."""
    blocks = (
        (numbers.DROP, TURN),
        (numbers.START, DROPPING),
        (numbers.SPIN, STARTING),
        (numbers.MOUSE, SPINNING),
        (numbers.ARRIVE, MOVING),
        (numbers.SKIP, ARRIVING),
        (numbers.BELT, -1),
        (numbers.DRAW, BELTING),
        (own.USE, DRAWING),
        (own.DRAW_AGENDA, TURN),
    )
    for end, phase in blocks:
        if move < end:
            return int(phase)
    return int(DRAWING)


def why_not(
    parts: Parts, piles: Piles, easier: bool, state: State, move: int
) -> Refusal | None:
    """Return why *move* may not be played, or None if it may."""
    phase = phase_of(move)
    if phase < 0:
        return Refusal("no-such-thing", {}, "W1")
    if phase != state.phase:
        return _DUE[state.phase]
    table, belt = state.table, int(state.belt)
    if phase == TURN:
        if move >= own.USE:
            return _why_not_use(easier, state, move - int(own.USE) + 1)
        return _why_not_place(parts, easier, state, move)
    if phase == MOVING:
        return _why_not_walk(state, move)
    if phase == DRAWING:
        return _why_not_draw(piles, state, move)
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
    return why_not_seen(int(state.unseen), move - int(numbers.BELT))


def _why_not_use(easier: bool, state: State, agenda: int) -> Refusal | None:
    """Check that the ability of an agenda can be used now [W9]."""
    params: Params = {"agenda": AGENDAS[agenda - 1]}
    if not easier:
        return Refusal("not-easier", params, "W9")
    if not state.kept & BIT[agenda]:
        return Refusal("not-kept", params, "W9")
    if not can_use(state.table, agenda):
        return Refusal("no-cat-yet", {}, "W7")
    return None


def _why_not_place(
    parts: Parts, easier: bool, state: State, laying: int
) -> Refusal | None:
    """Check that a belt card can be placed like that [W4]."""
    face, cell = divmod(laying, CELLS)
    refusal = why_not_lie(parts, int(state.belt), face)
    if refusal is not None:
        return refusal
    table = state.table
    place = table.at(cell)
    near = active(table, easier)
    if place & table.people():
        who = character_at(table, cell)
        return Refusal("on-character", {**cell_params(cell), "who": who}, "M6")
    if place & spaces_near(table, near):
        return None
    if not place & beside(near):
        who = active_name(table, easier)
        return Refusal("not-active", {**cell_params(cell), "who": who}, "W4")
    if not place & table.cards:
        return Refusal("too-large", cell_params(cell), "M5")
    if place & table.deep:
        return Refusal("too-high", cell_params(cell), "W4")
    return why_not_cover(parts, table, face, cell)


def active_name(table: Table, easier: bool) -> Message:
    """Return whom cards are placed next to, as words [W1, W9]."""
    if easier and table.cat:
        return Message("who-either")
    return Message("who-cat" if table.cat else "who-mouse")


def _why_not_walk(state: State, move: int) -> Refusal | None:
    """Check where the Mouse or the Cat is to go [M13 to M15]."""
    cat = move >= numbers.CAT
    who = int(CAT_WAITS if cat else MOUSE_WAITS)
    cell = move - int(numbers.CAT if cat else numbers.MOUSE)
    if not state.waiting & who:
        name = Message("who-cat" if cat else "who-mouse")
        return Refusal("not-waiting", {"who": name}, "M13")
    if state.table.at(cell) & ends_of(state, who):
        return None
    return why_not_there(state.table, cat, int(state.placed), cell, state.holes != 0)


def _why_not_draw(piles: Piles, state: State, move: int) -> Refusal | None:
    """Check what is drawn from the deck [W3]."""
    if move >= own.DRAW_AGENDA:
        return _why_not_agenda(piles, state, move - int(own.DRAW_AGENDA) + 1)
    if agenda_due(piles, state):
        return Refusal("agenda-due", {}, "W3")
    drawn: Params = {"drawn": int(state.drawn)}
    if move == numbers.DRAW_CUCUMBER:
        if state.drawn >= piles.cucumber:
            return None
        after: Params = {**drawn, "after": int(piles.cucumber)}
        return Refusal("cucumber-early", after, "W3")
    if move == numbers.DRAW_CAT:
        return _why_not_cat(piles, state, drawn)
    if not cat_is_out(state) and state.drawn == piles.cat_last:
        return Refusal("cat-due", drawn, "W3")
    return why_not_seen(int(state.unseen), move - int(numbers.DRAW))


def _why_not_cat(piles: Piles, state: State, drawn: Params) -> Refusal | None:
    """Check that the Cat can come now [W3]."""
    if cat_is_out(state):
        return Refusal("cat-out", {}, "W3")
    if state.drawn < piles.cat:
        return Refusal("cat-early", {**drawn, "after": int(piles.cat)}, "W3")
    return None


def _why_not_agenda(piles: Piles, state: State, agenda: int) -> Refusal | None:
    """Check that an agenda comes next, and that it has not come yet [W3]."""
    if not agenda_due(piles, state):
        return Refusal("agenda-early", {}, "W3")
    if state.shown & BIT[agenda]:
        return Refusal("agenda-came", {"agenda": AGENDAS[agenda - 1]}, "W3")
    return None
