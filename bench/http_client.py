"""A minimal HTTP client for creating guests and tables on our server."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from load_players import ServerFailed, now

MAX_PARALLEL_REQUESTS = 8
"""Maximum number of requests in flight."""
MAX_IDLE_SECONDS = 2.0
"""Idle time after which a connection is not reused."""
OK = range(200, 300)

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Http:
    """Sends requests over a few connections that stay open."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._gate = asyncio.Semaphore(MAX_PARALLEL_REQUESTS)
        self._free: list[tuple[float, Stream]] = []

    async def post(
        self, path: str, body: Mapping[str, object], headers: dict[str, str]
    ) -> tuple[dict[str, Any], dict[str, str]]:
        """
        Return the answer to a request, and its headers.

        Raises:
            ServerFailed: The server refused the request.
        """
        async with self._gate:
            stream = await self._stream()
            stream[1].write(request(path, json.dumps(body).encode(), headers))
            try:
                status, told, answer = await read_answer(stream[0])
            except EOFError as problem:
                raise ServerFailed(f"POST {path}: the server hung up") from problem
            self._free.append((now(), stream))
        if status not in OK:
            raise ServerFailed(f"POST {path}: {status} {answer.decode()}")
        return json.loads(answer), told

    async def _stream(self) -> Stream:
        """Return a connection that the server will not close for being idle."""
        while self._free:
            since, stream = self._free.pop()
            if now() - since < MAX_IDLE_SECONDS:
                return stream
            stream[1].close()
        return await asyncio.open_connection("127.0.0.1", self._port)


def request(path: str, body: bytes, headers: dict[str, str]) -> bytes:
    """Return an encoded request."""
    usual = {"host": "127.0.0.1", "content-type": "application/json"}
    both = {**usual, "content-length": str(len(body)), **headers}
    lines = [f"POST {path} HTTP/1.1", *[f"{key}: {both[key]}" for key in both]]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def read_answer(
    reader: asyncio.StreamReader,
) -> tuple[int, dict[str, str], bytes]:
    """Return the status, the headers and the body of an answer."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.strip().split("\r\n")
    pairs = [line.partition(":") for line in lines]
    headers = {name.lower(): value.strip() for name, _, value in pairs}
    body = await reader.readexactly(int(headers["content-length"]))
    return int(first.split(" ")[1]), headers, body
