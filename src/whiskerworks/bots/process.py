"""
A process that thinks for bots, and how it is asked.

A bot never stalls a table. What happens in another process cannot hold up the one who
asks: it may hang, fail or die, and a legal move comes all the same.
"""

import pickle
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from typing import Final, NamedTuple, final

from librt.random import Random

from whiskerworks.bots.bot import SEED_LIMIT
from whiskerworks.bots.engine import best
from whiskerworks.bots.observation import Observation
from whiskerworks.bots.worker import SharedFlag, Task, WorkerReply, run_worker
from whiskerworks.core.advice import Level
from whiskerworks.core.game import Game, View

# A spawned process inherits nothing: no thread, no lock, no open file.
PROCESSES: Final = get_context("spawn")
START_TIMEOUT_SECONDS: Final = 60.0
"""A process that has not started, or loaded a game, after that time never will."""
HANG_TIMEOUT_SECONDS: Final = 1.0
"""A process that is late by that much hangs."""
MAX_ATTEMPTS: Final = 2
"""If a process dies while it thinks, another is asked once more."""
MAX_PLAYERS: Final = 64
"""The players whose matches a process remembers: those who asked last."""


class MoveRequest(NamedTuple):
    """What a bot is asked, and what it may know."""

    player: Hashable
    """Who asks: a seat in a match, with the same name each time."""
    game: Game
    view: View
    level: Level
    moves: Sequence[int]
    """Every move so far, which nobody changes; they are compared, and never sent."""
    seen: Callable[[int], list[Observation | None]]
    """Returns what the player saw of each move, from the one of that number on."""


class ChosenMove(NamedTuple):
    """What a bot plays."""

    move: int
    failure: str = ""
    """Why the move was drawn by lot, if it was."""


@final
class BotProcess:
    """
    One process that thinks, and the thread that waits for it.

    It starts when there is something to do, and anew after it died or hung. Its owner
    asks one question at a time, and closes it in the end.
    """

    def __init__(self, game: Game | None = None) -> None:
        """Let the process load that *game*, if any, as soon as it starts."""
        self._game: Final = b"" if game is None else pickle.dumps(game)
        self._thread: Final = ThreadPoolExecutor(1, "whiskerworks-bot")
        self._is_cut: Final[SharedFlag] = PROCESSES.RawValue("b", 0)
        self._lock: Final = Lock()
        """Held by whoever starts or ends the process."""
        self._is_closed = False
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._is_ready = False
        """Whether the process has said that it has started."""
        self._told: Final[dict[Hashable, Sequence[int] | None]] = {}
        """
        The moves of its match that each player was told of, whoever asked last at the
        end; None if the process failed meanwhile, and may know anything.
        """

    def warm(self) -> None:
        """Start the process before anybody asks."""
        if self._process is None:
            self._thread.submit(self._started)

    def choose(self, request: MoveRequest, rng: Random) -> "Future[ChosenMove | None]":
        """Return a legal move; None if the thought is `cut` short."""
        self._is_cut.value = 0
        return self._thread.submit(self._choose, request, rng)

    def opinions(self, request: MoveRequest, rng: Random) -> "Future[WorkerReply]":
        """Return what the process thinks of the moves, the best first."""
        self._is_cut.value = 0
        return self._thread.submit(self._opinions, request, rng)

    def cut(self) -> None:
        """Let the process think no further about the last question."""
        self._is_cut.value = 1

    @property
    def is_cut(self) -> bool:
        """Whether the last thought was cut short."""
        return self._is_cut.value == 1

    @property
    def pid(self) -> int:
        """The number by which the system knows the process; 0 while there is none."""
        with self._lock:
            return 0 if self._process is None else self._process.pid or 0

    def close(self) -> None:
        """End the process, whatever it does, and wait until it is gone."""
        with self._lock:
            self._is_closed = True
            if self._process is not None:
                self._process.kill()
        self._thread.submit(self._end)
        self._thread.shutdown()

    # ---- in the thread

    def _choose(self, request: MoveRequest, rng: Random) -> ChosenMove | None:
        game = request.game
        legal = game.legal_moves(game.worlds(request.view)[0])
        if len(legal) == 1:
            return None if self.is_cut else ChosenMove(legal[0])
        opinions, failure = self._opinions(request, rng)
        if self.is_cut:
            return None
        if opinions and (move := best(opinions).move) in legal:
            return ChosenMove(move)
        lot = legal[int(rng.randrange(len(legal)))]
        return ChosenMove(lot, failure or "no legal move named")

    def _opinions(self, request: MoveRequest, rng: Random) -> WorkerReply:
        seed = int(rng.randrange(SEED_LIMIT))
        for _ in range(MAX_ATTEMPTS):
            connection = self._started()
            if connection is None or self.is_cut:
                return WorkerReply([], "nobody may think any more")
            try:
                return self._ask(connection, request, seed)
            except TimeoutError:
                self._replace()
                return WorkerReply([], "no answer in time")
            except (EOFError, OSError):
                self._replace()
        return WorkerReply([], "the process died")

    def _started(self) -> Connection | None:
        """Return the way to the process, which starts if need be; None if closed."""
        with self._lock:
            if self._connection is None and not self._is_closed:
                here, there = PROCESSES.Pipe()
                process = PROCESSES.Process(
                    target=run_worker,
                    args=(there, self._is_cut, self._game),
                    daemon=True,
                )
                process.start()
                there.close()
                self._process, self._connection = process, here
            return self._connection

    def _ask(
        self, connection: Connection, request: MoveRequest, seed: int
    ) -> WorkerReply:
        """
        Send what is new to the process, and return what it answers.

        Raises:
            TimeoutError: It hangs.
            EOFError, OSError: It is dead.
        """
        if not self._is_ready:
            receive(connection, START_TIMEOUT_SECONDS)
            self._is_ready = True
        task = self._task(request, seed)
        connection.send_bytes(pickle.dumps(task))
        answer = WorkerReply([])
        if task.game:
            answer = receive(connection, START_TIMEOUT_SECONDS)
        if not answer.failure:
            answer = receive(connection, request.level.seconds + HANG_TIMEOUT_SECONDS)
        self._told[request.player] = None if answer.failure else request.moves
        return answer

    def _task(self, request: MoveRequest, seed: int) -> Task:
        """Return the task for a request, without what the process knows already."""
        told = self._told.pop(request.player, None)
        game = pickle.dumps(request.game) if told is None else b""
        kept = common_prefix_length(told or (), request.moves)
        surplus = len(self._told) + 1 - MAX_PLAYERS
        forgotten = list(self._told)[: max(0, surplus)]
        for player in forgotten:
            del self._told[player]
        news = request.seen(kept)
        _, _, view, level, _, _ = request
        return Task(request.player, game, kept, news, view, level, seed, forgotten)

    def _replace(self) -> None:
        """End the process and start another, which is ready by the next question."""
        self._end()
        self._started()

    def _end(self) -> None:
        """End the process, whatever it does, and forget what it knew."""
        with self._lock:
            if self._process is None or self._connection is None:
                return
            self._process.kill()
            self._process.join(HANG_TIMEOUT_SECONDS)
            # The system may be slow to end it; it never comes back in any case.
            with suppress(ValueError):
                self._process.close()
            self._connection.close()
            self._process = self._connection = None
            self._is_ready = False
            self._told.clear()


def receive(connection: Connection, seconds: float) -> WorkerReply:
    """
    Return what a process says, within so many *seconds*.

    Raises:
        TimeoutError: It says nothing.
        EOFError, OSError: It is dead.
    """
    if not connection.poll(seconds):
        raise TimeoutError
    answer: WorkerReply = connection.recv()
    return answer


def common_prefix_length(one: Sequence[int], other: Sequence[int]) -> int:
    """Return with how many equal moves two matches begin."""
    count = min(len(one), len(other))
    if one[:count] == other[:count]:
        return count
    return next((i for i in range(count) if one[i] != other[i]), count)
