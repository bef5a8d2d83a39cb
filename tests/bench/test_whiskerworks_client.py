"""The load generator plays on a real server of ours."""

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"
SOURCE = BENCH.parent / "src"
PACE = 50
"""Moves a second."""


@pytest.mark.soak
def test_a_short_run_counts_moves_of_our_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At full speed and at a pace, with scenes and with rematches."""
    monkeypatch.syspath_prepend(str(BENCH))
    if not Path("/proc/self/stat").exists():
        pytest.skip("this system tells nothing of its processes")
    server = runpy.run_path(str(BENCH / "server_processes.py"))["our_server"](
        SOURCE, tmp_path
    )

    options = ["--games", "1", "--want", "scene", "--plies", "2", "--least", "1"]
    where = [str(server.port), str(server.pid), "2", *options]
    try:
        done = subprocess.run(
            [sys.executable, str(BENCH / "load_generator.py"), "ours", *where],
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
            input=f"0.2 0\n0.2 {PACE}\n",
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        server.stop()

    assert done.returncode == 0, done.stderr
    about, fast, paced = map(json.loads, done.stdout.splitlines())
    assert about["open"] == 0
    assert fast["moves"] > 0
    assert 0 < fast["p50"] <= fast["p99"]
    # Each of the two tables may be ahead of the beat by its first move.
    assert 0 < paced["moves"] <= PACE * paced["played"] + 2
    assert fast["games"] > 0
    assert paced["games"] > 0
