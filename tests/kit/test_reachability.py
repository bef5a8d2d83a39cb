"""Walks over a table, compared with a plain search on a table kept in dicts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.layout_oracle import (
    Maze,
    Spot,
    ahead,
    draw,
    mazes,
    put_characters,
    set_of,
    spot_of,
    table_of,
)
from whiskerworks.kit.reachability import has_path, one_step_from, reachable_from

with_and_without_holes = st.booleans()


def steps_from(picture: str, *, holes: bool) -> str:
    """Return the sides on which one can leave the cell of the Mouse."""
    maze = draw(picture)
    layout = table_of(maze)
    spot = maze.characters["mouse"]
    found = int(one_step_from(layout, layout.mouse, holes))
    return "".join(
        ["NESW"[way] for way in range(4) if found & set_of(layout, {ahead(spot, way)})]
    )


def crossing(picture: str, *, holes: bool) -> bool:
    """Return whether one gets from d4 to e4, and as well from e4 to d4."""
    layout = table_of(draw(picture))
    one, other = (set_of(layout, {spot_of(cell)}) for cell in ("d4", "e4"))
    there = bool(one_step_from(layout, one, holes) & other)
    back = bool(one_step_from(layout, other, holes) & one)
    assert there == back
    return there


class TestSteps:
    @given(mazes(), with_and_without_holes)
    def test_one_step_leads_where_nothing_is_in_the_way(
        self, maze: Maze, holes: bool
    ) -> None:
        """[M6, M10a, M14] From every card and character, and from all at once."""
        layout = table_of(maze)
        together: set[Spot] = set()
        for spot in maze.occupied():
            steps = maze.steps(spot, holes)
            together |= steps

            assert one_step_from(layout, set_of(layout, {spot}), holes) == set_of(
                layout, steps
            )

        assert one_step_from(layout, layout.occupied(), holes) == set_of(
            layout, together
        )

    @pytest.mark.parametrize(
        ("picture", "plain", "holes"),
        [
            ("-      -     ", True, True),
            ("W      E     ", True, True),
            ("NSw    NSe   ", True, True),
            ("E      -     ", False, False),
            ("-      W     ", False, False),
            ("E      W     ", False, False),
            ("e      -     ", False, True),
            ("-      w     ", False, True),
            ("e      W     ", False, True),
            ("E      w     ", False, True),
            ("e      w     ", False, True),
            ("wE     We    ", False, False),
            ("mouse  -     ", True, True),
            ("mouse  W     ", False, False),
            ("mouse  w     ", False, True),
            ("e      .     ", False, True),
            ("E      .     ", False, False),
            ("-      .     ", True, True),
            ("mouse  .     ", True, True),
            ("mouse  cheese", True, True),
        ],
    )
    def test_a_boundary_is_shut_by_a_wall_on_either_face(
        self, picture: str, plain: bool, holes: bool
    ) -> None:
        """[M6, M10a, M14] Whoever may use holes needs one, on either face."""
        assert crossing(picture, holes=False) == plain
        assert crossing(picture, holes=True) == holes

    def test_holes_on_other_sides_are_of_no_help(self) -> None:
        """[M10a] A hole serves the boundary that it is in; all others stay shut."""
        picture = """
            .    s      .
            SWn  mouse  W
            .    N      .
        """

        assert steps_from(picture, holes=False) == "W"
        assert steps_from(picture, holes=True) == "NW"


class TestReach:
    @given(mazes(), with_and_without_holes, st.sampled_from(["cards", "cat", "all"]))
    def test_walks_go_on_over_what_they_may(
        self, maze: Maze, holes: bool, over: str
    ) -> None:
        """[M14, M15] Over cards, the Mouse; over the Cheese too, the Cat; over all."""
        spots = set(maze.stacks)
        if over != "cards":
            spots.add(maze.characters["cheese"])
        if over == "all":
            spots |= maze.occupied()
        layout = table_of(maze)
        for start in maze.occupied():
            found = reachable_from(
                layout, set_of(layout, {start}), set_of(layout, spots), holes
            )

            assert found == set_of(layout, maze.reach(start, spots, holes))

    def test_a_walk_ends_on_an_empty_space(self) -> None:
        """[M14] It does not go on over it, but may end there."""
        maze = draw("""
            mouse  -  .  -
            .      N  .  .
        """)
        layout = table_of(maze)

        found = reachable_from(
            layout, set_of(layout, {spot_of("e4")}), layout.cards, holes=False
        )

        cells = ["d4", "e3", "f4"]
        assert found == set_of(layout, {spot_of(cell) for cell in cells})

    def test_a_walk_over_two_cards_comes_back_to_where_it_began(self) -> None:
        """The start is entered too, from the card next to it."""
        layout = table_of(draw("NSW  NSE"))
        start = set_of(layout, {spot_of("d4")})
        assert reachable_from(layout, start, layout.cards, holes=False) == layout.cards


class TestPaths:
    @given(mazes())
    def test_there_is_a_path_exactly_where_a_search_finds_one(self, maze: Maze) -> None:
        """[M17] Between any two characters, and the same way back."""
        layout = table_of(maze)
        places = {"mouse": layout.mouse, "cheese": layout.cheese, "cat": layout.cat}
        for one, other in (("mouse", "cheese"), ("cat", "mouse"), ("cheese", "cat")):
            joined = maze.joined(maze.characters[one], maze.characters[other])

            assert has_path(layout, places[one], places[other]) == joined
            assert has_path(layout, places[other], places[one]) == joined

    def joined(self, picture: str) -> bool:
        """Return whether the Mouse has a path to the Cheese."""
        layout = table_of(draw(picture))
        return has_path(layout, layout.mouse, layout.cheese)

    def test_neighbours_have_a_path(self) -> None:
        """[M17] There is nothing between them."""
        assert self.joined("mouse  cheese")

    def test_a_corner_is_no_neighbour(self) -> None:
        """[M17] Paths are orthogonal, and do not cross empty spaces."""
        picture = """
            mouse  .
            .      cheese
        """
        assert not self.joined(picture)

    def test_a_path_winds_through_open_sides(self) -> None:
        """[M17] Both facing sides are open at every step."""
        picture = """
            mouse  SE   cheese
            NSW    .    .
        """
        winding = """
            mouse  SE   cheese
            W      N    N
        """
        way_round = """
            mouse  NES  cheese
            W      N    SE
        """

        assert not self.joined(picture)
        assert not self.joined(winding)
        assert self.joined(way_round)

    @pytest.mark.parametrize("wall", ["E", "W"])
    def test_one_wall_on_the_way_is_enough_to_shut_it(self, wall: str) -> None:
        """[M17] A wall on one of two facing sides."""
        assert self.joined("mouse  NS  NS  cheese")
        assert not self.joined(f"mouse  NS{wall}  NS  cheese")
        assert not self.joined(f"mouse  NS  NS{wall}  cheese")

    def test_mouse_holes_make_no_path(self) -> None:
        """[M10a] They help the Mouse in its moves only."""
        assert not self.joined("mouse  w  cheese")
        assert not self.joined("mouse  e  cheese")

    def test_characters_between_do_not_interrupt_a_path(self) -> None:
        """[M17] The Cat stands in the way, and is passed."""
        assert self.joined("mouse  cat  cheese")
        assert self.joined("mouse  NS  cat  NS  cheese")
        assert not self.joined("mouse  NS  .  NS  cheese")

    def test_whoever_is_not_on_the_table_has_no_path(self) -> None:
        """[M18] Before the Cat has come."""
        maze = draw("mouse  NS  cheese")
        layout = table_of(maze)

        assert not has_path(layout, layout.cat, layout.mouse)
        assert not has_path(layout, layout.mouse, layout.cat)
        assert not has_path(layout, layout.cat, layout.cat)

    def test_those_who_have_met_have_a_path(self) -> None:
        """[M15] Both are on one place when the game has ended."""
        maze = draw("mouse  NSEW  cheese")
        maze.characters["mouse"] = maze.characters["cheese"]
        layout = table_of(maze)
        put_characters(maze, layout)

        assert has_path(layout, layout.mouse, layout.cheese)
