"""The host keeps order at a table, over the wire [T16]."""

from pathlib import Path

import whiskerworks
from tests.server.serving import Server, run, serving
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.socket_connection import FORBIDDEN
from whiskerworks.table.commands import Mute, Readmit, Remove, Say
from whiskerworks.table.messages import Fault, Snapshot, Update

CY = 2
"""The number of who comes third."""


async def three(server: Server) -> tuple[LiveTable, str, str, str]:
    """Return a table for two, and somebody who watches."""
    people = [await server.person(name) for name in ("Ada", "Bo", "Cy")]
    live = await server.table(whiskerworks.load("gears"), *people[:2])
    return (live, people[0], people[1], people[2])


def test_a_removed_bystander_is_sent_away_and_stays_away(tmp_path: Path) -> None:
    """[T16] With a code and a reason, also when they come again; others stay."""

    async def work() -> tuple[int, str, int, str, list[str]]:
        async with serving(tmp_path) as server:
            live, ada, _, cy = await three(server)
            async with (
                server.client(live, ada) as host,
                server.client(live, cy) as guest,
                server.client(live) as stranger,
            ):
                await stranger.until(Snapshot)
                await guest.do("1", Say("hello"))
                await host.do("1", Remove(CY))
                code = await guest.closed()
                async with server.client(live, cy) as again:
                    second = await again.closed()
                await stranger.reach(live.table.seq)
                told = [again.raw[-1], str(again.wire.close_reason)]
                return code, str(guest.wire.close_reason), second, guest.raw[-1], told

    code, reason, second, last, told = run(work())

    assert (code, reason) == (FORBIDDEN, "removed")
    assert '"code":"removed"' in last
    assert second == FORBIDDEN
    assert '"code":"removed"' in told[0]
    assert told[1] == "removed"


def test_who_is_readmitted_may_come_back(tmp_path: Path) -> None:
    """[T16] They find the table as it is now."""

    async def work() -> Snapshot:
        async with serving(tmp_path) as server:
            live, ada, _, cy = await three(server)
            async with server.client(live, ada) as host:
                async with server.client(live, cy) as guest:
                    await guest.do("1", Say("hello"))
                    await host.do("1", Remove(CY))
                    await guest.closed()
                await host.do("2", Readmit(CY))
                async with server.client(live, cy) as again:
                    return await again.until(Snapshot)

    assert [line.who for line in run(work()).chat] == [CY]


def test_a_friend_of_a_player_is_sent_away_all_the_same(tmp_path: Path) -> None:
    """[T11, T16] Who looks over a shoulder is a guest, too."""

    async def work() -> int:
        async with serving(tmp_path) as server:
            live, ada, _, cy = await three(server)
            link = server.registry.links.of(live, 1)
            async with (
                server.client(live, ada) as host,
                server.client(live, cy, watch=link) as friend,
            ):
                await friend.until(Snapshot)
                async with server.client(live, cy) as guest:
                    await guest.do("1", Say("hello"))
                await host.do("1", Remove(CY))
                return await friend.closed()

    assert run(work()) == FORBIDDEN


def test_a_muted_bystander_is_told_and_nobody_else(tmp_path: Path) -> None:
    """[T16] All who watch are told the same but for that."""

    async def work() -> tuple[Update, Update, str]:
        async with serving(tmp_path) as server:
            live, ada, _, cy = await three(server)
            async with (
                server.client(live, ada) as host,
                server.client(live, cy) as guest,
                server.client(live) as stranger,
            ):
                await stranger.until(Snapshot)
                await guest.do("1", Say("hello"))
                await guest.until(Update)
                await stranger.until(Update)
                await host.do("1", Mute(CY))
                told = await guest.until(Update), await stranger.until(Update)
                denied = await guest.refused(Say("hello"))
                return *told, denied.refusal.code

    guest, stranger, code = run(work())

    assert (guest.status.muted, stranger.status.muted) == (True, False)
    assert code == "muted"


def test_a_removed_player_watches_no_longer(tmp_path: Path) -> None:
    """[T16] The chair is open, and the others see it."""

    async def work() -> tuple[int, str]:
        async with serving(tmp_path) as server:
            live, ada, bo, _ = await three(server)
            async with (
                server.client(live, ada) as host,
                server.client(live, bo) as player,
            ):
                await player.until(Snapshot)
                await host.do("1", Remove(1))
                code = await player.closed()
                await host.reach(live.table.seq)
                return code, live.table.chairs[1].kind

    assert run(work()) == (FORBIDDEN, "open")


def test_faults_name_the_rule(tmp_path: Path) -> None:
    """[T16] Whoever is sent away can look it up."""

    async def work() -> Fault:
        async with serving(tmp_path) as server:
            live, ada, _, cy = await three(server)
            async with (
                server.client(live, ada) as host,
                server.client(live, cy) as guest,
            ):
                await guest.do("1", Say("hello"))
                await host.do("1", Remove(CY))
                return await guest.until(Fault)

    assert "T16" in run(work()).problem


class TestForYourself:
    def test_what_a_muted_person_says_is_not_sent(self, tmp_path: Path) -> None:
        """Neither what they said before nor what they say next; others read on."""

        async def work() -> tuple[Snapshot, Update, Update]:
            async with serving(tmp_path) as server:
                live, ada, bo, cy = await three(server)
                async with (
                    server.client(live, bo) as reader,
                    server.client(live, cy) as guest,
                    server.client(live, ada) as host,
                ):
                    await reader.until(Snapshot)
                    await host.until(Snapshot)
                    await guest.do("1", Say("hello"))
                    await reader.until(Update)
                    await host.until(Update)
                    await server.registry.person_cache.mute(bo, live.table, CY)
                    anew = await reader.until(Snapshot)
                    await guest.do("2", Say("hello?"))
                    return anew, await reader.until(Update), await host.until(Update)

        anew, bos, adas = run(work())

        assert anew.chat == ()
        assert [(one.who, one.hidden) for one in anew.status.guests] == [(CY, True)]
        assert bos.chat == ()
        assert [line.text for line in adas.chat] == ["hello?"]
        assert adas.status.guests == ()

    def test_it_follows_you_to_other_tables_and_ends(self, tmp_path: Path) -> None:
        """Also after the server has started anew."""

        async def work() -> tuple[Snapshot, Snapshot]:
            async with serving(tmp_path) as server:
                live, _, bo, cy = await three(server)
                async with server.client(live, cy) as guest:
                    await guest.do("1", Say("hello"))
                mute = await server.registry.person_cache.mute(bo, live.table, CY)
            async with serving(tmp_path) as server:
                other = await server.table(whiskerworks.load("gears"), bo, cy)
                async with server.client(other, cy) as guest:
                    await guest.do("1", Say("hello again"))
                async with server.client(other, bo) as reader:
                    before = await reader.until(Snapshot)
                    await server.registry.person_cache.unmute(bo, mute.id)
                    return before, await reader.until(Snapshot)

        before, after = run(work())

        assert before.chat == ()
        assert [line.text for line in after.chat] == ["hello again"]
