"""A move that is drawn without listing all is drawn as fairly as from the list."""

from collections import Counter

import pytest
from librt.random import Random

import whiskerworks
from tests.games.maze.drawing import drawn
from tests.games.maze.eventful_games import wander
from tests.games.maze.started_games import chi_square, first_turn
from tests.games.maze.test_place import FULL
from whiskerworks.core.game import Game
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games.maze.state import ARRIVING, DRAWING, MOVING, TURN_PHASE, State

DRAWS = 40
"""So often each move is expected."""


def picked(game: Game, state: Value, times: int) -> Counter[int]:
    """Return how often each move is picked."""
    rng = Random(3)
    moves = move_buffer(game.rules.max_legal_moves)
    return Counter([int(game.rules.pick(state, moves, rng)) for _ in range(times)])


def unfairness(game: Game, state: Value) -> float:
    """Return by how many deviations the picked moves are from fair ones; 4 is a lot."""
    legal = game.legal_moves(state)
    weights = game.weights(state) or [1] * len(legal)
    found = picked(game, state, DRAWS * len(legal))
    assert set(found) <= set(legal)
    total = DRAWS * len(legal) / sum(weights)
    wanted = [total * weight for weight in weights]
    freedom = max(1, len(legal) - 1)
    far = chi_square([found[move] for move in legal], wanted)
    return float((far - freedom) / (2 * freedom) ** 0.5)


def met(phase: int, least: int) -> tuple[Game, State]:
    """Return a position of some phase that offers at least so many moves."""
    game = whiskerworks.load("maze", 3)
    for seed in range(20):
        for state, _ in wander(game, seed):
            if state.phase == phase and len(game.legal_moves(state)) >= least:
                return game, state
    raise AssertionError("no such position was met")


class TestTurn:
    def test_every_placement_is_as_likely_as_another_and_as_to_reveal(self) -> None:
        """[M10, M11] At the first turn; some cards can lie in fewer ways."""
        game, state = first_turn("mouse", "cheese")
        texts = [game.write(state, move) for move in game.legal_moves(state)]

        assert texts[0] == "reveal"
        assert len(set(Counter([text[:3] for text in texts[1:]]).values())) > 1
        assert abs(unfairness(game, state)) < 4

    def test_where_nothing_can_be_placed_one_skips_or_reveals_equally_often(
        self,
    ) -> None:
        """[M11] A full table: two moves are left."""
        game, state = drawn(FULL)
        found = picked(game, state, 400)

        assert {game.write(state, move) for move in found} == {"reveal", "skip"}
        assert min(found.values()) > 160


class TestChance:
    @pytest.mark.parametrize("special", ["draw cat", "draw cucumber"])
    def test_the_cat_and_the_cucumber_come_as_often_as_they_should(
        self, special: str
    ) -> None:
        """[M8] Held against the weights of every such draw of some games."""
        game = whiskerworks.load("maze", 2)
        found = 0
        for seed in (3, 4, 5):
            for state, _ in wander(game, seed):
                last = game.legal_moves(state)[-1]
                if state.phase == DRAWING and game.write(state, last) == special:
                    assert abs(unfairness(game, state)) < 4
                    found += 1

        assert found > 1

    def test_all_else_that_chance_does_is_even(self) -> None:
        """[M7, M9] Start cards, the belt, the deal, and who begins."""
        game = whiskerworks.load("maze", 4)
        state = game.start()
        moves = move_buffer(game.rules.max_legal_moves)
        for _ in range(11):
            assert game.to_move(state) == CHANCE
            assert abs(unfairness(game, state)) < 4
            state = game.play(state, int(game.rules.pick(state, moves, Random(5))))


@pytest.mark.parametrize(
    ("phase", "least"), [(MOVING, 3), (ARRIVING, 2), (DRAWING, 9), (TURN_PHASE, 9)]
)
def test_it_is_fair_in_the_middle_of_a_game(phase: int, least: int) -> None:
    """Whatever is to be done."""
    game, state = met(phase, least)

    assert abs(unfairness(game, state)) < 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_legal_moves_are_picked_and_games_of_them_end(seats: int) -> None:
    """From the set-up on, each pick held against the list."""
    game = whiskerworks.load("maze", seats)
    moves = move_buffer(game.rules.max_legal_moves)
    for seed in range(3):
        rng = Random(seed)
        state = game.start()
        while game.to_move(state) is not None:
            move = int(game.rules.pick(state, moves, rng))
            assert move in game.legal_moves(state)
            state = game.play(state, move)
