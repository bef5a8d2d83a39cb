"""A round of arena: rolling, turns, and who starts the next [A5 to A7, A12]."""

import whiskerworks
from tests.games.arena.positions import CALM, drawn, legal, played, refused
from whiskerworks.core.seat import CHANCE


class TestRolling:
    def test_every_die_off_the_board_is_rolled_cheese_last(self) -> None:
        """[A6] Here four cheeses are off: 1 + 4 + 4 dice."""
        game, state = drawn(CALM, "move1", turn=1)
        state = played(game, state, "move1 g3")

        assert game.write_state(state).split()[4:8] == [
            "dice:-",
            "roll:9",
            "turn:0",
            "anchor:0",
        ]
        state = played(game, state, "roll cat 1", *["roll move 1"] * 4)
        assert legal(game, state) == {f"roll cheese {value}" for value in (1, 2, 3)}
        state = played(game, state, *["roll cheese 2"] * 4)
        assert game.to_move(state) == 0

    def test_while_dice_are_to_be_rolled_nothing_else_happens(self) -> None:
        """[A5, A6] Whoever is too early is told how many are left."""
        game = whiskerworks.load("arena")
        state = played(game, game.start(), "start 0", "roll cat 1")
        refusal = game.why_illegal(state, game.read(state, "pass"))

        assert refusal is not None
        assert refusal.params == {"dice": 4}
        assert refused(game, state, "move1 a2") == ("roll-first", "A6")
        assert refused(game, state, "roll cat 1") == ("wrong-die", "A6")
        assert refused(game, state, "roll cheese 1") == ("wrong-die", "A6")
        assert refused(game, state, "start 1") == ("started", "A5")

    def test_when_all_is_rolled_nobody_rolls(self) -> None:
        """[A6] Not before the next round."""
        game, state = drawn(CALM, "move1")
        assert refused(game, state, "roll move 1") == ("all-rolled", "A6")


class TestTurns:
    def test_dice_that_show_the_same_give_one_move(self) -> None:
        """[A7] Two move dice with a 1 offer nothing that one does not."""
        game, one = drawn(CALM, "cat1,move1")
        _, two = drawn(CALM, "cat1,move1,move1")

        assert legal(game, one) == legal(game, two)
        assert len(game.legal_moves(two)) == len(legal(game, two))

    def test_only_dice_of_the_pool_can_be_used(self) -> None:
        """[A7] Neither another kind nor another value."""
        game, state = drawn(CALM, "move1")

        assert refused(game, state, "move2 c3") == ("no-such-die", "A7")
        assert refused(game, state, "cat1 d5") == ("no-such-die", "A7")
        assert refused(game, state, "cheese1 d5") == ("no-such-die", "A7")

    def test_the_turn_goes_round_clockwise(self) -> None:
        """[A7] Whether a die is used or not."""
        game = whiskerworks.load("arena", 3)
        state = played(game, game.start(), "start 2", "roll cat 1")
        state = played(game, state, *["roll move 1"] * 6)
        assert game.to_move(state) == 2
        state = played(game, state, "pass")
        assert game.to_move(state) == 0
        state = played(game, state, "move1 a2")
        assert game.to_move(state) == 1

    def test_who_passed_may_use_a_die_later(self) -> None:
        """[A7] Passing does not shut anybody out of the round."""
        game, state = drawn(CALM, "move1,move1,move2")
        state = played(game, state, "pass", "move1 g3")

        assert "move2 c3" in legal(game, state)

    def test_who_can_use_no_die_can_only_pass(self) -> None:
        """[A7] Blue stands next to the cat, Red and Green; each way costs too much."""
        drawing = """
              :   :   :   :
            :   .   .   .   :
          B   R   .   .   .   :
        :   C   .   .   .   .   :
          G   .   .   .   .   :
            :   .   .   .   :
              :   :   :   :
        """
        game, state = drawn(drawing, "move1", seats=3)

        assert legal(game, state) == {"pass"}
        assert refused(game, state, "move1 b1") == ("too-far", "A8")


class TestRounds:
    def test_a_round_ends_when_no_die_is_left(self) -> None:
        """[A12] The player after the last user starts the next."""
        game, state = drawn(CALM, "move1", turn=0)
        after = played(game, state, "move1 d2")

        assert game.to_move(after) == CHANCE
        assert (after.round, after.turn) == (2, 1)

    def test_a_round_ends_when_all_pass_in_a_row(self) -> None:
        """[A12] The player after the last user starts the next."""
        game, state = drawn(CALM, "move1,move2", turn=0)
        after = played(game, state, "move2 d2", "pass", "pass")

        assert game.to_move(after) == CHANCE
        assert (after.round, after.turn) == (2, 1)

    def test_passes_count_only_in_a_row(self) -> None:
        """[A12] A die used in between begins the count anew."""
        game, state = drawn(CALM, "move1,move2", turn=0)
        state = played(game, state, "pass", "move1 g3", "pass")

        assert game.to_move(state) == 1
        assert state.round == 1

    def test_if_nobody_used_a_die_the_next_player_starts(self) -> None:
        """[A12] After the last starter, clockwise."""
        game = whiskerworks.load("arena", 3)
        state = played(game, game.start(), "start 2", "roll cat 1")
        state = played(game, state, *["roll move 1"] * 6, *["pass"] * 3)

        assert (state.round, state.turn) == (2, 0)

    def test_dice_that_nobody_used_are_rolled_again(self) -> None:
        """[A6, A12] All of them."""
        game = whiskerworks.load("arena")
        state = played(game, game.start(), "start 0", "roll cat 1")
        state = played(game, state, *["roll move 1"] * 4, "pass", "pass")

        assert game.write_state(state).split()[4:6] == ["dice:-", "roll:5"]
