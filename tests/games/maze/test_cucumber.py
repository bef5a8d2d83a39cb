"""The ability of the cucumber: a card is dropped, then the turn is taken [M10d]."""

import pytest

from tests.games.maze.drawing import (
    drawn,
    ending,
    ends,
    field,
    legal,
    lies,
    played,
    refilled,
    refused,
)

TABLE = """
      c       d       e       f       g
   (     ) +=====+ +==L==+ +     + (     )
5   MOUSE    m01   | m02R    m03    CHEESE
   (     ) +     + +     + +     + (     )
   +=====+ +     + +==R==+ +     +
=    m09     m10   | m11R| | m12 |
   +=====+ +     + +=====+ +     +
"""


def test_a_belt_card_is_dropped_on_any_maze_card() -> None:
    """[M10d] In any orientation, whatever the walls; identical ones once."""
    game, state = drawn(TABLE, agendas="cucumber,cat")

    after = played(game, state, "reveal")

    angles = {"m09": (0, 90), "m10": (0,), "m11": (0, 90, 180, 270), "m12": (0, 90)}
    assert legal(game, after) == {
        f"drop {card} {cell} {angle}"
        for card, some in angles.items()
        for cell in ("d5", "e5", "f5")
        for angle in some
    }


def test_it_is_dropped_nowhere_else() -> None:
    """[M10d] Not on a space, not on a character, no card that is not there."""
    game, state = drawn(TABLE, agendas="cucumber,cat")
    state = played(game, state, "reveal")

    assert refused(game, state, "drop m09 e6 0") == "no-card-below [M10d]"
    assert refused(game, state, "drop m09 c5 0") == "no-card-below [M10d]"
    assert refused(game, state, "drop m01 e5 0") == "not-on-belt [M11]"
    assert refused(game, state, "m09 e6 0") == "drop-due [M10d]"


def test_it_covers_the_card_and_its_cogs_turn_others() -> None:
    """[M10d, M12] m11 on e5 turns m03 in the east; the cogs of m02 do nothing."""
    game, state = drawn(TABLE, agendas="cucumber,cat")

    after = played(game, state, "reveal", "drop m11 e5 0")

    assert (lies(after, "e5"), lies(after, "f5")) == ("m11@0+", "m03@90")
    assert lies(after, "d5") == "m01@0"


def test_whoever_lies_beside_it_must_move() -> None:
    """[M10d, M13] The Mouse goes through m10 on d5; e5 is walled to it."""
    game, state = drawn(TABLE, agendas="cucumber,cat")

    after = played(game, state, "reveal", "drop m10 d5 0")

    assert ends(game, after, "mouse") == {"d4", "d6"}
    assert refused(game, after, "draw m28") == "walk-due [M13]"


def test_the_belt_is_refilled_and_the_same_seat_takes_its_turn() -> None:
    """[M10d] Four cards again, no second reveal, and then the next seat."""
    game, state = drawn(TABLE, agendas="cucumber,cat")
    state = played(game, state, "reveal", "drop m11 e5 0")
    assert field(game, state, "phase") == "draw"

    state = refilled(game, state)

    assert (field(game, state, "phase"), field(game, state, "seat")) == ("turn", "0")
    assert len(field(game, state, "belt").split(",")) == 4
    assert "reveal" not in legal(game, state)
    state = refilled(game, played(game, state, "m09 e6 0"))
    assert field(game, state, "seat") == "1"


def test_a_move_for_the_dropped_card_is_followed_by_the_refill_too() -> None:
    """[M10d] Then by the turn of the same seat."""
    game, state = drawn(TABLE, agendas="cucumber,cat")

    state = played(game, state, "reveal", "drop m10 d5 0", "mouse d6")

    assert field(game, state, "phase") == "draw"
    assert (field(game, refilled(game, state), "seat")) == "0"


def test_a_move_for_the_dropped_card_can_end_the_game() -> None:
    """[M10d, M15] The Mouse gets through d5, e5 and f5 to the Cheese."""
    game, state = drawn(
        """
              c       d       e       f       g
           (     ) +=====+ +=====+ +     + (     )
        5   MOUSE  | m01     m02     m03    CHEESE
           (     ) +     + +     + +     + (     )
           +=====+
        =    m09
           +=====+
        """,
        agendas="cucumber,mouse",
    )

    after = played(game, state, "reveal", "drop m09 d5 0", "mouse g5")

    assert ending(game, after) == "mouse-took-cheese: 1"


class TestRefill:
    @pytest.mark.parametrize("draws", [5, 14])
    def test_it_can_bring_the_cat(self, draws: int) -> None:
        """[M10d, M16] It arrives, a card is drawn in its stead, the turn is taken."""
        game, state = drawn(TABLE, agendas="cucumber,cat", draws=draws)
        state = played(game, state, "reveal", "drop m11 e5 0", "draw cat")
        assert (field(game, state, "phase"), game.to_move(state)) == ("arrive", 0)

        state = played(game, state, "arrive g4")
        assert field(game, state, "phase") == "draw"
        state = refilled(game, state)

        assert (field(game, state, "phase"), field(game, state, "seat")) == (
            "turn",
            "0",
        )
        assert "m09 e6 0" in legal(game, state)

    def test_it_can_bring_the_cucumber(self) -> None:
        """[M10d, M16] The endgame begins at once, without that turn."""
        game, state = drawn(
            """
                  c       d       e       f       g
               (     ) +=====+ +=====+ +     + (     )
            5   MOUSE  | m01     m02     m03    CHEESE
               (     ) +     + +     + +     + (     )
                                               (     )
            6                                    CAT
                                               (     )
               +=====+
            =    m09
               +=====+
            """,
            agendas="cucumber,cheese",
            draws=19,
        )

        after = played(game, state, "reveal", "drop m09 e5 90", "draw cucumber")

        assert ending(game, after) == "endgame-cheese: 1"
