"""Desks at a live table: moves, clocks, proposals, talk and endings."""

from tests.server.api.site import MINE, OPEN, Site, made
from tests.terminal.away.tables import BLOCKED, at, desk, me, play, run, until


def test_two_desks_play_a_whole_game_against_each_other(server: Site) -> None:
    """Both are told what happened, in names, and how it ended."""

    async def work() -> None:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = made(ada, MINE, OPEN)
        async with (
            desk(at(server, table), me(ada)) as one,
            desk(at(server, table), me(bob, "Bob")) as two,
        ):
            await play([one, two], BLOCKED)
            now = await until(two, lambda now: now.result)
            mine = await until(one, lambda now: now.result)
            print(now.result, mine.notices, mine.plies[-1], mine.people, mine.orders)

            assert [told.move for told in now.plies] == list(BLOCKED)
            assert now.plies == mine.plies
            assert "Bob" in "\n".join(now.result)
            assert not now.turn

    run(work())
