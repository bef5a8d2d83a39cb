"""
Limit the processor time that each address and person may use.

Requests and messages are counted as well, but one may cost a thousand times as much as
another. So the time of each is measured, on the event loop and off it, and callers who
have used up their share wait until they have earned some again.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from typing import Any, Final, Generic, ParamSpec, TypeVar, final

from whiskerworks.server.fair_queue import FairQueue
from whiskerworks.server.problems import ProblemError, too_fast_problem
from whiskerworks.server.rate_limits import Budgets, OpenCounter

P = ParamSpec("P")
T = TypeVar("T")

MAX_RENDERS_PER_ADDRESS: Final = 300
"""Maximum pages and pictures that may wait for one address: enough for a club."""
MAX_RENDERS: Final = 1000
"""Maximum that may wait in all; further requests are refused."""


@final
class Meter:
    """The processor time that one request has taken, and its sender."""

    __slots__ = ("address", "budgets", "cpu", "person", "seconds")

    def __init__(self, address: str, budgets: Budgets) -> None:
        """Measure by the clock of *budgets*."""
        self.address: Final = address
        self.budgets: Final = budgets
        self.cpu: Final = budgets.cpu
        self.person = ""
        """The sender; empty before it is known, and for strangers."""
        self.seconds = 0.0


_METER: Final[ContextVar[Meter | None]] = ContextVar("meter", default=None)


async def run_metered(
    budgets: Budgets, address: str, work: Coroutine[Any, Any, T]
) -> T:
    """Return what *work* returns, charging its sender for the time it took."""
    meter = Meter(address, budgets)
    token = _METER.set(meter)
    try:
        return await _Metered(work, meter)
    finally:
        _METER.reset(token)
        budgets.charge(address, meter.seconds, meter.person)


def bill_person(person: str) -> None:
    """
    Charge *person* too for the request being served.

    Raises:
        ProblemError: They have used up their share, wherever they are.
    """
    meter = _METER.get()
    if meter is None:
        return
    meter.person = person
    wait = meter.budgets.wait(meter.address, person)
    if wait:
        raise too_fast_problem(wait)


async def measure(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """
    Return what *work* returns, adding its time to the request it serves.

    Use it for tasks that a request starts and awaits: they are not steps of the request
    itself. The coroutine is made here, so a task that is cancelled before it begins
    leaves no coroutine unawaited.
    """
    meter = _METER.get()
    return await (work() if meter is None else _Metered(work(), meter))


@final
class _Metered(Awaitable[T], Generic[T]):
    """A coroutine whose own steps are measured, but not those of others meanwhile."""

    def __init__(self, work: Coroutine[Any, Any, T], meter: Meter) -> None:
        self._work: Final = work
        self._meter: Final = meter

    def __await__(self) -> Generator[Any, Any, T]:
        work, meter, cpu = self._work, self._meter, self._meter.cpu
        sent: Any = None
        problem: BaseException | None = None
        while True:
            began = cpu()
            try:
                found = work.send(sent) if problem is None else work.throw(problem)
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                meter.seconds += cpu() - began
            sent = problem = None
            try:
                sent = yield found
            except GeneratorExit:
                work.close()
                raise
            except BaseException as thrown:
                problem = thrown


@final
class Renderer:
    """
    Make pages and pictures in a thread, so that moves need not wait for them.

    One thread is enough: Python runs one at a time. Addresses take turns.
    """

    def __init__(self, cpu: Callable[[], float] = time.thread_time) -> None:
        self._cpu: Final = cpu
        self._thread: Final = ThreadPoolExecutor(1, "render")
        self._queue: Final = FairQueue()
        self._waiting = 0
        self._of: Final = OpenCounter(MAX_RENDERS_PER_ADDRESS)

    async def render(
        self, make: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """
        Return what *make* returns, charging the caller for it.

        Raises:
            ProblemError: Too many renders wait already, of this address or in total.
        """
        meter = _METER.get()
        address = "" if meter is None else meter.address
        if self._waiting >= MAX_RENDERS:
            raise ProblemError("overloaded", seconds=1)
        if not self._of.add(address):
            raise ProblemError("too-fast", seconds=1)
        self._waiting += 1
        try:
            made, seconds = await self._in_turn(address, lambda: make(*args, **kwargs))
        finally:
            self._waiting -= 1
            self._of.drop(address)
        if meter is not None:
            meter.seconds += seconds
        return made

    async def _in_turn(self, address: str, make: Callable[[], T]) -> tuple[T, float]:
        """Return what *make* returns and its cost, when *address* has its turn."""
        await self._queue.take(address)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._timed, make)
        finally:
            self._queue.pass_on(address)

    def _timed(self, make: Callable[[], T]) -> tuple[T, float]:
        began = self._cpu()
        made = make()
        return made, self._cpu() - began

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)
