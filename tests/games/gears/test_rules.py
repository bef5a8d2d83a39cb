"""Gears, rule by rule. [G1] and so on are ids of docs/games/gears.md."""

import pytest

import whiskerworks
from tests.games.gears.drawing import GAME, after, ending, position, refused, started
from whiskerworks.core import exploration
from whiskerworks.core.message import Event
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.rules import move_buffer
from whiskerworks.games.gears.rules import MAX_ACTIONS, Rules
from whiskerworks.games.gears.state import (
    COLOURS,
    FIRST_COG_MOVE,
    MOVE_LIMIT,
    SWAP,
    State,
    cogs_in_hand,
    pegs_changed_by,
)
from whiskerworks.kit.bits import members

SWAPPING = whiskerworks.load("gears", swap=True)


class TestStart:
    def test_three_wheels_stand_in_the_corners(self) -> None:
        """[G2] Gold on top, Blue left, Red right, and fourteen cogs in each hand."""
        start = started()

        board = GAME.board(GAME.view(start, None)).splitlines()
        assert board[0].split() == ["a", "*"]
        assert board[9].split() == ["j", "B", *"." * 8, "R"]
        assert [cogs_in_hand(start, colour) for colour in (0, 1)] == [14, 14]

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
        assert [cogs_in_hand(placed, colour) for colour in (0, 1)] == [13, 14]

    def test_an_own_loose_cog_may_move_to_another_vacant_peg(self) -> None:
        """[G4] It comes from the board, so the hand stays as it is."""
        before = started("first blue", "e3", "h7")
        moved = after(before, "e3-f2")

        assert GAME.write_state(moved).startswith("blue:f2 red:h7 turn:red")
        assert cogs_in_hand(moved, 0) == 13

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

        assert cogs_in_hand(before, 0) == 0
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


class TestSwap:
    def test_the_first_action_may_be_answered_by_a_swap(self) -> None:
        """[G11] Colours change seats; the beginner is on turn with the other."""
        before = started("first blue", "e3", game=SWAPPING)
        swapped = after(before, "swap", game=SWAPPING)

        assert SWAPPING.to_move(before) == 1
        assert SWAPPING.to_move(swapped) == 0
        assert COLOURS[swapped.turn] == "red"
        assert (swapped.blue, swapped.red) == (before.blue, before.red)

    def test_it_is_the_only_moment(self) -> None:
        """[G11] Not before, not after, not twice, and not without the option."""
        assert refused(started("first blue", game=SWAPPING), "swap", SWAPPING) != ""
        later = started("first blue", "e3", "swap", game=SWAPPING)
        assert refused(later, "swap", SWAPPING) == "no-swap [G11]"
        declined = started("first blue", "e3", "g5", game=SWAPPING)
        assert refused(declined, "swap", SWAPPING) == "no-swap [G11]"
        assert refused(started("first blue", "e3"), "swap") == "no-swap [G11]"

    def test_after_a_swap_seat_0_wins_with_red(self) -> None:
        """[G11] Scores belong to seats, wheels to colours."""
        moves = ("first blue", "i3", "swap", "j2", "i5", "j4", "i2", "j3")
        assert ending(started(*moves, game=SWAPPING), SWAPPING) == "block 0"

    @pytest.mark.parametrize(("first", "swapper"), [("blue", 1), ("red", 0)])
    def test_a_swap_is_told_with_the_seat_that_swaps(
        self, first: str, swapper: int
    ) -> None:
        """[G11] Whoever did not begin; wheels stay where they are, so none slides."""
        before = started(f"first {first}", "e3", game=SWAPPING)

        told = SWAPPING.events(before, SWAPPING.read(before, "swap"), None)

        hands = ("tray-blue", "tray-red")
        assert told == (Event("swapped", {"seat": swapper}, "G11", (), hands),)


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
    assert exploration.perft(game.rules, game.start(), depth) == lines


def test_the_rules_are_core_rules() -> None:
    """Whatever searches gears needs nothing but the base class."""
    rules: CoreRules[State] = Rules("blue", 60, False)
    moves = move_buffer(rules.max_legal_moves)
    assert rules.legal_moves_into(rules.start(), moves) == 52


def test_actions_are_numbered_without_gaps() -> None:
    """[G4] 55 pegs to put a cog on, 55 times 55 ways to move one, then the rest."""
    assert (FIRST_COG_MOVE, SWAP, MOVE_LIMIT) == (55, 55 + 55 * 55, 3083)
    assert members(pegs_changed_by(FIRST_COG_MOVE + 7 * 55 + 9)) == [7, 9]
    # 52 fresh cogs and 14 wheels with at most 38 pegs each are well below it.
    assert MAX_ACTIONS > 52 + 14 * 51
