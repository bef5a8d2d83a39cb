"""Time runs out at tables, also at those nobody looks at [T5]."""

from pathlib import Path

import whiskerworks
from tests.server.serving import Hands, Server, eventually, run, serving
from whiskerworks.server.hall import HEARTBEAT
from whiskerworks.server.live import Live
from whiskerworks.table.entries import Excused, Expired
from whiskerworks.table.messages import Snapshot, Update
from whiskerworks.table.setup import Bank, Clock, Days


async def two_people(server: Server, clock: Clock) -> Live:
    """Return a table with a clock, at which the first player is on turn."""
    ada, bob = await server.person("Ada"), await server.person("Bob")
    game = whiskerworks.load("gears", first="blue")
    return await server.table(game, ada, bob, clock=clock)


async def entries(server: Server, live: Live) -> list[object]:
    """Return what the store has of a table."""
    kept = await server.store.load(live.id)
    assert kept is not None
    return [one.entry for one in kept.logs]


def test_who_runs_out_of_time_loses(tmp_path: Path) -> None:
    """When the bank is empty everybody is told at once."""

    async def work() -> tuple[Update, list[object]]:
        hands = Hands()
        async with serving(tmp_path, hands) as server:
            live = await two_people(server, Bank(60))
            ada = live.table.chairs[0].person
            async with server.client(live, ada) as client:
                await client.until(Snapshot)
                hands.pass_by(60)
                live.tick()
                return await client.until(Update), await entries(server, live)

    update, logged = run(work())

    assert update.status.result is not None
    assert update.status.result.winners == (1,)
    assert Expired(0) in logged


def test_a_timer_rings_by_itself(tmp_path: Path) -> None:
    """Nobody need ask: a second later the game is over."""

    async def work() -> str:
        async with serving(tmp_path) as server:
            live = await two_people(server, Bank(1))
            ada = live.table.chairs[0].person
            async with server.client(live, ada) as client:
                await client.until(Snapshot)
                while client.phase == "playing":
                    await client.hear()
                return client.phase

    assert run(work()) == "over"


def test_time_does_not_run_while_the_server_is_away(tmp_path: Path) -> None:
    """After an hour's absence a player has what was left before."""

    async def work() -> tuple[list[object], int | None]:
        hands = Hands()
        async with serving(tmp_path, hands) as server:
            live = await two_people(server, Bank(60))
            hands.pass_by(10)
        hands.pass_by(3600)
        async with serving(tmp_path, hands) as server:
            again = await server.hall.table(live.id)
            assert again is not None
            await again.settled()
            left = again.table.clock.reading(0, hands()).left
            return await entries(server, again), left

    logged, left = run(work())

    assert Excused(3_600_000) in logged
    assert left == 50_000


def test_days_run_on_while_the_server_is_away(tmp_path: Path) -> None:
    """Who has days to move is excused nothing."""

    async def work() -> tuple[list[object], int | None]:
        hands = Hands()
        async with serving(tmp_path, hands) as server:
            live = await two_people(server, Days(1, "loss"))
        hands.pass_by(3600)
        async with serving(tmp_path, hands) as server:
            again = await server.hall.table(live.id)
            assert again is not None
            left = again.table.clock.reading(0, hands()).left
            return await entries(server, again), left

    logged, left = run(work())

    assert not [one for one in logged if isinstance(one, Excused)]
    assert left == 23 * 3_600_000


def test_a_table_out_of_memory_is_woken_when_its_time_is_up(tmp_path: Path) -> None:
    """Its clock runs on in the hall."""

    async def work() -> tuple[int, list[object]]:
        hands = Hands()
        async with serving(tmp_path, hands) as server:
            live = await two_people(server, Bank(60))
            hands.pass_by(59.9)
            server.hall.sweep(idle=0)
            asleep = len(server.hall)
            hands.pass_by(0.1)
            await eventually(lambda: len(server.hall) == 1)
            woken = await server.hall.table(live.id)
            assert woken is not None
            await eventually(lambda: woken.table.seq > live.table.seq)
            await woken.settled()
            return asleep, await entries(server, live)

    asleep, logged = run(work())

    assert asleep == 0
    assert Expired(0) in logged


def test_a_stopped_server_leaves_a_sign_of_life(tmp_path: Path) -> None:
    """From it the next one tells how long nobody was there."""

    async def work() -> str | None:
        hands = Hands()
        async with serving(tmp_path, hands):
            hands.pass_by(100)
        async with serving(tmp_path, hands) as server:
            return await server.store.setting(HEARTBEAT)

    assert run(work()) == str(Hands().at + 100_000)
