"""One server for one store: a second one refuses to start, and says why."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.api.site import MINE, done, made
from tests.server.process import (
    NEEDS_PROC,
    PATIENCE,
    UNLIMITED,
    Process,
    environment,
    guest,
    reading,
    wait_until,
    writers_of,
)
from tests.server.store.conftest import command
from whiskerworks.server.store import CannotOpen, Failed, InUse, Store
from whiskerworks.server.store.executors import parse_location, without_password
from whiskerworks.server.store.lock import become_writer
from whiskerworks.table.commands import Play

OPTIONS = ("--workers", "1", *UNLIMITED)
PATIENT = f"""
from whiskerworks.cli import main
from whiskerworks.server.store import lock, writer_process

lock.SESSION_TIMEOUT_SECONDS = {PATIENCE}
longer = "from whiskerworks.server.store import lock; "
longer += "lock.become_writer.__defaults__ = ({PATIENCE},); "
code = writer_process.STARTUP_CODE
writer_process.STARTUP_CODE = code.replace("from ", longer + "from ", 1)
main()
"""
"""A server that waits long for one that was killed, and for its writer."""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Return what a command of ours did."""
    return subprocess.run(
        [sys.executable, "-m", "whiskerworks", *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env=environment(),
    )


def test_a_second_server_refuses_to_start(place: str, tmp_path: Path) -> None:
    """It names the data and who uses it; backups go on being made beside the first."""
    with Process(place, tmp_path / "log", *OPTIONS) as server:
        second = run("serve", "--port", "0", "--data", place)
        backup = run("backup", str(tmp_path / "backup"), "--data", place)
        with guest(server) as ada:
            done(ada, made(ada, MINE, MINE), Play("e3", 0))
        number = server.process.pid

    assert second.returncode == 1
    assert second.stdout == ""
    assert second.stderr.startswith(
        f"whiskerworks: {without_password(parse_location(place))}: "
    )
    assert f"another server (process {number} on " in second.stderr
    assert second.stderr.count("\n") == 1
    assert backup.returncode == 0, backup.stderr


@pytest.mark.anyio
async def test_no_server_starts_while_an_operator_is_at_work(place: str) -> None:
    """Nor does another operator begin; each is told who is there."""
    store = await Store.open(place, exclusive=True, holder="admin")
    try:
        serve = ("serve", "--port", "0", "--data", place)
        server = await asyncio.to_thread(run, *serve)
        other = await asyncio.to_thread(run, "admin", "tables", "--data", place)
    finally:
        await store.close()

    name = without_password(parse_location(place))
    for told in (server, other):
        assert (told.returncode, told.stdout) == (1, "")
        begin = f"whiskerworks: {name}: `whiskerworks admin` (process {os.getpid()} on"
        assert told.stderr.startswith(begin)
        assert told.stderr.endswith("uses it; try again when that is done\n")


def test_the_next_server_starts_after_one_that_was_killed(
    place: str, tmp_path: Path
) -> None:
    """Nothing has to be cleared away; nor after one that was told to stop."""
    with Process(place, tmp_path / "log", *OPTIONS) as first:
        first.kill()
    patient = ("-c", PATIENT)
    with Process(place, tmp_path / "log", *OPTIONS, program=patient) as second:
        assert second.stop() == 0
    with Process(place, tmp_path / "log", *OPTIONS) as third, guest(third) as ada:
        done(ada, made(ada, MINE, MINE), Play("e3", 0))


@NEEDS_PROC
def test_a_writer_that_outlives_its_server_is_waited_for(tmp_path: Path) -> None:
    """What it was told to write is written before the next server reads anything."""
    data = tmp_path / "games.sqlite3"
    with Process(data, tmp_path / "log", *OPTIONS) as first:
        writer = number_of_writer(data, first)
        os.kill(writer, signal.SIGSTOP)
        first.kill()
    command = [sys.executable, "-c", PATIENT, "serve", "--port", "0"]
    with subprocess.Popen(
        [*command, "--data", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment(),
    ) as second:
        assert second.stdout is not None
        with closing(second.stdout):
            try:
                wait_until(lambda: len(waiting_for(data, second.pid)) == 1)
            finally:
                os.kill(writer, signal.SIGCONT)
            told = second.stdout.readline()
            writers = processes_of(data)
            second.kill()

    assert told.startswith(b"Whiskerworks is at")
    assert writer not in writers


def number_of_writer(data: Path, server: Process) -> int:
    """Return the process that writes for a *server*."""
    (found,) = [n for n in processes_of(data) if n != server.process.pid]
    return found


def processes_of(data: Path) -> list[int]:
    """Return the processes that have *data* among their arguments."""
    return [int(Path(one).parent.name) for one in writers_of(str(data))]


def waiting_for(data: Path, parent: int) -> list[int]:
    """Return the children of *parent* that have the lock of *data* open."""
    return [number for number in processes_of(data) if has_open(number, data, parent)]


def has_open(number: int, data: Path, parent: int) -> bool:
    """Tell whether a child of *parent* has the lock of *data* open."""
    status = reading(Path(f"/proc/{number}/status")).decode()
    if f"PPid:\t{parent}\n" not in status:
        return False
    names = []
    for one in Path(f"/proc/{number}/fd").glob("*"):
        try:
            names.append(str(one.readlink()))
        except OSError:
            continue
    return f"{data}-lock" in names


@pytest.mark.anyio
class TestInOneProcess:
    async def test_a_store_is_opened_alone_once(self, tmp_path: Path) -> None:
        """By whatever name; others may open it too, who say that they only look."""
        path, link = tmp_path / "games.sqlite3", tmp_path / "link.sqlite3"
        first = await Store.open(path, exclusive=True)
        link.symlink_to(path)

        for name in (path, link):
            with pytest.raises(InUse, match=f"process {os.getpid()}"):
                await Store.open(name, exclusive=True)
        await (await Store.open(path)).close()

        await first.close()
        await (await Store.open(link, exclusive=True)).close()

    async def test_what_does_not_open_is_not_locked(self, tmp_path: Path) -> None:
        """So it can be tried again."""
        path = tmp_path / "games.sqlite3"
        path.write_text("This is no database. " * 100)

        for _ in range(2):
            with pytest.raises(CannotOpen, match=r"not a database"):
                await Store.open(path, exclusive=True)

    async def test_a_folder_that_is_not_there_is_named(self, tmp_path: Path) -> None:
        """As without a lock."""
        with pytest.raises(CannotOpen, match=r"folder not found: .*nowhere"):
            await Store.open(tmp_path / "nowhere" / "s.sqlite3", exclusive=True)

    async def test_a_password_is_not_told(self) -> None:
        """Where a database cannot be asked for its lock."""
        with pytest.raises(CannotOpen, match=r"ann:\*\*\*@127\.0\.0\.1:1/db") as caught:
            await Store.open("postgresql://ann:hunter2@127.0.0.1:1/db", exclusive=True)

        assert "hunter2" not in repr(caught.value)


@pytest.mark.anyio
async def test_who_has_lost_the_database_writes_nothing_until_it_is_back(
    cluster: postgres.Cluster,
) -> None:
    """The connection with the lock is lost, and another server is quicker."""
    name = f"lost{os.getpid()}"

    async def tell(words: str) -> None:
        await asyncio.to_thread(command, cluster, words)

    await tell(f"CREATE DATABASE {name}")
    first = await Store.open(cluster.url(name), exclusive=True)
    lock = f"datname = '{name}' AND application_name LIKE 'whiskerworks server, %'"
    end = f"SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE {lock}"
    await tell(end)
    await first.set_setting("a", "regained")
    await tell(end)
    second = await Store.open(cluster.url(name), exclusive=True)
    with pytest.raises(Failed, match=f"another server .process {os.getpid()} on"):
        await first.set_setting("a", "lost")
    await second.set_setting("b", "second")
    found = await first.setting("a")
    await second.close()
    await first.set_setting("a", "back")

    assert found == "regained"
    assert await first.setting("a") == "back"
    await first.close()
    await tell(f"DROP DATABASE {name}")


WRITER = """
import sys
from pathlib import Path
from whiskerworks.server.store.lock import become_writer
become_writer(Path(sys.argv[1]))
print("writing", flush=True)
sys.stdin.read()
"""


def test_who_waits_for_a_writer_gives_up_in_the_end(tmp_path: Path) -> None:
    """And says what it waited for."""
    data = tmp_path / "games.sqlite3"
    command = [sys.executable, "-c", WRITER, str(data)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"writing\n"
        with pytest.raises(Failed, match="is still running"):
            become_writer(data, patience=0.0)
        other.communicate()

    become_writer(data, patience=0.0)
