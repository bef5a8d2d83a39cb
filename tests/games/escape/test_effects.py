"""What the agendas of escape do when they are turned up [E8, E9]."""

from fractions import Fraction

import pytest

from tests.games.escape.drawing import (
    drawn,
    ending,
    ends,
    field,
    legal,
    played,
    refused,
)
from tests.games.escape.test_end import AGENDAS, LANDED
from tests.games.moves import chances


class TestMouse:
    def test_the_mouse_lets_you_step_it_any_of_the_four_ways(self) -> None:
        """[E8] As E7 says: onto spaces, and through m01 to f6."""
        game, state = drawn(
            """
                  c       d       e       f       g
               (     ) +=====+
            3    CAT     m09 |
               (     ) +=====+
                               +=====+ (  0  )
            4                  | m02 | 3MOUSE1
                               +=====+ (  2  )
                               +=====+ +     +
            5                  |EXIT | | m01 |
                               +     + +     +
            """,
            phase="face",
            placed="d3",
        )

        after = played(game, state, "face c3 mouse")

        assert legal(game, after) == {"nudge f3", "nudge g4", "nudge f6"}
        after = played(game, after, "nudge f6")
        assert field(game, after, "mouse") == "f6@0"
        assert field(game, after, "phase") == "turn"

    def test_if_it_can_end_nowhere_nothing_happens(self) -> None:
        """[E8] Cat, Exit, the edge and a wall are round it: no end, no explosion."""
        game, state = drawn(
            """
                  c       d       e
               (     ) (  0  ) +=====+
            3    CAT   3MOUSE1 |EXIT |
               (     ) (  2  ) +     +
               +     + +=====+
            4    m09     m01
               +     + +     +
            """,
            phase="face",
            placed="c4",
        )

        after = played(game, state, "face c3 mouse")

        assert field(game, after, "phase") == "turn"
        assert field(game, after, "mouse") == "d3@0"
        assert ending(game, after) == ""

    def test_where_the_agenda_lay_the_cat_is_still_in_the_way(self) -> None:
        """[E7, E8] The Mouse is next to c3, and cannot be stepped there."""
        game, state = drawn(LANDED, phase="face", placed="d3", mouse="c4@0")

        after = played(game, state, "face c3 mouse")

        assert ends(game, after, "nudge") == {"d4", "c5"}


class TestCucumber:
    def test_it_moves_once_more_by_the_cogs_of_this_turns_card(self) -> None:
        """[E8] m09 has one: east."""
        game, state = drawn(LANDED, phase="face", placed="d3")

        after = played(game, state, "face c3 cucumber")

        assert legal(game, after) == {"bomb g4"}
        after = played(game, after, "bomb g4")
        assert field(game, after, "mouse") == "g4@0"
        assert field(game, after, "phase") == "turn", "nothing more is drawn"

    def test_it_goes_the_way_its_gear_points_now(self) -> None:
        """[E5, E8] Turned 90°, 1 points south."""
        game, state = drawn(LANDED, phase="face", placed="d3", mouse="f4@90")

        assert legal(game, played(game, state, "face c3 cucumber")) == {"bomb f5"}

    def test_it_explodes_if_it_cannot(self) -> None:
        """[E8] East of g4 the board ends."""
        game, state = drawn(LANDED, phase="face", placed="d3", mouse="g4@0")

        after = played(game, state, "face c3 cucumber")

        assert ending(game, after) == "exploded: nobody"

    def test_it_may_meet_the_cat(self) -> None:
        """[E7, E8] From c4 with 1 pointing north, it steps onto c3."""
        game, state = drawn(LANDED, phase="face", placed="d3", mouse="c4@270")

        after = played(game, state, "face c3 cucumber")

        assert ending(game, after) == "met-mouse: nobody"


class TestCat:
    def test_the_cat_lets_you_look_at_another_agenda(self) -> None:
        """[E8] Chance says what it is, equally likely; it stays, known from then on."""
        game, state = drawn(LANDED, phase="face", placed="d3")
        after = played(game, state, "face c3 cat")
        assert legal(game, after) == {"peek g3", "peek c7", "peek g7"}

        after = played(game, after, "peek g7")

        third = Fraction(1, 3)
        assert chances(game, after) == {
            "face g7 mouse": third,
            "face g7 cheese": third,
            "face g7 cucumber": third,
        }
        after = played(game, after, "face g7 cheese")
        assert field(game, after, "phase") == "turn"
        assert field(game, after, "agendas") == "g3=?,c7=?,g7=cheese"
        assert "cheese" not in field(game, after, "gone"), "it has no effect yet"

    def test_only_one_that_nobody_knows_can_be_looked_at(self) -> None:
        """[E8] The mouse lies on c7, known; the cheese has left g3."""
        game, state = drawn(
            LANDED,
            phase="face",
            placed="d3",
            agendas="c7=mouse",
            gone="g3=cheese",
            help_=True,
        )

        after = played(game, state, "face c3 cat")

        assert legal(game, after) == {"peek g7"}
        assert refused(game, after, "peek c7") == "agenda-known [E8]"
        assert refused(game, after, "peek g3") == "no-agenda [E8]"
        assert refused(game, after, "peek c3") == "no-agenda [E8]"
        assert chances(game, played(game, after, "peek g7")) == {"face g7 cucumber": 1}

    def test_if_there_is_none_nothing_happens(self) -> None:
        """[E8] One is left, and it is known."""
        game, state = drawn(
            LANDED,
            phase="face",
            placed="d3",
            agendas="c7=mouse",
            gone="g3=cheese,g7=cucumber",
            help_=True,
        )

        assert field(game, played(game, state, "face c3 cat"), "phase") == "turn"

    def test_what_was_looked_at_is_certain_when_the_cat_gets_there(self) -> None:
        """[E8] By c4, m01 and m02 to c7; and then it has its effect."""
        game, state = drawn(
            """
                  c       d       e       f
               (     ) +=====+
            3    CAT     m09 |
               (     ) +=====+
                                       (  0  )
            4     c4                   3MOUSE1
                                       (  2  )
               +     +         +=====+
            5  | m01 |         |EXIT |
               +     +         +     +
               +     +
            6  | m02 |
               +     +
               +     +
            =  | m10 |
               +     +
            """,
            phase="face",
            placed="d3",
        )
        state = played(game, state, "face c3 cat", "peek c7", "face c7 cheese")
        state = played(game, state, "m10 c4 0", "cat c7", "bomb f3", "draw m20")

        assert chances(game, state) == {"face c7 cheese": 1}
        after = played(game, state, "face c7 cheese")
        assert field(game, after, "gone") == "c3=cat,c7=cheese"


class TestCheese:
    def test_the_cheese_is_found(self) -> None:
        """[E8, E9] That alone does not win, but it opens the Exit."""
        game, state = drawn(LANDED, phase="face", placed="d3")

        after = played(game, state, "face c3 cheese")

        assert bool(after.found)
        assert field(game, after, "phase") == "turn"
        assert ending(game, after) == ""

    @pytest.mark.parametrize("agenda", ["mouse", "cat"])
    def test_nothing_else_finds_it(self, agenda: str) -> None:
        """[E9] Mouse and cat do other things."""
        game, state = drawn(LANDED, phase="face", placed="d3")

        assert not played(game, state, f"face c3 {agenda}").found


class TestOtherEffects:
    def test_a_set_up_may_give_the_effects_to_others(self) -> None:
        """[E8] Here the cat nudges, the mouse sends it on, the cucumber peeks."""
        game, state = drawn(
            LANDED,
            phase="face",
            placed="d3",
            marks="nudge=cat again=mouse peek=cucumber",
        )
        follows = {
            agenda: field(game, played(game, state, f"face c3 {agenda}"), "phase")
            for agenda in AGENDAS
        }

        assert follows == {
            "mouse": "again",
            "cat": "nudge",
            "cheese": "turn",
            "cucumber": "peek",
        }
