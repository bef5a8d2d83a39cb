"""
Bots, each question put to a process of its own; the event loop never thinks.

A bot is told what its seat may see, and nothing else. What it noted of a match is made
again from the match, so that nothing is lost when a process or the server dies.

Questions wait in a `BotQueue`. A thought that others must not wait for is cut short,
and its question waits again.
"""

import asyncio
import os
import secrets
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from functools import partial
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
from whiskerworks.server.bot_queue import BotQueue, Claim, Priority, Ticket
from whiskerworks.server.counts import Counts

SHORT: Final = 0.02
"""Seconds after which it is looked whether a process that is to end still thinks."""
QUICK_LEVEL: Final = 2
"""Up to this level a bot thinks for less than half a second."""
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
    claim: Claim = Claim()
    """For whom the bot thinks, when it is asked."""


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


class Choice(NamedTuple):
    """What a bot plays."""

    move: int
    is_thought: bool
    """Whether the bot thought of it; else it was drawn by lot."""


@final
class Keeper:
    """One process that thinks, and the thread that waits for it."""

    def __init__(self) -> None:
        self._threads: Final = ThreadPoolExecutor(1, "whiskerworks-bot")
        self._team: Team | None = None
        self._is_closed = False
        self._is_thinking = False
        self._thoughts = 0
        self._cut = 0
        """The number of the thought that was cut short last."""

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

    def choose(
        self, question: Question, memory: Memory
    ) -> "asyncio.Future[Choice | None]":
        """Return what comes of a question; None if its thought is `cut` short."""
        loop = asyncio.get_running_loop()
        self._thoughts += 1
        return loop.run_in_executor(
            self._threads, self._choose, question, memory, self._thoughts
        )

    def cut(self) -> None:
        """Let the process think no further about the last question."""
        self._cut = self._thoughts
        team = self._team
        if team is not None:
            team.cut(self._thoughts)

    @property
    def is_cut(self) -> bool:
        """Whether the last thought was cut short."""
        return self._cut == self._thoughts != 0

    def _choose(
        self, question: Question, memory: Memory, number: int
    ) -> "Choice | None":
        if self._cut == number:
            return None
        game = question.game
        view = game.view(question.states[-1], question.seat)
        legal = game.legal_moves(game.worlds(view)[0])
        if len(legal) == 1:
            return Choice(legal[0], True)
        notes = _notes(question, memory)
        rng = Random(secrets.randbits(31))
        for _ in range(ATTEMPTS):
            move = self._thought(notes, view, rng, number)
            if self._cut == number:
                return None
            if move in legal:
                return Choice(move, True)
        return Choice(legal[int(rng.randrange(len(legal)))], False)

    def _thought(self, notes: Notes, view: View, rng: Random, number: int) -> int:
        """Return the move that the process thinks best, -1 if it fails."""
        if self._is_closed or not self._start().meet(notes):
            return -1
        self._is_thinking = True
        try:
            opinions = self._opinions(notes, view, rng, number)
        finally:
            self._is_thinking = False
        return best(opinions).move if opinions else -1

    def _opinions(
        self, notes: Notes, view: View, rng: Random, number: int
    ) -> list[Opinion]:
        """Return what the process thinks of the moves; nothing, if it must not."""
        # A close() or cut() from now on finds a thought to cut off.
        if self._is_closed or self._cut == number:
            return []
        return self._start().think(notes, view, rng, number)

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


Asked = tuple[Question, Memory, "asyncio.Future[int]"]
"""A question, what its bot noted, and where the move is expected."""


def _is_quick(ticket: Ticket[Asked]) -> bool:
    """Tell whether a person waits for a bot that answers quickly."""
    is_waiting = ticket.claim.priority is Priority.WAITING
    return is_waiting and ticket.subject[0].level <= QUICK_LEVEL


@final
class Keepers:
    """
    Several processes; each thinks about the question whose turn it is.

    One more is kept for people who wait for a weak bot while all others are busy: a
    strong bot thinks for seconds.
    """

    def __init__(
        self,
        processes: int,
        counts: Counts,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """
        Have so many *processes*, and one more, which start when there is a bot to ask.

        Who has thought for how long is told by *seconds*, a clock.

        Raises:
            ValueError: There is none.
        """
        if processes < 1:
            raise ValueError(f"bots need 1 process or more, not {processes}")
        self._counts: Final = counts
        self._all: Final = [Keeper() for _ in range(processes)]
        self._quick: Final = Keeper()
        """The one that is kept for weak bots."""
        self._free: Final = [self._quick, *self._all]
        """Taken from the end: the one for weak bots only if no other is free."""
        self._thinking: Final[dict[Keeper, Ticket[Asked]]] = {}
        self._queue: Final[BotQueue[Asked]] = BotQueue(seconds)
        self._tickets: Final[dict[str, Ticket[Asked]]] = {}
        """The question of each table."""
        self._memories: Final[dict[tuple[str, Seat], Memory]] = {}
        self._numbers: Final = count(1)
        self._is_closed = False
        for one in Priority:
            waiting = partial(self._queue.waiting, one)
            counts.bot_queue.labels(one.name.lower()).set_function(waiting)

    async def choose(self, question: Question) -> int:
        """Return a legal move, in the time of the level once it is its turn."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        asked = (question, self._memory(question), answer)
        ticket = self._queue.add(question.table, question.claim, asked)
        self._tickets[question.table] = ticket
        self._arrange()
        try:
            return await answer
        finally:
            self._drop(ticket)

    def reclaim(self, table: str, claim: Claim) -> None:
        """Note for whom the bot of a *table* thinks by now, if it is asked at all."""
        ticket = self._tickets.get(table)
        if ticket is not None and ticket.claim != claim:
            ticket.claim = claim
            self._arrange()

    def _drop(self, ticket: Ticket[Asked]) -> None:
        """Forget a question that is answered, or whose answer nobody wants."""
        self._queue.remove(ticket)
        if self._tickets.get(ticket.table) is ticket:
            del self._tickets[ticket.table]
        for keeper, thinking in self._thinking.items():
            if thinking is ticket:
                keeper.cut()

    def _arrange(self) -> None:
        """Let free processes think about what is next, and cut short what must wait."""
        for keeper in list(reversed(self._free)):
            fits = _is_quick if keeper is self._quick else None
            taken = None if self._is_closed else self._queue.take(fits)
            if taken is not None:
                self._free.remove(keeper)
                self._begin(keeper, *taken)
        self._cut_paused()
        coming = sum(one.is_cut for one in self._thinking if one is not self._quick)
        for waiting in self._queue.first(len(self._all))[coming:]:
            if not self._cut_for(waiting):
                break

    def _begin(self, keeper: Keeper, ticket: Ticket[Asked], waited: float) -> None:
        priority = ticket.claim.priority.name.lower()
        self._counts.bot_wait_seconds.labels(priority).observe(waited)
        self._counts.bot_thinks.inc()
        question, memory, _ = ticket.subject
        self._thinking[keeper] = ticket
        choosing = keeper.choose(question, memory)
        choosing.add_done_callback(partial(self._ended, keeper, ticket))

    def _cut_paused(self) -> None:
        """Cut short what nobody looks at any more."""
        for keeper, ticket in self._thinking.items():
            if ticket.claim.priority is Priority.PAUSED and not keeper.is_cut:
                self._cut(keeper)

    def _cut_for(self, waiting: Ticket[Asked]) -> bool:
        """Cut short one thought for which *waiting* must not wait, if there is one."""
        going = {
            ticket: keeper
            for keeper, ticket in self._thinking.items()
            if not keeper.is_cut and keeper is not self._quick
        }
        if not going:
            return False
        last = self._queue.last(going)
        if not self._queue.must_yield(last, waiting):
            return False
        self._cut(going[last])
        return True

    def _cut(self, keeper: Keeper) -> None:
        self._counts.bot_preempted.inc()
        keeper.cut()

    def _ended(
        self,
        keeper: Keeper,
        ticket: Ticket[Asked],
        choosing: "asyncio.Future[Choice | None]",
    ) -> None:
        """Pass on what came of a thought, and think about what is next."""
        del self._thinking[keeper]
        self._free.insert(keeper is not self._quick, keeper)
        answer = ticket.subject[2]
        failure = choosing.exception()
        choice = None if failure is not None else choosing.result()
        if choice is not None:
            self._queue.charge(ticket)
            if not choice.is_thought:
                self._counts.bot_failures.inc()
        if answer.done():
            pass
        elif failure is not None:
            answer.set_exception(failure)
        elif choice is not None:
            answer.set_result(choice.move)
        elif self._is_closed:
            answer.cancel()
        else:
            self._queue.put_back(ticket)
        self._arrange()

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
        if self._is_closed:
            return
        for keeper in (*self._all, self._quick):
            keeper.warm()

    def forget(self, table: str, seats: int) -> None:
        """Drop what the bots of a table noted."""
        for seat in range(seats):
            self._memories.pop((table, seat), None)

    def processes(self) -> list[int]:
        """Return the numbers by which the system knows the processes."""
        return [keeper.process() for keeper in (*self._all, self._quick)]

    async def close(self) -> None:
        """End all processes; what waits for one is given up, and nothing is asked."""
        if self._is_closed:
            return
        self._is_closed = True
        thinking = set(self._thinking.values())
        for ticket in list(self._tickets.values()):
            if ticket not in thinking:
                ticket.subject[2].cancel()
        loop = asyncio.get_running_loop()
        for keeper in (*self._all, self._quick):
            await loop.run_in_executor(None, keeper.close)
