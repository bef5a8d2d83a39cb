"""Two readings of the rules page, written apart, agree."""

import os
import random
from collections.abc import Iterator

import pytest
from librt.random import Random

import whiskerworks
from tests.games.arena import naive
from tests.games.arena.naive import Naive
from tests.games.arena.positions import SEATS, SIDES, rules_of, same, strewn
from whiskerworks.core.game import Game
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games.arena.state import State, explain_cat_run, explain_entry

pytestmark = pytest.mark.wheel

SOAK = int(os.environ.get("WHISKERWORKS_SOAK", "1"))

on_every_board = pytest.mark.parametrize(
    ("seats", "side"), [(seats, side) for seats in SEATS for side in SIDES]
)


def walk_both(
    seats: int, side: int, seed: int, most: int, **options: int
) -> Iterator[tuple[Game, State, Naive]]:
    """Play the same random game in both, and yield every pair of positions."""
    game = whiskerworks.load("arena", seats, side=side, **options)
    oracle = naive.start(seats, side, **options)
    state: Value = game.start()
    rng = Random(seed)
    for _ in range(most):
        assert isinstance(state, State)
        yield game, state, oracle
        moves = game.legal_moves(state)
        if not moves:
            return
        move = moves[rng.randrange(len(moves))]
        if seed % 3 == 0 and rng.randrange(3) and game.to_move(state) != CHANCE:
            move = moves[0]
        oracle = naive.play(oracle, game.write(state, move))
        state = game.play(state, move)


def agree(game: Game, state: State, oracle: Naive) -> None:
    """See that both readings offer the same, with the same weights and outcome."""
    texts = [game.write(state, move) for move in game.legal_moves(state)]
    outcome = game.outcome(state)
    found = None if outcome is None else (outcome.scores, outcome.reason)

    assert same(game, state, oracle)
    assert sorted(texts) == sorted(naive.legal(oracle))
    assert game.to_move(state) == naive.to_move(oracle)
    assert found == naive.outcome(oracle)
    if game.to_move(state) == CHANCE:
        assert game.weights(state) == naive.weights(oracle)


@on_every_board
@pytest.mark.parametrize("seed", range(1 + SOAK))
def test_both_see_the_same_games(seats: int, side: int, seed: int) -> None:
    """[A1-A14] Same moves and same end along random games, some full of passes."""
    for game, state, oracle in walk_both(seats, side, seed, 250):
        agree(game, state, oracle)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(6))
def test_both_end_short_games_alike(seats: int, seed: int) -> None:
    """[A13, A14] With few points to win and few rounds to play."""
    options = {"goal": 1 + seed % 3, "round_limit": 2 + seed}
    *_, (game, state, oracle) = walk_both(seats, 4, seed, 5_000, **options)

    agree(game, state, oracle)
    assert game.outcome(state) is not None


@on_every_board
def test_both_offer_the_same_in_positions_strewn_at_random(
    seats: int, side: int
) -> None:
    """[A7-A12] And go on to the same positions; most are crowded round the cat."""
    rng = random.Random(100 * seats + side)
    for _ in range(50 * SOAK):
        game, state, oracle = strewn(seats, side, rng)
        agree(game, state, oracle)
        for text in naive.legal(oracle)[::5]:
            after = game.play(state, game.read(state, text))
            assert isinstance(after, State)
            agree(game, after, naive.play(oracle, text))


@on_every_board
def test_both_refuse_by_the_same_rule(seats: int, side: int) -> None:
    """Every move that could be written, in random positions."""
    rng = random.Random(seats + 10 * side)
    for _ in range(3):
        game, state, oracle = strewn(seats, side, rng)
        for move in range(game.rules.move_limit):
            refusal = game.why_illegal(state, move)
            text = game.write(state, move)
            rule = None if refusal is None else refusal.rule

            assert rule == naive.why_not(oracle, text), text


@pytest.mark.parametrize("seats", SEATS)
def test_both_refuse_by_the_same_rule_before_and_while_rolling(seats: int) -> None:
    """[A5, A6] In the first positions of a game."""
    for game, state, oracle in walk_both(seats, 4, 1, 4):
        for move in range(game.rules.move_limit):
            refusal = game.why_illegal(state, move)
            text = game.write(state, move)
            rule = None if refusal is None else refusal.rule

            assert rule == naive.why_not(oracle, text), text


@on_every_board
def test_both_explain_the_same_costs_and_stops(seats: int, side: int) -> None:
    """[A8, A10] For every hex, every direction and every value."""
    rng = random.Random(seats * side)
    for _ in range(15):
        game, state, oracle = strewn(seats, side, rng)
        board = rules_of(game).board
        seat = rng.randrange(seats)
        for place, name in enumerate(board.names):
            found = explain_entry(board, state, seats, seat, place)
            held = name == oracle.cat or name in set(oracle.mice) - {oracle.mice[seat]}
            assert found.cost == (0 if held else naive.step_cost(oracle, seat, name))
        for direction in range(6):
            for value in (1, 2, 3):
                way = explain_cat_run(board, state, seats, direction, value)
                path = naive.cat_path(oracle, direction, value)
                assert [board.names[step] for step in way.path] == path
                swept = [board.names[step] for step in way.swept]
                assert swept == [name for name in path if name in oracle.cheese]


@pytest.mark.parametrize("side", SIDES)
def test_both_have_the_same_grid(side: int) -> None:
    """[A1] Names, neighbours, distances and lines."""
    grid = rules_of(whiskerworks.load("arena", side=side)).board
    assert grid.names == naive.hexes(side)
    for one, name in enumerate(grid.names):
        around = {grid.names[place] for place in grid.neighbours(one)}
        assert around == naive.neighbours(side, name)
        for two, other in list(enumerate(grid.names))[one % 7 :: 7]:
            assert grid.distance(one, two) == naive.distance(side, name, other)
            line = [grid.names[place] for place in grid.line(one, two)]
            assert line == (naive.line(side, name, other) or [])
