"""
Decide which bot thinks next, and whose search is cut short for it.

People who wait at a table come first; no question waits for a search of a lower
priority. Among equals, those come next whose bots have thought least recently: first by
address, then by host, then by table. So nobody gains by making more tables, or by
appearing as more people at one address.
"""

from collections.abc import Callable, Iterable
from enum import IntEnum
from heapq import nsmallest
from math import exp2
from typing import Final, Generic, NamedTuple, TypeVar, final

T = TypeVar("T")

HALF_LIFE_SECONDS: Final = 60.0
"""Time after which a second of thinking counts half."""
PATIENCE_SECONDS: Final = 60.0
"""Maximum wait of a table whose players are away, before spectators yield."""
MAX_SHARES: Final = 10_000
"""Beyond this number of shares, negligible ones are dropped."""
NEGLIGIBLE_SECONDS: Final = 0.01


class Priority(IntEnum):
    """How urgently a bot should answer; the smallest comes first."""

    WAITING = 0
    """A player is connected."""
    WATCHED = 1
    """Somebody watches."""
    AWAY = 2
    """The players are elsewhere, and look at the game later."""
    PAUSED = 3
    """Only bots play and nobody watches: the game waits until somebody does."""


class Claim(NamedTuple):
    """On whose behalf a bot thinks."""

    priority: Priority = Priority.WAITING
    address: str = ""
    """The address of those who wait; empty if nobody is connected."""
    host: str = ""
    """The person who made the table."""


@final
class Shares:
    """The seconds of thinking that each name has used recently."""

    def __init__(self) -> None:
        self._had: Final[dict[tuple[str, str], tuple[float, float]]] = {}

    def of(self, kind: str, name: str, now: float) -> float:
        """Return the seconds *name* has used; older ones count less."""
        seconds, at = self._had.get((kind, name), (0.0, now))
        return seconds * exp2((at - now) / HALF_LIFE_SECONDS)

    def add(self, kind: str, name: str, seconds: float, now: float) -> None:
        """Add seconds of thinking to *name*."""
        if len(self._had) >= MAX_SHARES:
            self._sweep(now)
        self._had[kind, name] = (self.of(kind, name, now) + seconds, now)

    def __len__(self) -> int:
        return len(self._had)

    def _sweep(self, now: float) -> None:
        for kind, name in list(self._had):
            if self.of(kind, name, now) < NEGLIGIBLE_SECONDS:
                del self._had[kind, name]


@final
class Ticket(Generic[T]):
    """A table's question that waits, or is being thought about."""

    def __init__(
        self, number: int, table: str, claim: Claim, subject: T, now: float
    ) -> None:
        self.number: Final = number
        self.table: Final = table
        self.claim = claim
        """Changes as people come and go."""
        self.subject: Final = subject
        self.asked: Final = now
        self.since = now
        """When it began to wait, or to be thought about."""

    def priority(self, now: float) -> Priority:
        """Return how urgent it is now."""
        found = self.claim.priority
        is_late = now - self.asked >= PATIENCE_SECONDS
        return Priority.WATCHED if found is Priority.AWAY and is_late else found


@final
class BotQueue(Generic[T]):
    """The waiting tickets, and the shares that decide their order."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        """Tell the time by the clock *seconds*."""
        self._seconds: Final = seconds
        self._shares: Final = Shares()
        self._waiting: Final[dict[Ticket[T], None]] = {}
        self._number = 0

    def add(self, table: str, claim: Claim, subject: T) -> Ticket[T]:
        """Return a new waiting ticket."""
        self._number += 1
        ticket = Ticket(self._number, table, claim, subject, self._seconds())
        self._waiting[ticket] = None
        return ticket

    def put_back(self, ticket: Ticket[T]) -> None:
        """Let a ticket wait again after its search was cut short."""
        ticket.since = self._seconds()
        self._waiting[ticket] = None

    def remove(self, ticket: Ticket[T]) -> None:
        """Remove a ticket, if it waits."""
        self._waiting.pop(ticket, None)

    def take(
        self, fits: Callable[[Ticket[T]], bool] | None = None
    ) -> tuple[Ticket[T], float] | None:
        """
        Return the next ticket, and how many seconds it waited.

        With *fits*, consider only the tickets that it accepts.
        """
        first = self.first(1, fits)
        if not first:
            return None
        (ticket,) = first
        del self._waiting[ticket]
        now = self._seconds()
        waited, ticket.since = now - ticket.since, now
        return ticket, waited

    def first(
        self, count: int, fits: Callable[[Ticket[T]], bool] | None = None
    ) -> list[Ticket[T]]:
        """Return at most *count* tickets that are next."""
        now = self._seconds()
        ready = [
            ticket
            for ticket in self._waiting
            if ticket.claim.priority is not Priority.PAUSED
            and (fits is None or fits(ticket))
        ]
        return nsmallest(count, ready, lambda ticket: self._rank(ticket, now))

    def last(self, tickets: Iterable[Ticket[T]]) -> Ticket[T]:
        """Return the ticket of *tickets* with the weakest claim."""
        now = self._seconds()
        return max(tickets, key=lambda ticket: self._rank(ticket, now))

    def _rank(
        self, ticket: Ticket[T], now: float
    ) -> tuple[Priority, float, float, float, int]:
        claim, had = ticket.claim, self._shares.of
        return (
            ticket.priority(now),
            had("address", claim.address, now),
            had("host", claim.host, now),
            had("table", ticket.table, now),
            ticket.number,
        )

    def must_yield(self, thinking: Ticket[T], waiting: Ticket[T]) -> bool:
        """Whether a search must be cut short for a ticket that waits."""
        now = self._seconds()
        return waiting.priority(now) < thinking.priority(now)

    def charge(self, ticket: Ticket[T]) -> None:
        """Charge the time for which a ticket was thought about."""
        now, claim = self._seconds(), ticket.claim
        spent = now - ticket.since
        self._shares.add("address", claim.address, spent, now)
        self._shares.add("host", claim.host, spent, now)
        self._shares.add("table", ticket.table, spent, now)

    def waiting(self, priority: Priority) -> int:
        """Return the number of waiting tickets of a *priority*."""
        return sum(ticket.claim.priority is priority for ticket in self._waiting)
