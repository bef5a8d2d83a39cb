"""A server that is stopped in the middle and goes on costs nobody time [T5]."""

import os
import signal
import time
from pathlib import Path

from tests.server.api.site import MINE, done, made, seen
from tests.server.process import (
    NEEDS_PROC,
    UNLIMITED,
    Process,
    guest,
    reading,
    wait_until,
)
from whiskerworks.table.commands import Play

FROZEN_SECONDS = 3.0


def freeze(number: int, seconds: float) -> float:
    """Stop a process for so many *seconds* and let it go on; return for how long."""
    os.kill(number, signal.SIGSTOP)
    status = Path(f"/proc/{number}/status")
    wait_until(lambda: b"State:\tT" in reading(status))
    began = time.monotonic()
    wait_until(lambda: time.monotonic() >= began + seconds)
    frozen = time.monotonic() - began
    os.kill(number, signal.SIGCONT)
    return frozen


@NEEDS_PROC
def test_a_frozen_server_charges_nobody(tmp_path: Path) -> None:
    """The player has thought at most as long as the server could have listened."""
    log = tmp_path / "server.log"
    options = ("--workers", "1", *UNLIMITED)
    with (
        Process(tmp_path / "games.sqlite3", log, *options) as server,
        guest(server) as ada,
    ):
        began = time.monotonic()
        table = made(ada, MINE, MINE, clock={"type": "bank", "seconds": 3600})
        frozen = freeze(server.process.pid, FROZEN_SECONDS)
        done(ada, table, Play("e3", 0))
        whole = time.monotonic() - began
        snapshot = seen(ada, table)

    assert snapshot.status.clocks.times[0].spent <= 1000 * (whole - frozen)
    assert "the event loop was stalled" in log.read_text()
