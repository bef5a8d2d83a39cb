"""
Show that `make test` passes every time: run it on fresh clones, at rest and under load.

    python -m tools.always_green                  # 7 runs at rest, 3 at a load of 20
    python -m tools.always_green --rest 1 --loaded 0 --into build/green

Runs at rest come one after the other. Those under load run some at the same time, in
clones of their own; where these alone do not make the machine busy enough, processes
that do nothing are added until it is. All share one new cache folder, so the first run
builds the wheel and the others use it, as on a developer's machine. The table goes to
standard output; the output of each run stays beside its clone if it fails.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
LOOK_SECONDS = 10.0
"""Seconds between readings of the load."""
PASSED = re.compile(r"(\d+) passed")
FAILED = re.compile(r"^(?:FAILED|ERROR) .*", re.MULTILINE)


class Run(NamedTuple):
    """A run of make test and its result."""

    name: str
    code: int
    seconds: float
    load: float
    """Mean load of the machine during the run."""
    passed: int
    """Total number of tests passed, on source, wheel, browser and client."""
    failures: list[str]


class Load:
    """Reads the machine's load at intervals."""

    def __init__(self) -> None:
        self._found: list[float] = []
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        while not self._over.wait(LOOK_SECONDS):
            self._found.append(os.getloadavg()[0])

    def end(self) -> float:
        """Stop reading, and return the mean."""
        self._over.set()
        return sum(self._found) / max(1, len(self._found))


def run(folder: Path, name: str) -> Run:
    """Run make test in a fresh clone in *folder* and return the result."""
    clone = folder / name
    subprocess.run(("git", "clone", "--quiet", str(ROOT), str(clone)), check=True)
    began, load = time.monotonic(), Load()
    log = folder / f"{name}.log"
    with log.open("w") as output:
        code = subprocess.run(
            ("make", "test"), cwd=clone, stdout=output, stderr=subprocess.STDOUT
        ).returncode
    seconds, text = time.monotonic() - began, log.read_text(errors="replace")
    if code == 0:
        shutil.rmtree(clone, ignore_errors=True)
    passed = sum(int(count) for count in PASSED.findall(text))
    return Run(name, code, seconds, load.end(), passed, FAILED.findall(text))


def run_together(folder: Path, names: Sequence[str]) -> list[Run]:
    """Run make test in one clone per name, in parallel."""
    runs: list[Run] = []
    threads = [
        threading.Thread(target=lambda name=name: runs.append(run(folder, name)))
        for name in names
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # An exception in a thread ends only that thread.
    assert len(runs) == len(names), "a run could not be made; see above"
    return sorted(runs)


@contextmanager
def busy(load: int) -> Iterator[None]:
    """Keep the machine's load at *load* or above, with idle loops."""
    command = (sys.executable, "-c", "while True: pass")
    started: list[subprocess.Popen[bytes]] = []
    over = threading.Event()

    def fill() -> None:
        while not over.wait(LOOK_SECONDS):
            if os.getloadavg()[0] < load:
                started.append(subprocess.Popen(command))
            elif started:
                _end(started.pop())

    thread = threading.Thread(target=fill)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        for process in started:
            _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()


def tell(one: Run) -> None:
    """Print a line of the table."""
    result = "passed" if one.code == 0 else f"FAILED ({one.code})"
    minutes = f"{one.seconds // 60:.0f}:{one.seconds % 60:02.0f}"
    cells = (one.name, f"{one.load:.1f}", minutes, str(one.passed), result)
    print(f"| {' | '.join(cells)} |", flush=True)
    for failure in one.failures:
        print(f"|  | {failure} |", flush=True)


def main() -> None:
    """Run make test several times; fail if any run failed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[1])
    parser.add_argument("--rest", type=int, default=7, help="runs at rest")
    parser.add_argument("--loaded", type=int, default=3, help="runs under load")
    parser.add_argument("--load", type=int, default=20, help="the load of those")
    parser.add_argument(
        "--together", type=int, default=3, help="how many of those run at a time"
    )
    parser.add_argument("--into", type=Path, help="a folder to keep the output in")
    given = parser.parse_args()
    folder = given.into or Path(tempfile.mkdtemp(prefix="whiskerworks-green-"))
    folder.mkdir(parents=True, exist_ok=True)
    folder = folder.resolve()
    os.environ["WHISKERWORKS_CACHE"] = str(folder / "cache")
    print("| run | mean load | minutes | tests passed | result |")
    print("|---|---|---|---|---|", flush=True)
    runs = []
    for number in range(given.rest):
        runs.append(run(folder, f"rest-{number + 1}"))
        tell(runs[-1])
    names = [f"loaded-{number + 1}" for number in range(given.loaded)]
    while names:
        batch, names = names[: given.together], names[given.together :]
        with busy(given.load):
            found = run_together(folder, batch)
        for one in found:
            tell(one)
        runs += found
    print(f"The output of every run is in {folder}.")
    sys.exit(any(one.code != 0 for one in runs))


if __name__ == "__main__":
    main()
