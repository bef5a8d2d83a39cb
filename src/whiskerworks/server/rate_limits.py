# compiled: warm
"""Rate limits: token buckets that refill with time."""

import time
from collections.abc import Callable
from typing import Final, final

from whiskerworks.table.refusals import refuse

BURST_SECONDS: Final = 2.0
"""A bucket holds the tokens of this many seconds."""
CPU_BURST_SECONDS: Final = 10.0
"""Seconds' worth of its processor share that an address may use in one burst."""
PERSON_CPU_SHARE: Final = 0.5
"""Part of an address's share that one person may use: others may be there too."""
CHAT_LINES_PER_SECOND: Final = 5
"""Chat lines of spectators allowed per second from one address, in the long run."""
CHAT_LINES_BURST: Final = 400
"""Chat lines allowed in one burst: two of each member of a club of 200."""
MAX_BUCKETS: Final = 10_000
"""Beyond this number of buckets, full ones are dropped."""


@final
class Bucket:
    """A token bucket, full at first."""

    __slots__ = ("_at", "_burst", "_left", "rate")

    def __init__(self, rate: float, now: float, burst: float = BURST_SECONDS) -> None:
        self.rate = rate
        """Tokens per second; may change."""
        self._burst = burst
        self._left = rate * burst
        self._at = now

    def take(self, now: float) -> int:
        """Take a token and return 0, or return the milliseconds to wait."""
        wait = self.wait(now)
        if not wait:
            self._left -= 1.0
        return wait

    def wait(self, now: float) -> int:
        """Return the milliseconds until a token is available; 0 if one is."""
        left = self._left = self.left(now)
        self._at = now
        return 0 if left >= 1.0 else max(1, round(1000 * (1.0 - left) / self.rate))

    def charge(self, tokens: float, now: float) -> None:
        """
        Take *tokens*, even if the bucket holds fewer.

        No debt exceeds a full bucket, so every debt ends in time.
        """
        left = self.left(now) - tokens
        self._left = max(left, -self.rate * self._burst)
        self._at = now

    def put_back(self) -> None:
        """Undo a `take` that led to nothing."""
        self._left = min(self.rate * self._burst, self._left + 1.0)

    def left(self, now: float) -> float:
        """Return the number of tokens at *now*, in seconds."""
        came = max(0.0, now - self._at) * self.rate
        return min(self.rate * self._burst, self._left + came)

    def is_full(self, now: float) -> bool:
        """Whether nothing would be lost if the bucket were made anew."""
        return self.left(now) >= self.rate * self._burst


@final
class Buckets:
    """One bucket for each name, made when first used."""

    def __init__(self, rate: float, burst: float = BURST_SECONDS) -> None:
        self._rate: Final = rate
        self._burst: Final = burst
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, name: str, now: float) -> int:
        """Take a token from the bucket of *name*; see `Bucket.take`."""
        return self.of(name, now).take(now)

    def of(self, name: str, now: float) -> Bucket:
        """Return the bucket of *name*."""
        found = self._buckets.get(name)
        if found is None:
            if len(self._buckets) >= MAX_BUCKETS:
                self._sweep(now)
            found = self._buckets[name] = Bucket(self._rate, now, self._burst)
        return found

    def __len__(self) -> int:
        return len(self._buckets)

    def _sweep(self, now: float) -> None:
        full = [name for name, one in self._buckets.items() if one.is_full(now)]
        for name in full:
            del self._buckets[name]


@final
class Budgets:
    """The share of a processor core for each address and each person."""

    def __init__(
        self,
        percent: int,
        seconds: Callable[[], float] = time.monotonic,
        cpu: Callable[[], float] = time.thread_time,
    ) -> None:
        """Give each address *percent* of a core; *cpu* reads this thread's usage."""
        self._seconds: Final = seconds
        self.cpu: Final = cpu
        """Returns the seconds of processor time that this thread has used."""
        self._addresses: Final = Buckets(10.0 * percent, CPU_BURST_SECONDS)
        """A token is a millisecond."""
        self._people: Final = Buckets(
            10.0 * percent * PERSON_CPU_SHARE, CPU_BURST_SECONDS
        )

    def wait(self, address: str, person: str = "") -> int:
        """
        Return how many milliseconds *person*, at *address*, must wait; 0 for none.

        Strangers are known by their address only.
        """
        now = self._seconds()
        wait = self._addresses.of(address, now).wait(now)
        if person:
            wait = max(wait, self._people.of(person, now).wait(now))
        return wait

    def charge(self, address: str, seconds: float, person: str = "") -> None:
        """Charge *person*, at *address*, for processor time."""
        now = self._seconds()
        self._addresses.of(address, now).charge(1000.0 * seconds, now)
        if person:
            self._people.of(person, now).charge(1000.0 * seconds, now)


@final
class OpenCounter:
    """Count what each name has open at the same time."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._counts: Final[dict[str, int]] = {}

    def add(self, name: str) -> bool:
        """Count one more and return True, unless *name* has reached the maximum."""
        count = self._counts.get(name, 0)
        if count >= self.most:
            return False
        self._counts[name] = count + 1
        return True

    def drop(self, name: str) -> None:
        """Count one less."""
        count = self._counts[name] - 1
        if count:
            self._counts[name] = count
        else:
            del self._counts[name]

    def of(self, name: str) -> int:
        """Return how many *name* has open."""
        return self._counts.get(name, 0)


@final
class ChatLimiter:
    """
    Count the chat lines of spectators at one table, by address.

    A table limits how much each person says [T12], but one address may bring many
    guests. The host and the players are no more than the chairs, so nobody at their
    address can silence them.
    """

    def __init__(self) -> None:
        burst = CHAT_LINES_BURST / CHAT_LINES_PER_SECOND
        self._addresses: Final = Buckets(CHAT_LINES_PER_SECOND, burst)

    def count(self, address: str, now: int) -> None:
        """
        Count a line from *address* at *now*, in milliseconds.

        Raises:
            Refused: Too many lines came from there.
        """
        wait = self._addresses.take(address, now / 1000)
        if wait:
            raise refuse("chat-crowded", seconds=-(-wait // 1000))

    def take_back(self, address: str, now: int) -> None:
        """Remove a line from the count."""
        self._addresses.of(address, now / 1000).put_back()
