"""A connection that drops loses nothing, and what is sent again is done once [T15]."""

import itertools
from pathlib import Path
from random import Random

import pytest

import whiskerworks
from tests.server.serving import Client, Server, any_move, run, serving
from whiskerworks.server.live_table import LiveTable
from whiskerworks.table import records
from whiskerworks.table.commands import Play, Resign, Say
from whiskerworks.table.context import Actor
from whiskerworks.table.log_entries import Entry, Moved, Said
from whiskerworks.table.messages import (
    Denied,
    Do,
    Done,
    Look,
    Presence,
    Snapshot,
    Update,
)
from whiskerworks.table.refusals import Refused


async def two_people(
    server: Server, name: str = "gears"
) -> tuple[LiveTable, list[str]]:
    """Return a table at which Ada and Bob begin a game."""
    people = [await server.person("Ada"), await server.person("Bob")]
    return await server.table(whiskerworks.load(name, 2), *people), people


async def drop_everywhere(server: Server, live: LiveTable, people: list[str]) -> int:
    """Play a game in which every answer is lost; return how many moves were sent."""
    rng = Random(3)
    sent = 0
    while live.table.phase == "playing":
        mover = live.table.mover
        assert mover is not None
        message = Do(f"move {sent}", Play(any_move(live, rng), live.table.ply))
        before = live.table.seq
        async with server.client(live, people[mover]) as client:
            await client.until(Snapshot)
            await client.say(message)
            if sent % 2:
                await client.until(Done)
        async with server.client(live, people[mover], seen=before) as client:
            await client.say(message)
            done = await client.until(Done)
            assert done == Done(message.id, before + 1)
        sent += 1
    return sent


def test_a_game_survives_a_drop_at_every_move(tmp_path: Path) -> None:
    """The sender hangs up behind every move, and sends it again from a new socket."""

    async def work() -> tuple[int, LiveTable]:
        async with serving(tmp_path) as server:
            live, people = await two_people(server, "maze")
            return await drop_everywhere(server, live, people), live

    sent, live = run(work())

    assert live.table.phase == "over"
    assert live.table.hows.count("person") == sent


def test_the_log_has_each_move_once(tmp_path: Path) -> None:
    """What the store has is what was played, after the server is gone."""

    async def work() -> tuple[list[str], list[str]]:
        async with serving(tmp_path) as server:
            live, people = await two_people(server, "maze")
            await drop_everywhere(server, live, people)
            kept = await server.store.load(live.id)
            assert kept is not None
            moves = [one.entry for one in kept.logs if isinstance(one.entry, Moved)]
            record = records.record_of(live.table, str)
            played = [ply.text for ply in record.plies if ply.seat >= 0]
            return [move.move for move in moves], played

    kept, played = run(work())

    assert kept == played


def test_who_has_seen_all_is_sent_no_snapshot(tmp_path: Path) -> None:
    """A client that says what it has seen goes on from there."""

    async def work() -> tuple[Presence, Update, int]:
        async with serving(tmp_path) as server:
            live, people = await two_people(server)
            seq = live.table.seq
            async with server.client(live, people[0], seen=seq) as client:
                first = await client.hear()
                assert isinstance(first, Presence)
                client.seq = seq
                await client.say(Do("hi", Say("hello")))
                return first, await client.until(Update), seq

    _, update, seq = run(work())

    assert update.since == seq
    assert [line.text for line in update.chat] == ["hello"]


def test_who_has_seen_less_is_sent_a_snapshot(tmp_path: Path) -> None:
    """However little is missing, the whole table comes."""

    async def work() -> tuple[Snapshot, int]:
        async with serving(tmp_path) as server:
            live, people = await two_people(server)
            seen = live.table.seq - 1
            async with server.client(live, people[0], seen=seen) as client:
                return await client.until(Snapshot), live.table.seq

    snapshot, seq = run(work())

    assert snapshot.seq == seq


def test_commands_sent_in_one_go_are_done_in_order(tmp_path: Path) -> None:
    """A client need not wait for answers: they come in the order of the commands."""

    async def work() -> tuple[list[str], list[str]]:
        # Nobody talks too fast by a clock that goes on two seconds at every look.
        clock = itertools.count(1_700_000_000_000, 2_000)
        async with serving(tmp_path, now=clock.__next__) as server:
            live, people = await two_people(server)
            async with server.client(live, people[0]) as client:
                await client.until(Snapshot)
                for number in range(20):
                    await client.say(Do(f"{number}", Say(f"word {number}")))
                done = [await client.until(Done) for _ in range(20)]
                await client.reach(live.table.seq)
                await client.say(Look())
                chat = (await client.until(Snapshot)).chat
                return [one.id for one in done], [line.text for line in chat]

    done, said = run(work())

    assert done == [f"{number}" for number in range(20)]
    assert said == [f"word {number}" for number in range(20)]


def test_the_same_id_from_another_person_is_another_command(tmp_path: Path) -> None:
    """Ids are each person's own."""

    async def work() -> list[str]:
        async with serving(tmp_path) as server:
            live, people = await two_people(server)
            for person in people:
                async with server.client(live, person) as client:
                    await client.do("1", Say("me"))
            return [one.person for one in live.table.said]

    assert len(set(run(work()))) == 2


def test_ids_of_commands_are_known_after_a_restart(tmp_path: Path) -> None:
    """What is sent again is done once, and nothing else is done in its place."""
    sent = Do("1", Say("before"))

    async def begin() -> tuple[str, str, Done]:
        async with serving(tmp_path) as server:
            live, people = await two_people(server)
            async with server.client(live, people[0]) as client:
                done = await client.do(sent.id, sent.command)
            return live.id, people[0], done

    async def go_on(table: str, ada: str) -> tuple[Done, Denied, list[Entry]]:
        async with serving(tmp_path) as server:
            async with server.client(table, ada) as client:
                done = await client.do(sent.id, sent.command)
                denied = await client.refused(Say("after"), sent.id)
            live = await server.registry.table(table)
            assert live is not None
            return done, denied, [line.entry for line in live.table.said]

    table, ada, first = run(begin())
    done, denied, said = run(go_on(table, ada))

    assert done == first
    assert denied.refusal.code == "command-id-reused"
    assert said == [Said(0, "before")]


def test_ids_of_commands_are_known_of_a_table_that_was_put_away(tmp_path: Path) -> None:
    """A move and another one under its id, before and after it left memory."""

    async def work() -> list[str]:
        async with serving(tmp_path) as server:
            live, people = await two_people(server)
            table, ply = live.table, live.table.ply
            assert table.mover is not None
            mover = Actor(people[table.mover])
            one, two = table.game.legal_moves(table.state)[:2]
            sent = Play(table.game.write(table.state, one), ply)
            other = Play(table.game.write(table.state, two), ply)
            first = await live.act(mover, "1", sent)
            await server.registry.late_rows.catch_up()
            server.registry.sweep(0)
            again = await server.registry.table(live.id)
            assert again is not None
            assert again is not live
            assert await again.act(mover, "1", sent) == first
            codes: list[str] = []
            for command in (other, Play(sent.move, ply + 1), Resign()):
                with pytest.raises(Refused) as why:
                    await again.act(mover, "1", command)
                codes.append(why.value.refusal.code)
            return codes

    assert run(work()) == ["command-id-reused"] * 3


def test_a_look_brings_a_snapshot(tmp_path: Path) -> None:
    """After any doubt a client asks for the whole table."""

    async def work() -> list[Client]:
        async with serving(tmp_path) as server:
            live, people = await two_people(server)
            async with server.client(live, people[0]) as client:
                first = await client.until(Snapshot)
                await client.say(Look())
                assert (await client.until(Snapshot)).seq == first.seq
                return [client]

    assert run(work())[0].seat == 0
