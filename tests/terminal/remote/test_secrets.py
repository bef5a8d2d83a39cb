"""A session at a table with secrets shows what its seat may know, and nothing else."""

from functools import partial

import pytest

from tests.server.api.site import MINE, OPEN, Site, done, made
from tests.terminal.remote.tables import at, joined_session, me, run, until
from whiskerworks.table.commands import Sit
from whiskerworks.terminal.remote.identity import ANONYMOUS
from whiskerworks.terminal.remote.session import RemoteSession
from whiskerworks.terminal.session import SessionView

MOVES = 6
"""How many moves are examined."""


def has(plies: int, now: SessionView) -> bool:
    """Whether the view has so many plies."""
    return len(now.plies) == plies


async def check(server: Site, one: RemoteSession) -> None:
    """Check that a session shows exactly the view of its seat."""
    assert server.app.registry is not None
    live = await server.app.registry.table(one.address.table)
    assert live is not None
    game, state = live.table.game, live.table.state
    view = game.view(state, one.view.seat)
    assert one.view.scene == game.scene(view)
    assert one.view.plan == game.plan(view)


@pytest.mark.parametrize("name", ["maze", "arena"])
def test_each_session_shows_the_view_of_its_seat(server: Site, name: str) -> None:
    """Players and a bystander, move by move."""

    async def work() -> None:
        people = [server.guest("Ada"), server.guest("Bob")]
        table = made(people[0], MINE, OPEN, game=name)
        done(people[1], table, Sit())
        address = at(server, table)
        async with (
            joined_session(address, me(people[0])) as one,
            joined_session(address, me(people[1], "Bob")) as two,
            joined_session(address, ANONYMOUS) as third,
        ):
            for _ in range(MOVES):
                mover = two if one.view.mover else one
                now = await until(mover, lambda now: now.is_our_turn)
                # The end reveals everything, so play no move that leads there.
                harmless = [offer for offer in now.scene.moves() if not offer.marks]
                await mover.obey(harmless[0].move)
                reached = len(mover.view.plies)
                for each in (one, two, third):
                    await until(each, partial(has, reached))
                    await check(server, each)
            assert third.view.scene.offers == ()

    run(work())
