"""The writer: one transaction for many, in order, and never a gap."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.server.store.logs import CREATED, logged, make, row
from whiskerworks.server.store import (
    Conflict,
    Failed,
    Shut,
    Store,
    TooBusy,
    Unknown,
    Unstorable,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    """Return a store with the tables t and u."""
    opened = await Store.open(place, most_waiting=200)
    await asyncio.gather(make(opened, "t"), make(opened, "u"))
    yield opened
    await opened.close()


async def length(store: Store, table_id: str) -> int:
    """Return how many entries a table has, read without telling the writer."""
    kept = await store.load(table_id)
    assert kept is not None
    return len(kept.logs)


def rename(connection: Connection, old: str, new: str) -> None:
    """Rename a table of the database, so that writing to it fails."""
    connection.exec_driver_sql(f"ALTER TABLE {old} RENAME TO {new}")


async def test_what_waits_goes_together(store: Store) -> None:
    """A hundred appends do not wait a hundred times for the disk."""
    before = store.writer.batches

    await asyncio.gather(*[store.append("t", [logged(n)]) for n in range(2, 102)])

    assert store.writer.batches - before <= 2
    assert store.writer.waiting == 0
    assert await length(store, "t") == 101


async def test_an_entry_that_exists_is_a_conflict(store: Store) -> None:
    """Two servers can never both append to a table."""
    await store.append("t", [logged(2)])

    with pytest.raises(Conflict, match="table t has an entry 2 already"):
        await store.append("t", [logged(2)])


async def test_a_conflict_is_nobody_elses(store: Store) -> None:
    """What went into the same transaction for another table is written."""
    wrong = store.append("t", [logged(1)], row("t", ply=9))
    right = store.append("u", [logged(2)], row("u", ply=1))

    await right

    assert isinstance(wrong.exception(), Conflict)
    assert await length(store, "u") == 2
    assert {one.id: one.ply for one in await store.lobby(5)} == {"t": 0, "u": 1}


async def test_what_waits_behind_a_failure_fails(store: Store) -> None:
    """Otherwise the log would have a gap."""
    futures = [store.append("t", [logged(seq)]) for seq in (2, 2, 3, 4)]

    outcomes = await asyncio.gather(*futures, return_exceptions=True)

    assert outcomes[0] is None
    assert all(isinstance(outcome, Conflict) for outcome in outcomes[1:])
    assert await length(store, "t") == 2


async def test_what_waits_behind_it_for_other_tables_is_written(store: Store) -> None:
    """Also what comes behind something that fails."""
    before = store.writer.batches
    wrong = store.append("t", [logged(1)])
    while store.writer.batches == before:  # noqa: ASYNC110 (it tells nobody)
        await asyncio.sleep(0)
    first, failing, last = [
        store.append(table, [logged(seq)])
        for table, seq in (("u", 2), ("t", 2), ("u", 3))
    ]

    await first

    assert isinstance(wrong.exception(), Conflict)
    assert isinstance(failing.exception(), Failed)
    assert last.done()
    assert await length(store, "u") == 3


async def test_a_table_takes_no_more_until_it_is_loaded_anew(store: Store) -> None:
    """Who appends has not heard yet that an earlier append failed."""
    with pytest.raises(Conflict):
        await store.append("t", [logged(1)])

    with pytest.raises(Failed, match="table t must be loaded anew"):
        await store.append("t", [logged(2)])
    await store.load("t")
    await store.append("t", [logged(2)])

    assert await length(store, "t") == 2


async def test_a_table_nobody_made_takes_nothing(store: Store) -> None:
    """Its future says so, and nobody else's."""
    wrong = store.append("nowhere", [logged(1)])
    await store.append("t", [logged(2)])

    assert isinstance(wrong.exception(), Unknown)


async def test_a_database_that_fails_writes_nothing_by_half(store: Store) -> None:
    """All who wait are told, and it goes on when the database is well again."""
    await store.write(partial(rename, old="log", new="hidden"))
    futures = [store.append(one, [logged(2)], row(one, ply=1)) for one in ("t", "u")]

    outcomes = await asyncio.gather(*futures, return_exceptions=True)
    await store.write(partial(rename, old="hidden", new="log"))

    assert [type(outcome) for outcome in outcomes] == [Failed, Failed]
    assert [one.ply for one in await store.lobby(5)] == [0, 0]
    assert await length(store, "t") == 1
    await store.append("t", [logged(2)])


async def test_more_than_may_wait_is_refused(store: Store) -> None:
    """A disk that hangs must not fill the memory."""
    many = store.append("t", [logged(seq) for seq in range(2, 202)])
    refused = store.append("u", [logged(2)])

    await many

    assert isinstance(refused.exception(), TooBusy)
    assert await length(store, "u") == 1


async def test_who_gives_up_waiting_stops_nothing(store: Store) -> None:
    """What was queued is written, in its order."""
    given_up = store.append("t", [logged(2)])
    given_up.cancel()

    await store.append("t", [logged(3)])

    assert await length(store, "t") == 3


@pytest.mark.parametrize("command", ["a\0b", "a\ud800b"])
async def test_an_id_that_cannot_be_stored_spoils_nothing(
    store: Store, command: str
) -> None:
    """PostgreSQL holds no NUL, and no database half a character."""
    wrong = store.append("t", [logged(2, command=command)])
    await store.append("u", [logged(2)])

    assert isinstance(wrong.exception(), Unstorable)


async def test_a_closed_store_takes_nothing(store: Store) -> None:
    """But what waited before was written."""
    waiting = store.append("t", [logged(2)])
    await store.close()

    late = store.append("u", [logged(2)])

    assert waiting.exception() is None
    assert isinstance(late.exception(), Shut)


async def test_of_two_servers_one_appends(store: Store, place: str) -> None:
    """Whoever comes second is told, and sees what the first one wrote."""
    other = await Store.open(place)
    tries = [one.append("t", [logged(2)]) for one in (store, other)]

    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    await other.close()

    assert sorted(type(outcome).__name__ for outcome in outcomes) == [
        "Conflict",
        "NoneType",
    ]
    assert await length(store, "t") == 2


def limit_pages(connection: Connection) -> None:
    """Let the file grow no further, as if the disk were full."""
    (pages,) = connection.exec_driver_sql("PRAGMA page_count").one()
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


async def test_a_full_disk_loses_nothing_that_was_there(tmp_path: Path) -> None:
    """All of a batch is refused, however much of it would have had room."""
    store = await Store.open(tmp_path / "full.sqlite3")
    await make(store, "t")
    await make(store, "u")
    await store.write(limit_pages)

    small = store.append("t", [logged(2)])
    large = store.append("u", [logged(seq) for seq in range(2, 2000)])
    outcomes = await asyncio.gather(small, large, return_exceptions=True)

    assert [str(outcome) for outcome in outcomes] == [
        f"{tmp_path / 'full.sqlite3'}: the database failed: database or disk is full"
    ] * 2
    assert await length(store, "t") == await length(store, "u") == 1
    kept = await store.load("t")
    assert kept is not None
    assert kept.logs == [logged(1, CREATED)]
    await store.close()
