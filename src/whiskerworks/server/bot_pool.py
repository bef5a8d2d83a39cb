"""
Processes in which the bots of all tables think, off the event loop.

A bot is sent only what its seat may see. The match is the only memory of a game: what a
process knew can be sent again, so nothing is lost when it dies.

Questions wait in a `BotQueue`. A search that would keep others waiting is cut short,
and its question goes back into the queue.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, final

from librt.random import Random

from whiskerworks.bots.bot import resolve_level
from whiskerworks.bots.observation import Observation, observation_for
from whiskerworks.bots.process import BotProcess, ChosenMove, MoveRequest
from whiskerworks.core.game import Game
from whiskerworks.core.seat import Seat
from whiskerworks.core.value import Value
from whiskerworks.server.bot_queue import BotQueue, Claim, Priority, Ticket
from whiskerworks.server.metrics import ServerMetrics

QUICK_LEVEL: Final = 2
"""Up to this level, a bot thinks for less than half a second."""


class Question(NamedTuple):
    """A question to a bot: for whom it thinks, how hard, and the match so far."""

    table: str
    game: Game
    seat: Seat
    level: int
    states: Sequence[Value]
    """Every position so far, the current one last."""
    moves: Sequence[int]
    """The move played in each position except the last."""
    claim: Claim = Claim()
    """On whose behalf the bot thinks, when asked."""

    def request(self) -> MoveRequest:
        """Return the request for a process: what the seat may know, and no more."""
        game, level = self.game, resolve_level(self.game, self.level)
        view = game.view(self.states[-1], self.seat)
        player = (self.table, self.seat)
        return MoveRequest(player, game, view, level, self.moves, self.seen)

    def seen(self, start: int) -> list[Observation | None]:
        """Return what the seat observed of each move, from number *start* on."""
        plies = zip(self.states[start:], self.moves[start:], strict=False)
        return [
            observation_for(self.game, self.seat, state, move) for state, move in plies
        ]


class PendingQuestion(NamedTuple):
    """A question, and the future that expects its move."""

    question: Question
    request: MoveRequest
    answer: "asyncio.Future[int]"


def _is_quick(ticket: Ticket[PendingQuestion]) -> bool:
    """Whether a person waits for a bot that answers quickly."""
    is_waiting = ticket.claim.priority is Priority.WAITING
    return is_waiting and ticket.subject.question.level <= QUICK_LEVEL


@final
class BotPool:
    """
    Several processes; each thinks about the question that is next in the queue.

    One extra process is reserved for people who wait for a weak bot while all others
    are busy: a strong bot thinks for seconds.
    """

    def __init__(
        self,
        processes: int,
        metrics: ServerMetrics,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """
        Keep *processes* processes and one more; they start with the first question.

        *seconds* is the clock that measures thinking time.

        Raises:
            ValueError: *processes* is less than 1.
        """
        if processes < 1:
            raise ValueError(f"bots need 1 process or more, not {processes}")
        self._metrics: Final = metrics
        self._all: Final = [BotProcess() for _ in range(processes)]
        self._quick: Final = BotProcess()
        """The process reserved for weak bots."""
        self._free: Final = [self._quick, *self._all]
        """Taken from the end: the reserved process only if no other is free."""
        self._thinking: Final[dict[BotProcess, Ticket[PendingQuestion]]] = {}
        self._queue: Final[BotQueue[PendingQuestion]] = BotQueue(seconds)
        self._tickets: Final[dict[str, Ticket[PendingQuestion]]] = {}
        """The question of each table."""
        self._is_closed = False
        for one in Priority:
            waiting = partial(self._queue.waiting, one)
            metrics.bot_queue.labels(one.name.lower()).set_function(waiting)

    async def choose(self, question: Question) -> int:
        """Return a legal move; the level's time starts when the question is next."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        asked = PendingQuestion(question, question.request(), answer)
        ticket = self._queue.add(question.table, question.claim, asked)
        self._tickets[question.table] = ticket
        self._arrange()
        try:
            return await answer
        finally:
            self._drop(ticket)

    def reclaim(self, table: str, claim: Claim) -> None:
        """Update on whose behalf the bot of a *table* thinks, if it is thinking."""
        ticket = self._tickets.get(table)
        if ticket is not None and ticket.claim != claim:
            ticket.claim = claim
            self._arrange()

    def _drop(self, ticket: Ticket[PendingQuestion]) -> None:
        """Forget a question that was answered, or whose answer is not wanted."""
        self._queue.remove(ticket)
        if self._tickets.get(ticket.table) is ticket:
            del self._tickets[ticket.table]
        for process, thinking in self._thinking.items():
            if thinking is ticket:
                process.cut()

    def _arrange(self) -> None:
        """Give free processes the next questions, and cut short what must yield."""
        for process in list(reversed(self._free)):
            fits = _is_quick if process is self._quick else None
            taken = None if self._is_closed else self._queue.take(fits)
            if taken is not None:
                self._free.remove(process)
                self._begin(process, *taken)
        self._cut_paused()
        coming = sum(one.is_cut for one in self._thinking if one is not self._quick)
        for waiting in self._queue.first(len(self._all))[coming:]:
            if not self._cut_for(waiting):
                break

    def _begin(
        self, process: BotProcess, ticket: Ticket[PendingQuestion], waited: float
    ) -> None:
        priority = ticket.claim.priority.name.lower()
        self._metrics.bot_wait_seconds.labels(priority).observe(waited)
        self._metrics.bot_thinks.inc()
        self._thinking[process] = ticket
        rng = Random(secrets.randbits(31))
        choosing = asyncio.wrap_future(process.choose(ticket.subject.request, rng))
        choosing.add_done_callback(partial(self._ended, process, ticket))

    def _cut_paused(self) -> None:
        """Cut short searches at tables that nobody watches any more."""
        for process, ticket in self._thinking.items():
            if ticket.claim.priority is Priority.PAUSED and not process.is_cut:
                self._cut(process)

    def _cut_for(self, waiting: Ticket[PendingQuestion]) -> bool:
        """Cut short one search that must yield to *waiting*, if there is one."""
        going = {
            ticket: process
            for process, ticket in self._thinking.items()
            if not process.is_cut and process is not self._quick
        }
        if not going:
            return False
        last = self._queue.last(going)
        if not self._queue.must_yield(last, waiting):
            return False
        self._cut(going[last])
        return True

    def _cut(self, process: BotProcess) -> None:
        self._metrics.bot_preempted.inc()
        process.cut()

    def _ended(
        self,
        process: BotProcess,
        ticket: Ticket[PendingQuestion],
        choosing: "asyncio.Future[ChosenMove | None]",
    ) -> None:
        """Pass on the result of a search, and start the next."""
        del self._thinking[process]
        self._free.insert(process is not self._quick, process)
        answer = ticket.subject.answer
        failure = choosing.exception()
        choice = None if failure is not None else choosing.result()
        if choice is not None:
            self._queue.charge(ticket)
            if choice.failure:
                self._metrics.bot_failures.inc()
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

    def warm(self) -> None:
        """Start all processes, because questions will follow."""
        if self._is_closed:
            return
        for process in (*self._all, self._quick):
            process.warm()

    def processes(self) -> list[int]:
        """Return the process ids."""
        return [process.pid for process in (*self._all, self._quick)]

    async def close(self) -> None:
        """End all processes; waiting questions are dropped."""
        if self._is_closed:
            return
        self._is_closed = True
        thinking = set(self._thinking.values())
        for ticket in list(self._tickets.values()):
            if ticket not in thinking:
                ticket.subject.answer.cancel()
        for process in (*self._all, self._quick):
            await asyncio.to_thread(process.close)
