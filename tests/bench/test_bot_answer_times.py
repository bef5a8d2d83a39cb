"""Waiting times for bots, measured with a real server."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"
SOURCE = BENCH.parent / "src"


@pytest.mark.soak
def test_a_short_run_tells_of_every_case(tmp_path: Path) -> None:
    """Each has as many answers as were asked for."""
    figures = tmp_path / "figures.json"
    options = ["--tables", "2", "--answers", "2", "--json", str(figures)]

    done = subprocess.run(
        [sys.executable, str(BENCH / "bot_answer_times.py"), *options],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    found = json.loads(figures.read_text())
    assert list(found) == ["alone", "unwatched", "watched", "played"]
    assert all(len(seconds) == 2 for seconds in found.values())
    assert "| 2 watched | 2 |" in done.stdout
