"""A whole server on a free port, and people who visit it."""

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import httpx
import msgspec
import uvicorn
from argon2 import PasswordHasher

from tests.server.serving import KEPT_ALIVE, PLAIN, SOON, patience
from whiskerworks.server.app import App, make_app
from whiskerworks.server.client_files import ClientFolder
from whiskerworks.server.http_connections import http_protocol_factory
from whiskerworks.server.passwords import Passwords
from whiskerworks.server.table_registry import clock
from whiskerworks.server.websocket_protocol import websocket_protocol_factory
from whiskerworks.settings import Settings
from whiskerworks.table.commands import Command
from whiskerworks.table.messages import Do, Snapshot

QUICK: Final = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
"""Hashes that are good for nothing but tests."""


class Site:
    """A server that runs, and where it is."""

    def __init__(self, app: App, port: int) -> None:
        self.app: Final = app
        self.port: Final = port
        self.url: Final = f"http://127.0.0.1:{port}"
        self._doors: Final = ExitStack()

    def close(self) -> None:
        """Send everybody home."""
        self._doors.close()

    def stranger(self, **headers: str) -> httpx.Client:
        """Return somebody who has not said who they are."""
        client = httpx.Client(
            base_url=self.url, headers=headers, timeout=SOON, verify=PLAIN
        )
        self._doors.enter_context(client)
        return client

    def guest(self, name: str = "Ada") -> httpx.Client:
        """Return a guest, who shows the token with whatever they send."""
        client = self.stranger()
        answer = client.post("/api/me", json={"name": name})
        assert answer.status_code == 201, answer.text
        client.headers["x-whiskerworks-token"] = answer.json()["token"]
        return client


@contextmanager
def site(
    folder: Path,
    *,
    requests: int = 10_000,
    rate: int = 50,
    cpu: int = 10_000,
    tries: int = 120,
    url: str = "",
    proxies: str = "",
    metrics_from: str = "127.0.0.1",
    client: Path | None = None,
    seconds: Callable[[], float] = time.monotonic,
    now: Callable[[], int] = clock,
) -> Iterator[Site]:
    """
    Serve what is in a folder while the block lasts.

    Unless it is told where a *client* is built, there is none. In *url* the port may
    be left open: `http://127.0.0.1:{port}/below`. How fast people go is told by
    *seconds*, a clock; *now* is the time.
    """
    wire = socket.create_server(("127.0.0.1", 0))
    port = wire.getsockname()[1]
    chosen = Settings(
        data=str(folder / "games.sqlite3"),
        workers=1,
        durability="normal",
        requests=requests,
        rate=rate,
        cpu=cpu,
        max_tries_per_minute=tries,
        url=url.format(port=port),
        proxies=proxies,
        metrics_from=metrics_from,
    )
    app = make_app(
        chosen, None, Passwords(QUICK), ClientFolder(client), seconds, now=now
    )
    config = uvicorn.Config(
        app,
        http=http_protocol_factory(lambda: app.open_sockets().connections),
        ws=websocket_protocol_factory(app.open_sockets),
        log_level="warning",
        timeout_graceful_shutdown=2,
        timeout_keep_alive=KEPT_ALIVE,
        proxy_headers=False,
    )
    server = Quiet(config)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([wire])))
    with patience():
        thread.start()
        running = Site(app, port)
        try:
            while thread.is_alive() and not server.begun.wait(0.1):
                pass
            assert server.begun.is_set(), "the server did not start"
            yield running
        finally:
            running.close()
            server.should_exit = True
            thread.join()
            wire.close()


class Quiet(uvicorn.Server):
    """A server that leaves the signals of the process alone, and says when it is up."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.begun: Final = threading.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Do nothing."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        self.begun.set()


MINE: Final[dict[str, object]] = {"type": "mine"}
OPEN: Final[dict[str, object]] = {"type": "open"}
KEPT: Final[dict[str, object]] = {"type": "kept"}
BOT: Final[dict[str, object]] = {"type": "bot", "level": 1}


def made(
    client: httpx.Client,
    *chairs: dict[str, object],
    game: str = "gears",
    **setup: object,
) -> str:
    """Return a new table of *client*'s; gears by default, with Blue to begin."""
    options = {"first": "blue"} if game == "gears" else {}
    chosen = {"chairs": chairs or (MINE, OPEN)} | setup
    asked = {"game": game, "setup": chosen, "options": options}
    answer = client.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    assert isinstance(table, str)
    return table


def do(
    client: httpx.Client,
    table: str,
    command: Command,
    command_id: str = "",
    seat: int | None = None,
) -> httpx.Response:
    """Have something done at a table."""
    name = command_id or repr(command)[:40]
    body = msgspec.json.encode(Do(name, command))
    kind = {"content-type": "application/json"}
    path = f"/api/tables/{table}/commands"
    query = {} if seat is None else {"seat": seat}
    return client.post(path, content=body, headers=kind, params=query)


def done(
    client: httpx.Client, table: str, command: Command, seat: int | None = None
) -> None:
    """Have something done at a table that is not refused."""
    answer = do(client, table, command, seat=seat)
    assert answer.status_code == 201, answer.text


def seen(client: httpx.Client, table: str, **query: str | int) -> Snapshot:
    """Return a table as *client* sees it."""
    answer = client.get(f"/api/tables/{table}", params=query)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Snapshot)
