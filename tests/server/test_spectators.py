"""Whoever looks on sees what a bystander may, when they may [T11]."""

from pathlib import Path
from random import Random

import pytest

import whiskerworks
from tests.server.serving import Client, Server, play_any, run, serving
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.socket_connection import FORBIDDEN
from whiskerworks.table.commands import Leave, Play, Sit
from whiskerworks.table.context import Actor
from whiskerworks.table.messages import Denied, Look, Presence, Snapshot
from whiskerworks.table.refusals import Refused
from whiskerworks.table.setup import Mine, Open, Watching

NOBODY = Watching(allowed=False)


async def two_people(
    server: Server, name: str, watching: Watching
) -> tuple[LiveTable, str]:
    """Return a table at which two people play, and the first of them."""
    ada, bob = await server.person("Ada"), await server.person("Bob")
    game = whiskerworks.load(name, 2)
    return await server.table(game, ada, bob, watching=watching), ada


def test_bystanders_are_so_many_moves_behind(tmp_path: Path) -> None:
    """With a delay of three, the last three moves are not theirs to see."""

    async def work() -> tuple[list[int], Snapshot, int]:
        async with serving(tmp_path) as server:
            live, ada = await two_people(server, "gears", Watching(delay=3))
            bob = live.table.chairs[1].person
            async with (
                server.client(live, ada) as one,
                server.client(live, bob) as two,
                server.client(live) as three,
            ):
                await three.until(Snapshot)
                rng, behind = Random(2), []
                begun = live.table.ply
                for played in range(1, 9):
                    await play_any(live, [one, two], rng)
                    if played > 3:
                        while three.ply < begun + played - 3:
                            await three.hear()
                    behind.append(live.table.ply - three.ply)
                async with server.client(live) as late:
                    return behind, await late.until(Snapshot), live.table.ply

    behind, late, ply = run(work())

    assert behind == [1, 2, 3, 3, 3, 3, 3, 3]
    assert late.position.ply == ply - 3


def test_bystanders_see_the_end_when_it_comes(tmp_path: Path) -> None:
    """Nothing is held back once the game is over."""

    async def work() -> tuple[Client, LiveTable]:
        async with serving(tmp_path) as server:
            live, ada = await two_people(server, "maze", Watching(delay=5))
            bob = live.table.chairs[1].person
            async with (
                server.client(live, ada) as one,
                server.client(live, bob) as two,
                server.client(live) as three,
            ):
                rng = Random(4)
                while live.table.phase == "playing":
                    await play_any(live, [one, two], rng)
                await three.reach(live.table.seq)
                await three.say(Look())
                await three.until(Snapshot)
                return three, live

    client, live = run(work())

    assert client.phase == "over"
    assert client.ply == live.table.ply
    assert None not in client.moves


def test_a_bystander_who_is_behind_is_refused_as_of_what_they_see(
    tmp_path: Path,
) -> None:
    """A refusal does not tell them that the table is further on."""

    async def work() -> tuple[Denied, int, int]:
        async with serving(tmp_path) as server:
            live, ada = await two_people(server, "gears", Watching(delay=9))
            bob = live.table.chairs[1].person
            eve = await server.person("Eve")
            async with (
                server.client(live, ada) as one,
                server.client(live, bob) as two,
                server.client(live, eve) as three,
            ):
                seen = (await three.until(Snapshot)).seq
                for _ in range(3):
                    await play_any(live, [one, two], Random(2))
                return await three.refused(Leave()), seen, live.table.seq

    denied, seen, seq = run(work())

    assert denied.seq == seen < seq


@pytest.mark.parametrize("seen", [None, 3])
def test_where_nobody_may_look_on_they_are_sent_away(
    tmp_path: Path, seen: int | None
) -> None:
    """Also whoever claims to have seen all there is."""

    async def work() -> tuple[list[str], int]:
        async with serving(tmp_path) as server:
            live, _ = await two_people(server, "gears", NOBODY)
            told = None if seen is None else live.table.seq
            async with server.client(live, seen=told) as client:
                code = await client.closed()
                return client.raw, code

    told, code = run(work())

    assert code == FORBIDDEN
    assert len(told) == 1
    assert '"code":"no-looking-on"' in told[0]


def test_whoever_looked_at_a_free_chair_goes_when_the_game_begins(
    tmp_path: Path,
) -> None:
    """Before the start all may look, as they may sit down; then nobody may."""

    async def work() -> tuple[int, list[str]]:
        async with serving(tmp_path) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            game = whiskerworks.load("gears", 2)
            chairs = (Mine(), Open())
            live = await server.table(game, ada, chairs=chairs, watching=NOBODY)
            async with server.client(live) as client:
                await client.until(Presence)
                await live.act(Actor(bob), "sit", Sit())
                return await client.closed(), client.raw

    code, told = run(work())

    assert code == FORBIDDEN
    assert not [text for text in told if '"update"' in text]


def test_a_link_lets_others_look_over_a_shoulder(tmp_path: Path) -> None:
    """They see what the player sees, also where nobody may look on, and cannot act."""

    async def work() -> tuple[Snapshot, Snapshot, Denied]:
        async with serving(tmp_path) as server:
            live, ada = await two_people(server, "maze", NOBODY)
            link = server.registry.links.of(live, 0)
            eve = await server.person("Eve")
            async with (
                server.client(live, ada, want=("scene",)) as player,
                server.client(live, eve, want=("scene",), watch=link) as friend,
            ):
                own = await player.until(Snapshot)
                lent = await friend.until(Snapshot)
                return own, lent, await friend.refused(Play("pass", live.table.ply))

    own, lent, denied = run(work())

    assert own.position.scene is not None
    assert lent.position.scene is not None
    assert lent.seat == own.seat == 0
    assert lent.position.scene.pieces == own.position.scene.pieces
    assert lent.position.scene.offers == ()
    assert [player.you for player in lent.status.players] == [False, False]
    assert denied.refusal.code == "not-a-player"


def test_a_link_ends_when_its_player_stands_up(tmp_path: Path) -> None:
    """Whoever sits down there next has not lent their eyes."""

    async def work() -> tuple[int, Refused]:
        async with serving(tmp_path) as server:
            live, ada = await two_people(server, "maze", NOBODY)
            link = server.registry.links.of(live, 0)
            async with server.client(live, watch=link) as friend:
                await friend.until(Snapshot)
                await live.act(Actor(ada), "go", Leave())
                code = await friend.closed()
            with pytest.raises(Refused) as refused:
                server.registry.links.viewer(live, "", link=link)
            return code, refused.value

    code, refused = run(work())

    assert code == FORBIDDEN
    assert refused.refusal.code == "bad-link"


@pytest.mark.parametrize("link", ["0.0", "x", "1.é"])
def test_a_link_of_somebody_elses_making_is_none(tmp_path: Path, link: str) -> None:
    """Links are signed, for one seat of one table."""

    async def work() -> int:
        async with serving(tmp_path) as server:
            live, _ = await two_people(server, "maze", Watching())
            other, _ = await two_people(server, "maze", Watching())
            assert server.registry.links.of(live, 0) != server.registry.links.of(
                other, 0
            )
            async with server.client(live, watch=link) as client:
                return await client.closed()

    assert run(work()) == FORBIDDEN
