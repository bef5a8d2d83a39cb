"""Persist, then tell: what was not kept has not happened, and nobody heard of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event

import pytest

import whiskerworks
from tests.server.serving import SOON, WATCHED, Client, Server, eventually, run, serving
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.outbox import TableLost
from whiskerworks.server.socket_connection import TRY_AGAIN
from whiskerworks.server.store import Store
from whiskerworks.table.commands import Play, Say
from whiskerworks.table.context import Actor
from whiskerworks.table.log_entries import LogEntry, Said
from whiskerworks.table.messages import Do, Done, Look, Ping, Pong, Snapshot, Update
from whiskerworks.table.setup import Watching


async def fill_the_disk(store: Store) -> None:
    """Let the file of a store grow no more."""
    await store.write(lambda wire: wire.exec_driver_sql("PRAGMA max_page_count = 1"))


async def free_the_disk(store: Store) -> None:
    """Let it grow again."""
    await store.write(
        lambda wire: wire.exec_driver_sql("PRAGMA max_page_count = 1000000")
    )


async def two_people(
    server: Server, watching: Watching = WATCHED
) -> tuple[LiveTable, str, str]:
    """Return a table at which two people have begun to play."""
    ada, bob = await server.person("Ada"), await server.person("Bob")
    game = whiskerworks.load("gears", first="blue")
    return await server.table(game, ada, bob, watching=watching), ada, bob


async def talk_until_full(client: Client) -> int:
    """Say long things until one is not kept; return how many were."""
    for number in range(100):
        await client.say(Do(f"{number}", Say("blah " * 190)))
        while True:
            message = await client.hear()
            if isinstance(message, Done):
                break
            if getattr(message, "code", "") == "storage":
                return number
    raise AssertionError("the disk is never full")


async def act_until_full(live: LiveTable, person: str) -> None:
    """Say long things, without a socket, until one is not kept. Raises Lost."""
    for number in range(100):
        await live.act(Actor(person), f"{number}", Say("blah " * 190))


def test_a_full_disk_is_told_to_all_and_nothing_else_is(tmp_path: Path) -> None:
    """What could not be kept is not shown to anybody, not even to who said it."""

    async def work() -> tuple[int, list[Client], list[int], int]:
        async with serving(tmp_path) as server:
            live, ada, bob = await two_people(server)
            async with server.client(live, ada) as one, server.client(live, bob) as two:
                await one.until(Snapshot)
                await two.until(Snapshot)
                await fill_the_disk(server.store)
                said = await talk_until_full(one)
                codes = [await one.closed(), await two.closed()]
            await free_the_disk(server.store)
            kept = await server.store.load(live.id)
            assert kept is not None
            lines = [entry for entry in kept.logs if isinstance(entry.entry, Said)]
            return said, [one, two], codes, len(lines)

    said, clients, codes, kept = run(work())

    assert codes == [TRY_AGAIN] * 2
    assert kept == said
    for client in clients:
        told = "".join(client.raw)
        assert told.count('"text":"blah') == said
        assert '"code":"storage"' in client.raw[-1]


def test_a_table_recovers_when_the_disk_does(tmp_path: Path) -> None:
    """Whoever comes back finds what was kept, and the same command is done now."""

    async def work() -> tuple[int, Done, int]:
        async with serving(tmp_path) as server:
            live, ada, _ = await two_people(server)
            async with server.client(live, ada) as one:
                await one.until(Snapshot)
                await fill_the_disk(server.store)
                said = await talk_until_full(one)
                seq = one.seq
            await free_the_disk(server.store)
            async with server.client(live.id, ada) as again:
                snapshot = await again.until(Snapshot)
                assert snapshot.seq == seq
                done = await again.do(f"{said}", Say("blah"))
                await again.play("e3")
                await again.reach(done.seq + 1)
                return seq, done, again.ply

    seq, done, ply = run(work())

    assert done.seq == seq + 1
    assert ply == 1


def test_who_acts_without_a_socket_is_told_that_it_is_lost(tmp_path: Path) -> None:
    """The table is out of memory then; the next to ask finds it as it was."""

    async def work() -> tuple[bool, int]:
        async with serving(tmp_path) as server:
            live, ada, _ = await two_people(server)
            await fill_the_disk(server.store)
            with pytest.raises(TableLost):
                await act_until_full(live, ada)
            with pytest.raises(TableLost):
                await live.act(Actor(ada), "more", Say("blah"))
            await free_the_disk(server.store)
            again = await server.registry.table(live.id)
            assert again is not None
            await again.act(Actor(ada, 0), "move", Play("e3", 0))
            return again is live, again.table.ply

    assert run(work()) == (False, 1)


def test_a_table_that_another_process_changed_is_loaded_anew(tmp_path: Path) -> None:
    """Two servers with one store: the slower one finds out and begins again."""

    async def work() -> tuple[int, list[str]]:
        async with serving(tmp_path) as server:
            live, ada, bob = await two_people(server)
            seq = live.table.seq + 1
            foreign = LogEntry(seq, live.table.at, Said(1, "from elsewhere"), bob, "x")
            other = await Store.open(tmp_path / "games.sqlite3", "normal")
            await other.append(live.id, [foreign])
            await other.close()
            async with server.client(live, ada) as client:
                await client.say(Do("1", Say("here")))
                code = await client.closed()
            async with server.client(live.id, ada) as client:
                snapshot = await client.until(Snapshot)
            return code, [line.text for line in snapshot.chat]

    assert run(work()) == (TRY_AGAIN, ["from elsewhere"])


@asynccontextmanager
async def a_slow_disk(store: Store) -> AsyncIterator[Event]:
    """Let nothing be written before the event is set."""
    gate = Event()
    writing = asyncio.create_task(store.write(lambda _: gate.wait(SOON)))
    try:
        yield gate
    finally:
        gate.set()
        await writing


def test_nobody_hears_of_what_is_not_kept_yet(tmp_path: Path) -> None:
    """Answers, updates, refusals and snapshots wait in line behind the entry."""

    async def work() -> tuple[list[str], list[str], list[str], int]:
        async with serving(tmp_path) as server:
            live, ada, bob = await two_people(server)
            async with server.client(live, ada) as one, server.client(live, bob) as two:
                await one.until(Snapshot)
                await two.until(Snapshot)
                async with a_slow_disk(server.store) as gate:
                    await one.say(Do("1", Play("e3", 0)))
                    await one.say(Do("2", Play("e3", 0)))
                    await one.say(Look())
                    await one.say(Ping())
                    await one.until(Pong)
                    async with server.client(live) as three:
                        await eventually(lambda: len(live.broadcaster) == 3)
                        early = [*one.raw, *two.raw, *three.raw]
                        gate.set()
                        await three.until(Snapshot)
                await one.until(Snapshot)
                await two.until(Update)
                return early, one.raw, three.raw, live.table.ply

    early, told, late, ply = run(work())

    assert ply == 1
    assert not [text for text in early if '"e3"' in text or '"done"' in text]
    kinds = [kind_of(text) for text in told if kind_of(text) != "presence"]
    assert kinds == ["snapshot", "pong", "done", "update", "refused", "snapshot"]
    assert '"e3"' in late[0]


def kind_of(text: str) -> str:
    """Return which kind of message *text* is."""
    return text.split('"', 4)[3]


@pytest.mark.parametrize("delay", [0, 2])
def test_a_table_put_out_of_memory_comes_back_the_same(
    tmp_path: Path, delay: int
) -> None:
    """Every viewer gets the very same snapshot from the loaded table."""

    async def shots(server: Server, live: LiveTable, people: list[str]) -> list[str]:
        found = []
        for person in people:
            async with server.client(live.id, person, want=("scene", "events")) as one:
                await one.until(Snapshot)
                found.append(one.raw[-1])
        return found

    async def work() -> tuple[list[str], list[str], bool]:
        now = 1_800_000_000_000
        async with serving(tmp_path, lambda: now) as server:
            live, ada, bob = await two_people(server, Watching(delay=delay))
            for number, move in enumerate(("e3", "e4", "f3")):
                person = (ada, bob)[number % 2]
                await live.act(Actor(person), f"{number}", Play(move, number))
            await live.act(Actor(ada), "say", Say("hello"))
            before = await shots(server, live, [ada, bob, ""])
            await eventually(lambda: len(live.broadcaster) == 0)
            server.registry.sweep(idle=0)
            after = await shots(server, live, [ada, bob, ""])
            return before, after, await server.registry.table(live.id) is live

    before, after, is_same = run(work())

    assert before == after
    assert not is_same


def test_a_table_is_loaded_once_however_many_ask(tmp_path: Path) -> None:
    """Two of one table in memory would contradict each other."""

    async def work() -> int:
        async with serving(tmp_path) as server:
            live, _, _ = await two_people(server)
            server.registry.sweep(idle=0)
            asked = [server.registry.table(live.id) for _ in range(10)]
            found = await asyncio.gather(*asked)
            assert None not in found
            return len({id(one) for one in found})

    assert run(work()) == 1


def test_a_table_in_use_stays_in_memory(tmp_path: Path) -> None:
    """Somebody who is connected keeps it there."""

    async def work() -> int:
        async with serving(tmp_path) as server:
            live, ada, _ = await two_people(server)
            async with server.client(live, ada) as client:
                await client.until(Snapshot)
                server.registry.sweep(idle=0)
                return len(server.registry)

    assert run(work()) == 1
