"""A real server in a process of its own, as a host runs it."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

import httpx
import pytest

from tests.server.serving import PLAIN

PATIENCE = 300.0
"""Seconds in which a server must have started, or stopped."""

BYTECODE = Path(__file__).parents[2] / "build" / "pycache"

GRACE = 120
"""Seconds that a server may take to stop, unless the test says otherwise."""

NEEDS_PROC = pytest.mark.skipif(
    not Path("/proc/self/status").exists(),
    reason="NOT TESTED: processes of others. This system does not show them in /proc",
)

PROGRAM = ("-m", "whiskerworks")

UNLIMITED = (
    *(
        "--cpu",
        "10000",
        "--requests",
        "10000",
        "--rate",
        "10000",
        "--connections",
        "1000",
    ),
    *("--max-guests-per-hour", "0", "--max-tables-per-day", "0"),
    *("--max-tables-per-hour-per-address", "0"),
)
"""For players who are many and fast, all from one address."""


def environment() -> dict[str, str]:
    """
    Return the environment of a server that is quick to start again.

    Where Python is told to keep no bytecode it would compile all there is, each time.
    """
    kept = {k: v for k, v in os.environ.items() if not k.startswith("WHISKERWORKS_")}
    if kept.pop("PYTHONDONTWRITEBYTECODE", None) is not None:
        kept["PYTHONPYCACHEPREFIX"] = str(BYTECODE)
    return {**kept, "WHISKERWORKS_LOG": "json"}


class Process:
    """`whiskerworks serve` on a free port, its log in a file beside its data."""

    def __init__(
        self,
        data: Path | str,
        log: Path,
        *options: str,
        program: tuple[str, ...] = PROGRAM,
        python: Path | str = sys.executable,
    ) -> None:
        self.log = log
        command = [str(python), *program, "serve", "--port", "0"]
        command += ["--grace", str(GRACE)]
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                [*command, "--data", str(data), *options],
                stdout=subprocess.PIPE,
                stderr=errors,
                env=environment(),
                start_new_session=True,
            )
        self.url = self._announced()

    def _announced(self) -> str:
        """Return the address that it prints, without the slash at the end."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.fullmatch(r"Whiskerworks is at (http://\S+)/\n", line)
        if found is None:
            self.close()
            raise AssertionError(f"it did not start: {line!r}\n{self.log.read_text()}")
        return found[1]

    @property
    def socket_url(self) -> str:
        """Where sockets are opened."""
        return self.url.replace("http://", "ws://")

    def kill(self) -> None:
        """End it as a power cut would, without a warning."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def kill_all(self) -> None:
        """End it and every process it started, all at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Ask it to stop; return its exit code, which tells whether it was in time."""
        # As a terminal and service managers do: also to the processes it started.
        os.killpg(self.process.pid, number)
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """See that nothing is left of it."""
        if self.process.poll() is None:
            self.kill()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> "Process":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def writers_of(place: str) -> list[str]:
    """Return the processes that have *place* among their arguments."""
    found = Path("/proc").glob("[0-9]*/cmdline")
    return [str(one) for one in found if place.encode() in reading(one)]


def reading(path: Path) -> bytes:
    """Return what is in a file that may have gone."""
    try:
        return path.read_bytes()
    except OSError:
        return b""


@contextmanager
def guest(server: Process) -> Iterator[httpx.Client]:
    """Return a guest, who shows the token with whatever they send."""
    with httpx.Client(
        base_url=server.url, trust_env=False, timeout=PATIENCE, verify=PLAIN
    ) as client:
        told = client.post("/api/me", json={"name": "Ada"}).json()
        client.headers["x-whiskerworks-token"] = told["token"]
        yield client


def wait_until(happens: Callable[[], bool]) -> None:
    """Wait until something happens of which nobody is told."""
    until = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < until
        time.sleep(0.02)
