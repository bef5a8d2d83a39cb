"""Writing in a process of its own: the same promises, and it may be killed."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.process import NEEDS_PROC, writers_of
from tests.server.serving import SOON
from tests.server.store.logs import CREATED, logged, make
from whiskerworks.server.store import CannotOpen, Conflict, Failed, Store
from whiskerworks.server.store.writer_process import STARTUP_CODE, ProcessExecutor

pytestmark = pytest.mark.anyio

SERVER = """
import asyncio, sys
from tests.server.store.logs import logged, make
from whiskerworks.server.store import Store

async def serve():
    store = await Store.open(sys.argv[1], apart=True)
    await make(store, "t")
    for seq in range(2, 100_000):
        await store.append("t", [logged(seq)])
        print(seq, flush=True)

asyncio.run(serve())
"""


def writing_process(store: Store) -> int:
    """Return the number of the process that writes."""
    assert isinstance(store._executor, ProcessExecutor)
    return pen_process(store._executor)


async def test_a_process_that_is_killed_is_replaced(tmp_path: Path) -> None:
    """Who waited is told; after loading the table anew it goes on."""
    store = await Store.open(tmp_path / "store.sqlite3", apart=True)
    ann = await store.add_person("Ann")
    await make(store, "t")
    os.kill(writing_process(store), signal.SIGKILL)

    with pytest.raises(Failed, match="the writer process has ended"):
        await store.append("t", [logged(2)])
    await store.load("t")
    await store.append("t", [logged(2)])
    with pytest.raises(Conflict, match="has an entry 2"):
        await store.append("t", [logged(2)])

    kept = await store.load("t")
    assert kept is not None
    assert kept.logs == [logged(1, CREATED), logged(2)]
    assert await store.person(ann.id) == ann
    await store.close()


async def test_who_is_cancelled_does_not_take_the_next_ones_answer(
    tmp_path: Path,
) -> None:
    """Questions and answers stay in step."""
    store = await Store.open(tmp_path / "store.sqlite3", apart=True)
    task = asyncio.create_task(store.first_setting("key", "first"))
    await asyncio.sleep(0)
    task.cancel()

    bob = await store.add_person("Bob")

    assert await store.first_setting("key", "second") == "first"
    assert await store.person(bob.id) == bob
    await store.close()


def test_a_killed_server_loses_nothing_it_has_told(tmp_path: Path) -> None:
    """Killed without warning, its writing process ends by itself."""
    place = str(tmp_path / "store.sqlite3")
    command = [sys.executable, "-c", SERVER, place]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        told = [int(server.stdout.readline()) for _ in range(20)]
        server.kill()
        told += [int(line) for line in server.stdout]

    stored = asyncio.run(entries_in(place))

    assert told[-1] <= stored <= told[-1] + 1
    until = time.monotonic() + SOON
    while writers_of(place) and time.monotonic() < until:
        time.sleep(0.1)
    assert writers_of(place) == []


@NEEDS_PROC
async def test_it_can_be_started_before_the_file_is_there(tmp_path: Path) -> None:
    """It makes none by itself, writes once the store is open, and ends with it."""
    path = tmp_path / "store.sqlite3"
    executor = ProcessExecutor(str(path), "full")
    await executor.start()
    assert writers_of(str(path))
    assert not path.exists()

    store = await Store.open(path, apart=True, started=executor)
    ann = await store.add_person("Ann")

    assert await store.person(ann.id) == ann
    assert writing_process(store) == pen_process(executor)
    await store.close()
    assert writers_of(str(path)) == []


async def test_a_store_that_cannot_be_opened_leaves_no_process(tmp_path: Path) -> None:
    """Whether it was started before or not."""
    place = str(tmp_path / "nowhere" / "store.sqlite3")
    executor = ProcessExecutor(place, "full")
    await executor.start()

    for started in (executor, None):
        with pytest.raises(CannotOpen, match="folder not found"):
            await Store.open(place, apart=True, started=started)

    assert writers_of(place) == []


@pytest.mark.parametrize(
    ("begin", "without"),
    [
        ("import whiskerworks.server.startup", ("sqlalchemy", "litestar", "uvicorn")),
        (STARTUP_CODE, ("sqlalchemy.orm", "alembic")),
    ],
)
def test_what_starts_first_imports_little(
    begin: str, without: tuple[str, ...], tmp_path: Path
) -> None:
    """The server starts the process that writes before it imports the rest."""
    seen = f"[n for n in {without} if n in sys.modules]"
    ask = f"{begin}\nimport sys; print('found', *{seen}, file=sys.stderr)"

    done = subprocess.run(
        [sys.executable, "-c", ask, str(tmp_path / "none"), "full"],
        input=b"",
        capture_output=True,
        check=True,
    )

    assert done.stderr == b"found\n"


def pen_process(executor: ProcessExecutor) -> int:
    """Return the number of a pen's process."""
    assert executor._process is not None
    return executor._process.pid


async def entries_in(place: str) -> int:
    """Return how many entries the table t has."""
    store = await Store.open(place)
    kept = await store.load("t")
    await store.close()
    assert kept is not None
    return len(kept.logs)
