"""Let a limited number of callers work while others wait in a fair order."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, final


@final
class FairQueue:
    """
    Let only *at_once* callers work at the same time; names take turns.

    However many wait under one name, another name waits for at most one of them.
    """

    def __init__(self, at_once: int = 1) -> None:
        """Let *at_once* callers work at the same time."""
        self._free = at_once
        self._lines: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        """Those who wait, by name; the first name has the next turn."""

    @property
    def waiting(self) -> int:
        """The number of callers who wait."""
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
            # The turn may have come at the very moment its request was cancelled.
            if not turn.cancelled() and turn.exception() is None:
                self.pass_on()
            raise

    def pass_on(self, name: str = "") -> None:
        """
        End a turn, and give it to the next name.

        With *name*, whose turn it was, that name goes behind those who came meanwhile.
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
        Make room for *name* by refusing the last caller in the longest line.

        Raise the refusal if nobody's line is longer than theirs would be.
        """
        longest = max(self._lines.values(), key=len)
        if len(longest) <= len(self._lines.get(name, ())) + 1:
            raise refusal()
        last = longest.pop()
        if not last.done():
            last.set_exception(refusal())

    def _move_back(self, name: str) -> None:
        """Move a name behind the others, or forget it if its line is empty."""
        line = self._lines.pop(name, None)
        if line:
            self._lines[name] = line
