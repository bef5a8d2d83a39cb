# compiled: warm
"""How fast somebody may go on: buckets of tokens that fill up again with time."""

import time
from collections.abc import Callable
from typing import Final, final

from whiskerworks.table.refusals import refuse

BURST_SECONDS: Final = 2.0
"""A bucket holds what comes in so many seconds."""
CPU_BURST_SECONDS: Final = 10.0
"""So many seconds' worth of its share of a core an address may use at once."""
PERSON_CPU_SHARE: Final = 0.5
"""How much of the share of an address one person may use: others may be there too."""
CHAT_LINES_PER_SECOND: Final = 5
"""How many lines of bystanders may come from one address in the long run."""
CHAT_LINES_BURST: Final = 400
"""How many may come without a pause: two of each member of a club of 200."""
MAX_BUCKETS: Final = 10_000
"""With more buckets than this, those that are full are thrown away."""


@final
class Bucket:
    """Tokens that come at a rate and are taken one by one; full at first."""

    __slots__ = ("_at", "_burst", "_left", "rate")

    def __init__(self, rate: float, now: float, burst: float = BURST_SECONDS) -> None:
        self.rate = rate
        """Tokens a second; it may change."""
        self._burst = burst
        self._left = rate * burst
        self._at = now

    def take(self, now: float) -> int:
        """Take a token and return 0; or, if there is none, the milliseconds to wait."""
        wait = self.wait(now)
        if not wait:
            self._left -= 1.0
        return wait

    def wait(self, now: float) -> int:
        """Return in how many milliseconds there is a token; 0 if there is one."""
        left = self._left = self.left(now)
        self._at = now
        return 0 if left >= 1.0 else max(1, round(1000 * (1.0 - left) / self.rate))

    def charge(self, tokens: float, now: float) -> None:
        """
        Take *tokens*, whether or not there are so many.

        Nobody owes more than a full bucket, so that all debts end in time.
        """
        left = self.left(now) - tokens
        self._left = max(left, -self.rate * self._burst)
        self._at = now

    def put_back(self) -> None:
        """Undo a `take` of which nothing came."""
        self._left = min(self.rate * self._burst, self._left + 1.0)

    def left(self, now: float) -> float:
        """Return how many tokens there are, at *now* in seconds."""
        came = max(0.0, now - self._at) * self.rate
        return min(self.rate * self._burst, self._left + came)

    def is_full(self, now: float) -> bool:
        """Tell whether nothing would be lost if the bucket were made anew."""
        return self.left(now) >= self.rate * self._burst


@final
class Buckets:
    """A bucket for everybody who has a name, made when it is first asked for."""

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
    """The share of a processor core that each address may use, and each person."""

    def __init__(
        self,
        percent: int,
        seconds: Callable[[], float] = time.monotonic,
        cpu: Callable[[], float] = time.thread_time,
    ) -> None:
        """Give each address *percent* of a core; *cpu* tells what this thread used."""
        self._seconds: Final = seconds
        self.cpu: Final = cpu
        """Tells how many seconds of processor time this thread has used."""
        self._addresses: Final = Buckets(10.0 * percent, CPU_BURST_SECONDS)
        """A token is a millisecond."""
        self._people: Final = Buckets(
            10.0 * percent * PERSON_CPU_SHARE, CPU_BURST_SECONDS
        )

    def wait(self, address: str, person: str = "") -> int:
        """
        Return how many milliseconds *person*, at *address*, must wait; 0 for none.

        Of strangers only the address is known.
        """
        now = self._seconds()
        wait = self._addresses.of(address, now).wait(now)
        if person:
            wait = max(wait, self._people.of(person, now).wait(now))
        return wait

    def charge(self, address: str, seconds: float, person: str = "") -> None:
        """Note that *person*, at *address*, has used so much."""
        now = self._seconds()
        self._addresses.of(address, now).charge(1000.0 * seconds, now)
        if person:
            self._people.of(person, now).charge(1000.0 * seconds, now)


@final
class OpenCounter:
    """How many somebody with a name has open at once."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._counts: Final[dict[str, int]] = {}

    def add(self, name: str) -> bool:
        """Count one more and return True, unless *name* has the most there may be."""
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
    Counts the lines of bystanders at one table, by address.

    A table limits what each person says [T12], but one address may bring many guests.
    The host and the players are as few as the chairs: nobody at their address can
    silence them.
    """

    def __init__(self) -> None:
        burst = CHAT_LINES_BURST / CHAT_LINES_PER_SECOND
        self._addresses: Final = Buckets(CHAT_LINES_PER_SECOND, burst)

    def count(self, address: str, now: int) -> None:
        """
        Count a line from *address* at *now*, in milliseconds.

        Raises:
            Refused: Too many lines have come from there.
        """
        wait = self._addresses.take(address, now / 1000)
        if wait:
            raise refuse("chat-crowded", seconds=-(-wait // 1000))

    def take_back(self, address: str, now: int) -> None:
        """Do not count a line after all."""
        self._addresses.of(address, now / 1000).put_back()
