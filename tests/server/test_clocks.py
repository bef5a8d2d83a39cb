"""Time runs out at tables, also at those nobody looks at [T5]."""

import time
from pathlib import Path

import pytest

import whiskerworks
from tests.server.serving import Hands, Server, eventually, run, serving
from whiskerworks.server import clock as clocks
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.table_registry import HEARTBEAT_SETTING
from whiskerworks.table.commands import Play
from whiskerworks.table.context import Actor
from whiskerworks.table.log_entries import Excused, Expired, Moved
from whiskerworks.table.messages import Snapshot, Update
from whiskerworks.table.setup import Bank, Clock, Days


async def two_people(server: Server, clock: Clock) -> LiveTable:
    """Return a table with a clock, at which the first player is on turn."""
    ada, bob = await server.person("Ada"), await server.person("Bob")
    game = whiskerworks.load("gears", first="blue")
    return await server.table(game, ada, bob, clock=clock)


async def entries(server: Server, live: LiveTable) -> list[object]:
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
            again = await server.registry.table(live.id)
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
            again = await server.registry.table(live.id)
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
            server.registry.sweep(idle=0)
            asleep = len(server.registry)
            hands.pass_by(0.1)
            await eventually(lambda: len(server.registry) == 1)
            woken = await server.registry.table(live.id)
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
            return await server.store.setting(HEARTBEAT_SETTING)

    assert run(work()) == str(Hands().at + 100_000)


def test_nobody_loses_when_the_clock_of_the_machine_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Set an hour ahead, it takes nothing from a bank of a few minutes."""
    right = time.time_ns

    async def work() -> tuple[str, list[object]]:
        async with serving(tmp_path) as server:
            live = await two_people(server, Bank(600))
            monkeypatch.setattr(time, "time_ns", lambda: right() + 3600 * 10**9)
            live.tick()
            await live.settled()
            return live.table.phase, await entries(server, live)

    phase, logged = run(work())

    assert phase == "playing"
    assert Expired(0) not in logged


@pytest.mark.parametrize("step", [3600, -3600])
def test_setting_the_clock_of_the_machine_changes_no_duration(
    tmp_path: Path, step: int
) -> None:
    """Neither costs time nor gives any; and what is logged later has a later time."""
    wall, even = Hands(), Hands(1_000)

    async def work() -> tuple[int, list[int]]:
        now = clocks.Clock(wall, even)
        async with serving(tmp_path, now) as server:
            live = await two_people(server, Bank(600))
            ada = live.table.chairs[0].person
            wall.pass_by(step)
            even.pass_by(10)
            await live.act(Actor(ada), "move", Play("e3", 0))
            kept = await server.store.load(live.id)
            assert kept is not None
            spent = live.table.clock.reading(0, now()).spent
            return spent, [one.at for one in kept.logs]

    spent, times = run(work())

    assert spent == 10_000
    assert times == sorted(times)


def test_a_server_that_starts_with_an_earlier_clock_goes_on_from_its_last_time(
    tmp_path: Path,
) -> None:
    """Otherwise nobody's time would run until the clock has caught up."""
    before, after = Hands(), Hands()
    after.pass_by(-3600)

    async def work() -> tuple[int | None, list[object]]:
        async with serving(tmp_path, before) as server:
            live = await two_people(server, Bank(60))
            before.pass_by(10)
        async with serving(tmp_path, after) as server:
            again = await server.registry.table(live.id)
            assert again is not None
            after.pass_by(20)
            left = again.table.clock.reading(0, server.registry.clock.now()).left
            return left, await entries(server, again)

    left, logged = run(work())

    assert left == 30_000
    assert not [one for one in logged if isinstance(one, Excused)]


class Machine:
    """A machine on which everything may be stopped for a while."""

    def __init__(self) -> None:
        self.now = Hands()
        self.steady = Hands(1_000)

    def stop_for(self, seconds: float) -> None:
        """Stop, and go on that much later."""
        self.now.pass_by(seconds)
        self.steady.pass_by(seconds)


def test_who_is_on_turn_does_not_pay_for_a_stall(tmp_path: Path) -> None:
    """Not even if their move is heard before anybody could notice the stall."""
    machine = Machine()

    async def work() -> tuple[list[object], int | None]:
        async with serving(tmp_path, machine.now, steady=machine.steady) as server:
            live = await two_people(server, Bank(60))
            ada = live.table.chairs[0].person
            async with server.client(live, ada) as client:
                await client.until(Snapshot)
                machine.now.pass_by(10)
                machine.stop_for(3600)
                await live.act(Actor(ada), "move", Play("e3", 0))
                await client.reach(live.table.seq)
            left = live.table.clock.reading(0, machine.now()).left
            return await entries(server, live), left

    logged, left = run(work())

    assert [type(one) for one in logged[-2:]] == [Excused, Moved]
    assert left == 50_000


def test_a_stall_is_noticed_though_nobody_does_anything(tmp_path: Path) -> None:
    """The clock that runs is set right, and everybody is told."""
    machine = Machine()

    async def work() -> tuple[Update, str]:
        async with serving(tmp_path, machine.now, steady=machine.steady) as server:
            live = await two_people(server, Bank(60))
            ada = live.table.chairs[0].person
            async with server.client(live, ada) as client:
                await client.until(Snapshot)
                machine.stop_for(3600)
                return await client.until(Update), live.table.phase

    update, phase = run(work())

    assert phase == "playing"
    assert update.status.clocks.times[0].left == 60_000


def test_a_stall_is_excused_at_tables_out_of_memory(tmp_path: Path) -> None:
    """Whenever they are brought back, and once."""
    machine = Machine()

    async def work() -> tuple[list[object], int | None]:
        async with serving(tmp_path, machine.now, steady=machine.steady) as server:
            live = await two_people(server, Bank(60))
            server.registry.sweep(idle=0)
            for _ in range(2):
                machine.stop_for(3600)
                server.registry.clock.excuse_stall()
                machine.now.pass_by(10)
            again = await server.registry.table(live.id)
            assert again is not None
            await again.settled()
            left = again.table.clock.reading(0, machine.now()).left
            return await entries(server, again), left

    logged, left = run(work())

    assert Excused(7_200_000) in logged
    assert left == 40_000


def test_days_run_on_during_a_stall(tmp_path: Path) -> None:
    """A laptop may sleep at night: who has days to move is excused nothing."""
    machine = Machine()

    async def work() -> tuple[list[object], str]:
        async with serving(tmp_path, machine.now, steady=machine.steady) as server:
            live = await two_people(server, Days(1, "loss"))
            asleep = await two_people(server, Days(1, "loss"))
            server.registry.sweep(idle=0)
            live_again = await server.registry.table(live.id)
            assert live_again is not None
            machine.stop_for(25 * 3600)
            server.registry.clock.excuse_stall()
            await live_again.settled()
            await eventually(lambda: len(server.registry) == 2)
            woken = await server.registry.table(asleep.id)
            assert woken is not None
            await woken.settled()
            return await entries(server, live), woken.table.phase

    logged, phase = run(work())

    assert Expired(0) in logged
    assert not [one for one in logged if isinstance(one, Excused)]
    assert phase == "over"


def test_steady_time_goes_on() -> None:
    """Whatever the machine has for it."""
    first = clocks.steady_time()

    assert clocks.steady_time() >= first
    assert abs(clocks.Clock()() - clocks.wall_time()) < 60_000
