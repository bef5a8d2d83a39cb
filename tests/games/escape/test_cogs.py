"""What the cogs of a placed card turn in escape [E5, M12]."""

import pytest

from tests.games.escape.drawing import drawn, field, legal, lies, played, walls

# Mouse and Exit have empty spaces all round. m09 turns to the right what lies north of
# it, m10 to the left.
APART = """
      c       d       e       f       g
                           (  0  )
4                          3MOUSE1
                           (  2  )
   +=====+
5  | m01
   +     +
           +=====+
6          |EXIT |
           +     +
                           (     )
7                            CAT
                           (     )
   +  R  + +  L  +
=    m09     m10
   +     + +     +
"""
# A card north, east, south or west of a cell, turned so that its cog faces it.
ROUND = (("N", 180), ("E", 270), ("S", 0), ("W", 90))


def beside(cell: str, side: str) -> str:
    """Return the cell next to another one."""
    right, down = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[side]
    return chr(ord(cell[0]) + right) + chr(ord(cell[1]) + down)


@pytest.mark.parametrize(("card", "angle"), [("m09", 90), ("m10", 270)])
@pytest.mark.parametrize(("side", "lie"), ROUND)
class TestTurned:
    def test_a_cog_turns_the_mouse(
        self, card: str, angle: int, side: str, lie: int
    ) -> None:
        """[E5] To the right or to the left, from whichever side; it alone."""
        game, state = drawn(APART)

        after = played(game, state, f"{card} {beside('f4', side)} {lie}")

        assert field(game, after, "mouse") == f"f4@{angle}"
        assert field(game, after, "exit") == "d6@0"
        assert lies(after, "c5") == "m01@0"

    def test_a_cog_turns_the_exit(
        self, card: str, angle: int, side: str, lie: int
    ) -> None:
        """[E5] To the right or to the left, from whichever side; it alone."""
        game, state = drawn(APART)

        after = played(game, state, f"{card} {beside('d6', side)} {lie}")

        assert field(game, after, "exit") == f"d6@{angle}"
        assert field(game, after, "mouse") == "f4@0"
        assert lies(after, "c5") == "m01@0"

    def test_only_what_the_cog_is_next_to_is_turned(
        self, card: str, angle: int, side: str, lie: int
    ) -> None:
        """[M12] With its cog on the far side of it, a card turns neither."""
        game, state = drawn(APART)
        for cell in ("f4", "d6"):
            away = (lie + 180) % 360
            after = played(game, state, f"{card} {beside(cell, side)} {away}")

            assert field(game, after, "mouse") == "f4@0"
            assert field(game, after, "exit") == "d6@0"


class TestAngles:
    @pytest.mark.parametrize("angle", [0, 90, 180, 270])
    def test_a_quarter_is_added_or_taken_away(self, angle: int) -> None:
        """[E5] Four of them are a whole turn."""
        game, state = drawn(APART, mouse=f"f4@{angle}", exit=f"d6@{angle}")
        right, left = (angle + 90) % 360, (angle + 270) % 360

        assert field(game, played(game, state, "m09 f5 0"), "mouse") == f"f4@{right}"
        assert field(game, played(game, state, "m10 f5 0"), "mouse") == f"f4@{left}"
        assert field(game, played(game, state, "m09 d7 0"), "exit") == f"d6@{right}"
        assert field(game, played(game, state, "m10 d7 0"), "exit") == f"d6@{left}"


class TestTogether:
    def test_each_cog_turns_its_own_neighbour(self) -> None:
        """[E5, M12] m11 turns the Mouse above it right, the Exit beside it left."""
        game, state = drawn(
            """
                  d       e       f
                       (  0  )
            4          3MOUSE1
                       (  2  )
               +=====+
            5  |EXIT |
               +     +
               (     )
            6    CAT
               (     )
               +  R  +
            =   Lm11
               +     +
            """
        )

        after = played(game, state, "m11 e5 0")

        assert field(game, after, "mouse") == "e4@90"
        assert field(game, after, "exit") == "d5@270"

    def test_a_card_turns_with_what_lies_under_it(self) -> None:
        """[M12] And its walls with it."""
        game, state = drawn(APART.replace("m01", "M01"))

        after = played(game, state, "m09 c6 0")

        assert lies(after, "c5") == "m01@90+"
        assert (walls(state, "c5"), walls(after, "c5")) == ("NW", "NE")
        assert lies(played(game, state, "m10 c6 0"), "c5") == "m01@270+"

    def test_a_card_that_covers_another_turns_its_neighbours_not_what_it_covers(
        self,
    ) -> None:
        """[M12] m09 is put on m01 and turns m02 above it."""
        game, state = drawn(
            """
                  d       e       f
               +=====+         (  0  )
            4    m02           3MOUSE1
               +     +         (  2  )
               +     + +=====+
            5    m01   |EXIT |
               +     + +     +
                       (     )
            6            CAT
                       (     )
               +  R  +
            =    m09
               +     +
            """
        )

        after = played(game, state, "m09 d5 0")

        assert (lies(after, "d5"), lies(after, "d4")) == ("m09@0+", "m02@90")

    def test_the_cogs_of_a_turned_card_do_nothing(self) -> None:
        """[M12] m01 has one that comes to face the Mouse."""
        game, state = drawn(
            """
                  d       e       f
               +     +
            4    m01R  e4
               +     +
                       +=====+ (  0  )
            5          |EXIT | 3MOUSE1
                       +     + (  2  )
                       (     )
            6            CAT
                       (     )
               +     +
            =    m09R
               +     +
            """
        )

        after = played(game, state, "m09 d5 270")

        assert lies(after, "d4") == "m01@90"
        assert field(game, after, "exit") == "e5@0"
        assert field(game, after, "mouse") == "f5@0"

    def test_cat_and_agendas_do_not_turn_nor_does_an_empty_space(self) -> None:
        """[M12] Whichever of them the cog faces, nothing is changed."""
        game, state = drawn(
            """
                  c       d       e       f
               . . . .         (     )
            3     ?      d3      CAT
               . . . .         (     )
                                       (  0  )
            4                          3MOUSE1
                                       (  2  )
                               +=====+
            5                  |EXIT |
                               +     +
               +=====+
            =  | m09R|
               +=====+
            """
        )

        for angle in (0, 90, 180, 270):
            after = played(game, state, f"m09 d3 {angle}", "bomb g4")

            assert field(game, after, "mouse") == "g4@0"
            for name in ("exit", "cat", "agendas"):
                assert field(game, after, name) == field(game, state, name)


class TestFirst:
    def test_the_mouse_is_turned_before_it_moves(self) -> None:
        """[E1, E5, E7] One cog sends it east, but turned to the right, south."""
        game, state = drawn(APART)

        after = played(game, state, "m09 e4 90")

        assert legal(game, after) == {"bomb f5"}

    def test_the_door_is_turned_before_the_cat_moves(self) -> None:
        """[E1, E5, E6] The door faces m09 only when the cog has turned it."""
        game, state = drawn(
            """
                  d       e       f
                               (  0  )
            4                  3MOUSE1
                               (  2  )
                       +=====+
            5          |EXIT
                       +=====+
               (     )
            6    CAT
               (     )
               +  R  +
            =    m09
               +     +
            """,
            gone="c3=cheese",
        )

        assert field(game, played(game, state, "m09 e6 0", "cat e5"), "end") == (
            "escaped"
        )
