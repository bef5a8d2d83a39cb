"""Games between bots: nobody has more of them in play than the settings allow."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

import whiskerworks
from tests.server.serving import QUICK, Server, eventually, run, serving
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.problems import ProblemError
from whiskerworks.server.quotas import BotGames
from whiskerworks.server.store import Failed
from whiskerworks.server.table_creation import make_branch, make_table
from whiskerworks.table.context import Viewer
from whiskerworks.table.setup import BotChair, Chair, Mine, Setup

FEW = replace(QUICK, max_bot_games=2, max_bot_games_per_address=3)
BOTS = Setup((BotChair(1), BotChair(1)))
HOME, CLUB = "2001:db8::/64", "192.0.2.7"


async def make(
    server: Server, host: str, address: str, first: Chair | None = None
) -> LiveTable:
    """Make a table for bots; who wants to play with one takes the *first* chair."""
    game = whiskerworks.load("gears", first="blue")
    setup = BOTS if first is None else Setup((first, BotChair(1)))
    return await make_table(server.registry, game, setup, host, address=address)


async def refused(server: Server, host: str, address: str) -> str:
    """Return why somebody may make no more tables for bots."""
    with pytest.raises(ProblemError) as trouble:
        await make(server, host, address)
    assert trouble.value.status == 429
    return trouble.value.as_problem().problem


def test_one_person_has_only_so_many(tmp_path: Path) -> None:
    """From wherever they come; others may still make theirs."""

    async def work() -> str:
        async with serving(tmp_path, settings=FEW) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            await make(server, ada, HOME)
            await make(server, ada, CLUB)
            problem = await refused(server, ada, "")
            await make(server, bob, HOME)
            return problem

    assert run(work()).startswith("You already have 2 games between bots in play.")


def test_one_address_has_only_so_many(tmp_path: Path) -> None:
    """Whoever the people are; a whole club there may still play with bots."""

    async def work() -> tuple[str, int]:
        async with serving(tmp_path, settings=FEW) as server:
            people = [await server.person(f"{number}") for number in range(20)]
            for person in people[:3]:
                await make(server, person, CLUB)
            problem = await refused(server, people[3], CLUB)
            with server.holding_bots():
                for person in people:
                    await make(server, person, CLUB, Mine())
            await make(server, people[3], HOME)
            return problem, len(server.registry)

    problem, tables = run(work())

    assert problem.startswith("Your network already has 3 games between bots in play")
    assert tables == 24


def test_many_at_once_are_counted_as_well(tmp_path: Path) -> None:
    """While they are being written, too."""

    async def work() -> list[bool]:
        async with serving(tmp_path, settings=FEW) as server:
            ada = await server.person("Ada")
            made = [make(server, ada, HOME) for _ in range(10)]
            found = await asyncio.gather(*made, return_exceptions=True)
            return [isinstance(one, ProblemError) for one in found]

    assert run(work()) == [False] * 2 + [True] * 8


def test_what_could_not_be_kept_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk takes nothing from anybody."""

    async def work() -> int:
        async with serving(tmp_path, settings=FEW) as server:
            ada = await server.person("Ada")

            async def fail(*_: object) -> None:
                raise Failed("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(server.store, "make_table", fail)
                for _ in range(3):
                    with pytest.raises(Failed):
                        await make(server, ada, HOME)
            await make(server, ada, HOME)
            await make(server, ada, HOME)
            return len(server.registry)

    assert run(work()) == 2


def test_what_is_out_of_memory_does_not_count(tmp_path: Path) -> None:
    """A paused game counts again while somebody looks at it."""

    async def work() -> str:
        async with serving(tmp_path, settings=FEW) as server:
            ada = await server.person("Ada")
            first = [await make(server, ada, HOME) for _ in range(2)]
            await eventually(lambda: all(live.is_idle for live in first))
            server.registry.sweep(-1.0)
            await make(server, ada, HOME)
            await server.registry.table(first[0].id)
            return await refused(server, ada, HOME)

    assert run(work()).startswith("You already have 2")


def test_what_is_over_does_not_count() -> None:
    """As soon as the game has ended."""
    over: set[str] = set()
    games = BotGames(FEW, over.__contains__)
    games.add("first", "ada", HOME)
    games.add("second", "ada", HOME)
    with pytest.raises(ProblemError, match="too-many-bot-games"):
        games.check("ada", HOME)

    over.add("first")

    games.check("ada", HOME)


def test_branches_for_bots_count(tmp_path: Path) -> None:
    """However a table is made."""

    async def work() -> None:
        async with serving(tmp_path, settings=FEW) as server:
            ada = await server.person("Ada")
            live = await make(server, ada, HOME)
            await make(server, ada, HOME)
            with pytest.raises(ProblemError, match="too-many-bot-games"):
                await make_branch(
                    server.registry, live, Viewer(None, ada), 0, BOTS, HOME
                )

    run(work())
