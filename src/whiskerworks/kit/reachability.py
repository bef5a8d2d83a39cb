# compiled: hot
"""
Where characters can walk to, and who has a path to whom.

A step to a neighbour needs both facing sides open. Places without a Maze Card, with a
character or empty, are open on all sides [M6, M14]. A character that may use mouse
holes also crosses a boundary with a hole on either side [M10a].

Mouse and Cat walk through the placed card [M13]; the Cat arrives near the Cheese [M16].
"""

from typing import Final

from mypy_extensions import i64

from whiskerworks.kit.card_layout import (
    ALL_PLACES,
    WINDOW_WIDTH,
    CardLayout,
    neighbours_of,
    places_within_limits,
)

MOUSE_WAITING: Final[i64] = 1
"""The Mouse still has to move through the placed card [M13]."""
CAT_WAITING: Final[i64] = 2
"""The Cat still has to move through it."""
WAITING_NAMES: Final = ((1, "mouse"), (2, "cat"))
"""The bits of waiting characters, with their names."""


def one_step_from(layout: CardLayout, places: i64, holes: bool) -> i64:
    """Return all places one step away from some of *places*."""
    free = ~layout.cards & ALL_PLACES
    up = ((places & (layout.north | free)) >> WINDOW_WIDTH) & (layout.south | free)
    down = ((places & (layout.south | free)) << WINDOW_WIDTH) & (layout.north | free)
    right = ((places & (layout.east | free)) << 1) & (layout.west | free)
    left = ((places & (layout.west | free)) >> 1) & (layout.east | free)
    found = up | down | right | left
    if holes:
        found |= (places & layout.hole_north) >> WINDOW_WIDTH | (
            places >> WINDOW_WIDTH & layout.hole_south
        )
        found |= (places & layout.hole_south) << WINDOW_WIDTH | (
            places << WINDOW_WIDTH & layout.hole_north
        )
        found |= (places & layout.hole_east) << 1 | (places << 1 & layout.hole_west)
        found |= (places & layout.hole_west) >> 1 | (places >> 1 & layout.hole_east)
    return found


def reachable_from(layout: CardLayout, start: i64, over: i64, holes: bool) -> i64:
    """
    Return all places where walks from *start* over places in *over* can end.

    A walk may end on a place outside *over*, but not continue from it.
    """
    found: i64 = 0
    edge = start
    walked = start
    while edge:
        ends = one_step_from(layout, edge, holes)
        found |= ends
        edge = ends & over & ~walked
        walked |= edge
    return found


def has_path(layout: CardLayout, one: i64, other: i64) -> bool:
    """Return whether a path joins two characters; others do not block it [M17]."""
    if one == 0 or other == 0:
        return False
    return (
        one == other
        or reachable_from(layout, one, layout.occupied(), False) & other != 0
    )


def waiting_next_to(layout: CardLayout, placed: i64) -> i64:
    """Return the characters next to the placed card, as waiting bits [M13]."""
    near = neighbours_of(placed)
    waiting: i64 = MOUSE_WAITING if near & layout.mouse else 0
    if near & layout.cat:
        waiting |= CAT_WAITING
    return waiting


def mouse_destinations(layout: CardLayout, placed: i64, holes: bool) -> i64:
    """Return where the Mouse can go through the placed card [M14, M15]."""
    if one_step_from(layout, layout.mouse, holes) & placed == 0:
        return 0
    taken = layout.occupied()
    spaces = places_within_limits(taken & ~layout.mouse) & ~taken
    found = reachable_from(layout, placed, layout.cards, holes)
    return found & (spaces | layout.cheese | layout.cat)


def cat_destinations(layout: CardLayout, placed: i64) -> i64:
    """Return where the Cat can go through the placed card [M14, M15]."""
    if one_step_from(layout, layout.cat, False) & placed == 0:
        return 0
    taken = layout.occupied()
    spaces = places_within_limits(taken & ~layout.cat) & ~taken
    found = reachable_from(layout, placed, layout.cards | layout.cheese, False)
    return found & (spaces | layout.mouse)


def nearest_spaces(layout: CardLayout) -> i64:
    """Return the empty spaces nearest the Cheese, in orthogonal steps [M16]."""
    taken = layout.occupied()
    room = places_within_limits(taken)
    free = room & ~taken
    seen = layout.cheese
    while seen & free == 0 and seen != room:
        seen = (seen | neighbours_of(seen)) & room
    return seen & free
