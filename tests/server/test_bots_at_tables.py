"""Bots sit at tables, think in processes of their own, and never stall a game."""

import asyncio
import os
import pickle
import signal
from pathlib import Path
from random import Random
from typing import Final

import pytest

import whiskerworks
from tests.bots.tasks import sent_tasks
from tests.server.serving import (
    SOON,
    Client,
    Hands,
    Server,
    any_move,
    eventually,
    run,
    serving,
)
from tests.server.test_metrics import read
from whiskerworks.bots.bot import resolve_level
from whiskerworks.core.advice import Level
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.server import bot_pool
from whiskerworks.server.bot_pool import BotPool, Question
from whiskerworks.server.bot_queue import Claim, Priority
from whiskerworks.server.broadcaster import VISIT_TIMEOUT_SECONDS
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.metrics import ServerMetrics
from whiskerworks.table.commands import Play, Undo
from whiskerworks.table.context import Actor
from whiskerworks.table.messages import Snapshot
from whiskerworks.table.setup import Bank, BotChair, Mine

FAILURES: Final = "whiskerworks_bot_failures_total"
THINKS: Final = "whiskerworks_bot_thinks_total"
ENDLESS: Final = 1 << 60
"""More thoughts than anybody has time for."""


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots have time enough for their thoughts, however busy the machine is."""
    monkeypatch.setattr(
        bot_pool,
        "resolve_level",
        lambda game, level: resolve_level(game, level)._replace(seconds=SOON),
    )


def some_plies(game: Game, plies: int) -> tuple[list[Value], list[int]]:
    """Return the positions and moves of a match that has begun."""
    rng = Random(5)
    states, moves = [game.start()], list[int]()
    while len(moves) < plies or int(game.rules.to_move(states[-1])) < 0:
        moves.append(rng.choice(game.legal_moves(states[-1])))
        states.append(game.play(states[-1], moves[-1]))
    return states, moves


def question(game: Game, plies: int, level: int = 1) -> Question:
    """Return what the bot on turn is asked after some plies."""
    states, moves = some_plies(game, plies)
    seat = int(game.rules.to_move(states[-1]))
    return Question("table", game, seat, level, states, moves)


@pytest.mark.usefixtures("unhurried")
def test_a_person_plays_a_whole_game_against_a_bot(tmp_path: Path) -> None:
    """The bot answers each move, and what it played is told like any move."""

    async def work() -> tuple[LiveTable, float | None]:
        async with serving(tmp_path) as server:
            ada = await server.person("Ada")
            game = whiskerworks.load("maze", 2)
            live = await server.table(game, ada, chairs=(Mine(), BotChair(1)))
            rng = Random(6)
            async with server.client(live, ada) as client:
                await client.until(Snapshot)
                while client.phase == "playing":
                    if client.mover == 0:
                        await client.play(any_move(live, rng))
                        await client.reach(live.table.seq)
                    else:
                        await client.hear()
            failures = server.registry.metrics.registry.get_sample_value(FAILURES)
            return live, failures

    live, failures = run(work())

    assert live.table.phase == "over"
    assert {"person", "bot"} <= set(live.table.hows)
    assert failures == 0


def test_a_bot_moves_once_for_who_is_out_of_time(tmp_path: Path) -> None:
    """Where a table was made so, time that is up costs one choice [T5]."""

    async def work() -> LiveTable:
        hands = Hands()
        async with serving(tmp_path, hands) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            game = whiskerworks.load("gears", first="blue")
            clock = Bank(60, expiry="bot")
            live = await server.table(game, ada, bob, clock=clock)
            hands.pass_by(60)
            live.tick()
            await eventually(lambda: live.table.ply == 1)
            await live.settled()
            return live

    live = run(work())

    assert live.table.hows == ["bot"]
    assert live.table.mover == 1
    assert live.table.phase == "playing"


def test_a_thought_about_what_was_taken_back_is_not_played(tmp_path: Path) -> None:
    """While the bot thinks the person goes back; the bot answers what comes then."""

    async def work() -> tuple[Client, LiveTable]:
        async with serving(tmp_path) as server:
            ada = await server.person("Ada")
            game = whiskerworks.load("gears", first="blue")
            live = await server.table(game, ada, chairs=(Mine(), BotChair(3)))
            async with server.client(live, ada) as client:
                await client.until(Snapshot)
                with server.holding_bots() as gate:
                    await client.play("e3")
                    await client.do("back", Undo())
                    await client.reach(live.table.seq)
                    ply_then = client.ply
                    await client.do("again", Play("d2", ply_then))
                    gate.set()
                    while client.ply < 2:
                        await client.hear()
                return client, live

    client, live = run(work())

    assert client.moves[0] == "d2"
    assert live.table.hows == ["person", "bot"]
    assert live.table.undone == 1


async def answered(server: Server, live: LiveTable, person: str) -> None:
    """Play a move at a table with a bot, and wait for the bot's answer."""
    ply = live.table.ply
    move = any_move(live, Random(ply))
    await live.act(Actor(person, 0), f"{ply}", Play(move, ply))
    await eventually(lambda: live.table.ply == ply + 2)


def thinks(server: Server) -> float:
    """Return how many questions were put to bots."""
    return server.registry.metrics.registry.get_sample_value(THINKS) or 0.0


def test_bots_alone_play_only_while_somebody_looks(tmp_path: Path) -> None:
    """Their game waits until then, however many there are, and goes on."""

    async def work() -> tuple[list[float], list[int], int]:
        async with serving(tmp_path) as server:
            ada = await server.person("Ada")
            game = whiskerworks.load("gears", first="blue")
            bots = await server.table(game, ada, chairs=(BotChair(1), BotChair(1)))
            mine = await server.table(game, ada, chairs=(Mine(), BotChair(1)))
            await answered(server, mine, ada)
            asked, plies = [thinks(server)], [bots.table.ply]
            async with server.client(bots) as client:
                await client.until(Snapshot)
                while client.ply < 3:
                    await client.hear()
            await eventually(lambda: not len(bots.broadcaster))
            await answered(server, mine, ada)
            before, plies = thinks(server), [*plies, bots.table.ply]
            await answered(server, mine, ada)
            asked.append(thinks(server) - before)
            return asked, [*plies, bots.table.ply], client.ply

    asked, plies, watched = run(work())

    assert asked == [1, 1]
    assert plies[0] == 0
    assert plies[1] == plies[2] >= watched == 3


def test_a_paused_game_of_bots_can_be_put_out_of_memory(tmp_path: Path) -> None:
    """Also in the middle of a thought that was cut short."""

    async def work() -> tuple[int, int]:
        async with serving(tmp_path) as server:
            ada = await server.person("Ada")
            game = whiskerworks.load("gears", first="blue")
            live = await server.table(game, ada, chairs=(BotChair(5), BotChair(5)))
            async with server.client(live) as client:
                await client.until(Snapshot)
                await eventually(lambda: thinks(server) == 1)
                server.registry.sweep(-1.0)
                watched = len(server.registry)
            await eventually(lambda: live.is_idle)
            server.registry.sweep(-1.0)
            return watched, len(server.registry)

    assert run(work()) == (1, 0)


@pytest.mark.parametrize("name", ["Ada", ""])
def test_who_has_no_socket_looks_on_for_a_while(tmp_path: Path, name: str) -> None:
    """A player and a stranger on the plain pages: bots go on until they are late."""

    async def work() -> list[Priority]:
        async with serving(tmp_path) as server:
            ada = await server.person("Ada")
            game = whiskerworks.load("gears", first="blue")
            chairs = (Mine(), BotChair(1)) if name else (BotChair(1), BotChair(1))
            live = await server.table(game, ada, chairs=chairs)
            found = [live._claim().priority]
            who = ada if name else ""
            live.visit(who)
            found.append(live._claim().priority)
            late = live.used + 2 * VISIT_TIMEOUT_SECONDS
            return [*found, live.broadcaster.claim(late).priority]

    away = Priority.AWAY if name else Priority.PAUSED
    here = Priority.WAITING if name else Priority.WATCHED
    assert run(work()) == [away, here, away]


def test_who_looks_over_a_shoulder_does_not_wait_for_a_bot(tmp_path: Path) -> None:
    """The player does, whose address counts."""

    async def work() -> list[Claim]:
        async with serving(tmp_path) as server:
            ada = await server.person("Ada")
            game = whiskerworks.load("gears", first="blue")
            live = await server.table(game, ada, chairs=(Mine(), BotChair(1)))
            watch = server.registry.links.of(live, 0)
            async with server.client(live, watch=watch) as friend:
                await friend.until(Snapshot)
                looked = live._claim()
                async with server.client(live, ada) as client:
                    await client.until(Snapshot)
                    return [looked, live._claim()._replace(host="")]

    looked, waited = run(work())

    assert looked.priority is Priority.WATCHED
    assert waited == Claim(Priority.WAITING, "127.0.0.1")


def test_bots_play_on_after_a_restart(tmp_path: Path) -> None:
    """A table where a person is to be answered is woken, though nobody looks at it."""

    async def work() -> tuple[list[str], str, int]:
        async with serving(tmp_path) as server:
            ada = await server.person("Ada")
            game = whiskerworks.load("gears", first="blue")
            await server.table(game, ada, chairs=(BotChair(5), BotChair(5)))
            with server.holding_bots():
                live = await server.table(game, ada, chairs=(BotChair(1), Mine()))
                await server.registry.close()
        async with serving(tmp_path) as server:
            woken = await server.store.tables_with_clock()
            again = await server.registry.table(live.id)
            assert again is not None
            await eventually(lambda: again.table.ply == 1)
            return woken, live.id, live.table.ply

    woken, table, before = run(work())

    assert woken == [table]
    assert before == 0


def test_a_killed_process_is_replaced_and_the_bot_still_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever kills a bot while it thinks only makes it think again."""
    sent = sent_tasks(monkeypatch)

    async def work() -> tuple[int, list[int], list[int], int, dict[str, float]]:
        metrics = ServerMetrics()
        pool = BotPool(1, metrics)
        gears = whiskerworks.load("gears", first="blue")
        asked = question(gears, 4, level=1)
        await pool.choose(asked)
        before, tasks = pool.processes(), len(sent)
        os.kill(before[0], signal.SIGSTOP)  # so that it does not answer before
        thinking = asyncio.create_task(pool.choose(question(gears, 4, level=5)))
        await eventually(lambda: len(sent) > tasks)
        os.kill(before[0], signal.SIGKILL)
        move = await thinking
        after = pool.processes()
        second = await pool.choose(asked)
        await pool.close()
        return move, before, after, second, read(metrics)

    move, before, after, second, counts = run(work())

    legal = question(whiskerworks.load("gears", first="blue"), 4)
    moves = legal.game.legal_moves(legal.states[-1])
    assert move in moves
    assert second in moves
    assert before != after
    assert counts[FAILURES] == 0


@pytest.mark.parametrize("is_there", [True, False])
def test_closing_does_not_wait_for_a_long_thought(
    monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    """A server that stops ends its bots at once, also those that only start."""
    sent = sent_tasks(monkeypatch)

    def endless(game: Game, level: int) -> Level:
        return resolve_level(game, level)._replace(
            seconds=30.0 * SOON, thoughts=ENDLESS
        )

    async def work() -> int:
        metrics = ServerMetrics()
        pool = BotPool(1, metrics)
        game = whiskerworks.load("gears", first="blue")
        if is_there:
            await pool.choose(question(game, 4))
        monkeypatch.setattr(bot_pool, "resolve_level", endless)
        tasks = len(sent)
        thinking = asyncio.create_task(pool.choose(question(game, 4)))
        if is_there:
            await eventually(lambda: len(sent) > tasks)
        else:
            await eventually(lambda: metrics.bot_thinks._value.get() == 1)
        async with asyncio.timeout(SOON):
            await pool.close()
            return await thinking

    asked = question(whiskerworks.load("gears", first="blue"), 4)
    assert run(work()) in asked.game.legal_moves(asked.states[-1])


def test_a_bot_is_told_what_its_seat_saw_and_no_more() -> None:
    """Moves that do not look the same to all are told only to who made them."""
    game = whiskerworks.load("maze", 2)
    states, moves = some_plies(game, 20)
    movers = [int(game.rules.to_move(state)) for state in states[:-1]]

    for seat in range(2):
        asked = Question("table", game, seat, 1, states, moves).request()
        plies = zip(states, moves, movers, strict=False)
        seen = [
            (game.view(state, seat), move)
            if mover == seat or game.is_public(state, move)
            else None
            for state, move, mover in plies
        ]
        assert None in seen
        assert asked.seen(0) == seen
        assert asked.seen(7) == seen[7:]
        assert asked.view == game.view(states[-1], seat)


def test_a_bot_is_told_nothing_of_what_all_can_see(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where nothing is hidden, the position alone counts."""
    sent = sent_tasks(monkeypatch)

    async def work() -> None:
        pool = BotPool(1, ServerMetrics())
        await pool.choose(question(whiskerworks.load("arena"), 40))
        await pool.close()

    run(work())

    assert set(pickle.loads(sent[0]).news) == {None}
