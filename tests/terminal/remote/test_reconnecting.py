"""A connection that breaks: nothing is lost or done twice, and people are told."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.browser.line import Line, line_to
from tests.server.api.site import MINE, OPEN, Site, done, made, seen
from tests.server.serving import eventually
from tests.terminal.remote.tables import BLOCKED, joined_session, me, run, until
from whiskerworks.table.commands import Play, Say, Sit
from whiskerworks.terminal.remote.address import parse_address
from whiskerworks.terminal.remote.session import RemoteSession
from whiskerworks.terminal.remote.websocket import retry_delay_seconds

Drop = Callable[[Line, RemoteSession, str, Callable[[], int]], Awaitable[list[str]]]


async def before(
    line: Line, one: RemoteSession, move: str, _: Callable[[], int]
) -> list[str]:
    """Cut the connection, then play."""
    line.cut()
    await until(one, lambda now: "Connection lost" in str(now.notices))
    playing = asyncio.create_task(one.obey(move))
    await asyncio.sleep(0)
    line.mend()
    return await playing


async def unanswered(
    line: Line, one: RemoteSession, move: str, plies: Callable[[], int]
) -> list[str]:
    """Cut the connection after the move has arrived, before its answer."""
    line.hold_answers()
    there = plies()
    playing = asyncio.create_task(one.obey(move))
    await eventually(lambda: plies() != there)
    line.cut()
    line.mend()
    return await playing


async def after(
    line: Line, one: RemoteSession, move: str, _: Callable[[], int]
) -> list[str]:
    """Cut the connection after the report."""
    answers = await one.obey(move)
    line.cut()
    line.mend()
    return answers


@pytest.mark.parametrize("drop", [before, unanswered, after])
def test_a_game_is_played_although_the_connection_breaks_at_every_move(
    server: Site, drop: Drop
) -> None:
    """Before a move, before its answer, or after it: each is played once."""

    async def work() -> None:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = made(ada, MINE, OPEN)
        done(bob, table, Sit())
        with line_to(server.port) as line:
            async with joined_session(
                parse_address(f"{line.url}/t/{table}"), me(ada)
            ) as one:
                for ply, move in enumerate(BLOCKED):
                    if ply % 2:
                        done(bob, table, Play(move, ply))
                        continue
                    await until(one, lambda now: now.is_our_turn)
                    told = await drop(line, one, move, lambda: len(plies(bob, table)))
                    assert told == []
                now = await until(one, lambda now: now.result and not now.wants_answer)
                assert [told.move for told in now.plies] == list(BLOCKED)
        assert plies(bob, table) == list(BLOCKED)

    def plies(person: object, table: str) -> list[str | None]:
        return [ply.move for ply in seen(person, table).plies]  # type: ignore[arg-type]

    run(work())


def test_a_reconnected_player_learns_what_happened(server: Site) -> None:
    """And, while disconnected, that they are."""

    async def work() -> None:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        table = made(ada, MINE, OPEN)
        done(bob, table, Sit())
        with line_to(server.port) as line:
            async with joined_session(
                parse_address(f"{line.url}/t/{table}"), me(ada)
            ) as one:
                await until(one, lambda now: now.is_our_turn)
                line.cut()
                now = await until(
                    one, lambda now: "Connection lost" in str(now.notices)
                )
                assert now.notices[0].startswith("Connection lost. Reconnecting")
                assert now.is_our_turn, "what was seen before is still there"
                done(bob, table, Say("Are you there?"))
                line.mend()
                now = await until(one, lambda now: now.chat and now.notices)
                assert now.chat == ("Bob: Are you there?",)
                assert now.notices == ("Bob is offline.",)

    run(work())


def test_retries_become_less_frequent() -> None:
    """From half a second to ten; later if the server asks to be left alone."""
    waits = [retry_delay_seconds(tries, 1006, 1.0) for tries in range(8)]

    assert waits == sorted(waits)
    assert (waits[0], waits[-1]) == (0.4, 10.0)
    assert retry_delay_seconds(0, 1006, 0.0) == 0.2
    assert retry_delay_seconds(0, 4429, 1.0) == 20.0
    assert retry_delay_seconds(10**9, 1006, 1.0) == 10.0


def test_a_session_can_be_left_when_its_server_is_gone(server: Site) -> None:
    """Also while a command is pending."""

    async def work() -> None:
        ada = server.guest("Ada")
        table = made(ada, MINE, MINE)
        with line_to(server.port) as line:
            async with joined_session(
                parse_address(f"{line.url}/t/{table}"), me(ada)
            ) as one:
                await until(one, lambda now: now.is_our_turn)
                line.cut()
                playing = asyncio.create_task(one.obey("e3"))
                await until(one, lambda now: "Connection lost" in str(now.notices))
            assert (await playing)[0].startswith("That did not work")

    run(work())
