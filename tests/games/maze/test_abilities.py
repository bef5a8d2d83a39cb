"""Revealing an agenda, and what each of them can do [M10]."""

import pytest

from tests.games.maze.drawing import (
    drawn,
    ends,
    field,
    legal,
    lies,
    played,
    refilled,
    refused,
    walls,
    where,
)

# The Cat is on the table; nobody lies beside e6.
TABLE = """
      c       d       e       f       g
   (     ) +=====+ +==L==+ +     + (     )
5   MOUSE    m01   | m02R    m03    CHEESE
   (     ) +     + +     + +     + (     )
                                   (     )
6                                    CAT
                                   (     )
   +=====+ +     + +==R==+ +     +
=    m09     m10   | m11 | | m12 |
   +=====+ +     + +=====+ +     +
"""
NO_CAT = """
      c       d       e       f       g
   (     ) +=====+ +==L==+ +     + (     )
5   MOUSE    m01   | m02R    m03    CHEESE
   (     ) +     + +     + +     + (     )
   +=====+ +     + +==R==+ +     +
=    m09     m10   | m11 | | m12 |
   +=====+ +     + +=====+ +     +
"""


class TestReveal:
    @pytest.mark.parametrize(
        ("agenda", "phase"),
        [("mouse", "turn"), ("cat", "turn"), ("cheese", "spin"), ("cucumber", "drop")],
    )
    def test_it_is_done_at_the_start_of_a_turn(self, agenda: str, phase: str) -> None:
        """[M10] And the ability is used at once."""
        other = "cheese" if agenda == "mouse" else "mouse"
        game, state = drawn(TABLE, agendas=f"{agenda},{other}")
        assert "reveal" in legal(game, state)

        after = played(game, state, "reveal")

        assert (field(game, after, "phase"), game.to_move(after)) == (phase, 0)
        assert field(game, after, "revealed") == "0"

    def test_once_a_card_is_placed_it_is_too_late(self) -> None:
        """[M10] The Mouse has to move now."""
        game, state = drawn(TABLE)

        after = played(game, state, "m10 c6 0")

        assert refused(game, after, "reveal") == "walk-due [M13]"

    def test_it_is_done_once_in_a_game(self) -> None:
        """[M10] Not again in this turn, and not in a later one."""
        game, state = drawn(TABLE)
        state = played(game, state, "reveal")
        assert refused(game, state, "reveal") == "already-revealed [M10]"
        state = refilled(game, played(game, state, "m09 e6 0"))
        state = refilled(game, played(game, state, "m12 e7 0"))

        assert field(game, state, "seat") == "0"
        assert refused(game, state, "reveal") == "already-revealed [M10]"
        assert "reveal" not in legal(game, state)

    def test_one_need_not_reveal(self) -> None:
        """[M10] Placing is offered beside it."""
        game, state = drawn(TABLE)

        assert {"reveal", "m09 e6 0"} <= legal(game, state)

    def test_each_seat_reveals_its_own(self) -> None:
        """[M10] On its own turn."""
        game, state = drawn(TABLE, seat="1", agendas="cheese,mouse")

        after = played(game, state, "reveal")

        assert field(game, after, "revealed") == "1"
        assert field(game, after, "holes") == "on"


class TestMouse:
    """[M10a] The Mouse is beside d5; what counts is the boundary that it crosses."""

    wall_then_hole = """
          c       d       e
       (     )         +=====+
    5   MOUSE          o m01
       (     )         +=====+
       (     )
    6   CHEESE
       (     )
       +=====+ +=====+ +=====+ +=====+
    =    m09     m10 |   m11 o | m12
       +=====+ +=====+ +=====+ +=====+
    """
    plain = """
          c       d       e
       (     )         +=====+
    5   MOUSE          | m01
       (     )         +=====+
       (     )
    6   CHEESE
       (     )
       +=====+ +=====+ +=====+ +=====+
    =    m09     m10 |   m11 o o m12
       +=====+ +=====+ +=====+ +=====+
    """

    @pytest.mark.parametrize(
        ("drawing", "card", "found"),
        [
            (wall_then_hole, "m09", {"f5"}),
            (wall_then_hole, "m10", {"f5"}),
            (wall_then_hole, "m11", {"f5"}),
            (wall_then_hole, "m12", set()),
            (plain, "m09", set()),
            (plain, "m10", set()),
            (plain, "m11", {"f5"}),
            (plain, "m12", set()),
        ],
        ids=[
            "open, then a hole",
            "a wall, then a hole",
            "a hole, then a hole",
            "shut to the Mouse itself",
            "open, then a wall",
            "a wall, then a wall",
            "a hole, then a wall",
            "in by a hole, then a wall",
        ],
    )
    def test_a_hole_on_either_face_lets_the_mouse_through(
        self, drawing: str, card: str, found: set[str]
    ) -> None:
        """[M10a] From d5 to e5."""
        game, state = drawn(drawing)

        after = played(game, state, "reveal", f"{card} d5 0")

        assert ends(game, after, "mouse") == found

    def test_without_the_ability_a_hole_is_a_wall(self) -> None:
        """[M10a, M14] On either face."""
        for drawing in (self.wall_then_hole, self.plain):
            game, state = drawn(drawing)

            after = played(game, state, "m11 d5 0")

            assert field(game, after, "phase") == "draw"

    def test_it_leads_into_an_empty_space(self) -> None:
        """[M10a] Into d5 by a hole or not, and out by the hole in the south."""
        game, state = drawn(
            """
                  c       d       e
               (     )         +=====+
            5   MOUSE          | m01
               (     )         +=====+
               (     )
            6   CHEESE
               (     )
               +=====+ +=====+
            =  o m09 |   m10 |
               +=o=o=+ +=o=o=+
            """
        )
        state = played(game, state, "reveal")

        for card in ("m09", "m10"):
            after = played(game, state, f"{card} d5 0")
            assert ends(game, after, "mouse") == {"d6"}

    def test_it_ends_with_the_turn(self) -> None:
        """[M10a] The next seat sends the Mouse against a wall."""
        game, state = drawn(self.plain)
        state = refilled(game, played(game, state, "reveal", "m09 e4 0"))
        assert field(game, state, "holes") == "off"

        after = played(game, state, "m11 d5 0")

        assert field(game, after, "phase") == "draw"

    def test_the_cat_cannot_use_holes(self) -> None:
        """[M10a] The Mouse goes out where the Cat cannot."""
        game, state = drawn(
            """
                  c       d       e
               (     )         +=====+
            5    CAT           o m01
               (     )         +=====+
               (     ) (     )
            6   CHEESE  MOUSE
               (     ) (     )
               +=====+
            =  o m09 o
               +=o=o=+
            """
        )

        after = played(game, state, "reveal", "m09 d5 0")

        assert ends(game, after, "cat") == set()
        assert ends(game, after, "mouse") == {"c5", "f5"}

    def test_others_gain_nothing_by_it(self) -> None:
        """[M10a] Who reveals the cheese opens no holes."""
        game, state = drawn(self.plain, agendas="cheese,mouse")

        after = played(game, state, "reveal", "spin e5 180", "m11 d5 0")

        assert field(game, after, "holes") == "off"
        assert walls(after, "e5") == "NES"
        assert field(game, after, "phase") == "draw"


class TestCat:
    def test_cat_and_cheese_change_places(self) -> None:
        """[M10b] Nobody else moves; then the turn is taken."""
        game, state = drawn(TABLE, agendas="cat,mouse")

        after = played(game, state, "reveal")

        assert (where(after, "cat"), where(after, "cheese")) == ("g5", "g6")
        assert where(after, "mouse") == "c5"
        assert "m09 e6 0" in legal(game, after)

    def test_it_needs_the_cat_on_the_table(self) -> None:
        """[M10b] Before that it is not offered."""
        game, state = drawn(NO_CAT, agendas="cat,mouse")

        assert refused(game, state, "reveal") == "no-cat-yet [M10b]"
        assert "reveal" not in legal(game, state)

    def test_others_may_reveal_before_the_cat_has_come(self) -> None:
        """[M10b] It binds the cat agenda only."""
        for agenda in ("mouse", "cheese", "cucumber"):
            game, state = drawn(NO_CAT, agendas=f"{agenda},cat")
            assert "reveal" in legal(game, state)


class TestCheese:
    def test_any_maze_card_can_be_turned_by_any_angle(self) -> None:
        """[M10c] Nothing else can be done then; characters do not turn."""
        game, state = drawn(TABLE, agendas="cheese,cat")

        after = played(game, state, "reveal")

        assert legal(game, after) == {
            f"spin {cell} {angle}"
            for cell in ("d5", "e5", "f5")
            for angle in (90, 180, 270)
        }
        assert refused(game, after, "spin c5 90") == "no-card [M10c]"

    @pytest.mark.parametrize(
        ("angle", "lie", "shut"),
        [(90, "m02@90", "NE"), (180, "m02@180", "ES"), (270, "m02@270", "SW")],
    )
    def test_it_is_turned_clockwise_and_turns_nobody_else(
        self, angle: int, lie: str, shut: str
    ) -> None:
        """[M10c] m02 has a cog beside m03, which does nothing."""
        game, state = drawn(TABLE, agendas="cheese,cat")

        after = played(game, state, "reveal", f"spin e5 {angle}")

        assert (lies(after, "e5"), walls(after, "e5")) == (lie, shut)
        assert (lies(after, "d5"), lies(after, "f5")) == ("m01@0+", "m03@0")

    def test_a_stack_is_turned_with_what_lies_under_it(self) -> None:
        """[M10c] It stays a stack."""
        game, state = drawn(TABLE, agendas="cheese,cat")

        after = played(game, state, "reveal", "spin d5 90")

        assert lies(after, "d5") == "m01@90+"

    def test_nobody_moves_for_it_and_the_turn_is_taken(self) -> None:
        """[M10c] The Mouse lies beside d5, but that card was not placed."""
        game, state = drawn(TABLE, agendas="cheese,cat")

        after = played(game, state, "reveal", "spin d5 90")

        assert (field(game, after, "phase"), field(game, after, "seat")) == (
            "turn",
            "0",
        )
        assert field(game, after, "mouse") == "c5"
        assert "m09 e6 0" in legal(game, after)
