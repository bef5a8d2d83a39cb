"""
What is deleted after some days: tables nobody plays at, guests who are gone.

Sessions end after some days without use. An open socket is a use, and so is noted here.
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
"""Between two looks at what is due."""
STEP_INTERVAL_SECONDS: Final = 0.2
"""Between two steps, in which others may read and write."""
TABLES_PER_STEP: Final = 10
"""So many tables of each kind are deleted in one step, each in its own transaction."""
GUESTS_PER_STEP: Final = 100
"""So many guests are deleted in one step."""
MAX_REPORTED: Final = 100_000
"""An operator is told of no more than this."""


class DueDeletions(NamedTuple):
    """What is to be deleted."""

    unstarted: list[str]
    """Tables whose game never began."""
    finished: list[str]
    """Tables whose game is over."""
    abandoned: list[str]
    """Tables whose game was begun and left."""
    guests: list[str]
    """Guests who never came back."""


class DeletionCounts(NamedTuple):
    """How much was deleted, or would be."""

    unstarted: int = 0
    finished: int = 0
    abandoned: int = 0
    guests: int = 0


@final
class Retention:
    """Deletes what is due, in small steps."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry: Final = registry
        self._store: Final = registry.store

    async def due(self, max_tables: int, max_guests: int) -> DueDeletions:
        """Return what is due now, so many at most."""
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
        """Return the tables at which nobody is now."""
        return [one for one in found if not self._registry.present(one)]

    async def plan(self) -> DeletionCounts:
        """Return how much would be deleted now; nothing is."""
        due = await self.due(MAX_REPORTED, MAX_REPORTED)
        return DeletionCounts(*[len(kind) for kind in due])

    async def step(self) -> DeletionCounts:
        """Delete a little of what is due, and return how much."""
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
        """Let the sessions last that have a socket open."""
        open_connections = self._registry.open_connections
        now = self._registry.clock.now()
        if used := open_connections.credentials:
            expires = now + self._registry.settings.session_days * DAY_MILLISECONDS
            await self._store.touch_sessions(used, now, expires)
        if people := {one.person for one in open_connections} - {""}:
            await self._store.note_seen(people, now)

    async def run(self) -> DeletionCounts:
        """Delete all that is due, step by step; return how much."""
        total = step = await self.step()
        while any(step):
            await asyncio.sleep(STEP_INTERVAL_SECONDS)
            step = await self.step()
            total = DeletionCounts(*[a + b for a, b in zip(total, step, strict=True)])
        if any(total):
            LOG.info("deleted what is due", extra=total._asdict())
        return total

    async def keep_up(self) -> None:
        """Note who is here and delete what is due, for ever."""
        while True:
            try:
                await self.note_open()
                await self.run()
            except StoreError:
                LOG.exception("what is due cannot be deleted")
            await asyncio.sleep(ROUND_INTERVAL_SECONDS)
