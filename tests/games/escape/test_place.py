"""Where a card can be placed in escape [E4, M11]."""

import pytest

from tests.games.escape.drawing import (
    cells,
    drawn,
    field,
    legal,
    lies,
    played,
    refilled,
    refused,
)

# Nothing lies next to e3, c5, g5 and e7.
BOARD = """
      c       d       e       f       g
           +     +         (  0  )
4            m01           3MOUSE1
           +     +         (  2  )
                   +=====+
5                  |EXIT |
                   +     +
           (     )         +=====+
6            CAT           | m02
           (     )         +     +
   +  R  + +=====+ +     + +=====+
=    m09     m10   | m11   | m12
   +     + +     + +     + +  L  +
"""
BESIDE = {"d3", "f3", "c4", "e4", "g4", "d5", "f5", "c6", "e6", "g6", "d7", "f7"}
# Nothing is empty, and no card of the belt has the walls of one that lies there.
FULL = """
      c       d       e       f       g
   . . . . +=====+ +=====+ +=====+ . . . .
3     ?    | m01 | | m02 | | m03 |    ?
   . . . . +     + +     + +     + . . . .
   +=====+ +=====+ +=====+ (  0  ) +=====+
4  | m04 | | m05 | | m06 | 3MOUSE1 | m07 |
   +     + +     + +     + (  2  ) +     +
   +=====+ +=====+ +=====+ +=====+ +=====+
5  | m08 | | m13 | |EXIT | | m15 | | m16 |
   +     + +     + +     + +     + +     +
   +=====+ (     ) +=====+ +=====+ +=====+
6  | m17 |   CAT   | m18 | | m19 | | m20 |
   +     + (     ) +     + +     + +     +
   . . . . +=====+ +=====+ +=====+ . . . .
7     ?    | m21 | | m22 | | m23 |    ?
   . . . . +     + +     + +     + . . . .
   +=====+ +     + +     + +     +
=    m09     m10     m11     m12
   +=====+ +     + +     + +     +
"""
BELT_OF_FULL = FULL[FULL.index("   +=====+ +     + +     + +     +") :]
DEAD_ENDS = """
   +=====+ +     + +     + +     +
=    m09     m10   | m11 |   m12
   +=====+ +     + +=====+ +     +
"""


class TestBeside:
    def test_a_card_is_placed_next_to_any_other_agendas_and_characters_too(
        self,
    ) -> None:
        """[E4] And nowhere else: d3 lies next to an agenda, f5 to Mouse and Exit."""
        game, state = drawn(BOARD)

        assert cells(game, state, "m10") == BESIDE

    def test_agendas_characters_and_the_exit_are_enough(self) -> None:
        """[E4] No Maze Card lies there: two spaces at each corner, and round e5."""
        game, state = drawn(
            """
                  d       e       f
                               (  0  )
            4                  3MOUSE1
                               (  2  )
                       +=====+
            5          |EXIT |
                       +     +
               (     )
            6    CAT
               (     )
            """
        )
        corners = {"d3", "c4", "f3", "g4", "c6", "d7", "g6", "f7"}

        assert cells(game, state, "m28") == corners | {"e4", "d5", "f5", "e6"}

    def test_what_has_left_the_board_is_nothing_to_lie_next_to(self) -> None:
        """[E4, E8] c4 and d3 have d4 beside them, but c3 has nothing any more."""
        game, state = drawn(BOARD, gone="c3=cat")

        assert cells(game, state, "m10") == BESIDE
        assert refused(game, state, "m10 c3 0") == "not-beside [E4]"

    @pytest.mark.parametrize(
        ("cell", "why"),
        [
            ("e3", "not-beside [E4]"),
            ("c5", "not-beside [E4]"),
            ("c3", "on-agenda [E4]"),
            ("g7", "on-agenda [E4]"),
            ("f4", "on-character [E4]"),
            ("e5", "on-character [E4]"),
            ("d6", "on-character [E4]"),
        ],
    )
    def test_never_on_an_agenda_a_character_or_the_exit(
        self, cell: str, why: str
    ) -> None:
        """[E4] Nor where nothing lies next to it."""
        game, state = drawn(BOARD)

        assert refused(game, state, f"m10 {cell} 0") == why

    @pytest.mark.parametrize("cell", ["b4", "h6", "d2", "f8", "a1", "i9", "c2", "g8"])
    def test_nothing_is_placed_off_the_board(self, cell: str) -> None:
        """[E1] Though c2 and g8 lie next to agendas, d2, b4, h6 and f8 to cards."""
        game, state = drawn(
            """
                  c       d       e       f       g
                       +     +
            3            m01
                       +     +
               +     +                 (  0  )
            4    m02                   3MOUSE1
               +     +                 (  2  )
                               +=====+
            5                  |EXIT |
                               +     +
                       (     )                 +     +
            6            CAT                     m03
                       (     )                 +     +
                                       +     +
            7                            m04
                                       +     +
            """
        )

        assert refused(game, state, f"m28 {cell} 0") == "off-board [E1]"

    def test_every_card_of_the_belt_can_be_placed_and_no_other(self) -> None:
        """[M11] The belt may have grown."""
        game, state = drawn(BOARD)
        held = set(field(game, state, "belt").split(","))

        assert {text.split()[0] for text in legal(game, state)} == held
        assert len(held) == 6
        assert refused(game, state, "m03 d5 0") == "not-on-belt [M11]"


class TestOnTop:
    def test_a_card_covers_one_with_the_same_walls_side_by_side(self) -> None:
        """[E4, M11] As it comes to lie; cogs may differ, as m09's and m01's do."""
        game, state = drawn(BOARD)

        assert cells(game, state, "m09") == {*BESIDE, "d4"}
        assert cells(game, state, "m12") == {*BESIDE, "f6"}
        assert refused(game, state, "m12 f6 0") == ""
        assert refused(game, state, "m12 f6 90") == "walls-differ [M11]"
        assert refused(game, state, "m11 f6 0") == "walls-differ [M11]"

    def test_no_stack_is_higher_than_two(self) -> None:
        """[E4] m28 has the walls of both that lie there, none, but is a third."""
        game, state = drawn(BOARD)
        assert "d4" in cells(game, state, "m28")

        state = played(game, state, "m09 d4 180", "bomb g4")
        state = refilled(game, state)

        assert lies(state, "d4") == "m09@180+"
        assert "d4" not in cells(game, state, "m28")
        assert refused(game, state, "m28 d4 0") == "too-high [E4]"

    def test_a_mouse_hole_is_in_a_wall(self) -> None:
        """[M2, M11] m12 has the walls of m01, whose northern one has a hole."""
        game, state = drawn(
            """
                  d       e       f
                               (  0  )
            4                  3MOUSE1
                               (  2  )
               +=o=o=+ +=====+
            5  | m01   |EXIT |
               +     + +     +
               (     )
            6    CAT
               (     )
               +=====+
            =  | m12
               +     +
            """
        )

        assert refused(game, state, "m12 d5 0") == ""
        assert refused(game, state, "m12 d5 180") == "walls-differ [M11]"


class TestLies:
    def test_lies_that_look_alike_are_offered_once_at_the_smallest_angle(self) -> None:
        """[M11] Open all round: one lie; walled in one side, or with a cog: four."""
        game, state = drawn(BOARD)

        assert legal(game, state, "m28 d5") == {"m28 d5 0"}
        assert legal(game, state, "m10 d5") == {
            f"m10 d5 {a}" for a in (0, 90, 180, 270)
        }
        assert legal(game, state, "m09 d5") == {
            f"m09 d5 {a}" for a in (0, 90, 180, 270)
        }
        assert refused(game, state, "m28 d5 90") == "same-lie [M11]"

    def test_walls_that_face_each_other_make_two_lies(self) -> None:
        """[M11] A corridor from west to east, and one from north to south."""
        game, state = drawn(BOARD.replace("| m11  ", "| m11 |"))

        assert legal(game, state, "m11 d5") == {"m11 d5 0", "m11 d5 90"}
        assert refused(game, state, "m11 d5 270") == "same-lie [M11]"


class TestSkip:
    def test_who_can_place_nothing_skips(self) -> None:
        """[M11] It is the only move, and the turn goes on with a draw."""
        game, state = drawn(FULL)

        assert legal(game, state) == {"skip"}
        after = played(game, state, "skip")
        assert field(game, after, "phase") == "draw"
        assert field(game, after, "mouse") == "f4@0"

    def test_the_belt_grows_by_the_card_that_is_drawn(self) -> None:
        """[M11, M16] Nothing left it, and neither Cat nor bomb have moved."""
        game, state = drawn(FULL)

        after = refilled(game, played(game, state, "skip"))

        grown = len(field(game, after, "belt").split(","))
        assert grown == len(field(game, state, "belt").split(",")) + 1
        assert field(game, after, "phase") == "turn"
        assert field(game, after, "cat") == "d6"

    def test_who_can_place_something_may_not_skip(self) -> None:
        """[M11] m11 now has the walls of the cards that lie there, turned by 180."""
        game, state = drawn(FULL.replace(BELT_OF_FULL, DEAD_ENDS))

        assert "skip" not in legal(game, state)
        assert refused(game, state, "skip") == "can-place [M11]"
        assert legal(game, state, "m11 c4") == {"m11 c4 180"}
