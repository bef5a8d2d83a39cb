"""
A server that is killed loses no acknowledged move, and doubles none.

Several tables are played at over real sockets while the process is killed at random
moments, with its helpers or without, and started again on the same data; or while its
PostgreSQL is, and the server goes on. `make soak` does so many times more.
"""

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from secrets import randbits

import pytest

from tests.server import postgres
from tests.server.players import Player, Seen, play_on
from tests.server.process import UNLIMITED, Process
from whiskerworks.server.store import Store
from whiskerworks.server.table_rebuild import rebuild_table
from whiskerworks.table.log_entries import LogEntry, Moved

MAKEFILE = Path(__file__).parents[2] / "Makefile"


def kills(chunks: int) -> int:
    """Return how often each server is killed: oftener in a long soak."""
    return 2 if chunks < 10 else 4


CHUNKS = int(os.environ.get("WHISKERWORKS_SOAK", "1"))
"""How often PostgreSQL is killed, too."""
KILLS = kills(CHUNKS)
PAIRS = 4
End = Callable[[Process], None]
ENOUGH = 300.0
"""Seconds in which everybody has the last answer."""
RESTART = 1012
"""The code of a socket that is closed because the server restarts."""


class Scene:
    """Params of players at a server that comes and goes, or whose database does."""

    def __init__(self, folder: Path, url: str = "") -> None:
        """Keep the games in *folder*, or in the database at *url*."""
        self.over = asyncio.Event()
        self.seed = randbits(32)
        self.rng = Random(self.seed)
        self.data = url or folder / "games.sqlite3"
        self.log = folder / "server.log"
        self.server = self.start()
        self.params = [
            (self._player(f"h{n}"), self._player(f"g{n}")) for n in range(PAIRS)
        ]

    def _player(self, name: str) -> Player:
        return Player(
            lambda: self.server.url, name, Random(self.rng.getrandbits(32)), self.over
        )

    def start(self) -> Process:
        """Return a new server on the same data."""
        return Process(self.data, self.log, *UNLIMITED, "--workers", "1")

    @property
    def players(self) -> list[Player]:
        """Everybody."""
        return [player for pair in self.params for player in pair]

    async def some_moves(self) -> None:
        """Let some moves be played, and then a random time pass."""
        enough = self.acknowledged + 5 * PAIRS
        while self.acknowledged < enough:
            self.check()
            await asyncio.sleep(0.01)
        await asyncio.sleep(self.rng.uniform(0.0, 0.3))

    async def restart(self, *ends: End, among_all: bool = False) -> None:
        """
        End the server at a random moment in one of some ways, and start it again.

        Wait for a moment in which it is *among_all*, if that is wanted.
        """
        await self.some_moves()
        while among_all and not all(player.is_there for player in self.players):
            self.check()
            await asyncio.sleep(0.01)
        # Nobody moves while it ends: whoever is there now is told.
        self.rng.choice(ends)(self.server)
        self.server.close()
        self.server = await asyncio.to_thread(self.start)

    @property
    def acknowledged(self) -> int:
        """So many moves were acknowledged till now."""
        return sum(player.acknowledged for player in self.players)

    def check(self) -> None:
        """See that no player has met something that must not be."""
        for task in self.tasks:
            if task.done() and not self.over.is_set():
                task.result()

    async def run(self, disturb: Callable[[], Awaitable[None]], times: int) -> None:
        """Play, *disturb* it so many *times*, and wait for the last answers."""
        self.tasks = [
            asyncio.create_task(play_on(pair, self.over)) for pair in self.params
        ]
        try:
            for _ in range(times):
                await disturb()
            self.over.set()
            async with asyncio.timeout(ENOUGH):
                await asyncio.gather(*self.tasks)
        finally:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
            self.server.kill()
            self.server.close()

    async def judge(self) -> int:
        """Compare what everybody was told with what was kept; count the tables."""
        store = await Store.open(self.data)
        try:
            tables: dict[str, list[Seen]] = {}
            for seen in [one for player in self.players for one in player.tables]:
                tables.setdefault(seen.table, []).append(seen)
            for table, views in tables.items():
                kept = await store.load(table)
                assert kept is not None
                await compare(kept.logs, views)
        finally:
            await store.close()
        return len(tables)


async def compare(logs: list[LogEntry], views: list[Seen]) -> None:
    """See that the log of a table is what its players were told."""
    moves = {one.command: one for one in logs if isinstance(one.entry, Moved)}
    played = [one for one in logs if isinstance(one.entry, Moved)]
    told = {name: what for seen in views for name, what in seen.done.items()}

    assert [one.seq for one in logs] == list(range(1, len(logs) + 1))
    assert len(moves) == len(played), "a command was carried out twice"
    assert moves.keys() == told.keys(), "a move was lost, or nobody was told of it"
    for name, (move, seq) in told.items():
        entry = moves[name].entry
        assert isinstance(entry, Moved)
        assert (entry.move, moves[name].seq) == (move, seq)
    table = await rebuild_table(logs)
    texts = [
        table.game.write(state, move)
        for state, move in zip(table.match.states, table.match.moves, strict=False)
    ]
    for seen in views:
        assert seen.plies == texts[: len(seen.plies)]
        assert seen.plies == texts or not seen.is_over


def terminated(server: Process) -> None:
    """Stop a server as a host does."""
    assert server.stop() == 0, server.log.read_text()


def test_make_soak_kills_servers_200_times_and_a_short_sample_does_not() -> None:
    """PostgreSQL 50 times; `make test` and `make soak TIMES=3` stay quick."""
    (times,) = re.findall(r"^TIMES \?= (\d+)$", MAKEFILE.read_text(), re.MULTILINE)

    assert int(times) >= 50
    assert int(times) * kills(int(times)) >= 200
    assert kills(1) == kills(3) == 2


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed(
    chunk: int, tmp_path: Path
) -> None:
    """Whenever that happens: what a player was told stands, and stands once."""

    async def scene() -> tuple[int, int]:
        play = Scene(tmp_path)
        await play.run(lambda: play.restart(Process.kill, Process.kill_all), KILLS)
        return play.acknowledged, await play.judge()

    moves, tables = asyncio.run(scene())

    assert moves >= KILLS * 5 * PAIRS
    assert tables >= PAIRS


@pytest.mark.soak
def test_no_acknowledged_move_is_lost_or_doubled_when_its_database_is_killed(
    tmp_path: Path,
) -> None:
    """The server goes on, and its players find what they were told."""
    reason = postgres.why_not()
    if reason is not None:
        pytest.skip(f"NOT TESTED: PostgreSQL. {reason}")
    cluster = postgres.Cluster(tmp_path / "postgres")

    async def scene() -> tuple[int, int]:
        play = Scene(tmp_path, cluster.url("postgres"))

        async def restart_database() -> None:
            await play.some_moves()
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)

        await play.run(restart_database, CHUNKS)
        return play.acknowledged, await play.judge()

    try:
        moves, tables = asyncio.run(scene())
    finally:
        cluster.release()

    assert moves >= CHUNKS * 5 * PAIRS
    assert tables >= PAIRS


def test_a_server_that_is_told_to_stop_loses_nothing_and_says_goodbye(
    tmp_path: Path,
) -> None:
    """It leaves with 0 in time, and sockets learn that it will be back."""

    async def scene() -> list[Player]:
        play = Scene(tmp_path)
        await play.run(lambda: play.restart(terminated, among_all=True), 1)
        await play.judge()
        return play.players

    players = asyncio.run(scene())

    assert all(RESTART in player.codes for player in players)
