"""
What happens in a process that thinks.

It does one task at a time. What each player saw of its match it keeps from task to
task, so that only what is new has to be sent.
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
"""Games that a process keeps although none of its players may play them."""


class SharedFlag(Protocol):
    """A number that two processes share: 0 or 1."""

    value: int


class Task(NamedTuple):
    """What a process is asked: take note of some moves, then think."""

    player: Hashable
    """Who asks."""
    game: bytes
    """The game, pickled, for a player whom the process does not know; else nothing."""
    kept: int
    """How many moves of the match still stand, of those that the player has seen."""
    news: list[Observation | None]
    """The moves after those; None for each that the player did not see."""
    view: View
    """What to think about."""
    level: Level
    seed: int
    forgotten: list[Hashable]
    """The players of whom the process is to keep nothing."""


class WorkerReply(NamedTuple):
    """What a process thinks of the moves, or why it cannot say."""

    opinions: list[Opinion]
    failure: str = ""


READY: Final = WorkerReply([])
"""Sent when a process has started, and when it knows a new player."""


@final
class PlayerState:
    """What a player has seen of its match, and the bot that saw it."""

    def __init__(self, game: Game, clock: Callable[[], float]) -> None:
        """Bots think by the *clock*."""
        self.game: Final = game
        self.seen: Final[list[Observation | None]] = []
        """Every move of the match; None where the player did not see it."""
        self._clock: Final = clock
        self._bot: Bot | None = None

    def bot(self, kept: int, news: list[Observation | None], level: Level) -> Bot:
        """Return a bot that has seen the first *kept* moves, and *news* after those."""
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
    """What a process keeps from task to task: games and players."""

    def __init__(self, is_cut: SharedFlag) -> None:
        """Cut every thought short while *is_cut* is set."""
        self._is_cut: Final = is_cut
        self._players: Final[dict[Hashable, PlayerState]] = {}
        self.bound: Final[Callable[[bytes], Game]] = lru_cache(MAX_GAMES)(pickle.loads)
        """Returns a game that is pickled; the same one, if it was asked for before."""

    def player(self, player: Hashable) -> PlayerState:
        """Return what is kept of a player. Raises KeyError."""
        return self._players[player]

    def answer(self, pickled: bytes, send: Callable[[WorkerReply], None]) -> None:
        """Do the task that is *pickled*, and *send* what comes of it."""
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
        """Return who asks, and a bot that has seen all that it may know."""
        for forgotten in task.forgotten:
            self._players.pop(forgotten, None)
        if task.game:
            fresh = PlayerState(self.bound(task.game), self._time)
            self._players[task.player] = fresh
        player = self.player(task.player)
        return player, player.bot(task.kept, task.news, task.level)

    def _time(self) -> float:
        """Return the time; when the thought is cut short, it is too late for all."""
        return inf if self._is_cut.value else monotonic()


def run_worker(connection: Connection, is_cut: SharedFlag, game: bytes) -> None:
    """
    Answer every task that comes, until nobody asks any more.

    A *game*, pickled, is loaded before the first.
    """
    # Control-C ends the one who asks, and with him this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    state = WorkerState(is_cut)
    if game:
        state.bound(game)
    # Whoever asked is gone, and so is the work.
    with suppress(EOFError, OSError):
        connection.send(READY)
        while True:
            state.answer(connection.recv_bytes(), connection.send)
