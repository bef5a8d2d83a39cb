"""What arena's advice thinks good: points, cheese at hand, none for the others."""

import random
from itertools import pairwise

import pytest
from librt.random import Random

import whiskerworks
from tests.clocks import thinker
from tests.games.arena.positions import (
    CALM,
    SEATS,
    SIDES,
    drawn,
    rules_of,
    strewn,
)
from tests.games.arena.test_symmetry import turned
from whiskerworks.core.advice import LEVEL_SECONDS
from whiskerworks.core.game import Game
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.value import Value


def estimates(game: Game, state: Value) -> list[float]:
    """Return what each seat may hope for."""
    return [game.advice.estimate(state, seat) for seat in range(game.seats)]


def leans(game: Game, state: Value) -> dict[str, int]:
    """Return the weight of each legal move."""
    moves, weights = (
        move_buffer(game.rules.max_legal_moves),
        move_buffer(game.rules.max_legal_moves),
    )
    count = game.rules.legal_moves_into(state, moves)
    game.advice.likelihoods_into(state, moves, count, weights)
    return {game.write(state, moves[i]): int(weights[i]) for i in range(count)}


def chosen(game: Game, state: Value, level: int) -> str:
    """Return what a bot plays."""
    seat = game.to_move(state)
    bot = thinker(level)
    move = bot.choose(game, game.view(state, seat), Random(3))
    assert bot.failure is None
    return game.write(state, move)


class TestEstimate:
    @pytest.mark.parametrize("seats", SEATS)
    @pytest.mark.parametrize("side", SIDES)
    def test_the_hopes_of_all_seats_make_one_win(self, seats: int, side: int) -> None:
        """Somebody will win, whatever the position."""
        rng = random.Random(seats + 10 * side)
        for _ in range(10):
            game, state, _ = strewn(seats, side, rng)
            found = estimates(game, state)

            assert sum(found) == pytest.approx(1.0)
            assert min(found) > 0.0

    @pytest.mark.parametrize("side", SIDES)
    def test_a_turned_board_is_judged_the_same(self, side: int) -> None:
        """Each seat hopes for what the one before hoped for: no corner is better."""
        rng = random.Random(side)
        for _ in range(5):
            game, state, _ = strewn(6, side, rng)
            before, after = estimates(game, state), estimates(game, turned(game, state))

            assert after == pytest.approx([*before[5:], *before[:5]])

    def test_points_count_more_the_nearer_the_goal(self) -> None:
        """[A13] One point ahead is more at 6 to 5 than at 1 to 0."""
        game = whiskerworks.load("arena", side=4)
        where = "cat:d4 mice:a1,g4 cheese:- dice:move1 turn:0 idle:0 round:20"
        found = [
            estimates(game, game.read_state(f"{where} scores:{scores}"))[0]
            for scores in ("5,6", "0,1", "3,3", "1,0", "6,5")
        ]

        assert found == sorted(found)
        assert found[1] - found[0] > 0.05
        assert found[4] - found[3] > 0.05

    def test_points_count_more_in_the_last_round(self) -> None:
        """[A14] Whoever is ahead then has won, however far the goal is."""
        game = whiskerworks.load("arena", side=4, goal=99, round_limit=30)
        where = "cat:d4 mice:a1,g4 cheese:- dice:move1 turn:0 idle:0 scores:5,4"
        early, late = [
            estimates(game, game.read_state(f"{where} round:{number}"))[0]
            for number in (5, 30)
        ]

        assert early < 0.75
        assert late > 0.95

    @pytest.mark.parametrize(
        ("worse", "better"),
        [
            ("cheese:g1 dice:move1", "cheese:a2 dice:move1"),
            ("cheese:a3 dice:move1", "cheese:a3 dice:move2"),
            ("cheese:b3 dice:move3", "cheese:a3 dice:move3"),
            ("cheese:g1 dice:cheese1", "cheese:a2 dice:cheese1"),
        ],
    )
    def test_cheese_at_hand_is_worth_something(self, worse: str, better: str) -> None:
        """[A8] Nearer, with a die that pays, in a line; and for the next round."""
        game = whiskerworks.load("arena", side=4)
        where = "cat:d4 mice:a1,g4 turn:0 idle:0"

        less, more = [
            estimates(game, game.read_state(f"{where} {rest}"))[0]
            for rest in (worse, better)
        ]

        assert more > less


class TestLean:
    @pytest.mark.parametrize("seats", SEATS)
    def test_every_legal_move_is_possible(self, seats: int) -> None:
        """A weight is at least 1, and `pass` is never left out."""
        rng = random.Random(seats)
        for _ in range(5):
            game, state, _ = strewn(seats, 5, rng)
            found = leans(game, state)

            assert min(found.values()) >= 1
            assert "pass" in found

    def test_a_move_that_scores_comes_first(self) -> None:
        """[A9] Blue stands beside a cheese."""
        game, state = drawn(CALM, "cat1,move2,move2,cheese2")
        found = leans(game, state)

        assert max(found, key=lambda text: found[text]) == "move2 c3"
        assert found["move2 c3"] > 5 * found["pass"]

    def test_the_move_that_wins_comes_before_all_others(self) -> None:
        """[A13] Blue and Red have six points each, and Blue is beside a cheese."""
        game = whiskerworks.load("arena", side=4)
        state = game.read_state(
            "cat:d4 mice:c2,g4 cheese:c3 scores:6,6 dice:move2,cheese1 turn:0 idle:0"
        )
        found = leans(game, state)

        best = found.pop("move2 c3")
        assert best > 2 * max(found.values())

    def test_cheese_is_not_put_before_another_mouse(self) -> None:
        """[A11] Red would take it from d4; from d3 neither can."""
        game = whiskerworks.load("arena", side=4)
        state = game.read_state(
            "cat:e3 mice:a4,d5 cheese:- dice:move3,cheese1 turn:0 idle:0"
        )
        found = leans(game, state)

        assert found["cheese1 d3"] > 2 * found["cheese1 d4"]

    def test_the_cat_is_sent_over_the_cheese_of_others(self) -> None:
        """[A10] It sweeps away what Red would take with the next move."""
        game = whiskerworks.load("arena", side=4)
        state = game.read_state(
            "cat:d3 mice:a1,d7 cheese:d5 scores:2,2 dice:cat2,move3,move3 turn:0 idle:0"
        )
        found = leans(game, state)

        assert max(found, key=lambda text: found[text]) == "cat2 d5"


class TestGuess:
    @pytest.mark.parametrize("seats", SEATS)
    def test_an_imagined_move_is_legal(self, seats: int) -> None:
        """In random positions, and when dice are rolled."""
        rng = random.Random(seats)
        draws = Random(1)
        for _ in range(20):
            game, state, _ = strewn(seats, 5, rng)
            moves = move_buffer(game.rules.max_legal_moves)

            assert game.advice.rollout_move(state, moves, draws) in game.legal_moves(
                state
            )
        start = game.start()
        assert game.advice.rollout_move(start, moves, draws) in game.legal_moves(start)

    def test_cheese_in_reach_is_taken_with_the_smallest_die(self) -> None:
        """[A9] The larger one may serve for more."""
        game, state = drawn(CALM, "cat1,move2,move3,cheese2")
        moves = move_buffer(game.rules.max_legal_moves)
        rng = Random(2)

        found = {
            game.write(state, game.advice.rollout_move(state, moves, rng))
            for _ in range(9)
        }

        assert found == {"move2 c3"}


class TestLevels:
    def test_they_keep_to_the_time_and_see_more_and_more(self) -> None:
        """Each has at least as much of everything as the one below."""
        levels = whiskerworks.load("arena").advice.levels()

        assert [level.seconds for level in levels] == list(LEVEL_SECONDS)
        for weaker, stronger in pairwise(levels):
            assert weaker.thoughts < stronger.thoughts
            assert weaker.width <= stronger.width
            assert weaker.horizon <= stronger.horizon

    @pytest.mark.parametrize("level", [1, 2, 3])
    def test_none_of_them_leaves_a_cheese_at_hand(self, level: int) -> None:
        """[A9] Even the weakest plays no nonsense."""
        game, state = drawn(CALM, "move2,move2,cheese2")

        assert chosen(game, state, level) == "move2 c3"

    @pytest.mark.parametrize("level", [1, 2, 3])
    def test_all_of_them_win_when_they_can(self, level: int) -> None:
        """[A13] Though Blue might go and stand among much cheese instead."""
        game = whiskerworks.load("arena", side=4)
        state = game.read_state(
            "cat:d5 mice:a1,g1 cheese:a2,b3,c2,c3,c4 scores:6,0 dice:move2,move2 "
            "turn:0 idle:0"
        )

        assert chosen(game, state, level) == "move2 a2"

    def test_the_first_sees_only_its_own_mouse(self) -> None:
        """[A10] It would rather be near a cheese than keep it from Red; others not."""
        game = whiskerworks.load("arena", side=4)
        state = game.read_state(
            "cat:d3 mice:a1,d7 cheese:d5 scores:6,6 dice:cat2,move3,move3 turn:0 idle:0"
        )

        assert chosen(game, state, 1).startswith("move3")
        assert chosen(game, state, 4) == "cat2 d5"

    @pytest.mark.parametrize("seats", SEATS)
    def test_they_play_with_any_number_of_seats(self, seats: int) -> None:
        """A legal move, and no failure inside."""
        game, state, _ = strewn(seats, 4, random.Random(seats))
        rules = rules_of(game)
        for level in (1, 2):
            move = game.read(state, chosen(game, state, level))

            assert rules.why_illegal(state, move) is None
