"""How gears ends. [G7] and so on are ids of docs/games/gears.md."""

import pickle
from itertools import pairwise

import whiskerworks
from tests.games.gears.drawing import (
    GAME,
    NEARLY,
    after,
    ending,
    position,
    refused,
    started,
)
from whiskerworks.games.gears.state import COLOURS


class TestEnd:
    def test_turning_gold_wins(self) -> None:
        """[G7] Blue closes the left edge, or Red the right one."""
        assert ending(after(position(NEARLY, "blue"), "b1")) == "gold 0"
        assert ending(after(position(NEARLY, "red"), "b2")) == "gold 1"

    def test_making_the_connection_for_the_other_loses(self) -> None:
        """[G8] Red puts the missing cog on Blue's edge: Blue's base turns gold."""
        assert ending(after(position(NEARLY, "red"), "b1")) == "gift 0"

    def test_whoever_moved_wins_when_both_bases_turn_gold(self) -> None:
        """[G7] before [G8]: one train holds both bases and gold."""
        drawing = """
                             *
                           b   .
                         .   .   r
                       .   b   .   r
                     .   b   .   .   r
                   .   b   .   .   .   r
                 .   b   .   .   .   .   r
               .   b   .   .   .   .   .   r
             .   b   .   .   .   .   .   .   r
           B   b   .   .   .   .   .   .   .   R
        """

        assert ending(after(position(drawing, "blue"), "c2")) == "gold 0"
        assert ending(after(position(drawing, "red"), "c2")) == "gold 1"

    def test_gold_in_a_locked_train_is_not_turned(self) -> None:
        """[G7] The base would have to turn it, and a locked train does not."""
        locked = position(
            """
                             *
                           b   r
                         .   .   .
                       b   .   .   .
                     b   .   .   .   .
                   b   .   .   .   .   .
                 b   .   .   .   .   .   .
               b   .   .   .   .   .   .   .
             b   .   .   .   .   .   .   .   .
           B   .   .   .   .   .   .   .   .   R
            """,
            "blue",
        )

        assert refused(locked, "c1") == "base-locked [G6c]"

    def test_whoever_has_no_action_left_loses(self) -> None:
        """[G9] Six cogs are enough for a double block."""
        before = started("first blue", "i3", "j2", "i5", "j4", "i2")
        blocked = after(before, "j3")

        assert ending(blocked) == "block 1"
        assert GAME.legal_moves(blocked) == []

    def test_a_cog_that_could_free_the_base_may_have_nowhere_to_go(self) -> None:
        """[G9] Lifting i3 or j4 frees Blue, but no vacant peg will have them."""
        blocked = position("""
                             *
                           .   b
                         r   .   .
                       .   b   b   b
                     r   .   .   r   r
                   r   .   r   .   .   b
                 .   r   .   r   .   b   .
               r   .   b   b   .   .   .   b
             .   .   b   .   r   r   .   r   .
           B   r   r   b   b   .   b   b   .   R
        """)

        assert ending(blocked) == "block 1"
        assert GAME.legal_moves(blocked) == []

    def test_the_third_time_is_a_draw(self) -> None:
        """[G10] The same wheels and the same player to move."""
        before = started("first blue", "e3", "g5")
        there_and_back = ("e3-e4", "g5-g6", "e4-e3", "g6-g5")

        twice = after(before, *there_and_back)
        assert ending(twice) == ""
        assert ending(after(twice, *there_and_back)) == "repetition 0,1"

    def test_the_same_wheels_with_the_other_on_turn_do_not_count(self) -> None:
        """[G10] The player to move belongs to the position."""
        before = started("first blue", "e3", "g5")
        # Blue goes a longer way round, so that the wheels meet again a turn apart.
        odd = after(before, "e3-e4", "g5-g6", "e4-e5", "g6-g5", "e5-e3")

        assert odd.turn != before.turn
        assert (odd.blue, odd.red) == (before.blue, before.red)
        once_more = after(odd, "g5-g6", "e3-e4", "g6-g5", "e4-e3")
        assert ending(once_more) == ""

    def test_a_fresh_cog_forgets_the_past(self) -> None:
        """[G10] With another cog out no earlier position can come again."""
        state = started("first blue", "e3", "g5", "e3-e4", "g5-g6")
        assert state.quiet == 2
        assert after(state, "c2").quiet == 0

    def test_a_position_that_was_sent_away_still_knows_its_past(self) -> None:
        """[G10] Who was on turn in each position since the last fresh cog."""
        state = started("first blue", "e3", "g5", "e3-e4", "g5-g6", "e4-e5")
        twin = pickle.loads(pickle.dumps(state))

        turns = []
        while twin is not None:
            turns.append(COLOURS[twin.turn])
            twin = twin.past
        assert turns == ["red", "blue", "red", "blue"]

    def test_too_many_quiet_actions_are_a_draw(self) -> None:
        """[G10] Four of them here, sixty unless something else is chosen."""
        game = whiskerworks.load("gears", quiet_limit=4)
        three = ("first blue", "e3", "g5", "e3-e4", "g5-g6", "e4-e5")

        assert ending(started(*three, game=game), game) == ""
        assert ending(started(*three, "g6-g7", game=game), game) == "stalemate 0,1"
        assert ending(started(*three, "h3", game=game), game) == ""

    def test_without_a_limit_only_repetition_draws(self) -> None:
        """[G10] A limit of 0 means never."""
        game = whiskerworks.load("gears", quiet_limit=0)
        walk_away = [
            f"{'abcdefghij'[row]}{n}" for row in range(3, 8) for n in (1, 2, 3)
        ]
        texts = ["first blue", "d1", "j5"]
        red = "j5"
        for here, there in pairwise(walk_away):
            red, was = ("j6" if red == "j5" else "j5"), red
            texts += [f"{here}-{there}", f"{was}-{red}"]

        state = started(*texts, game=game)
        assert state.quiet == 28
        assert ending(state, game) == ""

    def test_a_block_on_the_last_quiet_action_is_a_block(self) -> None:
        """[G9] before [G10]: whoever is blocked has lost already."""
        game = whiskerworks.load("gears", quiet_limit=1)
        before = started("first blue", "i3", "j2", "i5", "c2", "i2", "j4", game=game)
        state = after(before, "e3", "h8", game=game)

        assert ending(after(state, "e3-e4", game=game), game) == "stalemate 0,1"
        red = after(state, "c1", game=game)
        assert ending(after(red, "c2-j3", game=game), game) == "block 1"
