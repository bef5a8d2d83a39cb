"""Quotas, and what is deleted after some days."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import whiskerworks
from tests.clocks import Clock
from tests.server.serving import QUICK, Server, any_move, run, serving
from whiskerworks.server.accounts import Accounts, load_signer
from whiskerworks.server.api.schemas import Branch, NewTable
from whiskerworks.server.cpu_budget import Renderer
from whiskerworks.server.passwords import Passwords
from whiskerworks.server.problems import ProblemError
from whiskerworks.server.request_origin import Caller, Deployment
from whiskerworks.server.retention import DAY_MILLISECONDS, DeletionCounts, Retention
from whiskerworks.server.store import Failed
from whiskerworks.server.store.queries.tables import TableCounts
from whiskerworks.server.store.rows import Person, Session, TableRow
from whiskerworks.server.table_service import TableService
from whiskerworks.table.commands import Abandon, Agree, Pause, Play, Resign, Say
from whiskerworks.table.context import Actor
from whiskerworks.table.log_entries import LogEntry
from whiskerworks.table.messages import Snapshot
from whiskerworks.table.setup import Mine, Open, Setup

SETTINGS = replace(
    QUICK, unstarted_days=30, finished_days=60, abandoned_days=80, guest_days=90
)


class Days:
    """A clock that shows the day that a test sets."""

    def __init__(self) -> None:
        self.day = 20_000

    def __call__(self) -> int:
        return self.day * DAY_MILLISECONDS


async def filled(server: Server) -> dict[str, str]:
    """Return a table of each kind: waiting, playing, over."""
    ada, bo = await server.person("Ada"), await server.person("Bo")
    game = whiskerworks.load("gears")
    waiting = await server.table(game, ada, chairs=(Mine(), Open()))
    playing = await server.table(game, ada, bo)
    over = await server.table(game, ada, bo)
    await over.act(Actor(bo), "1", Resign())
    return {"waiting": waiting.id, "playing": playing.id, "over": over.id}


async def left(server: Server, tables: dict[str, str]) -> set[str]:
    """Return which of *tables* there still are."""
    found = {name: await server.registry.table(one) for name, one in tables.items()}
    return {name for name, live in found.items() if live is not None}


def test_tables_are_deleted_when_their_days_are_over(tmp_path: Path) -> None:
    """Each kind after its own."""

    async def work() -> list[tuple[DeletionCounts, DeletionCounts, set[str]]]:
        days = Days()
        told = []
        async with serving(tmp_path, now=days, settings=SETTINGS) as server:
            tables = await filled(server)
            retention = Retention(server.registry)
            for passed in (30, 1, 30, 19, 1):
                days.day += passed
                plan = await retention.plan()
                told.append((plan, await retention.step(), await left(server, tables)))
            assert await retention.step() == DeletionCounts()
        return told

    on_time, late, later, long, at_last = run(work())

    assert on_time == (
        DeletionCounts(),
        DeletionCounts(),
        {"waiting", "playing", "over"},
    )
    assert late == (
        DeletionCounts(unstarted=1),
        DeletionCounts(unstarted=1),
        {"playing", "over"},
    )
    assert later == (
        DeletionCounts(finished=1),
        DeletionCounts(finished=1),
        {"playing"},
    )
    assert long == (DeletionCounts(), DeletionCounts(), {"playing"})
    assert at_last == (DeletionCounts(abandoned=1), DeletionCounts(abandoned=1), set())


@pytest.mark.parametrize("phase", ["playing", "paused"])
def test_a_game_lasts_while_anybody_does_something_there(
    phase: str, tmp_path: Path
) -> None:
    """By correspondence a move may take months; a line of chat is a sign, too."""

    async def work() -> list[set[str]]:
        days, told = Days(), []
        async with serving(tmp_path, now=days, settings=SETTINGS) as server:
            tables = {"going": (await filled(server))["playing"]}
            live = await server.registry.table(tables["going"])
            assert live is not None
            ada, bo = (seat.person for seat in live.table.chairs)
            if phase == "paused":
                await live.act(Actor(ada), "ask", Pause())
                (asked,) = live.table.proposals
                await live.act(Actor(bo), "agree", Agree(asked))
            assert live.table.phase == phase
            for number in range(4):
                days.day += 80
                await live.act(Actor(ada), f"{number}", Say("still thinking"))
                await Retention(server.registry).run()
                told.append(await left(server, tables))
            days.day += 81
            await Retention(server.registry).run()
            return [*told, await left(server, tables)]

    assert run(work()) == [{"going"}] * 4 + [set()]


def test_a_game_that_goes_on_in_the_last_moment_stays(tmp_path: Path) -> None:
    """What is due is looked up first; whatever happens until it is deleted counts."""

    async def work() -> tuple[bool, set[str], DeletionCounts]:
        days = Days()
        async with serving(tmp_path, now=days, settings=SETTINGS) as server:
            tables = {"playing": (await filled(server))["playing"]}
            days.day += 81
            retention = Retention(server.registry)
            due = await retention.due(9, 9)
            live = await server.registry.table(tables["playing"])
            assert live is not None
            mover = live.table.chairs[live.table.mover or 0].person
            move = Play(any_move(live, Random(1)), live.table.ply)
            await live.act(Actor(mover), "1", move)
            assert due.abandoned == [live.id]
            since = days() - 80 * DAY_MILLISECONDS
            deleted = await server.registry.delete(live.id, unchanged_since=since)
            return deleted, await left(server, tables), await retention.step()

    deleted, there, step = run(work())

    assert not deleted
    assert there == {"playing"}
    assert step.abandoned == 0


def test_guests_go_with_the_games_that_they_left(tmp_path: Path) -> None:
    """Who played alone once is not kept for ever."""

    async def work() -> tuple[list[DeletionCounts], Person | None]:
        days = Days()
        days.day = 40_000  # long after the store's own clock
        async with serving(tmp_path, now=days, settings=SETTINGS) as server:
            ada = await server.person("Ada")
            game = whiskerworks.load("gears")
            await server.table(game, ada, chairs=(Mine(), Mine()))
            days.day += 91
            retention = Retention(server.registry)
            steps = [await retention.step(), await retention.step()]
            return steps, await server.store.person(ada)

    steps, ada = run(work())

    assert steps == [DeletionCounts(abandoned=1), DeletionCounts(guests=1)]
    assert ada is None


def test_nothing_is_deleted_where_days_are_0(tmp_path: Path) -> None:
    """However long ago it was."""

    async def work() -> DeletionCounts:
        days = Days()
        never = replace(
            SETTINGS,
            unstarted_days=0,
            finished_days=0,
            abandoned_days=0,
            guest_days=0,
        )
        async with serving(tmp_path, now=days, settings=never) as server:
            await filled(server)
            await server.person("Gone")
            days.day += 10_000
            return await Retention(server.registry).run()

    assert run(work()) == DeletionCounts()


def test_a_table_where_somebody_is_stays(tmp_path: Path) -> None:
    """Nobody is sent away for being late."""

    async def work() -> tuple[DeletionCounts, DeletionCounts]:
        days = Days()
        async with serving(tmp_path, now=days, settings=SETTINGS) as server:
            tables = await filled(server)
            days.day += 31
            retention = Retention(server.registry)
            async with server.client(tables["waiting"]) as client:
                await client.until(Snapshot)
                return await retention.plan(), await retention.step()

    assert run(work()) == (DeletionCounts(), DeletionCounts())


def test_who_has_a_socket_open_stays_signed_in(tmp_path: Path) -> None:
    """Also if nothing else is asked for, for longer than a session lasts."""

    async def work() -> tuple[Session | None, Person | None, int]:
        days = Days()
        async with serving(tmp_path, now=days, settings=SETTINGS) as server:
            ada = await server.person("Ada")
            live = await server.table(
                whiskerworks.load("gears"), ada, await server.person("Bo")
            )
            now = days()
            begun = Session(
                id="session", person=ada, epoch=0, created=now, seen=now, expires=now
            )
            await server.store.add_session(begun)
            async with server.client(live, ada) as client:
                await client.until(Snapshot)
                days.day += 400
                await Retention(server.registry).note_open()
                session = await server.store.session("session")
                return session, await server.store.person(ada), days()

    session, ada, now = run(work())

    assert session is not None
    assert session.seen == now
    assert session.expires == now + SETTINGS.session_days * DAY_MILLISECONDS
    assert ada is not None
    assert ada.seen == now


def test_guests_who_never_came_back_are_deleted(tmp_path: Path) -> None:
    """Those who sit at a table that is kept are not; all is counted."""

    async def work() -> tuple[DeletionCounts, list[bool], float]:
        days = Days()
        days.day = 40_000  # long after the store's own clock
        async with serving(tmp_path, now=days, settings=SETTINGS) as server:
            gone = [await server.person(f"Gone {number}") for number in range(150)]
            ada, back = await server.person("Ada"), await server.person("Back")
            await server.table(whiskerworks.load("gears"), ada, chairs=(Mine(), Open()))
            await server.store.note_seen([back], days())
            done = await Retention(server.registry).run()
            there = [await server.store.person(one) for one in (gone[0], ada, back)]
            counted = server.registry.metrics.deleted.labels("guests")._value.get()
            return done, [one is not None for one in there], counted

    done, there, counted = run(work())

    assert done == DeletionCounts(guests=150)
    assert there == [False, True, True]
    assert counted == 150


CALLER = Caller("192.0.2.1", secure=False, host="here")
ELSEWHERE = Caller("192.0.2.2", secure=False, host="here")
ALONE = NewTable("gears", Setup((Mine(), Open())))


async def made(
    server: Server, service: TableService, person: str, caller: Caller = CALLER
) -> str:
    """Let a person make a table; return its id, or why there is none."""
    try:
        return (await service.make(await found(server, person), ALONE, caller)).table
    except ProblemError as trouble:
        return trouble.code


async def found(server: Server, person: str) -> Person:
    """Return a person who must be there."""
    kept = await server.store.person(person)
    assert kept is not None
    return kept


def service_of(
    server: Server, seconds: Callable[[], float] = time.monotonic
) -> TableService:
    """Return a new desk of a server, which has counted nothing yet."""
    place = Deployment.of(server.registry.settings)
    return TableService(server.registry, place, Renderer(), seconds)


def test_a_person_has_so_many_tables_open_at_once(tmp_path: Path) -> None:
    """Also if all are asked for at once; others have their own."""

    async def work() -> tuple[list[str], str, str]:
        limited = replace(QUICK, max_open_tables=2)
        async with serving(tmp_path, settings=limited) as server:
            ada, bo = await server.person("Ada"), await server.person("Bo")
            service = service_of(server)
            asked = [made(server, service, ada) for _ in range(5)]
            tables = await asyncio.gather(*asked)
            others = await made(server, service, bo)
            open_one = next(one for one in tables if one != "too-many-tables")
            live = await server.registry.table(open_one)
            assert live is not None
            await live.act(Actor(ada), "1", Abandon())
            return tables, others, await made(server, service, ada)

    tables, others, again = run(work())

    assert tables.count("too-many-tables") == 3
    assert "too-many" not in others
    assert "too-many" not in again


def test_a_table_that_is_being_made_is_not_counted_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store has it before its maker is told, and counts it for the second."""

    async def work() -> list[str]:
        limited = replace(QUICK, max_open_tables=2)
        async with serving(tmp_path, settings=limited) as server:
            ada, service = await server.person("Ada"), service_of(server)
            make, held = server.store.make_table, server.store.held
            is_kept, counted = asyncio.Event(), 0

            async def make_slowly(
                table_id: str,
                secret: bytes,
                invitation: str,
                logs: list[LogEntry],
                row: TableRow,
            ) -> None:
                await make(table_id, secret, invitation, logs, row)
                is_kept.set()
                # By then the second has counted, if it does not wait for the first.
                for _ in range(3):
                    await held(ada, 0)

            async def count_late(host: str, since: int) -> TableCounts:
                nonlocal counted
                counted += 1
                if counted == 2:
                    await is_kept.wait()
                return await held(host, since)

            monkeypatch.setattr(server.store, "make_table", make_slowly)
            monkeypatch.setattr(server.store, "held", count_late)
            asked = [made(server, service, ada) for _ in range(2)]
            return await asyncio.gather(*asked)

    assert "too-many-tables" not in run(work())


def test_tables_are_counted_in_the_store_only_when_there_may_be_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that has ended since leaves room for another all the same."""

    async def work() -> tuple[list[str], list[int]]:
        limited = replace(QUICK, max_open_tables=3)
        async with serving(tmp_path, settings=limited) as server:
            ada, service = await server.person("Ada"), service_of(server)
            counted = 0
            held = server.store.held

            async def count(host: str, since: int) -> TableCounts:
                nonlocal counted
                counted += 1
                return await held(host, since)

            monkeypatch.setattr(server.store, "held", count)
            tables: list[str] = []
            times: list[int] = []
            for number in range(5):
                if number == 4:
                    live = await server.registry.table(tables[0])
                    assert live is not None
                    await live.act(Actor(ada), "1", Abandon())
                tables.append(await made(server, service, ada))
                times.append(counted)
            return tables, times

    tables, times = run(work())

    assert [one == "too-many-tables" for one in tables] == [False] * 3 + [True, False]
    assert times == [1, 1, 1, 2, 3]


def test_a_person_makes_so_many_tables_a_day(tmp_path: Path) -> None:
    """Also if they are closed; the next day they may again."""

    async def work() -> list[str]:
        days = Days()
        limited = replace(QUICK, max_tables_per_day=1)
        async with serving(tmp_path, now=days, settings=limited) as server:
            ada, service = await server.person("Ada"), service_of(server)
            first = await made(server, service, ada)
            live = await server.registry.table(first)
            assert live is not None
            await live.act(Actor(ada), "1", Abandon())
            second = await made(server, service, ada)
            days.day += 2
            return [second, await made(server, service, ada)]

    second, third = run(work())

    assert second == "too-many-tables-today"
    assert "too-many" not in third


def test_so_many_tables_are_made_from_one_address(tmp_path: Path) -> None:
    """Whoever makes them; what comes to nothing is not counted."""

    async def work() -> tuple[list[str], str, ProblemError, str]:
        clock = Clock()
        limited = replace(QUICK, max_tables_per_hour_per_address=3)
        async with serving(tmp_path, settings=limited) as server:
            service = service_of(server, clock)
            everybody = [await server.person(f"Guest {number}") for number in range(5)]
            bad = NewTable("gears", Setup((Open(), Open(), Open())))
            with pytest.raises(ProblemError, match="bad-chairs"):
                await service.make(await found(server, everybody[0]), bad, CALLER)
            asked = [made(server, service, one) for one in everybody]
            tables = await asyncio.gather(*asked)
            elsewhere = await made(server, service, everybody[4], ELSEWHERE)
            last = await found(server, everybody[4])
            with pytest.raises(ProblemError) as refused:
                await service.make(last, ALONE, CALLER)
            clock.now += 1200.0
            return (
                tables,
                elsewhere,
                refused.value,
                await made(server, service, last.id),
            )

    tables, elsewhere, refused, later = run(work())

    assert tables.count("too-many-tables-here") == 2
    assert "too-many" not in elsewhere
    assert (refused.status, refused.code) == (429, "too-many-tables-here")
    assert refused.params == {"minutes": 20}
    assert refused.headers == {"retry-after": "1200"}
    assert "too-many" not in later


def test_a_table_that_cannot_be_kept_costs_its_address_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever tries again after a full disk finds the quota as it was."""

    async def fail(*_: object) -> None:
        raise Failed("the disk is full")

    async def work() -> str:
        limited = replace(QUICK, max_tables_per_hour_per_address=1)
        async with serving(tmp_path, settings=limited) as server:
            service, ada = service_of(server, Clock()), await server.person("Ada")
            with monkeypatch.context() as broken:
                broken.setattr(server.store, "make_table", fail)
                with pytest.raises(Failed):
                    await made(server, service, ada)
            return await made(server, service, ada)

    assert "too-many" not in run(work())


@pytest.mark.parametrize("way", ["make", "rematch", "branch", "upload"])
def test_every_way_to_make_a_table_counts_for_its_address(
    way: str, tmp_path: Path
) -> None:
    """So nobody gets around the quota; 0 allows any number."""

    async def work(most: int) -> str:
        limited = replace(QUICK, max_tables_per_hour_per_address=most)
        folder = tmp_path / str(most)
        folder.mkdir()
        async with serving(folder, settings=limited) as server:
            table = (await filled(server))["over"]
            live = await server.registry.table(table)
            assert live is not None
            ada = await found(server, live.table.created.host)
            service = service_of(server, Clock())
            record = await service.record(ada, table)
            ways = {
                "make": lambda: service.make(ada, ALONE, CALLER),
                "rematch": lambda: service.rematch(ada, table, CALLER),
                "branch": lambda: service.branch(ada, table, Branch(0), CALLER),
                "upload": lambda: service.upload(ada, record, CALLER),
            }
            await ways[way]()
            return await made(server, service, await server.person("Cy"))

    assert run(work(1)) == "too-many-tables-here"
    assert "too-many" not in run(work(0))


def test_so_many_guests_come_from_one_address(tmp_path: Path) -> None:
    """Who waits may come later; other addresses have their own."""

    async def work() -> list[str]:
        clock = Clock()
        limited = replace(QUICK, max_guests_per_hour=3)
        async with serving(tmp_path, settings=limited) as server:
            signer = await load_signer(server.store)
            people = Accounts(server.registry, signer, Passwords(), clock)

            async def come(address: str) -> str:
                caller = Caller(address, secure=False, host="here")
                try:
                    return (await people.welcome("Ada", caller)).name
                except ProblemError as trouble:
                    return f"{trouble.code} {trouble.params['minutes']}"

            told = [await come("192.0.2.1") for _ in range(4)]
            told.append(await come("192.0.2.2"))
            clock.now += 1200.0
            return [*told, await come("192.0.2.1")]

    assert run(work()) == ["Ada"] * 3 + ["too-many-guests 20", "Ada", "Ada"]
