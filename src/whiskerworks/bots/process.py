"""
A child process that thinks for bots.

A bot never stalls a table: if its process hangs, fails or dies, the caller still gets a
legal move.
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

# A spawned process inherits no threads, locks or open files.
PROCESSES: Final = get_context("spawn")
START_TIMEOUT_SECONDS: Final = 60.0
"""Limit for starting a process or loading a game."""
HANG_TIMEOUT_SECONDS: Final = 1.0
"""A process later than this is considered hung."""
MAX_ATTEMPTS: Final = 2
"""Attempts at a question if the process dies."""
MAX_PLAYERS: Final = 64
"""Players whose matches a process remembers, the most recent ones."""


class MoveRequest(NamedTuple):
    """A question to a bot, with all that it may know."""

    player: Hashable
    """Identifies the seat in its match, the same each time."""
    game: Game
    view: View
    level: Level
    moves: Sequence[int]
    """All moves so far, unchanging; compared but never sent."""
    seen: Callable[[int], list[Observation | None]]
    """Returns the player's observations of the moves from an index on."""


class ChosenMove(NamedTuple):
    """A bot's move."""

    move: int
    failure: str = ""
    """Why the move was drawn at random; "" if it was not."""


@final
class BotProcess:
    """
    A child process that thinks, and the thread that waits for it.

    The process starts on demand, and again after it died or hung. Its owner asks one
    question at a time and closes it in the end.
    """

    def __init__(self, game: Game | None = None) -> None:
        """Let the process load *game*, if given, as soon as it starts."""
        self._game: Final = b"" if game is None else pickle.dumps(game)
        self._thread: Final = ThreadPoolExecutor(1, "whiskerworks-bot")
        self._is_cut: Final[SharedFlag] = PROCESSES.RawValue("b", 0)
        self._lock: Final = Lock()
        """Held while the process starts or ends."""
        self._is_closed = False
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._is_ready = False
        """Whether the process has reported its start."""
        self._known_moves: Final[dict[Hashable, Sequence[int] | None]] = {}
        """
        The moves that the process knows of each player's match, most recent last.

        None if the process failed meanwhile, which leaves its knowledge uncertain.
        """

    def warm(self) -> None:
        """Start the process ahead of the first question."""
        if self._process is None:
            self._thread.submit(self._started)

    def choose(self, request: MoveRequest, rng: Random) -> "Future[ChosenMove | None]":
        """Return a legal move, or None if `cut` stopped the search."""
        self._is_cut.value = 0
        return self._thread.submit(self._choose, request, rng)

    def opinions(self, request: MoveRequest, rng: Random) -> "Future[WorkerReply]":
        """Return the opinions of the moves, best first."""
        self._is_cut.value = 0
        return self._thread.submit(self._opinions, request, rng)

    def cut(self) -> None:
        """Stop thinking about the last question."""
        self._is_cut.value = 1

    @property
    def is_cut(self) -> bool:
        """Whether the last question was cut short."""
        return self._is_cut.value == 1

    @property
    def pid(self) -> int:
        """The process id; 0 without a process."""
        with self._lock:
            return 0 if self._process is None else self._process.pid or 0

    def close(self) -> None:
        """Kill the process and wait until it is gone."""
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
        move = legal[int(rng.randrange(len(legal)))]
        return ChosenMove(move, failure or "the engine chose no legal move")

    def _opinions(self, request: MoveRequest, rng: Random) -> WorkerReply:
        seed = int(rng.randrange(SEED_LIMIT))
        for _ in range(MAX_ATTEMPTS):
            connection = self._started()
            if connection is None or self.is_cut:
                return WorkerReply([], "thinking was stopped")
            try:
                return self._ask(connection, request, seed)
            except TimeoutError:
                self._replace()
                return WorkerReply([], "no answer in time")
            except (EOFError, OSError):
                self._replace()
        return WorkerReply([], "the process died")

    def _started(self) -> Connection | None:
        """Return the connection, starting the process if needed; None if closed."""
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
        Send the task to the process and return its reply.

        Raises:
            TimeoutError: The process hangs.
            EOFError, OSError: The process died.
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
        self._known_moves[request.player] = None if answer.failure else request.moves
        return answer

    def _task(self, request: MoveRequest, seed: int) -> Task:
        """Return the task for a request, without what the process already knows."""
        known = self._known_moves.pop(request.player, None)
        game = pickle.dumps(request.game) if known is None else b""
        kept = common_prefix_length(known or (), request.moves)
        surplus = len(self._known_moves) + 1 - MAX_PLAYERS
        forgotten = list(self._known_moves)[: max(0, surplus)]
        for player in forgotten:
            del self._known_moves[player]
        news = request.seen(kept)
        _, _, view, level, _, _ = request
        return Task(request.player, game, kept, news, view, level, seed, forgotten)

    def _replace(self) -> None:
        """Replace the process by a new one, ready for the next question."""
        self._end()
        self._started()

    def _end(self) -> None:
        """Kill the process and forget what it knew."""
        with self._lock:
            if self._process is None or self._connection is None:
                return
            self._process.kill()
            self._process.join(HANG_TIMEOUT_SECONDS)
            # The system may be slow to end it, but the process is never used again.
            with suppress(ValueError):
                self._process.close()
            self._connection.close()
            self._process = self._connection = None
            self._is_ready = False
            self._known_moves.clear()


def receive(connection: Connection, seconds: float) -> WorkerReply:
    """
    Return the next reply of a process.

    Raises:
        TimeoutError: No reply came within *seconds*.
        EOFError, OSError: The process died.
    """
    if not connection.poll(seconds):
        raise TimeoutError
    answer: WorkerReply = connection.recv()
    return answer


def common_prefix_length(one: Sequence[int], other: Sequence[int]) -> int:
    """Return the number of equal moves at the start of two matches."""
    count = min(len(one), len(other))
    if one[:count] == other[:count]:
        return count
    return next((i for i in range(count) if one[i] != other[i]), count)
