"""
Find the modules that take part in a move, from the wire to the disk and back.

Two browsers play gears on a server in this process. The tool traces, file by file, the
calls between one browser's move and the other's update.
"""

import ast
import contextlib
import re
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Final

import msgspec
from httpx import Client
from websockets.sync.client import ClientConnection, connect

import whiskerworks
from tests.server.api.site import MINE, made, site
from whiskerworks.table.commands import Play
from whiskerworks.table.messages import Do, Hello, Ping

PACKAGE: Final = Path(whiskerworks.__file__).parent
OF_THE_GAME: Final = ("games/", "kit/")
"""Rooms whose modules belong to the game that is played."""
BY_THE_CLOCK: Final = frozenset(
    {
        "server/http_connections.py",
        "server/table_registry.py",
        "server/lobby_rows.py",
        "server/logs.py",
        "server/store/rows.py",
        "server/store/queries/settings.py",
    }
)
"""Modules that work now and then by themselves, so also while a move is played."""
ROW: Final = re.compile(r"^\| `([a-z_/]+\.py)` \|", re.MULTILINE)
OPENING: Final = ("e3", "e5", "e2")


class Watch:
    """Notes which of our modules are called, in the order of the first calls."""

    def __init__(self) -> None:
        self.is_on = False
        self.modules: dict[str, None] = {}

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        """Note a call: this is a profile function."""
        if self.is_on and event == "call":
            path = Path(frame.f_code.co_filename)
            if path.is_relative_to(PACKAGE):
                self.modules.setdefault(path.relative_to(PACKAGE).as_posix())


def walk(folder: Path) -> list[str]:
    """Return the modules on the way of a move, in the order in which it gets there."""
    watch = Watch()
    threading.setprofile(watch)
    try:
        with site(folder) as running, contextlib.ExitStack() as stack:
            client = running.guest()
            table = made(client, MINE, MINE)
            sockets = [
                stack.enter_context(_looking(client, table, seat)) for seat in range(2)
            ]
            for ply, move in enumerate(OPENING):
                watch.is_on = ply == len(OPENING) - 1
                _play(sockets, move, ply)
            watch.is_on = False
    finally:
        threading.setprofile(None)
    return [one for one in watch.modules if one not in BY_THE_CLOCK]


@contextlib.contextmanager
def _looking(client: Client, table: str, seat: int) -> Iterator[ClientConnection]:
    """Look at a table as a browser does."""
    path = f"/api/tables/{table}/socket"
    url = client.base_url.copy_with(scheme="ws", raw_path=path.encode())
    cookies = "; ".join(f"{one.name}={one.value}" for one in client.cookies.jar)
    headers = {"cookie": cookies, "origin": str(client.base_url).rstrip("/")}
    with connect(
        str(url),
        additional_headers=headers,
        proxy=None,
        open_timeout=None,
        ping_interval=None,
    ) as socket:
        hello = Hello(seat, want=("scene", "events"))
        socket.send(msgspec.json.encode(hello).decode())
        _hear(socket, "snapshot")
        yield socket


def _play(sockets: list[ClientConnection], move: str, ply: int) -> None:
    """Play a move, and wait until all have been told and nothing is left to do."""
    sockets[ply % 2].send(msgspec.json.encode(Do(f"c{ply}", Play(move, ply))).decode())
    for socket in sockets:
        _hear(socket, "update")
        socket.send(msgspec.json.encode(Ping()).decode())
        _hear(socket, "pong")


def _hear(socket: ClientConnection, kind: str) -> None:
    """Take messages until one of that *kind*."""
    while (told := msgspec.json.decode(socket.recv()))["type"] != kind:
        assert told["type"] not in ("refused", "error"), told


def page(known: str) -> str:
    """
    Return the way of a move as a table in Markdown.

    Threads may reach modules in another order each time; so the order of the rows of
    keep the descriptions in *known* while the modules stay the same.
    """
    with tempfile.TemporaryDirectory() as folder:
        found = walk(Path(folder))
    ours = [one for one in found if not one.startswith(OF_THE_GAME)]
    before = [one for one in ROW.findall(known) if one in ours]
    modules = before if set(before) == set(ours) else ours
    rows = [f"| `{module}` | {purpose(module)} |" for module in modules]
    head = f"| {len(modules)} modules, without those of the game | |"
    return "\n".join([head, "|---|---|", *rows])


def purpose(module: str) -> str:
    """Return the first line of a module's docstring."""
    text = ast.get_docstring(ast.parse((PACKAGE / module).read_text("utf-8"))) or ""
    return text.splitlines()[0]
