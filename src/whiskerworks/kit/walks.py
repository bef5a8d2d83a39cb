# compiled: hot
"""
Walks over a table: where a character can get to, and who has a path to whom.

One may go from a place to its neighbour when both facing sides are open; whatever is
no Maze Card, a character's place or an empty one, is open on all sides [M6, M14]. Those
who may use mouse holes also cross a boundary with a hole on either face [M10a].

Mouse and Cat walk through the placed card [M13]; the Cat arrives near the Cheese [M16].
"""

from typing import Final

from mypy_extensions import i64

from whiskerworks.kit.table import INSIDE, ROW, Table, beside, room_with

MOUSE_WAITS: Final[i64] = 1
"""The Mouse has still to move through the placed card [M13]."""
CAT_WAITS: Final[i64] = 2
"""The Cat has."""
WAITING: Final = ((1, "mouse"), (2, "cat"))
"""Who may have to, by name."""


def entered(table: Table, places: i64, holes: bool) -> i64:
    """Return all places that can be entered in one step from some of *places*."""
    free = ~table.cards & INSIDE
    up = ((places & (table.north | free)) >> ROW) & (table.south | free)
    down = ((places & (table.south | free)) << ROW) & (table.north | free)
    right = ((places & (table.east | free)) << 1) & (table.west | free)
    left = ((places & (table.west | free)) >> 1) & (table.east | free)
    found = up | down | right | left
    if holes:
        found |= (places & table.hole_north) >> ROW | (places >> ROW & table.hole_south)
        found |= (places & table.hole_south) << ROW | (places << ROW & table.hole_north)
        found |= (places & table.hole_east) << 1 | (places << 1 & table.hole_west)
        found |= (places & table.hole_west) >> 1 | (places >> 1 & table.hole_east)
    return found


def reach(table: Table, start: i64, over: i64, holes: bool) -> i64:
    """
    Return all places entered on walks from *start* that go on over places in *over*.

    Where a walk may not go on, it may still end: those places are returned as well.
    """
    found: i64 = 0
    edge = start
    walked = start
    while edge:
        ends = entered(table, edge, holes)
        found |= ends
        edge = ends & over & ~walked
        walked |= edge
    return found


def has_path(table: Table, one: i64, other: i64) -> bool:
    """Tell whether a path joins two characters; others are no hindrance [M17]."""
    if one == 0 or other == 0:
        return False
    return one == other or reach(table, one, table.taken(), False) & other != 0


def waiting_beside(table: Table, placed: i64) -> i64:
    """Return who lies next to the placed card [M13]."""
    near = beside(placed)
    waiting: i64 = MOUSE_WAITS if near & table.mouse else 0
    if near & table.cat:
        waiting |= CAT_WAITS
    return waiting


def mouse_ends(table: Table, placed: i64, holes: bool) -> i64:
    """Return where the Mouse can go through the placed card [M14, M15]."""
    if entered(table, table.mouse, holes) & placed == 0:
        return 0
    taken = table.taken()
    spaces = room_with(taken & ~table.mouse) & ~taken
    found = reach(table, placed, table.cards, holes)
    return found & (spaces | table.cheese | table.cat)


def cat_ends(table: Table, placed: i64) -> i64:
    """Return where the Cat can go through the placed card [M14, M15]."""
    if entered(table, table.cat, False) & placed == 0:
        return 0
    taken = table.taken()
    spaces = room_with(taken & ~table.cat) & ~taken
    found = reach(table, placed, table.cards | table.cheese, False)
    return found & (spaces | table.mouse)


def nearest_spaces(table: Table) -> i64:
    """Return the empty spaces nearest the Cheese, as the crow walks [M16]."""
    taken = table.taken()
    room = room_with(taken)
    free = room & ~taken
    seen = table.cheese
    while seen & free == 0 and seen != room:
        seen = (seen | beside(seen)) & room
    return seen & free
