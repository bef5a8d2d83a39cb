"""What those who only look on may say at a table from one address."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

import whiskerworks
from tests.server.serving import Hands, Server, run, serving
from whiskerworks.server.cpu_budget import Renderer
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.rate_limits import CHAT_LINES_BURST, CHAT_LINES_PER_SECOND
from whiskerworks.server.request_origin import Caller, Deployment
from whiskerworks.server.table_service import TableService
from whiskerworks.table.commands import Say
from whiskerworks.table.context import Actor
from whiskerworks.table.messages import Snapshot
from whiskerworks.table.refusals import Refused

HERE = "127.0.0.1"
ELSEWHERE = "192.0.2.1"
LINE = Say("squeak")
GUESTS = [f"guest {number}" for number in range(CHAT_LINES_BURST)]


async def table(server: Server) -> tuple[LiveTable, str]:
    """Return a table at which everybody may look on, and its host, who plays."""
    ada, bo = await server.person("Ada"), await server.person("Bo")
    return await server.table(whiskerworks.load("gears"), ada, bo), ada


async def said(
    live: LiveTable, person: str, address: str = HERE, command_id: str = "1"
) -> str:
    """Let somebody say a line; return the code of the refusal, if any."""
    try:
        await live.act(Actor(person), command_id, LINE, address)
    except Refused as refused:
        return refused.refusal.code
    return ""


async def all_said(live: LiveTable, people: Iterable[str], command_id: str) -> set[str]:
    """Let many people say a line at once; return what they were told."""
    lines = [said(live, one, HERE, command_id) for one in people]
    return set(await asyncio.gather(*lines))


def test_many_guests_at_one_address_cannot_flood_a_table(tmp_path: Path) -> None:
    """Players at that address talk on, as do people elsewhere and at other tables."""

    async def work() -> tuple[set[str], list[str], list[str]]:
        hands = Hands()
        async with serving(tmp_path, now=hands) as server:
            live, ada = await table(server)
            other, _ = await table(server)
            told = await all_said(live, GUESTS, "1")
            refused = [await said(live, "Cy"), await said(live, "Dot")]
            fine = [await said(live, ada), await said(live, "Cy", ELSEWHERE)]
            fine.append(await said(other, "Dot"))
            hands.pass_by(1.0)
            spam = [f"late {number}" for number in range(CHAT_LINES_PER_SECOND)]
            fine += await all_said(live, spam, "1")
            refused.append(await said(live, "Dot"))
            return told, refused, fine

    told, refused, fine = run(work())

    assert told == {""}
    assert refused == ["chat-crowded"] * 3
    assert set(fine) == {""}


def test_a_club_of_200_behind_one_address_talks_freely(tmp_path: Path) -> None:
    """Also if all look on at one table, cheer twice at once and then go on talking."""

    async def work() -> set[str]:
        hands, told = Hands(), set()
        async with serving(tmp_path, now=hands) as server:
            live, _ = await table(server)
            club = GUESTS[:200]
            told |= await all_said(live, club, "1")
            told |= await all_said(live, club, "2")
            for again in range(3, 6):
                hands.pass_by(60.0)
                told |= await all_said(live, club, str(again))
            return told

    assert run(work()) == {""}


def test_a_line_that_is_refused_or_sent_twice_costs_its_address_nothing(
    tmp_path: Path,
) -> None:
    """What was said before is answered, also while others must wait [T15]."""

    async def work() -> tuple[str, str, str]:
        async with serving(tmp_path, now=Hands()) as server:
            live, _ = await table(server)
            await all_said(live, GUESTS[:-1], "1")
            for number in range(10):
                try:
                    await live.act(Actor("Cy"), f"{number}", Say(" "), HERE)
                except Refused as refused:
                    assert refused.refusal.code == "nothing-said"
            last = await said(live, GUESTS[-1])
            return last, await said(live, GUESTS[-1]), await said(live, "Cy")

    assert run(work()) == ("", "", "chat-crowded")


def test_talk_is_counted_by_address_over_sockets_and_without(tmp_path: Path) -> None:
    """Who has talked too much in one way cannot go on in the other."""

    async def work() -> tuple[str, str, int]:
        async with serving(tmp_path, now=Hands()) as server:
            live, _ = await table(server)
            cy, dot = await server.person("Cy"), await server.person("Dot")
            service = TableService(
                server.registry, Deployment.of(server.registry.settings), Renderer()
            )
            await all_said(live, GUESTS[:-2], "1")
            async with server.client(live, cy) as client:
                await client.until(Snapshot)
                await client.do("1", LINE)
                person = await server.store.person(dot)
                assert person is not None
                here = Caller(HERE, secure=False, host="here")
                await service.command(person, live.id, "1", LINE, here)
                denied = await client.refused(LINE, "2")
                try:
                    await service.command(person, live.id, "2", LINE, here)
                except Refused as refused:
                    seconds = refused.refusal.params["seconds"]
                    assert isinstance(seconds, int)
                    told = denied.refusal.code
                    return told, refused.refusal.code, seconds
        raise AssertionError("it was not refused")

    assert run(work()) == ("chat-crowded", "chat-crowded", 1)
