"""Wins that cannot be prevented, all moves tried: what is not found is not there."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import whiskerworks
from tests.bots.nim import Rules, State
from tests.bots.test_forcing_search import LOSING, THREE_DEEP, TWO_DEEP
from whiskerworks.bots.win_solver import NO, NO_WIN, UNKNOWN, YES, WinSolver
from whiskerworks.core.advice import Advice
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value

GEARS = whiskerworks.load("gears")
PLENTY = 1_000_000


def go_on() -> None:
    """Nothing stops it."""


class TakeOne(Advice[State]):
    """In nim, to take one piece is called forcing."""

    def forcing_moves_into(self, state: State, moves: vec[i64]) -> i64:
        moves[0] = 1
        return 1


class TestNim:
    def about(
        self, heap: int, *, forcing: bool = False, most: int = PLENTY
    ) -> tuple[WinSolver[State], State]:
        """Return a search, and where it is to begin."""
        rules = Rules(heap)
        return WinSolver(rules, TakeOne(rules), forcing, most, go_on), rules.start()

    def test_the_win_is_found_as_soon_as_it_is_near_enough(self) -> None:
        """Ten pieces: two are taken, then four and four with the other's."""
        search, start = self.about(10)

        assert search.win(start, 2) == NO_WIN
        assert search.win(start, 3) == 2

    @pytest.mark.parametrize("heap", [4, 8, 12])
    def test_whoever_has_to_move_from_a_multiple_of_four_loses(self, heap: int) -> None:
        """In as many moves of the other as there are fours."""
        search, start = self.about(heap)

        assert search.win(start, 9) == NO_WIN
        assert search.lost(start, heap // 4 - 1) == NO
        assert search.lost(start, heap // 4) == YES

    def test_forcing_moves_alone_find_less(self) -> None:
        """From five pieces one is taken; from six it would have to be two."""
        for heap, move in ((5, 1), (6, NO_WIN)):
            search, start = self.about(heap, forcing=True)

            assert search.win(start, 2) == move

    def test_it_says_when_there_was_no_time_to_find_out(self) -> None:
        """Rather than that there is nothing."""
        search, start = self.about(10, most=2)

        assert search.win(start, 3) == UNKNOWN

    def test_whoever_pauses_it_can_stop_it(self) -> None:
        """What is raised in a pause comes out."""

        def stop() -> None:
            raise KeyboardInterrupt

        rules = Rules(10)
        search = WinSolver(rules, TakeOne(rules), False, PLENTY, stop)

        with pytest.raises(KeyboardInterrupt):
            search.win(rules.start(), 3)


def brute(game: Game, state: Value, depth: int) -> bool:
    """Tell whether the seat on turn wins within *depth*: everything is tried."""
    mover = game.to_move(state)
    assert mover is not None
    for move in game.legal_moves(state):
        after = game.play(state, move)
        outcome = game.outcome(after)
        if outcome is not None and outcome.scores[mover] == 1.0:
            return True
        if outcome is None and depth > 1 and brute_lost(game, after, depth - 1):
            return True
    return False


def brute_lost(game: Game, state: Value, depth: int) -> bool:
    """Tell whether all that the seat on turn can do loses within *depth*."""
    mover = game.to_move(state)
    assert mover is not None
    for move in game.legal_moves(state):
        after = game.play(state, move)
        outcome = game.outcome(after)
        if outcome is not None and outcome.scores[mover] > 0.0:
            return False
        if outcome is None and not brute(game, after, depth):
            return False
    return True


class TestGears:
    def about(self, *, forcing: bool = False) -> WinSolver[Value]:
        """Return a search."""
        return WinSolver(GEARS.rules, GEARS.advice, forcing, PLENTY, go_on)

    def test_a_win_in_two_is_found_and_none_in_one(self) -> None:
        """Forcing moves are enough for it."""
        state = GEARS.read_state(TWO_DEEP)
        search = self.about(forcing=True)

        assert search.win(state, 1) == NO_WIN
        assert GEARS.write(state, int(search.win(state, 2))) == "e2"

    def test_a_win_in_three_is_found_by_forcing_moves(self) -> None:
        """And not in two."""
        state = GEARS.read_state(THREE_DEEP)
        search = self.about(forcing=True)

        assert search.win(state, 2) == NO_WIN
        assert search.win(state, 3) >= 0

    def test_what_was_there_before_belongs_to_a_position(self) -> None:
        """[G10] The same wheels with another past are another position."""
        wheels = "blue:f4 red:h8 turn:blue"
        fresh = GEARS.read_state(wheels)
        moved = GEARS.read_state(f"{wheels} past:e3-f4,g7-h8")

        assert GEARS.advice.essence(moved) != GEARS.advice.essence(fresh)

    def test_all_moves_agree_with_trying_everything(self) -> None:
        """Where few wheels lie, one move ahead, for a win and for a loss."""
        for text in (TWO_DEEP, LOSING):
            state = GEARS.read_state(text)
            search = self.about()

            assert (search.win(state, 1) >= 0) == brute(GEARS, state, 1)
            assert (search.lost(state, 1) == YES) == brute_lost(GEARS, state, 1)
