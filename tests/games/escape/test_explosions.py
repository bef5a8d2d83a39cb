"""When the Mechanical Mouse explodes, or meets the Cat [E7]."""

import pytest

from tests.games.escape.drawing import drawn, ending, legal, played
from tests.games.escape.test_bomb import OPEN


class TestExplosions:
    @pytest.mark.parametrize(
        ("mouse", "card"),
        [("f3@0", "m09"), ("g5@0", "m10"), ("e7@0", "m11"), ("c6@0", "m12")],
    )
    def test_off_the_board(self, mouse: str, card: str) -> None:
        """[E7] North, east, south and west of the edge."""
        game, state = drawn(OPEN, mouse=mouse)

        assert ending(game, played(game, state, f"{card} d7 0")) == "exploded: nobody"

    def test_against_a_wall(self) -> None:
        """[E7] The western one of m01; turned by 180 degrees, 3 points east."""
        game, state = drawn(
            """
                  c       d       e       f       g
               +=====+                 (  2  ) +     +
            4  |EXIT |                 1MOUSE3 | m01
               +     +                 (  0  ) +     +
                                       (     )
            6                            CAT
                                       (     )
               +=====+ +==R==+
            =  | m09 | |Lm12R|
               +=====+ +=====+
            """
        )

        assert ending(game, played(game, state, "m12 d7 0")) == "exploded: nobody"
        assert ending(game, played(game, state, "m09 d7 0")) == ""

    @pytest.mark.parametrize("angle", [0, 90, 180, 270])
    @pytest.mark.parametrize("gone", ["", "c3=cheese"])
    def test_onto_the_exit(self, angle: int, gone: str) -> None:
        """[E7] Be its door there or not, and the Cheese found or not."""
        game, state = drawn(OPEN, exit=f"f3@{angle}", gone=gone)

        assert ending(game, played(game, state, "m09 d7 0")) == "exploded: nobody"

    def test_trapped_in_a_dead_end(self) -> None:
        """[E7] m01 is open to the Mouse alone, and its own cell is no destination."""
        game, state = drawn(
            """
                  c       d       e       f
               +=====+                 +=====+
            4  |EXIT |                 | m01 |
               +     +                 +     +
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

        assert ending(game, played(game, state, "m09 d7 0")) == "exploded: nobody"

    def test_trapped_where_the_only_way_leads_to_the_cat(self) -> None:
        """[E7] It meets the Cat only by its first step."""
        game, state = drawn(
            """
                  c       d       e       f       g
               +=====+         (     ) +=====+
            4  |EXIT |           CAT     m01 |
               +     +         (     ) +     +
                                       (  0  )
            5                          3MOUSE1
                                       (  2  )
               +=====+
            =  | m09 |
               +=====+
            """
        )

        assert ending(game, played(game, state, "m09 d7 0")) == "exploded: nobody"

    def test_onto_the_cat_they_meet(self) -> None:
        """[E7] With no cog it steps north, where the Cat is; with one it does not."""
        game, state = drawn(OPEN, cat="f3")

        assert ending(game, played(game, state, "m09 d7 0")) == "met-mouse: nobody"
        assert ending(game, played(game, state, "m10 d7 0")) == ""

    def test_onto_the_cat_on_an_agenda_they_meet(self) -> None:
        """[E7] The Cat may go by f3 to g3, above the Mouse, or to e3, away from it."""
        game, state = drawn(
            """
                  c       d       e       f       g
                                               . . . .
            3                    e3      f3       ?
                                               . . . .
               +=====+                 (     ) (  0  )
            4  |EXIT |                   CAT   3MOUSE1
               +     +                 (     ) (  2  )
               +=====+
            =    m09
               +     +
            """
        )

        after = played(game, state, "m09 f3 0")

        assert ending(game, played(game, after, "cat g3")) == "met-mouse: nobody"
        assert legal(game, played(game, after, "cat e3")) == {"bomb g3"}
