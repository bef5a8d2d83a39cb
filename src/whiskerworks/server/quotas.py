"""How many tables one person may make and have open (`Quotas`)."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, final

from whiskerworks.server.problems import Trouble
from whiskerworks.server.settings import Settings
from whiskerworks.server.store import Store

DAY_MS: Final = 86_400_000
MAX_AGE_MS: Final = 3_600_000
"""How long a count is used before the store is asked again."""
MAX_PEOPLE: Final = 10_000
"""With more people than this, those who are making nothing are forgotten."""


@final
class _Count:
    """The tables of one person: at most this many, as some may have ended since."""

    __slots__ = ("at", "made", "making", "new", "open")

    def __init__(self) -> None:
        self.at: int | None = None
        """When the store was asked; None if it never was."""
        self.open = 0
        self.new = 0
        self.made = 0
        """How many tables were made while this object was there."""
        self.making = 0


@final
class Quotas:
    """
    Sees that nobody makes too many tables.

    A rematch needs an answer quickly, and to count somebody's tables in the store takes
    longer than all the rest. So what was counted is kept, and every new table is added;
    the store is asked again only if that comes to more than is allowed.
    """

    def __init__(
        self, settings: Settings, store: Store, now: Callable[[], int]
    ) -> None:
        self._settings: Final = settings
        self._store: Final = store
        self._now: Final = now
        self._counts: Final[dict[str, _Count]] = {}

    @asynccontextmanager
    async def making(self, person: str) -> AsyncIterator[None]:
        """
        See that *person* may make another table, and count it while it is made.

        Raises:
            Trouble: They have too many open, or have made too many of late.
        """
        count = self._count(person)
        others = count.making
        count.making += 1
        try:
            if self._is_old(count) or self._problem(count, others):
                await self._look_up(person, count)
            problem = self._problem(count, others)
            if problem is not None:
                raise problem
            yield
            count.made += 1
            count.open += 1
            count.new += 1
        finally:
            count.making -= 1

    def _count(self, person: str) -> _Count:
        found = self._counts.get(person)
        if found is None:
            if len(self._counts) >= MAX_PEOPLE:
                self._sweep()
            found = self._counts[person] = _Count()
        return found

    def _sweep(self) -> None:
        idle = [one for one, count in self._counts.items() if not count.making]
        for one in idle:
            del self._counts[one]

    def _is_old(self, count: _Count) -> bool:
        return count.at is None or self._now() - count.at > MAX_AGE_MS

    async def _look_up(self, person: str, count: _Count) -> None:
        made, now = count.made, self._now()
        held = await self._store.held(person, now - DAY_MS)
        # The store may have counted before tables that were kept meanwhile.
        since = count.made - made
        count.open, count.new, count.at = held.open + since, held.new + since, now

    def _problem(self, count: _Count, others: int) -> Trouble | None:
        """Return why there may not be another, while *others* are being made."""
        settings = self._settings
        if 0 < settings.max_open_tables <= count.open + others:
            return Trouble("too-many-tables", most=settings.max_open_tables)
        if 0 < settings.max_tables_per_day <= count.new + others:
            return Trouble("too-many-tables-today", most=settings.max_tables_per_day)
        return None
