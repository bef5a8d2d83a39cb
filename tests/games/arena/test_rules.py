"""Arena, rule by rule, on drawn positions."""

import pytest

import whiskerworks
from tests.games.arena.positions import (
    CALM,
    CROWDED,
    SEATS,
    SIDES,
    drawn,
    legal,
    played,
    refused,
    rules_of,
)
from whiskerworks.core.seat import CHANCE
from whiskerworks.games.arena.state import State, mice_of, scores_of


class TestSetUp:
    def test_with_side_five_it_looks_like_this(self) -> None:
        """[A1, A2, A3] Six mice on the corners, six cheeses round the cat."""
        game = whiskerworks.load("arena", 6)

        assert game.board(game.view(game.start(), None)) == (
            "        a1  B   :   :   :   R  a5\n"
            "      b1  :   .   .   .   .   :  b6\n"
            "    c1  :   .   .   *   .   .   :  c7\n"
            "  d1  :   .   *   .   .   *   .   :  d8\n"
            "e1  S   .   .   .   C   .   .   .   G  e9\n"
            "  f1  :   .   *   .   .   *   .   :  f8\n"
            "    g1  :   .   .   *   .   .   :  g7\n"
            "      h1  :   .   .   .   .   :  h6\n"
            "        i1  O   :   :   :   V  i5"
        )

    @pytest.mark.parametrize(
        ("seats", "corners"),
        [
            (2, "a1 i5"),
            (3, "a1 e9 i1"),
            (4, "a1 a5 i5 i1"),
            (6, "a1 a5 e9 i5 i1 e1"),
        ],
    )
    def test_each_number_of_mice_has_its_corners(
        self, seats: int, corners: str
    ) -> None:
        """[A2] A diameter, a triangle, a rectangle, all."""
        game = whiskerworks.load("arena", seats)
        state = game.start()
        assert isinstance(state, State)
        names = rules_of(game).board.names

        assert [names[m] for m in mice_of(state, seats)] == corners.split()

    @pytest.mark.parametrize("side", SIDES)
    @pytest.mark.parametrize("seats", SEATS)
    def test_nobody_reaches_cheese_with_a_first_move(
        self, seats: int, side: int
    ) -> None:
        """[A3] Neither a mouse nor the cat, whatever the dice show."""
        game = whiskerworks.load("arena", seats, side=side)
        middle = game.write_state(game.start()).split()[0]
        cheese = game.write_state(game.start()).split()[2]
        mice = game.write_state(game.start()).split()[1]
        for seat in range(seats):
            state = game.read_state(
                f"{middle} {mice} {cheese} dice:cat3,move3 turn:{seat} idle:0"
            )
            for move in game.legal_moves(state):
                after = game.write_state(game.play(state, move))
                assert after.split()[2] == cheese

    @pytest.mark.parametrize(("seats", "dice"), [(2, 4), (3, 6), (4, 4), (6, 6)])
    def test_the_first_roll_is_the_cat_and_the_move_dice(
        self, seats: int, dice: int
    ) -> None:
        """[A4, A5, A6] One at a time, by chance, in that order."""
        game = whiskerworks.load("arena", seats)
        state = played(game, game.start(), f"start {seats - 1}")

        assert legal(game, state) == {"roll cat 1", "roll cat 2", "roll cat 3"}
        assert game.weights(state) == [1, 1, 1]
        state = played(game, state, "roll cat 2", *["roll move 1"] * (dice - 1))
        assert legal(game, state) == {"roll move 1", "roll move 2", "roll move 3"}
        assert game.to_move(state) == CHANCE
        state = played(game, state, "roll move 3")
        assert game.to_move(state) == seats - 1

    def test_chance_names_the_first_starter(self) -> None:
        """[A5] Everybody is equally likely, and nothing else can happen before."""
        game = whiskerworks.load("arena", 4)

        assert legal(game, game.start()) == {f"start {seat}" for seat in range(4)}
        assert game.weights(game.start()) == [1, 1, 1, 1]
        for text in ("pass", "roll cat 1", "move1 a2"):
            assert refused(game, game.start(), text) == ("start-first", "A5")


class TestMove:
    def test_a_mouse_goes_straight_as_far_as_the_die_reaches(self) -> None:
        """[A8] From c2, next to nobody; hexes next to the cat cost 2."""
        game, state = drawn(CALM, "move2")

        assert legal(game, state) == {
            "pass",
            "move2 c1",
            "move2 b1",
            "move2 b2",
            "move2 a2",
            "move2 c3",
            "move2 d2",
            "move2 e1",
            "move2 d3",
        }

    def test_it_need_not_go_as_far_as_it_could(self) -> None:
        """[A8] One hex with a 3 is allowed."""
        game, state = drawn(CALM, "move3")
        assert {"move3 d2", "move3 e1", "move3 c3"} <= legal(game, state)

    def test_each_mouse_and_the_cat_next_to_a_hex_add_one(self) -> None:
        """[A8] d4 is next to Red and the cat: 3; c3 is next to Red only: 2."""
        game, state = drawn(CROWDED, "move2,move3")

        assert refused(game, state, "move2 d4") == ("too-far", "A8")
        assert {"move3 d4", "move2 c3"} <= legal(game, state)

    def test_the_cost_is_paid_for_every_hex_of_the_line(self) -> None:
        """[A8] From d3 to b3 by c3: 2 for c3 next to Red, 2 for b3 next to Red."""
        game, state = drawn(CROWDED, "move3")
        refusal = game.why_illegal(state, game.read(state, "move3 b3"))

        assert refusal is not None
        assert (refusal.code, refusal.params["cost"]) == ("too-far", 4)

    def test_mice_and_cat_are_neither_entered_nor_jumped(self) -> None:
        """[A8] Whatever the die shows."""
        drawing = """
              :   :   :   :
            :   .   .   .   :
          :   .   .   .   .   :
        :   B   R   .   C   .   :
          :   .   .   .   .   :
            :   .   .   .   :
              :   :   :   :
        """
        game, state = drawn(drawing, "move3")
        assert refused(game, state, "move3 d3") == ("in-the-way", "A8")
        assert refused(game, state, "move3 d4") == ("in-the-way", "A8")
        _, state = drawn(drawing, "move3", turn=1)
        assert refused(game, state, "move3 d5") == ("in-the-way", "A8")

    def test_a_move_is_straight_and_at_least_one_hex(self) -> None:
        """[A8] No bends, no standing still."""
        game, state = drawn(CALM, "move3")

        assert refused(game, state, "move3 c2") == ("same-hex", "A8")
        assert refused(game, state, "move3 b3") == ("not-straight", "A8")

    def test_ending_on_cheese_scores_and_takes_it_off(self) -> None:
        """[A9] Blue takes c3."""
        game, state = drawn(CALM, "move2,move1")
        after = played(game, state, "move2 c3")

        assert scores_of(after, 2) == [1, 0]
        assert game.write_state(after).split()[2] == "cheese:f3"

    def test_cheese_can_be_crossed(self) -> None:
        """[A8, A9] It stays where it is, and nobody scores."""
        drawing = """
              :   :   :   :
            :   .   .   .   :
          :   B   *   .   .   :
        :   .   .   .   .   .   :
          :   .   .   C   .   :
            :   .   .   .   :
              :   :   :   R
        """
        game, state = drawn(drawing, "move2,move1")
        after = played(game, state, "move2 c4")

        assert scores_of(after, 2) == [0, 0]
        assert game.write_state(after).split()[2] == "cheese:c3"


class TestCat:
    def test_it_goes_exactly_as_far_as_the_die_shows(self) -> None:
        """[A10] Where nothing stops it, no nearer stop is offered."""
        game, state = drawn(CALM, "cat2")

        assert {"cat2 b4", "cat2 d6", "cat2 f2"} <= legal(game, state)
        assert refused(game, state, "cat2 d5") == ("cat-goes-on", "A10")

    def test_it_stops_before_the_rim(self) -> None:
        """[A10] With a 3 it gets no farther than with a 2 from the middle."""
        game, state = drawn(CALM, "cat3")
        assert {"cat3 b4", "cat3 d6", "cat3 f2"} <= legal(game, state)
        assert refused(game, state, "cat3 d7") == ("cat-stops", "A10")

    def test_it_shies_from_a_hex_next_to_a_mouse(self) -> None:
        """[A10] c3 and d3 are next to Blue, f4 is next to Red: it stops on e4."""
        game, state = drawn(CALM, "cat2")

        assert legal(game, state) == {
            "pass",
            "cat2 b4",
            "cat2 d6",
            "cat2 e4",
            "cat2 f2",
        }
        assert refused(game, state, "cat2 c3") == ("cat-stuck", "A10")
        assert refused(game, state, "cat2 d3") == ("cat-stuck", "A10")
        assert refused(game, state, "cat2 f4") == ("cat-stops", "A10")

    def test_it_never_enters_the_hex_of_a_mouse(self) -> None:
        """[A10] Nor does it pass one that stands beside it."""
        drawing = """
              :   :   :   :
            :   .   .   .   :
          :   .   .   .   .   :
        :   .   .   C   B   .   :
          :   .   .   .   .   :
            :   .   .   .   :
              R   :   :   :
        """
        game, state = drawn(drawing, "cat1")

        assert refused(game, state, "cat1 d5") == ("cat-stuck", "A10")
        assert legal(game, state) == {"pass", "cat1 c3", "cat1 d3", "cat1 e3"}

    def test_it_sweeps_cheese_off_every_hex_it_enters(self) -> None:
        """[A10] On its way and where it stops; nobody scores."""
        drawing = """
              :   :   :   :
            :   .   .   .   :
          B   .   .   .   .   :
        :   .   .   C   *   *   :
          :   .   .   .   .   :
            :   .   .   .   :
              R   :   :   :
        """
        game, state = drawn(drawing, "cat2,move1")
        after = played(game, state, "cat2 d6")

        assert game.write_state(after).split()[:4] == [
            "cat:d6",
            "mice:c1,g1",
            "cheese:-",
            "scores:0,0",
        ]

    def test_it_goes_straight(self) -> None:
        """[A10] Its own hex and those off its lines are no ends."""
        game, state = drawn(CALM, "cat1")
        assert refused(game, state, "cat1 b3") == ("cat-not-straight", "A10")
        assert refused(game, state, "cat1 d4") == ("cat-same-hex", "A10")


class TestCheese:
    def test_it_is_put_exactly_so_far_from_the_cat(self) -> None:
        """[A11] By steps, not lines; all round, but for what is not vacant."""
        game, state = drawn(CALM, "cheese1,cheese2")
        ring = {"c4", "d3", "d5", "e3", "e4"}

        assert {text for text in legal(game, state) if "cheese1" in text} == {
            f"cheese1 {name}" for name in ring
        }
        assert refused(game, state, "cheese1 c3") == ("taken", "A11")
        assert refused(game, state, "cheese2 c2") == ("taken", "A11")
        assert refused(game, state, "cheese2 f3") == ("taken", "A11")
        assert refused(game, state, "cheese2 d4") == ("taken", "A11")
        assert refused(game, state, "cheese2 d5") == ("wrong-distance", "A11")
        assert "cheese2 b2" in legal(game, state)

    def test_the_rim_is_allowed(self) -> None:
        """[A11] Three away from the middle of side 4, all is rim."""
        game, state = drawn(CALM, "cheese3")
        assert "cheese3 a1" in legal(game, state)
        assert len(legal(game, state)) == 1 + 18 - 1

    def test_it_lies_there_afterwards(self) -> None:
        """[A11] And is out of the pool."""
        game, state = drawn(CALM, "cheese1,move1")
        after = played(game, state, "cheese1 d5")

        assert game.write_state(after).split()[2] == "cheese:c3,d5,f3"
        assert game.write_state(after).split()[4] == "dice:move1"
