"""
Delete unused tables and guests after some days.

Sessions end after some days without use. An open socket is a use, so it is noted here.
"""

import asyncio
import logging
from functools import partial
from typing import Final, NamedTuple, final

from whiskerworks.server.store import StoreError
from whiskerworks.server.store.queries import people, tables
from whiskerworks.server.table_registry import TableRegistry

LOG: Final = logging.getLogger(__name__)
DAY_MILLISECONDS: Final = 86_400_000
"""Milliseconds."""
ROUND_INTERVAL_SECONDS: Final = 3600.0
"""Seconds between two searches for what is due."""
STEP_INTERVAL_SECONDS: Final = 0.2
"""Seconds between two steps, in which others may read and write."""
TABLES_PER_STEP: Final = 10
"""Tables of each kind deleted in one step, each in its own transaction."""
GUESTS_PER_STEP: Final = 100
"""Guests deleted in one step."""
MAX_REPORTED: Final = 100_000
"""Maximum number reported to an operator."""


class DueDeletions(NamedTuple):
    """Ids of what is due for deletion."""

    unstarted: list[str]
    """Tables whose game never began."""
    finished: list[str]
    """Tables whose game is over."""
    abandoned: list[str]
    """Tables whose game began but was abandoned."""
    guests: list[str]
    """Guests who never came back."""


class DeletionCounts(NamedTuple):
    """How many were deleted, or would be."""

    unstarted: int = 0
    finished: int = 0
    abandoned: int = 0
    guests: int = 0


@final
class Retention:
    """Delete what is due, in small steps."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry: Final = registry
        self._store: Final = registry.store

    async def due(self, max_tables: int, max_guests: int) -> DueDeletions:
        """Return what is due now, up to the given maxima."""
        settings = self._registry.settings
        await self._registry.late_rows.catch_up()
        jobs = (
            (tables.unstarted, settings.unstarted_days, max_tables),
            (tables.finished, settings.finished_days, max_tables),
            (tables.abandoned, settings.abandoned_days, max_tables),
            (people.inactive_guests, settings.guest_days, max_guests),
        )
        found: list[list[str]] = []
        for job, days, limit in jobs:
            asked = partial(job, before=self._before(days), limit=limit)
            found.append(await self._store.read(asked) if days else [])
        *kinds, gone = found
        unstarted, finished, abandoned = [self._unused(kind) for kind in kinds]
        return DueDeletions(unstarted, finished, abandoned, gone)

    def _before(self, days: int) -> int:
        return self._registry.clock.now() - days * DAY_MILLISECONDS

    def _unused(self, found: list[str]) -> list[str]:
        """Return those of *tables* at which nobody is connected."""
        return [one for one in found if not self._registry.present(one)]

    async def plan(self) -> DeletionCounts:
        """Return how many would be deleted now, without deleting them."""
        due = await self.due(MAX_REPORTED, MAX_REPORTED)
        return DeletionCounts(*[len(kind) for kind in due])

    async def step(self) -> DeletionCounts:
        """Delete one portion of what is due, and return how many."""
        due, settings = (
            await self.due(TABLES_PER_STEP, GUESTS_PER_STEP),
            self._registry.settings,
        )
        unstarted = await self._delete(due.unstarted, settings.unstarted_days)
        finished = await self._delete(due.finished, settings.finished_days)
        abandoned = await self._delete(due.abandoned, settings.abandoned_days)
        guests: list[str] = []
        if due.guests:
            before = self._before(settings.guest_days)
            guests = await self._store.delete_guests(due.guests, before)
        deleted = DeletionCounts(unstarted, finished, abandoned, len(guests))
        for kind, count in deleted._asdict().items():
            self._registry.metrics.deleted.labels(kind).inc(count)
        return deleted

    async def _delete(self, tables: list[str], days: int) -> int:
        """Delete those of *tables* that are still due, and return how many."""
        since, registry = self._before(days), self._registry
        return sum(
            [await registry.delete(one, unchanged_since=since) for one in tables]
        )

    async def note_open(self) -> None:
        """Extend the sessions that have an open socket."""
        open_connections = self._registry.open_connections
        now = self._registry.clock.now()
        if used := open_connections.credentials:
            expires = now + self._registry.settings.session_days * DAY_MILLISECONDS
            await self._store.touch_sessions(used, now, expires)
        if people := {one.person for one in open_connections} - {""}:
            await self._store.note_seen(people, now)

    async def run(self) -> DeletionCounts:
        """Delete everything that is due, step by step; return how many."""
        total = step = await self.step()
        while any(step):
            await asyncio.sleep(STEP_INTERVAL_SECONDS)
            step = await self.step()
            total = DeletionCounts(*[a + b for a, b in zip(total, step, strict=True)])
        if any(total):
            LOG.info("deleted what is due", extra=total._asdict())
        return total

    async def keep_up(self) -> None:
        """Note who is connected and delete what is due, forever."""
        while True:
            try:
                await self.note_open()
                await self.run()
            except StoreError:
                LOG.exception("what is due cannot be deleted")
            await asyncio.sleep(ROUND_INTERVAL_SECONDS)
