"""Who moves for a placed card, and in which order [M13]."""

from tests.games.maze.drawing import (
    drawn,
    ends,
    field,
    legal,
    played,
    refilled,
    refused,
)

# A card on d5 lies beside the Mouse; behind it there is m01.
MOUSE_ALONE = """
      c       d       e       f
   (     )         +=====+ (     )
5   MOUSE            m01    CHEESE
   (     )         +     + (     )
   +     + +=====+ +=====+ +     +
=    m09     m10     m11 |   m12 |
   +     + +=====+ +=====+ +=====+
"""
# A card on d5 lies beside both; nothing else leads anywhere.
BOTH = """
      c       d       e
   (     )         +=====+
5   MOUSE            m01 |
   (     )         +=====+
           (     ) (     )
6            CAT    CHEESE
           (     ) (     )
   +     + +     +
=    m09   | m10
   +     + +     +
"""
# The same, with a way to c4 and a way to h5: but the table is five wide already.
FAR = """
      c       d       e       f       g
           +=====+
4            m01 |
           +     +
   (     )         +=====+ +=====+ +=====+
5   MOUSE            m02     m03     m04
   (     )         +=====+ +=====+ +=====+
           (     )                 (     )
6            CAT                    CHEESE
           (     )                 (     )
   +     + +     +
=    m09   o m10 o
   +     + +     +
"""


class TestMustMove:
    def test_the_mouse_beside_the_placed_card_must_move(self) -> None:
        """[M13] Nothing else can be done, and the same seat does it."""
        game, state = drawn(MOUSE_ALONE)

        after = played(game, state, "m09 d5 0")

        assert legal(game, after) == {"mouse d4", "mouse d6", "mouse e6", "mouse f5"}
        assert game.to_move(after) == 0

    def test_the_cat_must_move_as_well(self) -> None:
        """[M13] Here the Mouse is shut off by a wall, and the Cat is not."""
        game, state = drawn(BOTH)

        after = played(game, state, "m10 d5 0")

        assert legal(game, after) == {"cat d4"}

    def test_a_single_destination_is_still_a_move(self) -> None:
        """[M13] It is not made without asking."""
        game, state = drawn(MOUSE_ALONE)

        after = played(game, state, "m12 d5 0")

        assert legal(game, after) == {"mouse d4"}
        assert field(game, after, "phase") == "move"
        assert field(game, after, "mouse") == "c5"

    def test_whoever_does_not_lie_beside_the_card_stays(self) -> None:
        """[M13] A card on e4 is beside m01 only, one on g5 beside the Cheese."""
        game, state = drawn(MOUSE_ALONE)

        for cell in ("e4", "g5"):
            after = played(game, state, f"m09 {cell} 0")
            assert field(game, after, "phase") == "draw"
            assert field(game, after, "waiting") == "-"

    def test_a_corner_is_not_beside(self) -> None:
        """[M13] The card on d4 touches the Mouse on c5 at a corner."""
        game, state = drawn(MOUSE_ALONE)
        state = refilled(game, played(game, state, "m10 e4 0"))

        after = played(game, state, "m09 d4 0")

        assert field(game, after, "phase") == "draw"

    def test_without_a_destination_nobody_moves(self) -> None:
        """[M13] The card shows a wall to the Mouse; the turn goes on with End."""
        game, state = drawn(MOUSE_ALONE)

        after = played(game, state, "m10 d5 90")

        assert field(game, after, "phase") == "draw"
        assert field(game, after, "mouse") == "c5"

    def test_a_way_in_without_a_way_out_is_no_destination(self) -> None:
        """[M13, M14] A dead end: in from the Mouse, and walls all round."""
        game, state = drawn(MOUSE_ALONE)

        after = played(game, state, "m11 d5 0")

        assert field(game, after, "phase") == "draw"

    def test_covering_a_card_beside_somebody_sends_it_on_too(self) -> None:
        """[M11, M13] The placed card lies on top of another."""
        game, state = drawn(
            """
                  d       e       f
               (     ) +=====+ (     )
            5   MOUSE    m01    CHEESE
               (     ) +     + (     )
               +=====+
            =    m09
               +     +
            """
        )

        after = played(game, state, "m09 e5 0")

        assert ends(game, after, "mouse") == {"e6", "f5"}


class TestBoth:
    def test_the_player_chooses_who_goes_first(self) -> None:
        """[M13] Both are offered, with all that either can do now."""
        game, state = drawn(BOTH)

        after = played(game, state, "m09 d5 0")

        assert legal(game, after) == {"mouse d4", "mouse d6", "cat d4", "cat c5"}
        assert field(game, after, "waiting") == "mouse,cat"

    def test_then_the_other_moves(self) -> None:
        """[M13] In the same turn; the first one does not go again."""
        game, state = drawn(BOTH)
        state = played(game, state, "m09 d5 0")

        after = played(game, state, "mouse d4")

        assert legal(game, after, "mouse") == set()
        assert refused(game, after, "mouse c5") == "not-waiting [M13]"
        assert game.to_move(after) == 0

    def test_who_comes_to_lie_beside_the_card_again_does_not_move_twice(self) -> None:
        """[M13] d4 and d6 are both beside d5, and yet the turn ends."""
        game, state = drawn(BOTH)

        after = played(game, state, "m09 d5 0", "cat d4", "mouse d6")

        assert field(game, after, "phase") == "draw"

    def test_the_second_gains_the_cell_that_the_first_has_left(self) -> None:
        """[M13] c5, where the Mouse was, is an empty space for the Cat now."""
        game, state = drawn(BOTH)
        state = played(game, state, "m09 d5 0")

        after = played(game, state, "mouse d4")

        assert ends(game, after, "cat") == {"d4", "c5"}
        assert field(game, played(game, after, "cat c5"), "phase") == "draw"

    def test_where_the_first_went_the_second_would_meet_it(self) -> None:
        """[M13, M15] d4 was empty for the Mouse; now the Cat is there."""
        game, state = drawn(BOTH)
        state = played(game, state, "m09 d5 0")

        after = played(game, state, "cat d4", "mouse d4")

        assert game.outcome(after) is not None

    def test_the_cat_can_be_shut_off_as_well(self) -> None:
        """[M13, M14] m10, lying on its side, is walled to it and open to the Mouse."""
        game, state = drawn(BOTH)

        after = played(game, state, "m10 d5 270")

        assert legal(game, after) == {"mouse d4"}

    def test_one_that_is_shut_off_does_not_keep_the_turn_from_ending(self) -> None:
        """[M13] Both wait, only the Cat can go: then it is over."""
        game, state = drawn(BOTH)
        state = played(game, state, "m10 d5 0")

        after = played(game, state, "cat d4")

        assert field(game, after, "phase") == "draw"


class TestJudgedAfterTheFirst:
    def test_the_second_gains_what_was_too_far(self) -> None:
        """[M5, M13] With the Mouse off column c the Cat may go to h5."""
        game, state = drawn(FAR)
        state = played(game, state, "m09 d5 0")
        assert ends(game, state, "cat") == {"c4", "c5"}

        after = played(game, state, "mouse h5")

        assert ends(game, after, "cat") == {"h5"}

    def test_the_second_loses_what_is_too_far_now(self) -> None:
        """[M5, M13] With the Cat on c4 the Mouse may not go to h5 any more."""
        game, state = drawn(FAR)
        state = played(game, state, "m09 d5 0")
        assert ends(game, state, "mouse") == {"c4", "d6", "h5"}

        after = played(game, state, "cat c4")

        assert ends(game, after, "mouse") == {"c4", "d6"}
        assert refused(game, after, "mouse h5") == "too-large [M5]"

    def test_one_that_could_go_nowhere_must_move_if_it_can_now(self) -> None:
        """[M10a, M13] The Mouse leaves by holes; that frees h5 for the Cat."""
        game, state = drawn(
            """
                  c       d       e       f       g
                       +     +
            4          | m01 |
                       +=====+
               (     )         +=====+ +=====+ +=====+
            5   MOUSE            m02     m03     m04
               (     )         +=====+ +=====+ +=====+
                       (     )                 (     )
            6            CAT                    CHEESE
                       (     )                 (     )
               +=o=o=+
            =  o m09
               +     +
            """
        )
        state = played(game, state, "reveal", "m09 d5 0")
        assert ends(game, state, "cat") == set()

        after = played(game, state, "mouse d3")

        assert legal(game, after) == {"cat h5"}

    def test_one_that_could_go_somewhere_stays_if_it_cannot_now(self) -> None:
        """[M10a, M13] The Mouse goes by holes to h5: c4 is lost to the Cat."""
        game, state = drawn(FAR)
        state = played(game, state, "reveal", "m10 d5 0")
        assert ends(game, state, "cat") == {"c4"}

        after = played(game, state, "mouse h5")

        assert field(game, after, "phase") == "draw"
        assert field(game, after, "cat") == "d6"
