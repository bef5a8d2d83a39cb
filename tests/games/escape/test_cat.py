"""Where the Cat goes in escape, and what it gets to [E6, E9, M13, M14]."""

import pytest

from tests.games.escape.drawing import drawn, ending, ends, field, legal, played

# m09 is open all round; m10 a corridor; m11 is walled in the west.
BOARD = """
      c       d       e       f       g
           +=====+         (  0  )
4          | m01           3MOUSE1
           +     +         (  2  )
                   +=====+
5                  |EXIT |
                   +     +
           (     )
6            CAT
           (     )
                   +=====+
7                    m02
                   +=====+
   +     + +=====+ +     +
=    m09     m10   | m11
   +     + +=====+ +     +
"""


class TestGoing:
    def test_next_to_the_placed_card_it_must_move_through_it(self) -> None:
        """[E6, M13] Nothing else is legal, and a single way is still a move."""
        game, state = drawn(BOARD)

        after = played(game, state, "m10 c6 0")
        assert field(game, after, "phase") == "bomb", "c6 ends at the edge"

        after = played(game, state, "m10 e6 0")
        assert legal(game, after) == {"cat f6"}
        assert field(game, played(game, after, "cat f6"), "cat") == "f6"

    def test_it_stays_when_the_card_is_not_next_to_it(self) -> None:
        """[E6] f6 is two steps away; the turn goes on with the bomb."""
        game, state = drawn(BOARD)

        assert legal(game, played(game, state, "m09 f5 0")) == {"bomb f3"}

    def test_it_stays_when_the_card_is_walled_to_it(self) -> None:
        """[E6, M14] The western side of m11 faces the Cat."""
        game, state = drawn(BOARD)

        after = played(game, state, "m11 e6 0")

        assert legal(game, after) == {"bomb f3"}
        assert field(game, after, "cat") == "d6"

    def test_a_card_diagonally_from_it_does_not_send_it_on(self) -> None:
        """[E6] The Cat is on d6, and m10 is put on top of m02 on e7."""
        game, state = drawn(BOARD)

        assert field(game, played(game, state, "m10 e7 0"), "phase") == "bomb"

    def test_it_goes_on_from_card_to_card_where_both_sides_are_open(self) -> None:
        """[M14] By d5 to m01 and on to e4; from d5 to c5; the Exit is shut."""
        game, state = drawn(BOARD)

        assert ends(game, played(game, state, "m09 d5 0"), "cat") == {"c5", "e4"}

    def test_it_does_not_walk_on_from_an_empty_space(self) -> None:
        """[M14] Below e6 lies m02, walled; beyond f6 everything is empty."""
        game, state = drawn(BOARD)

        assert ends(game, played(game, state, "m09 e6 0"), "cat") == {"f6"}

    def test_it_goes_only_through_the_placed_card(self) -> None:
        """[M14] m03 would lead it to c5, but was not placed in this turn."""
        game, state = drawn(BOARD.replace("6            CAT", "6    m03     CAT"))

        assert ends(game, played(game, state, "m10 e6 0"), "cat") == {"f6"}

    def test_its_own_cell_is_no_destination(self) -> None:
        """[M14] Round by e6, e5 and d5 it would come home."""
        game, state = drawn(
            """
                  c       d       e       f
                               (  0  )
            3                  3MOUSE1
                               (  2  )
                       +     + +     +
            5          | m01     m02 |
                       +     + +     +
               +=====+ (     )
            6  |EXIT |   CAT     e6
               +     + (     )
               +     +
            =    m09 |
               +=====+
            """
        )

        assert ends(game, played(game, state, "m09 e6 0"), "cat") == {"d4", "e4"}

    def test_mouse_holes_are_walls_to_it(self) -> None:
        """[M2, M14] Nobody uses them in escape."""
        game, state = drawn(BOARD.replace("| m11", "o m11"))

        assert field(game, played(game, state, "m11 e6 0"), "phase") == "bomb"


class TestAgendas:
    def test_an_agenda_is_a_destination_and_may_be_passed_over(self) -> None:
        """[E6] From d7 to c7, or over it to c6, or to m02 and on to f7."""
        game, state = drawn(BOARD)

        assert ends(game, played(game, state, "m09 d7 0"), "cat") == {"c7", "c6", "f7"}

    def test_a_known_agenda_is_one_too(self) -> None:
        """[E2, E6] With help, it lies there face up."""
        game, state = drawn(
            """
                  c       d       e       f
                               +=====+ (  0  )
            5                  |EXIT | 3MOUSE1
                               +     + (  2  )
                       (     )
            6            CAT
                       (     )
               . . . .
            7    cat      d7
               . . . .
               +     +
            =    m09
               +     +
            """,
            help_=True,
        )

        assert field(game, state, "agendas") == "c3=?,g3=?,c7=cat,g7=?"
        assert ends(game, played(game, state, "m09 d7 0"), "cat") == {"c7", "c6", "e7"}

    def test_where_an_agenda_lay_there_is_an_empty_space(self) -> None:
        """[E6, E8] It ends there, but cannot pass over it any more."""
        game, state = drawn(BOARD, gone="c7=cat")

        assert ends(game, played(game, state, "m09 d7 0"), "cat") == {"c7", "f7"}

    def test_two_agendas_can_be_passed_over_in_one_move(self) -> None:
        """[E6] Over c7 and by c6, c5, c4 over c3 to d3."""
        game, state = drawn(
            """
                  c       d       e       f
               +     +                 (  0  )
            4  | m01 |                 3MOUSE1
               +     +                 (  2  )
               +     +         +=====+
            5  | m02 |         |EXIT |
               +     +         +     +
               +     + (     )
            6  | m03 |   CAT
               +     + (     )
               +     +
            =    m09 |
               +=====+
            """
        )

        assert ends(game, played(game, state, "m09 d7 0"), "cat") == {"c7", "c3", "d3"}

    def test_the_mouse_on_an_agenda_is_not_passed_over(self) -> None:
        """[E6] Whoever gets to c7 meets it."""
        game, state = drawn(BOARD, mouse="c7@0")

        after = played(game, state, "m09 d7 0")

        assert ends(game, after, "cat") == {"c7", "f7"}
        assert ending(game, played(game, after, "cat c7")) == "met-mouse: nobody"
        assert ending(game, played(game, after, "cat f7")) != "met-mouse: nobody"


# From which side the Cat comes: its cell, and that of the placed card.
APPROACHES = (
    ("N", "d4", "e4"),
    ("E", "f6", "f5"),
    ("S", "d6", "e6"),
    ("W", "d6", "d5"),
)
EXIT = """
      c       d       e       f       g
   (  0  )
4  3MOUSE1
   (  2  )
                   +=====+
5                  |EXIT |
                   +     +
           (     )
6            CAT
           (     )
   +     + +=====+
=    m09     m10
   +     + +=====+
"""


@pytest.mark.parametrize(("side", "cat", "placed"), APPROACHES)
class TestExit:
    @pytest.mark.parametrize("angle", [0, 90, 180, 270])
    def test_once_the_cheese_is_found_it_is_entered_by_its_door_only(
        self, side: str, cat: str, placed: str, angle: int
    ) -> None:
        """[E6] Which is in the south at 0 degrees [E5]."""
        game, state = drawn(EXIT, cat=cat, exit=f"e5@{angle}", gone="g3=cheese")
        door = "SWNE"[angle // 90]

        after = played(game, state, f"m09 {placed} 0")

        assert ("e5" in ends(game, after, "cat")) == (side == door)
        if side == door:
            assert ending(game, played(game, after, "cat e5")) == "escaped: 0"

    @pytest.mark.parametrize("angle", [0, 90, 180, 270])
    def test_before_it_is_neither_entered_nor_crossed(
        self, side: str, cat: str, placed: str, angle: int
    ) -> None:
        """[E6, E9] Whatever the door faces; found or not, nobody gets beyond it."""
        game, state = drawn(EXIT, cat=cat, exit=f"e5@{angle}")
        found = drawn(EXIT, cat=cat, exit=f"e5@{angle}", gone="g3=cheese")[1]
        beyond = {"N": "e6", "E": "d5", "S": "e4", "W": "f5"}[side]

        shut = ends(game, played(game, state, f"m09 {placed} 0"), "cat")
        free = ends(game, played(game, found, f"m09 {placed} 0"), "cat")

        assert shut
        assert "e5" not in shut
        assert beyond not in shut | free
        assert free - {"e5"} == shut


class TestDoor:
    def test_it_is_entered_from_a_card_far_away_from_the_cat(self) -> None:
        """[E6, M14] By d6, d7, e7 and e6 to the door."""
        game, state = drawn(
            """
                  c       d       e
               (  0  ) (     ) +=====+
            5  3MOUSE1   CAT   |EXIT |
               (  2  ) (     ) +     +
                               +     +
            6             d6   | m02 |
                               +     +
                       +     + +     +
            7          | m01     m03 |
                       +=====+ +=====+
               +     +
            =  | m09 |
               +     +
            """,
            gone="g3=cheese",
        )

        assert ends(game, played(game, state, "m09 d6 0"), "cat") == {"e5"}

    def test_a_wall_before_the_door_shuts_it(self) -> None:
        """[E6, M14] m10 has one in the north."""
        game, state = drawn(EXIT, gone="g3=cheese")

        assert ends(game, played(game, state, "m10 e6 0"), "cat") == {"f6"}

    def test_an_agenda_before_the_door_will_do(self) -> None:
        """[E6] The Cat passes over it, for it is open on all sides."""
        game, state = drawn(
            """
                  c       d       e
               +=====+         (  0  )
            6  |EXIT |         3MOUSE1
               +     +         (  2  )
                               (     )
            7             d7     CAT
                               (     )
               +=====+
            =    m09
               +=====+
            """,
            gone="g3=cheese",
        )

        assert ends(game, played(game, state, "m09 d7 0"), "cat") == {"c7", "c6"}

    def test_a_door_to_the_edge_of_the_board_is_of_no_use(self) -> None:
        """[E1, E6] The Exit is on e7, its door in the south."""
        game, state = drawn(EXIT, exit="e7@0", cat="d6", gone="g3=cheese")

        assert "e7" not in ends(game, played(game, state, "m09 e6 0"), "cat")

    def test_it_may_go_elsewhere_though_it_could_leave(self) -> None:
        """[E6] The Exit is a destination like any other."""
        game, state = drawn(EXIT, gone="g3=cheese")

        after = played(game, state, "m09 e6 0")

        assert ends(game, after, "cat") == {"e5", "f6", "e7"}
        assert ending(game, played(game, after, "cat f6")) == ""


class TestMouse:
    def test_to_meet_it_loses(self) -> None:
        """[E6] It is a destination like any other, and is not passed over."""
        game, state = drawn(BOARD, mouse="f6@0")

        after = played(game, state, "m10 e6 0")

        assert legal(game, after) == {"cat f6"}, "it is the only one, and forced"
        after = played(game, after, "cat f6")
        assert ending(game, after) == "met-mouse: nobody"
        assert game.legal_moves(after) == []

    def test_it_cannot_be_passed_over(self) -> None:
        """[E6] g6 is an empty space beyond it."""
        game, state = drawn(
            """
                  d       e       f       g
               +=====+
            5  |EXIT |
               +     +
               (     )         (  0  )
            6    CAT     e6    3MOUSE1   g6
               (     )         (  2  )
               +     +
            =    m09
               +     +
            """
        )

        assert ends(game, played(game, state, "m09 e6 0"), "cat") == {"f6", "e5", "e7"}


def test_before_the_cheese_is_found_nothing_wins() -> None:
    """[E9] Not even the other three agendas together."""
    game, state = drawn(EXIT, gone="c3=cat,g3=mouse,c7=cucumber")

    assert ends(game, played(game, state, "m09 e6 0"), "cat") == {"f6", "e7"}
