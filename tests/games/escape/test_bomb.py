"""Where the Mechanical Mouse goes in escape, and when it explodes [E7]."""

import pytest

from tests.games.escape.drawing import drawn, ending, ends, field, legal, played

# The Mouse has empty spaces all round. The cards of the belt, walled all round, have no
# cogs, one, two and three; placed on d7 they are next to nothing that turns or goes.
OPEN = """
      c       d       e       f       g
   +=====+                 (  0  )
4  |EXIT |                 3MOUSE1
   +     +                 (  2  )
                           (     )
6                            CAT
                           (     )
   +=====+ +=====+ +=====+ +==R==+
=  | m09 | |Rm10 | |Lm11R| |Lm12R|
   +=====+ +=====+ +=====+ +=====+
"""
# The same with a gear that points west for no cog, then south, north and east.
OTHER_GEAR = OPEN.replace("(  0  )", "(  2  )", 1).replace("3MOUSE1", "0MOUSE3")
OTHER_GEAR = OTHER_GEAR.replace(
    "   +     +                 (  2  )", "   +     +                 (  1  )"
)
COGS = ("m09", "m10", "m11", "m12")
SIDES = ("f3", "g4", "f5", "e4")
"""Of f4: north, east, south and west."""


class TestGear:
    @pytest.mark.parametrize("angle", [0, 90, 180, 270])
    @pytest.mark.parametrize("cogs", range(4))
    def test_it_steps_the_way_its_gear_points_for_the_cogs_of_the_card(
        self, cogs: int, angle: int
    ) -> None:
        """[E5, E7] At 0 degrees 0 north, 1 east, 2 south and 3 west."""
        game, state = drawn(OPEN, mouse=f"f4@{angle}")

        after = played(game, state, f"{COGS[cogs]} d7 0")

        side = (cogs + angle // 90) % 4
        assert legal(game, after) == {f"bomb {SIDES[side]}"}

    @pytest.mark.parametrize("angle", [0, 90, 180, 270])
    @pytest.mark.parametrize("cogs", range(4))
    def test_a_set_up_may_have_another_gear(self, cogs: int, angle: int) -> None:
        """[E5] West for no cog, south for one, north for two, east for three."""
        game, state = drawn(OTHER_GEAR, marks="gear=WSNE", mouse=f"f4@{angle}")

        after = played(game, state, f"{COGS[cogs]} d7 0")

        side = ((3, 2, 0, 1)[cogs] + angle // 90) % 4
        assert legal(game, after) == {f"bomb {SIDES[side]}"}

    def test_it_keeps_its_angle(self) -> None:
        """[E5, E7] Only cogs turn it; and then a card is drawn."""
        game, state = drawn(OPEN, mouse="f4@90")

        after = played(game, state, "m10 d7 0", "bomb f5")

        assert field(game, after, "mouse") == "f5@90"
        assert field(game, after, "phase") == "draw"

    def test_the_cogs_of_the_card_that_was_placed_count_not_of_the_one_below(
        self,
    ) -> None:
        """[E7] m11 is put on top of m01; it has two, m01 has one."""
        game, state = drawn(
            """
                  c       d       e       f
               +=====+                 (  0  )
            4  |EXIT |                 3MOUSE1
               +     +                 (  2  )
                                       (     )
            6                            CAT
                                       (     )
                       +=====+
            7          |Rm01 |
                       +=====+
               +=====+
            =  |Lm11R|
               +=====+
            """
        )

        assert legal(game, played(game, state, "m11 d7 0")) == {"bomb f5"}


# With no cog the Mouse steps onto m01, which leads to m02 and m03.
CORRIDORS = """
      c       d       e       f       g
                   +=====+ +     + +     +
4                  | m02     m01   | m03
                   +     + +     + +     +
   +=====+                 (  0  )
5  |EXIT |                 3MOUSE1
   +     +                 (  2  )
                           (     )
7                            CAT
                           (     )
   +=====+
=  | m09 |
   +=====+
"""


class TestWays:
    def test_on_an_empty_space_it_stops(self) -> None:
        """[E7] Though m01 lies beyond it, open on all sides."""
        game, state = drawn(
            """
                  c       d       e       f
                                       +     +
            3                            m01
                                       +     +
               +=====+
            4  |EXIT |
               +     +
                                       (  0  )
            5                          3MOUSE1
                                       (  2  )
                                       (     )
            7                            CAT
                                       (     )
               +=====+
            =  | m09 |
               +=====+
            """
        )

        assert legal(game, played(game, state, "m09 d7 0")) == {"bomb f4"}

    def test_on_an_agenda_it_stops(self) -> None:
        """[E7] It does not pass over the one that it steps onto."""
        game, state = drawn(OPEN, mouse="g4@0")

        after = played(game, state, "m09 d7 0")

        assert legal(game, after) == {"bomb g3"}
        after = played(game, after, "bomb g3")
        assert field(game, after, "mouse") == "g3@0"
        assert "g3=?" in field(game, after, "agendas"), "it stays there"

    def test_from_a_card_it_goes_on_along_corridors_as_you_choose(self) -> None:
        """[E7] To f3, by m02 to e5; m03 is walled to m01."""
        game, state = drawn(CORRIDORS)

        after = played(game, state, "m09 d7 0")

        assert ends(game, after, "bomb") == {"f3", "e5"}
        assert field(game, played(game, after, "bomb e5"), "mouse") == "e5@0"

    def test_it_may_stop_on_an_agenda_or_pass_over_it(self) -> None:
        """[E7] From the corridor m01 to g3, or on to g4."""
        game, state = drawn(
            """
                  c       d       e       f       g
                               (  3  ) +=====+ . . . .
            3                  2MOUSE0   m01      ?
                               (  1  ) +=====+ . . . .
               +=====+
            4  |EXIT |                           g4
               +     +
                                       (     )
            7                            CAT
                                       (     )
               +=====+
            =  | m09 |
               +=====+
            """
        )

        assert legal(game, played(game, state, "m09 d7 0")) == {"bomb g3", "bomb g4"}

    def test_it_does_not_pass_over_the_cat(self) -> None:
        """[E7] The Cat is on e4, beyond m01; it stays, for d7 is far away."""
        game, state = drawn(CORRIDORS.replace("| m02  ", "       "), cat="e4")

        assert legal(game, played(game, state, "m09 d7 0")) == {"bomb f3"}

    def test_it_passes_neither_into_the_exit_nor_over_it(self) -> None:
        """[E7] Its door is open to m01, and the Cheese is found."""
        game, state = drawn(
            """
                  c       d       e       f
                               +=====+ +     +
            4                  |EXIT     m01 |
                               +=====+ +     +
                                       (  0  )
            5                          3MOUSE1
                                       (  2  )
                                       (     )
            7                            CAT
                                       (     )
               +=====+
            =  | m09 |
               +=====+
            """,
            gone="c3=cheese",
        )

        assert legal(game, played(game, state, "m09 d7 0")) == {"bomb f3"}

    def test_its_own_cell_is_no_destination(self) -> None:
        """[E7] Round by f4, e4 and e5 it would come home."""
        game, state = drawn(
            """
                  d       e       f
                       +=====+ +     +
            4          | m02     m01 |
                       +     + +     +
               +=====+ +     + (  0  )
            5  |EXIT | | m03   3MOUSE1
               +     + +=====+ (  2  )
                               (     )
            7                    CAT
                               (     )
               +=====+
            =  | m09 |
               +=====+
            """
        )

        assert legal(game, played(game, state, "m09 d7 0")) == {"bomb f3"}

    def test_it_can_come_by_a_corridor_to_a_neighbour_of_its_cell(self) -> None:
        """[E7] It steps north onto m01, and ends west of where it was, on e5."""
        game, state = drawn(CORRIDORS)

        after = played(game, state, "m09 d7 0", "bomb e5")

        assert field(game, after, "mouse") == "e5@0"


class TestAfterTheCat:
    def test_it_may_go_where_the_cat_has_been(self) -> None:
        """[E1, E7] The Cat leaves f3, which is an empty space then."""
        game, state = drawn(OPEN, cat="f3")

        after = played(game, state, "m28 e3 0")

        assert legal(game, played(game, after, "cat d3")) == {"bomb f3"}

    def test_the_cat_may_come_into_its_way(self) -> None:
        """[E1, E7] The Mouse steps north: onto the Cat, if that goes to f4."""
        game, state = drawn(
            """
                  c       d       e       f
               +=====+ (     )
            4  |EXIT |   CAT     e4      f4
               +     + (     )
                                       (  0  )
            5                          3MOUSE1
                                       (  2  )
               +     +
            =    m09
               +     +
            """
        )

        after = played(game, state, "m09 e4 0")

        assert ends(game, after, "cat") == {"e3", "f4", "e5"}
        assert ending(game, played(game, after, "cat f4")) == "met-mouse: nobody"
        assert legal(game, played(game, after, "cat e3")) == {"bomb f4"}

    def test_the_placed_card_may_be_the_one_it_steps_onto(self) -> None:
        """[E7] m09 comes to lie on f4, a corridor to e4 and g4."""
        game, state = drawn(
            """
                  c       d       e       f
               +=====+
            4  |EXIT |           e4      f4
               +     +
                                       (  0  )
            5                          3MOUSE1
                                       (  2  )
               (     )
            6    CAT
               (     )
               +=====+
            =    m09
               +     +
            """
        )

        after = played(game, state, "m09 f4 0")

        assert ends(game, after, "bomb") == {"e4", "g4"}
