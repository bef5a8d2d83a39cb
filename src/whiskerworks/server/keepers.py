"""
Bots, each question put to a process of its own; the event loop never thinks.

A bot is told what its seat may see, and nothing else. What it noted of a match is made
again from the match, so that nothing is lost when a process or the server dies.
"""

import asyncio
import os
import secrets
import signal
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from itertools import count
from threading import Lock
from typing import Final, NamedTuple, final

from librt.random import Random

from whiskerworks.bots.bot import how_hard
from whiskerworks.bots.engine import Opinion, best
from whiskerworks.bots.team import Team
from whiskerworks.bots.telling import tell
from whiskerworks.bots.worker import Notes
from whiskerworks.core.game import Game, View
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value
from whiskerworks.server.counts import Counts

SHORT: Final = 0.02
"""Seconds after which it is looked whether a process that is to end still thinks."""
ATTEMPTS: Final = 2
"""If a process dies while it thinks, the next is asked once more."""


class Question(NamedTuple):
    """What a bot is asked: for whom, how hard to think, and the match so far."""

    table: str
    game: Game
    seat: Seat
    level: int
    states: Sequence[Value]
    """Every position so far, the present one last."""
    moves: Sequence[int]
    """The move played in each but the last."""


@final
class Memory:
    """What one seat of one table saw, as far as it was put down, for one bot."""

    def __init__(self, number: int, level: int = 1) -> None:
        self.level: Final = level
        self.number: Final = number
        """Workers know by it whether they were told before."""
        self.seen: Final[list[tuple[View, int]]] = []
        self.moves: Final[list[int]] = []
        """The moves that were gone through, seen or not."""
        self.lock: Final = Lock()

    def saw(self, game: Game, view: View, move: int) -> None:
        """Take note of a move that its seat saw."""
        self.seen.append((view, move))

    def follows(self, moves: Sequence[int]) -> bool:
        """Tell whether the match went on from what was put down."""
        return self.moves == list(moves[: len(self.moves)])

    def note(self, question: Question) -> None:
        """Put down the moves since, as its seat saw them."""
        for index in range(len(self.moves), len(question.moves)):
            state, move = question.states[index], question.moves[index]
            tell(question.game, {question.seat: self}, state, move)
            self.moves.append(move)


@final
class Keeper:
    """One process that thinks, and the thread that waits for it."""

    def __init__(self) -> None:
        self._threads: Final = ThreadPoolExecutor(1, "whiskerworks-bot")
        self._team: Team | None = None
        self._is_closed = False
        self._is_thinking = False

    def warm(self) -> None:
        """Start the process before anybody asks."""
        if self._team is None:
            self._threads.submit(self._start)

    def _start(self) -> Team:
        """Start the process, if there is none."""
        if self._team is None:
            self._team = Team(1)
        return self._team

    def process(self) -> int:
        """Return the number of its process; 0 while there is none."""
        team = self._team
        return next(iter(team.processes()), 0) if team is not None else 0

    async def choose(self, question: Question, memory: Memory) -> tuple[int, bool]:
        """Return a legal move, and whether it was thought of and not drawn by lot."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._choose, question, memory)

    def _choose(self, question: Question, memory: Memory) -> tuple[int, bool]:
        game = question.game
        view = game.view(question.states[-1], question.seat)
        legal = game.legal_moves(game.worlds(view)[0])
        if len(legal) == 1:
            return legal[0], True
        notes = _notes(question, memory)
        rng = Random(secrets.randbits(31))
        for _ in range(ATTEMPTS):
            move = self._thought(notes, view, rng)
            if move in legal:
                return move, True
        return legal[int(rng.randrange(len(legal)))], False

    def _thought(self, notes: Notes, view: View, rng: Random) -> int:
        """Return the move that the process thinks best, -1 if it fails."""
        if self._is_closed or not self._start().meet(notes):
            return -1
        self._is_thinking = True
        try:
            opinions = self._opinions(notes, view, rng)
        finally:
            self._is_thinking = False
        return best(opinions).move if opinions else -1

    def _opinions(self, notes: Notes, view: View, rng: Random) -> list[Opinion]:
        """Return what the process thinks of the moves; nothing, if it is to end."""
        # A close() from now on finds a thought to cut off.
        return [] if self._is_closed else self._start().think(notes, view, rng)

    def close(self) -> None:
        """End the process, whatever it does, and wait until it is gone."""
        self._is_closed = True
        ended = self._threads.submit(self._end)
        while not ended.done():
            self._cut_off()
            wait([ended], SHORT)
        self._threads.shutdown()

    def _cut_off(self) -> None:
        """End the process while it thinks: it may go on for seconds more."""
        if self._is_thinking and (number := self.process()):
            with suppress(OSError):  # Windows has several for a process that is gone
                os.kill(number, signal.SIGTERM)

    def _end(self) -> None:
        if self._team is not None:
            self._team.close()
            self._team = None


def _notes(question: Question, memory: Memory) -> Notes:
    """Return what its seat saw, for this question alone."""
    level = how_hard(question.game, question.level)
    notes = Notes(question.game, level, memory.number)
    with memory.lock:
        memory.note(question)
        notes.seen.extend(memory.seen)
    return notes


@final
class Keepers:
    """Several processes; whoever asks gets the next that is free."""

    def __init__(self, processes: int, counts: Counts) -> None:
        """
        Have so many *processes*, which start when there is a bot to ask.

        Raises:
            ValueError: There is none.
        """
        if processes < 1:
            raise ValueError(f"bots need 1 process or more, not {processes}")
        self._counts: Final = counts
        self._all: Final = [Keeper() for _ in range(processes)]
        self._free: Final[asyncio.LifoQueue[Keeper]] = asyncio.LifoQueue()
        for keeper in self._all:
            self._free.put_nowait(keeper)
        self._memories: Final[dict[tuple[str, Seat], Memory]] = {}
        self._numbers: Final = count(1)

    async def choose(self, question: Question) -> int:
        """Return a legal move, in the time of the level once a process is free."""
        memory = self._memory(question)
        keeper = await self._free.get()
        self._counts.bot_thinks.inc()
        try:
            move, thought = await keeper.choose(question, memory)
        finally:
            self._free.put_nowait(keeper)
        if not thought:
            self._counts.bot_failures.inc()
        return move

    def _memory(self, question: Question) -> Memory:
        """Return what the seat noted; anew for another bot, or if moves are undone."""
        key = (question.table, question.seat)
        found = self._memories.get(key)
        is_same = found is not None and found.level == question.level
        if found is None or not is_same or not found.follows(question.moves):
            found = Memory(next(self._numbers), question.level)
            self._memories[key] = found
        return found

    def warm(self) -> None:
        """Start all processes, as there are going to be questions."""
        for keeper in self._all:
            keeper.warm()

    def forget(self, table: str, seats: int) -> None:
        """Drop what the bots of a table noted."""
        for seat in range(seats):
            self._memories.pop((table, seat), None)

    def processes(self) -> list[int]:
        """Return the numbers by which the system knows the processes."""
        return [keeper.process() for keeper in self._all]

    async def close(self) -> None:
        """End all processes."""
        loop = asyncio.get_running_loop()
        for keeper in self._all:
            await loop.run_in_executor(None, keeper.close)
