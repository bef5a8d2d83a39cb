"""
Measure how long a person waits for a weak bot while strong ones play elsewhere.

The person plays gears against a bot of level 1, or another level. Meanwhile tables of
arena with bots of level 5 are in play: none; some without spectators; the same number
with one spectator each; and the same number with a waiting player each. Every case has
its own server, with the default number of bot processes.

    python bench/bot_answer_times.py [--tables 40] [--answers 30] [--level 1]
        [--path src]
"""

import argparse
import asyncio
import json
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from http_client import Http
from librt.random import Random
from load_meter import percentile
from server_processes import our_server
from websockets.asyncio.client import ClientConnection, connect
from whiskerworks_client import Guest

import whiskerworks

CASES = ("alone", "unwatched", "watched", "played")
TABLES_A_GUEST = 10
"""Default limit of bot games in play for one guest."""
HESITATION_SECONDS = 0.7
"""Seconds before the person moves, so that the strong bots are busy again."""
ANSWER_TIMEOUT_SECONDS = 120.0
"""Seconds after which the wait for an answer is given up."""
Body = dict[str, object]
"""The body of a request."""
BOT: Body = {"type": "bot", "level": 5}
MINE: Body = {"type": "mine"}


class Visitors:
    """Guests of one server, with their open sockets."""

    def __init__(self, port: int, stack: AsyncExitStack) -> None:
        self._port = port
        self._http = Http(port)
        self._stack = stack
        self._readers: set[asyncio.Task[None]] = set()

    async def guest(self, name: str) -> Guest:
        """Return a new guest."""
        me, headers = await self._http.post("/api/me", {"name": name}, {})
        return Guest(headers["set-cookie"].partition(";")[0], str(me["token"]))

    async def table(self, guest: Guest, new: Body) -> str:
        """Return a new table of a guest."""
        made, _ = await self._http.post("/api/tables", new, guest.headers)
        return str(made["table"])

    async def socket(self, table: str, guest: Guest) -> ClientConnection:
        """Return a socket of a guest at a table."""
        url = f"ws://127.0.0.1:{self._port}/api/tables/{table}/socket"
        opening = connect(
            url, additional_headers={"cookie": guest.cookie}, ping_interval=None
        )
        socket = await self._stack.enter_async_context(opening)
        await socket.send('{"type":"hello"}')
        return socket

    async def watch(self, table: str, guest: Guest) -> None:
        """Let a guest watch a table, and stay there."""
        socket = await self.socket(table, guest)
        await socket.recv()

        async def read() -> None:
            async for _ in socket:
                pass

        reader = asyncio.create_task(read())
        self._readers.add(reader)
        self._stack.callback(reader.cancel)


async def crowd(visitors: Visitors, tables: int, case: str) -> None:
    """Create the tables with strong bots."""
    last = MINE if case == "played" else BOT
    setup = {"chairs": [*[BOT] * 5, last]}
    options = {"round_limit": 100_000}
    new: Body = {"game": "arena", "seats": 6, "options": options, "setup": setup}
    for number in range(tables):
        if number % TABLES_A_GUEST == 0:
            guest = await visitors.guest(f"crowd {number}")
        table = await visitors.table(guest, new)
        if case != "unwatched":
            await visitors.watch(table, guest)


class Match:
    """A game of gears against a bot, followed by another when it ends."""

    def __init__(self, visitors: Visitors, guest: Guest, level: int) -> None:
        self._visitors = visitors
        self._guest = guest
        self._level = level
        self._game = whiskerworks.load("gears", 2, first="blue")
        self._rng = Random(1)
        self._state: Any = None
        self._socket: ClientConnection | None = None
        self._ply = 0

    async def answer(self) -> float:
        """Make a move, and return the seconds until the bot has answered."""
        if self._state is None:
            await self._begin()
        socket = self._socket
        assert socket is not None
        legal = self._game.legal_moves(self._state)
        move = legal[int(self._rng.randrange(len(legal)))]
        text = self._game.write(self._state, move)
        play = {"type": "play", "move": text, "at": self._ply}
        say = json.dumps({"type": "do", "id": str(self._ply), "command": play})
        began = time.perf_counter()
        await socket.send(say)
        wanted, is_over = self._ply + 2, False
        async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
            while self._ply < wanted and not is_over:
                is_over = self._note(json.loads(await socket.recv()))
        seconds = time.perf_counter() - began
        if is_over:
            self._state = None
            return await self.answer()
        return seconds

    async def _begin(self) -> None:
        chairs: list[Body] = [MINE, {"type": "bot", "level": self._level}]
        setup = {"chairs": chairs}
        options = {"first": "blue"}
        new: Body = {"game": "gears", "options": options, "setup": setup}
        table = await self._visitors.table(self._guest, new)
        self._socket = await self._visitors.socket(table, self._guest)
        self._state, self._ply = self._game.start(), 0
        while int(self._game.rules.to_move(self._state)) < 0:
            (move,) = self._game.legal_moves(self._state)
            self._state = self._game.play(self._state, move)

    def _note(self, message: dict[str, Any]) -> bool:
        """Follow the game; return whether it is over."""
        if message["type"] in ("refused", "error"):
            raise RuntimeError(str(message))
        if message["type"] != "update":
            return False
        for ply in message["plies"]:
            move = self._game.read(self._state, ply["move"])
            self._state = self._game.play(self._state, move)
            self._ply += 1
        return bool(message["status"]["phase"] != "playing")


async def measure(case: str, port: int, given: argparse.Namespace) -> list[float]:
    """Return the person's waiting time for each answer."""
    async with AsyncExitStack() as stack:
        visitors = Visitors(port, stack)
        match = Match(visitors, await visitors.guest("person"), given.level)
        await match.answer()
        if case != "alone":
            await crowd(visitors, given.tables, case)
        seconds: list[float] = []
        for _ in range(given.answers):
            await asyncio.sleep(HESITATION_SECONDS)
            try:
                seconds.append(await match.answer())
            except TimeoutError:
                return [*seconds, ANSWER_TIMEOUT_SECONDS]
        return seconds


def main() -> None:
    """Measure every case, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40, help="with strong bots")
    parser.add_argument("--answers", type=int, default=30, help="of the person's bot")
    parser.add_argument("--level", type=int, default=1, help="of the person's bot")
    parser.add_argument("--path", type=Path, help="source tree of the server")
    parser.add_argument("--cases", nargs="*", choices=CASES, default=CASES)
    parser.add_argument("--json", type=Path, help="write the figures to this file too")
    given = parser.parse_args()
    print("| arena tables | answers | p50 s | p99 s | max s |\n|---|---|---|---|---|")
    found: dict[str, list[float]] = {}
    for case in given.cases:
        with tempfile.TemporaryDirectory() as folder:
            server = our_server(given.path, Path(folder))
            try:
                seconds = sorted(asyncio.run(measure(case, server.port, given)))
            finally:
                server.stop()
        found[case] = seconds
        name = case if case == "alone" else f"{given.tables} {case}"
        shares = " | ".join(f"{percentile(seconds, p):.2f}" for p in (0.5, 0.99, 1.0))
        print(f"| {name} | {len(seconds)} | {shares} |", flush=True)
    if given.json is not None:
        given.json.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main()
