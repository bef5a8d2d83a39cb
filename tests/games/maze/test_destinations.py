"""Where a move of Mouse or Cat can lead [M6, M14]."""

import pytest

from tests.games.maze.drawing import drawn, ends, field, played, refused

# The Mouse is beside d5; m01 and m02 are beyond it, and the Cheese far away.
OPEN = """
      c       d       e       f
                   +     +
4                    m02 |
                   +     +
   (     )         +     +
5   MOUSE            m01 |
   (     )         +     +
                           (     )
6                           CHEESE
                           (     )
   +     + +=====+ +     +
=    m09     m10   | m11
   +     + +=====+ +=====+
"""


class TestWays:
    def test_a_move_goes_through_the_placed_card_and_on_from_card_to_card(self) -> None:
        """[M14] It ends on an empty space beside any card it came through."""
        game, state = drawn(OPEN)

        after = played(game, state, "m09 d5 0")

        assert ends(game, after, "mouse") == {"d4", "d6", "e3", "e6"}

    def test_it_may_stop_at_any_space_on_its_way(self) -> None:
        """[M14] Near or far; the Mouse lies there then."""
        game, state = drawn(OPEN)

        after = played(game, state, "m09 d5 0", "mouse e3")

        assert field(game, after, "mouse") == "e3"

    def test_the_placed_card_must_be_open_to_the_character(self) -> None:
        """[M14] m11 has a wall in the west, where the Mouse is."""
        game, state = drawn(OPEN)

        assert field(game, played(game, state, "m11 d5 0"), "phase") == "draw"

    def test_it_goes_only_through_the_placed_card(self) -> None:
        """[M14] m01 is beside the Mouse as well, but it was not placed."""
        game, state = drawn(
            """
                  d       e       f
                       +     +
            4            m02
                       +     +
                       (     ) +     +
            5           MOUSE    m01
                       (     ) +     +
               (     )
            6   CHEESE
               (     )
               +=====+
            =    m09 |
               +=====+
            """
        )

        after = played(game, state, "m09 d5 180")

        assert ends(game, after, "mouse") == set()
        after = played(game, state, "m09 f4 0")
        assert field(game, after, "phase") == "draw"

    @pytest.mark.parametrize(
        ("placed", "angle", "found"),
        [("m09", 0, {"f5"}), ("m10", 0, set()), ("m10", 180, set())],
    )
    def test_both_facing_sides_must_be_open(
        self, placed: str, angle: int, found: set[str]
    ) -> None:
        """[M14] The way on from d5 to e5 is shut by a wall of m10."""
        game, state = drawn(
            """
                  c       d       e
               (     )         +=====+
            5   MOUSE            m01
               (     )         +=====+
               (     )
            6   CHEESE
               (     )
               +=====+ +=====+
            =    m09     m10 |
               +=====+ +=====+
            """
        )

        after = played(game, state, f"{placed} d5 {angle}")

        assert ends(game, after, "mouse") == found

    def test_a_wall_on_the_other_card_shuts_the_way_too(self) -> None:
        """[M14] m01 is walled in the west: the Mouse cannot get past d5."""
        game, state = drawn(
            """
                  c       d       e
               (     )         +     +
            5   MOUSE          | m01
               (     )         +     +
               (     )
            6   CHEESE
               (     )
               +=====+ +     +
            =    m09     m10
               +=====+ +=====+
            """
        )

        assert field(game, played(game, state, "m09 d5 0"), "phase") == "draw"
        assert ends(game, played(game, state, "m10 d5 0"), "mouse") == {"d4"}

    def test_a_space_is_entered_by_an_open_side(self) -> None:
        """[M14] e5 and d5 have spaces all round, but walls above and below."""
        game, state = drawn(
            """
                  c       d       e
               (     )         +=====+
            5   MOUSE            m01
               (     )         +=====+
               (     )
            6   CHEESE
               (     )
               +=====+
            =    m09
               +=====+
            """
        )

        after = played(game, state, "m09 d5 0")

        assert ends(game, after, "mouse") == {"f5"}
        assert refused(game, after, "mouse e4") == "walled-off [M14]"

    def test_nobody_walks_on_from_an_empty_space(self) -> None:
        """[M14] m01 lies beyond the gap on e5, and leads nowhere."""
        game, state = drawn(
            """
                  c       d       e       f
               +=====+
            4  | m02 |
               +=====+
               (     )                 +=====+
            5   MOUSE                    m01
               (     )                 +=====+
               (     )
            6   CHEESE
               (     )
               +=====+
            =    m09
               +=====+
            """
        )

        after = played(game, state, "m09 d5 0")

        assert ends(game, after, "mouse") == {"e5"}

    def test_its_own_cell_is_no_destination_and_no_way(self) -> None:
        """[M14] m01 leads back to the Mouse, and m03 on from there."""
        game, state = drawn(
            """
                  b       c       d       e
                       +=====+ +=====+
            4          | m01     m02 |
                       +     + +     +
               +=====+ (     )         +=====+
            5    m03    MOUSE            m04
               +=====+ (     )         +=====+
               (     )
            6   CHEESE
               (     )
               +     +
            =    m09
               +=====+
            """
        )

        after = played(game, state, "m09 d5 0")

        assert ends(game, after, "mouse") == {"f5"}
        assert refused(game, after, "mouse c5") == "own-cell [M14]"
        assert refused(game, after, "mouse a5") == "no-way [M14]"

    def test_nobody_ends_on_a_card(self) -> None:
        """[M6, M14] Neither on the placed one nor on another."""
        game, state = drawn(OPEN)
        after = played(game, state, "m09 d5 0")

        assert refused(game, after, "mouse d5") == "on-card [M14]"
        assert refused(game, after, "mouse e5") == "on-card [M14]"


class TestSize:
    wide = """
          c       d       e       f       g
       (     )         +=====+ +=====+ +=====+
    5   MOUSE            m01     m02     m03
       (     )         +=====+ +=====+ +=====+
                                       (     )
    6                                   CHEESE
                                       (     )
       +=====+
    =    m09
       +=====+
    """
    with_a_card_behind = """
          c       d       e       f       g
       (     )         +=====+ +=====+ +=====+
    5   MOUSE            m01     m02     m03
       (     )         +=====+ +=====+ +=====+
       +     +                         (     )
    6    m04                            CHEESE
       +     +                         (     )
       +=====+
    =    m09
       +=====+
    """

    the_cat = """
          c       d       e       f       g
       (     )         +=====+ +=====+ +=====+
    5    CAT             m01     m02     m03
       (     )         +=====+ +=====+ +=====+
                               (     ) (     )
    6                           MOUSE   CHEESE
                               (     ) (     )
       +=====+
    =    m09
       +=====+
    """

    def test_it_is_judged_as_if_the_mover_had_left_already(self) -> None:
        """[M5, M14] From column c to column h: five columns again, for either."""
        for drawing, who in ((self.wide, "mouse"), (self.the_cat, "cat")):
            game, state = drawn(drawing)

            after = played(game, state, "m09 d5 0", f"{who} h5")

            assert field(game, after, who) == "h5"

    def test_no_move_makes_the_table_too_large(self) -> None:
        """[M5, M14] Here m04 stays behind in column c."""
        game, state = drawn(self.with_a_card_behind)

        after = played(game, state, "m09 d5 0")

        assert field(game, after, "phase") == "draw"
        assert field(game, after, "mouse") == "c5"
