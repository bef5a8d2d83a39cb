"""Every game can be drawn: our art has all that its scenes ask for."""

from xml.etree import ElementTree

import pytest
from librt.random import Random

from tests.tables import Table, tables
from whiskerworks.core import exploration
from whiskerworks.core.rules import move_buffer
from whiskerworks.draw import drawings
from whiskerworks.draw.svg import svg
from whiskerworks.testing.sample_games import all_pieces
from whiskerworks.words import words


@pytest.mark.parametrize("table", tables(), ids=str)
def test_whatever_a_game_shows_can_be_drawn(table: Table) -> None:
    """With words, for every viewer along a random match; by night for one of them."""
    game = table.load()
    said = words(game.name).say
    rng = Random(4)
    state = game.start()
    working = move_buffer(game.rules.max_legal_moves)
    for ply in range(120):
        if ply % 60 == 0:
            for seat in (None, *range(game.seats)):
                scene = game.scene(game.view(state, seat))
                assert all(
                    drawings.is_known(one.art) for one in all_pieces(scene.pieces)
                )
                ElementTree.fromstring(svg(scene, say=said))
            ElementTree.fromstring(svg(scene, dark=True))
        move = int(exploration.random_move(game.rules, state, rng, working))
        if move < 0:
            return
        state = game.play(state, move)
