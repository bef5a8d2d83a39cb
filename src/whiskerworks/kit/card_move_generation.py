# compiled: hot
"""Which moves with Maze Cards there are: layings, walks, and what chance can bring."""

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
"""So often a placement is guessed; then there are few, and they are better listed."""
NOT_DRAWN: Final[i64] = -1
"""What is said when a move has to be drawn from the list of all."""


def empty_spaces(layout: CardLayout) -> i64:
    """Return every empty space [M5]."""
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
    Write every way to place a card of the *belt* [M11].

    Any way round on *spaces*; with the same walls on top of cards on *below*.
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
    """Tell whether a card of the *belt* can be placed at all [M11]."""
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
    Draw a way to place a card, or an *other* move that can be made instead [M11].

    There is none of those if it is UNDRAWN. A placement is guessed among more than are
    legal, until it is legal: so all legal ones stay equally likely, and none is listed.
    While there is an empty space any card can be placed; else say UNDRAWN.
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
    """Write every way to drop a card of the *belt* on a Maze Card [M10d]."""
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
    """Write those *layings* of a start place whose card has not come yet [M7]."""
    found: i64 = 0
    for number in placements:
        if unseen & BIT[number // (4 * CELL_COUNT)]:
            moves[found] = card_moves.START_CARD + number
            found += 1
    return found


def weigh_evenly(weights: vec[i64]) -> None:
    """Write the weights of outcomes that are alike: there are never more than cards."""
    for index in range(min(len(weights), CARD_COUNT)):
        weights[index] = 1


def fill_cell_moves(
    layout: CardLayout, places: i64, first: i64, moves: vec[i64], found: i64
) -> i64:
    """Write a move for each of *places*: *first* and the number of its cell."""
    corner = first + GRID_WIDTH * layout.top + layout.left
    while places:
        low = places & -places
        places ^= low
        moves[found] = corner + CELL_OFFSETS[place_of(low)]
        found += 1
    return found


def fill_card_moves(cards: i64, first: i64, moves: vec[i64]) -> i64:
    """Write a move for each card of a set: *first* and its number."""
    found: i64 = 0
    while cards:
        low = cards & -cards
        cards ^= low
        moves[found] = first + place_of(low)
        found += 1
    return found


# Drawing from a pile that is never shuffled. Among equally likely cards lies one
# special one, which comes after at least *first* and at most *last* others, each number
# equally likely [M8].


def draws_left_for_special(drawn: i64, first: i64, last: i64) -> i64:
    """
    Return over how many draws the special card is spread, the next one included.

    It comes next in one of so many cases; 0 says that it cannot come next. *drawn*
    others have come before, and it has not come yet.
    """
    return last - drawn + 1 if first <= drawn <= last else 0


def draw_weights(left: i64, others: i64) -> tuple[i64, i64]:
    """
    Return the weights of each other card and of the special one, as small as can be.

    *left* is what `special_left` says, *others* how many other cards may come.
    """
    if left == 0:
        return 1, 0
    if left == 1 or others == 0:
        return 0, 1
    each, special = left - 1, others
    divisor = _common(each, special)
    return each // divisor, special // divisor


def fill_draws(unseen: i64, left: i64, special: i64, moves: vec[i64]) -> i64:
    """Write what can be drawn: the *unseen* cards, then the *special* one [M8]."""
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
    """Draw one of the *unseen* cards or the *special* one, each as likely as it is."""
    if unseen == 0 or left == 1 or (left and rng.randrange(left) == 0):
        return special
    return card_moves.DRAW_CARD + place_of(nth(unseen, rng.randrange(count(unseen))))


def _common(one: i64, other: i64) -> i64:
    while other:
        one, other = other, one % other
    return one
