"""A move of gears is drawn fairly, whether or not all of them were listed."""

from collections import Counter

import pytest
from librt.random import Random

import whiskerworks
from tests.games.gears.drawing import GAME, position, rules, started
from whiskerworks.core.game import Game
from whiskerworks.core.rules import move_buffer
from whiskerworks.games.gears.state import State

SWAPPING = whiskerworks.load("gears", swap=True)

CROWDED = """
                     *
                   b   .
                 .   r   .
               r   .   b   .
             b   .   .   .   r
           .   r   .   b   .   .
         b   .   .   r   .   r   .
       .   .   r   .   b   .   .   b
     b   .   .   .   .   r   .   .   .
   B   .   r   .   b   .   .   b   .   R
"""
"""Some cogs are in the train of their base, others are not, others hold corners."""

JAMMED = """
                     *
                   .   .
                 .   b   .
               b   .   .   .
             .   .   b   .   .
           b   .   .   .   b   .
         .   .   b   .   .   .   b
       .   .   .   .   b   .   .   .
     r   .   b   .   .   .   b   .   .
   B   b   .   .   b   .   .   b   .   R
"""
"""Blue's base is locked, and of many cogs only the one on j2 can free it."""


def drawn(state: State, draws: int, seed: int, game: Game = GAME) -> Counter[int]:
    """Return how often each move was drawn."""
    bound = rules(game)
    rng = Random(seed)
    moves = move_buffer(bound.max_legal_moves)
    return Counter([int(bound.pick(state, moves, rng)) for _ in range(draws)])


def surprise(found: Counter[int], legal: list[int]) -> float:
    """
    Return how far the counts are from equal ones, in standard deviations.

    This is chi-square of the counts, less its mean, over its standard deviation.
    """
    expected = found.total() / len(legal)
    chi = sum([(found[move] - expected) ** 2 / expected for move in legal])
    freedom = len(legal) - 1
    return float((chi - freedom) / (2 * freedom) ** 0.5)


@pytest.mark.parametrize(
    ("state", "draws"),
    [
        (started("first red"), 2_000),
        (started("first blue", "e3", "f4", "g2"), 4_000),
        (position(CROWDED, "blue"), 12_000),
        (position(CROWDED, "red"), 12_000),
        (position(JAMMED, "blue"), 1_500),
    ],
    ids=["empty", "early", "crowded-blue", "crowded-red", "jammed"],
)
def test_every_legal_move_is_drawn_and_equally_often(state: State, draws: int) -> None:
    """All legal moves, nothing else, and none more often than chance has it."""
    legal = GAME.legal_moves(state)

    found = drawn(state, draws, seed=7)

    assert set(found) == set(legal)
    assert abs(surprise(found, legal)) < 4


def test_a_swap_is_drawn_as_often_as_any_action() -> None:
    """[G11] It is one of the answers, no more and no less."""
    state = started("first blue", "e3", game=SWAPPING)
    legal = SWAPPING.legal_moves(state)

    found = drawn(state, 3_000, seed=3, game=SWAPPING)

    assert set(found) == set(legal)
    assert abs(surprise(found, legal)) < 4


def test_the_toss_is_drawn_by_its_weights() -> None:
    """[G3] Heads and tails."""
    found = drawn(started(), 1_000, seed=1)

    assert set(found) == set(GAME.legal_moves(started()))
    assert abs(surprise(found, GAME.legal_moves(started()))) < 4


def test_what_is_drawn_is_legal_along_whole_games() -> None:
    """Also late, with empty hands and locked bases, where few moves are left."""
    bound = rules()
    moves = move_buffer(bound.max_legal_moves)
    rng = Random(11)
    for _ in range(3):
        state = bound.start()
        while GAME.outcome(state) is None:
            move = bound.pick(state, moves, rng)
            assert bound.why_illegal(state, move) is None
            state = bound.play(state, move)
