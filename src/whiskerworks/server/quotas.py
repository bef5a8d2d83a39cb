"""Limit how many tables a person or an address may make and keep open."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final, final

from whiskerworks.server.problems import ProblemError, too_many_problem
from whiskerworks.server.rate_limits import Buckets
from whiskerworks.server.store import Store
from whiskerworks.settings import Settings
from whiskerworks.table.setup import BotChair, Setup

DAY_MILLISECONDS: Final = 86_400_000
HOUR_SECONDS: Final = 3600.0
"""Seconds."""
MAX_COUNT_AGE_MILLISECONDS: Final = 3_600_000
"""How long a count is used before the store is asked again."""
MAX_TRACKED_PEOPLE: Final = 10_000
"""Beyond this number of people, those who make no table now are forgotten."""


@final
class _TableCount:
    """The tables of one person: an upper bound, as some may have ended since."""

    __slots__ = ("at", "making", "new", "open")

    def __init__(self) -> None:
        self.at: int | None = None
        """When the store was asked; None if it never was."""
        self.open = 0
        self.new = 0
        self.making: Final = asyncio.Lock()
        """Held while a table is made: it would be counted here and by the store."""


@final
class Quotas:
    """
    Limit how many tables are made.

    A rematch needs a quick answer, and counting somebody's tables in the store takes
    longer than all the rest. So counts are cached, and every new table is added. The
    store is asked again only if the sum exceeds a limit.

    An address has a bucket: one person there may come as any number of guests.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        now: Callable[[], int],
        seconds: Callable[[], float],
    ) -> None:
        self._settings: Final = settings
        self._store: Final = store
        self._now: Final = now
        self._seconds: Final = seconds
        self._counts: Final[dict[str, _TableCount]] = {}
        self._most: Final = settings.max_tables_per_hour_per_address
        self._addresses: Final = Buckets(self._most / HOUR_SECONDS, HOUR_SECONDS)

    @asynccontextmanager
    async def making(self, person: str, address: str) -> AsyncIterator[None]:
        """
        Check that *person* may make a table at *address*, and count it.

        Raises:
            ProblemError: They have too many open or made too many recently, or too many
                were made at their address.
        """
        with self._making_at(address):
            async with self._making_for(person):
                yield

    @contextmanager
    def _making_at(self, address: str) -> Iterator[None]:
        """
        Take a token of *address*, and put it back if no table is made.

        A cancelled request pays: its table may have been saved already.
        """
        if not self._most:
            yield
            return
        bucket = self._addresses.of(address, self._seconds())
        wait = bucket.take(self._seconds())
        if wait:
            raise too_many_problem("too-many-tables-here", wait)
        try:
            yield
        except Exception:
            bucket.put_back()
            raise

    @asynccontextmanager
    async def _making_for(self, person: str) -> AsyncIterator[None]:
        """
        Count a table of *person* when it is made, if another is allowed.

        Tables of one person are made one after the other.
        """
        count = self._count(person)
        async with count.making:
            if self._is_old(count) or self._problem(count):
                await self._look_up(person, count)
            problem = self._problem(count)
            if problem is not None:
                raise problem
            yield
            count.open += 1
            count.new += 1

    def _count(self, person: str) -> _TableCount:
        found = self._counts.get(person)
        if found is None:
            if len(self._counts) >= MAX_TRACKED_PEOPLE:
                self._sweep()
            found = self._counts[person] = _TableCount()
        return found

    def _sweep(self) -> None:
        for person, count in list(self._counts.items()):
            if not count.making.locked():
                del self._counts[person]

    def _is_old(self, count: _TableCount) -> bool:
        return count.at is None or self._now() - count.at > MAX_COUNT_AGE_MILLISECONDS

    async def _look_up(self, person: str, count: _TableCount) -> None:
        now = self._now()
        held = await self._store.held(person, now - DAY_MILLISECONDS)
        count.open, count.new, count.at = held.open, held.new, now

    def _problem(self, count: _TableCount) -> ProblemError | None:
        """Return why another table is refused, if it is."""
        settings = self._settings
        if 0 < settings.max_open_tables <= count.open:
            return ProblemError("too-many-tables", most=settings.max_open_tables)
        if 0 < settings.max_tables_per_day <= count.new:
            return ProblemError(
                "too-many-tables-today", most=settings.max_tables_per_day
            )
        return None


def is_for_bots(setup: Setup) -> bool:
    """Whether only bots play at a table."""
    return all(isinstance(chair, BotChair) for chair in setup.chairs)


@final
class BotGames:
    """The tables in memory that were made for bots alone, by host and address."""

    def __init__(self, settings: Settings, is_over: Callable[[str], bool]) -> None:
        """Count tables until *is_over* reports that their game has ended."""
        self._most: Final = settings.max_bot_games
        self._most_here: Final = settings.max_bot_games_per_address
        self._is_over: Final = is_over
        self._makers: Final[dict[str, tuple[str, str]]] = {}

    def check(self, host: str, address: str) -> None:
        """
        Check that *host*, at *address*, may make one more.

        Raises:
            ProblemError: The host, or all hosts at that address together, have too
                many.
        """
        makers = [one for key, one in self._makers.items() if not self._is_over(key)]
        if sum(maker == host for maker, _ in makers) >= self._most:
            raise ProblemError("too-many-bot-games", "setup.chairs", most=self._most)
        here = sum(place == address for _, place in makers if place)
        if here >= self._most_here:
            code = "too-many-bot-games-here"
            raise ProblemError(code, "setup.chairs", most=self._most_here)

    def add(self, table: str, host: str, address: str) -> None:
        """Count a table; *address* is empty if its origin is unknown."""
        self._makers[table] = (host, address)

    def drop(self, table: str) -> None:
        """Forget a table that left memory, if it was counted."""
        self._makers.pop(table, None)
