"""The triangle of pegs."""

from itertools import combinations

from whiskerworks.kit.bits import members
from whiskerworks.kit.peg_triangle import (
    neighbour_sets,
    peg_at,
    peg_names,
    rows_and_columns,
)


def test_pegs_are_named_row_by_row() -> None:
    """A letter for the row, a number from the left."""
    assert peg_names(3) == ["a1", "b1", "b2", "c1", "c2", "c3"]
    assert peg_names(10)[-1] == "j10"


def test_pegs_are_numbered_in_reading_order() -> None:
    """`peg_at` finds the number that `rows_and_columns` lists."""
    spots = rows_and_columns(10)
    assert [peg_at(row, column) for row, column in spots] == list(range(55))


def test_neighbours_are_mutual_and_count_as_the_rules_say() -> None:
    """[G1] 135 pairs and 81 triangles on ten rows."""
    beside = [set(members(bits)) for bits in neighbour_sets(10)]
    pairs = [(a, b) for a, b in combinations(range(55), 2) if b in beside[a]]
    triangles = [(a, b, c) for a, b in pairs for c in beside[a] & beside[b] if c > b]

    assert all(a in beside[b] for a, b in pairs)
    assert len(pairs) == 135
    assert len(triangles) == 81


def test_a_peg_inside_has_six_neighbours() -> None:
    """Left and right, two above, two below."""
    names = peg_names(10)
    around = [names[peg] for peg in members(neighbour_sets(10)[names.index("e3")])]
    assert around == ["d2", "d3", "e2", "e4", "f3", "f4"]
