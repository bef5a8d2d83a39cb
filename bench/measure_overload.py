"""
Measure how much one player notices while others overload the server.

A person plays at their own table, up to twenty moves a second. Meanwhile another
process, at another address (claimed as by a proxy), requests as much as it can:
messages, whole tables, pages, odd frames, connections. The server has its default
limits.

    python bench/measure_overload.py PORT ATTACK TABLE SECONDS      # the attacker
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from librt.random import Random
from process_stats import cpu_and_memory
from server_processes import Server, free_port
from sides import Answer, NotMeasured, environment
from whiskerworks_client import GAME, OPTIONS, scripted_games

import whiskerworks
from whiskerworks.core.match import Match, weighted_dealer
from whiskerworks.core.record import write

ATTACK_SECONDS = 8.0
"""Duration of each attack."""
SECONDS_BETWEEN_MOVES = 0.05
"""Seconds between two moves."""
AIM_MS = 100.0
"""Maximum 99th percentile of the answer times."""
LONG_TABLE_PLIES = 4_990
"""Number of plies at the long table."""
MASK = bytes(4)
"""Mask of client frames; zeros change nothing and cost nothing."""
HELLO = b'{"type":"hello","want":["scene","events"]}'
SEATED = b'{"type":"hello","seat":%d,"want":["scene","events"]}'
PING = b'{"type":"ping"}'
LOOK = b'{"type":"look"}'
SNAPSHOT = b'{"type":"snapshot"'
UPDATE = b'{"type":"update"'
FAULTS = (b'{"type":"error"', b'{"type":"refused"')
TEXT, CONTINUED, PINGED = 0x81, 0x80, 0x89
MESSAGES_PER_BURST = 50
"""Messages sent at a time."""
COLUMNS = ("p50", "p99", "max", "grown")
VICTIM, ATTACKER = "192.0.2.1", "198.51.100.1"


def frame(first: int, text: bytes = b"") -> bytes:
    """Return a short frame as a client sends it."""
    return bytes((first, 0x80 | len(text))) + MASK + text


Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def open_socket(
    port: int, table: str, who: str, cookie: str = "", hello: bytes = HELLO
) -> AsyncIterator[Stream]:
    """
    Open a socket of a table, and say hello.

    Raises:
        ConnectionError: It is refused.
    """
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
            f"X-Forwarded-For: {who}",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        try:
            answer = await reader.readuntil(b"\r\n\r\n")
        except asyncio.IncompleteReadError:
            raise ConnectionError("hung up") from None
        if b" 101 " not in answer:
            raise ConnectionError(answer.split(b"\r\n")[0].decode())
        writer.write(frame(TEXT, hello))
        yield reader, writer
    finally:
        writer.transport.abort()


async def message(reader: asyncio.StreamReader) -> bytes:
    """
    Return the content of the next frame.

    Raises:
        IncompleteReadError: The server closed the connection.
    """
    _, size = await reader.readexactly(2)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    elif size == 127:
        size = int.from_bytes(await reader.readexactly(8), "big")
    return await reader.readexactly(size)


async def read_all(reader: asyncio.StreamReader) -> None:
    """Read until the server closes the connection."""
    with suppress(OSError):
        while await reader.read(1 << 16):
            pass


# ---- attackers


async def flood_socket(port: int, table: str, sent: bytes, told: Counter[str]) -> None:
    """Send *sent* as fast as the server accepts it; reconnect when disconnected."""
    while True:
        try:
            async with open_socket(port, table, ATTACKER) as (reader, writer):
                told["sockets opened"] += 1
                reading = asyncio.create_task(read_all(reader))
                while not reading.done():
                    writer.write(sent)
                    told["messages"] += MESSAGES_PER_BURST
                    await writer.drain()
                    await asyncio.sleep(0.01)
        except OSError as problem:
            told[f"sockets refused: {problem}"[:60]] += 1
            await asyncio.sleep(0.01)


async def flood_requests(port: int, path: str, told: Counter[str]) -> None:
    """Request *path* again and again."""
    asked = f"GET {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {ATTACKER}\r\n\r\n"
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        with suppress(OSError, asyncio.IncompleteReadError):
            while True:
                writer.write(asked.encode())
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
                told[f"answers {head[9:12].decode()}"] += 1
                size = int(head.split(b"content-length: ")[1].split(b"\r\n")[0])
                await reader.readexactly(size)
                await asyncio.sleep(0.01)
        writer.close()


async def hold_connections(port: int, told: Counter[str]) -> None:
    """Begin requests without ever finishing them."""
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        told["connections"] += 1
        await read_all(reader)
        told["hung up on"] += 1
        writer.close()


class Attack(NamedTuple):
    """One way to overload a server."""

    meaning: str
    table: str
    """The table attacked: small, long or puzzle."""
    sockets: int
    """Number of attackers in parallel."""
    start: Callable[[int, str, Counter[str]], Awaitable[None]]


def frame_attack(first: int, text: bytes = b"") -> Callable[..., Awaitable[None]]:
    """Return an attack with many frames of one kind."""
    sent = frame(first, text) * MESSAGES_PER_BURST
    return lambda port, table, told: flood_socket(port, table, sent, told)


def request_attack(path: str) -> Callable[..., Awaitable[None]]:
    """Return an attack with many requests."""
    return lambda port, table, told: flood_requests(port, path.format(table), told)


FRAGMENTS = frame(0x01, b"") + frame(0x00, b"") * (MESSAGES_PER_BURST - 1)
ATTACKS = {
    "nothing": Attack("no attack", "small", 0, frame_attack(TEXT, PING)),
    "look-10": Attack(
        "whole tables of 4,990 plies, 10 sockets", "long", 10, frame_attack(TEXT, LOOK)
    ),
    "look-3": Attack("the same, 3 sockets", "long", 3, frame_attack(TEXT, LOOK)),
    "control": Attack("control frames, 10 sockets", "small", 10, frame_attack(PINGED)),
    "fragments": Attack(
        "empty fragments, 10 sockets",
        "small",
        10,
        lambda port, table, told: flood_socket(port, table, FRAGMENTS, told),
    ),
    "messages": Attack("messages, 10 sockets", "small", 10, frame_attack(TEXT, PING)),
    "page": Attack("pages of a puzzle", "large", 12, request_attack("/plain/t/{}")),
    "picture": Attack(
        "pictures of a puzzle",
        "large",
        12,
        request_attack("/plain/t/{}/board.svg?ply=0"),
    ),
    "lobby": Attack("lists of tables", "small", 12, request_attack("/api/tables")),
    "slow": Attack(
        "unfinished requests",
        "small",
        500,
        lambda port, table, told: hold_connections(port, told),
    ),
}


async def attack(port: int, name: str, table: str, seconds: float) -> Counter[str]:
    """Attack for *seconds*, and return the counts."""
    told: Counter[str] = Counter()
    chosen = ATTACKS[name]
    tasks = [
        asyncio.ensure_future(chosen.start(port, table, told))
        for _ in range(chosen.sockets)
    ]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return told


# ---- the player


class Player(NamedTuple):
    """The person who plays meanwhile, with the headers of their browser."""

    headers: dict[str, str]

    def table(self, port: int, game: str, **options: str) -> str:
        """Return a new table at which the player has all seats."""
        seats = whiskerworks.load(game).seats
        setup = {"chairs": [{"type": "mine"}] * seats}
        body: dict[str, object] = {"game": game, "options": options, "setup": setup}
        made, _ = send_request(port, "/api/tables", body, self.headers)
        return str(made["table"])


async def measure_waits(port: int, player: Player, seconds: float) -> list[float]:
    """Return how many milliseconds each move took until both seats saw it."""
    found: list[float] = []
    table = player.table(port, GAME, **OPTIONS)
    (game,) = scripted_games(1, 1)
    cookie = player.headers["cookie"]
    async with (
        open_socket(port, table, VICTIM, cookie, SEATED % 0) as first,
        open_socket(port, table, VICTIM, cookie, SEATED % 1) as second,
    ):
        seats = (first, second)
        for reader, _ in seats:
            while not (await message(reader)).startswith(SNAPSHOT):
                pass
        until = time.perf_counter() + seconds
        for move in game:
            began = time.perf_counter()
            if began > until:
                break
            seats[move.seat][1].write(frame(TEXT, move.message))
            for reader, _ in seats:
                await wait_for_update(reader)
            spent = time.perf_counter() - began
            found.append(1000 * spent)
            await asyncio.sleep(max(0.0, SECONDS_BETWEEN_MOVES - spent))
    return found


async def wait_for_update(reader: asyncio.StreamReader) -> None:
    """
    Wait until the table continues.

    Raises:
        NotMeasured: A command was refused there.
    """
    while not (said := await message(reader)).startswith(UPDATE):
        if said.startswith(FAULTS):
            raise NotMeasured(said.decode())


# ---- the measurement


def measure_overload(given: argparse.Namespace) -> Answer:
    """Return the player's waiting times during each attack."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        serve = [sys.executable, "-m", "whiskerworks", "serve", "--port", str(port)]
        data = ["--data", str(Path(folder) / "games.sqlite3")]
        proxies = ["--proxies", "127.0.0.1"]
        try:
            server = Server(
                [*serve, *data, *proxies], environment(given.compiled), port
            )
        except NotMeasured as problem:
            return {"not_measured": str(problem)}
        try:
            player = new_player(port)
            tables = make_tables(port, player)
            attacks = {n: one_attack(server, n, tables, player) for n in ATTACKS}
            return {"seconds": ATTACK_SECONDS, "aim": AIM_MS, "attacks": attacks}
        finally:
            server.stop()


def one_attack(
    server: Server, name: str, tables: dict[str, str], player: Player
) -> Answer:
    """Return the waiting times during one attack, and its counts."""
    chosen = ATTACKS[name]
    words = [str(server.port), name, tables[chosen.table], str(ATTACK_SECONDS + 2)]
    before = cpu_and_memory(server.pid)[1]
    attacker = subprocess.Popen(
        [sys.executable, __file__, *words], stdout=subprocess.PIPE, text=True
    )
    time.sleep(1.0)
    found = sorted(asyncio.run(measure_waits(server.port, player, ATTACK_SECONDS)))
    after = cpu_and_memory(server.pid)[1]
    told, _ = attacker.communicate()
    return {
        "meaning": chosen.meaning,
        "moves": len(found),
        "p50": found[len(found) // 2],
        "p99": found[len(found) * 99 // 100],
        "max": found[-1],
        "grown": (after - before) / 1_000_000,
        "told": json.loads(told),
    }


def new_player(port: int) -> Player:
    """Return a new guest."""
    headers = {"x-forwarded-for": VICTIM, "content-type": "application/json"}
    me, cookie = send_request(port, "/api/me", {"name": "Ada"}, headers)
    cookie = cookie.split(";")[0]
    return Player({**headers, "cookie": cookie, "x-whiskerworks-token": me["token"]})


def make_tables(port: int, player: Player) -> dict[str, str]:
    """Return the ids of a small table, a long one and a puzzle."""
    text = {**player.headers, "content-type": "text/plain"}
    return {
        "small": player.table(port, GAME),
        "large": player.table(port, "puzzle"),
        "long": send_request(port, "/api/records", long_record(), text)[0]["table"],
    }


def long_record() -> str:
    """Return the record of a long puzzle game without a solution."""
    game = whiskerworks.load("puzzle")
    draw = weighted_dealer(game, Random(1))
    match = Match(game, draw)
    for _ in match.play_on(lambda _: draw(match.state), LONG_TABLE_PLIES):
        pass
    return write(match.record())


def send_request(
    port: int, path: str, body: dict[str, object] | str, headers: dict[str, str]
) -> tuple[dict[str, Any], str]:
    """Return the answer to a request, and the cookie it sets."""
    data = body if isinstance(body, str) else json.dumps(body)
    url = f"http://127.0.0.1:{port}{path}"
    request = urllib.request.Request(url, data.encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers.get("set-cookie", "")


def report_overload(found: Answer) -> list[str]:
    """Return the lines about the server under attack."""
    if "not_measured" in found:
        return [f"overload: not measured: {found['not_measured']}"]
    title = (
        "overload: milliseconds until a move of somebody else is kept and told, "
        f"{found['seconds']:g} s each (aim: p99 under {found['aim']:g} ms)"
    )
    lines = [title, f"{'':42}{'p50':>9}{'p99':>9}{'max':>9}{'MB more':>9}"]
    for one in found["attacks"].values():
        figures = "".join([f"{one[name]:>9.1f}" for name in COLUMNS])
        told = ", ".join([f"{count:,} {what}" for what, count in one["told"].items()])
        lines.append(f"  {one['meaning']:40}{figures}  {told}")
    return lines


if __name__ == "__main__":
    _, its_port, its_name, its_table, its_seconds = sys.argv
    came = attack(int(its_port), its_name, its_table, float(its_seconds))
    print(json.dumps(asyncio.run(came)))
