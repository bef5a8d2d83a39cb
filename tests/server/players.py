"""
Players who come back: programs that play gears over the wire, whatever happens to it.

Each sends one command at a time, with an id of its own, and sends it again after every
drop until it is answered. All that it was told is kept here, to be compared with what
the server kept.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.serving import PLAIN, SOON, dial

Json = dict[str, Any]
AGAIN = 0.02
"""Seconds after which a server that is away is tried again."""
A_WHILE = 0.2
"""Seconds after which a player looks whether it is enough."""
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError)
UNANSWERED = (httpx.TransportError,)


@dataclass
class Command:
    """What was sent, until it is answered."""

    id: str
    command: dict[str, object]


@dataclass
class Seen:
    """A table as one player was told of it."""

    table: str
    seq: int = 0
    plies: list[str | None] = field(default_factory=list)
    done: dict[str, tuple[str, int]] = field(default_factory=dict)
    """The moves that were acknowledged: by their ids, the move and its place."""
    is_over: bool = False


class Player:
    """Somebody with a name and a cookie."""

    def __init__(
        self,
        where: Callable[[], str],
        name: str,
        rng: Random,
        over: asyncio.Event | None = None,
    ) -> None:
        self._where = where
        """Where the server is now: it may have moved."""
        self._over = over or asyncio.Event()
        """Set when it is enough, and all that was sent is to be answered."""
        self.name = name
        self.cookie = ""
        self.token = ""
        self.tables: list[Seen] = []
        self.codes: set[int] = set()
        """The codes with which sockets were closed."""
        self._rng = rng
        self._ids = count(1)
        self.is_there = False
        """Whether a socket is open, and the table was told by it."""
        self._open: Command | None = None
        self._done = 0
        """How far the table must have been told before there is more to do."""

    @property
    def acknowledged(self) -> int:
        """So many moves of this player were acknowledged."""
        return sum(len(seen.done) for seen in self.tables)

    async def ask(self, method: str, path: str, said: object = None) -> Json:
        """Return the answer to a request, which is sent until there is one."""
        headers = {"cookie": self.cookie, "x-whiskerworks-token": self.token}
        while True:
            with suppress(*UNANSWERED):
                async with httpx.AsyncClient(
                    trust_env=False, timeout=SOON, verify=PLAIN
                ) as client:
                    url = f"{self._where()}{path}"
                    answer = await client.request(
                        method, url, json=said, headers=headers if self.cookie else {}
                    )
                if answer.status_code != 503:
                    assert answer.is_success, answer.text
                    self.cookie = self.cookie or _cookie(answer)
                    found: Json = answer.json()
                    return found
            await asyncio.sleep(AGAIN)

    async def introduce(self) -> None:
        """Become a guest."""
        me = await self.ask("POST", "/api/me", {"name": self.name})
        self.token = me["token"]

    async def make_table(self) -> str:
        """Return a new table for this player and anybody else."""
        chairs = [{"type": "mine"}, {"type": "open"}]
        new = {"game": "gears", "setup": {"chairs": chairs}}
        made = await self.ask("POST", "/api/tables", new)
        return str(made["table"])

    async def play(self, table: str) -> None:
        """Sit down, and play until the game is over or it is enough."""
        seen = Seen(table)
        self.tables.append(seen)
        self._open = None
        self._done = 0
        while not self._has_finished(seen):
            try:
                await self._visit(seen)
            except LOST:
                await asyncio.sleep(AGAIN)

    async def _visit(self, seen: Seen) -> None:
        """Speak with a table, and note with which code the other end hangs up."""
        url = self._where().replace("http://", "ws://")
        address = f"{url}/api/tables/{seen.table}/socket"
        socket = await dial(address, {"cookie": self.cookie})
        try:
            async with socket:
                try:
                    await self._speak(socket, seen)
                finally:
                    self.is_there = False
        finally:
            if socket.protocol.close_rcvd is not None:
                self.codes.add(socket.protocol.close_rcvd.code)

    async def _speak(self, socket: ClientConnection, seen: Seen) -> None:
        await socket.send(json.dumps({"type": "hello", "want": ["moves"]}))
        if self._open is not None:
            await self._send(socket, self._open)
        while not self._has_finished(seen):
            message = await self._next(socket)
            if message is None:
                continue
            self._hear(message, seen)
            self.is_there = True
            if self._open is None and message["type"] in ("snapshot", "update", "done"):
                await self._act(socket, seen, message)

    async def _next(self, socket: ClientConnection) -> Json | None:
        """Return what comes next; None if nothing does for a while."""
        try:
            async with asyncio.timeout(A_WHILE):
                message: Json = json.loads(await socket.recv())
        except TimeoutError:
            return None
        return message

    def _has_finished(self, seen: Seen) -> bool:
        return self._open is None and (seen.is_over or self._over.is_set())

    def _hear(self, message: Json, seen: Seen) -> None:
        """Take note of a message; what was told once must stay."""
        kind = message["type"]
        if kind == "snapshot":
            plies = [one["move"] for one in message["plies"]]
            told = seen.plies
            assert plies[: len(told)] == told, f"{told} were told, {plies} are there"
            assert message["seq"] >= seen.seq
            seen.plies, seen.seq = plies, message["seq"]
        elif kind == "update":
            assert message["since"] == seen.seq
            assert message["kept"] == len(seen.plies), "nothing was taken back"
            seen.plies += [one["move"] for one in message["plies"]]
            seen.seq = message["seq"]
        elif kind in ("done", "refused"):
            self._answered(message, seen)
        else:
            assert kind == "presence" or message.get("code") == "storage", message
        if "status" in message:
            self._status = message["status"]
            seen.is_over = self._status["phase"] == "over"
        if message.get("position"):
            self._position = message["position"]

    def _answered(self, message: Json, seen: Seen) -> None:
        """Take note of the answer to what was sent last."""
        sent = self._open
        assert sent is not None, message
        assert sent.id == message["id"], message
        assert message["type"] == "done", message
        self._open = None
        self._done = message["seq"]
        if sent.command["type"] == "play":
            assert sent.id not in seen.done
            seen.done[sent.id] = (str(sent.command["move"]), message["seq"])

    async def _act(self, socket: ClientConnection, seen: Seen, message: Json) -> None:
        """Do what is to be done now, if anything is."""
        if seen.seq < self._done or self._over.is_set():
            return
        own = [p["seat"] for p in self._status["players"] if p["you"]]
        if not own:
            await self._begin(socket, {"type": "sit"})
        elif self._status["phase"] == "playing" and self._position["mover"] == own[0]:
            moves = self._position["moves"]
            if moves and self._position["ply"] == len(seen.plies):
                play = {"type": "play", "move": self._rng.choice(moves)}
                play["at"] = len(seen.plies)
                await self._begin(socket, play)

    async def _begin(
        self, socket: ClientConnection, command: dict[str, object]
    ) -> None:
        self._open = Command(f"{self.name}-{next(self._ids)}", command)
        await self._send(socket, self._open)

    async def _send(self, socket: ClientConnection, command: Command) -> None:
        told = {"type": "do", "id": command.id, "command": command.command}
        await socket.send(json.dumps(told))


def _cookie(answer: httpx.Response) -> str:
    """Return the cookie that an answer sets, as it is sent back."""
    return "; ".join([f"{name}={value}" for name, value in answer.cookies.items()])


async def play_on(pair: tuple[Player, Player], over: asyncio.Event) -> None:
    """Let two players play game after game, until it is *over*."""
    for player in pair:
        await player.introduce()
    while not over.is_set():
        host, guest = pair
        table = await host.make_table()
        await asyncio.gather(host.play(table), guest.play(table))
