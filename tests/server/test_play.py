"""People play whole games over sockets, and everybody is told the same."""

import asyncio
from pathlib import Path

import pytest

import whiskerworks
from tests.server.serving import Client, play_out, run, serving
from whiskerworks.server.live_table import LiveTable
from whiskerworks.table import records
from whiskerworks.table.commands import Say, Sit
from whiskerworks.table.messages import Presence, Snapshot
from whiskerworks.table.setup import Mine, Open


async def a_whole_game(folder: Path, name: str) -> tuple[LiveTable, list[Client]]:
    """Return a table at which a game was played to its end, and its two clients."""
    async with serving(folder) as server:
        ada, bob = await server.person("Ada"), await server.person("Bob")
        live = await server.table(whiskerworks.load(name, 2), ada, bob)
        async with server.client(live, ada) as one, server.client(live, bob) as two:
            await play_out(live, [one, two], seed=7)
        return live, [one, two]


@pytest.mark.parametrize("name", ["gears", "maze"])
def test_two_people_play_a_whole_game(tmp_path: Path, name: str) -> None:
    """Both see the same game to its end, each from its own seat [T3]."""
    live, clients = run(a_whole_game(tmp_path, name))

    assert live.table.phase == "over"
    assert [client.phase for client in clients] == ["over", "over"]
    assert [client.seat for client in clients] == [0, 1]
    assert [client.ply for client in clients] == [live.table.ply] * 2


def test_an_open_game_looks_the_same_to_players_and_bystanders(tmp_path: Path) -> None:
    """Whoever looks on in gears is told every move, as the players are [T11]."""

    async def work() -> tuple[LiveTable, list[Client]]:
        async with serving(tmp_path) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            live = await server.table(whiskerworks.load("gears"), ada, bob)
            async with (
                server.client(live, ada) as one,
                server.client(live, bob) as two,
                server.client(live) as three,
                server.client(live) as four,
            ):
                for client in (three, four):
                    await client.until(Snapshot)
                await play_out(live, [one, two], seed=1)
                for client in (three, four):
                    await client.reach(live.table.seq)
            return live, [one, two, three, four]

    live, clients = run(work())

    record = records.record_of(live.table, str)
    assert [client.moves for client in clients] == [
        [ply.text for ply in record.plies]
    ] * 4
    told = [text for text in clients[2].raw if '"update"' in text]
    assert told == [text for text in clients[3].raw if '"update"' in text]


def test_two_connections_of_one_seat_stay_in_step(tmp_path: Path) -> None:
    """A move made on one screen is seen on the other."""

    async def work() -> tuple[Client, Client]:
        async with serving(tmp_path) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            live = await server.table(
                whiskerworks.load("gears", first="blue"), ada, bob
            )
            async with (
                server.client(live, ada) as service,
                server.client(live, ada) as phone,
            ):
                await phone.until(Snapshot)
                await service.until(Snapshot)
                await service.play("e3")
                await phone.reach(live.table.seq)
                await service.reach(live.table.seq)
                return service, phone

    service, phone = run(work())

    assert service.moves == phone.moves == ["e3"]
    assert (service.seq, service.seat) == (phone.seq, phone.seat)


def test_who_sits_down_gets_other_eyes(tmp_path: Path) -> None:
    """A bystander who takes a chair is sent the table as it looks from there [T1]."""

    async def work() -> tuple[Snapshot, Snapshot, str]:
        async with serving(tmp_path) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            game = whiskerworks.load("gears", first="blue")
            live = await server.table(game, ada, chairs=(Mine(), Open()))
            async with server.client(live, bob) as client:
                before = await client.until(Snapshot)
                await client.do("sit", Sit())
                after = await client.until(Snapshot)
                return before, after, live.table.phase

    before, after, phase = run(work())

    assert (before.seat, after.seat) == (None, 1)
    assert [player.name for player in after.status.players] == ["Ada", "Bob"]
    assert [player.you for player in after.status.players] == [False, True]
    assert phase == "playing"


def test_everybody_is_told_who_is_there(tmp_path: Path) -> None:
    """Presence tells the seats that are connected, and how many look on."""

    async def work() -> list[Presence]:
        async with serving(tmp_path) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            live = await server.table(whiskerworks.load("gears"), ada, bob)
            async with server.client(live, ada) as one:
                told = [await one.until(Presence)]
                async with server.client(live, bob), server.client(live):
                    while told[-1] != Presence((0, 1), 1):
                        told.append(await one.until(Presence))
                while told[-1] != Presence((0,), 0):
                    told.append(await one.until(Presence))
                return told

    told = run(work())

    assert told[0] == Presence((0,), 0)
    assert Presence((0, 1), 1) in told


def test_many_tables_are_played_at_once(tmp_path: Path) -> None:
    """Each table has its own order; none waits for another."""

    async def work() -> list[int]:
        async with serving(tmp_path) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            game = whiskerworks.load("maze", 2)
            tables = [await server.table(game, ada, bob) for _ in range(4)]

            async def play(live: LiveTable, seed: int) -> int:
                async with (
                    server.client(live, ada) as one,
                    server.client(live, bob) as two,
                ):
                    await one.do("hi", Say(f"table {seed}"))
                    await play_out(live, [one, two], seed)
                    return one.ply

            jobs = [play(live, seed) for seed, live in enumerate(tables)]
            plies = await asyncio.gather(*jobs)
            assert [live.table.ply for live in tables] == plies
            return plies

    assert min(run(work())) > 0
