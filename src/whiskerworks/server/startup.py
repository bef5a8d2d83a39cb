"""
How the server starts: what takes long goes on side by side.

The port comes first, so that a mistake is told at once. Then the process is started
that writes to a SQLite file: while it imports what it needs, this one imports the rest
of the server. Nothing is imported above that takes long.
"""

import asyncio
import gc
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, cast

from whiskerworks.server.listen_address import CannotListen, listen
from whiskerworks.server.store.errors import StoreError
from whiskerworks.server.store.writer_process import ProcessExecutor
from whiskerworks.settings import Settings

if TYPE_CHECKING:
    from whiskerworks.server.store.executors import Durability


def serve(settings: Settings, *, in_browser: bool = False) -> int:
    """Serve until told to stop; return the exit code, what is wrong being said."""
    try:
        with (
            _pause_garbage_collection(),
            listen(settings.host, settings.port) as listener,
            asyncio.Runner(loop_factory=loop_factory()) as runner,
        ):
            return runner.run(_serve(settings, listener, in_browser))
    except (CannotListen, StoreError) as problem:
        print(f"whiskerworks: {problem}", file=sys.stderr)
        return 1


@contextmanager
def _pause_garbage_collection() -> Iterator[None]:
    """Import in peace: what modules are made of stays, and looking through it costs."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes the fastest event loop there is."""
    try:
        import uvloop
    except ImportError:  # there is none for this system
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, listener: socket.socket, in_browser: bool) -> int:
    async with _writer_process(settings) as executor:
        from whiskerworks.server.server_process import run

        await asyncio.sleep(0)  # Ctrl-C meanwhile is heeded now, before data is touched
        return await run(settings, listener, executor, in_browser)


@asynccontextmanager
async def _writer_process(settings: Settings) -> AsyncIterator[ProcessExecutor | None]:
    """Start the process that writes, if *settings* name a file, and see to its end."""
    if "://" in settings.data:
        yield None
        return
    executor = ProcessExecutor(settings.data, cast("Durability", settings.durability))
    try:
        await executor.start()
        yield executor
    finally:
        await executor.close()
