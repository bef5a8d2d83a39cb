"""A move that is drawn is drawn fairly, though not all are listed [A4 to A11]."""

import random
from collections import Counter
from math import sqrt

import pytest
from librt.random import Random

import whiskerworks
from tests.games.arena.positions import CROWDED, SEATS, SIDES, drawn, rules_of, strewn
from whiskerworks.core.game import Game
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.value import Value
from whiskerworks.games.arena.rules import candidate_count, numbered_use

DRAWS = 4_000


def picked(game: Game, state: Value) -> Counter[str]:
    """Return how often each move is drawn, of `DRAWS`."""
    rng = Random(5)
    moves = move_buffer(game.rules.max_legal_moves)
    drawn = [int(game.rules.pick(state, moves, rng)) for _ in range(DRAWS)]
    return Counter([game.write(state, move) for move in drawn])


def spread_of(found: Counter[str], expected: dict[str, float]) -> float:
    """Return chi-square, in standard deviations above what fair draws have."""
    assert set(found) <= set(expected)
    square = sum((found[text] - e) ** 2 / e for text, e in expected.items())
    free = len(expected) - 1
    return (square - free) / sqrt(2.0 * free)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("side", SIDES)
def test_every_legal_use_has_exactly_one_number(seats: int, side: int) -> None:
    """So drawing numbers until one is legal is fair, in random positions."""
    rng = random.Random(10 * seats + side)
    for _ in range(25):
        game, state, _ = strewn(seats, side, rng)
        rules = rules_of(game)
        last = candidate_count(rules.board, state) - 1

        uses = [numbered_use(rules.board, state, seats, n) for n in range(last)]

        legal = game.legal_moves(state)
        legal.remove(int(rules.pass_move))
        assert sorted([int(use) for use in uses if use >= 0]) == sorted(legal)


@pytest.mark.parametrize(
    ("drawing", "dice"),
    [
        (CROWDED, "cat2,move1,move3,cheese1,cheese3"),
        (CROWDED, "move2,move2,cheese2"),
    ],
)
def test_all_moves_of_a_seat_are_equally_likely(drawing: str, dice: str) -> None:
    """[A7] Two dice that show the same do not make a move likelier."""
    game, state = drawn(drawing, dice)
    legal = [game.write(state, move) for move in game.legal_moves(state)]

    found = picked(game, state)

    assert spread_of(found, dict.fromkeys(legal, DRAWS / len(legal))) < 4.0


def test_a_mouse_that_can_use_no_die_passes() -> None:
    """[A7] Blue is shut in by Red and the cat: one step costs more than the die has."""
    game = whiskerworks.load("arena", 3, side=4)
    state = game.read_state("cat:b3 mice:a1,a2,b2 cheese:- dice:move1 turn:0 idle:0")
    assert [game.write(state, m) for m in game.legal_moves(state)] == ["pass"]

    assert picked(game, state) == {"pass": DRAWS}


def test_everybody_is_equally_likely_to_start() -> None:
    """[A5] Chance names the first starter."""
    game = whiskerworks.load("arena", 6)

    found = picked(game, game.start())

    expected = {f"start {seat}": DRAWS / 6 for seat in range(6)}
    assert spread_of(found, expected) < 4.0


@pytest.mark.parametrize("rolled", [[], ["cat"], ["cat", "move", "move", "move"]])
def test_a_die_is_rolled_by_the_weights_of_its_faces(rolled: list[str]) -> None:
    """[A4, A6] A die of the kind that is due, like `Rules.weights_into` has it."""
    game = whiskerworks.load("arena", 2)
    state = game.play(game.start(), game.read(game.start(), "start 1"))
    for kind in rolled:
        state = game.play(state, game.read(state, f"roll {kind} 2"))
    weights = game.weights(state)

    found = picked(game, state)

    texts = [game.write(state, move) for move in game.legal_moves(state)]
    expected = [DRAWS * weight / sum(weights) for weight in weights]
    assert spread_of(found, dict(zip(texts, expected, strict=True))) < 4.0
