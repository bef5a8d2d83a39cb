"""An operator at work while no server runs."""

import asyncio
import gc
import io
import json
import logging
import os
import sqlite3
import warnings
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest
import structlog
from structlog.testing import capture_logs

import whiskerworks
from tests.cli.said import Said
from tests.server import stores
from tests.server.api.site import MINE, done, made, seen, site
from tests.server.process import UNLIMITED, Process, guest
from tests.server.serving import Hands, never_stalled, run, serving
from whiskerworks.cli.admin.ban import danger_of
from whiskerworks.server import logs
from whiskerworks.server.clock import MIN_EXCUSED_STALL_MILLISECONDS, steady_time
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.operator import ADDRESS_SETTING, Operator
from whiskerworks.server.operator_access import OfflineBackend
from whiskerworks.server.problems import TableRefused
from whiskerworks.server.store import Store
from whiskerworks.server.table_registry import HEARTBEAT_SETTING, TableRegistry
from whiskerworks.settings import Settings
from whiskerworks.table.commands import Play, Sit
from whiskerworks.table.log_entries import Ended, Entry, Excused, LogEntry
from whiskerworks.table.setup import Bank, BotChair, Mine

OPTIONS = ("--workers", "1", *UNLIMITED)


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Iterator[Said]:
    """Run commands in this process, and leave its log as it was."""
    root = logging.getLogger()
    before = root.level
    logs.set_up("text", "error")
    yield Said(capsys)
    structlog.reset_defaults()
    root.setLevel(before)
    for handler in [
        one for one in root.handlers if isinstance(one, logs.LibraryHandler)
    ]:
        root.removeHandler(handler)


def test_an_operator_sees_and_acts_on_the_data(tmp_path: Path, said: Said) -> None:
    """As on a server that runs; the next server finds all of it."""
    with site(tmp_path) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        played, waiting = made(ada), made(ada)
        done(bob, played, Sit())
        person = str(bob.get("/api/me").json()["person"])
        where = ("--data", server.app.settings.data)

    listed = json.loads(said.by("admin", "tables", "--json", *where))
    assert {one["table"]: one["phase"] for one in listed} == {
        played: "playing",
        waiting: "waiting",
    }
    assert person in said.by("admin", "people", "bo", *where)
    closed = said.by("admin", "close", played, "--reason", "We move.", *where)
    assert closed == f"Closed {played}.\n"
    said.by("admin", "close", played, *where, code=1)
    assert said.complaint == "whiskerworks: The game is over.\n"
    assert said.by("admin", "delete", waiting, *where) == f"Deleted {waiting}.\n"
    said.by("admin", "delete", waiting, *where, code=1)
    assert said.complaint == "whiskerworks: Table not found.\n"
    said.by("admin", "ban", person, "--reason", "Spam.", *where)
    said.by("admin", "ban", "192.0.2.0/24", *where)
    assert "Spam." in said.by("admin", "bans", *where)
    assert "yes" in said.by("admin", "people", "bob", *where)
    said.by("admin", "unban", "192.0.2.0/24", *where)
    audit = json.loads(said.by("admin", "audit", "--json", *where))
    assert [(one["action"], one["target"], one["reason"]) for one in audit] == [
        ("unban", "192.0.2.0/24", ""),
        ("ban", "192.0.2.0/24", ""),
        ("ban", person, "Spam."),
        ("delete", waiting, ""),
        ("close", played, "We move."),
    ]

    with site(tmp_path) as server:
        client = server.stranger()
        client.cookies, client.headers = ada.cookies, ada.headers
        shown = seen(client, played)
        client.cookies = bob.cookies
        refused = client.get("/api/me")
    assert shown.status.phase == "over"
    assert [line.text for line in shown.chat] == ["We move."]
    assert refused.json()["code"] == "banned"


def test_a_log_to_which_nothing_is_added_is_printed_once(
    tmp_path: Path, said: Said
) -> None:
    """Nobody waits in vain, and keeps a server from starting."""
    with site(tmp_path) as server:
        table = made(server.guest(), MINE, MINE)
        where = ("--data", server.app.settings.data)

    told = said.by("admin", "watch", table, *where)

    assert '"type": "created"' in told
    assert '"type": "started"' in told.splitlines()[-1]


def test_what_depends_on_settings_needs_a_server(tmp_path: Path, said: Said) -> None:
    """Only it knows after how many days something is due."""
    with site(tmp_path) as server:
        where = ("--data", server.app.settings.data)

    said.by("admin", "retain", *where, code=1)

    assert "only a running server knows" in said.complaint


def test_where_there_is_no_data_none_is_made(tmp_path: Path, said: Said) -> None:
    """A misspelt path must not look like a server without tables."""
    place = tmp_path / "misspelt.sqlite3"

    said.by("admin", "tables", "--data", str(place), code=1)

    assert said.complaint == f"whiskerworks: {place}: file not found\n"
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_does_not_answer_is_named(tmp_path: Path, said: Said) -> None:
    """The data is not touched: it has the lock."""
    place = tmp_path / "games.sqlite3"
    with asyncio.Runner() as runner:
        store = runner.run(Store.open(place, exclusive=True))
        runner.run(store.set_setting(ADDRESS_SETTING, "http://127.0.0.1:9/"))
        said.by("admin", "tables", "--data", str(place), code=1)
        runner.run(store.close())

    begin = f"whiskerworks: a server (process {os.getpid()}) uses this data, but does "
    assert said.complaint.startswith(f"{begin}not answer at http://127.0.0.1:9 (")


def test_a_server_that_runs_is_asked_and_another_store_is_not_its_own(
    tmp_path: Path, said: Said
) -> None:
    """A copy of its data names the same address, but is not locked."""
    data, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    with (
        Process(data, tmp_path / "log", *OPTIONS) as server,
        guest(server) as ada,
        guest(server) as eve,
    ):
        table = made(ada, MINE, MINE)
        done(ada, table, Play("e3", 0))
        said.by("backup", str(tmp_path / "backup"), "--data", str(data))
        said.by("restore", str(tmp_path / "backup"), "--data", str(copy))
        said.by("admin", "delete", table, "--data", str(copy))
        listed = said.by("admin", "tables", "--data", str(copy))
        here = ada.get(f"/api/tables/{table}").status_code
        person = eve.get("/api/me").json()["person"]
        said.by("admin", "ban", person, "--data", str(data))
        banned = eve.get("/api/me").status_code

    assert listed == "Nothing found.\n"
    assert here == 200
    assert banned == 403


async def heartbeat(place: Path) -> str | None:
    """Return when a server was last there."""
    store = await Store.open(place)
    found = await store.setting(HEARTBEAT_SETTING)
    await store.close()
    return found


def test_nobody_is_charged_for_the_time_without_a_server(tmp_path: Path) -> None:
    """Neither by a look at the data, nor at a table that is closed [T5]."""
    hands, place = Hands(), tmp_path / "games.sqlite3"

    async def begin() -> str:
        async with serving(tmp_path, now=hands, steady=never_stalled) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            game = whiskerworks.load("gears", 2)
            live = await server.table(game, ada, bob, clock=Bank(60, 0, "loss"))
            return live.id

    async def close(table: str) -> list[Entry]:
        store = await Store.open(place)
        registry = await TableRegistry.open_at_rest(store, Settings(workers=1), hands)
        await Operator(registry, "").close(table, "", "root")
        await registry.close()
        kept = await store.load(table)
        await store.close()
        assert kept is not None
        return [one.entry for one in kept.logs]

    table = run(begin())
    before = run(heartbeat(place))
    hands.pass_by(3600)
    entries = run(close(table))
    after = run(heartbeat(place))

    assert Excused(3_600_000) in entries
    (ended,) = [one for one in entries if isinstance(one, Ended)]
    assert ended.reason == "abandoned"
    assert before == after


def test_nobody_is_banned_by_a_slip_of_the_finger(tmp_path: Path, said: Said) -> None:
    """A range that may hold everybody needs `--yes` where nobody can be asked."""
    data = tmp_path / "games.sqlite3"
    run(made_empty(data))
    where = ("--data", str(data))

    said.by("admin", "ban", "0.0.0.0/0", *where, code=1)
    assert "pass --yes" in said.complaint
    assert json.loads(said.by("admin", "bans", "--json", *where)) == []

    said.by("admin", "ban", "0.0.0.0/0", "--yes", *where)
    (ban,) = json.loads(said.by("admin", "bans", "--json", *where))
    assert ban["network"] == "0.0.0.0/0"


@pytest.mark.parametrize(
    ("target", "why"),
    [
        ("0.0.0.0/0", "addresses"),
        ("10.0.0.0/7", "addresses"),
        ("2000::/15", "addresses"),
        ("::ffff:0:0/96", "addresses"),
        ("127.0.0.1", "this machine"),
        ("::1", "this machine"),
    ],
)
def test_a_ban_that_may_lock_everybody_out_is_told_why(target: str, why: str) -> None:
    """It holds very many, or whoever comes through a proxy on this machine."""
    assert why in danger_of(target)


@pytest.mark.parametrize(("typed", "code"), [("y\n", 0), ("", 1)])
def test_who_sits_at_a_terminal_is_asked(
    tmp_path: Path,
    said: Said,
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    code: int,
) -> None:
    """And only a yes is one."""
    data = tmp_path / "games.sqlite3"
    run(made_empty(data))
    monkeypatch.setattr("sys.stdin", Keyboard(typed))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)

    out = said.by("admin", "ban", "0.0.0.0/0", "--data", str(data), code=code)

    assert "0.0.0.0/0 covers 4,294,967,296 addresses. Ban it? [y/N] " in out
    assert ("no ban was made" in said.complaint) == (code == 1)


@pytest.mark.parametrize("target", ["10.0.0.0/8", "2001:db8::/32", "192.0.2.7", "ada"])
def test_a_usual_ban_asks_nothing(target: str) -> None:
    """Of a person, an address, or the range of a provider."""
    assert danger_of(target) == ""


async def made_empty(data: Path) -> None:
    """Make a store with nothing in it."""
    await (await stores.opened(data)).close()


class Keyboard(io.StringIO):
    """What is typed at a terminal."""

    def isatty(self) -> bool:
        """Tell that somebody is there."""
        return True


def test_a_game_that_is_ended_is_noted_before(tmp_path: Path) -> None:
    """Whenever the server dies, the audit log knows what was done; once."""

    async def work() -> tuple[list[str], list[str], list[str]]:
        async with serving(tmp_path) as server:
            noted: list[str] = []

            def note(_live: LiveTable, _logs: Sequence[LogEntry]) -> None:
                with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as file:
                    rows = file.execute("SELECT action, target FROM audit")
                    noted.extend(f"{action} {target}" for action, target in rows)

            ada, bob = await server.person("Ada"), await server.person("Bob")
            live = await server.table(whiskerworks.load("gears", 2), ada, bob)
            operator = Operator(server.registry, "")
            server.registry.listeners.append(note)
            await operator.close(live.id, "", "root")
            server.registry.listeners.remove(note)
            with pytest.raises(TableRefused, match="table-over"):
                await operator.close(live.id, "", "root")
            lines = (await operator.audit(9)).done
            return noted, [f"close {live.id}"], [one.action for one in lines]

    noted, wanted, actions = run(work())

    assert noted == wanted
    assert actions == ["close"]


def test_no_bot_thinks_at_a_table_that_is_closed(tmp_path: Path) -> None:
    """Nothing happens there but what the operator asks for."""
    place = tmp_path / "games.sqlite3"

    async def work() -> tuple[list[str], list[int]]:
        async with serving(tmp_path) as server:
            ada = await server.person("Ada")
            game = whiskerworks.load("gears", 2, first="blue")
            with server.holding_bots():
                chairs = (BotChair(1), Mine())
                live = await server.table(game, ada, chairs=chairs)
                await server.registry.close()
        store = await Store.open(place)
        registry = await TableRegistry.open_at_rest(store, Settings(workers=1))
        await Operator(registry, "").close(live.id, "", "root")
        processes = registry.bot_pool.processes()
        await registry.close()
        kept = await store.load(live.id)
        await store.close()
        assert kept is not None
        return [str(one.entry.__struct_config__.tag) for one in kept.logs], processes

    kinds, processes = run(work())

    assert kinds == ["created", "sat", "started", "ended", "revealed"]
    assert set(processes) == {0}


def test_a_table_that_is_asked_for_as_the_server_stops_leaves_nothing_behind(
    tmp_path: Path,
) -> None:
    """Its loading is cancelled before it begins: no coroutine waits for ever."""

    async def work() -> list[object]:
        store = await Store.open(tmp_path / "games.sqlite3")
        registry = await TableRegistry.open_at_rest(store, Settings(workers=1))
        asked = registry.table("no-such-table"), registry.close()
        found = await asyncio.gather(*asked, return_exceptions=True)
        await store.close()
        gc.collect()
        return list(found)

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        table, closed = run(work())

    assert isinstance(table, asyncio.CancelledError)
    assert closed is None
    assert [str(one.message) for one in told if "awaited" in str(one.message)] == []


def test_a_busy_machine_is_no_news_to_an_operator(tmp_path: Path) -> None:
    """Nobody is kept waiting by a command: it says nothing of having been stalled."""

    async def work() -> list[object]:
        store = await Store.open(tmp_path / "games.sqlite3")
        registry = await TableRegistry.open_at_rest(store, Settings(workers=1))
        began = steady_time()
        with capture_logs() as told:
            while steady_time() <= began + MIN_EXCUSED_STALL_MILLISECONDS:
                pass
            registry.clock.excuse_stall()
        await registry.close()
        await store.close()
        return list(told)

    assert run(work()) == []


def test_only_what_an_operator_may_ask_is_answered(tmp_path: Path) -> None:
    """There are no people here, and no pages."""

    async def work() -> list[int]:
        await (await Store.open(tmp_path / "games.sqlite3")).close()
        offline = await OfflineBackend.open(str(tmp_path / "games.sqlite3"))
        paths = ("tables", "nothing", "../me")
        found = [await offline.ask("GET", path, "", b"") for path in paths]
        await offline.close()
        return [status for status, _ in found]

    assert run(work()) == [200, 404, 404]
