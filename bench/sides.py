"""The sides of the benchmark: processes that play the same game in different ways."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmark_config import Entry

HERE = Path(__file__).parent
CC_FLAGS = ["-std=c11", "-O3"]

Answer = dict[str, Any]


class NotMeasured(Exception):
    """A side cannot be measured on this machine, for this reason."""


def c_compiler() -> str | None:
    """Return the machine's C compiler, preferably the one in $CC, or None."""
    names = [os.environ.get("CC", "").split(" ")[0], "cc", "gcc", "clang"]
    return next(
        (found for name in names if name and (found := shutil.which(name))), None
    )


def build_c(entry: Entry, folder: Path) -> Path:
    """
    Compile the C program of *entry* into *folder* and return it.

    Raises:
        NotMeasured: The game has no C program, or none for those seats, or no C
            compiler is installed.
    """
    source = HERE / f"{entry.game}.c"
    compiler = c_compiler()
    if not source.exists():
        raise NotMeasured(f"{entry.game} has no C program")
    if "c" not in entry.aims:
        raise NotMeasured(f"{source.name} does not play with {entry.seats} seats")
    if compiler is None:
        raise NotMeasured("no C compiler found")
    program = folder / entry.game
    subprocess.run([compiler, *CC_FLAGS, str(source), "-o", str(program)], check=True)
    return program


class Side:
    """A process that answers each line of input, a number of seconds, by playing."""

    def __init__(self, command: list[str], env: dict[str, str]) -> None:
        self.about: Answer = {}
        """The first line of the process, about itself."""
        self.answers: list[Answer] = []
        """Its answer in each turn."""
        self._process = subprocess.Popen(
            command,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def hear(self) -> Answer:
        """
        Return the next line of the process.

        Raises:
            NotMeasured: The process has ended.
        """
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            _, complaint = self._process.communicate()
            raise NotMeasured((complaint.strip() or "it said nothing").splitlines()[-1])
        answer: Answer = json.loads(line)
        return answer

    @property
    def pid(self) -> int:
        """Process id."""
        return self._process.pid

    def play(self, seconds: float) -> None:
        """Let it play for *seconds*, and store its answer."""
        self.answers.append(self.ask(str(seconds)))

    def ask(self, line: str) -> Answer:
        """
        Return the answer of the process to a *line*.

        Raises:
            NotMeasured: The process has ended.
        """
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        return self.hear()

    def end(self) -> None:
        """End the process by closing its input."""
        self._process.communicate()


def open_c(entry: Entry, seed: int, folder: Path) -> Side:
    """
    Start the C program of *entry*, built into *folder*.

    Raises:
        NotMeasured: As `build_c`.
    """
    program = build_c(entry, folder)
    return Side([str(program), "serve", str(seed)], dict(os.environ))


def open_python(entry: Entry, seed: int, kind: str, path: Path | None) -> Side:
    """
    Start a worker on the package in *path*, or on the installed one.

    Raises:
        NotMeasured: The package is not of that *kind*, or lacks the game with those
            seats.
    """
    worker = [sys.executable, str(HERE / "playout_worker.py")]
    command = [*worker, entry.game, str(entry.seats), kind, str(seed)]
    side = Side(command, environment(path))
    side.about = side.hear()
    return side


def environment(path: Path | None) -> dict[str, str]:
    """Return an environment in which Python imports the package from *path*."""
    if path is None:
        return dict(os.environ)
    return {**os.environ, "PYTHONPATH": str(path.resolve())}
