"""What the cogs of a placed card turn [M12]."""

import pytest

from tests.games.maze.drawing import drawn, ends, lies, played, refilled, walls, where

# Whoever is placed on e5 has a card on each side, and nobody beside it.
CROSS = """
      d       e       f
   (     ) +=====+ (     )
4   MOUSE    m01    CHEESE
   (     ) +     + (     )
   +=====+         +=====+
5    m02             m03
   +     +         +     +
           +=====+
6            m04
           +     +
   +  R  + +     + +  R  + +     +
=    m09     m10L   Lm11     m12
   +     + +     + +  L  + +     +
"""


class TestTurning:
    def test_a_clockwise_cog_turns_its_neighbour_clockwise(self) -> None:
        """[M12] By 90 degrees: the wall of m01 goes from north to east."""
        game, state = drawn(CROSS)

        after = played(game, state, "m09 e5 0")

        assert lies(after, "e4") == "m01@90"
        assert walls(after, "e4") == "E"

    def test_a_counterclockwise_cog_turns_it_the_other_way(self) -> None:
        """[M12] The wall of m03 goes from north to west."""
        game, state = drawn(CROSS)

        after = played(game, state, "m10 e5 0")

        assert lies(after, "f5") == "m03@270"
        assert walls(after, "f5") == "W"

    def test_only_the_card_next_to_the_side_with_the_cog_turns(self) -> None:
        """[M12] The three others stay as they are, and so does the placed card."""
        game, state = drawn(CROSS)

        after = played(game, state, "m09 e5 0")

        found = [lies(after, cell) for cell in ("d5", "f5", "e6", "e5")]
        assert found == ["m02@0", "m03@0", "m04@0", "m09@0"]

    @pytest.mark.parametrize(
        ("angle", "turned"), [(0, "e4"), (90, "f5"), (180, "e6"), (270, "d5")]
    )
    def test_the_cog_lies_as_the_card_is_turned(self, angle: int, turned: str) -> None:
        """[M4, M12] North, east, south, west."""
        game, state = drawn(CROSS)

        after = played(game, state, f"m09 e5 {angle}")

        found = [
            cell for cell in ("e4", "f5", "e6", "d5") if "@90" in lies(after, cell)
        ]
        assert found == [turned]

    def test_each_cog_turns_its_own_neighbour(self) -> None:
        """[M12] Three cogs: one clockwise, two counterclockwise."""
        game, state = drawn(CROSS)

        after = played(game, state, "m11 e5 0")

        found = [lies(after, cell) for cell in ("e4", "f5", "e6", "d5")]
        assert found == ["m01@90", "m03@0", "m04@270", "m02@270"]

    def test_a_card_turned_four_times_lies_as_before(self) -> None:
        """[M12] And from 270 it goes on to 0."""
        game, state = drawn(
            """
                  d       e       f
               (     ) +=====+ (     )
            5   MOUSE    m01    CHEESE
               (     ) +     + (     )
               +  R  + +  R  + +  R  + +  R  +
            =    m09     m10     m11     m12
               +     + +     + +     + +     +
            """
        )

        found = []
        for card in ("m09", "m10", "m11", "m12"):
            state = played(game, state, f"{card} e6 0")
            found.append(lies(state, "e5"))
            state = refilled(game, state)

        assert found == ["m01@90+", "m01@180+", "m01@270+", "m01@0+"]


class TestNothingElseTurns:
    drawing = """
          d       e       f
       +=====+ +=====+ +=====+
    5    m02    Lm01     m03
       +     + +     + +     +
       (     )         (     )
    6   MOUSE           CHEESE
       (     )         (     )
       +==R==+ +=====+ +     +
    =  | m09 | |Lm10R|   m11R
       +=====+ +=====+ +     +
    """

    def test_the_cogs_of_turned_cards_do_nothing(self) -> None:
        """[M12] m01 turns; its own cog was beside m02."""
        game, state = drawn(self.drawing)

        after = played(game, state, "m09 e6 0")

        assert lies(after, "e5") == "m01@90"
        assert (lies(after, "d5"), lies(after, "f5")) == ("m02@0", "m03@0")

    def test_the_placed_card_is_not_turned_by_its_neighbours(self) -> None:
        """[M12] Even if their cogs are beside it, before and after."""
        game, state = drawn(
            """
                  d       e       f
               (     ) +=====+ (     )
            5   MOUSE   Lm01    CHEESE
               (     ) +  R  + (     )
               +==R==+
            =    m09
               +     +
            """
        )

        after = played(game, state, "m09 e6 0")

        assert lies(after, "e6") == "m09@0"
        assert lies(after, "e5") == "m01@90+"

    def test_characters_do_not_turn(self) -> None:
        """[M12] Cogs beside Mouse and Cheese do nothing, to them or others."""
        game, state = drawn(self.drawing)

        after = played(game, state, "m10 e6 0")

        assert (where(after, "mouse"), where(after, "cheese")) == ("d6", "f6")
        assert [lies(after, cell) for cell in ("d5", "e5", "f5")] == [
            "m02@0",
            "m01@0",
            "m03@0",
        ]

    def test_a_cog_beside_an_empty_space_does_nothing(self) -> None:
        """[M12] It reaches no card at a corner, and none behind the space."""
        game, state = drawn(self.drawing)

        after = played(game, state, "m11 c5 270")

        assert [lies(after, cell) for cell in ("c5", "d5", "e5", "f5")] == [
            "m11@270",
            "m02@0",
            "m01@0",
            "m03@0",
        ]


class TestStacks:
    def test_a_stack_turns_whole(self) -> None:
        """[M12] What is seen of it turns, and it stays a stack."""
        game, state = drawn(CROSS, draws=4)
        assert lies(state, "e4") == "m01@0+"

        after = played(game, state, "m09 e5 0")

        assert lies(after, "e4") == "m01@90+"

    def test_a_card_on_top_turns_others_with_its_own_cogs_alone(self) -> None:
        """[M11, M12] Those of the card below it are covered."""
        game, state = drawn(
            """
                  d       e       f
               +=====+ +     + +=====+
            5    m02    Lm01     m03
               +     + +     + +     +
               (     )         (     )
            6   MOUSE           CHEESE
               (     )         (     )
               +     +
            =    m09R
               +     +
            """
        )

        after = played(game, state, "m09 e5 0")

        assert (lies(after, "d5"), lies(after, "f5")) == ("m02@0", "m03@90")


def test_cards_turn_before_anybody_moves() -> None:
    """[M12, M14] m09 turns m01 upright, and the Mouse goes through it to e4."""
    game, state = drawn(
        """
              d       e       f
                   +=====+
        5            m01
                   +=====+
           (     )         (     )
        6   MOUSE           CHEESE
           (     )         (     )
           +  R  + +     +
        =    m09 |   m10 |
           +=====+ +=====+
        """
    )

    turned = played(game, state, "m09 e6 0")
    still = played(game, state, "m10 e6 0")

    assert ends(game, turned, "mouse") == {"e4"}
    assert walls(turned, "e5") == "EW"
    assert ends(game, still, "mouse") == set()
