"""
Notify people of their turn, by calling a web address of theirs.

One task makes the calls after the move is saved, and no table ever waits for it. If
calls pile up, the oldest are dropped: a late call would lead to a newer position
anyway.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, Literal, NamedTuple, get_args

import msgspec
import structlog

from whiskerworks.core.message import Message
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.metrics import ProcessMetrics
from whiskerworks.server.safe_http import CallFailed, CallPolicy, post_json
from whiskerworks.server.table_registry import TableRegistry
from whiskerworks.settings import Settings
from whiskerworks.table.log_entries import LogEntry, Moved, Resumed, Started, Undone
from whiskerworks.words import words

Shape = Literal["json", "discord", "slack"]
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)
MAX_WAITING_CALLS: Final = 1_000
"""Maximum number of waiting calls."""
MAX_CONCURRENT_CALLS: Final = 8
"""Maximum number of calls at the same time."""

log = structlog.get_logger()


class Turn(NamedTuple):
    """A person's turn at a table."""

    person: str
    game: str
    link: str
    """The address of the table."""


class Hook(NamedTuple):
    """The address to call, and the format it expects."""

    url: str
    shape: Shape


Find = Callable[[str], Awaitable[Hook | None]]
"""Returns the hook of a person, if they have one."""


def hook_body(turn: Turn, shape: Shape) -> bytes:
    """Return the body of a call; it contains no text that a player could choose."""
    said = words(turn.game).say(Message("hook-your-turn", {"game": turn.game}))
    told: dict[str, object] = {"event": "your-turn", "game": turn.game}
    told |= {"table": turn.link, "text": said}
    if shape == "discord":
        quiet = {"parse": list[str]()}
        told = {"content": f"{said} <{turn.link}>", "allowed_mentions": quiet}
    elif shape == "slack":
        told = {"text": f"{said} <{turn.link}>"}
    return msgspec.json.encode(told)


class TurnNotifier:
    """Call people's hooks when it is their turn."""

    def __init__(
        self, find: Find, running: ProcessMetrics, rules: CallPolicy | None = None
    ) -> None:
        self._find: Final = find
        self._running: Final = running
        self._rules: Final = rules or CallPolicy()
        self._turns: Final[deque[Turn]] = deque(maxlen=MAX_WAITING_CALLS)
        self._some: Final = asyncio.Event()
        self._calls: Final[set[asyncio.Task[None]]] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start making calls."""
        self._task = asyncio.create_task(self._run())

    def tell(self, turn: Turn) -> None:
        """Queue a call; never waits, never fails."""
        self._turns.append(turn)
        self._some.set()

    async def close(self) -> None:
        """Stop making calls, and abandon those in progress."""
        tasks = [*self._calls, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._some.wait()
            while self._turns and len(self._calls) < MAX_CONCURRENT_CALLS:
                self._begin(self._turns.popleft())
            if self._calls and self._turns:
                await asyncio.wait(self._calls, return_when=asyncio.FIRST_COMPLETED)
            elif not self._turns:
                self._some.clear()

    def _begin(self, turn: Turn) -> None:
        task = asyncio.create_task(self._call(turn))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _call(self, turn: Turn) -> None:
        """Call one person; errors are counted and logged only."""
        try:
            hook = await self._find(turn.person)
            if hook is None:
                return
            await post_json(hook.url, hook_body(turn, hook.shape), self._rules)
        except CallFailed as problem:
            self._running.hooks.labels(problem.code).inc()
            log.info("hook", result=problem.code)
        except Exception:
            self._running.hooks.labels("failed").inc()
            log.exception("hook", result="failed")
        else:
            self._running.hooks.labels("sent").inc()


TURN_ENTRIES = (Moved, Started, Undone, Resumed)
"""Entries that may make it somebody's turn."""


@asynccontextmanager
async def notify_on_turn_change(
    registry: TableRegistry,
    settings: Settings,
    running: ProcessMetrics,
    place: str,
    rules: CallPolicy | None = None,
) -> AsyncIterator[None]:
    """Notify the people of *registry* of their turns, if the settings allow it."""
    if not settings.hooks:
        yield
        return

    async def find(person: str) -> Hook | None:
        kept = await registry.store.person(person)
        if kept is None or not kept.hook_url or kept.hook_kind not in SHAPES:
            return None
        return Hook(kept.hook_url, kept.hook_kind)

    base = (settings.url or place).rstrip("/")
    hooks = TurnNotifier(find, running, rules)

    def listener(live: LiveTable, fresh: Sequence[LogEntry]) -> None:
        turn = next_turn(live, fresh, base)
        if turn is not None:
            hooks.tell(turn)

    hooks.start()
    registry.listeners.append(listener)
    try:
        yield
    finally:
        registry.listeners.remove(listener)
        await hooks.close()


def next_turn(live: LiveTable, fresh: Sequence[LogEntry], base: str) -> Turn | None:
    """Return whose turn *fresh* has made it, unless they are at the table."""
    seat = live.table.mover
    if seat is None or not any(isinstance(one.entry, TURN_ENTRIES) for one in fresh):
        return None
    chair = live.table.chairs[seat]
    by = {one.person for one in fresh}
    here = seat not in live.broadcaster.away
    if chair.kind != "person" or not chair.person or chair.person in by or here:
        return None
    return Turn(chair.person, live.table.created.game, f"{base}/t/{live.id}")
