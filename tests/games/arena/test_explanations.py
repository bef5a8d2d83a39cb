"""What players are told: what a hex costs and why, where the cat stops and why."""

from pathlib import Path

import pytest

from tests.games.arena.positions import CALM, CROWDED, drawn, rules_of
from tests.games.sentences import offered
from whiskerworks.core.game import Game
from whiskerworks.core.message import Message
from whiskerworks.core.value import Value
from whiskerworks.games.arena.state import (
    STOPPED_BY_DIE,
    STOPPED_BY_MOUSE,
    STOPPED_BY_RIM,
    explain_cat_run,
    explain_entry,
)
from whiskerworks.words import words

SAID = words("arena").say


def pointed(game: Game, state: Value, place: str, seat: int | None = 0) -> str:
    """Return what a player is told who points at a hex or another piece."""
    pieces = game.scene(game.view(state, seat)).pieces
    (say,) = [piece.say for piece in pieces if piece.id == place]
    assert say is not None
    return SAID(say)


def why(game: Game, state: Value, text: str) -> str:
    """Return why a move is refused, in words."""
    refusal = game.why_illegal(state, game.read(state, text))
    assert refusal is not None
    return SAID(refusal.message())


def does(game: Game, state: Value, text: str) -> str:
    """Return what a legal move does, in words."""
    return SAID(offered(game, state, text).say)


class TestCost:
    """[A8] For any hex that is pointed at."""

    @pytest.mark.parametrize(
        ("place", "told"),
        [
            ("f2", "Hex f2: entering costs Blue 1"),
            ("c3", "Hex c3: entering costs Blue 2 because of Red on c4"),
            (
                "d4",
                "Hex d4: entering costs Blue 3 because of Red on c4 and the cat on d5",
            ),
            ("d5", "Hex d5, occupied by the cat"),
            ("c4", "Hex c4, occupied by Red"),
            ("d3", "Hex d3"),
        ],
    )
    def test_it_is_told_with_who_adds_to_it(self, place: str, told: str) -> None:
        """One for the hex, one for each that stands next to it."""
        game, state = drawn(CROWDED, "move2")
        assert pointed(game, state, place) == told

    def test_each_viewer_is_told_their_own(self) -> None:
        """A bystander is told that of whoever is on turn."""
        game, state = drawn(CROWDED, "move2", turn=0)
        red = "Hex d4: entering costs Red 3 because of Blue on d3 and the cat on d5"

        assert pointed(game, state, "d4", 1) == red
        assert pointed(game, state, "d4", None) == pointed(game, state, "d4", 0)

    def test_before_anybody_is_on_turn_a_bystander_is_told_the_name(self) -> None:
        """Nobody's cost can be meant."""
        game, _ = drawn(CALM, "move1")
        assert pointed(game, game.start(), "b2", None) == "Hex b2"

    def test_the_explanation_is_a_value_for_programs_too(self) -> None:
        """The hex, the cost, and who adds to it."""
        game, state = drawn(CROWDED, "move2")
        board = rules_of(game).board
        found = explain_entry(board, state, 2, 0, board.named("d4"))

        assert (found.cost, found.holder) == (3, None)
        assert found.adding == (
            Message("who-mouse", {"colour": "red", "hex": "c4"}),
            Message("who-cat", {"hex": "d5"}),
        )

    def test_a_refusal_tells_every_step(self) -> None:
        """With all its numbers."""
        game, state = drawn(CROWDED, "move3")

        assert why(game, state, "move3 b3") == (
            "Going from d3 to b3 costs 4, but the die shows 3: c3 costs 2 (Red on c4)"
            " and b3 costs 2 (Red on c4)."
        )
        assert why(game, state, "move3 d6") == (
            "You can't go from d3 to d6: the way is blocked by the cat."
        )

    def test_an_offer_tells_its_cost(self) -> None:
        """And whether it scores."""
        game, state = drawn(CROWDED, "move3,move1")

        assert does(game, state, "move3 f3") == (
            "Go to f3 with a 3, at a cost of 2, and score"
        )
        assert does(game, state, "move3 d4") == "Go to d4 with a 3, at a cost of 3"


class TestCat:
    """[A10] Where it would stop."""

    def test_an_offer_tells_why_it_goes_no_farther(self) -> None:
        """The die, the rim or a mouse."""
        game, state = drawn(CALM, "cat2")
        _, longer = drawn(CALM, "cat3")

        assert does(game, state, "cat2 d6") == "Send the cat to d6 with a 2"
        assert does(game, longer, "cat3 d6") == (
            "Send the cat to d6 with a 3; past d6 it would reach the rim"
        )
        assert does(game, state, "cat2 e4") == (
            "Send the cat to e4 with a 2; past e4 it would come too near Red on g4"
        )

    def test_an_offer_tells_what_it_sweeps_away(self) -> None:
        """Before anybody loses a cheese unawares."""
        drawing = """
              :   :   :   :
            :   .   .   .   :
          B   .   .   .   .   :
        :   .   .   C   *   *   :
          :   .   .   .   .   :
            :   .   .   .   :
              R   :   :   :
        """
        game, state = drawn(drawing, "cat2")
        _, shorter = drawn(drawing, "cat1")

        assert does(game, state, "cat2 d6") == (
            "Send the cat to d6 with a 2; it sweeps away 2 cheeses"
        )
        assert does(game, shorter, "cat1 d5") == (
            "Send the cat to d5 with a 1; it sweeps away a cheese"
        )

    def test_a_refusal_tells_where_it_stops_and_why(self) -> None:
        """Too near, too far, or not at all."""
        game, state = drawn(CALM, "cat3")

        assert why(game, state, "cat3 d7") == (
            "With a 3 the cat stops on d6, before it reaches d7: past d6 it would "
            "reach the rim."
        )
        assert why(game, state, "cat3 d3") == (
            "The cat can't take a step towards d3: past d4 it would come too near "
            "Blue on c2."
        )
        assert why(game, state, "cat3 d5") == (
            "With a 3 the cat doesn't stop on d5; it goes on to d6."
        )
        assert why(game, state, "cat3 d4") == (
            "The cat is already on d4. Send it at least one hex away."
        )
        _, state = drawn(CALM, "cat1")
        assert why(game, state, "cat1 d6") == (
            "With a 1 the cat stops on d5, before it reaches d6: the die takes it no "
            "further."
        )

    def test_the_explanation_is_a_value_for_programs_too(self) -> None:
        """The way, what stops it, and whom it shies from."""
        game, state = drawn(CALM, "cat3")
        board = rules_of(game).board
        named = board.named
        east, south_east, _, west, _, _ = [
            explain_cat_run(board, state, 2, direction, 2) for direction in range(6)
        ]

        assert (east.path, east.reason) == ((named("d5"), named("d6")), STOPPED_BY_DIE)
        assert (south_east.path, south_east.reason) == (
            (named("e4"),),
            STOPPED_BY_MOUSE,
        )
        assert (west.path, west.reason) == ((), STOPPED_BY_MOUSE)
        assert west.mice == (Message("who-mouse", {"colour": "blue", "hex": "c2"}),)
        assert explain_cat_run(board, state, 2, 0, 3).reason == STOPPED_BY_RIM

    def test_the_rim_is_named_before_a_mouse(self) -> None:
        """If both stop the cat; whom it would have shied from is told as well."""
        drawing = """
              :   :   :   :
            :   .   .   .   :
          :   .   .   .   .   :
        :   .   .   .   .   C   B
          :   .   .   .   .   :
            :   .   .   .   :
              R   :   :   :
        """
        game, state = drawn(drawing, "cat3")
        found = explain_cat_run(rules_of(game).board, state, 2, 0, 3)

        assert (found.path, found.reason) == ((), STOPPED_BY_RIM)


class TestCheese:
    def test_a_refusal_tells_the_distance(self) -> None:
        """[A11] And what is in the way."""
        game, state = drawn(CALM, "cheese1")

        assert why(game, state, "cheese1 d6") == (
            "d6 is 2 away from the cat on d4, but the die shows 1."
        )
        assert why(game, state, "cheese1 d4") == "d4 is occupied by the cat."
        assert why(game, state, "cheese1 c2") == "c2 is occupied by Blue."
        assert why(game, state, "cheese1 c3") == ("c3 is occupied by cheese.")


def test_the_page_of_the_game_shows_what_is_really_said() -> None:
    """For the board that is drawn there."""
    page = (Path(__file__).parents[3] / "docs/games/arena.md").read_text("utf-8")
    drawing = page.partition("```text\n")[2].partition("```")[0]
    game, state = drawn(drawing, "cat3,move2,move3", side=5)

    assert pointed(game, state, "d4") in page
    assert why(game, state, "move3 c6") in page
    assert why(game, state, "cat3 d8") in page
