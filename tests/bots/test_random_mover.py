"""The random mover plays legal moves, the same again with the same seed."""

import pytest

from tests.tables import Table, tables
from whiskerworks.bots.random_mover import RandomMover


@pytest.mark.parametrize("table", tables(), ids=str)
def test_it_plays_legal_moves_from_a_view(table: Table) -> None:
    """It never sees more than its seat does."""
    game = table.load()
    players = [RandomMover(seed) for seed in range(game.seats)]
    state = game.start()
    for _ in range(30):
        mover = game.to_move(state)
        if mover is None:
            break
        seat = max(mover, 0)
        move = players[seat].choose(game, game.view(state, seat))
        assert move in game.legal_moves(state)
        state = game.play(state, move)


def test_the_same_seed_makes_the_same_choices() -> None:
    """And another seed soon others."""
    game = tables()[0].load()
    view = game.view(game.play(game.start(), game.legal_moves(game.start())[0]), 0)

    def choices(seed: int) -> list[int]:
        player = RandomMover(seed)
        return [player.choose(game, view) for _ in range(20)]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)
