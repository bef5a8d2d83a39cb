"""Sockets of those who say nothing, who take nothing, and of a server that stops."""

from pathlib import Path

import whiskerworks
from tests.server.serving import Client, Server, eventually, run, serving
from whiskerworks.server.live_table import LiveTable
from whiskerworks.server.socket_connection import GOING_AWAY, NO_HELLO
from whiskerworks.table.messages import Look, Snapshot


async def two_people(server: Server, name: str = "maze") -> tuple[LiveTable, str, str]:
    """Return a table at which two people have begun to play."""
    ada, bob = await server.person("Ada"), await server.person("Bob")
    return await server.table(whiskerworks.load(name, 2), ada, bob), ada, bob


def test_who_does_not_say_hello_is_sent_away(tmp_path: Path) -> None:
    """A socket that nobody uses is not kept open."""

    async def work() -> tuple[int, str]:
        async with serving(tmp_path, hello=0.1) as server:
            live, ada, _ = await two_people(server)
            async with server.socket(live, ada) as client:
                code = await client.closed()
                return code, client.raw[-1]

    code, told = run(work())

    assert code == NO_HELLO
    assert '"code":"bad-order"' in told


def test_who_takes_nothing_is_sent_away_and_others_play_on(tmp_path: Path) -> None:
    """What waits for a slow reader is bounded; coming back brings a snapshot."""

    async def ask(client: Client, live: LiveTable) -> None:
        for _ in range(1000):
            if len(live.broadcaster) == 1:
                return
            await client.say(Look())

    async def work() -> tuple[Snapshot, int]:
        async with serving(tmp_path, linger=0.1) as server:
            live, ada, bob = await two_people(server)
            async with server.client(live, bob) as two:
                await two.until(Snapshot)
                async with server.client(live, ada, want=("scene",)) as one:
                    one.wire.transport.pause_reading()
                    await ask(one, live)
                    await eventually(lambda: len(live.broadcaster) == 1)
                    one.wire.transport.resume_reading()
                async with server.client(live, ada) as again:
                    return await again.until(Snapshot), live.table.seq

    snapshot, seq = run(work())

    assert snapshot.seq == seq


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    """Everybody is sent away with a code that says they may come back."""

    async def work() -> int:
        async with serving(tmp_path) as server:
            live, ada, _ = await two_people(server)
            async with server.client(live, ada) as client:
                await client.until(Snapshot)
                await server.registry.close()
                return await client.closed()

    assert run(work()) == GOING_AWAY
