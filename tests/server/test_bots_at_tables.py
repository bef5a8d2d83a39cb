"""Bots sit at tables, think in processes of their own, and never stall a game."""

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Final

import pytest

import whiskerworks
from tests.server.serving import (
    SOON,
    Client,
    Hands,
    any_move,
    eventually,
    run,
    serving,
)
from whiskerworks.bots.bot import how_hard
from whiskerworks.bots.worker import Worker
from whiskerworks.core.advice import Level
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.server import keepers
from whiskerworks.server.counts import Counts
from whiskerworks.server.keepers import Keepers, Memory, Question
from whiskerworks.server.live import Live
from whiskerworks.table.commands import Play, Undo
from whiskerworks.table.messages import Snapshot
from whiskerworks.table.setup import Bank, BotChair, Mine

FAILURES: Final = "whiskerworks_bot_failures_total"
ENDLESS: Final = 1 << 60
"""More thoughts than anybody has time for."""


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots have time enough for their thoughts, however busy the machine is."""
    monkeypatch.setattr(
        keepers,
        "how_hard",
        lambda game, level: how_hard(game, level)._replace(seconds=SOON),
    )


def worker_of(team: Keepers) -> Worker:
    """Return the one process of *team*, as it is spoken to."""
    (keeper,) = team._all
    assert keeper._team is not None
    (worker,) = keeper._team._workers
    return worker


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

    async def work() -> tuple[Live, float | None]:
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
            failures = server.hall.counts.registry.get_sample_value(FAILURES)
            return live, failures

    live, failures = run(work())

    assert live.table.phase == "over"
    assert {"person", "bot"} <= set(live.table.hows)
    assert failures == 0


def test_a_bot_moves_once_for_who_is_out_of_time(tmp_path: Path) -> None:
    """Where a table was made so, time that is up costs one choice [T5]."""

    async def work() -> Live:
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

    async def work() -> tuple[Client, Live]:
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


def test_bots_play_on_after_a_restart(tmp_path: Path) -> None:
    """A table where a bot is to move is woken, though nobody looks at it."""

    async def work() -> int:
        async with serving(tmp_path) as server:
            ada = await server.person("Ada")
            game = whiskerworks.load("gears", first="blue")
            live = await server.table(game, ada, chairs=(BotChair(5), BotChair(5)))
            before = live.table.ply
        async with serving(tmp_path) as server:
            await eventually(lambda: len(server.hall) == 1)
            again = await server.hall.table(live.id)
            assert again is not None
            assert again.table.bot_turn() is not None
            return before

    assert run(work()) == 0


def test_a_killed_process_is_replaced_and_the_bot_still_moves() -> None:
    """Whoever kills a bot while it thinks only makes it think again."""

    async def work() -> tuple[int, list[int], list[int], int]:
        team = Keepers(1, Counts())
        gears = whiskerworks.load("gears", first="blue")
        asked = question(gears, 4, level=1)
        await team.choose(asked)
        before, worker = team.processes(), worker_of(team)
        os.kill(before[0], signal.SIGSTOP)  # so that it does not answer before
        thinking = asyncio.create_task(team.choose(question(gears, 4, level=5)))
        await eventually(lambda: not worker.is_idle)
        os.kill(before[0], signal.SIGKILL)
        move = await thinking
        after = team.processes()
        second = await team.choose(asked)
        await team.close()
        return move, before, after, second

    move, before, after, second = run(work())

    legal = question(whiskerworks.load("gears", first="blue"), 4)
    moves = legal.game.legal_moves(legal.states[-1])
    assert move in moves
    assert second in moves
    assert before != after


@pytest.mark.parametrize("is_there", [True, False])
def test_closing_does_not_wait_for_a_long_thought(
    monkeypatch: pytest.MonkeyPatch, is_there: bool
) -> None:
    """A server that stops ends its bots at once, also those that only start."""

    def endless(game: Game, level: int) -> Level:
        return how_hard(game, level)._replace(seconds=30.0 * SOON, thoughts=ENDLESS)

    async def work() -> int:
        counts = Counts()
        team = Keepers(1, counts)
        game = whiskerworks.load("gears", first="blue")
        if is_there:  # for another table: at its own a bot thinks on as before
            await team.choose(question(game, 4)._replace(table="other"))
        monkeypatch.setattr(keepers, "how_hard", endless)
        thinking = asyncio.create_task(team.choose(question(game, 4)))
        if is_there:
            await eventually(lambda: not worker_of(team).is_idle)
        else:
            await eventually(lambda: counts.bot_thinks._value.get() == 1)
        async with asyncio.timeout(SOON):
            await team.close()
            return await thinking

    asked = question(whiskerworks.load("gears", first="blue"), 4)
    assert run(work()) in asked.game.legal_moves(asked.states[-1])


def test_a_memory_holds_what_its_seat_saw_and_no_more() -> None:
    """Moves that do not look the same to all are told only to who made them."""
    game = whiskerworks.load("maze", 2)
    states, moves = some_plies(game, 20)
    memories = [Memory(1), Memory(2)]

    for seat, memory in enumerate(memories):
        memory.note(Question("table", game, seat, 1, states, moves))

    for seat, memory in enumerate(memories):
        movers = [int(game.rules.to_move(state)) for state in states[:-1]]
        plies = zip(states, moves, movers, strict=False)
        seen = [
            (game.view(state, seat), move)
            for state, move, mover in plies
            if mover == seat or game.is_public(state, move)
        ]
        assert memory.seen == seen
        assert memory.moves == moves


def test_what_was_taken_back_is_forgotten() -> None:
    """After an undo a bot begins its notes anew, and goes on where none was."""
    game = whiskerworks.load("maze", 2)
    states, moves = some_plies(game, 20)
    memory = Memory(1)
    memory.note(Question("table", game, 0, 1, states[:11], moves[:10]))

    assert memory.follows(moves)
    assert not memory.follows(moves[:9])
    assert not memory.follows([*moves[:9], moves[9] + 1, *moves[10:]])
