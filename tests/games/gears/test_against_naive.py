"""Two readings of the rules page, written apart, agree."""

import os
from collections.abc import Iterator
from functools import cache

import pytest
from librt.random import Random

import whiskerworks
from tests.games.gears import naive
from tests.games.gears.naive import Naive
from whiskerworks.core import exploration
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value

pytestmark = pytest.mark.wheel

OPTIONS: list[dict[str, object]] = [
    {},
    {"swap": True},
    {"first": "red", "quiet_limit": 8},
    {"first": "blue", "quiet_limit": 0, "swap": True},
]

SOAK = int(os.environ.get("WHISKERWORKS_SOAK", "1"))
SEEDS = SOAK
"""How many games with each of the options, of different haste in turn."""
FIRSTS = range(0, 52, 16 if SOAK == 1 else 4)
"""The first actions behind which lines are counted, four at a time."""


def start(options: dict[str, object]) -> tuple[Game, Naive]:
    """Return both games at their start."""
    game = whiskerworks.load("gears", None, **options)
    return game, naive.start(**options)  # type: ignore[arg-type]


def chosen(game: Game, state: Value, rng: Random, fresh: int) -> int:
    """Return a random move; with chance *fresh* of 10, a fresh cog if there is one."""
    moves = game.legal_moves(state)
    early = [move for move in moves if move < 55]
    if early and rng.randrange(10) < fresh:
        moves = early
    return moves[rng.randrange(len(moves))]


def walk_both(
    options: dict[str, object], seed: int, fresh: int, most: int
) -> Iterator[tuple[Game, Value, Naive]]:
    """Play the same random game in both, and yield every pair of positions."""
    game, oracle = start(options)
    state = game.start()
    rng = Random(seed)
    for _ in range(most):
        yield game, state, oracle
        if game.to_move(state) is None:
            return
        move = chosen(game, state, rng, fresh)
        oracle = naive.play(oracle, game.write(state, move))
        state = game.play(state, move)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_both_offer_the_same_moves_and_see_the_same_end(
    options: dict[str, object], seed: int
) -> None:
    """Along random games, some hasty and some slow: thousands of positions."""
    fresh = (9, 4, 7, 8, 9)[seed % 5]
    for game, state, oracle in walk_both(options, seed, fresh, most=90):
        texts = [game.write(state, move) for move in game.legal_moves(state)]
        outcome = game.outcome(state)

        assert sorted(texts) == sorted(naive.legal(oracle))
        assert game.to_move(state) == naive.to_move(oracle)
        found = None if outcome is None else (outcome.scores, outcome.reason)
        assert found == naive.outcome(oracle)


@pytest.mark.parametrize("seed", range(6))
def test_both_refuse_by_the_same_rule(seed: int) -> None:
    """Every action that could be written, in positions along a random game."""
    for game, state, oracle in walk_both({"first": "blue"}, seed, 9, most=60):
        if len(oracle.board) % 9 or game.to_move(state) is None:
            continue
        for move in range(55 + 55 * 55):
            refusal = game.why_illegal(state, move)
            text = game.write(state, move)
            rule = None if refusal is None else refusal.rule.replace("G2", "G4")

            assert rule == naive.why_not(oracle, text), text


@cache
def naive_perft(oracle_moves: tuple[str, ...], depth: int) -> int:
    """Count the lines of play of the naive game behind these moves."""
    oracle = naive.start(first="blue")
    for text in oracle_moves:
        oracle = naive.play(oracle, text)
    legal = naive.legal(oracle)
    if depth == 1:
        return len(legal)
    return sum(naive_perft((*oracle_moves, text), depth - 1) for text in legal)


@pytest.mark.parametrize("depth", [1, 2])
def test_both_count_the_same_lines_of_play(depth: int) -> None:
    """Perft from the start."""
    game, _ = start({"first": "blue"})
    assert exploration.perft(game.rules, game.start(), depth) == naive_perft((), depth)


@pytest.mark.parametrize("first", FIRSTS)
def test_both_count_the_same_lines_of_three(first: int) -> None:
    """Perft to depth 3, behind first actions in turn: in make soak behind all."""
    game, _ = start({"first": "blue"})
    root = game.start()
    for move in game.legal_moves(root)[first : first + 4]:
        lines = exploration.perft(game.rules, game.play(root, move), 2)
        assert lines == naive_perft((game.write(root, move),), 2)
