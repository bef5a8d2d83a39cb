"""What can be done in a turn of maze: the hot part of its rules."""

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.games.maze import moves as numbers
from whiskerworks.games.maze.state import CAT, CAT_WAITS, CHEESE, CUCUMBER, MOUSE, State
from whiskerworks.kit.bits import place_of
from whiskerworks.kit.canvas import CELLS, WIDTH
from whiskerworks.kit.faces import Faces
from whiskerworks.kit.table import CELL, Table, beside, room_with
from whiskerworks.kit.walks import entered, has_path, reach


def empty_spaces(table: Table) -> i64:
    """Return every empty space [M5]."""
    taken = table.taken()
    return room_with(taken) & ~taken


def spaces_beside(table: Table) -> i64:
    """Return the empty spaces next to any card on the table [M11]."""
    taken = table.taken()
    return beside(taken) & room_with(taken) & ~taken


def fill_places(faces: Faces, state: State, moves: vec[i64], found: i64) -> i64:
    """Write every way to place a belt card [M11]."""
    spaces = spaces_beside(state.table)
    return _fill_layings(faces, state, spaces, False, moves, found)


def fill_drops(faces: Faces, state: State, moves: vec[i64]) -> i64:
    """Write every way to drop a belt card on a Maze Card [M10d]."""
    return _fill_layings(faces, state, state.table.cards, True, moves, 0)


def _fill_layings(
    faces: Faces, state: State, on: i64, drop: bool, moves: vec[i64], found: i64
) -> i64:
    """Write every way to lay a belt card *on* a place, or by its walls on another."""
    table = state.table
    block = numbers.DROP if drop else numbers.PLACE
    belt = state.belt
    while belt:
        low = belt & -belt
        belt ^= low
        face = 4 * place_of(low)
        end = face + 4
        while face < end:
            if faces.distinct[face]:
                places = on if drop else on | table.same_walls(faces.open[face])
                first = block + face * CELLS
                found = write_cells(table, places, first, moves, found)
            face += 1
    return found


def fill_spins(table: Table, moves: vec[i64]) -> i64:
    """Write every way to turn a Maze Card [M10c]."""
    found: i64 = 0
    for quarters in range(3):
        first = numbers.SPIN + quarters * CELLS
        found = write_cells(table, table.cards, first, moves, found)
    return found


def write_cells(
    table: Table, places: i64, first: i64, moves: vec[i64], found: i64
) -> i64:
    """Write a move for each of *places*: *first* and the number of its cell."""
    corner = first + WIDTH * table.top + table.left
    while places:
        low = places & -places
        places ^= low
        moves[found] = corner + CELL[place_of(low)]
        found += 1
    return found


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


def ends_of(state: State, who: i64) -> i64:
    """Return where one of those who wait can go [M13]."""
    if state.waiting & who == 0:
        return 0
    placed = state.table.at(state.placed)
    if who == CAT_WAITS:
        return cat_ends(state.table, placed)
    return mouse_ends(state.table, placed, state.holes != 0)


def nearest_spaces(table: Table) -> i64:
    """Return the empty spaces nearest the Cheese, as the crow walks [M16]."""
    taken = table.taken()
    room = room_with(taken)
    free = room & ~taken
    seen = table.cheese
    while seen & free == 0 and seen != room:
        seen = (seen | beside(seen)) & room
    return seen & free


def winner_now(table: Table) -> i64:
    """Return the agenda that the table as it lies lets win [M18]."""
    taken = has_path(table, table.mouse, table.cheese)
    caught = has_path(table, table.cat, table.mouse)
    if taken:
        return CUCUMBER if caught else MOUSE
    return CAT if caught else CHEESE
