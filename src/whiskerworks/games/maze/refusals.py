"""Why a move of maze is refused."""

from typing import Final

from whiskerworks.core.message import Message, Pairs, Refusal
from whiskerworks.games.maze import moves as numbers
from whiskerworks.games.maze.explain import walk
from whiskerworks.games.maze.setup import AGENDAS, CAT_FIRST, CAT_LAST, UPPER
from whiskerworks.games.maze.start import Parts, turn_for
from whiskerworks.games.maze.state import (
    ARRIVING,
    BEGINNING,
    BELTING,
    CAT,
    CAT_WAITS,
    DEALING,
    DRAWING,
    DROPPING,
    MOUSE_WAITS,
    MOVING,
    SPINNING,
    STARTING,
    TURN,
    State,
    agenda_of,
    cat_is_out,
    holder_of,
)
from whiskerworks.games.maze.turns import (
    empty_spaces,
    ends_of,
    nearest_spaces,
    spaces_beside,
)
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.canvas import CELLS, NAMES, apart
from whiskerworks.kit.card_words import side_name
from whiskerworks.kit.decks import ANGLES, IDS
from whiskerworks.kit.table import Table, beside, room_with
from whiskerworks.kit.walks import entered

_DUE: Final = (
    Refusal("start-due", (), "M7"),
    Refusal("belt-due", (), "M7"),
    Refusal("deal-due", (), "M7"),
    Refusal("begin-due", (), "M9"),
    Refusal("place-due", (), "M11"),
    Refusal("spin-due", (), "M10c"),
    Refusal("drop-due", (), "M10d"),
    Refusal("walk-due", (), "M13"),
    Refusal("draw-due", (), "M16"),
    Refusal("arrive-due", (), "M16"),
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
        (numbers.REVEAL, ARRIVING),
        (numbers.BELT, TURN),
        (numbers.DEAL, BELTING),
        (numbers.BEGIN, DEALING),
        (numbers.DRAW, BEGINNING),
    )
    for end, phase in blocks:
        if move < end:
            return int(phase)
    return int(DRAWING)


def why_not(parts: Parts, state: State, move: int) -> Refusal | None:
    """Return why the seat on turn may not play *move*, or None if it may."""
    phase = phase_of(move)
    if phase != state.phase:
        if state.phase == TURN and phase in (SPINNING, DROPPING):
            ability = "spin" if phase == SPINNING else "drop"
            return Refusal("reveal-first", (("ability", ability),), "M10")
        return _DUE[state.phase]
    if phase == TURN:
        return _why_not_turn(parts, state, move)
    if phase == MOVING:
        return _why_not_walk(state, move)
    if phase == DRAWING:
        return _why_not_draw(state, move - int(numbers.DRAW))
    if phase == ARRIVING:
        return _why_not_arrive(state.table, move - int(numbers.ARRIVE))
    if move < numbers.START:
        return _why_not_drop(parts, state, move - int(numbers.DROP))
    if move < numbers.SPIN:
        return _why_not_start(parts, state, move - int(numbers.START))
    if move < numbers.MOUSE:
        cell = (move - int(numbers.SPIN)) % CELLS
        on_card = state.table.at(cell) & state.table.cards
        return None if on_card else Refusal("no-card", _cell(cell), "M10c")
    return _why_not_prepare(parts, state, move)


def _cell(cell: int) -> Pairs:
    return (("cell", NAMES[cell]),)


def _card(card: int) -> Pairs:
    return (("card", IDS[card]),)


# Before the first turn.


def _why_not_start(parts: Parts, state: State, laying: int) -> Refusal | None:
    """Check a start card [M7]."""
    start = parts.setup.starts[count(state.table.cards)]
    face, cell = divmod(laying, CELLS)
    card = _card(face // 4)
    if not state.unseen & BIT[face // 4]:
        return Refusal("card-gone", card, "M8")
    if cell != start.cell:
        return Refusal("start-elsewhere", _cell(start.cell), "M7")
    turn = turn_for(parts.deck, face // 4, start)
    if turn < 0:
        return Refusal("start-walls", (*card, *_cell(cell)), "M7")
    if turn != face % 4:
        return Refusal("start-angle", (*card, ("angle", ANGLES[turn])), "M7")
    return None


def _why_not_prepare(parts: Parts, state: State, move: int) -> Refusal | None:
    """Check a card for the belt, a deal, or who begins [M7, M9]."""
    if move < numbers.DEAL:
        return _why_not_seen(state, move - int(numbers.BELT))
    if move >= numbers.BEGIN:
        seat = move - int(numbers.BEGIN)
        return None if seat < parts.seats else _no_seat(seat)
    seat, agenda = divmod(move - int(numbers.DEAL), 4)
    if seat >= parts.seats:
        return _no_seat(seat)
    dealt = [s for s in range(parts.seats) if agenda_of(state.agendas, s)]
    if seat != len(dealt):
        return Refusal("deal-order", (("seat", len(dealt)),), "M7")
    if holder_of(state, agenda + 1, parts.seats) >= 0:
        return Refusal("deal-gone", (("agenda", AGENDAS[agenda]),), "M7")
    return None


def _no_seat(seat: int) -> Refusal:
    return Refusal("no-such-seat", (("seat", seat),), "M9")


def _why_not_seen(state: State, card: int) -> Refusal | None:
    """Check that a card has not come yet [M8]."""
    if state.unseen & BIT[card]:
        return None
    return Refusal("card-gone", _card(card), "M8")


def _why_not_draw(state: State, drawn: int) -> Refusal | None:
    """Check what is drawn from the deck [M8]."""
    numbers_of: Pairs = (("drawn", int(state.drawn)),)
    if drawn == 29:
        if state.drawn >= UPPER:
            return None
        return Refusal("cucumber-early", (*numbers_of, ("after", int(UPPER))), "M8")
    if drawn == 28:
        if cat_is_out(state):
            return Refusal("cat-out", (), "M8")
        if state.drawn < CAT_FIRST:
            return Refusal("cat-early", (*numbers_of, ("after", int(CAT_FIRST))), "M8")
        return None
    if not cat_is_out(state) and state.drawn == CAT_LAST:
        return Refusal("cat-due", numbers_of, "M8")
    return _why_not_seen(state, drawn)


# In a turn.


def _why_not_turn(parts: Parts, state: State, move: int) -> Refusal | None:
    """Check what is done at the start of a turn [M10, M11]."""
    if move == numbers.REVEAL:
        if state.revealed & BIT[state.seat]:
            return Refusal("already-revealed", (), "M10")
        if agenda_of(state.agendas, state.seat) == CAT and not state.table.cat:
            return Refusal("no-cat-yet", (), "M10b")
        return None
    if move == numbers.SKIP:
        return _why_not_skip(parts, state)
    return _why_not_place(parts, state, move)


def _why_not_skip(parts: Parts, state: State) -> Refusal | None:
    """Check that nothing can be placed [M11]."""
    if spaces_beside(state.table):
        return Refusal("can-place", (), "M11")
    for card in range(28):
        for face in range(4 * card, 4 * card + 4):
            fits = state.table.same_walls(parts.faces.open[face])
            if state.belt & BIT[card] and fits:
                return Refusal("can-place", (), "M11")
    return None


def _why_not_lie(parts: Parts, state: State, face: int) -> Refusal | None:
    """Check that a card is on the belt, and turned no farther than need be [M11]."""
    if not state.belt & BIT[face // 4]:
        return Refusal("not-on-belt", _card(face // 4), "M11")
    if parts.faces.distinct[face]:
        return None
    smaller = _same_lie(parts, face)
    pairs: Pairs = (("angle", ANGLES[face % 4]), ("smaller", ANGLES[smaller % 4]))
    return Refusal("same-lie", (*_card(face // 4), *pairs), "M11")


def _same_lie(parts: Parts, face: int) -> int:
    """Return the face of the same card that lies identically at the smallest angle."""
    sides = [_looks(parts, other) for other in range(face - face % 4, face + 1)]
    return face - face % 4 + sides.index(sides[-1])


def _looks(parts: Parts, face: int) -> list[tuple[str, str]]:
    lying = parts.deck.cards[face // 4].lying(ANGLES[face % 4])
    return [(side.wall, side.cog) for side in lying]


def _why_not_place(parts: Parts, state: State, laying: int) -> Refusal | None:
    """Check that a belt card can be placed like that [M5, M6, M11]."""
    face, cell = divmod(laying, CELLS)
    refusal = _why_not_lie(parts, state, face)
    if refusal is not None:
        return refusal
    table = state.table
    place = table.at(cell)
    if place & table.people():
        who = _character(table, cell)
        return Refusal("on-character", (*_cell(cell), ("who", who)), "M6")
    if place & table.cards:
        return _why_not_cover(parts, table, face, cell)
    if place & spaces_beside(table):
        return None
    if place & beside(table.taken()):
        return Refusal("too-large", _cell(cell), "M5")
    return Refusal("not-beside", _cell(cell), "M11")


def _character(table: Table, cell: int) -> Message:
    """Return who lies on *cell*, as words."""
    place = table.at(cell)
    if place & table.mouse:
        return Message("who-mouse")
    return Message("who-cheese" if place & table.cheese else "who-cat")


def _why_not_cover(parts: Parts, table: Table, face: int, cell: int) -> Refusal | None:
    """Check that a card can be put on top of another: walls must be the same [M11]."""
    below = int(table.face(table.at(cell)))
    differ = parts.faces.open[face] ^ parts.faces.open[below]
    if not differ:
        return None
    sides = [side_name(side) for side in range(4) if differ >> side & 1]
    pairs: Pairs = (
        ("card", IDS[face // 4]),
        ("below", IDS[below // 4]),
        ("cell", NAMES[cell]),
        ("sides", tuple(sides)),
    )
    return Refusal("walls-differ", pairs, "M11")


def _why_not_drop(parts: Parts, state: State, laying: int) -> Refusal | None:
    """Check that a belt card can be dropped like that [M10d]."""
    face, cell = divmod(laying, CELLS)
    refusal = _why_not_lie(parts, state, face)
    if refusal is not None:
        return refusal
    if state.table.at(cell) & state.table.cards:
        return None
    return Refusal("no-card-below", _cell(cell), "M10d")


# Moves of the Mouse and the Cat.


def _why_not_walk(state: State, move: int) -> Refusal | None:
    """Check where the Mouse or the Cat is to go [M13 to M15]."""
    cat = move >= numbers.CAT
    who = int(CAT_WAITS if cat else MOUSE_WAITS)
    cell = move - int(numbers.CAT if cat else numbers.MOUSE)
    name = Message("who-cat" if cat else "who-mouse")
    if not state.waiting & who:
        return Refusal("not-waiting", (("who", name),), "M13")
    goal = state.table.at(cell)
    if goal & ends_of(state, who):
        return None
    return _why_not_there(state, who, cell, (("who", name), *_cell(cell)))


def _why_not_there(state: State, who: int, cell: int, pairs: Pairs) -> Refusal:
    """Return why one of those who wait cannot end on *cell* [M14]."""
    table = state.table
    goal = table.at(cell)
    start = table.cat if who == CAT_WAITS else table.mouse
    if goal & start:
        return Refusal("own-cell", pairs, "M14")
    if goal & table.cards:
        return Refusal("on-card", pairs, "M14")
    if who == CAT_WAITS and goal & table.cheese:
        return Refusal("on-cheese", pairs, "M15")
    room = room_with(table.taken() & ~start)
    if not goal & room and goal & beside(table.taken()):
        return Refusal("too-large", _cell(cell), "M5")
    found = walk(state, who, goal)
    if found is None or not goal & room:
        return Refusal("no-way", pairs, "M14")
    wall: Pairs = (("wall", found.walls[0].message()),)
    holes = who != CAT_WAITS and state.holes != 0
    shut = not entered(table, start, holes) & table.at(state.placed)
    return Refusal("shut-in" if shut else "walled-off", (*pairs, *wall), "M14")


def _why_not_arrive(table: Table, cell: int) -> Refusal | None:
    """Check where the Cat is to arrive [M16]."""
    place = table.at(cell)
    nearest = nearest_spaces(table)
    if place & nearest:
        return None
    if place & table.taken():
        return Refusal("not-empty", _cell(cell), "M16")
    cheese, best = table.where(table.cheese), table.where(nearest)
    if not place & empty_spaces(table) and apart(cheese, cell) <= apart(cheese, best):
        return Refusal("too-large", _cell(cell), "M5")
    pairs: Pairs = (
        *_cell(cell),
        ("far", apart(cheese, cell)),
        ("near", apart(cheese, best)),
    )
    return Refusal("not-nearest", pairs, "M16")
