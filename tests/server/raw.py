"""A client that writes every byte of its frames itself, also those nobody should."""

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple, cast

from tests.server.serving import SOON, Server
from whiskerworks.server.live_table import LiveTable

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
HELLO: Final = b'{"type":"hello"}'
ASKED: Final = b'{"type":"ping"}'
MASK: Final = b"\x01\x02\x03\x04"


class Frame(NamedTuple):
    """A frame as it came."""

    kind: int
    data: bytes

    @property
    def code(self) -> int:
        """The code of a close frame."""
        return int.from_bytes(self.data[:2], "big")


LOST: Final = Frame(-1, b"")
"""The other end hung up without a word."""


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """Return a frame as a client must send it."""
    head = bytes([kind | 0x80 * last])
    if len(data) < 126:
        head += bytes([0x80 | len(data)])
    elif len(data) < 1 << 16:
        head += b"\xfe" + struct.pack(">H", len(data))
    else:
        head += b"\xff" + struct.pack(">Q", len(data))
    masked = bytes([one ^ MASK[at % 4] for at, one in enumerate(data)])
    return head + MASK + masked


def request(path: str, *lines: str, person: str = "") -> bytes:
    """Return the request with which a socket begins; *lines* are added to it."""
    own = [
        f"GET {path} HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ]
    named = [f"x-person: {person}"] if person else []
    return "\r\n".join([*own, *named, *lines, "", ""]).encode()


class Raw:
    """The other end of a connection."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._reader: Final = reader
        self.writer: Final = writer

    @property
    def transport(self) -> asyncio.Transport:
        """What carries the bytes."""
        return cast("asyncio.Transport", self.writer.transport)

    async def send(self, *data: bytes) -> None:
        """Send bytes as they are."""
        self.writer.write(b"".join(data))
        await self.writer.drain()

    async def answer(self) -> str:
        """Return the answer to a request, without its body; nothing if none came."""
        async with asyncio.timeout(SOON):
            try:
                return (await self._reader.readuntil(b"\r\n\r\n")).decode()
            except (asyncio.IncompleteReadError, ConnectionError):
                return ""

    async def gone(self) -> None:
        """Wait until the other end hangs up."""
        async with asyncio.timeout(SOON):
            with suppress(ConnectionError):
                while await self._reader.read(1 << 16):
                    pass

    async def frame(self) -> Frame:
        """Return the next frame; `LOST` if no more comes."""
        async with asyncio.timeout(SOON):
            try:
                head = await self._reader.readexactly(2)
                size = head[1]
                if size == 126:
                    size = int.from_bytes(await self._reader.readexactly(2), "big")
                elif size == 127:
                    size = int.from_bytes(await self._reader.readexactly(8), "big")
                return Frame(head[0] & 0x0F, await self._reader.readexactly(size))
            except (asyncio.IncompleteReadError, ConnectionError):
                return LOST

    async def until(self, *wanted: bytes) -> Frame:
        """Return the next frame that has one of these in it, or ends it all."""
        while True:
            found = await self.frame()
            if found.kind in (CLOSE, -1) or any(one in found.data for one in wanted):
                return found

    async def closed(self) -> Frame:
        """Return with which frame the other end hangs up."""
        return await self.until()


def path_of(live: LiveTable) -> str:
    """Return where the socket of a table is."""
    return f"/api/tables/{live.id}/socket"


@asynccontextmanager
async def dialled(server: Server) -> AsyncIterator[Raw]:
    """Connect, and say nothing."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


@asynccontextmanager
async def entered(
    server: Server, live: LiveTable, person: str = "", hello: bytes = HELLO
) -> AsyncIterator[Raw]:
    """Open the socket of a table, say hello and hear the snapshot."""
    async with dialled(server) as raw:
        await raw.send(request(path_of(live), person=person))
        assert " 101 " in await raw.answer()
        await raw.send(frame(TEXT, hello))
        await raw.until(b'"snapshot"')
        yield raw
