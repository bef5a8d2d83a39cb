"""The end of a turn: what is drawn, and where the Cat arrives [M8, M16]."""

from fractions import Fraction

import pytest

from tests.games.maze.drawing import drawn, field, legal, played, refilled, refused
from whiskerworks.core.game import Game
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value

TABLE = """
      d       e       f
   (     ) +=====+
5   MOUSE  | m01
   (     ) +     +
           (     )
6           CHEESE
           (     )
   +=====+ +     + +=====+
=  | m09 |   m10   | m11
   +=====+ +     + +     +
"""
WITH_CAT = """
      d       e       f
   (     ) +=====+
5   MOUSE  | m01
   (     ) +     +
           (     ) (     )
6           CHEESE   CAT
           (     ) (     )
   +=====+
=  | m09 |
   +=====+
"""
# All four neighbours of the Cheese are taken, or too far out.
CROWDED = """
      c       d       e       f       g
   +     + +     +         +     + +     +
4    m01     m02             m03     m04
   +     + +     +         +     + +     +
   (     ) +     + +=====+ +     + (     )
5   MOUSE    m05   | m06 |   m07    CHEESE
   (     ) +     + +=====+ +     + (     )
                                   +     +
6                                    m08
                                   +     +
   +=====+
=  | m09 |
   +=====+
"""


def chance_of(game: Game, state: Value, text: str) -> Fraction:
    """Return how likely a draw is."""
    texts = [game.write(state, move) for move in game.legal_moves(state)]
    weights = dict(zip(texts, game.weights(state), strict=True))
    return Fraction(weights.get(text, 0), sum(weights.values()))


class TestDraw:
    def test_a_card_is_drawn_to_the_belt_and_the_next_seat_is_on_turn(self) -> None:
        """[M9, M16] After the last seat it is the first again."""
        game, state = drawn(TABLE, seats=3, seat="2")
        state = played(game, state, "m09 f5 0")
        assert game.to_move(state) == CHANCE

        state = played(game, state, "draw m05")

        assert (field(game, state, "phase"), field(game, state, "seat")) == (
            "turn",
            "0",
        )
        assert "m05" in field(game, state, "belt").split(",")

    def test_every_card_that_has_not_come_is_equally_likely(self) -> None:
        """[M8] And no other can come."""
        game, state = drawn(TABLE)
        state = played(game, state, "m09 f5 0")

        assert len(legal(game, state)) == 22
        assert set(game.weights(state)) == {1}
        assert refused(game, state, "draw m09") == "card-gone [M8]"

    @pytest.mark.parametrize(
        ("draws", "chance"),
        [
            (4, Fraction(0)),
            (5, Fraction(1, 10)),
            (6, Fraction(1, 9)),
            (13, Fraction(1, 2)),
            (14, Fraction(1)),
        ],
    )
    def test_the_cat_comes_after_five_to_fourteen_cards(
        self, draws: int, chance: Fraction
    ) -> None:
        """[M8] Each number is as likely as another."""
        game, state = drawn(TABLE, draws=draws)

        state = played(game, state, "m09 f5 0")

        assert chance_of(game, state, "draw cat") == chance

    @pytest.mark.parametrize(
        ("draws", "chance"),
        [
            (18, Fraction(0)),
            (19, Fraction(1, 4)),
            (20, Fraction(1, 3)),
            (21, Fraction(1, 2)),
            (22, Fraction(1)),
        ],
    )
    def test_the_cucumber_is_one_of_the_last_four(
        self, draws: int, chance: Fraction
    ) -> None:
        """[M8] Behind the nineteenth card."""
        game, state = drawn(WITH_CAT, draws=draws)

        state = played(game, state, "m09 f5 0")

        assert chance_of(game, state, "draw cucumber") == chance

    def test_the_cat_comes_once(self) -> None:
        """[M8] It is on the table already."""
        game, state = drawn(WITH_CAT, draws=7)

        state = played(game, state, "m09 f5 0")

        assert refused(game, state, "draw cat") == "cat-out [M8]"
        assert "draw cat" not in legal(game, state)


class TestCat:
    def test_it_goes_to_the_empty_space_nearest_the_cheese(self) -> None:
        """[M16] Of three beside it, the player to move chooses."""
        game, state = drawn(TABLE, draws=5)

        state = played(game, state, "m09 f5 0", "draw cat")

        assert legal(game, state) == {"arrive d6", "arrive f6", "arrive e7"}
        assert game.to_move(state) == 0
        assert field(game, played(game, state, "arrive f6"), "cat") == "f6"

    def test_walls_and_ways_do_not_matter(self) -> None:
        """[M16] As the crow walks: behind the four walls of a card is as near."""
        game, state = drawn(
            """
                  d       e       f
               (     ) +=====+ +=====+
            4   MOUSE  | m02 | | m03 |
               (     ) +=====+ +=====+
               +=====+ (     ) +=====+
            5  | m01 |  CHEESE | m04 |
               +=====+ (     ) +=====+
                       +=====+
            6          | m05 |
                       +=====+
            """,
            draws=5,
            phase="draw",
        )

        state = played(game, state, "draw cat")

        assert legal(game, state) == {
            "arrive c5",
            "arrive d6",
            "arrive e3",
            "arrive e7",
            "arrive f6",
            "arrive g5",
        }

    def test_a_single_nearest_space_is_taken_without_asking(self) -> None:
        """[M16] Then a card is drawn in its stead."""
        game, state = drawn(
            """
                  d       e       f
                       +     +
            4            m01
                       +     +
               +     + (     ) (     )
            5    m02    CHEESE  MOUSE
               +     + (     ) (     )
               +=====+
            =  | m09 |
               +=====+
            """,
            draws=5,
        )

        state = played(game, state, "m09 c5 0", "draw cat")

        assert field(game, state, "cat") == "e6"
        assert field(game, state, "phase") == "draw"

    def test_it_must_keep_the_table_in_its_limits(self) -> None:
        """[M5, M16] h5 is beside the Cheese, but six columns are too many."""
        game, state = drawn(CROWDED, draws=9)
        state = played(game, state, "m09 e4 0")

        state = played(game, state, "draw cat")

        assert legal(game, state) == {"arrive f6", "arrive g3", "arrive g7"}
        assert refused(game, state, "arrive h5") == "too-large [M5]"

    def test_a_card_is_drawn_in_its_stead(self) -> None:
        """[M16] Then the next seat is on turn, with four cards on the belt."""
        game, state = drawn(TABLE, draws=5)
        state = played(game, state, "m09 f5 0", "draw cat", "arrive d6")
        assert (field(game, state, "phase"), game.to_move(state)) == ("draw", CHANCE)

        state = refilled(game, state)

        assert (field(game, state, "phase"), field(game, state, "seat")) == (
            "turn",
            "1",
        )
        assert len(field(game, state, "belt").split(",")) == 4

    def test_the_player_whose_turn_ends_chooses(self) -> None:
        """[M16] Not the next one."""
        game, state = drawn(TABLE, draws=5, seats=4, seat="3")

        state = played(game, state, "m09 f5 0", "draw cat")

        assert game.to_move(state) == 3

    def test_it_does_not_move_when_it_arrives(self) -> None:
        """[M13, M16] Even beside the card that was just placed."""
        game, state = drawn(TABLE, draws=5)

        state = played(game, state, "m10 f5 0", "draw cat", "arrive f6")

        assert field(game, state, "cat") == "f6"
        assert field(game, state, "phase") == "draw"


def test_the_cucumber_starts_the_endgame_at_once() -> None:
    """[M16] Nobody is on turn any more."""
    game, state = drawn(WITH_CAT, draws=19)

    state = played(game, state, "m09 f5 0", "draw cucumber")

    assert game.to_move(state) is None
    assert field(game, state, "phase") == "over"
