# compiled: cold
"""Why a move with Maze Cards is refused: what all games with them share."""

from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.canvas import CELLS, NAMES, apart
from whiskerworks.kit.card_lists import empty_spaces
from whiskerworks.kit.card_state import CardState, ChaseState, ends_of, walker
from whiskerworks.kit.card_words import side_name
from whiskerworks.kit.decks import ANGLES, IDS
from whiskerworks.kit.starts import Parts, turn_for
from whiskerworks.kit.table import Table, beside, room_with
from whiskerworks.kit.walks import entered, nearest_spaces
from whiskerworks.kit.ways import chased


def cell_params(cell: int) -> Params:
    """Return the parameters that name a cell."""
    return {"cell": NAMES[cell]}


def card_params(card: int) -> Params:
    """Return the parameters that name a card."""
    return {"card": IDS[card]}


def why_not_alike(parts: Parts, state: CardState, move: int) -> Refusal | None:
    """Check a move of a phase that is the same in several games."""
    table = state.table
    if move < numbers.START:
        return _why_not_drop(parts, state, move - int(numbers.DROP))
    if move < numbers.SPIN:
        return _why_not_start(parts, state, move - int(numbers.START))
    if move < numbers.MOUSE:
        cell = (move - int(numbers.SPIN)) % CELLS
        if table.at(cell) & table.cards:
            return None
        return Refusal("no-card", cell_params(cell), "M10c")
    if move < numbers.SKIP:
        return _why_not_arrive(table, move - int(numbers.ARRIVE))
    return why_not_seen(state, move - int(numbers.BELT))


def _why_not_start(parts: Parts, state: CardState, laying: int) -> Refusal | None:
    """Check a start card [M7]."""
    start = parts.setup.starts[count(state.table.cards)]
    face, cell = divmod(laying, CELLS)
    refusal = why_not_seen(state, face // 4)
    if refusal is not None:
        return refusal
    card = card_params(face // 4)
    if cell != start.cell:
        return Refusal("start-elsewhere", cell_params(start.cell), "M7")
    turn = turn_for(parts.deck, face // 4, start)
    if turn < 0:
        return Refusal("start-walls", {**card, **cell_params(cell)}, "M7")
    if turn != face % 4:
        return Refusal("start-angle", {**card, "angle": ANGLES[turn]}, "M7")
    return None


def why_not_seen(state: CardState, card: int) -> Refusal | None:
    """Check that a card has not come yet [M8]."""
    if state.unseen & BIT[card]:
        return None
    return Refusal("card-gone", card_params(card), "M8")


def why_not_lie(parts: Parts, state: CardState, face: int) -> Refusal | None:
    """Check that a card is on the belt, and turned no farther than need be [M11]."""
    if not state.belt & BIT[face // 4]:
        return Refusal("not-on-belt", card_params(face // 4), "M11")
    if parts.faces.distinct[face]:
        return None
    smaller = _same_lie(parts, face)
    params: Params = {"angle": ANGLES[face % 4], "smaller": ANGLES[smaller % 4]}
    return Refusal("same-lie", {**card_params(face // 4), **params}, "M11")


def _same_lie(parts: Parts, face: int) -> int:
    """Return the face of the same card that lies identically at the smallest angle."""
    sides = [_looks(parts, other) for other in range(face - face % 4, face + 1)]
    return face - face % 4 + sides.index(sides[-1])


def _looks(parts: Parts, face: int) -> list[tuple[str, str]]:
    lying = parts.deck.cards[face // 4].lying(ANGLES[face % 4])
    return [(side.wall, side.cog) for side in lying]


def why_not_on_character(table: Table, cell: int) -> Refusal | None:
    """Check that no character lies on *cell* [M6]."""
    place = table.at(cell)
    if not place & table.people():
        return None
    who = "mouse" if place & table.mouse else "cat"
    if place & table.cheese:
        who = "cheese"
    params: Params = {**cell_params(cell), "who": Message(f"who-{who}")}
    return Refusal("on-character", params, "M6")


def why_not_cover(parts: Parts, table: Table, face: int, cell: int) -> Refusal | None:
    """Check that a card can be put on top of another: walls must be the same [M11]."""
    below = int(table.face(table.at(cell)))
    differ = parts.faces.open[face] ^ parts.faces.open[below]
    if not differ:
        return None
    sides = [side_name(side) for side in range(4) if differ >> side & 1]
    params: Params = {
        "card": IDS[face // 4],
        "below": IDS[below // 4],
        "cell": NAMES[cell],
        "sides": tuple(sides),
    }
    return Refusal("walls-differ", params, "M11")


def _why_not_drop(parts: Parts, state: CardState, laying: int) -> Refusal | None:
    """Check that a belt card can be dropped like that [M10d]."""
    face, cell = divmod(laying, CELLS)
    refusal = why_not_lie(parts, state, face)
    if refusal is not None or state.table.at(cell) & state.table.cards:
        return refusal
    return Refusal("no-card-below", cell_params(cell), "M10d")


def why_not_walk(state: ChaseState, move: int) -> Refusal | None:
    """Check where the Mouse or the Cat is to go [M13 to M15]."""
    cat = move >= numbers.CAT
    cell = move - int(numbers.CAT if cat else numbers.MOUSE)
    if not state.waiting & walker(move):
        name = Message("who-cat" if cat else "who-mouse")
        return Refusal("not-waiting", {"who": name}, "M13")
    if state.table.at(cell) & ends_of(state, walker(move)):
        return None
    return _why_not_there(state.table, cat, int(state.placed), cell, state.holes != 0)


def _why_not_there(
    table: Table, cat: bool, placed: int, cell: int, holes: bool
) -> Refusal:
    """Return why Cat or Mouse cannot end on *cell*, where it cannot [M14, M15]."""
    goal = table.at(cell)
    start = table.cat if cat else table.mouse
    who = Message("who-cat" if cat else "who-mouse")
    params: Params = {"who": who, **cell_params(cell)}
    if goal & start:
        return Refusal("own-cell", params, "M14")
    if goal & table.cards:
        return Refusal("on-card", params, "M14")
    if cat and goal & table.cheese:
        return Refusal("on-cheese", params, "M15")
    room = room_with(table.taken() & ~start)
    if not goal & room and goal & beside(table.taken()):
        return Refusal("too-large", cell_params(cell), "M5")
    found = chased(table, cat, table.at(placed), goal, holes)
    if found is None or not goal & room:
        return Refusal("no-way", params, "M14")
    wall: Params = {"wall": found.walls[0].message()}
    shut = not entered(table, start, holes and not cat) & table.at(placed)
    return Refusal("shut-in" if shut else "walled-off", {**params, **wall}, "M14")


def _why_not_arrive(table: Table, cell: int) -> Refusal | None:
    """Check where the Cat is to arrive [M16]."""
    place = table.at(cell)
    nearest = nearest_spaces(table)
    if place & nearest:
        return None
    if place & table.taken():
        return Refusal("not-empty", cell_params(cell), "M16")
    cheese, best = table.where(table.cheese), table.where(nearest)
    if not place & empty_spaces(table) and apart(cheese, cell) <= apart(cheese, best):
        return Refusal("too-large", cell_params(cell), "M5")
    params: Params = {
        **cell_params(cell),
        "far": apart(cheese, cell),
        "near": apart(cheese, best),
    }
    return Refusal("not-nearest", params, "M16")
