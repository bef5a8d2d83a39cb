"""
Plays gears on our server as a browser does: with cookies, REST and a socket.

Every table has its own two guests. When their game is over, one asks for a rematch,
both open a socket to the new table, and the other takes a seat there.
"""

from typing import NamedTuple

from http_client import Http
from librt.random import Random
from load_players import Socket, Table, connect
from playout_worker import random_line

import whiskerworks

GAME = "gears"
OPTIONS = {"first": "blue"}
"""Fixed first player, so that games can be scripted without a coin toss."""
DISTINCT_GAMES = 24
"""Number of different games played."""
PLY = b'"position":{"ply":'
"""Precedes the number of moves made."""
PLAYING = b'"phase":"playing"'
RESIGN = b'{"type":"do","id":"resign","command":{"type":"resign"}}'
SIT = b'{"type":"do","id":"sit","command":{"type":"sit"}}'


class Guest(NamedTuple):
    """A player, with the credentials their browser sends."""

    cookie: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        """Headers of the guest's requests."""
        return {"cookie": self.cookie, "x-whiskerworks-token": self.token}


class ScriptedMove(NamedTuple):
    """A move of a scripted game: its seat, and the message."""

    seat: int
    message: bytes


def scripted_games(seed: int, count: int) -> list[list[ScriptedMove]]:
    """Return complete random games, as the messages that play them."""
    game = whiskerworks.load(GAME, 2, **OPTIONS)
    rng = Random(seed)
    found: list[list[ScriptedMove]] = []
    for _ in range(count):
        line = random_line(game, rng)
        found.append(
            [
                ScriptedMove(
                    game.rules.to_move(state),
                    b'{"type":"do","id":"%d","command":{"type":"play","move":"%s","at":%d}}'
                    % (ply, game.write(state, move).encode(), ply),
                )
                for ply, (state, move) in enumerate(line)
            ]
        )
    return found


class CurrentTable:
    """The table where two guests play now."""

    def __init__(self, guests: list[Guest]) -> None:
        self.guests = guests
        """The guests by seat."""
        self.id = ""
        self.sockets: list[Socket] = []
        """The sockets by seat."""


class WhiskerworksClient:
    """Plays gears on our server."""

    def __init__(
        self, port: int, games: list[list[ScriptedMove]], want: str = "", plies: int = 0
    ) -> None:
        """Request *want*, comma-separated; leave games after *plies* if not 0."""
        self._port = port
        self._http = Http(port)
        self._games = games
        self._plies = plies
        wanted = ",".join([f'"{word}"' for word in want.split(",") if word])
        self._hello = f'{{"type":"hello","want":[{wanted}]}}'.encode()
        self._places: dict[Table, CurrentTable] = {}

    async def open(self, table: Table) -> None:
        """Seat two guests at a new table."""
        guests = [await self._guest(f"guest {table.number}-{n}") for n in (0, 1)]
        place = self._places[table] = CurrentTable(guests)
        chairs = [{"type": "mine"}, {"type": "open"}]
        asked = {"game": GAME, "options": OPTIONS, "setup": {"chairs": chairs}}
        made, _ = await self._http.post("/api/tables", asked, guests[0].headers)
        place.id = str(made["table"])
        await self._enter(table, place, sitting=1)

    def move(self, table: Table) -> None:
        """Send the next move of the game."""
        move = self._game(table)[table.ply]
        self._places[table].sockets[move.seat].send(move.message)

    def is_over(self, table: Table) -> bool:
        """Whether the game has ended, or is to be left."""
        return table.ply == len(self._game(table)) or table.ply == self._plies

    async def again(self, table: Table) -> None:
        """Move both guests to the rematch, with seats swapped."""
        place = self._places[table]
        old = place.sockets
        if table.ply < len(self._game(table)):
            old[0].send(RESIGN)
        for socket in old:
            socket.is_left = True
        path = f"/api/tables/{place.id}/rematch"
        made, _ = await self._http.post(path, {}, place.guests[0].headers)
        place.id = str(made["table"])
        place.guests.reverse()
        await self._enter(table, place, sitting=0)
        for socket in old:
            socket.leave()

    async def _guest(self, name: str) -> Guest:
        """Return a new guest."""
        me, headers = await self._http.post("/api/me", {"name": name}, {})
        return Guest(headers["set-cookie"].partition(";")[0], str(me["token"]))

    async def _enter(self, table: Table, place: CurrentTable, sitting: int) -> None:
        """Open both sockets, and take a seat so that the game begins."""
        url = f"ws://127.0.0.1:{self._port}/api/tables/{place.id}/socket"
        place.sockets = [
            await connect(table, url, self._heard, {"cookie": guest.cookie})
            for guest in place.guests
        ]
        for socket in place.sockets:
            socket.send(self._hello)
        place.sockets[sitting].send(SIT)
        for socket in place.sockets:
            await socket.ready

    def _game(self, table: Table) -> list[ScriptedMove]:
        return self._games[(table.number + table.game) % len(self._games)]

    def _heard(self, socket: Socket, text: bytes) -> None:
        """Handle a message; play on when the opponent has seen a move."""
        if text.startswith(b'{"type":"update"'):
            if not socket.ready.done():
                self._is_ready(socket, text)
            elif not socket.is_left:
                self._seen(socket, text)
        elif text.startswith(b'{"type":"snapshot"'):
            self._is_ready(socket, text)
        elif text.startswith((b'{"type":"refused"', b'{"type":"error"')):
            socket.fail(text.decode())

    def _is_ready(self, socket: Socket, text: bytes) -> None:
        if PLAYING in text and not socket.ready.done():
            socket.ready.set_result(None)

    def _seen(self, socket: Socket, text: bytes) -> None:
        table = socket.table
        game = self._game(table)
        if table.ply == len(game):
            return  # the mover's own copy of the last move
        if socket is self._places[table].sockets[1 - game[table.ply].seat]:
            table.seen(ply_of(text))


def ply_of(text: bytes) -> int:
    """Return the number of moves made according to an update; -1 if it has none."""
    at = text.find(PLY)
    if at < 0:
        return -1
    at += len(PLY)
    return int(text[at : text.index(b",", at)])
