# compiled: hot
"""Generate legal moves with Maze Cards: placements, walks and draws."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.kit import card_moves
from whiskerworks.kit.bits import BIT, count, nth, place_of
from whiskerworks.kit.card_faces import CardFaces
from whiskerworks.kit.card_layout import (
    CELL_OFFSETS,
    WINDOW_PLACES,
    CardLayout,
    neighbours_of,
    places_within_limits,
)
from whiskerworks.kit.cell_grid import CELL_COUNT, GRID_WIDTH
from whiskerworks.kit.decks import CARD_COUNT

MAX_PLACEMENT_GUESSES: Final[i64] = 64
"""Guesses at a placement before listing them all, since few are legal."""
NOT_DRAWN: Final[i64] = -1
"""Returned when a move must be drawn from the list of all."""


def empty_spaces(layout: CardLayout) -> i64:
    """Return all empty spaces [M5]."""
    taken = layout.occupied()
    return places_within_limits(taken) & ~taken


def spaces_beside(layout: CardLayout) -> i64:
    """Return the empty spaces next to any card on the table [M11]."""
    taken = layout.occupied()
    return neighbours_of(taken) & places_within_limits(taken) & ~taken


def fill_placements(
    faces: CardFaces,
    layout: CardLayout,
    belt: i64,
    spaces: i64,
    below: i64,
    moves: vec[i64],
    found: i64,
) -> i64:
    """
    Append every placement of a *belt* card, and return the new count [M11].

    Cards may lie any way round on *spaces*, and with the same walls on cards *below*.
    """
    while belt:
        low = belt & -belt
        belt ^= low
        face = 4 * place_of(low)
        end = face + 4
        while face < end:
            if faces.distinct[face]:
                places = spaces | layout.places_with_walls(faces.open[face]) & below
                found = fill_cell_moves(layout, places, face * CELL_COUNT, moves, found)
            face += 1
    return found


def can_place(
    faces: CardFaces, layout: CardLayout, belt: i64, spaces: i64, below: i64
) -> bool:
    """Return whether any *belt* card can be placed [M11]."""
    if belt == 0:
        return False
    if spaces:
        return True
    if below == 0:
        return False
    while belt:
        low = belt & -belt
        belt ^= low
        face = 4 * place_of(low)
        end = face + 4
        while face < end:
            if layout.places_with_walls(faces.open[face]) & below:
                return True
            face += 1
    return False


def pick_placement(
    faces: CardFaces,
    layout: CardLayout,
    belt: i64,
    spaces: i64,
    other: i64,
    rng: Random,
) -> i64:
    """
    Draw a placement, or the *other* legal move, all equally likely [M11].

    *other* may be NOT_DRAWN for none. Guess among candidates until one is legal, which
    keeps all legal placements equally likely without listing them. Return NOT_DRAWN if
    no space is empty, or if the guesses run out.
    """
    if spaces == 0 or belt == 0:
        return NOT_DRAWN
    ways = 4 * WINDOW_PLACES * count(belt)
    stop = ways if other == NOT_DRAWN else ways + 1
    for _guess in range(MAX_PLACEMENT_GUESSES):
        way = rng.randrange(stop)
        if way == ways:
            return other
        place = way % WINDOW_PLACES
        way //= WINDOW_PLACES
        face = 4 * place_of(nth(belt, way // 4)) + way % 4
        if faces.distinct[face]:
            places = spaces | layout.places_with_walls(faces.open[face])
            if BIT[place] & places:
                return face * CELL_COUNT + layout.cell(place)
    return NOT_DRAWN


def fill_drops(faces: CardFaces, layout: CardLayout, belt: i64, moves: vec[i64]) -> i64:
    """Write every drop of a *belt* card on a Maze Card [M10d]."""
    found: i64 = 0
    while belt:
        low = belt & -belt
        belt ^= low
        face = 4 * place_of(low)
        end = face + 4
        while face < end:
            if faces.distinct[face]:
                first = card_moves.DROP + face * CELL_COUNT
                found = fill_cell_moves(layout, layout.cards, first, moves, found)
            face += 1
    return found


def fill_spins(layout: CardLayout, moves: vec[i64]) -> i64:
    """Write every way to turn a Maze Card [M10c]."""
    found: i64 = 0
    for quarters in range(3):
        first = card_moves.SPIN + quarters * CELL_COUNT
        found = fill_cell_moves(layout, layout.cards, first, moves, found)
    return found


def fill_starts(placements: list[int], unseen: i64, moves: vec[i64]) -> i64:
    """Write the *placements* of a start place whose card is still in the deck [M7]."""
    found: i64 = 0
    for number in placements:
        if unseen & BIT[number // (4 * CELL_COUNT)]:
            moves[found] = card_moves.START_CARD + number
            found += 1
    return found


def weigh_evenly(weights: vec[i64]) -> None:
    """Write equal weights, for at most as many outcomes as cards."""
    for index in range(min(len(weights), CARD_COUNT)):
        weights[index] = 1


def fill_cell_moves(
    layout: CardLayout, places: i64, first: i64, moves: vec[i64], found: i64
) -> i64:
    """Append the move *first* + cell for each of *places*; return the new count."""
    corner = first + GRID_WIDTH * layout.top + layout.left
    while places:
        low = places & -places
        places ^= low
        moves[found] = corner + CELL_OFFSETS[place_of(low)]
        found += 1
    return found


def fill_card_moves(cards: i64, first: i64, moves: vec[i64]) -> i64:
    """Write the move *first* + card for each card of a set; return their number."""
    found: i64 = 0
    while cards:
        low = cards & -cards
        cards ^= low
        moves[found] = first + place_of(low)
        found += 1
    return found


# Draws from the deck, without shuffling it first. One special card comes after *first*
# to *last* other cards, each number equally likely [M8].


def draws_left_for_special(drawn: i64, first: i64, last: i64) -> i64:
    """
    Return how many draws may bring the special card, the next one included.

    It comes next in one of that many cases; 0 means that it cannot come next. *drawn*
    is the number of other cards drawn before it.
    """
    return last - drawn + 1 if first <= drawn <= last else 0


def draw_weights(left: i64, others: i64) -> tuple[i64, i64]:
    """
    Return the smallest integer weights of each other card and of the special one.

    *left* comes from `draws_left_for_special`; *others* is the number of other cards.
    """
    if left == 0:
        return 1, 0
    if left == 1 or others == 0:
        return 0, 1
    each, special = left - 1, others
    divisor = _common(each, special)
    return each // divisor, special // divisor


def fill_draws(unseen: i64, left: i64, special: i64, moves: vec[i64]) -> i64:
    """Write the possible draws: the *unseen* cards, then the *special* one [M8]."""
    each, one = draw_weights(left, count(unseen))
    found: i64 = fill_card_moves(unseen, card_moves.DRAW_CARD, moves) if each else 0
    if one:
        moves[found] = special
        found += 1
    return found


def weigh_draws(unseen: i64, left: i64, weights: vec[i64]) -> None:
    """Write the weight of each draw, in the order of `fill_draws` [M8]."""
    cards = count(unseen)
    each, one = draw_weights(left, cards)
    if each == 0:
        cards = 0
    for index in range(cards):
        weights[index] = each
    if one:
        weights[cards] = one


def pick_draw(unseen: i64, left: i64, special: i64, rng: Random) -> i64:
    """Draw one of the *unseen* cards or the *special* one, by their weights."""
    if unseen == 0 or left == 1 or (left and rng.randrange(left) == 0):
        return special
    return card_moves.DRAW_CARD + place_of(nth(unseen, rng.randrange(count(unseen))))


def _common(one: i64, other: i64) -> i64:
    while other:
        one, other = other, one % other
    return one
