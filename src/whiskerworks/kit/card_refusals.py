# compiled: cold
"""Refusals of moves with Maze Cards that all games share."""

from whiskerworks.core.message import Message, Params, Refusal
from whiskerworks.kit import card_moves
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.card_components import Components, turn_for_start
from whiskerworks.kit.card_layout import CardLayout, neighbours_of, places_within_limits
from whiskerworks.kit.card_messages import side_name_message
from whiskerworks.kit.card_move_generation import empty_spaces
from whiskerworks.kit.card_state import (
    CardState,
    ChaseState,
    destinations_of,
    walker_of,
)
from whiskerworks.kit.cell_grid import CELL_COUNT, CELL_NAMES, cell_distance
from whiskerworks.kit.decks import ANGLES, CARD_IDS
from whiskerworks.kit.reachability import nearest_spaces, one_step_from
from whiskerworks.kit.routes import chase_route


def cell_params(cell: int) -> Params:
    """Return the parameters that name a cell."""
    return {"cell": CELL_NAMES[cell]}


def card_params(card: int) -> Params:
    """Return the parameters that name a card."""
    return {"card": CARD_IDS[card]}


def why_not_shared_move(
    components: Components, state: CardState, move: int
) -> Refusal | None:
    """Check a move that several games share."""
    layout = state.layout
    if move < card_moves.START_CARD:
        return _why_not_drop(components, state, move - int(card_moves.DROP))
    if move < card_moves.SPIN:
        return _why_not_start(components, state, move - int(card_moves.START_CARD))
    if move < card_moves.MOUSE_WALK:
        cell = (move - int(card_moves.SPIN)) % CELL_COUNT
        if layout.at(cell) & layout.cards:
            return None
        return Refusal("no-card", cell_params(cell), "M10c")
    if move < card_moves.SKIP:
        return _why_not_arrive(layout, move - int(card_moves.ARRIVE))
    return why_not_unseen(state, move - int(card_moves.BELT_CARD))


def _why_not_start(
    components: Components, state: CardState, placement: int
) -> Refusal | None:
    """Check a start card [M7]."""
    start = components.setup.starts[count(state.layout.cards)]
    face, cell = divmod(placement, CELL_COUNT)
    refusal = why_not_unseen(state, face // 4)
    if refusal is not None:
        return refusal
    card = card_params(face // 4)
    if cell != start.cell:
        return Refusal("start-elsewhere", cell_params(start.cell), "M7")
    turn = turn_for_start(components.deck, face // 4, start)
    if turn < 0:
        return Refusal("start-walls", {**card, **cell_params(cell)}, "M7")
    if turn != face % 4:
        return Refusal("start-angle", {**card, "angle": ANGLES[turn]}, "M7")
    return None


def why_not_unseen(state: CardState, card: int) -> Refusal | None:
    """Check that a card is still in the deck [M8]."""
    if state.unseen & BIT[card]:
        return None
    return Refusal("card-gone", card_params(card), "M8")


def why_not_from_belt(
    components: Components, state: CardState, face: int
) -> Refusal | None:
    """Check that a card is on the belt, at the smallest angle that lies so [M11]."""
    if not state.belt & BIT[face // 4]:
        return Refusal("not-on-belt", card_params(face // 4), "M11")
    if components.faces.distinct[face]:
        return None
    smaller = _same_lie(components, face)
    params: Params = {"angle": ANGLES[face % 4], "smaller": ANGLES[smaller % 4]}
    return Refusal("same-lie", {**card_params(face // 4), **params}, "M11")


def _same_lie(components: Components, face: int) -> int:
    """Return the face of the same card that lies identically at the smallest angle."""
    sides = [_looks(components, other) for other in range(face - face % 4, face + 1)]
    return face - face % 4 + sides.index(sides[-1])


def _looks(components: Components, face: int) -> list[tuple[str, str]]:
    lying = components.deck.cards[face // 4].lying(ANGLES[face % 4])
    return [(side.wall, side.cog) for side in lying]


def why_not_on_character(layout: CardLayout, cell: int) -> Refusal | None:
    """Check that no character lies on *cell* [M6]."""
    place = layout.at(cell)
    if not place & layout.characters():
        return None
    who = "mouse" if place & layout.mouse else "cat"
    if place & layout.cheese:
        who = "cheese"
    params: Params = {**cell_params(cell), "who": Message(f"who-{who}")}
    return Refusal("on-character", params, "M6")


def why_not_cover(
    components: Components, layout: CardLayout, face: int, cell: int
) -> Refusal | None:
    """Check that a card may cover another: their walls must be the same [M11]."""
    below = int(layout.face(layout.at(cell)))
    differ = components.faces.open[face] ^ components.faces.open[below]
    if not differ:
        return None
    sides = [side_name_message(side) for side in range(4) if differ >> side & 1]
    params: Params = {
        "card": CARD_IDS[face // 4],
        "below": CARD_IDS[below // 4],
        "cell": CELL_NAMES[cell],
        "sides": tuple(sides),
    }
    return Refusal("walls-differ", params, "M11")


def _why_not_drop(
    components: Components, state: CardState, placement: int
) -> Refusal | None:
    """Check a dropped card [M10d]."""
    face, cell = divmod(placement, CELL_COUNT)
    refusal = why_not_from_belt(components, state, face)
    if refusal is not None or state.layout.at(cell) & state.layout.cards:
        return refusal
    return Refusal("no-card-below", cell_params(cell), "M10d")


def why_not_walk(state: ChaseState, move: int) -> Refusal | None:
    """Check a walk of the Mouse or the Cat [M13 to M15]."""
    cat = move >= card_moves.CAT_WALK
    cell = move - int(card_moves.CAT_WALK if cat else card_moves.MOUSE_WALK)
    if not state.waiting & walker_of(move):
        name = Message("who-cat" if cat else "who-mouse")
        return Refusal("not-waiting", {"who": name}, "M13")
    if state.layout.at(cell) & destinations_of(state, walker_of(move)):
        return None
    return _why_not_there(state.layout, cat, int(state.placed), cell, state.holes != 0)


def _why_not_there(
    layout: CardLayout, cat: bool, placed: int, cell: int, holes: bool
) -> Refusal:
    """Return why Cat or Mouse cannot end its walk on *cell* [M14, M15]."""
    goal = layout.at(cell)
    start = layout.cat if cat else layout.mouse
    who = Message("who-cat" if cat else "who-mouse")
    params: Params = {"who": who, **cell_params(cell)}
    if goal & start:
        return Refusal("own-cell", params, "M14")
    if goal & layout.cards:
        return Refusal("on-card", params, "M14")
    if cat and goal & layout.cheese:
        return Refusal("on-cheese", params, "M15")
    room = places_within_limits(layout.occupied() & ~start)
    if not goal & room and goal & neighbours_of(layout.occupied()):
        return Refusal("too-large", cell_params(cell), "M5")
    found = chase_route(layout, cat, layout.at(placed), goal, holes)
    if found is None or not goal & room:
        return Refusal("no-way", params, "M14")
    wall: Params = {"wall": found.walls[0].message()}
    shut = not one_step_from(layout, start, holes and not cat) & layout.at(placed)
    return Refusal("shut-in" if shut else "walled-off", {**params, **wall}, "M14")


def _why_not_arrive(layout: CardLayout, cell: int) -> Refusal | None:
    """Check the cell where the Cat arrives [M16]."""
    place = layout.at(cell)
    nearest = nearest_spaces(layout)
    if place & nearest:
        return None
    if place & layout.occupied():
        return Refusal("not-empty", cell_params(cell), "M16")
    cheese, best = layout.where(layout.cheese), layout.where(nearest)
    if not place & empty_spaces(layout) and cell_distance(
        cheese, cell
    ) <= cell_distance(cheese, best):
        return Refusal("too-large", cell_params(cell), "M5")
    params: Params = {
        **cell_params(cell),
        "far": cell_distance(cheese, cell),
        "near": cell_distance(cheese, best),
    }
    return Refusal("not-nearest", params, "M16")
