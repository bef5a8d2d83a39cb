"""The script behind the figures of docs/games/arena.md."""

import random
import runpy
from pathlib import Path

import pytest

import whiskerworks

SCRIPT = runpy.run_path(
    str(Path(__file__).parents[3] / "tools/measure_arena.py"), run_name="measure_arena"
)


@pytest.mark.parametrize("player", ["random", "greedy", "wary"])
def test_a_line_of_the_table_can_be_made_again(player: str) -> None:
    """Same players, seats and side: same games."""
    measure = SCRIPT["measure"]
    line = measure((player, 2, 4, 3))

    assert line.startswith(f"| {player} | 2 | 4 | ")
    assert measure((player, 2, 4, 3)) == line


def test_the_interval_is_wilsons() -> None:
    """Computed by hand for 10 of 100, and at the ends."""
    wilson = SCRIPT["wilson"]

    assert wilson(10, 100)[1:] == pytest.approx((0.0552, 0.1744), abs=1e-4)
    assert wilson(0, 50).low == 0
    assert wilson(50, 50).high == 1


def test_a_greedy_player_scores_when_it_can_and_a_wary_one_gives_nothing() -> None:
    """Otherwise the figures would mean nothing."""
    game = whiskerworks.load("arena", side=4)
    state = game.read_state(
        "cat:d4 mice:a1,g4 cheese:a2 dice:move1,move1 turn:0 idle:0"
    )
    for name in ("greedy", "wary"):
        move = SCRIPT["PLAYERS"][name](
            game, state, game.legal_moves(state), random.Random(1)
        )
        assert game.write(state, move) == "move1 a2"
    state = game.read_state(
        "cat:e3 mice:a4,d5 cheese:- dice:move3,cheese1 turn:0 idle:0"
    )
    chosen = {
        name: SCRIPT["PLAYERS"][name](
            game, state, game.legal_moves(state), random.Random(1)
        )
        for name in ("greedy", "wary")
    }
    assert game.write(state, chosen["greedy"]) == "cheese1 d4"
    assert game.write(state, chosen["wary"]) == "cheese1 d3"
