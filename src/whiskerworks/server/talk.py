"""How much those who only look on may say at a table from one address (`Talk`)."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, final

from whiskerworks.server.limits import Buckets
from whiskerworks.table.refusals import Refused, refuse

LINES_PER_SECOND: Final = 5
"""How many lines may come from one address in the long run."""
LINES_AT_ONCE: Final = 400
"""How many may come without a pause: two of each member of a club of 200."""


@final
class Talk:
    """
    Counts the lines of bystanders at one table, by address.

    A table limits what each person says [T12], but one address may bring many guests.
    The host and the players are as few as the chairs: nobody at their address can
    silence them.
    """

    def __init__(self) -> None:
        burst = LINES_AT_ONCE / LINES_PER_SECOND
        self._addresses: Final = Buckets(LINES_PER_SECOND, burst)

    @contextmanager
    def saying(self, address: str, now: int) -> Iterator[None]:
        """
        Count a line from *address* at *now*, in milliseconds, unless it is refused.

        Raises:
            Refused: Too many lines have come from there.
        """
        seconds = now / 1000
        wait = self._addresses.take(address, seconds)
        if wait:
            raise refuse("chat-crowded", seconds=-(-wait // 1000))
        try:
            yield
        except Refused:
            self._addresses.of(address, seconds).put_back()
            raise
