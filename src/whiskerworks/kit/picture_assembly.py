# compiled: hot
"""
The picture that all Maze Cards make: the frame's places, the cards in it, and fits.

The frame has seven columns, a to g, and four rows, 1 to 4. Places are numbered row by
row, so a half turn of the frame takes place i to place 27 - i:

       a  b  c  d  e  f  g
    1  0  1  2  3  4  5  6
    2  7  8  9 10 11 12 13
    3 14 15 16 17 18 19 20
    4 21 22 23 24 25 26 27

Sides are numbered 0 north, 1 east, 2 south, 3 west.
"""

from typing import Final

from whiskerworks.kit.decks import (
    ANGLES,
    CARD_IDS,
    OPEN,
    PLANT,
    TRAILS,
    Card,
    Deck,
    Side,
)

FRAME_COLUMNS: Final = 7
FRAME_ROWS: Final = 4
FRAME_PLACES: Final = 28
"""The number of places in the frame [P1]."""
PLACE_NAMES: Final = tuple([f"{column}{row}" for row in "1234" for column in "abcdefg"])
"""The names of the places, row by row: a1, b1 …"""
PLACES_BY_NAME: Final = {name: place for place, name in enumerate(PLACE_NAMES)}
"""The place with each name."""

FRAME_EDGE: Final = -1
"""Stands for the edge of the frame, beyond the outermost places."""

# Why a side does not fit.
SEAMS_DIFFER: Final = "differs"
PLANT_INSIDE: Final = "plant-inside"
TRAIL_SHUT: Final = "trail-shut"

TurnedCard = tuple[int, int]
"""A card, by index in the deck, and its angle."""
Assembly = tuple[TurnedCard | None, ...]
"""The card at each of the 28 places; None for an empty place."""
PlacedCard = tuple[int, int, int]
"""A card, its place and its angle."""
Misfit = tuple[int, int, str]
"""A place, a side of the card there, and why it does not fit."""


def empty_assembly() -> Assembly:
    """Return the empty frame."""
    return (None,) * FRAME_PLACES


def place_beyond(place: int, side: int) -> int:
    """Return the place beyond a *side* of *place*, or FRAME_EDGE."""
    row, column = divmod(place, FRAME_COLUMNS)
    if side == 0:
        return place - FRAME_COLUMNS if row > 0 else FRAME_EDGE
    if side == 1:
        return place + 1 if column < FRAME_COLUMNS - 1 else FRAME_EDGE
    if side == 2:
        return place + FRAME_COLUMNS if row < FRAME_ROWS - 1 else FRAME_EDGE
    return place - 1 if column > 0 else FRAME_EDGE


INNER_SEAMS: Final = tuple(
    [
        (place, side, place_beyond(place, side))
        for place in range(FRAME_PLACES)
        for side in (1, 2)
        if place_beyond(place, side) != FRAME_EDGE
    ]
)
"""The 45 seams inside: a place, its east or south side, and the place beyond."""
FRAME_SIDES: Final = tuple(
    [
        (place, side)
        for place in range(FRAME_PLACES)
        for side in range(4)
        if place_beyond(place, side) == FRAME_EDGE
    ]
)
"""The 22 sides at the frame's edge, each a place and its side."""


def placed_cards(assembly: Assembly) -> list[PlacedCard]:
    """Return the cards in the frame, place by place."""
    found: list[PlacedCard] = []
    for place, lying in enumerate(assembly):
        if lying is not None:
            found.append((lying[0], place, lying[1]))
    return found


def assembly_text(assembly: Assembly) -> str:
    """Return *assembly* as four lines of seven: m07@90, or . for an empty place."""
    words = [_turned_card_text(lying) for lying in assembly]
    rows = [words[i : i + FRAME_COLUMNS] for i in range(0, FRAME_PLACES, FRAME_COLUMNS)]
    return "\n".join([" ".join(row) for row in rows])


def _turned_card_text(lying: TurnedCard | None) -> str:
    return "." if lying is None else f"{CARD_IDS[lying[0]]}@{lying[1]}"


def sides_of_turned_card(deck: Deck, lying: TurnedCard) -> tuple[Side, ...]:
    """Return the sides of a turned card: north, east, south, west."""
    card, angle = lying
    return deck.cards[card].lying(angle)


def why_side_unfit(side: Side, *, on_frame: bool) -> str:
    """Return why *side* fits no neighbour there; "" if it may fit [P4]."""
    if side.motif == PLANT and not on_frame:
        return PLANT_INSIDE
    if on_frame and side.motif in TRAILS and side.wall != OPEN:
        return TRAIL_SHUT
    return ""


def fits_alone(deck: Deck, lying: TurnedCard, place: int) -> bool:
    """Return whether a turned card fits *place*, whatever its neighbours [P4]."""
    for index, side in enumerate(sides_of_turned_card(deck, lying)):
        if why_side_unfit(side, on_frame=place_beyond(place, index) == FRAME_EDGE):
            return False
    return True


def misfits_at(deck: Deck, assembly: Assembly, place: int) -> list[Misfit]:
    """Return the sides of the card at *place* that do not fit [P4]."""
    lying = assembly[place]
    if lying is None:
        return []
    found: list[Misfit] = []
    for index, side in enumerate(sides_of_turned_card(deck, lying)):
        other = place_beyond(place, index)
        why = why_side_unfit(side, on_frame=other == FRAME_EDGE)
        if not why and other != FRAME_EDGE:
            why = _why_seams_differ(deck, side, assembly[other], (index + 2) % 4)
        if why:
            found.append((place, index, why))
    return found


def _why_seams_differ(
    deck: Deck, side: Side, other: TurnedCard | None, facing: int
) -> str:
    """Return why *side* does not fit the card facing it; "" if it does."""
    if other is None or sides_of_turned_card(deck, other)[facing].seam == side.seam:
        return ""
    return SEAMS_DIFFER


def misfits(deck: Deck, assembly: Assembly) -> list[Misfit]:
    """Return all sides that do not fit, place by place [P4]."""
    found: list[Misfit] = []
    for place in range(FRAME_PLACES):
        found.extend(misfits_at(deck, assembly, place))
    return found


def is_assembled(deck: Deck, assembly: Assembly) -> bool:
    """Return whether every place is filled and every seam fits [P6]."""
    return None not in assembly and not misfits(deck, assembly)


def half_turn(assembly: Assembly) -> Assembly:
    """Return the assembly with the whole frame turned by 180 degrees [P5]."""
    turned = [_turned_over(lying) for lying in assembly]
    turned.reverse()
    return tuple(turned)


def _turned_over(lying: TurnedCard | None) -> TurnedCard | None:
    if lying is None:
        return None
    card, angle = lying
    return card, (angle + 180) % 360


def looks_same(deck: Deck, one: TurnedCard | None, other: TurnedCard | None) -> bool:
    """Return whether both are the same card with the same seams on every side."""
    if one is None or other is None or one[0] != other[0]:
        return False
    card = deck.cards[one[0]]
    return _seams(card, one[1]) == _seams(card, other[1])


def _seams(card: Card, angle: int) -> list[tuple[str, str]]:
    return [side.seam for side in card.lying(angle)]


def smallest_angle(card: Card, angle: int) -> int:
    """Return the smallest angle that shows the same seams of *card* as *angle*."""
    seams = _seams(card, angle)
    return next(other for other in ANGLES if _seams(card, other) == seams)


def distinct_angles(card: Card) -> tuple[int, ...]:
    """Return the angles at which *card* shows different seams [P5]."""
    return tuple([angle for angle in ANGLES if smallest_angle(card, angle) == angle])
