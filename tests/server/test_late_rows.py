"""What lists show of a table may be older than its log, but nobody sees that."""

import asyncio
from pathlib import Path

import pytest

import whiskerworks
from tests.server.serving import QUICK, SOON, Server, eventually, run, serving
from whiskerworks.server import table_registry
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.store import Store, TableRow
from whiskerworks.server.table_registry import TableRegistry
from whiskerworks.table.commands import Play, Resign
from whiskerworks.table.context import Actor
from whiskerworks.table.setup import BotChair, Mine

MOVES = ("e3", "d4", "c3")


@pytest.fixture(autouse=True)
def _later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no row be written by the clock, however slow the test is."""
    monkeypatch.setattr(table_registry, "LATE_ROWS_INTERVAL_SECONDS", 10 * SOON)


async def played(server: Server) -> tuple[LiveTable, str]:
    """Return a table at which three moves were made, and its host."""
    ada, bob = await server.person("Ada"), await server.person("Bob")
    live = await server.table(whiskerworks.load("gears", first="blue"), ada, bob)
    await server.registry.late_rows.catch_up()
    for ply, move in enumerate(MOVES):
        actor = Actor((ada, bob)[ply % 2], ply % 2)
        await live.act(actor, f"{ply}", Play(move, ply))
    return live, ada


async def row_of(store: Store, person: str) -> TableRow:
    """Return the one table of somebody, as lists show it."""
    (row,) = await store.tables_of(person, 10)
    return row


def test_a_row_is_written_some_moves_late(tmp_path: Path) -> None:
    """All at once, when it is asked for."""

    async def work() -> list[int]:
        async with serving(tmp_path) as server:
            _, ada = await played(server)
            before = await row_of(server.store, ada)
            await server.registry.late_rows.catch_up()
            after = await row_of(server.store, ada)
            return [before.ply, after.ply]

    assert run(work()) == [0, 3]


def test_the_end_of_a_game_is_shown_at_once(tmp_path: Path) -> None:
    """And the moves before it with it."""

    async def work() -> TableRow:
        async with serving(tmp_path) as server:
            live, ada = await played(server)
            await live.act(Actor(ada, 0), "give up", Resign())
            return await row_of(server.store, ada)

    row = run(work())

    assert (row.phase, row.ply, row.mover) == ("over", 3, None)


def test_where_a_bot_plays_nothing_is_late(tmp_path: Path) -> None:
    """After a restart it must be known that it is on turn."""

    async def work() -> tuple[int, int]:
        async with serving(tmp_path) as server:
            ada = await server.person("Ada")
            game = whiskerworks.load("gears", first="blue")
            live = await server.table(game, ada, chairs=(Mine(), BotChair(1)))
            await live.act(Actor(ada, 0), "first", Play("e3", 0))
            await eventually(lambda: live.table.ply == 2)
            await live.settled()
            return (await row_of(server.store, ada)).ply, live.table.ply

    assert run(work()) == (2, 2)


def test_what_is_on_its_way_takes_the_row_along(tmp_path: Path) -> None:
    """A row never tells of a move that may still be lost."""

    async def work() -> list[int]:
        async with serving(tmp_path) as server:
            live, ada = await played(server)
            bob = live.table.chairs[1].person
            move = asyncio.create_task(live.act(Actor(bob, 1), "4", Play("f4", 3)))
            await asyncio.sleep(0)  # the move is made, but not kept yet
            assert live.outbox.catch_up() is None
            await move
            before = await row_of(server.store, ada)
            await live.act(Actor(ada, 0), "5", Play("g3", 4))
            after = await row_of(server.store, ada)
            return [before.ply, after.ply]

    assert run(work()) == [0, 5]


def test_a_table_whose_row_is_late_stays_in_memory(tmp_path: Path) -> None:
    """Until it is written."""

    async def work() -> list[int]:
        async with serving(tmp_path) as server:
            await played(server)
            server.registry.sweep(0)
            before = len(server.registry)
            await server.registry.late_rows.catch_up()
            server.registry.sweep(0)
            return [before, len(server.registry)]

    assert run(work()) == [1, 0]


def test_a_server_that_stops_writes_them_all(tmp_path: Path) -> None:
    """Lists of another process are right as well."""

    async def work() -> int:
        async with serving(tmp_path) as server:
            _, ada = await played(server)
            await server.registry.close()
            return (await row_of(server.store, ada)).ply

    assert run(work()) == len(MOVES)


def test_after_a_crash_the_log_is_right(tmp_path: Path) -> None:
    """The next server finds the rows that were not written."""

    async def work() -> list[TableRow]:
        async with serving(tmp_path) as server:
            live, ada = await played(server)
            before = await row_of(server.store, ada)
            store = await Store.open(server.store.place)
            registry = await TableRegistry.open(store, QUICK)
            after = before
            async with asyncio.timeout(SOON):
                while after == before:  # the hall wakes its tables meanwhile
                    await registry.late_rows.catch_up()
                    after = await row_of(server.store, ada)
            await registry.close()
            await store.close()
            assert after.changed == live.table.at
            return [before, after]

    before, after = run(work())

    assert [before.ply, after.ply] == [0, 3]
    assert [before.mover, after.mover] == [0, 1]
