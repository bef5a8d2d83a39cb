"""Tables of Maze Cards, compared with tables kept in plain dicts."""

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kit.layout_oracle import (
    DECKS,
    FACES,
    OURS,
    SHAPES,
    WHO,
    Maze,
    Spot,
    ahead,
    cell_of,
    draw,
    fits,
    lying,
    mazes,
    named,
    put_characters,
    set_of,
    spot_of,
    spots_of,
    table_of,
)
from whiskerworks.kit.bits import members
from whiskerworks.kit.card_layout import (
    CardLayout,
    columns_of,
    empty_layout,
    neighbours_of,
    places_within_limits,
    rows_of,
)
from whiskerworks.kit.decks import ANGLES, Deck

WINDOW = [(column, row) for row in range(7) for column in range(7)]
"""The places of the window, as spots."""
in_every_deck = pytest.mark.parametrize("deck", DECKS, ids=["shapes", "ours"])


def places(spots: set[Spot]) -> int:
    """Return spots of the window as a set of places."""
    return sum(1 << WINDOW.index(spot) for spot in spots)


def allowed(spots: set[Spot]) -> set[Spot]:
    """Return every spot that can be used with others, by trying each [M5]."""
    return {spot for spot in WINDOW if fits(spots | {spot})}


def shown(layout: CardLayout) -> dict[str, tuple[int, bool]]:
    """Return the upmost face on every cell with cards, and whether it covers others."""
    return {
        f"{'abcdefghi'[x]}{y + 1}": (int(layout.face(bit)), bool(layout.stacked & bit))
        for bit in [1 << place for place in members(layout.cards)]
        for x, y in spots_of(layout, bit)
    }


def kept(maze: Maze) -> dict[str, tuple[int, bool]]:
    """Return what `shown` says of the table on which the same lies."""
    return {
        f"{'abcdefghi'[x]}{y + 1}": (stack[-1], len(stack) > 1)
        for (x, y), stack in maze.stacks.items()
    }


def characters(layout: CardLayout) -> dict[str, Spot]:
    """Return where the characters are."""
    found = zip(WHO, (layout.mouse, layout.cheese, layout.cat), strict=True)
    return {who: spots_of(layout, int(at)).pop() for who, at in found if at}


def walls(layout: CardLayout, *cells: str) -> list[str]:
    """Return the walled sides of the cards on some cells; a point if there is none."""
    ways = (layout.north, layout.east, layout.south, layout.west)
    found: list[str] = []
    for place in [layout.at(named(cell)) for cell in cells]:
        shut = [side for side, way in zip("NESW", ways, strict=True) if not way & place]
        found.append("".join(shut) if place & layout.cards else ".")
    return found


def face_with(cogs: list[str]) -> int:
    """Return a face of the deck of every shape that has its cogs like that."""
    for face in range(112):
        if [s.cog for s in lying(SHAPES.cards[face // 4], face % 4)] == cogs:
            return face
    raise AssertionError(cogs)


class TestLimits:
    @pytest.mark.parametrize("size", [1, 2])
    def test_few_cards_leave_room_for_all_that_keeps_them_within_five(
        self, size: int
    ) -> None:
        """[M5] Every set of one and of two places that can be on one table."""
        for chosen in combinations(WINDOW, size):
            spots = set(chosen)
            if fits(spots):
                assert places_within_limits(places(spots)) == places(allowed(spots))

    @given(
        st.sampled_from([(x, y) for x in range(3) for y in range(3)]),
        st.sets(st.sampled_from([(x, y) for x in range(5) for y in range(5)])),
    )
    def test_the_smallest_rectangle_is_never_larger_than_five_by_five(
        self, corner: Spot, inside: set[Spot]
    ) -> None:
        """[M5] Sets of any size, anywhere in the window."""
        spots = {(corner[0] + x, corner[1] + y) for x, y in inside}
        room = places(allowed(spots)) if spots else (1 << 49) - 1

        assert places_within_limits(places(spots)) == room

    def test_a_full_table_leaves_no_room_but_its_own(self) -> None:
        """[M5] Five by five cards."""
        spots = {(x, y) for x in range(1, 6) for y in range(1, 6)}
        assert places_within_limits(places(spots)) == places(spots)

    @given(st.sets(st.sampled_from(WINDOW)))
    def test_columns_and_rows_are_those_that_are_used(self, spots: set[Spot]) -> None:
        """Whatever lies in the window."""
        assert set(members(columns_of(places(spots)))) == {x for x, _ in spots}
        assert set(members(rows_of(places(spots)))) == {y for _, y in spots}

    @given(st.sets(st.sampled_from([(x, y) for x, y in WINDOW if 0 < x < 6 > y > 0])))
    def test_beside_are_the_orthogonal_neighbours(self, spots: set[Spot]) -> None:
        """[M11] Of places that are not at the edge of the window."""
        around = {ahead(spot, way) for spot in spots for way in range(4)}
        assert neighbours_of(places(spots)) == places(around)


class TestCells:
    @pytest.mark.parametrize("left", range(-1, 8))
    @pytest.mark.parametrize("top", range(-1, 8))
    def test_a_cell_and_its_place_find_each_other(self, left: int, top: int) -> None:
        """[M4] Wherever the window is; cells beyond it have no place."""
        layout = empty_layout(left, top)
        for x, y in product(range(9), range(9)):
            inside = (x - left, y - top) in WINDOW
            bit = places({(x - left, y - top)}) if inside else 0

            assert layout.at(cell_of((x, y))) == bit
            if inside:
                assert layout.cell(members(bit)[0]) == cell_of((x, y))


class TestLaying:
    @in_every_deck
    def test_every_face_is_found_where_it_was_laid(self, deck: Deck) -> None:
        """All 28 cards, turned in all ways; their neighbours do not change."""
        faces = FACES[deck]
        for face in range(112):
            layout = empty_layout(2, 2)
            near, place = layout.at(named("d4")), layout.at(named("e4"))
            layout.lay(faces, 111 - face, near)
            layout.lay(faces, face, place)

            assert layout.face(place) == face
            assert layout.face(near) == 111 - face
            assert layout.cards == place | near
            assert layout.stacked == 0

    @in_every_deck
    def test_a_card_on_top_hides_all_of_the_one_below(self, deck: Deck) -> None:
        """[M11] Only that something lies below can be told."""
        faces = FACES[deck]
        for below, above in product(range(0, 112, 5), range(112)):
            layout, other = empty_layout(2, 2), empty_layout(2, 2)
            place = layout.at(named("e4"))
            layout.lay(faces, below, place)
            layout.lay(faces, above, place)
            other.lay(faces, above, place)
            other.stacked = place

            assert layout == other

    @in_every_deck
    def test_open_sides_and_holes_are_as_the_card_lies(self, deck: Deck) -> None:
        """[M2] Each side has its own set of places."""
        for face in range(112):
            layout = empty_layout(2, 2)
            place = layout.at(named("e4"))
            layout.lay(FACES[deck], face, place)
            walls = [side.wall for side in lying(deck.cards[face // 4], face % 4)]
            ways = [layout.north, layout.east, layout.south, layout.west]
            holes = [
                layout.hole_north,
                layout.hole_east,
                layout.hole_south,
                layout.hole_west,
            ]

            assert ways == [place if wall == "o" else 0 for wall in walls]
            assert holes == [place if wall == "h" else 0 for wall in walls]

    @given(mazes(), st.integers(0, 15))
    def test_the_same_walls_are_found_wherever_they_lie(
        self, maze: Maze, sides: int
    ) -> None:
        """[M11] Side by side; holes and cogs may differ, and empty spaces have none."""
        layout = table_of(maze)
        alike = {
            spot
            for spot in maze.stacks
            if [side.wall == "o" for way in range(4) if (side := maze.side(spot, way))]
            == [bool(sides >> way & 1) for way in range(4)]
        }

        assert layout.places_with_walls(sides) == set_of(layout, alike)


class TestTurning:
    @in_every_deck
    def test_turning_is_lying_at_another_angle(self, deck: Deck) -> None:
        """[M4] A card turned on the table is as if it had been laid like that."""
        faces = FACES[deck]
        for face, quarters in product(range(112), range(4)):
            turned, laid = empty_layout(2, 2), empty_layout(2, 2)
            place = turned.at(named("e4"))
            turned.lay(faces, face, place)
            turned.turn(faces, place, quarters)
            laid.lay(faces, face // 4 * 4 + (face + quarters) % 4, place)

            assert turned == laid

    @in_every_deck
    def test_a_card_says_its_sides_as_the_table_shows_them(self, deck: Deck) -> None:
        """[M4] Clockwise: what was in the north comes to lie in the east."""
        for card, turns in product(deck.cards, range(4)):
            assert list(card.lying(ANGLES[turns])) == lying(card, turns)

    @given(mazes(), st.integers(0, 3))
    def test_four_turns_lead_back(self, maze: Maze, quarters: int) -> None:
        """[M12] For all cards at once, by so many quarters."""
        layout = table_of(maze)
        before = layout.copy()
        for _ in range(4):
            layout.turn(FACES[maze.deck], layout.cards, quarters)

        assert layout == before

    @given(mazes(), st.integers(1, 3))
    def test_characters_and_empty_spaces_do_not_turn(
        self, maze: Maze, quarters: int
    ) -> None:
        """[M12] Asked to turn all but the cards, nothing turns."""
        layout = table_of(maze)
        before = layout.copy()
        layout.turn(FACES[maze.deck], ~layout.cards & ((1 << 49) - 1), quarters)

        assert layout == before


class TestCogs:
    def rotated(self, maze: Maze, at: str) -> CardLayout:
        """Return the table after the cogs of the card on a cell have turned others."""
        layout = table_of(maze)
        face = maze.stacks[spot_of(at)][-1]
        layout.turn_neighbours(FACES[maze.deck], face, layout.at(named(at)))
        return layout

    @given(mazes())
    def test_each_cog_turns_what_lies_next_to_its_side(self, maze: Maze) -> None:
        """[M12] By 90 degrees its way; cogs of turned cards do nothing."""
        for spot in list(maze.stacks):
            layout = table_of(maze)
            face = maze.stacks[spot][-1]
            layout.turn_neighbours(FACES[maze.deck], face, layout.at(cell_of(spot)))
            after = Maze(maze.deck)
            after.characters = maze.characters
            after.stacks = {at: list(stack) for at, stack in maze.stacks.items()}
            for way, side in enumerate(lying(maze.deck.cards[face // 4], face % 4)):
                if side.cog:
                    after.turn(ahead(spot, way), 1 if side.cog == "+" else 3)

            assert shown(layout) == kept(after)
            assert layout == table_of(after)

    def test_clockwise_and_counterclockwise_go_their_ways(self) -> None:
        """[M12] What had its wall in the north has it in the east, or in the west."""
        maze = draw("""
            .  N  .
            N  -  N
            .  N  .
        """)
        in_north_and_east = ["+", "-", "", ""]
        maze.lay(spot_of("e5"), face_with(in_north_and_east))

        layout = self.rotated(maze, "e5")

        assert walls(layout, "d4", "e4", "f4") == [".", "E", "."]
        assert walls(layout, "d5", "f5", "e6") == ["N", "W", "N"]

    def test_a_whole_stack_turns_and_stays_a_stack(self) -> None:
        """[M12] What is upmost turns, and still covers others."""
        maze = Maze(OURS)
        cogged = next(c for c in range(28) if OURS.cards[c].sides[1].cog)
        maze.lay(spot_of("e5"), 4 * cogged)
        maze.lay(spot_of("f5"), 40)
        maze.lay(spot_of("f5"), 44)

        layout = self.rotated(maze, "e5")

        quarters = 1 if OURS.cards[cogged].sides[1].cog == "+" else 3
        assert shown(layout)["f5"] == (44 + quarters, True)


class TestSettling:
    @given(mazes(), st.data())
    def test_whatever_is_done_lies_where_it_should(
        self, maze: Maze, data: st.DataObject
    ) -> None:
        """[M4] Lay, turn, move and settle in any order: cells keep what they hold."""
        layout = table_of(maze)
        faces = FACES[maze.deck]
        for _ in range(data.draw(st.integers(1, 12))):
            match data.draw(st.sampled_from(["lay", "turn", "move", "settle"])):
                case "lay":
                    taken = maze.occupied()
                    spots = [
                        spot
                        for spot in product(range(9), range(9))
                        if fits(taken | {spot}) and layout.at(cell_of(spot))
                        if spot not in maze.characters.values()
                    ]
                    spot = data.draw(st.sampled_from(spots))
                    face = data.draw(st.integers(0, 111))
                    maze.lay(spot, face)
                    layout.lay(faces, face, layout.at(cell_of(spot)))
                case "turn" if maze.stacks:
                    spot = data.draw(st.sampled_from(sorted(maze.stacks)))
                    quarters = data.draw(st.integers(1, 3))
                    maze.turn(spot, quarters)
                    layout.turn(faces, layout.at(cell_of(spot)), quarters)
                case "move":
                    who = data.draw(st.sampled_from(WHO))
                    left = maze.occupied() - {maze.characters[who]}
                    spots = [
                        spot
                        for spot in product(range(9), range(9))
                        if fits(left | {spot}) and layout.at(cell_of(spot))
                        if spot not in left
                    ]
                    if spots:
                        maze.characters[who] = data.draw(st.sampled_from(spots))
                        put_characters(maze, layout)
                case _:
                    layout.recentre()

            assert shown(layout) == kept(maze)
            assert characters(layout) == maze.characters

        layout.recentre()

        assert shown(layout) == kept(maze)
        assert characters(layout) == maze.characters
        assert layout == table_of(maze)
        assert hash(layout) == hash(table_of(maze))

    @given(mazes())
    def test_a_settled_table_begins_one_place_before_its_first_card(
        self, maze: Maze
    ) -> None:
        """The corner of the smallest rectangle is on place 8, and stays there."""
        layout = table_of(maze)
        settled = layout.copy()
        settled.recentre()
        corner = layout.left + 1, layout.top + 1

        assert corner == (
            min(x for x, _ in maze.occupied()),
            min(y for _, y in maze.occupied()),
        )
        assert settled == layout

    @pytest.mark.parametrize("left", range(3))
    @pytest.mark.parametrize("top", range(3))
    def test_the_way_a_table_was_made_does_not_matter(
        self, left: int, top: int
    ) -> None:
        """Begun in any window that holds it, and settled, it is the same."""
        maze = draw("""
            NE   .    mouse  .    W
            .    cat  .      s    .
            .    .    .      .    .
            -    .    .      .    cheese
            .    .    nw     .    .
        """)
        layout = empty_layout(spot_of("d4")[0] - left, spot_of("d4")[1] - top)
        for spot in sorted(maze.stacks, reverse=True):
            place = layout.at(cell_of(spot))
            layout.lay(FACES[SHAPES], maze.stacks[spot][0], place)
        put_characters(maze, layout)
        layout.recentre()

        assert layout == table_of(maze)

    def test_a_copy_can_be_changed_without_the_table_it_came_from(self) -> None:
        """Tables that somebody holds never change."""
        maze = draw("mouse  NS  cheese")
        layout = table_of(maze)
        other = layout.copy()
        other.turn(FACES[SHAPES], other.cards, 1)
        other.mouse = 0
        other.recentre()

        assert layout == table_of(maze)
        assert layout != other
