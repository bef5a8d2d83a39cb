"""The server as a process: how it starts, what it says when it cannot, how it stops."""

import asyncio
import json
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
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from tests.server.players import Player
from tests.server.process import PATIENCE, Process, environment
from whiskerworks.server.addresses import listen
from whiskerworks.server.store import Store


def refused(*options: str) -> str:
    """Return what a server says that cannot start; it must be one sentence."""
    done = subprocess.run(
        [sys.executable, "-m", "whiskerworks", "serve", *options],
        capture_output=True,
        text=True,
        timeout=60,
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
    """A folder that is not there, a file of something else, a newer version's data."""
    text, newer = tmp_path / "text", tmp_path / "newer.sqlite3"
    text.write_text("This is no database. " * 100)
    asyncio.run(make(newer))
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    before = newer.read_bytes()

    nowhere = refused("--port", "0", "--data", str(tmp_path / "none" / "games.sqlite3"))
    no_database = refused("--port", "0", "--data", str(text))
    too_new = refused("--port", "0", "--data", str(newer))

    assert "there is no folder" in nowhere
    assert str(text) in no_database
    assert "newer version" in too_new
    assert newer.read_bytes() == before


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
        with connect(url, additional_headers=headers, proxy=None) as wire:
            wire.send('{"type":"hello"}')
            assert json.loads(wire.recv())["type"] == "snapshot"
            health = httpx.get(f"{server.url}/api/health", trust_env=False)
            found = httpx.get(f"{server.url}/metrics", trust_env=False)
            code, seconds = server.stop(signal.SIGINT)

    families = {one.name: one for one in text_string_to_metric_families(found.text)}
    assert health.status_code == 200
    assert families["whiskerworks_connections"].samples[0].value == 1
    assert families["whiskerworks_live_tables"].samples[0].value == 1
    assert "whiskerworks_loop_lag_seconds" in families
    assert (code, seconds < 10) == (0, True)
    events = [json.loads(line)["event"] for line in log.read_text().splitlines()]
    assert events[0] == "started"
    assert "stopping" in events
    assert events[-1] == "stopped"


def hanging(server: Process) -> socket.socket:
    """Return a connection by which a request was begun, and does not come to an end."""
    port = int(server.url.rpartition(":")[2])
    wire = socket.create_connection(("127.0.0.1", port))
    head = "POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
    wire.sendall(f"{head}Content-Length: 100\r\n\r\n{{".encode())
    return wire


def wait_for(log: Path, event: str) -> None:
    """Wait until *event* stands in the log."""
    until = time.monotonic() + PATIENCE
    while event not in log.read_text():
        assert time.monotonic() < until, log.read_text()
        time.sleep(0.01)


def test_a_request_that_does_not_end_is_cut_off_in_time(tmp_path: Path) -> None:
    """It is no reason to leave with anything but 0."""
    log = tmp_path / "server.log"
    options = ("--grace", "4", "--workers", "1")
    with (
        Process(tmp_path / "games.sqlite3", log, *options) as server,
        hanging(server),
    ):
        code, seconds = server.stop()

    assert code == 0, log.read_text()
    assert seconds < 4


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
        code, _ = server.stop()

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
    text = httpx.get(f"{server.url}/metrics", trust_env=False).text
    families = {one.name: one for one in text_string_to_metric_families(text)}
    return families["whiskerworks_bot_thinks"].samples[0].value


def test_bots_that_think_do_not_keep_it_from_stopping(tmp_path: Path) -> None:
    """They are sent home in the middle of a thought, and think again next time."""
    data, log = tmp_path / "games.sqlite3", tmp_path / "server.log"
    with Process(data, log, "--workers", "1") as server:
        asyncio.run(let_a_bot_think(Player(lambda: server.url, "Tom", Random(1))))
        while not thinks(server):
            time.sleep(0.01)
        code, seconds = server.stop()
    with Process(data, log, "--workers", "1") as again:
        while not thinks(again):
            time.sleep(0.01)

    assert code == 0, log.read_text()
    assert seconds < 10
