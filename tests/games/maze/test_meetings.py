"""Who passes over whom, and who must not meet whom [M6, M15]."""

import pytest

from tests.games.maze.drawing import drawn, ending, ends, field, legal, played, refused

# Whoever is on b5 can come through c5 to what is on d5, and beyond it there is m01.
BEHIND_CHEESE = """
      b       c       d       e
                           (     )
4                           MOUSE
                           (     )
   (     )         (     ) +=====+
5    CAT            CHEESE   m01
   (     )         (     ) +=====+
   +=====+
=    m09
   +=====+
"""
MOUSE_BEFORE_CHEESE = """
      b       c       d       e
   (     )         (     ) +=====+
5   MOUSE           CHEESE   m01
   (     )         (     ) +=====+
   +=====+ +=====+
=    m09     m10
   +=====+ +     +
"""
MOUSE_BEFORE_CAT = """
      b       c       d       e
   (     )         (     ) +=====+
5   MOUSE            CAT     m01
   (     )         (     ) +=====+
                           (     )
6                           CHEESE
                           (     )
   +=====+
=    m09
   +=====+
"""
CAT_BEFORE_MOUSE = """
      b       c       d       e
   (     )         (     ) +=====+
5    CAT            MOUSE    m01
   (     )         (     ) +=====+
                           (     )
6                           CHEESE
                           (     )
   +=====+ +=====+
=    m09     m10 |
   +=====+ +     +
"""


class TestOverCharacters:
    def test_the_cat_passes_over_the_cheese(self) -> None:
        """[M6, M14, M15] The Cheese is open on all sides, and m01 is beyond it."""
        game, state = drawn(BEHIND_CHEESE)

        after = played(game, state, "m09 c5 0")

        assert ends(game, after, "cat") == {"d4", "d6", "f5"}

    def test_it_does_not_stay_there(self) -> None:
        """[M15] The Cheese fills its cell."""
        game, state = drawn(BEHIND_CHEESE)

        after = played(game, state, "m09 c5 0")

        assert refused(game, after, "cat d5") == "on-cheese [M15]"

    def test_nothing_happens_to_the_cheese(self) -> None:
        """[M15] The game goes on."""
        game, state = drawn(BEHIND_CHEESE)

        after = played(game, state, "m09 c5 0", "cat f5")

        assert field(game, after, "cheese") == "d5"
        assert ending(game, after) == ""

    def test_the_mouse_does_not_get_past_the_cheese(self) -> None:
        """[M15] It ends there: nothing beyond is a destination."""
        game, state = drawn(MOUSE_BEFORE_CHEESE)

        after = played(game, state, "m09 c5 0")

        assert ends(game, after, "mouse") == {"d5"}

    def test_the_mouse_does_not_get_past_the_cat(self) -> None:
        """[M15] Nor the Cat past the Mouse."""
        game, state = drawn(MOUSE_BEFORE_CAT)
        after = played(game, state, "m09 c5 0")
        assert ends(game, after, "mouse") == {"d5"}

        game, state = drawn(CAT_BEFORE_MOUSE)
        after = played(game, state, "m09 c5 0")

        assert ends(game, after, "cat") == {"d5"}


class TestMeeting:
    def test_the_mouse_takes_the_cheese(self) -> None:
        """[M15] The mouse agenda wins; seat 0 holds it."""
        game, state = drawn(MOUSE_BEFORE_CHEESE)

        after = played(game, state, "m09 c5 0", "mouse d5")

        assert ending(game, after) == "mouse-took-cheese: 0"
        assert game.to_move(after) is None

    def test_the_mouse_runs_into_the_cat(self) -> None:
        """[M15] The cat agenda wins; seat 1 holds it."""
        game, state = drawn(MOUSE_BEFORE_CAT)

        after = played(game, state, "m09 c5 0", "mouse d5")

        assert ending(game, after) == "cat-caught-mouse: 1"

    def test_the_cat_catches_the_mouse(self) -> None:
        """[M15] The same ending; here seat 0 holds the cat."""
        game, state = drawn(CAT_BEFORE_MOUSE, agendas="cat,mouse")

        after = played(game, state, "m09 c5 0", "cat d5")

        assert ending(game, after) == "cat-caught-mouse: 0"

    def test_if_nobody_holds_the_agenda_nobody_wins(self) -> None:
        """[M15, M19] The mouse was not dealt."""
        game, state = drawn(MOUSE_BEFORE_CHEESE, agendas="cheese,cat")

        after = played(game, state, "m09 c5 0", "mouse d5")

        assert ending(game, after) == "mouse-took-cheese: nobody"

    @pytest.mark.parametrize(
        ("drawing", "only"),
        [
            (MOUSE_BEFORE_CHEESE, {"mouse d5"}),
            (MOUSE_BEFORE_CAT, {"mouse d5", "cat b5"}),
            (CAT_BEFORE_MOUSE, {"mouse b5", "cat d5"}),
        ],
    )
    def test_it_is_forced_if_nothing_else_can_be_reached(
        self, drawing: str, only: set[str]
    ) -> None:
        """[M15] Whoever it hurts; beside one card, either may run into the other."""
        game, state = drawn(drawing, agendas="cheese,cucumber")

        after = played(game, state, "m09 c5 0")

        assert legal(game, after) == only
        assert all(ending(game, played(game, after, text)) for text in only)

    def test_it_is_a_destination_like_any_other(self) -> None:
        """[M15] m10 is open to the south as well: there is a choice."""
        game, state = drawn(MOUSE_BEFORE_CHEESE)

        after = played(game, state, "m10 c5 0")

        assert legal(game, after) == {"mouse d5", "mouse c6"}
        assert ending(game, played(game, after, "mouse c6")) == ""

    def test_a_wall_keeps_them_apart(self) -> None:
        """[M14, M15] m10 is walled to the Mouse on d5."""
        game, state = drawn(CAT_BEFORE_MOUSE)

        after = played(game, state, "m10 c5 0")

        assert legal(game, after) == {"cat c6"}
