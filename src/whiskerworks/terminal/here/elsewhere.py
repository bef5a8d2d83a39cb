"""
Bots that think in a process of their own, so that no screen freezes meanwhile.

Compiled bots let nothing else in their process run while they think.
"""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final, TypeVar, final

from librt.random import Random

from whiskerworks.bots.belief import Belief
from whiskerworks.bots.engine import Opinion
from whiskerworks.bots.team import Team, TeamBot
from whiskerworks.core.advice import Level
from whiskerworks.core.game import Game, View
from whiskerworks.core.seat import Seat

T = TypeVar("T")

AGAIN: Final = 0.05
"""Who closes a desk looks after so many seconds whether its process is gone."""


@final
class Elsewhere:
    """One process that thinks for all bots of a desk, and the thread that waits."""

    def __init__(self, game: Game) -> None:
        self._game: Final = game
        self._threads: Final = ThreadPoolExecutor(1, "whiskerworks-bots")
        self._team: Team | None = None
        self._is_closed = False

    def warm(self) -> None:
        """Start the process before anybody asks."""
        if self._team is None and not self._is_closed:
            self._threads.submit(self.team)

    async def run(self, job: Callable[[], T]) -> T:
        """Return what comes of *job*, which may ask distant bots, in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, job)

    def team(self) -> Team:
        """
        Return the process, started if need be; to be asked from the thread alone.

        Raises:
            RuntimeError: It was closed.
        """
        if self._is_closed:
            raise RuntimeError("the desk is closed")
        if self._team is None:
            self._team = Team(1, self._game)
        return self._team

    async def close(self) -> None:
        """End the process, whatever it does, and wait until it is gone."""
        self._is_closed = True
        self._threads.submit(self._end)
        ended = asyncio.ensure_future(asyncio.to_thread(self._threads.shutdown))
        while not ended.done():
            # It may just be starting, or be asked for seconds more.
            self._interrupt()
            await asyncio.wait([ended], timeout=AGAIN)

    def _interrupt(self) -> None:
        """End the process at once, if there is one; whoever waits for it finds out."""
        # Windows has several errors for a process that is gone.
        for number in [] if self._team is None else self._team.processes():
            with suppress(OSError):
                if number:
                    os.kill(number, signal.SIGTERM)

    def _end(self) -> None:
        if self._team is not None:
            self._team.close()
            self._team = None


@final
class Distant:
    """A player at a level who thinks elsewhere; one for each match."""

    def __init__(self, elsewhere: Elsewhere, level: int | Level) -> None:
        self.level: Final = level
        self._elsewhere: Final = elsewhere
        self._seen: Final[list[tuple[View, int]]] = []
        self._bot: TeamBot | None = None
        self._told = 0

    def choose(self, game: Game, view: View, rng: Random) -> int:
        """Return the move it thinks best; it may take as long as its level allows."""
        return self._known(game).choose(game, view, rng)

    def opinions(self, game: Game, view: View, rng: Random) -> list[Opinion]:
        """
        Return what it thinks of the moves, the best first.

        Raises:
            RuntimeError: It could not think.
        """
        bot = self._known(game)
        found = bot.opinions(game, view, rng)
        if not found:
            raise RuntimeError("; ".join(self._elsewhere.team().failures))
        return found

    def saw(self, game: Game, view: View, move: int) -> None:
        """Take note of what was played; the process is told when it is next asked."""
        self._seen.append((view, move))

    def belief(self, game: Game, seat: Seat | None) -> Belief:
        """Return what is likely in the eyes of a seat, by what it saw."""
        found = Belief(game, seat)
        for view, move in self._seen:
            found.saw(view, move)
        return found

    def _known(self, game: Game) -> TeamBot:
        """Return who thinks for it, and knows all that was seen."""
        if self._bot is None:
            self._bot = TeamBot(self._elsewhere.team(), self.level)
        for view, move in self._seen[self._told :]:
            self._bot.saw(game, view, move)
        self._told = len(self._seen)
        return self._bot
