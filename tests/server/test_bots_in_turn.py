"""Processes think about the question whose turn it is, and stop for those who wait."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future

import pytest
from librt.random import Random

import whiskerworks
from tests.bots.tasks import sent_tasks
from tests.server.serving import SOON, eventually, run
from tests.server.test_bots_at_tables import ENDLESS, question
from tests.server.test_metrics import read
from whiskerworks.bots.bot import resolve_level
from whiskerworks.bots.process import ChosenMove, MoveRequest
from whiskerworks.core.advice import Level
from whiskerworks.core.game import Game
from whiskerworks.server import bot_pool
from whiskerworks.server.bot_pool import BotPool
from whiskerworks.server.bot_queue import Claim, Priority
from whiskerworks.server.metrics import ServerMetrics

WAITING, WATCHED, AWAY, PAUSED = Priority
GEARS = question(whiskerworks.load("gears", first="blue"), 4)


class Thinker:
    """Stands for a process: it answers when the test says so, or when it is cut."""

    all: list["Thinker"]

    def __init__(self) -> None:
        self.asked: list[str] = []
        """The tables whose questions it was given."""
        self.is_cut = False
        self._choosing: Future[ChosenMove | None] | None = None
        Thinker.all.append(self)

    @property
    def table(self) -> str:
        """The table whose question it thinks about; nothing if it is idle."""
        choosing = self._choosing
        is_idle = choosing is None or choosing.done()
        return "" if is_idle else self.asked[-1]

    def choose(self, request: MoveRequest, rng: Random) -> "Future[ChosenMove | None]":
        """Begin to think."""
        assert not self.table, "it thinks already"
        assert isinstance(request.player, tuple)
        self.asked.append(request.player[0])
        self.is_cut = False
        self._choosing = Future()
        return self._choosing

    def cut(self) -> None:
        """Be told to stop, which takes a while."""
        self.is_cut = True

    async def end(self) -> None:
        """Answer, or stop if it was told to; the next question comes."""
        assert self._choosing is not None
        self._choosing.set_result(None if self.is_cut else ChosenMove(7))
        await settled()

    def close(self) -> None:
        """Do nothing."""


async def settled() -> None:
    """Let everything happen that can happen now."""
    for _ in range(10):
        await asyncio.sleep(0)


class Asking:
    """A pool whose processes are thinkers, and the tables that ask them."""

    def __init__(self, processes: int) -> None:
        Thinker.all = []
        self.metrics = ServerMetrics()
        self.pool = BotPool(processes, self.metrics, seconds=lambda: 0.0)
        *self.thinkers, self.quick = Thinker.all
        self.tasks: dict[str, asyncio.Task[int]] = {}

    async def ask(self, table: str, priority: Priority, level: int = 5) -> None:
        """Let a table ask."""
        asked = GEARS._replace(table=table, level=level, claim=Claim(priority))
        self.tasks[table] = asyncio.create_task(self.pool.choose(asked))
        await settled()

    async def reclaim(self, table: str, priority: Priority) -> None:
        """Let people come to a table, or leave it."""
        self.pool.reclaim(table, Claim(priority))
        await settled()

    async def end(self) -> None:
        """Give up all that is still asked."""
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


@pytest.fixture
def asking(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], Asking]:
    """Return what makes a pool with so many thinkers."""
    monkeypatch.setattr(bot_pool, "BotProcess", Thinker)
    return Asking


def test_a_person_does_not_wait_for_a_thought_of_others(
    asking: Callable[[int], Asking],
) -> None:
    """It is cut short, and thought again afterwards."""

    async def work() -> tuple[list[str], list[int], dict[str, float]]:
        tables = asking(1)
        (thinker,) = tables.thinkers
        await tables.ask("watched", WATCHED)
        await tables.ask("away", AWAY)
        assert not thinker.is_cut
        await tables.ask("person", WAITING)
        assert [thinker.table, thinker.is_cut] == ["watched", True]
        for _ in range(4):
            await thinker.end()
        moves = [await task for task in tables.tasks.values()]
        return thinker.asked, moves, read(tables.metrics)

    asked, moves, counts = run(work())

    assert asked == ["watched", "person", "watched", "away"]
    assert moves == [7, 7, 7]
    assert counts["whiskerworks_bot_preempted_total"] == 1
    assert counts["whiskerworks_bot_thinks_total"] == 4


def test_no_more_thoughts_are_cut_short_than_people_wait(
    asking: Callable[[int], Asking],
) -> None:
    """A process that is about to be free is counted on."""

    async def work() -> tuple[list[int], list[str]]:
        tables = asking(3)
        for name in ("1", "2", "3", "4"):
            await tables.ask(name, WATCHED)
        await tables.ask("ada", WAITING)
        cut = [sum(one.is_cut for one in tables.thinkers)]
        await tables.reclaim("4", AWAY)
        cut.append(sum(one.is_cut for one in tables.thinkers))
        await tables.ask("bob", WAITING)
        cut.append(sum(one.is_cut for one in tables.thinkers))
        for one in tables.thinkers:
            if one.is_cut:
                await one.end()
        thinking = sorted(one.table for one in tables.thinkers)
        await tables.end()
        return cut, thinking

    cut, thinking = run(work())

    assert cut == [1, 1, 2]
    assert thinking == ["1", "ada", "bob"]


def test_a_weak_bot_answers_people_while_strong_ones_think(
    asking: Callable[[int], Asking],
) -> None:
    """In a process of its own, where nobody else's bot and no strong one thinks."""

    async def work() -> tuple[list[str], list[str]]:
        tables = asking(1)
        (thinker,) = tables.thinkers
        await tables.ask("weak, first", WAITING, level=1)
        await tables.ask("strong", WAITING)
        await tables.ask("weak, watched", WATCHED, level=1)
        idle = tables.quick.table
        await thinker.end()
        await tables.ask("weak", WAITING, level=2)
        await tables.ask("weaker", WAITING, level=1)
        for _ in range(2):
            await tables.quick.end()
        assert not thinker.is_cut
        await thinker.end()
        await tables.end()
        return [idle, *tables.quick.asked], thinker.asked

    quick, others = run(work())

    assert quick == ["", "weak", "weaker"]
    assert others == ["weak, first", "strong", "weak, watched"]


def test_people_who_come_make_their_question_urgent(
    asking: Callable[[int], Asking],
) -> None:
    """A player comes back to a table whose bot is still to answer."""

    async def work() -> list[str]:
        tables = asking(1)
        (thinker,) = tables.thinkers
        await tables.ask("watched", WATCHED)
        await tables.ask("away", AWAY)
        await tables.reclaim("away", WAITING)
        assert thinker.is_cut
        await thinker.end()
        await tables.end()
        return thinker.asked

    assert run(work()) == ["watched", "away"]


def test_what_nobody_looks_at_is_not_thought_about(
    asking: Callable[[int], Asking],
) -> None:
    """The thought ends when the last one leaves, and begins when somebody comes."""

    async def work() -> tuple[list[str], list[str]]:
        tables = asking(1)
        (thinker,) = tables.thinkers
        await tables.ask("bots", WATCHED)
        await tables.reclaim("bots", PAUSED)
        assert thinker.is_cut
        await thinker.end()
        alone = thinker.table
        await tables.reclaim("bots", WATCHED)
        again = thinker.table
        await thinker.end()
        await tables.tasks["bots"]
        return [alone, again], thinker.asked

    thinking, asked = run(work())

    assert thinking == ["", "bots"]
    assert asked == ["bots", "bots"]


def test_a_process_is_free_when_it_has_stopped(
    asking: Callable[[int], Asking],
) -> None:
    """Not as soon as nobody wants the answer."""

    async def work() -> tuple[bool, list[str]]:
        tables = asking(1)
        (thinker,) = tables.thinkers
        await tables.ask("gone", WAITING)
        await tables.ask("next", WAITING)
        tables.tasks["gone"].cancel()
        await settled()
        was_cut, before = thinker.is_cut, list(thinker.asked)
        await thinker.end()
        await tables.end()
        return was_cut, [*before, "|", *thinker.asked]

    was_cut, asked = run(work())

    assert was_cut
    assert asked == ["gone", "|", "gone", "next"]


def test_the_queue_is_told_by_priority(asking: Callable[[int], Asking]) -> None:
    """How many wait now, and for how long those waited whose turn came."""

    async def work() -> dict[str, float]:
        tables = asking(1)
        for name in ("1", "2", "3"):
            await tables.ask(name, WAITING)
        await tables.ask("4", AWAY)
        counts = read(tables.metrics)
        await tables.end()
        return counts

    counts = run(work())

    waiting = {
        one: counts[f"whiskerworks_bot_queue {one.name.lower()}"] for one in Priority
    }
    assert waiting == {WAITING: 2, WATCHED: 0, AWAY: 1, PAUSED: 0}
    assert counts["whiskerworks_bot_wait_seconds_count waiting"] == 1


def test_what_waits_is_given_up_when_bots_end(
    asking: Callable[[int], Asking],
) -> None:
    """Nobody waits for ever for a process that is no more."""

    async def work() -> tuple[bool, list[str]]:
        tables = asking(1)
        (thinker,) = tables.thinkers
        await tables.ask("1", WAITING)
        await tables.ask("2", WAITING)
        await tables.pool.close()
        await thinker.end()
        assert await tables.tasks["1"] == 7
        await asyncio.gather(tables.tasks["2"], return_exceptions=True)
        return tables.tasks["2"].cancelled(), thinker.asked

    assert run(work()) == (True, ["1"])


def test_a_real_process_stops_thinking_and_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A person is answered while a strong bot thinks for others; nothing is ended."""
    sent = sent_tasks(monkeypatch)

    def hard(game: Game, level: int) -> Level:
        found = resolve_level(game, level)._replace(seconds=SOON)
        return found._replace(thoughts=ENDLESS) if level == 5 else found

    async def work() -> tuple[int, bool, list[list[int]], dict[str, float]]:
        monkeypatch.setattr(bot_pool, "resolve_level", hard)
        metrics = ServerMetrics()
        pool = BotPool(1, metrics)
        first = GEARS._replace(table="first")
        await pool.choose(first)
        before, tasks = pool.processes(), len(sent)
        strong = GEARS._replace(table="strong", level=5, claim=Claim(WATCHED))
        thinking = asyncio.create_task(pool.choose(strong))
        await eventually(lambda: len(sent) > tasks)
        move = await pool.choose(GEARS._replace(table="person", level=3))
        still = not thinking.done()
        processes, told = [before, pool.processes()], read(metrics)
        thinking.cancel()
        await pool.close()
        return move, still, processes, told

    move, still, (before, after), counts = run(work())

    assert move in GEARS.game.legal_moves(GEARS.states[-1])
    assert still
    assert before == after
    assert counts["whiskerworks_bot_preempted_total"] == 1
    assert counts["whiskerworks_bot_failures_total"] == 0


def test_a_pool_of_nobody_is_refused() -> None:
    """It says how many there must be."""
    with pytest.raises(ValueError, match="bots need 1 process or more, not 0"):
        BotPool(0, ServerMetrics())
