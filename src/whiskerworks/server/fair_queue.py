"""Let some work at a time while the others wait: names take turns (`FairQueue`)."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, final


@final
class FairQueue:
    """
    Let only some callers work at the same time; names take turns.

    However many wait under one name, another waits for no more than one of them.
    """

    def __init__(self, at_once: int = 1) -> None:
        """Let *at_once* of them work."""
        self._free = at_once
        self._lines: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        """Those who wait, by name; the name that is first has the next turn."""

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return sum(map(len, self._lines.values()))

    async def take(self, name: str) -> None:
        """Wait for a turn of *name*; `pass_on` ends it."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._lines.setdefault(name, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            # The turn may have come at the moment in which its request was cancelled.
            if not turn.cancelled() and turn.exception() is None:
                self.pass_on()
            raise

    def pass_on(self, name: str = "") -> None:
        """
        End a turn, and give it to the next name.

        With *name*, whose turn it was, that one goes behind those who came meanwhile.
        """
        self._move_back(name)
        while self._lines:
            following, line = next(iter(self._lines.items()))
            turn = line.popleft()
            self._move_back(following)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def send_away(self, name: str, refusal: Callable[[], Exception]) -> None:
        """
        Make room for *name*: refuse whoever came last of the longest line.

        It raises the refusal if nobody's line is longer than theirs would be.
        """
        longest = max(self._lines.values(), key=len)
        if len(longest) <= len(self._lines.get(name, ())) + 1:
            raise refusal()
        last = longest.pop()
        if not last.done():
            last.set_exception(refusal())

    def _move_back(self, name: str) -> None:
        """Move a name behind the others, or forget it if nobody waits under it."""
        line = self._lines.pop(name, None)
        if line:
            self._lines[name] = line
