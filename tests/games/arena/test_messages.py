"""Every sentence of arena, with its numbers."""

import pytest

import whiskerworks
from tests.games.arena.positions import CALM, CROWDED, drawn, played
from tests.games.arena.test_explanations import SAID, does, pointed, why
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value


def told(game: Game, state: Value, text: str) -> list[str]:
    """Return what is said when a move is played."""
    events = game.events(state, game.read(state, text), None)
    return [SAID(event.message()) for event in events]


def noted(game: Game, state: Value) -> list[str]:
    """Return what stands beside the board."""
    return [SAID(note) for note in game.scene(game.view(state, None)).notes]


class TestEvents:
    def test_the_starter_and_every_roll_are_told(self) -> None:
        """[A5, A6] With whose mouse starts, and what a die shows."""
        game = whiskerworks.load("arena", 3)
        state = played(game, game.start(), "start 2")

        assert told(game, game.start(), "start 2") == ["Green starts."]
        assert told(game, state, "roll cat 3") == ["A cat die shows 3."]

    def test_a_rolled_die_comes_from_the_last_blank_of_its_kind(self) -> None:
        """[A6] The second move die of four is the third blank one."""
        game = whiskerworks.load("arena")
        state = played(game, game.start(), "start 0", "roll cat 3", "roll move 1")
        (rolled,) = game.events(state, game.read(state, "roll move 2"), None)

        assert rolled.slides == (("blank-move-3", "die-move2"),)

    def test_a_move_is_told_with_its_way_and_its_cost(self) -> None:
        """[A8, A9] And the points, of the goal that was chosen."""
        game = whiskerworks.load("arena", side=4, goal=3)
        state = game.read_state(
            "cat:d4 mice:c2,g4 cheese:c3,f3 scores:1,2 dice:move3,move1 turn:0"
        )

        assert told(game, state, "move3 c3") == [
            "Blue goes from c2 to c3 with a 3, at a cost of 2.",
            "Blue gets a cheese: 2 of 3.",
        ]

    def test_a_mouse_slides_over_every_hex_it_crosses(self) -> None:
        """[A8] Two of them here."""
        game, state = drawn(CALM, "move3,move1")
        (moved,) = game.events(state, game.read(state, "move3 a2"), None)

        assert moved.slides[0] == ("mouse-blue", "b2", "a2", "mouse-blue")

    def test_the_cat_is_told_with_what_stops_it_and_what_it_sweeps(self) -> None:
        """[A10] And who sent it from where."""
        drawing = CALM.replace("C   .   .", "C   .   *")
        game, state = drawn(drawing, "cat3,move1", turn=1)

        assert told(game, state, "cat3 d6") == [
            "Red sends the cat from d4 to d6 with a 3; past d6 it would reach the rim.",
            "The cat sweeps the cheese off d6.",
        ]
        assert told(game, state, "cat3 b4") == [
            "Red sends the cat from d4 to b4 with a 3; past b4 it would reach the rim."
        ]

    def test_cheese_is_told_where_it_is_put(self) -> None:
        """[A11] And the die becomes the cheese."""
        game, state = drawn(CALM, "cheese2,move1")
        (put,) = game.events(state, game.read(state, "cheese2 d6"), None)

        assert SAID(put.message()) == "Blue puts a cheese die showing 2 on d6."
        assert put.slides == (("die-cheese2", "cheese-d6"),)

    def test_a_pass_is_told_and_with_the_last_one_the_next_round(self) -> None:
        """[A7, A12] Blue used the last die, so Red starts."""
        game, state = drawn(CALM, "move1,move2")
        state = played(game, state, "move1 d2")

        assert told(game, state, "pass") == ["Red passes."]
        state = played(game, state, "pass")
        assert told(game, state, "pass") == [
            "Blue passes.",
            "Everyone has passed. Round 2: Red starts.",
        ]

    def test_the_last_die_of_a_round_begins_the_next(self) -> None:
        """[A12] With whoever comes after its user."""
        game, state = drawn(CALM, "move1", turn=1)

        assert told(game, state, "move1 g3")[1:] == [
            "All the dice have been used. Round 2: Blue starts."
        ]

    def test_the_end_of_the_last_round_begins_no_other(self) -> None:
        """[A14] Neither by a pass nor by a die."""
        game = whiskerworks.load("arena", side=4, round_limit=5)
        state = game.read_state(
            "cat:d4 mice:c2,g4 cheese:c3,f3 dice:move1 turn:0 anchor:1 round:5"
        )

        assert told(game, state, "pass") == ["Blue passes."]
        assert len(told(game, state, "move1 d2")) == 1


class TestRefusals:
    def test_the_die_that_is_due_is_named_last(self) -> None:
        """[A6] First the one that was rolled too early."""
        game = whiskerworks.load("arena")
        state = played(game, game.start(), "start 0")

        assert why(game, state, "roll cheese 1") == (
            "Don't roll a cheese die yet: a cat die is next."
        )

    def test_a_die_that_is_not_there_is_named(self) -> None:
        """[A7] By its kind and what it would show."""
        game, state = drawn(CALM, "move1")

        assert why(game, state, "cheese2 d6") == (
            "You have no cheese die that shows 2."
        )

    def test_the_ends_of_a_way_that_is_not_straight_are_named(self) -> None:
        """[A8, A10] From where, then to where."""
        game, state = drawn(CALM, "move3,cat3")

        assert why(game, state, "move3 b3") == (
            "You can't go from c2 to b3 in a straight line."
        )
        assert why(game, state, "cat3 b3") == (
            "The cat can't go from d4 to b3 in a straight line."
        )

    def test_a_step_that_nobody_adds_to_is_told_without_a_reason(self) -> None:
        """[A8] Nobody is near b2 or a2."""
        game, state = drawn(CALM, "move1")

        assert why(game, state, "move1 a2") == (
            "Going from c2 to a2 costs 2, but the die shows 1: b2 costs 1 and a2 "
            "costs 1."
        )

    def test_whoever_is_where_cheese_should_go_is_named(self) -> None:
        """[A11] Here Red, on Blue's turn; and Blue itself."""
        game, state = drawn(CROWDED, "cheese1,cheese2")

        assert why(game, state, "cheese1 c4") == "c4 is occupied by Red."
        assert why(game, state, "cheese2 d3") == "d3 is occupied by Blue."

    def test_only_mice_next_to_the_hex_ahead_are_named(self) -> None:
        """[A10] d5 is next to Red; Blue is two steps away from it."""
        drawing = """
              :   :   :   :
            :   .   B   .   :
          :   .   .   .   .   :
        :   .   .   C   .   R   :
          :   .   .   .   .   :
            :   .   .   .   :
              :   :   :   :
        """
        game, state = drawn(drawing, "cat1")

        assert why(game, state, "cat1 d5") == (
            "The cat can't take a step towards d5: past d4 it would come too near Red"
            " on d6."
        )

    def test_before_the_rim_it_is_the_rim_that_stops_the_cat(self) -> None:
        """[A10] Even if a mouse is next to that hex, too."""
        drawing = """
              :   :   :   :
            :   .   .   .   :
          :   .   .   .   .   B
        :   .   .   .   .   C   :
          :   .   .   .   .   :
            :   .   .   .   :
              :   :   :   R
        """
        game, state = drawn(drawing, "cat1")

        assert why(game, state, "cat1 d7") == (
            "The cat can't take a step towards d7: past d6 it would reach the rim."
        )


class TestPieces:
    def test_pieces_on_the_board_are_named_with_their_hex(self) -> None:
        """Mice with their seats, too."""
        game, state = drawn(CALM, "move1")

        assert pointed(game, state, "cat") == "The cat on d4"
        assert pointed(game, state, "cheese-f3") == "Cheese on f3"
        assert pointed(game, state, "mouse-red") == "Red's mouse on g4 (seat 2)"

    def test_plates_tell_seat_and_points(self) -> None:
        """[A9, A13] Of the goal."""
        game, state = drawn(CALM, "move2,move1", turn=0)
        after = played(game, state, "move2 c3")

        assert pointed(game, after, "plate-blue") == "Blue (seat 1) has 1 of 7 points"
        assert pointed(game, after, "plate-red") == "Red (seat 2) has 0 of 7 points"

    def test_dice_tell_how_many_show_what(self) -> None:
        """[A7] One, or more of one sort."""
        game, state = drawn(CALM, "move1,move1,cheese3")

        assert pointed(game, state, "die-move1") == "2 move dice showing 1"
        assert pointed(game, state, "die-cheese3") == "A cheese die showing 3"

    def test_a_blank_die_is_used_or_still_to_be_rolled(self) -> None:
        """[A6, A7] Before all is rolled, and afterwards."""
        game, state = drawn(CALM, "move1")
        rolling = played(game, game.start(), "start 0")

        assert pointed(game, state, "blank-cat-1") == "A cat die, used"
        assert pointed(game, rolling, "blank-cat-1") == ("A cat die, not rolled yet")


class TestNotes:
    def test_before_the_first_turn_they_tell_what_chance_does(self) -> None:
        """[A5, A6] Who starts, and how many dice of which kind come next."""
        game = whiskerworks.load("arena", goal=3, round_limit=5)
        state = played(game, game.start(), "start 1")
        rest = [
            "Points (you need 3 to win): Blue 0 and Red 0.",
            "Round 1 of at most 5.",
        ]

        assert noted(game, game.start()) == ["A draw decides who starts.", *rest]
        assert noted(game, state) == [
            (
                "Red starts the round and rolls the dice: 5 dice are left to roll, "
                "a cat die next."
            ),
            *rest,
        ]

    def test_on_a_turn_they_tell_whose_it_is_and_the_dice(self) -> None:
        """[A7] Sort by sort."""
        game, state = drawn(CALM, "cat2,move1,move1", turn=1)

        assert noted(game, state)[:2] == [
            "It's Red's turn (seat 2).",
            "Dice you can use: cat2 and 2 × move1.",
        ]

    def test_at_the_end_they_tell_who_won(self) -> None:
        """[A13] Before the points."""
        game = whiskerworks.load("arena", side=4)
        state = game.read_state(
            "cat:d4 mice:c2,g4 cheese:c3 scores:2,7 dice:move1 turn:0"
        )

        assert noted(game, state)[:2] == [
            "Red wins with 7 points!",
            "Points (you need 7 to win): Blue 2 and Red 7.",
        ]


class TestEndings:
    @pytest.mark.parametrize(
        ("scores", "said"),
        [
            ("0,2,1", "Red wins with 2 points"),
            ("0,0,1", "Green wins with 1 point"),
            ("1,2,2", "Red and Green share the win with 2 points"),
            ("0,0,0", "Blue, Red and Green share the win with 0 points"),
        ],
    )
    def test_the_end_of_the_rounds_names_all_who_win(
        self, scores: str, said: str
    ) -> None:
        """[A14] With their points, whoever the first seat is."""
        game = whiskerworks.load("arena", 3, side=4)
        outcome = game.outcome(
            game.read_state(
                f"cat:d4 mice:c2,g4,g1 cheese:- scores:{scores} dice:- turn:0 "
                "idle:0 round:100"
            )
        )

        assert outcome is not None
        assert SAID(outcome.message()) == f"The last round is over: {said}."


def test_an_offer_of_a_cheese_names_die_and_hex() -> None:
    """[A11] And nothing else."""
    game, state = drawn(CALM, "cheese2")

    assert does(game, state, "cheese2 d6") == "Put a cheese die showing 2 on d6"
