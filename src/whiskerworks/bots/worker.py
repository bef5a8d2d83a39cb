"""
The code that runs in a child process for bots.

It does one task at a time. It keeps each player's observations from task to task, so
that only new ones are sent.
"""

import pickle
import signal
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import lru_cache
from math import inf
from multiprocessing.connection import Connection
from time import monotonic
from typing import Final, NamedTuple, Protocol, final

from librt.random import Random

from whiskerworks.bots.bot import Bot
from whiskerworks.bots.engine import Opinion
from whiskerworks.bots.observation import Observation
from whiskerworks.core.advice import Level
from whiskerworks.core.game import Game, View

MAX_GAMES: Final = 16
"""Unpickled games that a process keeps."""


class SharedFlag(Protocol):
    """A flag shared by two processes: 0 or 1."""

    value: int


class Task(NamedTuple):
    """A task for the process: note some moves, then think."""

    player: Hashable
    """Identifies the player."""
    game: bytes
    """The pickled game, if the process does not know the player; else b""."""
    kept: int
    """Number of earlier moves that still stand after any undo."""
    news: list[Observation | None]
    """The moves after those; None for each that the player did not see."""
    view: View
    """The view to think about."""
    level: Level
    seed: int
    forgotten: list[Hashable]
    """Players to forget."""


class WorkerReply(NamedTuple):
    """The opinions of a process, or why it has none."""

    opinions: list[Opinion]
    failure: str = ""


READY: Final = WorkerReply([])
"""Sent when the process has started, and when it has loaded a new player's game."""


@final
class PlayerState:
    """A player's observations of its match, and the bot that made them."""

    def __init__(self, game: Game, clock: Callable[[], float]) -> None:
        """Limit the bots' thinking by *clock*."""
        self.game: Final = game
        self.seen: Final[list[Observation | None]] = []
        """All moves of the match; None for those the player did not see."""
        self._clock: Final = clock
        self._bot: Bot | None = None

    def bot(self, kept: int, news: list[Observation | None], level: Level) -> Bot:
        """Return a bot that has observed the first *kept* moves, then *news*."""
        fresh = news
        bot = self._bot
        if bot is None or bot.level != level or kept < len(self.seen):
            fresh = [*self.seen[:kept], *news]
            self._bot = bot = Bot(level, clock=self._clock)
        self.seen[kept:] = news
        for seen in fresh:
            if seen is not None:
                bot.observe(self.game, *seen)
        return bot


@final
class WorkerState:
    """The state kept from task to task: games and players."""

    def __init__(self, is_cut: SharedFlag) -> None:
        """Stop every search while *is_cut* is set."""
        self._is_cut: Final = is_cut
        self._players: Final[dict[Hashable, PlayerState]] = {}
        self.bound: Final[Callable[[bytes], Game]] = lru_cache(MAX_GAMES)(pickle.loads)
        """Unpickles a game; returns the same object for the same bytes."""

    def player(self, player: Hashable) -> PlayerState:
        """Return the state of a player. Raises KeyError."""
        return self._players[player]

    def answer(self, pickled: bytes, send: Callable[[WorkerReply], None]) -> None:
        """Do a pickled task and *send* the reply."""
        try:
            task: Task = pickle.loads(pickled)
            player, bot = self._prepare(task)
            if task.game:
                send(READY)
            found = bot.opinions(player.game, task.view, Random(task.seed))
            answer = WorkerReply(found)
        except Exception as failure:
            answer = WorkerReply([], f"{type(failure).__name__}: {failure}")
        send(answer)

    def _prepare(self, task: Task) -> tuple[PlayerState, Bot]:
        """Return the player and a bot with all its observations."""
        for forgotten in task.forgotten:
            self._players.pop(forgotten, None)
        if task.game:
            fresh = PlayerState(self.bound(task.game), self._time)
            self._players[task.player] = fresh
        player = self.player(task.player)
        return player, player.bot(task.kept, task.news, task.level)

    def _time(self) -> float:
        """Return the time; infinity if the search is cut, which ends it."""
        return inf if self._is_cut.value else monotonic()


def run_worker(connection: Connection, is_cut: SharedFlag, game: bytes) -> None:
    """
    Answer tasks until the connection closes.

    A pickled *game* is loaded before the first task.
    """
    # Ctrl-C ends the parent, and with it this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    state = WorkerState(is_cut)
    if game:
        state.bound(game)
    # The parent is gone: there is nothing left to do.
    with suppress(EOFError, OSError):
        connection.send(READY)
        while True:
            state.answer(connection.recv_bytes(), connection.send)
