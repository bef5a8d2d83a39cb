# compiled: hot
"""
Walks over a table: where a character can get to, and who has a path to whom.

One may go from a place to its neighbour when both facing sides are open; whatever is
no Maze Card, a character's place or an empty one, is open on all sides [M6, M14]. Those
who may use mouse holes also cross a boundary with a hole on either face [M10a].
"""

from mypy_extensions import i64

from whiskerworks.kit.table import INSIDE, ROW, Table


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
