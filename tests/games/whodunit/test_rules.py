"""Whodunit, rule by rule. [W1], [M1] … are the ids of docs/games/whodunit.md."""

import pytest

import whiskerworks
from tests.games.whodunit.drawing import (
    DEAD,
    SETUP,
    cells,
    drawn,
    ending,
    ends,
    field,
    legal,
    lies,
    played,
    refilled,
    refused,
    where,
)
from tests.games.whodunit.drawn_layouts import BOTH, MOUSE
from whiskerworks.core.errors import BadOption
from whiskerworks.core.seat import CHANCE
from whiskerworks.games.whodunit.meta import SETUPS

OURS = "cheese=e5 mouse=g5 start=f5:NW start=d5:NE start=f4:NW"
# The Cat can be led to the Mouse, the Mouse to the Cheese, by a card on d6.
MEETING = f"""
      b       c       d       e       f
                                   +=====+
5                                  | m23 |
                                   +=====+
           (     )         (     )
6           MOUSE           CHEESE
           (     )         (     )
                   (     )
7                    CAT
                   (     )
{DEAD}
   +     + +=====+ +=====+ +=====+
=  | m09     m10     m11 | | m12 |
   +     + +=====+ +     + +     +
"""


class TestSetUp:
    def test_chance_lays_three_start_cards_then_fills_the_belt(self) -> None:
        """[W1, W2] No agenda is dealt, and nobody has to begin."""
        game = whiskerworks.load("whodunit", 1, setup=OURS)
        state, steps = game.start(), []
        while game.to_move(state) == CHANCE:
            first = game.legal_moves(state)[0]
            steps.append(game.write(state, first).split()[0])
            state = game.play(state, first)

        assert steps == ["start"] * 3 + ["belt"] * 4
        assert field(game, state, "phase") == "turn"
        assert field(game, state, "shown") == "-"
        assert game.to_move(state) == 0

    @pytest.mark.parametrize("easier", [False, True])
    @pytest.mark.parametrize("name", SETUPS)
    def test_each_set_up_of_ours_can_be_played(self, name: str, easier: bool) -> None:
        """[W2] With the Cheese on e5, and three start cards."""
        game = whiskerworks.load("whodunit", 1, setup=name, easier=easier)
        state = game.start()

        assert field(game, state, "cheese") == "e5"
        for _ in range(7):
            state = game.play(state, game.legal_moves(state)[0])
        assert field(game, state, "cards").count("@") == 3

    @pytest.mark.parametrize(
        ("setup", "problem"),
        [
            (f"{OURS} cat=d3", "the Cheese and the Mouse alone"),
            (OURS.replace("mouse=g5 ", ""), "the Cheese and the Mouse alone"),
            (f"{OURS} agenda=e6", "no agendas on the table"),
            (f"{OURS} mouse_angle=90", "nothing that is turned"),
            (OURS.replace("e5", "e6"), "the Cheese starts on e5"),
            ("cheese=e5 mouse=g5 start=f5:NW start=d5:NE", "with 3 start cards"),
            (f"{OURS} start=g4:S", "with 3 start cards"),
            (OURS.replace("f4:NW", "f4"), "with walls that are said"),
            (OURS.replace("f5:NW", "f5:N"), "a path between Mouse and Cheese"),
            (SETUP, "walls like none of d5"),
        ],
    )
    def test_other_layouts_are_refused_with_the_reason(
        self, setup: str, problem: str
    ) -> None:
        """[W2] The last one would need three cards without walls."""
        with pytest.raises(BadOption, match=problem):
            whiskerworks.load("whodunit", 1, setup=setup)


class TestPlace:
    def test_a_card_is_placed_next_to_the_mouse_until_the_cat_comes(self) -> None:
        """[W1, W4] Not on e4, though a card lies next to it."""
        game, state = drawn(MOUSE)

        assert cells(game, state, "m09") == {"c4", "c6"}

    def test_with_the_cat_on_the_table_it_is_placed_next_to_the_cat(self) -> None:
        """[W1, W4] c7 and d6 lie next to both, d5 next to the Mouse alone."""
        game, state = drawn(BOTH)

        assert cells(game, state, "m09") == {"c7", "d6", "d8", "e7"}
        assert refused(game, state, "m09 c5 0") == "not-active [W4]"

    def test_every_way_to_turn_it_is_allowed_on_an_empty_space(self) -> None:
        """[W4, M11] Those that lie the same are offered once."""
        game, state = drawn(MOUSE)

        assert legal(game, state, "m12 c4") == {
            f"m12 c4 {a}" for a in (0, 90, 180, 270)
        }
        assert legal(game, state, "m11 c4") == {"m11 c4 0", "m11 c4 90"}

    def test_it_may_cover_a_card_with_the_same_walls_next_to_who_is_active(
        self,
    ) -> None:
        """[W4] m01 on d5 has walls in the north and south; f5 is too far away."""
        game, state = drawn(MOUSE)

        assert legal(game, state, "m11 d5") == {"m11 d5 0"}
        assert refused(game, state, "m10 d5 0") == "walls-differ [M11]"
        assert refused(game, state, "m09 f5 0") == "not-active [W4]"

    def test_a_card_is_covered_but_once(self) -> None:
        """[W4] The card on d5 lies on another, and the walls are the same."""
        game, state = drawn(MOUSE, draws=1)

        assert lies(state, "d5") == "m01@0+"
        assert refused(game, state, "m11 d5 0") == "too-high [W4]"
        assert cells(game, state, "m11") == {"c4", "c6"}

    def test_no_space_is_used_that_makes_the_table_too_large(self) -> None:
        """[W4, M5] From c to g there are five columns already."""
        game, state = drawn(MOUSE)

        assert refused(game, state, "m09 b5 0") == "too-large [M5]"


class TestMove:
    def test_who_is_active_must_get_away(self) -> None:
        """[W5] m10 is shut on all sides."""
        game, state = drawn(MOUSE)

        assert ending(game, played(game, state, "m10 c4 0")) == "stuck: lost"

    def test_the_other_one_moves_too_if_it_can(self) -> None:
        """[W5, M13] Both lie next to d6; either may go first."""
        game, state = drawn(BOTH)
        state = played(game, state, "m09 d6 0")

        assert field(game, state, "waiting") == "mouse,cat"
        state = played(game, state, "cat d5")
        assert ends(game, state, "mouse") == {"d5", "d7", "e6"}
        assert field(game, state, "moved") == "cat"

    def test_the_other_one_need_not_get_anywhere(self) -> None:
        """[W5] m11 on d6, open to north and south, is shut to the Mouse."""
        game, state = drawn(BOTH)
        state = played(game, state, "m11 d6 90", "cat d5")

        assert field(game, state, "phase") == "draw"
        assert where(state, "mouse") == "c6"

    def test_that_only_the_other_one_gets_away_does_not_help(self) -> None:
        """[W5] m11 on d6, open to east and west, is shut to the Cat."""
        game, state = drawn(BOTH)
        state = played(game, state, "m11 d6 0")

        assert ending(game, state) == ""
        assert ending(game, played(game, state, "mouse e6")) == "stuck: lost"

    def test_a_meeting_loses_the_game(self) -> None:
        """[W6, M15] Whoever of the two moves."""
        game, state = drawn(MEETING)
        state = played(game, state, "m11 d6 0")

        assert ending(game, played(game, state, "mouse d7")) == "cat-caught-mouse: lost"
        assert ending(game, played(game, state, "cat c6")) == "cat-caught-mouse: lost"

    def test_a_mouse_that_gets_the_cheese_loses_the_game(self) -> None:
        """[W6, M15] Before it matters that the Cat is stuck."""
        game, state = drawn(MEETING)
        state = played(game, state, "m10 d6 0")

        assert legal(game, state) == {"mouse e6"}
        after = played(game, state, "mouse e6")
        assert ending(game, after) == "mouse-took-cheese: lost"

    def test_where_the_second_can_go_is_judged_after_the_first(self) -> None:
        """[W5, M13] On d7 the Mouse meets the Cat, unless the Cat has left it."""
        game, state = drawn(BOTH)
        state = played(game, state, "m09 d6 0")

        assert ending(game, played(game, state, "mouse d7")) == "cat-caught-mouse: lost"
        assert ending(game, played(game, state, "cat e6", "mouse d7")) == ""


class TestNoPlace:
    TABLE = """
          c       d       e
       (     ) +     + (     )
    4   MOUSE    m01    CHEESE
       (     ) +     + (     )
       +     + +     + +     +
    5    m02     m03     m04
       +     + +     + +     +
       +=====+ +=====+ +=====+ +=====+
    =  | m09 | | m10 | | m11 | | m12 |
       +=====+ +=====+ +=====+ +     +
    """

    def test_while_something_can_be_placed_the_game_goes_on(self) -> None:
        """[W6] c3 and b4 are free."""
        game, state = drawn(self.TABLE)

        assert cells(game, state, "m09") == {"c3", "b4"}

    def test_who_can_place_nothing_loses(self) -> None:
        """[W6] The Cat comes to a corner of the table, between covered cards."""
        game, state = drawn(
            """
                  b       c       d       e       f
               +=====+ +=====+ +=====+ +=====+ +=====+
            3  | m20 | | m21 | | m22 | | m23 | | m24 |
               +=====+ +=====+ +=====+ +=====+ +=====+
               +     +                         (     )
            6    m01                            CHEESE
               +     +                         (     )
               (     ) +     +                 (     )
            7    CAT     m02                    MOUSE
               (     ) +     +                 (     )
            """,
            draws=8,
            phase="draw",
            cards="b6=m01@0+,b3=m20@0+,c3=m21@0+,d3=m22@0,e3=m23@0,f3=m24@0,c7=m02@0+",
            buried="m16,m17,m18,m19",
            belt="m09,m10,m11",
        )

        assert ending(game, refilled(game, state)) == "no-place: lost"
