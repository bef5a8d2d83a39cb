"""
The order in which bots think: who comes next, and whose thought is cut short for it.

People who wait at a table come first, and nobody waits for a thought of a lower
priority. Among equals those come next whose bots have
thought the least lately: first by address, then by host, then by table. So nobody gains
by making more tables, or by being more people at one address.
"""

from collections.abc import Callable, Iterable
from enum import IntEnum
from heapq import nsmallest
from math import exp2
from typing import Final, Generic, NamedTuple, TypeVar, final

T = TypeVar("T")

HALF_LIFE_SECONDS: Final = 60.0
"""After so long a second of thinking counts half."""
PATIENCE_SECONDS: Final = 60.0
"""Who is away waits so long at most before those who only look on."""
MAX_SHARES: Final = 10_000
"""With more shares than this, those that hardly count are dropped."""
NEGLIGIBLE_SECONDS: Final = 0.01


class Priority(IntEnum):
    """How soon a bot should answer; the smallest comes first."""

    WAITING = 0
    """A person of the game is there."""
    WATCHED = 1
    """Somebody looks on."""
    AWAY = 2
    """The people of the game are elsewhere; they look at it later."""
    PAUSED = 3
    """Only bots play and nobody looks: the game waits until somebody does."""


class Claim(NamedTuple):
    """For whom a bot thinks."""

    priority: Priority = Priority.WAITING
    address: str = ""
    """Where those who wait are; nothing if nobody is connected."""
    host: str = ""
    """The person who made the table."""


@final
class Shares:
    """The seconds of thinking that everybody has had lately."""

    def __init__(self) -> None:
        self._had: Final[dict[tuple[str, str], tuple[float, float]]] = {}

    def of(self, kind: str, name: str, now: float) -> float:
        """Return how many seconds *name* has had; old ones count less."""
        seconds, at = self._had.get((kind, name), (0.0, now))
        return seconds * exp2((at - now) / HALF_LIFE_SECONDS)

    def add(self, kind: str, name: str, seconds: float, now: float) -> None:
        """Note that *name* had some more."""
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
    """A question of a table that waits for its turn, or is being thought about."""

    def __init__(
        self, number: int, table: str, claim: Claim, subject: T, now: float
    ) -> None:
        self.number: Final = number
        self.table: Final = table
        self.claim = claim
        """It changes as people come and go."""
        self.subject: Final = subject
        self.asked: Final = now
        self.since = now
        """When it began to wait, or to be thought about."""

    def priority(self, now: float) -> Priority:
        """Return how soon it should be answered, by now."""
        found = self.claim.priority
        is_late = now - self.asked >= PATIENCE_SECONDS
        return Priority.WATCHED if found is Priority.AWAY and is_late else found


@final
class BotQueue(Generic[T]):
    """The tickets that wait, and the shares by which they take turns."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        """Tell the time by *seconds*, a clock."""
        self._seconds: Final = seconds
        self._shares: Final = Shares()
        self._waiting: Final[dict[Ticket[T], None]] = {}
        self._number = 0

    def add(self, table: str, claim: Claim, subject: T) -> Ticket[T]:
        """Return a new ticket, which waits."""
        self._number += 1
        ticket = Ticket(self._number, table, claim, subject, self._seconds())
        self._waiting[ticket] = None
        return ticket

    def put_back(self, ticket: Ticket[T]) -> None:
        """Let a ticket wait again whose thought was cut short."""
        ticket.since = self._seconds()
        self._waiting[ticket] = None

    def remove(self, ticket: Ticket[T]) -> None:
        """Forget a ticket, if it waits."""
        self._waiting.pop(ticket, None)

    def take(
        self, fits: Callable[[Ticket[T]], bool] | None = None
    ) -> tuple[Ticket[T], float] | None:
        """
        Return the ticket whose turn it is, and for how many seconds it waited.

        With *fits*, only tickets of which it says so are considered.
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
        """Return the tickets whose turn is next, *count* of them at most."""
        now = self._seconds()
        ready = [
            ticket
            for ticket in self._waiting
            if ticket.claim.priority is not Priority.PAUSED
            and (fits is None or fits(ticket))
        ]
        return nsmallest(count, ready, lambda ticket: self._rank(ticket, now))

    def last(self, tickets: Iterable[Ticket[T]]) -> Ticket[T]:
        """Return the one of *tickets* that has the least right to be thought about."""
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
        """Tell whether a thought is to be cut short for a ticket that waits."""
        now = self._seconds()
        return waiting.priority(now) < thinking.priority(now)

    def charge(self, ticket: Ticket[T]) -> None:
        """Count the time for which a ticket has been thought about."""
        now, claim = self._seconds(), ticket.claim
        spent = now - ticket.since
        self._shares.add("address", claim.address, spent, now)
        self._shares.add("host", claim.host, spent, now)
        self._shares.add("table", ticket.table, spent, now)

    def waiting(self, priority: Priority) -> int:
        """Return how many tickets of a *priority* wait."""
        return sum(ticket.claim.priority is priority for ticket in self._waiting)
