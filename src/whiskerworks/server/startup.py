"""
Start the server, doing slow things side by side.

The port comes first, so that mistakes are reported immediately. Then the process that
writes to a SQLite file is started; while it imports what it needs, this one imports the
rest of the server. Nothing slow is imported above.
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
    """Serve until told to stop; return the exit code after reporting any error."""
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
    """Suspend garbage collection during imports: modules stay, and searching costs."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return a factory of the fastest event loop available."""
    try:
        import uvloop
    except ImportError:  # not available for this system
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, listener: socket.socket, in_browser: bool) -> int:
    async with _writer_process(settings) as executor:
        from whiskerworks.server.server_process import run

        await asyncio.sleep(0)  # Ctrl-C takes effect here, before data is touched
        return await run(settings, listener, executor, in_browser)


@asynccontextmanager
async def _writer_process(settings: Settings) -> AsyncIterator[ProcessExecutor | None]:
    """Run the writer process if *settings* name a file, and end it afterwards."""
    if "://" in settings.data:
        yield None
        return
    executor = ProcessExecutor(settings.data, cast("Durability", settings.durability))
    try:
        await executor.start()
        yield executor
    finally:
        await executor.close()
