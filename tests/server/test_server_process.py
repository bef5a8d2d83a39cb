"""The server as a process: how it starts, what it says when it cannot, how it stops."""

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from tests.server.players import Player
from tests.server.process import (
    NEEDS_PROC,
    PATIENCE,
    UNLIMITED,
    Process,
    environment,
    reading,
    writers_of,
)
from tests.server.serving import PLAIN
from whiskerworks.server.app import make_app
from whiskerworks.server.listen_address import listen
from whiskerworks.server.server_process import uvicorn_config
from whiskerworks.server.store import Store
from whiskerworks.settings import Settings


def refused(*options: str) -> str:
    """Return what a server says that cannot start; it must be one sentence."""
    done = subprocess.run(
        [sys.executable, "-m", "whiskerworks", "serve", *options],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env=environment(),
    )
    assert done.returncode == 1, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("whiskerworks: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_port_that_is_taken_is_said_in_one_sentence(tmp_path: Path) -> None:
    """And no data is made."""
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        said = refused("--port", port, "--data", str(tmp_path / "games.sqlite3"))

    assert f"port {port} of 127.0.0.1 is taken" in said
    assert not list(tmp_path.iterdir())


def test_data_that_cannot_be_used_is_said_in_one_sentence(tmp_path: Path) -> None:
    """A file of something else, a newer version's data."""
    text, newer = tmp_path / "text", tmp_path / "newer.sqlite3"
    text.write_text("This is no database. " * 100)
    asyncio.run(make(newer))
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    before = newer.read_bytes()

    no_database = refused("--port", "0", "--data", str(text))
    too_new = refused("--port", "0", "--data", str(newer))

    assert str(text) in no_database
    assert "newer version" in too_new
    assert newer.read_bytes() == before
    assert writers_of(str(tmp_path)) == []


STUCK = """
import sys
from whiskerworks.cli import main

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "whiskerworks.server.server_process":
            print("importing", flush=True)
            sys.stdin.readline()

sys.meta_path.insert(0, Finder())
main()
"""
"""A server that does not finish its imports before its input ends."""


@NEEDS_PROC
def test_ctrl_c_is_heeded_while_it_starts(tmp_path: Path) -> None:
    """Nothing is said, nothing is made, and nobody is left who would write."""
    place = str(tmp_path / "games.sqlite3")
    command = [sys.executable, "-c", STUCK, "serve", "--port", "0", "--data", place]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command,
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        env=environment(),
        start_new_session=True,
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"importing\n"
        wait_for_deafness(place)
        os.killpg(server.pid, signal.SIGINT)
        said, complaint = server.communicate(timeout=PATIENCE)

    assert (server.returncode, said, complaint) == (130, b"", b"\n")
    assert not list(tmp_path.iterdir())
    assert writers_of(place) == []


def wait_for_deafness(place: str) -> None:
    """Wait until the process that writes to *place* ignores Ctrl-C."""
    until = time.monotonic() + PATIENCE
    while not any(ignores(one, signal.SIGINT) for one in writers_of(place)):
        assert time.monotonic() < until
        time.sleep(0.01)


def ignores(command_line: str, number: int) -> bool:
    """Return whether the process with that file in /proc ignores a signal."""
    status = reading(Path(command_line).parent / "status").decode()
    found = re.search(r"^SigIgn:\s*(\w+)$", status, re.MULTILINE)
    return found is not None and bool(int(found[1], 16) >> (number - 1) & 1)


async def make(path: Path) -> None:
    """Make a store at *path*."""
    await (await Store.open(path)).close()


def test_it_serves_counts_and_stops_when_told(tmp_path: Path) -> None:
    """Health, metrics, a table with a socket; then SIGINT, and it leaves with 0."""
    log = tmp_path / "server.log"
    with Process(tmp_path / "games.sqlite3", log, "--workers", "1") as server:
        player = Player(lambda: server.url, "Tom", Random(1))
        asyncio.run(player.introduce())
        table = asyncio.run(player.make_table())
        url = f"{server.socket_url}/api/tables/{table}/socket"
        headers = {"cookie": player.cookie}
        with connect(
            url,
            additional_headers=headers,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as wire:
            wire.send('{"type":"hello"}')
            assert json.loads(wire.recv())["type"] == "snapshot"
            health, found = get(server, "/api/health/ready"), get(server, "/metrics")
            code = server.stop(signal.SIGINT)

    families = {one.name: one for one in text_string_to_metric_families(found.text)}
    assert health.status_code == 200
    assert families["whiskerworks_connections"].samples[0].value == 1
    assert families["whiskerworks_live_tables"].samples[0].value == 1
    assert "whiskerworks_loop_lag_seconds" in families
    assert code == 0
    told = [json.loads(line) for line in log.read_text().splitlines()]
    events = [one["event"] for one in told if one["level"] == "info"]
    assert events[0] == "started"
    assert "stopping" in events
    assert events[-1] == "stopped"


def get(server: Process, path: str) -> httpx.Response:
    """Return what is answered to a request, however long that takes."""
    url = f"{server.url}{path}"
    return httpx.get(url, trust_env=False, timeout=PATIENCE, verify=PLAIN)


def hanging(server: Process) -> socket.socket:
    """Return a connection by which a request was begun, and does not come to an end."""
    port = int(server.url.rpartition(":")[2])
    wire = socket.create_connection(("127.0.0.1", port), PATIENCE)
    head = "POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    # The server says when it waits for the rest.
    head += "Expect: 100-continue\r\n"
    wire.sendall(f"{head}Content-Length: 100\r\n\r\n".encode())
    assert wire.recv(100).startswith(b"HTTP/1.1 100 ")
    wire.sendall(b"{")
    return wire


def wait_for(log: Path, event: str) -> None:
    """Wait until *event* stands in the log."""
    until = time.monotonic() + PATIENCE
    while event not in log.read_text():
        assert time.monotonic() < until, log.read_text()
        time.sleep(0.01)


IMPATIENT = """
from whiskerworks.cli import main
from whiskerworks.server import server_process

right = server_process.uvicorn_config

def configured(settings, app):
    config = right(settings, app)
    config.timeout_graceful_shutdown = 0.1
    return config

server_process.uvicorn_config = configured
main()
"""
"""A server that cuts requests off immediately when it stops."""


def test_a_request_that_does_not_end_is_cut_off(tmp_path: Path) -> None:
    """It is no reason to leave with anything but 0."""
    log = tmp_path / "server.log"
    program = ("-c", IMPATIENT)
    with (
        Process(
            tmp_path / "games.sqlite3", log, "--workers", "1", program=program
        ) as server,
        hanging(server),
    ):
        code = server.stop()

    assert code == 0, log.read_text()


@pytest.mark.parametrize("grace", [2, 4, 10, 600])
def test_requests_are_cut_off_in_time_for_the_rest(grace: int) -> None:
    """Before all of the time to stop in is over."""
    settings = Settings(grace=grace)

    cut_off = uvicorn_config(settings, make_app(settings)).timeout_graceful_shutdown

    assert cut_off is not None
    assert 0 < cut_off < grace


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    """Nothing is lost by it: what was told was kept before."""
    log = tmp_path / "server.log"
    options = ("--grace", "120", "--workers", "1")
    with (
        Process(tmp_path / "games.sqlite3", log, *options) as server,
        hanging(server),
    ):
        server.process.send_signal(signal.SIGTERM)
        wait_for(log, "stopping")
        code = server.stop()

    assert code == 130


async def let_a_bot_think(player: Player) -> None:
    """Make a table at which a strong bot is on turn."""
    await player.introduce()
    chairs = [{"type": "bot", "level": 5}, {"type": "mine"}]
    options = {"first": "blue"}
    new = {"game": "gears", "options": options, "setup": {"chairs": chairs}}
    await player.ask("POST", "/api/tables", new)


def thinks(server: Process) -> float:
    """Return how many questions were put to bots."""
    text = get(server, "/metrics").text
    families = {one.name: one for one in text_string_to_metric_families(text)}
    return families["whiskerworks_bot_thinks"].samples[0].value


THOUGHTFUL = """
from whiskerworks.cli import main
from whiskerworks.server import bot_pool

right = bot_pool.resolve_level

def resolve_level(game, level):
    return right(game, level)._replace(seconds=3600.0, thoughts=1 << 60)

bot_pool.resolve_level = resolve_level
main()
"""
"""A server whose bots think for an hour."""


def test_bots_that_think_do_not_keep_it_from_stopping(tmp_path: Path) -> None:
    """They are sent home in the middle of a thought, and think again next time."""
    data, log = tmp_path / "games.sqlite3", tmp_path / "server.log"
    options = ("--workers", "1", *UNLIMITED)
    with Process(data, log, *options, program=("-c", THOUGHTFUL)) as server:
        asyncio.run(let_a_bot_think(Player(lambda: server.url, "Tom", Random(1))))
        while not thinks(server):
            time.sleep(0.01)
        code = server.stop()
    with Process(data, log, *options) as again:
        while not thinks(again):
            time.sleep(0.01)

    assert code == 0, log.read_text()
