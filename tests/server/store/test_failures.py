"""
A store that takes nothing: players and whoever watches are told so, until it is over.

The disk is full, another program holds the database, PostgreSQL is stopped: each of
them for real, at a server in a process of its own.
"""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server import postgres
from tests.server.api.site import MINE, do, done, made, seen
from tests.server.process import UNLIMITED, Process, guest, wait_until, writers_of
from tests.server.store.conftest import command
from whiskerworks.server.store import Failed, Store
from whiskerworks.server.store.database import RECENT_SECONDS, WriteHealth
from whiskerworks.table.commands import Play, Say

ProblemError = Callable[[], None]
BEGAN, ENDED = "the store cannot be written", "the store can be written again"


def status_of(client: httpx.Client, path: str) -> int:
    """Return how a request is answered."""
    return client.get(path).status_code


def counted(client: httpx.Client, name: str) -> float:
    """Return a number that the server has counted."""
    families = text_string_to_metric_families(client.get("/metrics").text)
    (found,) = [one for one in families if one.name == f"whiskerworks_{name}"]
    return float(found.samples[0].value)


def told_once(log: Path) -> list[str]:
    """Return what the log says of the trouble."""
    events = [json.loads(line)["event"] for line in log.read_text().splitlines()]
    return [event for event in events if event in (BEGAN, ENDED)]


def go_through(place: str, log: Path, begin: ProblemError, end: ProblemError) -> None:
    """Play while trouble begins and ends, and look at what is told meanwhile."""
    with (
        Process(place, log, "--workers", "1", *UNLIMITED) as server,
        guest(server) as ada,
    ):
        began = time.monotonic()
        table = made(ada, MINE, MINE)
        done(ada, table, Play("e3", 0))
        before = seen(ada, table).plies
        # A heartbeat is written now and then, if what was played is too long ago.
        wait_until(lambda: status_of(ada, "/api/health/ready") == 200)
        assert counted(ada, "last_write_age_seconds") <= time.monotonic() - began

        begin()
        refused = say_until_refused(ada, table)
        wait_until(lambda: status_of(ada, "/api/health/ready") == 503)
        ready = ada.get("/api/health/ready")
        assert status_of(ada, "/api/health/live") == 200
        assert counted(ada, "write_failures") >= 1
        assert counted(ada, "last_write_age_seconds") >= RECENT_SECONDS

        end()
        wait_until(lambda: status_of(ada, "/api/health/ready") == 200)
        done(ada, table, Play("e4", 1), seat=1)
        after = seen(ada, table).plies
        assert server.stop() == 0, log.read_text()

    assert refused.status_code == 503
    assert refused.json()["code"] == "storage"
    assert int(refused.headers["retry-after"]) > 0
    assert ready.json()["status"] == "storage"
    assert "Nothing could be saved for" in ready.json()["reason"]
    assert int(ready.headers["retry-after"]) > 0
    assert after[: len(before)] == before
    assert len(after) == len(before) + 1
    assert told_once(log) == [BEGAN, ENDED]


def say_until_refused(client: httpx.Client, table: str) -> httpx.Response:
    """Say long things until one cannot be kept; return how that is answered."""
    for number in range(1000):
        answer = do(client, table, Say("blah " * 190), f"{number}")
        if answer.status_code != 201:
            return answer
    raise AssertionError("all of it was kept")


@contextmanager
def small_disk(folder: Path) -> Iterator[tuple[ProblemError, ProblemError]]:
    """Mount a disk of 2 MB on *folder*; yield what fills it and what makes room."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("NOT TESTED: a full disk. Only root can mount one")
    folder.mkdir()
    mount = ("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder))
    if subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        pytest.skip("NOT TESTED: a full disk. Nothing can be mounted here")
    filler = folder / "filler"

    def fill() -> None:
        with filler.open("wb", buffering=0) as file:
            while has_room(file.fileno()):
                pass

    try:
        yield fill, filler.unlink
    finally:
        # The process that writes may need a moment to end.
        wait_until(lambda: not writers_of(str(folder)))
        subprocess.run(("umount", str(folder)), check=True)


def has_room(number: int) -> bool:
    """Write a little to a file; tell whether there was room for it."""
    try:
        return os.write(number, b"x" * 512) > 0
    except OSError:
        return False


def test_a_full_disk(tmp_path: Path) -> None:
    """Nobody is told that the server stops; when there is room the game goes on."""
    with small_disk(tmp_path / "disk") as (fill, free):
        place = str(tmp_path / "disk" / "games.sqlite3")
        go_through(place, tmp_path / "server.log", fill, free)


@pytest.mark.skipif(sys.platform != "linux", reason="Only Linux limits other processes")
def test_a_file_that_may_not_grow(tmp_path: Path) -> None:
    """A quota is as good as a full disk, and needs no root."""
    import resource

    data = tmp_path / "games.sqlite3"
    most = resource.RLIM_INFINITY

    def limit(size: int) -> None:
        for one in writers_of("whiskerworks.server.store.writer_process"):
            if str(data).encode() in Path(one).read_bytes():
                number = int(Path(one).parent.name)
                resource.prlimit(number, resource.RLIMIT_FSIZE, (size, most))

    go_through(str(data), tmp_path / "log", lambda: limit(0), lambda: limit(most))


def test_a_database_that_is_locked(tmp_path: Path) -> None:
    """Another program has it for itself, and lets go of it in the end."""
    data = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(data, isolation_level=None, timeout=60)) as other:
        go_through(
            str(data),
            tmp_path / "server.log",
            lambda: void(other.execute("BEGIN EXCLUSIVE")),
            lambda: void(other.execute("ROLLBACK")),
        )


def void(_: object) -> None:
    """Return nothing."""


def test_a_postgresql_that_is_stopped(tmp_path: Path) -> None:
    """A server needs no restart when its database is back."""
    reason = postgres.why_not()
    if reason is not None:
        pytest.skip(f"NOT TESTED: PostgreSQL. {reason}")
    cluster = postgres.Cluster(tmp_path / "postgres")
    try:
        command(cluster, "CREATE DATABASE games")
        place = cluster.url("games")
        go_through(place, tmp_path / "server.log", cluster.stop, cluster.start)
    finally:
        cluster.release()


class TestHealth:
    def test_a_write_makes_it_recent(self) -> None:
        """For some seconds; opening the store counts as one."""
        now = [100.0]
        health = WriteHealth(lambda: now[0])
        now[0] += RECENT_SECONDS - 1
        young = health.is_recent
        now[0] += 1
        old = health.is_recent
        health.succeeded()

        assert (young, old, health.is_recent) == (True, False, True)
        assert health.age == 0

    def test_failures_do_not_count_as_writes(self) -> None:
        """But they are counted."""
        now, failures = [100.0], []
        health = WriteHealth(lambda: now[0])
        health.on_failure = lambda: failures.append(now[0])
        now[0] += 5
        health.failed(Failed("full"))

        assert health.age == 5
        assert failures == [105.0]


@pytest.mark.anyio
async def test_a_database_that_lets_nobody_in_fails_plainly(
    cluster: postgres.Cluster,
) -> None:
    """As one that starts or stops just now; the store can be used again later."""
    name = f"closed{os.getpid()}"

    async def tell(words: str) -> None:
        await asyncio.to_thread(command, cluster, words)

    await tell(f"CREATE DATABASE {name}")
    store = await Store.open(cluster.url(name), exclusive=True)
    await tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    everybody = f"FROM pg_stat_activity WHERE datname = '{name}'"
    await tell(f"SELECT pg_terminate_backend(pid, 60000) {everybody}")

    with pytest.raises(Failed, match="not currently accepting connections"):
        await store.set_setting("a", "b")
    with pytest.raises(Failed, match="not currently accepting connections"):
        await store.setting("a")
    await tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    await store.set_setting("a", "b")

    assert await store.setting("a") == "b"
    await store.close()
    await tell(f"DROP DATABASE {name}")
