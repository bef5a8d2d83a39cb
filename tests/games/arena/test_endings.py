"""How arena ends, and who has won then [A13, A14]."""

from pathlib import Path

import pytest

import whiskerworks
from tests.games.arena.positions import SEATS, played
from whiskerworks.core import record
from whiskerworks.core.game import Game
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value


def ready(game: Game, scores: str, dice: str = "move1,move1", number: int = 9) -> Value:
    """Return a position where seat 0 can take a cheese on a2."""
    seats = ",".join(["a1", "g4", "g1"][: game.seats])
    return game.read_state(
        f"cat:d4 mice:{seats} cheese:a2 scores:{scores} dice:{dice} turn:0 "
        f"idle:0 round:{number}"
    )


def idle_round(game: Game, state: Value) -> Value:
    """Return the position after a round in which everybody passes."""
    while game.to_move(state) == CHANCE:
        state = game.play(state, game.legal_moves(state)[0])
    return played(game, state, *["pass"] * game.seats)


class TestSeven:
    def test_the_first_to_seven_wins_at_once(self) -> None:
        """[A13] In the middle of a round."""
        game = whiskerworks.load("arena", side=4)
        state = played(game, ready(game, "6,6"), "move1 a2")
        outcome = game.outcome(state)

        assert outcome is not None
        assert (outcome.scores, outcome.reason) == ((1.0, 0.0), "seven")
        assert game.to_move(state) is None

    @pytest.mark.parametrize("goal", [1, 3, 8])
    def test_the_goal_can_be_chosen(self, goal: int) -> None:
        """[A13] One less is not enough."""
        game = whiskerworks.load("arena", side=4, goal=goal)
        state = played(game, ready(game, f"{goal - 1},0"), "move1 a2")
        assert game.outcome(state) is not None
        if goal > 1:
            state = played(game, ready(game, f"{goal - 2},0"), "move1 a2")
            assert game.outcome(state) is None

    def test_it_goes_before_the_end_of_the_last_round(self) -> None:
        """[A13, A14] The last die of the last round may still win."""
        game = whiskerworks.load("arena", side=4)
        state = ready(game, "6,6", "move1", 100)
        outcome = game.outcome(played(game, state, "move1 a2"))

        assert outcome is not None
        assert outcome.reason == "seven"


class TestExhausted:
    def test_after_the_last_round_the_most_points_win(self) -> None:
        """[A14] Here by a cheese taken with the very last die."""
        game = whiskerworks.load("arena", side=4)
        state = played(game, ready(game, "2,2", "move1", 100), "move1 a2")
        outcome = game.outcome(state)

        assert outcome is not None
        assert (outcome.scores, outcome.reason) == ((1.0, 0.0), "exhausted")

    def test_before_the_last_round_the_game_goes_on(self) -> None:
        """[A14] Round 99 is not the last."""
        game = whiskerworks.load("arena", side=4)
        state = played(game, ready(game, "2,2", "move1", 99), "move1 a2")
        assert game.outcome(state) is None

    def test_the_last_round_may_end_by_passing_too(self) -> None:
        """[A12, A14] With dice left."""
        game = whiskerworks.load("arena", side=4, round_limit=5)
        state = played(game, ready(game, "2,3", number=5), "pass", "pass")
        outcome = game.outcome(state)

        assert outcome is not None
        assert outcome.scores == (0.0, 1.0)

    def test_those_who_are_level_share_the_win(self) -> None:
        """[A14] Two of three have three points."""
        game = whiskerworks.load("arena", 3, side=4)
        state = played(game, ready(game, "2,3,1", "move1", 100), "move1 a2")
        outcome = game.outcome(state)

        assert outcome is not None
        assert outcome.scores == (0.5, 0.5, 0.0)
        assert outcome.winners == (0, 1)

    @pytest.mark.parametrize("seats", [2, 3, 4, 6])
    def test_three_rounds_in_which_nobody_uses_a_die_end_it(self, seats: int) -> None:
        """[A14] From the start: all have nothing and share."""
        game = whiskerworks.load("arena", seats)
        state = idle_round(game, game.start())
        state = idle_round(game, state)
        assert game.outcome(state) is None
        outcome = game.outcome(idle_round(game, state))

        assert outcome is not None
        assert outcome.scores == (1 / seats,) * seats
        assert outcome.reason == "exhausted"

    def test_a_used_die_begins_the_count_of_idle_rounds_anew(self) -> None:
        """[A14] Two, then one with a used die, then three more."""
        game = whiskerworks.load("arena")
        state = idle_round(game, idle_round(game, game.start()))
        while game.to_move(state) == CHANCE:
            state = game.play(state, game.legal_moves(state)[0])
        mover = game.to_move(state)
        state = played(game, state, "move1 a2" if mover == 0 else "move1 i4")
        state = played(game, state, "pass", "pass")
        state = idle_round(game, idle_round(game, state))
        assert game.outcome(state) is None
        assert game.outcome(idle_round(game, state)) is not None


def test_every_ending_is_recorded_with_every_number_of_seats() -> None:
    """[A13, A14] Two endings, four numbers of seats."""
    folder = Path(__file__).parent / "records"
    paths = folder.glob("*.record")
    kept = [record.read(path.read_text("utf-8")) for path in paths]

    assert {(one.end, one.seats) for one in kept} == {
        (end, seats) for end in ("seven", "exhausted") for seats in SEATS
    }
