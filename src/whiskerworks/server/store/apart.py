"""
Writing to a SQLite file in a process of its own.

Nothing is imported here that takes long, so that this process can be started before
the server imports what it needs itself.
"""

import asyncio
import pickle
import struct
import sys
from asyncio.subprocess import PIPE, Process
from typing import TYPE_CHECKING, Final, TypeVar

from whiskerworks.server.store.errors import Failed

if TYPE_CHECKING:
    from whiskerworks.server.store.engines import Durability
    from whiskerworks.server.store.pens import Job

T = TypeVar("T")
LENGTH: Final = struct.Struct("!I")
"""What stands before a value on the pipe."""

# Ctrl-C in a terminal is told to every process there: this one is not to end of it,
# nor to complain while it imports.
BEGIN: Final = (
    "import signal; "
    "signal.signal(signal.SIGINT, signal.SIG_IGN); "
    "signal.signal(signal.SIGTERM, signal.SIG_IGN); "
    "from whiskerworks.server.store.scribe import main; main()"
)


def packed(value: object) -> bytes:
    """Return *value* as it goes over the pipe."""
    data = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


class ProcessPen:
    """
    Writes to a SQLite file in a process of its own, see scribe.py.

    A thread gives Python's lock away at each step of a statement, and from an event
    loop that is busy it gets it back late: at worst after tenths of a second, see
    docs/decisions/0004-store.md. A process shares no lock, and may use another core.
    """

    def __init__(self, database: str, durability: "Durability") -> None:
        self._words = ("-c", BEGIN, database, durability)
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
                raise Failed("the process that writes cannot be started") from problem

    async def write(self, job: "Job[T]") -> T:
        """Return what *job* returns; see `Pen`."""
        # Who is cancelled while waiting leaves the answer for nobody else to read.
        return await asyncio.shield(asyncio.ensure_future(self._exchange(job)))

    async def _exchange(self, job: "Job[T]") -> T:
        async with self._turn:
            try:
                well, answer = await self._ask(job)
            except (OSError, EOFError) as problem:
                await self._drop()
                raise Failed("the process that writes has ended") from problem
        if not well:
            assert isinstance(answer, Exception)
            raise answer
        return answer

    async def _ask(self, job: "Job[T]") -> tuple[bool, T]:
        process = self._process or await self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(packed(job))
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH.size)
        data = await process.stdout.readexactly(LENGTH.unpack(head)[0])
        answer: tuple[bool, T] = pickle.loads(data)
        return answer

    async def _start(self) -> Process:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, *self._words, stdin=PIPE, stdout=PIPE
        )
        return self._process

    async def _drop(self) -> None:
        """Make sure that the process is gone; the next job starts another."""
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
