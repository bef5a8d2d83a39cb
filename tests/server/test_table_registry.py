"""Tables follow from tables: rematches, branches, records; and people have names."""

import gc
from pathlib import Path
from random import Random

import pytest

import whiskerworks
from tests.server.serving import Server, any_move, eventually, run, serving
from whiskerworks.core.record import Record
from whiskerworks.server.broadcaster import Broadcaster
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.store import TableRow
from whiskerworks.server.table_creation import make_branch, make_rematch, make_uploaded
from whiskerworks.table import records
from whiskerworks.table.commands import Play, Resign, Sit
from whiskerworks.table.context import Actor, Viewer
from whiskerworks.table.log_entries import LogEntry
from whiskerworks.table.messages import Snapshot, Update
from whiskerworks.table.refusals import Refused
from whiskerworks.table.setup import BotChair, Mine, Open, Setup, Watching

ALONE = Setup((Mine(), Open()))


async def begun(
    server: Server, plies: int, name: str = "gears", delay: int = 0
) -> tuple[LiveTable, list[str]]:
    """Return a table at which some plies have been played, and its people."""
    people = [await server.person("Ada"), await server.person("Bob")]
    game = whiskerworks.load(name, 2)
    watching = Watching(delay=delay)
    live = await server.table(game, *people, watching=watching)
    rng = Random(8)
    while live.table.ply < plies:
        mover, ply = live.table.mover, live.table.ply
        assert mover is not None
        play = Play(any_move(live, rng), ply)
        await live.act(Actor(people[mover], mover), f"{ply}", play)
    return live, people


def test_in_a_rematch_everybody_moves_on_by_one_seat(tmp_path: Path) -> None:
    """Those who look at the old table are told where the players went [T13]."""

    async def work() -> tuple[Update, LiveTable, list[str]]:
        async with serving(tmp_path) as server:
            live, (ada, bob) = await begun(server, 3)
            await live.act(Actor(ada, 0), "give up", Resign())
            async with server.client(live, bob) as client:
                await client.until(Snapshot)
                made = await make_rematch(server.registry, live, Actor(ada))
                update = await client.until(Update)
            await made.act(Actor(bob), "sit", Sit())
            return update, made, [ada, bob]

    update, made, (ada, bob) = run(work())

    assert update.status.rematch == made.id
    assert [chair.person for chair in made.table.chairs] == [bob, ada]
    assert made.table.phase == "playing"


def test_there_is_one_rematch_only(tmp_path: Path) -> None:
    """Who asks second is told where the first one is."""

    async def work() -> tuple[Refused, str | None, int]:
        async with serving(tmp_path) as server:
            live, (ada, bob) = await begun(server, 3)
            with pytest.raises(Refused, match="not-over"):
                await make_rematch(server.registry, live, Actor(ada))
            await live.act(Actor(ada, 0), "give up", Resign())
            await make_rematch(server.registry, live, Actor(bob))
            with pytest.raises(Refused) as refused:
                await make_rematch(server.registry, live, Actor(ada))
            return refused.value, live.table.rematch, len(server.registry)

    refused, rematch, tables = run(work())

    assert refused.refusal.code == "already-rematched"
    assert refused.refusal.params["table"] == rematch
    assert tables == 2


def test_a_branch_goes_on_from_any_ply(tmp_path: Path) -> None:
    """It has the moves till then, and says which table they are from [T13]."""

    async def work() -> tuple[LiveTable, LiveTable]:
        async with serving(tmp_path) as server:
            live, (ada, _) = await begun(server, 6)
            made = await make_branch(server.registry, live, Viewer(0, ada), 4, ALONE)
            return live, made

    live, made = run(work())

    assert made.table.match.moves == live.table.match.moves[:4]
    assert made.table.given == 4
    assert made.table.created.source is not None
    assert made.table.created.source.table == live.id


@pytest.mark.parametrize(
    ("name", "delay", "seat", "ply", "code"),
    [
        ("maze", 0, 0, 3, "record-not-yet"),
        ("gears", 0, 0, 7, "no-such-ply"),
        ("gears", 3, None, 5, "no-such-ply"),
    ],
)
def test_nobody_branches_from_what_they_may_not_know(
    tmp_path: Path, name: str, delay: int, seat: int | None, ply: int, code: str
) -> None:
    """Secrets stay secret until the end, and who lags cannot look ahead [T11]."""

    async def work() -> None:
        async with serving(tmp_path) as server:
            live, people = await begun(server, 6, name, delay)
            person = "" if seat is None else people[seat]
            await make_branch(server.registry, live, Viewer(seat, person), ply, ALONE)

    with pytest.raises(Refused, match=code):
        run(work())


def test_a_record_becomes_a_table(tmp_path: Path) -> None:
    """A game that was played elsewhere can be looked at, and played on."""

    async def work() -> tuple[Record, LiveTable]:
        async with serving(tmp_path) as server:
            live, (ada, _) = await begun(server, 6)
            record = records.record_of(live.table, server.registry.person_cache.name_of)
            return record, await make_uploaded(server.registry, record, ALONE, ada)

    record, made = run(work())

    again = records.record_of(made.table, str)
    assert again.plies == record.plies
    assert made.table.phase == "waiting"


def test_a_table_without_people_plays_itself(tmp_path: Path) -> None:
    """A host may let bots play; the names shown are those of people."""

    async def work() -> tuple[int, str, str]:
        async with serving(tmp_path) as server:
            ada = await server.person("Ada")
            game = whiskerworks.load("gears", first="blue")
            chairs = (BotChair(1), BotChair(1))
            with server.holding_bots() as gate:
                live = await server.table(game, ada, chairs=chairs)
                async with server.client(live) as client:
                    await client.until(Snapshot)
                    gate.set()
                    while client.ply < 3:
                        await client.hear()
            before = server.registry.person_cache.name_of(ada)
            server.registry.person_cache.rename(ada, "Grace")
            return client.ply, before, server.registry.person_cache.name_of(ada)

    ply, before, after = run(work())

    assert ply == 3
    assert (before, after) == ("Ada", "Grace")


async def idle(live: LiveTable) -> None:
    """Wait until nobody would miss *live* in memory."""
    await eventually(lambda: live.is_idle)


def tables_in_memory() -> int:
    """Return how many tables there are, in the hall or held by something else."""
    return sum(type(one) in (LiveTable, Broadcaster) for one in gc.get_objects())


def test_memory_of_a_table_comes_back_at_once(tmp_path: Path) -> None:
    """Without a search for garbage, which a server hardly ever makes."""

    async def work() -> int:
        async with serving(tmp_path) as server:
            live, people = await begun(server, 12)
            async with server.client(live, people[0]) as client:
                await client.until(Snapshot)
            await idle(live)
            await server.registry.late_rows.catch_up()
            gc.collect()
            before = tables_in_memory()
            del live
            gc.disable()
            try:
                server.registry.sweep(-1.0)
                assert len(server.registry) == 0
                return before - tables_in_memory()
            finally:
                gc.enable()

    assert run(work()) == 2, "the table, and who looked on"


@pytest.mark.parametrize("delay", [0, 2])
def test_a_table_opened_as_soon_as_it_is_kept_is_in_memory_once(
    delay: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lobby may list it before whoever makes it is told."""

    async def work() -> tuple[list[LiveTable | None], LiveTable]:
        async with serving(tmp_path) as server:
            ada = await server.person("Ada")
            make_table = server.store.make_table
            opened: list[LiveTable | None] = []

            async def kept_and_opened(
                table_id: str,
                secret: bytes,
                invitation: str,
                logs: list[LogEntry],
                row: TableRow,
            ) -> None:
                await make_table(table_id, secret, invitation, logs, row)
                opened.append(await server.registry.table(table_id))

            monkeypatch.setattr(server.store, "make_table", kept_and_opened)
            watching = Watching(delay=delay)
            game = whiskerworks.load("gears")
            chairs = (Mine(), Mine())
            made = await server.table(game, ada, chairs=chairs, watching=watching)
            assert await server.registry.table(made.id) is made
            return opened, made

    opened, made = run(work())

    assert opened == [made]
