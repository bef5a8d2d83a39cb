"""
Break the program in many small ways, and count how often a test notices.

    python -m tools.mutants --count 100 --seed 1 --json build/mutants.json
    python -m tools.mutants --list         # show the sample and judge nothing

The sample is spread evenly over the rooms of the package, and within a room over the
kinds of change (tools/mutations.py). Each mutant is made in a copy of the tree and
judged by the tests that it can affect, nearest first (tools/affected.py).
Answers are kept after each mutant, and a run that was stopped goes on where it was.

A mutant is `killed` by a test that fails, or `hung` by one that does not end though it
does without the mutant. It `survived` if nothing fails before the time is up; whether
that is a gap or no change at all is for people to say.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from tools.affected import Project
from tools.mutations import Mutant, mutants
from tools.quick import ROOT, SCREENS, start_pytest
from tools.quick_plugin import Plan

PACKAGE: Final = "src/whiskerworks"
LEFT_OUT: Final = (".git", ".venv", "build", "dist", "node_modules", ".*_cache")
LINKED: Final = ("build/web", "build/web.stamp", "web/node_modules")
"""What tests need and no mutant changes."""
COLLECTION: Final = "collection"
"""What is stopped if no test has begun."""
SILENCE: Final = 600.0
"""Seconds by the clock after which tests that say nothing new are stopped."""
FIRST: Final = 6
"""How many files the first run of tests reads; each further one reads twice as many."""
KILLERS: Final = 3
AFTER_FAILURE: Final = 10.0
"""For how many seconds more killers are looked for."""


class Limits(NamedTuple):
    """How long a mutant is judged, in seconds of the processor, however busy it is."""

    mutant: float
    """No test starts later."""
    test: float
    """A test that takes longer is stopped."""


class Verdict(NamedTuple):
    """What tests say of a mutant."""

    said: str
    killers: list[str]
    ran: int
    files: str
    seconds: float


class Run(NamedTuple):
    """What came of running some tests."""

    failed: list[str]
    ran: int
    used: float
    """Seconds of the processor."""
    stuck: str | None
    """The test that was stopped."""
    lasted: float
    """What the last test used."""


def room_of(path: str) -> str | None:
    """Return the room that a module belongs to; each game is one. None: it has none."""
    parts = Path(path).relative_to(PACKAGE).parts
    if parts[0] == "games":
        return "/".join(parts[:2]) if len(parts) > 2 else None
    return parts[0] if len(parts) > 1 else None


def sample(root: Path, count: int, rng: random.Random) -> list[Mutant]:
    """Return *count* mutants, spread evenly over rooms, and in a room over kinds."""
    rooms: dict[str, dict[str, list[Mutant]]] = {}
    for path in sorted((root / PACKAGE).rglob("*.py")):
        name = path.relative_to(root).as_posix()
        room = room_of(name)
        for one in mutants(name, path.read_text()) if room else ():
            rooms.setdefault(room or "", {}).setdefault(one.kind, []).append(one)
    drawn = [_drawn(kinds, rng) for _, kinds in sorted(rooms.items())]
    found: list[Mutant] = []
    while len(found) < count and drawn:
        for source in list(drawn):
            some = next(source, None)
            if some is None:
                drawn.remove(source)
            else:
                found.append(some)
    return found[:count]


def _drawn(kinds: dict[str, list[Mutant]], rng: random.Random) -> Iterator[Mutant]:
    """Return the mutants of a room, one of each kind in turn."""
    for found in kinds.values():
        rng.shuffle(found)
    while kinds:
        for kind in rng.sample(sorted(kinds), len(kinds)):
            yield kinds[kind].pop()
            if not kinds[kind]:
                del kinds[kind]


class Tree:
    """A copy of the project in which mutants are made."""

    def __init__(self, root: Path, folder: Path) -> None:
        """Copy what lies at *root* to *folder*."""
        ignored = shutil.ignore_patterns(*LEFT_OUT, "__pycache__")
        shutil.copytree(root, folder, ignore=ignored, symlinks=True)
        for name in LINKED:
            if (root / name).exists():
                (folder / name).parent.mkdir(exist_ok=True)
                (folder / name).symlink_to(root / name)
        self.folder: Final = folder
        self._writes = 0

    def write(self, path: str, text: str) -> None:
        """
        Change a file, and let Python see it.

        Compiled files are known by the second and the size of their source, which two
        mutants may share: each write gets a second of its own.
        """
        file = self.folder / path
        file.write_text(text)
        self._writes += 1
        when = 1_500_000_000 + self._writes
        os.utime(file, (when, when))

    def run(self, tests: Iterable[str], plan: Plan, patience: float) -> Run:
        """Run tests until enough fail, the plan's time is up, or one seems to hang."""
        build = self.folder / "build/quick"
        plan.write(build / "plan.json")
        log = build / "log"
        log.write_text("")
        words = ("-p", "tools.quick_plugin", f"--quick-plan={build / 'plan.json'}")
        few = (
            "--quick-cpu",
            "-p",
            "no:cacheprovider",
            "-n",
            "0",
            f"--maxfail={KILLERS}",
        )
        start = start_pytest(self.folder, plan.files)
        command = (*start, *words, f"--quick-log={log}", *few)
        with (build / "said").open("w") as said:
            running = subprocess.Popen(
                (*command, *tests),
                cwd=self.folder,
                env=_environment(self.folder),
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            stuck, used = _watch(running, log, patience)
        lines = _lines(log)
        failed = list(dict.fromkeys(one.test for one in lines if one.what == "failed"))
        ran = sum(one.what == "ended" for one in lines)
        if stuck is None and not failed and running.returncode not in (0, 5):
            failed = [f"pytest ended with {running.returncode}"]
        began = [one.when for one in lines if one.what == "began"]
        return Run(failed, ran, used, stuck, used - began[-1] if began else 0)


class Line(NamedTuple):
    """A line of the log that the plugin writes."""

    what: str
    test: str
    when: float


def _environment(folder: Path) -> dict[str, str]:
    """Let the copy be imported, and hypothesis try the same cases each time."""
    return {
        **os.environ,
        "CI": "true",
        "PYTHONPATH": os.pathsep.join((f"{folder}/src", str(ROOT))),
        "WHISKERWORKS_EXPECT": "source",
    }


def _watch(
    running: subprocess.Popen[bytes], log: Path, patience: float
) -> tuple[str | None, float]:
    """
    Wait for tests to end; stop them if one takes too long.

    Return which was stopped, if any, and what all of them used of the processor.
    """
    seen, news, used = 0, time.monotonic(), 0.0
    while running.poll() is None:
        used = max(used, _used(running.pid))
        with suppress(subprocess.TimeoutExpired):
            running.wait(0.5)
        lines = _lines(log)
        if len(lines) > seen:
            seen, news = len(lines), time.monotonic()
        last = lines[-1] if lines else Line("", COLLECTION, 0)
        busy = last.what == "began" and used - last.when > patience
        silent = time.monotonic() - news > SILENCE
        if running.poll() is None and (busy or silent):
            os.killpg(running.pid, signal.SIGKILL)
            running.wait()
            return last.test or COLLECTION, used
    return None, max([used, *(line.when for line in _lines(log))])


def _used(process: int) -> float:
    """Return the processor time of a process; 0 if unknown."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _lines(log: Path) -> list[Line]:
    whole = [line for line in log.read_text().splitlines(True) if line.endswith("\n")]
    return [Line(*json.loads(line)) for line in whole]


def judge(mutant: Mutant, tree: Tree, project: Project, limits: Limits) -> Verdict:
    """Return what the tests say of a mutant; the tree is whole again afterwards."""
    clean = (tree.folder / mutant.path).read_text()
    started = time.time()
    affected = [
        one
        for one in project.affected([mutant.path])
        if not one.path.startswith(SCREENS)
    ]
    files = {one.path: sorted(one.games) if one.games else None for one in affected}
    ran = read = 0
    left = limits.mutant
    try:
        while read < len(files) and left > 0:
            wave = dict(list(files.items())[read : read + max(FIRST, read)])
            games = sorted(project.games)
            plan = Plan(wave, games, 0, left, AFTER_FAILURE)
            tree.write(mutant.path, mutant.apply(clean))
            found = tree.run(wave, plan, limits.test)
            ran += found.ran
            read += len(wave)
            left -= found.used
            if found.failed:
                return _verdict("killed", found.failed, ran, read, files, started)
            if found.stuck is not None:
                tree.write(mutant.path, clean)
                if hangs(found, wave, tree, limits):
                    return _verdict("hung", [found.stuck], ran, read, files, started)
        return _verdict("survived", [], ran, read, files, started)
    finally:
        tree.write(mutant.path, clean)


def hangs(
    found: Run, wave: dict[str, list[str] | None], tree: Tree, limits: Limits
) -> bool:
    """Return whether the test that was stopped ends far sooner without the mutant."""
    if found.stuck is None or found.stuck == COLLECTION:
        return found.stuck is not None
    again = tree.run([found.stuck], Plan(wave, [], 0, limits.mutant), limits.test)
    passed = again.stuck is None and not again.failed
    return passed and again.lasted < max(found.lasted / 2, 10)


def _verdict(
    said: str,
    killers: list[str],
    ran: int,
    read: int,
    files: dict[str, list[str] | None],
    started: float,
) -> Verdict:
    took = round(time.time() - started, 1)
    return Verdict(said, killers, ran, f"{read} of {len(files)}", took)


def false_killers(tree: Tree, answers: list[dict[str, object]]) -> list[str]:
    """Return tests that killed a mutant and fail without it, too."""
    killers: set[str] = set()
    for answer in answers:
        found = answer["killers"]
        if answer["said"] == "killed" and isinstance(found, list):
            killers |= {test for test in found if "::" in test}
    files: dict[str, list[str] | None] = {
        test.partition("::")[0]: None for test in killers
    }
    failing: list[str] = []
    for path in sorted(files):
        tests = sorted(test for test in killers if test.partition("::")[0] == path)
        plan = Plan({path: None}, [], 0, 600, 600)
        failing += tree.run(tests, plan, 300).failed
    return failing


def table(answers: list[dict[str, object]]) -> str:
    """Return how many mutants each room's tests killed."""
    heads = ("killed", "hung", "survived")
    lines = ["| room | mutants | killed | hung | survived |", "|---|---|---|---|---|"]
    rooms = sorted({str(answer["room"]) for answer in answers})
    for room in (*rooms, "all"):
        here = [a for a in answers if room in ("all", a["room"])]
        counts = [sum(a["said"] == said for a in here) for said in heads]
        lines.append(f"| {room} | {len(here)} | {' | '.join(map(str, counts))} |")
    return "\n".join(lines)


def main(words: list[str]) -> int:
    """Judge a sample of mutants, and show how many survived."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--list", action="store_true", help="judge nothing")
    parser.add_argument("--json", type=Path, default=ROOT / "build/mutants.json")
    parser.add_argument("--seconds", type=float, default=90, help="for each mutant")
    parser.add_argument("--test-seconds", type=float, default=45, help="for each test")
    options = parser.parse_args(words)
    chosen = sample(ROOT, options.count, random.Random(options.seed))
    if options.list:
        print("\n".join(str(one) for one in chosen))
        return 0
    answers = _judge_all(
        chosen, options.json, Limits(options.seconds, options.test_seconds)
    )
    print(table(answers))
    for answer in answers:
        if answer["said"] == "survived":
            print(f"survived: {answer['mutant']}")
    return 0


def _judge_all(
    chosen: list[Mutant], path: Path, limits: Limits
) -> list[dict[str, object]]:
    """Judge mutants, and keep each answer at *path* as soon as it is known."""
    kept: list[dict[str, object]] = (
        json.loads(path.read_text()) if path.exists() else []
    )
    known = {answer["mutant"] for answer in kept}
    project = Project(ROOT)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tree = Tree(ROOT, Path(folder, "tree"))
        for number, one in enumerate(chosen, 1):
            if str(one) not in known:
                verdict = judge(one, tree, project, limits)
                room = room_of(one.path)
                kept.append({"mutant": str(one), "room": room, **verdict._asdict()})
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(kept, indent=1))
                print(
                    f"{number}: {verdict.said} ({verdict.seconds} s): {one}", flush=True
                )
        for test in false_killers(tree, kept):
            print(f"It fails without a mutant, too: {test}")
    return kept


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
