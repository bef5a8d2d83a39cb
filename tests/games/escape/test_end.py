"""How a turn of escape ends: the draw, and the agendas [E3, E8, E9]."""

from fractions import Fraction

import pytest

from tests.games.escape.drawing import (
    drawn,
    ending,
    field,
    played,
    refilled,
    refused,
)
from tests.games.moves import chances

# The Cat has come to c3 by m09, which has one cog.
LANDED = """
      c       d       e       f       g
   (     ) +=====+
3    CAT     m09 |
   (     ) +==R==+
                           (  0  )
4                          3MOUSE1
                           (  2  )
                   +=====+
5                  |EXIT |
                   +     +
"""
AGENDAS = ("mouse", "cat", "cheese", "cucumber")


class TestDraw:
    def test_a_card_is_drawn_to_the_belt_and_the_next_turn_begins(self) -> None:
        """[E8, M16] In place of the one that was placed."""
        game, state = drawn(LANDED, cat="d6")
        after = played(game, state, "m28 f5 0", "bomb f3")
        before = field(game, after, "belt").split(",")

        later = refilled(game, after)

        assert len(field(game, later, "belt").split(",")) == len(before) + 1
        assert field(game, later, "phase") == "turn"
        assert field(game, later, "placed") == "-"

    def test_the_cucumber_loses_the_game(self) -> None:
        """[E8] At once; the player is too late."""
        game, state = drawn(LANDED, cat="d6", phase="draw", draws=17)

        after = played(game, state, "draw cucumber")

        assert ending(game, after) == "too-late: nobody"
        assert game.legal_moves(after) == []

    @pytest.mark.parametrize("gone", ["", "g3=cheese"])
    def test_it_loses_before_the_agenda_is_turned_up(self, gone: str) -> None:
        """[E8] The Cat has come to c3, but what lies there is never known."""
        game, state = drawn(LANDED, phase="draw", placed="d3", draws=17, gone=gone)

        after = played(game, state, "draw cucumber")

        assert ending(game, after) == "too-late: nobody"
        assert "c3=?" in field(game, after, "agendas")

    @pytest.mark.parametrize(("belt", "upper"), [(4, 17), (3, 18)])
    def test_the_cucumber_is_shuffled_among_the_last_four(
        self, belt: int, upper: int
    ) -> None:
        """[E3] One of the cards that are left; never before, with belt 3 one later."""
        for draws in range(upper + 4):
            game, state = drawn(LANDED, belt=belt, cat="d6", phase="draw", draws=draws)
            left = 28 - 4 - belt - draws
            found = chances(game, state)

            if draws < upper:
                assert "draw cucumber" not in found
                assert refused(game, state, "draw cucumber") == "cucumber-early [E3]"
                assert set(found.values()) == {Fraction(1, left)}
            else:
                assert set(found.values()) == {Fraction(1, left + 1)}
            assert len(found) == left + (draws >= upper)

    def test_the_cucumber_is_certain_when_nothing_else_is_left(self) -> None:
        """[E3] After 20 cards."""
        game, state = drawn(LANDED, cat="d6", phase="draw", draws=20)

        assert chances(game, state) == {"draw cucumber": 1}


class TestTurnedUp:
    def test_after_the_draw_the_agenda_under_the_cat_is_turned_up(self) -> None:
        """[E8] By chance: the four are equally likely."""
        game, state = drawn(LANDED, phase="draw", placed="d3")

        after = refilled(game, state)

        quarter = Fraction(1, 4)
        assert chances(game, after) == {f"face c3 {name}": quarter for name in AGENDAS}

    def test_those_that_are_known_or_gone_lie_elsewhere(self) -> None:
        """[E8] The cat was on g3, the mouse lies on c7: two are left for c3."""
        game, state = drawn(
            LANDED, phase="face", placed="d3", gone="g3=cat", agendas="c7=mouse"
        )

        half = Fraction(1, 2)
        assert chances(game, state) == {
            "face c3 cheese": half,
            "face c3 cucumber": half,
        }
        assert refused(game, state, "face c3 mouse") == "face-known [E8]"
        assert refused(game, state, "face g7 cheese") == "face-elsewhere [E8]"

    @pytest.mark.parametrize("agenda", AGENDAS)
    def test_what_is_known_already_is_certain(self, agenda: str) -> None:
        """[E8] It has been looked at, or helped with."""
        game, state = drawn(
            LANDED, phase="face", placed="d3", agendas=f"c3={agenda}", help_=True
        )

        assert chances(game, state) == {f"face c3 {agenda}": 1}

    @pytest.mark.parametrize("agenda", AGENDAS)
    def test_it_leaves_the_table(self, agenda: str) -> None:
        """[E8] The others stay, unknown."""
        game, state = drawn(LANDED, phase="face", placed="d3")

        after = played(game, state, f"face c3 {agenda}")

        assert field(game, after, "gone") == f"c3={agenda}"
        assert field(game, after, "agendas") == "g3=?,c7=?,g7=?"

    def test_who_only_passed_over_an_agenda_turns_nothing_up(self) -> None:
        """[E8] The Cat goes by d3 and over c3 to c4."""
        game, state = drawn(
            """
                  c       d       e       f
                               (     )
            3             d3     CAT
                               (     )
                                       (  0  )
            4                          3MOUSE1
                                       (  2  )
                               +=====+
            5                  |EXIT |
                               +     +
               +=====+
            =    m09
               +=====+
            """
        )
        after = played(game, state, "m09 d3 0", "cat c4", "bomb f3")

        after = refilled(game, after)

        assert field(game, after, "phase") == "turn"
        assert "c3=?" in field(game, after, "agendas")

    def test_who_gets_to_an_agenda_turns_it_up_though_the_bomb_moves_between(
        self,
    ) -> None:
        """[E1, E8] Place, Rotate, Move, Bomb, End: from placing to the effect."""
        game, state = drawn(
            """
                  c       d       e       f
                               (     )
            3             d3     CAT
                               (     )
                                       (  0  )
            4                          3MOUSE1
                                       (  2  )
                               +=====+
            5                  |EXIT |
                               +     +
               +=====+
            =    m09
               +=====+
            """
        )
        phases = []
        for text in ("m09 d3 0", "cat c3", "bomb f3", "draw m01", "face c3 cheese"):
            state = played(game, state, text)
            phases.append(field(game, state, "phase"))

        assert phases == ["move", "bomb", "draw", "face", "turn"]
