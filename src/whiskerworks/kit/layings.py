# compiled: hot
"""Where cards can be laid, and how such moves are listed: hot code."""

from librt.vecs import vec
from mypy_extensions import i64

from whiskerworks.kit import card_moves as numbers
from whiskerworks.kit.bits import BIT, place_of
from whiskerworks.kit.canvas import CELLS, WIDTH
from whiskerworks.kit.faces import Faces
from whiskerworks.kit.table import CELL, Table, beside, room_with


def empty_spaces(table: Table) -> i64:
    """Return every empty space [M5]."""
    taken = table.taken()
    return room_with(taken) & ~taken


def spaces_beside(table: Table) -> i64:
    """Return the empty spaces next to any card on the table [M11]."""
    taken = table.taken()
    return beside(taken) & room_with(taken) & ~taken


def fill_places(
    faces: Faces,
    table: Table,
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
                places = spaces | table.same_walls(faces.open[face]) & below
                found = write_cells(table, places, face * CELLS, moves, found)
            face += 1
    return found


def can_place(faces: Faces, table: Table, belt: i64, spaces: i64, below: i64) -> bool:
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
            if table.same_walls(faces.open[face]) & below:
                return True
            face += 1
    return False


def fill_drops(faces: Faces, table: Table, belt: i64, moves: vec[i64]) -> i64:
    """Write every way to drop a card of the *belt* on a Maze Card [M10d]."""
    found: i64 = 0
    while belt:
        low = belt & -belt
        belt ^= low
        face = 4 * place_of(low)
        end = face + 4
        while face < end:
            if faces.distinct[face]:
                first = numbers.DROP + face * CELLS
                found = write_cells(table, table.cards, first, moves, found)
            face += 1
    return found


def fill_spins(table: Table, moves: vec[i64]) -> i64:
    """Write every way to turn a Maze Card [M10c]."""
    found: i64 = 0
    for quarters in range(3):
        first = numbers.SPIN + quarters * CELLS
        found = write_cells(table, table.cards, first, moves, found)
    return found


def fill_starts(layings: list[int], unseen: i64, moves: vec[i64]) -> i64:
    """Write those *layings* of a start place whose card has not come yet [M7]."""
    found: i64 = 0
    for number in layings:
        if unseen & BIT[number // (4 * CELLS)]:
            moves[found] = numbers.START + number
            found += 1
    return found


def weigh_evenly(weights: vec[i64]) -> None:
    """Write the weights of outcomes that are alike: there are never more than cards."""
    for index in range(min(len(weights), 28)):
        weights[index] = 1


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


def write_cards(cards: i64, first: i64, moves: vec[i64]) -> i64:
    """Write a move for each card of a set: *first* and its number."""
    found: i64 = 0
    while cards:
        low = cards & -cards
        cards ^= low
        moves[found] = first + place_of(low)
        found += 1
    return found
