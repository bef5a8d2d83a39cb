"""[T13] Games that began by older rules go on by them, after the rules have changed."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import whiskerworks
from tests.server.serving import Client, run, serving
from whiskerworks.core.meta import Meta
from whiskerworks.core.options import OptionValue
from whiskerworks.games.gears import meta as gears_meta
from whiskerworks.games.gears import rules as gears_rules
from whiskerworks.server import table_rebuild
from whiskerworks.server.socket_connection import TRY_AGAIN
from whiskerworks.server.store import Damaged
from whiskerworks.table.messages import Snapshot
from whiskerworks.table.table import Table

NOW = gears_meta.META
OTHER = {"blue": "red", "red": "blue"}
Options = Mapping[str, OptionValue]


def with_versions(oldest: int, newest: int) -> Meta:
    """Return the facts of gears with rules of these versions."""
    return Meta(
        NOW.name,
        NOW.printed_title,
        NOW.credits,
        NOW.stage,
        newest,
        NOW.seats,
        NOW.options,
        NOW.rules,
        NOW.refusals,
        NOW.endings,
        NOW.events,
        oldest,
        NOW.endless,
        NOW.draws,
    )


def bound(
    seats: int, options: Options, rules_version: int, data: Mapping[str, str]
) -> gears_rules.Rules:
    """Return the rules; from the second version on the other colour begins."""
    first = str(options["first"])
    if rules_version > NOW.rules_version:
        first = OTHER.get(first, first)
    return RIGHT(seats, {**options, "first": first}, rules_version, data)


RIGHT = gears_rules.bind


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Return what changes the rules until the test is over."""
    monkeypatch.setattr(gears_rules, "bind", bound)
    table_rebuild._game.cache_clear()
    yield monkeypatch
    table_rebuild._game.cache_clear()


def changed(change: pytest.MonkeyPatch, oldest: int, newest: int) -> None:
    """Let the server know the rules from one version to another."""
    change.setattr(gears_meta, "META", with_versions(oldest, newest))
    table_rebuild._game.cache_clear()


async def begun(folder: Path) -> tuple[str, str, str]:
    """Return a table at which a move was played, and who plays there."""
    async with serving(folder) as server:
        ada, bob = await server.person("Ada"), await server.person("Bob")
        live = await server.table(whiskerworks.load("gears", first="blue"), ada, bob)
        async with server.client(live, ada) as client:
            await client.until(Snapshot)
            await client.play("e3")
        return live.id, ada, bob


def test_a_table_goes_on_by_the_rules_it_was_made_with(
    tmp_path: Path, change: pytest.MonkeyPatch
) -> None:
    """Also a table made by new rules beside it has its own."""

    async def go_on(table: str, ada: str, bob: str) -> tuple[Snapshot, Client, Table]:
        async with serving(tmp_path) as server:
            fresh = whiskerworks.load("gears", first="blue")
            made = await server.table(fresh, ada, bob)
            async with server.client(table, bob) as client:
                snapshot = await client.until(Snapshot)
                done = await client.play("d4")
                await client.reach(done.seq)
                return snapshot, client, made.table

    table, ada, bob = run(begun(tmp_path))
    changed(change, 1, 2)
    snapshot, client, fresh = run(go_on(table, ada, bob))

    assert snapshot.facts.rules_version == 1
    assert snapshot.position.mover == snapshot.seat == 1
    assert client.moves == ["e3", "d4"]
    assert fresh.game.rules_version == 2
    assert fresh.mover == 1


def test_rules_that_are_not_known_any_more_lose_nothing(
    tmp_path: Path, change: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The table says so, clearly; a server that knows them has all of it."""

    async def refused(table: str, person: str) -> tuple[str, str, int]:
        async with serving(tmp_path) as server:
            with pytest.raises(Damaged) as problem:
                await server.registry.table(table)
            async with server.socket(table, person) as client:
                code = await client.closed()
                return str(problem.value), client.raw[-1], code

    async def looked(table: str, person: str) -> Snapshot:
        async with serving(tmp_path) as server, server.client(table, person) as client:
            return await client.until(Snapshot)

    table, ada, _ = run(begun(tmp_path))
    changed(change, 2, 3)
    problem, told, code = run(refused(table, ada))
    changed(change, 1, 3)
    snapshot = run(looked(table, ada))

    assert "rules version 1 of gears is not known; known are 2 to 3" in problem
    assert table in problem
    assert '"code":"damaged"' in told
    assert code == TRY_AGAIN
    assert "a table cannot be read" in caplog.text
    assert [ply.move for ply in snapshot.plies] == ["e3"]
