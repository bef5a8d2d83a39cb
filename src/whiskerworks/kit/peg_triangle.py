# compiled: hot
"""
A triangle of pegs, row under row, each row one peg longer than the one above.

    a        a1
    b      b1  b2
    c    c1  c2  c3

Pegs are numbered in reading order from 0. Neighbours are the next peg left and
right, the two above and the two below.
"""

from typing import Final

_AROUND: Final = ((0, -1), (0, 1), (-1, -1), (-1, 0), (1, 0), (1, 1))


def rows_and_columns(side: int) -> list[tuple[int, int]]:
    """Return (row, column) of every peg, both counted from 0."""
    return [(row, column) for row in range(side) for column in range(row + 1)]


def peg_at(row: int, column: int) -> int:
    """Return the number of the peg in *row* at *column*."""
    return row * (row + 1) // 2 + column


def peg_names(side: int) -> list[str]:
    """Return the name of every peg: the row's letter, the column from 1."""
    return [
        f"{chr(ord('a') + row)}{column + 1}" for row, column in rows_and_columns(side)
    ]


def neighbour_sets(side: int) -> list[int]:
    """Return the set of neighbours of every peg."""
    pegs = rows_and_columns(side)
    on_board = set(pegs)
    sets: list[int] = []
    for row, column in pegs:
        beside = [(row + down, column + right) for down, right in _AROUND]
        sets.append(sum([1 << peg_at(*spot) for spot in beside if spot in on_board]))
    return sets
