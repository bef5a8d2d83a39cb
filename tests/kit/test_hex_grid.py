"""The hexagon of hexes."""

from itertools import product
from random import Random

import pytest

from whiskerworks.kit.hex_grid import (
    DIRECTIONS,
    HexGrid,
    first_of_set,
    grid,
    members_of_set,
    set_holds,
    set_of,
    set_size,
)

SIDES = [1, 2, 3, 4, 5, 6, 7]
on_every_side = pytest.mark.parametrize("side", SIDES)


def named(board: HexGrid, places: list[int]) -> list[str]:
    """Return the names of hexes, in their order."""
    return [board.names[place] for place in places]


def walked(board: HexGrid, start: int) -> dict[int, int]:
    """Return how far each hex is from *start*, found by walking."""
    far = {start: 0}
    queue = [start]
    for place in queue:
        for other in board.neighbours(place):
            if other not in far:
                far[other] = far[place] + 1
                queue.append(other)
    return far


class TestNames:
    def test_rows_grow_to_the_middle_and_shrink_again(self) -> None:
        """[A1] With side 5: 5 6 7 8 9 8 7 6 5 hexes in the rows a to i."""
        names = grid(5).names
        rows = [sum(name[0] == letter for name in names) for letter in "abcdefghi"]

        assert rows == [5, 6, 7, 8, 9, 8, 7, 6, 5]
        assert names[:6] == ["a1", "a2", "a3", "a4", "a5", "b1"]
        assert names[-1] == "i5"

    @on_every_side
    def test_names_and_coordinates_find_their_hex(self, side: int) -> None:
        """Both are there once for every hex, and for nothing else."""
        board = grid(side)

        assert board.hexes == 3 * side * (side - 1) + 1
        for place, (q, r) in enumerate(board.axial):
            assert board.at(q, r) == place == board.named(board.names[place])
        assert board.at(side, 0) == board.named("a0") == board.named("z9") == -1

    @pytest.mark.parametrize(
        ("side", "middle"), [(4, "d4"), (5, "e5"), (6, "f6"), (7, "g7")]
    )
    def test_the_middle_is_where_the_longest_row_is_halved(
        self, side: int, middle: str
    ) -> None:
        """[A1] e5 with side 5."""
        board = grid(side)
        assert board.names[board.at(0, 0)] == middle


class TestSteps:
    def test_the_directions_go_round_clockwise_from_the_east(self) -> None:
        """Round c3, the middle of side 3."""
        board = grid(3)
        around = board.neighbours(board.named("c3"))

        assert named(board, around) == ["c4", "d3", "d2", "c2", "b2", "b3"]

    def test_a_corner_has_three_neighbours(self) -> None:
        """The top left has one to the east and two below."""
        board = grid(5)
        assert named(board, board.neighbours(0)) == ["a2", "b2", "b1"]

    @on_every_side
    def test_a_step_and_its_opposite_lead_back(self, side: int) -> None:
        """Opposite directions are three apart."""
        board = grid(side)
        for place, way in product(range(board.hexes), range(6)):
            there = board.steps[6 * place + way]
            if there >= 0:
                assert board.steps[6 * there + (way + 3) % 6] == place


class TestDistance:
    @on_every_side
    def test_distance_is_the_shortest_walk(self, side: int) -> None:
        """Between any two hexes."""
        board = grid(side)
        for one in range(board.hexes):
            far = walked(board, one)
            assert far == {two: board.distance(one, two) for two in range(board.hexes)}

    def test_a_ring_is_all_that_is_so_far_away(self) -> None:
        """Six times the distance in the open, fewer at the edge."""
        board = grid(5)

        assert len(board.ring(board.named("e5"), 3)) == 18
        assert named(board, board.ring(board.named("a1"), 1)) == ["a2", "b1", "b2"]
        assert board.ring(board.named("e5"), 0) == [board.named("e5")]

    @on_every_side
    def test_the_nearest_rings_lie_one_after_the_other(self, side: int) -> None:
        """For each hex those 1, 2 and 3 steps away, also where the edge cuts them."""
        board = grid(side)
        for place, steps in product(range(board.hexes), (1, 2, 3)):
            at = 3 * place + steps - 1
            found = range(board.ring_starts[at], board.ring_starts[at + 1])
            assert [board.rings[i] for i in found] == board.ring(place, steps)

    @on_every_side
    def test_the_rim_is_where_a_neighbour_is_missing(self, side: int) -> None:
        """And the corners are on it, where three are missing."""
        board = grid(side)
        inside = [p for p in range(board.hexes) if len(board.neighbours(p)) == 6]

        assert [p for p in range(board.hexes) if not board.rim[p]] == inside
        if side > 1:
            few = {p for p in range(board.hexes) if len(board.neighbours(p)) == 3}
            assert set(board.corners()) == few

    def test_corners_go_round_clockwise_from_the_top_left(self) -> None:
        """[A2] As the rules page lists them for side 5."""
        board = grid(5)
        corners = ["a1", "a5", "e9", "i5", "i1", "e1"]
        assert named(board, board.corners()) == corners


class TestLines:
    @on_every_side
    def test_a_line_goes_one_way_from_neighbour_to_neighbour(self, side: int) -> None:
        """It ends on the hex it leads to, and there is one exactly on the six rays."""
        board = grid(side)
        for one in range(board.hexes):
            straight = {p for way in range(6) for p in board.ray(one, way)}
            for two in range(board.hexes):
                line = board.line(one, two)
                if two not in straight:
                    assert line == []
                    assert board.direction(one, two) == -1
                    continue
                assert line[-1] == two
                assert len(line) == board.distance(one, two)
                before = [one, *line[:-1]]
                way = board.direction(one, two)
                assert line == [board.steps[6 * p + way] for p in before]

    def test_lines_are_named_as_they_are_walked(self) -> None:
        """Along a row, and across the rows where their numbering shifts."""
        board = grid(5)

        def line(one: str, two: str) -> list[str]:
            return named(board, board.line(board.named(one), board.named(two)))

        assert line("e1", "e4") == ["e2", "e3", "e4"]
        assert line("c3", "g5") == ["d4", "e5", "f5", "g5"]
        assert line("a5", "e1") == []
        assert line("a5", "i5") == []
        assert line("e9", "e9") == []


class TestTurning:
    @on_every_side
    def test_six_turns_lead_back_and_keep_distances(self, side: int) -> None:
        """Each turn leads from one direction to the next."""
        board = grid(side)
        places = list(range(board.hexes))
        turned = [board.turned(place) for place in places]

        assert sorted(turned) == places
        for one, two in product(places[:: side + 1], places):
            assert board.distance(turned[one], turned[two]) == board.distance(one, two)
        for place, way in product(places, range(len(DIRECTIONS))):
            there = board.steps[6 * place + way]
            after = board.steps[6 * turned[place] + (way + 1) % 6]
            assert after == (turned[there] if there >= 0 else -1)
        for _ in range(5):
            turned = [board.turned(place) for place in turned]
        assert turned == places


class TestSets:
    def test_a_set_holds_what_was_put_in(self) -> None:
        """Also hexes 63 and 64, where one number ends and the other begins."""
        rng = Random(1)
        several = [
            sorted(rng.sample(range(127), rng.randrange(1, 40))) for _ in range(50)
        ]
        for places in [[0], [62, 63], [63], [64], [63, 64, 126], *several]:
            low, high = set_of(places)
            assert members_of_set(low, high) == places
            assert (first_of_set(low, high), set_size(low, high)) == (
                places[0],
                len(places),
            )
            assert all(set_holds(low, high, p) == (p in places) for p in range(127))

    def test_an_empty_set_holds_nothing(self) -> None:
        """Both its numbers are 0."""
        assert set_of([]) == (0, 0)
        assert members_of_set(0, 0) == []
        assert set_size(0, 0) == 0
