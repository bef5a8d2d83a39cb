"""
Plays tic-tac-toe on a boardgame.io server, with the frames of its own client.

Its client speaks socket.io over a WebSocket. The first `sync` for a match creates it,
which is cheaper than its lobby, and no credentials are checked. When a game is over,
both players sync the next match over the same socket.
"""

import asyncio
import os

from load_players import Socket, Table, connect

GAME = b"/tic-tac-toe,"
CELLS = (0, 1, 2, 4, 3, 5, 7, 6, 8)
"""A whole game that is decided by its last move at the earliest."""
UPDATE = b"42" + GAME + b'["update"'
SYNCED = b"42" + GAME + b'["sync"'
STATE = b'"_redo":[],"_stateID":'
"""Precedes the number of moves made."""


class BoardgameIoClient:
    """Plays tic-tac-toe on a boardgame.io server."""

    def __init__(self, port: int) -> None:
        self._url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self._run = os.urandom(4).hex()
        self._sockets: dict[Table, list[Socket]] = {}

    async def open(self, table: Table) -> None:
        """Take both seats of a new game in turn; the first creates it."""
        sockets = self._sockets[table] = []
        for seat in (0, 1):
            sockets.append(await connect(table, self._url, self._heard))
            await sockets[seat].ready
            await self._sync(table, seat, 0)

    def move(self, table: Table) -> None:
        """Send the next move of the game."""
        seat = table.ply & 1
        self._sockets[table][seat].send(
            b'42/tic-tac-toe,["update",{"type":"MAKE_MOVE","payload":{"type":"clickCell'
            b'","args":[%d],"playerID":"%d"}},%d,"%s","%d"]'
            % (CELLS[table.ply], seat, table.ply, self._match(table, table.game), seat)
        )

    def is_over(self, table: Table) -> bool:
        """Whether every cell is taken."""
        return table.ply == len(CELLS)

    async def again(self, table: Table) -> None:
        """Take both seats of the next game."""
        for seat in (0, 1):
            await self._sync(table, seat, table.game + 1)

    async def _sync(self, table: Table, seat: int, game: int) -> None:
        """Take a seat of a match, and wait until the server has sent its state."""
        socket = self._sockets[table][seat]
        socket.ready = asyncio.get_running_loop().create_future()
        match = self._match(table, game)
        socket.send(b'42%s["sync","%s","%d",null,2]' % (GAME, match, seat))
        await socket.ready

    def _match(self, table: Table, game: int) -> bytes:
        return f"{self._run}-{table.number}-{game}".encode()

    def _heard(self, socket: Socket, text: bytes) -> None:
        """Play on when the opponent has seen a move; answer keep-alive pings."""
        if text.startswith(UPDATE):
            table = socket.table
            mover = self._sockets[table][table.ply & 1]
            if socket is not mover:
                table.seen(ply_of(text))
        elif text.startswith((SYNCED, b"40" + GAME)):
            socket.ready.set_result(None)
        elif text == b"2":
            socket.send(b"3")
        elif text.startswith(b"0"):
            socket.send(b"40" + GAME)


def ply_of(text: bytes) -> int:
    """Return the number of moves made according to an update; -1 if it has none."""
    at = text.find(STATE)
    if at < 0:
        return -1
    at += len(STATE)
    return int(text[at : text.index(b"}", at)])
