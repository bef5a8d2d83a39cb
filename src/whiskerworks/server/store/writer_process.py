"""
A separate process that writes to a SQLite file.

Nothing slow is imported here until `main` runs in that process. So it can be started
before the server imports what it needs itself.

The process reads jobs from its standard input and answers on its standard output, each
a pickle after its length. It ends when its input does, and thus with its parent: a
server that stops closes the pipe after everything is written.
"""

import asyncio
import os
import pickle
import struct
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, TypeVar

from whiskerworks.server.store.errors import Failed

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from whiskerworks.server.store.executors import Durability, Job
    from whiskerworks.server.store.queries import people, sessions, settings  # noqa: F401


T = TypeVar("T")
LENGTH_PREFIX: Final = struct.Struct("!I")
"""The length before each value on the pipe."""

# Ctrl-C in a terminal reaches every process there: this one must not end because of it,
# nor complain while it imports.
STARTUP_CODE: Final = (
    "import signal; "
    "signal.signal(signal.SIGINT, signal.SIG_IGN); "
    "signal.signal(signal.SIGTERM, signal.SIG_IGN); "
    "from whiskerworks.server.store.writer_process import main; main()"
)


def pack(value: object) -> bytes:
    """Return *value* as it goes over the pipe."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH_PREFIX.pack(len(data)) + data


class ProcessExecutor:
    """
    Write to a SQLite file in a separate process, which runs `main`.

    A thread releases Python's lock at each step of a statement, and gets it back late
    from a busy event loop: at worst after tenths of a second, see
    docs/decisions/0004-store.md. A process shares no lock, and may use another core.
    """

    def __init__(self, database: str, durability: "Durability") -> None:
        self._words = ("-c", STARTUP_CODE, database, durability)
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def start(self) -> None:
        """
        Start the process, if there is none; it opens the file at the first job.

        Raises:
            Failed: It cannot be started.
        """
        async with self._turn:
            try:
                self._process = self._process or await self._start()
            except OSError as problem:
                raise Failed("the writer process cannot be started") from problem

    async def write(self, job: "Job[T]") -> T:
        """Return the result of *job*; see `WriteExecutor`."""
        # After a cancellation, the answer must not be read by the next caller.
        return await asyncio.shield(asyncio.ensure_future(self._exchange(job)))

    async def _exchange(self, job: "Job[T]") -> T:
        async with self._turn:
            try:
                well, answer = await self._ask(job)
            except (OSError, EOFError) as problem:
                await self._drop()
                raise Failed("the writer process has ended") from problem
        if not well:
            assert isinstance(answer, Exception)
            raise answer
        return answer

    async def _ask(self, job: "Job[T]") -> tuple[bool, T]:
        process = self._process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(pack(job))
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH_PREFIX.size)
        data = await process.stdout.readexactly(LENGTH_PREFIX.unpack(head)[0])
        answer: tuple[bool, T] = pickle.loads(data)
        return answer

    async def _start(self) -> Process:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, *self._words, stdin=PIPE, stdout=PIPE
        )
        return self._process

    async def _drop(self) -> None:
        """End the process; the next job starts another."""
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """Let the process finish, and wait for its end."""
        async with self._turn:
            process, self._process = self._process, None
            if process is not None:
                assert process.stdin is not None
                process.stdin.close()
                await process.wait()


def serve(engine: "Engine", jobs: BinaryIO, answers: BinaryIO) -> None:
    """Run all *jobs*, answering each with (True, result) or (False, error)."""
    from whiskerworks.server.store.executors import run_job
    from whiskerworks.server.store.lock import become_writer

    is_writer = False
    while len(head := jobs.read(LENGTH_PREFIX.size)) == LENGTH_PREFIX.size:
        job: Job[object] = pickle.loads(jobs.read(LENGTH_PREFIX.unpack(head)[0]))
        answer: tuple[bool, object]
        try:
            if not is_writer:
                become_writer(Path(str(engine.url.database)))
                is_writer = True
            answer = (True, run_job(engine, job))
        except Exception as problem:
            answer = (False, problem)
        answers.write(pack(answer))
        answers.flush()


def main() -> None:
    """Serve the file that the arguments name until the parent is gone."""
    from sqlalchemy import URL

    # Jobs are functions of these; the first of a kind must not wait for an import.
    from whiskerworks.server.store import writer  # noqa: F401
    from whiskerworks.server.store.executors import DURABILITIES, writing_engine
    from whiskerworks.server.store.queries import people, sessions, settings  # noqa: F401

    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # printed text must not end up among the answers
    database, durability = sys.argv[1:]
    (how,) = [one for one in DURABILITIES if one == durability]
    engine = writing_engine(URL.create("sqlite", database=database), how)
    try:
        serve(engine, sys.stdin.buffer, answers)
    except OSError:
        pass  # The parent left without waiting; what it asked for is written.
    finally:
        engine.dispose()
