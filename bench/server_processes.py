"""The servers under load: ours, and boardgame.io's if it is installed."""

import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from sides import HERE, NotMeasured, environment

LIFTED_LIMITS = (
    "--rate",
    "--requests",
    "--connections",
    "--cpu",
    "--max-guests-per-hour",
    "--max-tables-per-day",
    "--max-tables-per-hour-per-address",
    "--max-open-tables",
)
"""Limits of our server that a load generator would run into."""
NO_LIMIT = "1000000"
START_TIMEOUT_SECONDS = 120.0
"""Time for a server to start or stop, even on a busy machine."""


class Server:
    """The process of a server, and its children."""

    def __init__(self, command: list[str], env: dict[str, str], port: int) -> None:
        """
        Start *command*, and wait until it listens on *port*.

        Raises:
            NotMeasured: It does not start.
        """
        self.port = port
        # An unread pipe would block a server that logs a lot.
        self._log = tempfile.TemporaryFile()  # noqa: SIM115
        self._process = subprocess.Popen(
            command, env=env, stdout=subprocess.DEVNULL, stderr=self._log
        )
        try:
            self._wait()
        except NotMeasured:
            self.stop()
            raise

    @property
    def pid(self) -> int:
        """Process id."""
        return self._process.pid

    def stop(self) -> None:
        """Stop the server."""
        self._process.terminate()
        try:
            self._process.wait(timeout=START_TIMEOUT_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._log.close()

    def _wait(self) -> None:
        until = time.monotonic() + START_TIMEOUT_SECONDS
        while time.monotonic() < until:
            if self._process.poll() is not None:
                self._log.seek(0)
                lines = self._log.read().decode(errors="replace").strip().splitlines()
                raise NotMeasured(lines[-1] if lines else "the server ended")
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise NotMeasured(
            f"the server did not start within {START_TIMEOUT_SECONDS:.0f} s"
        )


def our_server(compiled: Path | None, folder: Path) -> Server:
    """
    Start our server, which stores every move in a file in *folder*.

    Raises:
        NotMeasured: It does not start.
    """
    port = free_port()
    serve = [sys.executable, "-m", "whiskerworks", "serve", "--port", str(port)]
    data = ["--data", str(folder / "load.sqlite3"), "--durability", "full"]
    limits = [word for name in LIFTED_LIMITS for word in (name, NO_LIMIT)]
    command = [*serve, *data, *limits, "--log-level", "warning"]
    return Server(command, environment(compiled), port)


def their_server(modules: Path) -> Server:
    """
    Start boardgame.io's server, with the Node packages in *modules*.

    Raises:
        NotMeasured: It is not installed, or does not start.
    """
    node = shutil.which("node")
    if node is None:
        raise NotMeasured("Node is not installed")
    if not (modules / "boardgame.io").exists():
        raise NotMeasured("boardgame.io is not installed (make bench does that)")
    port = free_port()
    env = {**os.environ, "NODE_PATH": str(modules), "NODE_ENV": "production"}
    return Server([node, str(HERE / "rivals/tictactoe.cjs"), str(port)], env, port)


def free_port() -> int:
    """Return a free port outside the range that systems assign automatically."""
    while True:
        port = random.randrange(20_000, 32_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
