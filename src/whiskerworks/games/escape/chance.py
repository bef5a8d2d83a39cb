# compiled: hot
"""What chance does in escape: the draws, and which agenda lies where."""

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.games.escape import moves as own
from whiskerworks.games.escape.parts import EscapeParts, corner_of
from whiskerworks.games.escape.setup import LOWER, UPPER
from whiskerworks.games.escape.state import State, face_of, known
from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit import pile
from whiskerworks.kit.bits import BIT, count
from whiskerworks.kit.canvas import CELLS
from whiskerworks.kit.layings import write_cards


def upper(parts: EscapeParts) -> i64:
    """Return how many Maze Cards come before the Cucumber can come [E3]."""
    return UPPER + 4 - parts.belt


def draw_weights(parts: EscapeParts, state: State) -> tuple[i64, i64]:
    """Return the weights of each Maze Card, and of the Cucumber [E3]."""
    first = upper(parts)
    left = pile.special_left(state.drawn, first, first + LOWER)
    return pile.weights(left, count(state.unseen))


def fill_draws(parts: EscapeParts, state: State, moves: vec[i64]) -> i64:
    """Write what can be drawn: cards, then the Cucumber [E3]."""
    each, special = draw_weights(parts, state)
    found: i64 = 0
    if each:
        found = write_cards(state.unseen, numbers.DRAW, moves)
    if special:
        moves[found] = numbers.DRAW_CUCUMBER
        found += 1
    return found


def fill_faces(parts: EscapeParts, state: State, cell: i64, moves: vec[i64]) -> i64:
    """Write which agendas can lie on a cell: one that is known, or any unknown [E8]."""
    own_face = face_of(state.faces, corner_of(parts, state.table.at(cell)))
    seen = known(state.faces)
    found: i64 = 0
    for agenda in range(1, 5):
        if agenda == own_face or (own_face == 0 and not seen & BIT[agenda]):
            moves[found] = own.FACE + (agenda - 1) * CELLS + cell
            found += 1
    return found


def fill_helps(parts: EscapeParts, state: State, moves: vec[i64]) -> i64:
    """Write which agenda may be turned up before the game, and in which corner [E2]."""
    found: i64 = 0
    for place in parts.corners:
        cell = state.table.where(place)
        for agenda in range(4):
            moves[found] = own.FACE + agenda * CELLS + cell
            found += 1
    return found


def unknown_agendas(parts: EscapeParts, state: State) -> i64:
    """Return the places of agendas that nobody knows yet [E8]."""
    found: i64 = 0
    for corner in range(len(parts.corners)):
        place = parts.corners[corner]
        if state.agendas & place and face_of(state.faces, corner) == 0:
            found |= place
    return found
