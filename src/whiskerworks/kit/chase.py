# compiled: hot
"""Where Mouse and Cat can go through a placed card, and where the Cat arrives."""

from typing import Final

from mypy_extensions import i64

from whiskerworks.kit.table import Table, beside, room_with
from whiskerworks.kit.walks import entered, reach

MOUSE_WAITS: Final[i64] = 1
"""The Mouse has still to move through the placed card [M13]."""
CAT_WAITS: Final[i64] = 2
"""The Cat has."""
WAITING: Final = ((1, "mouse"), (2, "cat"))
"""Who may have to, by name."""


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


def ends_of(table: Table, placed: i64, waiting: i64, who: i64, holes: bool) -> i64:
    """Return where one of those who wait can go through the placed card [M13]."""
    if waiting & who == 0:
        return 0
    if who == CAT_WAITS:
        return cat_ends(table, placed)
    return mouse_ends(table, placed, holes)


def nearest_spaces(table: Table) -> i64:
    """Return the empty spaces nearest the Cheese, as the crow walks [M16]."""
    taken = table.taken()
    room = room_with(taken)
    free = room & ~taken
    seen = table.cheese
    while seen & free == 0 and seen != room:
        seen = (seen | beside(seen)) & room
    return seen & free
