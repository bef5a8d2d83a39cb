"""Connections that keep the server waiting, or are too many."""

import asyncio
import socket
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

import pytest
from structlog.testing import capture_logs

from tests.server.api.site import site
from tests.server.raw import ASKED, TEXT, dialled, entered, frame, path_of, request
from tests.server.serving import QUICK, Server, eventually, run, serving
from tests.server.test_bad_messages import ada_alone
from whiskerworks.server import http_connections
from whiskerworks.server.http_connections import MAX_HEADER_BYTES
from whiskerworks.settings import Settings

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
"""The beginning of a request whose headers do not end."""


class Seconds:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


@pytest.mark.parametrize("sent", [b"", HALF], ids=["nothing", "half a request"])
def test_who_does_not_finish_a_request_is_hung_up_on(
    tmp_path: Path, sent: bytes
) -> None:
    """Whatever comes bit by bit: a connection is worth a request."""
    clock = Seconds()

    async def work() -> None:
        async with serving(tmp_path, seconds=clock) as server:
            async with dialled(server) as raw:
                await raw.send(sent)
                await eventually(lambda: len(server.connections) == 1)
                clock.at = http_connections.HEADER_TIMEOUT_SECONDS + 1
                server.connections.sweep()
                await raw.gone()
            await eventually(lambda: len(server.connections) == 0)

    run(work())


def test_headers_without_an_end_are_refused(tmp_path: Path) -> None:
    """They would fill the memory."""

    async def work() -> str:
        async with serving(tmp_path) as server, dialled(server) as raw:
            await raw.send(HALF, *[b"x: y\r\n"] * (MAX_HEADER_BYTES // 6 + 1))
            return await raw.answer()

    assert run(work()).startswith("HTTP/1.1 431 ")


def test_a_body_that_is_refused_may_be_sent_to_its_end(tmp_path: Path) -> None:
    """The answer comes first; a proxy that still sends must be able to read it."""
    with site(tmp_path) as server:
        body = b"x" * (server.app.settings.upload + 1)
        head = f"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}"
        with socket.create_connection(("127.0.0.1", server.port)) as wire:
            reader = wire.makefile("rb")
            wire.sendall(f"{head}\r\n\r\n".encode())
            told = answered(reader)
            wire.sendall(body)
            wire.sendall(b"GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n")
            after = answered(reader)

    assert [told, after] == [413, 200]


def answered(reader: BinaryIO) -> int:
    """Return the status of the next answer, which is read to its end."""
    status = int(reader.readline().split()[1])
    size = 0
    while (line := reader.readline()) not in (b"\r\n", b""):
        name, _, value = line.partition(b":")
        size = int(value) if name.lower() == b"content-length" else size
    reader.read(size)
    return status


async def answer_to_one_more(server: Server) -> str:
    """Return what somebody is answered who connects now."""
    async with dialled(server) as raw:
        return await raw.answer()


@pytest.mark.parametrize(
    ("settings", "logged"),
    [
        (
            replace(QUICK, connections=3),
            {"of": "one address", "open": 3, "address": "127.0.0.1"},
        ),
        (replace(QUICK, total_connections=3), {"of": "all", "open": 3}),
    ],
    ids=["of one address", "in all"],
)
def test_there_are_only_so_many_connections(
    tmp_path: Path,
    settings: Settings,
    logged: dict[str, object],
) -> None:
    """
    One more is told so, sockets go on, and whoever leaves makes room.

    The log names an address only if it has used up its own share.
    """

    async def work() -> tuple[str, str]:
        async with serving(tmp_path, settings=settings, seconds=Seconds()) as server:
            live, ada = await ada_alone(server)
            async with entered(server, live, ada) as playing:
                async with dialled(server), dialled(server):
                    await eventually(lambda: len(server.connections) == 3)
                    refused = await answer_to_one_more(server)
                    again = await answer_to_one_more(server)
                    assert again == refused
                await eventually(lambda: len(server.connections) == 1)
                async with dialled(server) as raw:
                    await raw.send(request(path_of(live), person=ada))
                    let_in = await raw.answer()
                await playing.send(frame(TEXT, ASKED))
                assert b"pong" in (await playing.until(b"pong")).data
            await eventually(lambda: len(server.connections) == 0)
            return refused, let_in

    with capture_logs() as lines:
        refused, let_in = run(work())

    assert refused.startswith("HTTP/1.1 503 ")
    assert "retry-after: 5" in refused
    assert let_in.startswith("HTTP/1.1 101 ")
    said = {"event": "too many connections", "log_level": "warning"}
    assert [one for one in lines if said.items() <= one.items()] == [said | logged]


def test_who_does_not_take_an_answer_is_hung_up_on(tmp_path: Path) -> None:
    """A connection that is closed waits for what was sent to be taken: not for ever."""
    clock = Seconds()

    async def work() -> None:
        async with serving(tmp_path, seconds=clock) as server, dialled(server) as raw:
            raw.transport.pause_reading()
            await eventually(lambda: len(server.connections) == 1)
            (asking,) = server.connections._asking.values()
            while not asking.transport.get_write_buffer_size():
                asking.transport.write(bytes(1 << 20))
                await asyncio.sleep(0)
            server.connections.sweep()
            clock.at = http_connections.ANSWER_TIMEOUT_SECONDS + 1
            server.connections.sweep()
            await eventually(lambda: len(server.connections) == 0)

    run(work())
