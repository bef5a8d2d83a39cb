"""Find out whose turn it has become, and have them called."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from whiskerworks.server.calling import Rules
from whiskerworks.server.hall import Hall
from whiskerworks.server.hooks import SHAPES, Hook, Hooks, Turn
from whiskerworks.server.live import Live
from whiskerworks.server.metrics import Running
from whiskerworks.settings import Settings
from whiskerworks.table.entries import Logged, Moved, Resumed, Started, Undone

TURNING = (Moved, Started, Undone, Resumed)
"""What may make it somebody's turn."""


@asynccontextmanager
async def called_when_on_turn(
    hall: Hall,
    settings: Settings,
    running: Running,
    place: str,
    rules: Rules | None = None,
) -> AsyncIterator[None]:
    """Have people of *hall* called when it becomes their turn, if that is allowed."""
    if not settings.hooks:
        yield
        return

    async def find(person: str) -> Hook | None:
        kept = await hall.store.person(person)
        if kept is None or not kept.hook_url or kept.hook_kind not in SHAPES:
            return None
        return Hook(kept.hook_url, kept.hook_kind)

    base = (settings.url or place).rstrip("/")
    hooks = Hooks(find, running, rules)

    def listener(live: Live, fresh: Sequence[Logged]) -> None:
        turn = turn_at(live, fresh, base)
        if turn is not None:
            hooks.tell(turn)

    hooks.start()
    hall.listeners.append(listener)
    try:
        yield
    finally:
        hall.listeners.remove(listener)
        await hooks.close()


def turn_at(live: Live, fresh: Sequence[Logged], base: str) -> Turn | None:
    """Return whose turn it has become by *fresh*, unless they are at the table."""
    seat = live.table.mover
    if seat is None or not any(isinstance(one.entry, TURNING) for one in fresh):
        return None
    chair = live.table.chairs[seat]
    by = {one.person for one in fresh}
    here = seat not in live.audience.away
    if chair.kind != "person" or not chair.person or chair.person in by or here:
        return None
    return Turn(chair.person, live.table.created.game, f"{base}/t/{live.id}")
