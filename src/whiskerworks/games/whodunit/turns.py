# compiled: hot
"""What can be done in a turn of whodunit: who is active, what is near, who can go."""

from mypy_extensions import i64

from whiskerworks.games.whodunit.state import State
from whiskerworks.kit import chase
from whiskerworks.kit.agendas import CAT
from whiskerworks.kit.bits import BIT
from whiskerworks.kit.faces import Faces
from whiskerworks.kit.layings import can_place
from whiskerworks.kit.table import Table, beside, room_with


def active(table: Table, easier: bool) -> i64:
    """Return where the active character lies; easier, either of them is [W1, W9]."""
    if easier:
        return table.mouse | table.cat
    return table.cat if table.cat else table.mouse


def spaces_near(table: Table, near: i64) -> i64:
    """Return the empty spaces next to *near* [W4]."""
    taken = table.taken()
    return beside(near) & room_with(taken) & ~taken


def covers_near(table: Table, near: i64) -> i64:
    """Return the Maze Cards next to *near* that may be covered [W4]."""
    return beside(near) & table.cards & ~table.deep


def can_use(table: Table, agenda: i64) -> bool:
    """Tell whether the ability of an agenda can be used now [W7]."""
    return agenda != CAT or table.cat != 0


def usable(state: State) -> i64:
    """Return the agendas whose ability can be used now, as a set [W9]."""
    return state.kept if state.table.cat else state.kept & ~BIT[CAT]


def nothing_to_do(faces: Faces, state: State, easier: bool) -> bool:
    """Tell whether nothing can be placed, nor any ability used [W6, W9]."""
    table = state.table
    near = active(table, easier)
    spaces, below = spaces_near(table, near), covers_near(table, near)
    if can_place(faces, table, state.belt, spaces, below):
        return False
    return usable(state) == 0


def ends_of(state: State, who: i64) -> i64:
    """Return where one of those who wait can go [M13]."""
    placed = state.table.at(state.placed)
    return chase.ends_of(state.table, placed, state.waiting, who, state.holes != 0)


def goals(state: State) -> i64:
    """Return the empty spaces to which one of those who wait can go [M13]."""
    ends = ends_of(state, chase.MOUSE_WAITS) | ends_of(state, chase.CAT_WAITS)
    return ends & ~state.table.taken()
