"""Gears, rule by rule. [G1] and so on are ids of docs/games/gears.md."""

import pickle
from itertools import pairwise

import pytest

import whiskerworks
from tests.games.gears.drawing import GAME, after, ending, position, refused, started
from whiskerworks.core import walk
from whiskerworks.core.message import Event
from whiskerworks.games.gears.board import COLOURS
from whiskerworks.games.gears.rules import hand

SWAP = whiskerworks.load("gears", swap=True)


class TestStart:
    def test_three_wheels_stand_in_the_corners(self) -> None:
        """[G2] Gold on top, Blue left, Red right, and fourteen cogs in each hand."""
        start = started()

        board = GAME.board(GAME.view(start, None)).splitlines()
        assert board[0].split() == ["a", "*"]
        assert board[9].split() == ["j", "B", *"." * 8, "R"]
        assert [hand(start, colour) for colour in (0, 1)] == [14, 14]

    def test_a_coin_decides_who_begins(self) -> None:
        """[G3] The first move is chance's, both sides equally likely."""
        start = GAME.start()

        assert GAME.to_move(start) == whiskerworks.CHANCE
        assert [GAME.write(start, m) for m in GAME.legal_moves(start)] == [
            "first blue",
            "first red",
        ]
        assert GAME.weights(start) == [1, 1]
        assert GAME.to_move(started("first blue")) == 0
        assert GAME.to_move(started("first red")) == 1

    @pytest.mark.parametrize(("first", "seat"), [("blue", 0), ("red", 1)])
    def test_an_option_may_name_who_begins(self, first: str, seat: int) -> None:
        """[G3] Then no coin is tossed."""
        game = whiskerworks.load("gears", first=first)
        assert game.to_move(game.start()) == seat
        assert refused(started(game=game), "first blue", game) == "toss-is-over [G3]"

    def test_nobody_acts_before_the_toss(self) -> None:
        """[G3] Not even swapping."""
        assert refused(started(), "e3") == "toss-first [G3]"
        assert refused(started(), "swap") == "toss-first [G3]"


class TestAction:
    def test_a_fresh_cog_goes_on_any_vacant_peg_and_the_turn_passes(self) -> None:
        """[G4] 52 pegs are vacant at the start."""
        start = started("first blue")
        placed = after(start, "e3")

        assert len(GAME.legal_moves(start)) == 52
        assert GAME.to_move(placed) == 1
        assert [hand(placed, colour) for colour in (0, 1)] == [13, 14]

    def test_an_own_loose_cog_may_move_to_another_vacant_peg(self) -> None:
        """[G4] It comes from the board, so the hand stays as it is."""
        before = started("first blue", "e3", "h7")
        moved = after(before, "e3-f2")

        assert GAME.write_state(moved).startswith("blue:f2 red:h7 turn:red")
        assert hand(moved, 0) == 13

    @pytest.mark.parametrize(
        ("move", "why"),
        [
            ("e3", "not-vacant [G4]"),
            ("h7", "not-vacant [G4]"),
            ("a1", "not-vacant [G4]"),
            ("j10", "not-vacant [G4]"),
            ("e3-e3", "same-peg [G4]"),
            ("e3-h7", "not-vacant [G4]"),
            ("e3-a1", "not-vacant [G4]"),
            ("h7-h6", "not-your-cog [G4]"),
            ("c2-c3", "no-cog-there [G4]"),
            ("j1-i1", "corner-wheel [G2]"),
            ("j10-i9", "corner-wheel [G2]"),
            ("a1-b1", "corner-wheel [G2]"),
            ("swap", "no-swap [G11]"),
            ("first red", "toss-is-over [G3]"),
        ],
    )
    def test_other_actions_are_refused(self, move: str, why: str) -> None:
        """[G2, G4] Nobody moves a corner wheel or the other's cogs, or shares a peg."""
        assert refused(started("first blue", "e3", "h7"), move) == why

    def test_an_empty_hand_can_only_move_cogs(self) -> None:
        """[G4] All fourteen of Blue's are out."""
        before = position("""
                             *
                           .   .
                         .   b   .
                       .   .   .   .
                     b   .   b   .   b
                   .   .   .   .   .   .
                 b   .   b   .   b   .   r
               .   .   .   .   .   .   .   .
             b   .   b   .   b   .   b   .   .
           B   .   b   .   b   .   b   .   .   R
        """)

        assert hand(before, 0) == 0
        assert refused(before, "c1") == "hand-empty [G4]"
        assert refused(before, "c2-c1") == ""
        assert all("-" in GAME.write(before, m) for m in GAME.legal_moves(before))


class TestStanding:
    OWN = """
                     *
                   .   .
                 .   .   .
               .   b   .   .
             .   b   r   .   .
           .   .   .   r   .   .
         .   .   .   .   .   .   .
       .   .   .   .   .   .   .   .
     .   .   .   .   .   .   .   .   .
   B   .   .   .   .   .   .   .   .   R
    """

    def test_three_of_the_same_colour_may_not_form_a_triangle(self) -> None:
        """[G6a] Blue has d2 and e2; e3 is Red's, d1 would be the third of Blue."""
        assert refused(position(self.OWN), "d1") == "own-triangle [G6a]"

    def test_a_triangle_of_two_colours_is_nobodys_own(self) -> None:
        """[G6a] Red may put a cog between Red and Blue, away from its base."""
        assert refused(position(self.OWN, "red"), "f3") == "own-triangle [G6a]"
        assert refused(position(self.OWN, "red"), "d1") == ""

    def test_the_base_counts_in_a_triangle(self) -> None:
        """[G6a] i1 and j2 with the base on j1 would be three of Blue."""
        before = started("first blue", "i1", "e4")
        assert refused(before, "j2") == "own-triangle [G6a]"

    def test_a_cog_that_leaves_a_triangle_cannot_be_in_it(self) -> None:
        """[G6a] Judged after the action: e2 moves to d1, and d2 has one neighbour."""
        assert refused(position(self.OWN), "e2-d1") == ""

    @pytest.mark.parametrize(
        ("one", "other"), [("b1", "b2"), ("i9", "j9"), ("b2", "b1"), ("j9", "i9")]
    )
    def test_a_corner_may_not_be_shut_by_one_colour(self, one: str, other: str) -> None:
        """[G6b] Gold's corner, or the other player's."""
        before = started("first blue", one, "e4")
        assert refused(before, other) == "own-corner [G6b]"

    def test_two_colours_may_shut_a_corner_together(self) -> None:
        """[G6b] One own and one of the other: the attack on a base."""
        before = started("first blue", "i1")
        assert refused(before, "j2") == ""

    def test_the_own_base_must_turn_afterwards(self) -> None:
        """[G6c] Red locked Blue's base with j2; only moving i1 away frees it."""
        before = started("first blue", "i1", "j2")

        assert refused(before, "e3") == "base-locked [G6c]"
        legal = [GAME.write(before, move) for move in GAME.legal_moves(before)]
        assert legal
        assert all(text.startswith("i1-") for text in legal)

    def test_a_refusal_shows_the_ring_that_locks(self) -> None:
        """[G6c] So that the table can show it."""
        before = started("first blue", "i1", "j2")
        refusal = GAME.why_illegal(before, GAME.read(before, "e3"))

        assert refusal is not None
        assert sorted(str(refusal.params["ring"]).split()) == ["i1", "j1", "j2"]

    def test_a_lifted_wheel_opens_what_it_helped_to_lock(self) -> None:
        """[G6c] All of row i would lock; without j5 it is only half of it."""
        before = position("""
                             *
                           .   .
                         .   .   .
                       .   .   .   .
                     .   .   .   .   .
                   .   .   .   .   .   .
                 .   .   .   .   .   .   .
               .   .   .   .   .   .   .   .
             .   .   .   .   .   .   .   .   .
           B   b   r   b   b   r   r   b   r   R
        """)
        legal = [GAME.write(before, move) for move in GAME.legal_moves(before)]

        assert not [text for text in legal if text.startswith("i")]
        assert [text for text in legal if text.startswith("j5-i")] == [
            "j5-i4",
            "j5-i5",
            "j5-i6",
            "j5-i7",
            "j5-i8",
            "j5-i9",
        ]

    def test_a_wheel_may_lock_the_others_train(self) -> None:
        """[G6c] Only the own base must turn."""
        assert refused(started("first red", "i9"), "j9") == ""


class TestEnd:
    NEARLY = """
                     *
                   .   .
                 b   .   r
               b   .   .   r
             b   .   .   .   r
           b   .   .   .   .   r
         b   .   .   .   .   .   r
       b   .   .   .   .   .   .   r
     b   .   .   .   .   .   .   .   r
   B   .   .   .   .   .   .   .   .   R
    """

    def test_turning_gold_wins(self) -> None:
        """[G7] Blue closes the left edge, or Red the right one."""
        assert ending(after(position(self.NEARLY, "blue"), "b1")) == "gold 0"
        assert ending(after(position(self.NEARLY, "red"), "b2")) == "gold 1"

    def test_making_the_connection_for_the_other_loses(self) -> None:
        """[G8] Red puts the missing cog on Blue's edge: Blue's base turns gold."""
        assert ending(after(position(self.NEARLY, "red"), "b1")) == "gift 0"

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
        """[G10] The same wheels and the same player on turn."""
        before = started("first blue", "e3", "g5")
        there_and_back = ("e3-e4", "g5-g6", "e4-e3", "g6-g5")

        twice = after(before, *there_and_back)
        assert ending(twice) == ""
        assert ending(after(twice, *there_and_back)) == "repetition 0,1"

    def test_the_same_wheels_with_the_other_on_turn_do_not_count(self) -> None:
        """[G10] The player on turn belongs to the position."""
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


class TestSwap:
    def test_the_first_action_may_be_answered_by_a_swap(self) -> None:
        """[G11] Colours change seats; the beginner is on turn with the other."""
        before = started("first blue", "e3", game=SWAP)
        swapped = after(before, "swap", game=SWAP)

        assert SWAP.to_move(before) == 1
        assert SWAP.to_move(swapped) == 0
        assert COLOURS[swapped.turn] == "red"
        assert (swapped.blue, swapped.red) == (before.blue, before.red)

    def test_it_is_the_only_moment(self) -> None:
        """[G11] Not before, not after, not twice, and not without the option."""
        assert refused(started("first blue", game=SWAP), "swap", SWAP) != ""
        later = started("first blue", "e3", "swap", game=SWAP)
        assert refused(later, "swap", SWAP) == "no-swap [G11]"
        declined = started("first blue", "e3", "g5", game=SWAP)
        assert refused(declined, "swap", SWAP) == "no-swap [G11]"
        assert refused(started("first blue", "e3"), "swap") == "no-swap [G11]"

    def test_after_a_swap_seat_0_wins_with_red(self) -> None:
        """[G11] Scores belong to seats, wheels to colours."""
        moves = ("first blue", "i3", "swap", "j2", "i5", "j4", "i2", "j3")
        assert ending(started(*moves, game=SWAP), SWAP) == "block 0"

    @pytest.mark.parametrize(("first", "swapper"), [("blue", 1), ("red", 0)])
    def test_a_swap_is_told_with_the_seat_that_swaps(
        self, first: str, swapper: int
    ) -> None:
        """[G11] Whoever did not begin; wheels stay where they are, so none slides."""
        before = started(f"first {first}", "e3", game=SWAP)

        told = SWAP.events(before, SWAP.read(before, "swap"), None)

        assert told == (Event("swapped", (("seat", swapper),), "G11"),)


@pytest.mark.parametrize(
    ("options", "depth", "lines"),
    [
        ({"first": "blue"}, 1, 52),
        ({"first": "blue"}, 2, 2_650),
        ({"first": "blue"}, 3, 264_388),
        ({"first": "blue", "swap": True}, 2, 2_702),
        ({"first": "blue", "swap": True}, 3, 267_038),
        ({}, 1, 2),
        ({}, 3, 5_300),
    ],
)
def test_perft(options: dict[str, object], depth: int, lines: int) -> None:
    """The number of lines of play is the fingerprint of the rules."""
    game = whiskerworks.load("gears", None, **options)
    assert walk.perft(game.rules, game.start(), depth) == lines
