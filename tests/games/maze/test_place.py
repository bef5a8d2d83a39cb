"""Where a card can be placed, and how the table grows and shrinks [M5, M6, M11]."""

import pytest

from tests.games.maze.drawing import (
    cells,
    drawn,
    field,
    legal,
    lies,
    played,
    refilled,
    refused,
)

CORNER = """
      e       f
   +     + (     )
5  | m01    CHEESE
   +     + (     )
   (     )
6   MOUSE
   (     )
   +     + +=====+ +=====+ +=====+
=    m09     m10     m11     m12
   +     + +     + +=====+ +=====+
"""
# The table is as wide as it may be, and the Mouse alone holds the last column.
WIDE = """
      c       d       e       f       g
   +     + +     + +     + +     +
4    m01     m02     m03     m04
   +     + +     + +     + +     +
                   (     ) +     + (     )
5                   CHEESE   m05    MOUSE
                   (     ) +     + (     )
   +     +
=    m09
   +     +
"""
# Three columns; it can still grow to either side.
NARROW = """
      d       e       f
   (     ) +=====+ (     )
5   MOUSE  | m01 |  CHEESE
   (     ) +=====+ (     )
   +=====+ +=====+ +=====+ +=====+
=  | m09 | | m10 | | m11 | | m12 |
   +     + +     + +     + +     +
"""
FULL = """
      c       d       e       f       g
   +     + +     + +     + +     + +     +
3    m01     m02     m03     m04     m05
   +     + +     + +     + +     + +     +
   +     + +     + +     + +     + +     +
4    m06     m07     m08     m09     m10
   +     + +     + +     + +     + +     +
   +     + (     ) (     ) (     ) +     +
5    m11    MOUSE   CHEESE    CAT    m12
   +     + (     ) (     ) (     ) +     +
   +     + +     + +     + +     + +     +
6    m13     m14     m15     m16     m17
   +     + +     + +     + +     + +     +
   +     + +     + +     + +     + +     +
7    m18     m19     m20     m21     m22
   +     + +     + +     + +     + +     +
   +=o=o=+ +     + +=====+ +=====+
=  o m23 o   m24   | m25     m26
   +=o=o=+ +=====+ +     + +=====+
"""


class TestEmptySpace:
    def test_a_card_goes_next_to_any_card_or_character(self) -> None:
        """[M11] Orthogonally: round m01, the Cheese and the Mouse, not at corners."""
        game, state = drawn(CORNER)

        assert cells(game, state, "m09") == {"e4", "d5", "f4", "g5", "f6", "d6", "e7"}
        assert refused(game, state, "m09 d4 0") == "not-beside [M11]"
        assert refused(game, state, "m09 g6 0") == "not-beside [M11]"

    def test_it_lies_there_and_is_gone_from_the_belt(self) -> None:
        """[M11] Turned as was said."""
        game, state = drawn(CORNER)

        after = played(game, state, "m10 f4 270")

        assert lies(after, "f4") == "m10@270"
        assert field(game, after, "belt") == "m09,m11,m12"

    def test_every_card_of_the_belt_can_be_placed(self) -> None:
        """[M11] And no other."""
        game, state = drawn(CORNER)

        texts = legal(game, state) - {"reveal"}

        assert {text.split()[0] for text in texts} == {"m09", "m10", "m11", "m12"}
        assert refused(game, state, "m02 e4 0") == "not-on-belt [M11]"

    def test_nobody_is_covered(self) -> None:
        """[M6] Neither the Cheese nor the Mouse."""
        game, state = drawn(CORNER)

        assert refused(game, state, "m09 f5 0") == "on-character [M6]"
        assert refused(game, state, "m09 e6 0") == "on-character [M6]"


class TestOrientation:
    drawing = """
          e       f
       (     ) (     )
    4   MOUSE   CHEESE
       (     ) (     )
       +     +
    5    m01
       +     +
       +     + +=====+ +=o=o=+ +=====+ +==L==+ +==R==+
    =    m09     m10     m11     m12R    m13     m14
       +     + +=====+ +=====+ +=====+ +==L==+ +==L==+
    """

    @pytest.mark.parametrize(
        ("card", "angles"),
        [
            ("m09", {"0"}),
            ("m10", {"0", "90"}),
            ("m11", {"0", "90", "180", "270"}),
            ("m12", {"0", "90", "180", "270"}),
            ("m13", {"0", "90"}),
            ("m14", {"0", "90", "180", "270"}),
        ],
    )
    def test_any_is_allowed_but_identical_ones_are_offered_once(
        self, card: str, angles: set[str]
    ) -> None:
        """[M11] Same walls, holes and cogs; offered as the smallest angle."""
        game, state = drawn(self.drawing)

        found = {text.split()[2] for text in legal(game, state, f"{card} d5")}

        assert found == angles

    def test_a_larger_angle_that_lies_the_same_is_refused(self) -> None:
        """[M11] The smaller one is to be said."""
        game, state = drawn(self.drawing)

        assert refused(game, state, "m10 d5 180") == "same-lie [M11]"
        assert refused(game, state, "m13 d5 270") == "same-lie [M11]"


class TestStacking:
    drawing = """
          d       e       f
       (     ) +==L==+ (     )
    5   MOUSE  | m01 o  CHEESE
       (     ) +     + (     )
       +=====+ +=o=o=+ +=====+ +=====+
    =  | m09 | o m10 |   m11 | | m12 |
       +     + +  R  + +     + +=====+
    """

    def test_a_card_covers_one_with_the_same_walls(self) -> None:
        """[M11] Cogs and holes may differ."""
        game, state = drawn(self.drawing)

        assert {"m09 e5 0", "m10 e5 0"} <= legal(game, state)
        after = played(game, state, "m10 e5 0")
        assert lies(after, "e5") == "m10@0+"

    def test_the_walls_must_be_the_same_side_by_side_as_they_lie(self) -> None:
        """[M11] Turned, the same card does not fit; nor do fewer or more walls."""
        game, state = drawn(self.drawing)

        assert legal(game, state, "m09 e5") == {"m09 e5 0"}
        for text in ("m09 e5 90", "m11 e5 0", "m12 e5 0"):
            assert refused(game, state, text) == "walls-differ [M11]"

    def test_a_card_that_fits_only_when_turned_fits_like_that(self) -> None:
        """[M11] It has the walls S and E; turned by 180, N and W."""
        game, state = drawn(
            """
                  d       e       f
               (     ) +=====+ (     )
            5   MOUSE  | m01    CHEESE
               (     ) +     + (     )
               +     +
            =    m09 |
               +=====+
            """
        )

        assert legal(game, state, "m09 e5") == {"m09 e5 180"}

    def test_a_stack_can_be_covered_again(self) -> None:
        """[M11] What counts is the upmost card."""
        game, state = drawn(self.drawing)
        after = played(game, state, "m10 e5 0")
        after = refilled(game, after)

        after = played(game, after, "m09 e5 0")

        assert lies(after, "e5") == "m09@0+"
        assert {"m01", "m10"} <= set(field(game, after, "buried").split(","))


class TestSize:
    def test_nothing_is_placed_where_the_table_would_be_wider_than_five(self) -> None:
        """[M5] Characters count: the Mouse alone makes it reach g."""
        game, state = drawn(WIDE)

        assert cells(game, state, "m09") >= {"c3", "g4", "g6", "e6", "f6", "c5"}
        assert refused(game, state, "m09 b4 0") == "too-large [M5]"
        assert refused(game, state, "m09 h5 0") == "too-large [M5]"

    def test_nothing_is_placed_where_it_would_be_taller_than_five(self) -> None:
        """[M5] Rows 3 to 7, by a card and the Mouse."""
        game, state = drawn(
            """
                  e       f
               +     +
            3    m01
               +     +
               +     +
            4    m02
               +     +
               (     )
            5   CHEESE
               (     )
                       +     +
            6            m03
                       +     +
                       (     )
            7           MOUSE
                       (     )
               +     +
            =    m09
               +     +
            """
        )

        assert refused(game, state, "m09 e2 0") == "too-large [M5]"
        assert refused(game, state, "m09 f8 0") == "too-large [M5]"
        assert {"e7", "g7", "f3", "d3"} <= cells(game, state, "m09")

    @pytest.mark.parametrize(
        ("first", "second", "shut"),
        [("c5", "b5", "g5"), ("g5", "h5", "c5"), ("c5", "g5", "b5")],
    )
    def test_the_rectangle_floats_until_it_is_full(
        self, first: str, second: str, shut: str
    ) -> None:
        """[M5] To the left, to the right, or one each: then it is five wide."""
        game, state = drawn(NARROW)
        assert {"c5", "g5"} <= cells(game, state, "m09")

        state = refilled(game, played(game, state, f"m10 {first} 0"))
        state = refilled(game, played(game, state, f"m11 {second} 0"))

        assert refused(game, state, f"m09 {shut} 0") == "too-large [M5]"

    def test_when_the_mouse_leaves_the_rim_the_other_side_opens(self) -> None:
        """[M5] It leaves g5 by the card on f5 for d3: the table is c to f now."""
        game, state = drawn(WIDE)
        assert refused(game, state, "m28 b4 0") == "too-large [M5]"

        state = refilled(game, played(game, state, "m28 f5 0", "mouse d3"))

        assert {"b4", "g5"} <= cells(game, state, "m27")

    def test_after_it_floated_away_the_old_side_is_too_far(self) -> None:
        """[M5] With a card on b4 nothing can lie in column g any more."""
        game, state = drawn(WIDE)
        state = refilled(game, played(game, state, "m28 f5 0", "mouse d3"))
        state = refilled(game, played(game, state, "m27 b4 0"))

        assert refused(game, state, "m26 g5 0") == "too-large [M5]"
        assert refused(game, state, "m26 a4 0") == "too-large [M5]"
        assert "f6" in cells(game, state, "m26")

    def test_beyond_the_cell_that_the_mouse_went_to_there_is_room(self) -> None:
        """[M5, M11] It goes to the rim, and what lies next to it is no longer far."""
        game, state = drawn(
            """
                  d       e       f
               (     ) +=====+ (     )
            5   MOUSE  | m01 |  CHEESE
               (     ) +=====+ (     )
               +     +
            =    m09
               +     +
            """
        )
        assert "d2" not in cells(game, state, "m09")

        after = refilled(game, played(game, state, "m09 d4 0", "mouse d3"))

        assert "d2" in {text.split()[1] for text in legal(game, after, "m")}

    def test_it_can_reach_the_edge_of_the_canvas(self) -> None:
        """[M4, M5] Five columns and rows up to a1: nothing lies beyond."""
        game, state = drawn(
            """
                  a       b       c       d       e
               (     ) +     + +     + +     + +     +
            1   MOUSE    m01     m02     m03     m04
               (     ) +     + +     + +     + +     +
                                               (     )
            2                                   CHEESE
                                               (     )
                                               +     +
            5                                    m05
                                               +     +
               +     +
            =    m09
               +     +
            """
        )

        found = cells(game, state, "m09")

        assert {"a2", "d2", "e3", "e4", "d5"} <= found
        assert {name[0] for name in found} <= set("abcde")
        assert {name[1] for name in found} <= set("12345")


class TestSkip:
    def test_if_nothing_can_be_placed_one_skips(self) -> None:
        """[M11] The table is full, and no belt card has the walls of another."""
        game, state = drawn(FULL)

        assert legal(game, state) == {"reveal", "skip"}

    def test_then_the_turn_goes_on_with_the_draw_and_the_belt_grows(self) -> None:
        """[M11, M16] Five cards lie there in the next turn, of the next seat."""
        game, state = drawn(FULL)

        after = played(game, state, "skip", "draw m27")

        assert field(game, after, "belt") == "m23,m24,m25,m26,m27"
        assert (field(game, after, "phase"), field(game, after, "seat")) == (
            "turn",
            "1",
        )

    def test_one_may_still_reveal_before(self) -> None:
        """[M10, M11] The mouse helps nothing: then only the skip is left."""
        game, state = drawn(FULL)

        after = played(game, state, "reveal")

        assert legal(game, after) == {"skip"}

    def test_a_full_table_is_no_reason_if_a_card_can_be_covered(self) -> None:
        """[M11] A belt card without walls fits on every card."""
        game, state = drawn(FULL)
        after = played(game, state, "skip", "draw m27")

        assert len(cells(game, after, "m27")) == 22
        assert refused(game, after, "skip") == "can-place [M11]"

    def test_nobody_skips_who_can_place(self) -> None:
        """[M11] Nor is it offered."""
        game, state = drawn(CORNER)

        assert refused(game, state, "skip") == "can-place [M11]"
        assert "skip" not in legal(game, state)
