"""The random mover plays legal moves, the same again with the same generator."""

import pytest
from librt.random import Random

from tests.tables import Table, tables
from whiskerworks.bots.random_mover import RandomMover
from whiskerworks.core import exploration
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.seat import CHANCE


@pytest.mark.parametrize("table", tables(), ids=str)
def test_it_plays_legal_moves_from_a_view(table: Table) -> None:
    """It never sees more than its seat does."""
    game = table.load()
    player = RandomMover()
    rng = Random(3)
    state = game.start()
    working = move_buffer(game.rules.max_legal_moves)
    for _ in range(40):
        mover = game.to_move(state)
        if mover is None:
            break
        if mover == CHANCE:
            move = int(exploration.random_move(game.rules, state, rng, working))
        else:
            move = player.choose(game, game.view(state, mover), rng)
        assert move in game.legal_moves(state)
        state = game.play(state, move)


def test_the_same_generator_makes_the_same_choices() -> None:
    """And another one soon others."""
    game = tables()[0].load()
    view = game.view(game.play(game.start(), game.legal_moves(game.start())[0]), 0)

    def choices(seed: int) -> list[int]:
        rng = Random(seed)
        return [RandomMover().choose(game, view, rng) for _ in range(20)]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)
