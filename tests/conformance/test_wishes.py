"""Whatever is clicked, a game knows what is meant, or that nothing is."""

import pytest
from librt.random import Random

from tests.conformance.test_every_game import samples
from tests.tables import Table, tables
from whiskerworks.testing.sample_games import ids_of

pytestmark = pytest.mark.wheel

EVERY_TABLE = [pytest.param(table, id=str(table)) for table in tables()]
on_every_table = pytest.mark.parametrize("table", EVERY_TABLE)


@on_every_table
def test_clicking_an_offer_means_its_move(table: Table) -> None:
    """For every offer of whoever is on turn."""
    for game, state in samples(table, 10):
        for seat in range(game.seats):
            view = game.view(state, seat)
            offers = game.scene(view).moves()

            assert [game.wish(view, o.spots) for o in offers] == [
                o.move for o in offers
            ]


@on_every_table
def test_any_clicks_mean_a_move_that_can_be_read_or_nothing(table: Table) -> None:
    """Of anybody, anywhere; also of what is not in the scene."""
    rng = Random(3)
    for game, state in samples(table, 4):
        for seat in (None, *range(game.seats)):
            view = game.view(state, seat)
            ids = [*ids_of(game.scene(view).pieces), "nothing", ""]
            singles = [(name,) for name in ids]
            more = [
                tuple([ids[int(rng.randrange(len(ids)))] for _ in range(count)])
                for count in (2, 3, 4)
                for _ in range(30)
            ]
            for spots in [(), *singles, *more]:
                text = game.wish(view, spots)
                if text:
                    move = game.read(state, text)
                    assert game.write(state, move) == text
                    game.why_illegal(state, move)
