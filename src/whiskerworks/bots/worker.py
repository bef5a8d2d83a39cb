"""
A process that thinks, and how it is spoken to.

It is given one task at a time and gives one answer to each. What it is asked about, and
by whom, it keeps in mind till the next task, so that little has to be told twice.
"""

import pickle
import signal
from collections.abc import Callable
from contextlib import suppress
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import monotonic
from typing import Final, NamedTuple, Protocol, final

from librt.random import Random

from whiskerworks.bots.bot import Bot
from whiskerworks.bots.engine import Opinion
from whiskerworks.bots.thinking import SHARE, Progress
from whiskerworks.core.advice import Level
from whiskerworks.core.game import Game, View

# A spawned process inherits nothing: no thread, no lock, no open file.
PROCESSES: Final = get_context("spawn")
STARTING: Final = 30.0
"""A process that has not started after so many seconds will not."""
PATIENCE: Final = 1.0
"""A worker that is late by so many seconds hangs."""
NOBODY: Final = 0
"""No player has this number."""
NEVER: Final = 0
"""A task of this number is not cut short."""


class Number(Protocol):
    """A number that two processes share."""

    value: int


class Task(NamedTuple):
    """What a worker is asked: first to take note of some moves, then to think."""

    game: bytes
    """The game, pickled: it is unpickled only if it is not the one of the last task."""
    level: Level
    told: int
    """So many moves of the match it was told of before; 0: somebody new asks."""
    news: list[tuple[View, int]]
    """The moves that were seen since."""
    view: View | None
    """What to think about; None for nothing: the worker only gets ready."""
    seed: int
    seconds: float
    """So much time is left."""
    number: int = NEVER
    """By this number it is cut short."""


class Answer(NamedTuple):
    """What a worker thinks of the moves, or why it cannot say."""

    opinions: list[Opinion]
    failure: str = ""


@final
class Notes:
    """What a player saw of its match, for workers that were not told yet."""

    def __init__(self, game: Game, level: Level, player: int) -> None:
        self.game: Final = game
        self.level: Final = level
        self.player: Final = player
        """A number that nobody else in the team has."""
        self.seen: Final[list[tuple[View, int]]] = []
        """What was played, and in whose turn as this player saw it."""
        self.pickled: Final = pickle.dumps(game)


def getting_ready(notes: Notes) -> Task:
    """Return the task to load the game that *notes* are about, and no more."""
    return Task(notes.pickled, notes.level, 0, [], None, 0, STARTING)


@final
class Desk:
    """What a worker keeps from task to task: a game, and a player who saw its moves."""

    def __init__(self, cut: Number) -> None:
        """Cut short the task whose number *cut* has."""
        self._cut: Final = cut
        self._number = NEVER
        self._pickled = b""
        self._game: Game | None = None
        self._bot: Bot | None = None
        self._until = 0.0

    def answer(self, task: Task) -> list[Opinion]:
        """Do what *task* says; return what there is to say of the moves."""
        self._number = task.number
        self._until = monotonic() + SHARE * task.seconds
        game = self._load(task.game)
        if self._bot is None or task.told == 0:
            self._bot = Bot(task.level, self._is_in_time, self._time)
        for view, move in task.news:
            self._bot.saw(game, view, move)
        if task.view is None:
            return []
        return self._bot.opinions(game, task.view, Random(task.seed))

    def _load(self, pickled: bytes) -> Game:
        if self._game is None or self._pickled != pickled:
            self._game = pickle.loads(pickled)
            self._pickled = pickled
        assert self._game is not None
        return self._game

    def _is_in_time(self, progress: Progress) -> bool:
        return monotonic() < self._until

    def _time(self) -> float:
        """Return the time; when the task is cut short, it is too late for all."""
        is_cut = self._number != NEVER and self._cut.value == self._number
        return inf if is_cut else monotonic()


def work(connection: Connection, first: bytes, cut: Number) -> None:
    """
    Answer every task that comes, one answer for each, until nobody asks any more.

    *first* is a pickled task to begin with; nothing, to say only that the work begins.
    """
    # Control-C ends the one who asks, and with him this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    desk = Desk(cut)
    task = first
    # Whoever asked is gone, and so is the work.
    with suppress(EOFError, OSError):
        while True:
            connection.send(_answer(desk, task))
            task = connection.recv_bytes()


def _answer(desk: Desk, task: bytes) -> Answer:
    """Return what comes of a task, which may fail."""
    try:
        return Answer(desk.answer(pickle.loads(task)) if task else [])
    except Exception as failure:
        return Answer([], f"{type(failure).__name__}: {failure}")


@final
class Worker:
    """A process that does one task at a time, as its team sees it."""

    def __init__(
        self, notes: Notes | None, clock: Callable[[], float] = monotonic
    ) -> None:
        """
        Start a process, which loads at once the game that *notes* are about.

        By the *clock* it is late or in time.
        """
        here, there = PROCESSES.Pipe()
        self._cut: Final[Number] = PROCESSES.RawValue("q", NEVER)
        first = b"" if notes is None else pickle.dumps(getting_ready(notes))
        self._process: Final = PROCESSES.Process(
            target=work, args=(there, first, self._cut), daemon=True
        )
        self._process.start()
        there.close()
        self.connection: Final = here
        self.is_idle = False
        """Whether it waits for a task; not while it starts."""
        self._is_ended = False
        self._clock: Final = clock
        self._due = clock() + STARTING
        self._game = b"" if notes is None else notes.pickled
        self._player = NOBODY
        self._told = 0

    def number(self) -> int:
        """Return the number by which the system knows the process; 0 if it is gone."""
        if self._is_ended:
            return 0
        try:
            return self._process.pid or 0
        except ValueError:  # another thread has ended it
            return 0

    def give(
        self, notes: Notes, view: View, seed: int, until: float, number: int = NEVER
    ) -> None:
        """Give it, while it is idle, a task to be done *until* then; see `cut`."""
        told = self._told if self._player == notes.player else 0
        seconds = max(0.0, until - self._clock())
        task = Task(
            notes.pickled,
            notes.level,
            told,
            notes.seen[told:],
            view,
            seed,
            seconds,
            number,
        )
        self._send(task, until)
        self._player, self._told = notes.player, len(notes.seen)

    def cut(self, number: int) -> None:
        """
        Let it think no further about the task of that *number*, given or not yet.

        It answers soon, with what it has found so far. Any thread may say so.
        """
        self._cut.value = number

    def knows(self, notes: Notes) -> bool:
        """Tell whether it waits for a task, with the game of *notes* in its hands."""
        return self.is_idle and self._game == notes.pickled

    def prepare(self, notes: Notes) -> None:
        """Let it, while it is idle, load the game that *notes* are about."""
        self._send(getting_ready(notes), self._clock() + STARTING)
        self._player = NOBODY

    def _send(self, task: Task, until: float) -> None:
        pickled = pickle.dumps(task)
        self._game = task.game
        self._due = until + PATIENCE
        self.is_idle = False
        # If it is dead, that is found where its answer should be.
        with suppress(OSError):
            self.connection.send_bytes(pickled)

    def hear(self) -> Answer | None:
        """Return what it says, once there is something; None if it is dead."""
        try:
            answer: Answer = self.connection.recv()
        except (EOFError, OSError):
            return None
        self.is_idle = True
        if answer.failure:
            self._player = NOBODY  # who knows how much of the news it took note of
        return answer

    def is_lost(self) -> bool:
        """Tell whether it is dead, or so late that it hangs."""
        if not self._process.is_alive():
            return True
        return (
            not self.is_idle
            and self._clock() > self._due
            and not self.connection.poll()
        )

    def end(self) -> None:
        """End the process, whatever it does."""
        self._is_ended = True
        self._process.kill()
        self._process.join(PATIENCE)
        # The system may be slow to end it; it never comes back in any case.
        with suppress(ValueError):
            self._process.close()
        self.connection.close()
