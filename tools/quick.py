"""
Check and test what a change can affect, in about a minute.

    python -m tools.quick                  # what differs from main, or is not committed
    python -m tools.quick --base HEAD~3 --seconds 120

Format, lint, spelling, types and contracts come first, then the tests that the change
can affect, nearest first (tools/affected.py), until the time is up. The first failure
ends the run. `make test` decides; this tool predicts its result early.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tools import check_types
from tools.affected import Project
from tools.quick_plugin import Plan

ROOT: Final = Path(__file__).parents[1]
SECONDS: Final = 45
"""No test starts later, counted from when the first files of tests are read."""
SCREENS: Final = "tests/browser/"
"""Tests that need a built client and minutes; they run when they change themselves."""
HEAVY: Final = ("faker", "schemathesis")
"""Plugins of pytest that load for seconds, and that few tests use."""
FIRST: Final = 12
"""How many test files are read at most before the first test runs."""
FEW: Final = 4
"""How many, if none is near."""
NEAR: Final = 2
"""The distance of the files that are read first."""
NO_TESTS: Final = 5
"""pytest's exit code without tests to run."""
PATIENCE: Final = 15
"""Seconds for the types: with what mypy kept of earlier runs, a third is enough."""


class Check(NamedTuple):
    """A tool, and what it is to look at."""

    name: str
    command: tuple[str, ...]
    patience: float | None = None
    """Seconds after which it is left to `make check`."""


def changed_files(root: Path, base: str | None) -> list[str]:
    """
    Return what differs from *base*, or from where the branch left main.

    Raises:
        subprocess.CalledProcessError: The revision is unknown.
    """
    since = base or _branched_off(root)
    differing = _git(root, "diff", "--name-only", "--no-renames", since, "--")
    new = _git(root, "ls-files", "--others", "--exclude-standard")
    return sorted({*differing.splitlines(), *new.splitlines()})


def _branched_off(root: Path) -> str:
    try:
        return _git(root, "merge-base", "main", "HEAD").strip()
    except subprocess.CalledProcessError:
        return "HEAD"


def _git(root: Path, *words: str) -> str:
    command = ("git", "-c", "core.quotePath=false", *words)
    ran = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    return ran.stdout


def checks(changed: list[str]) -> Iterator[Check]:
    """Return the tools that have something to say about files that are there."""
    tools = Path(sys.executable).parent
    python = [path for path in changed if path.endswith(".py")]
    if python:
        yield Check("format", (f"{tools}/ruff", "format", "--check", *python))
        yield Check("lint", (f"{tools}/ruff", "check", "--quiet", *python))
    if changed:
        yield Check("spelling", (f"{tools}/codespell", *changed))
    if python:
        yield Check("types", (f"{tools}/mypy", "--no-error-summary"), PATIENCE)
    if any(path.startswith("src/") for path in python):
        yield Check("contracts", (f"{tools}/lint-imports",))
    yield from web_checks(changed)


def web_checks(changed: list[str]) -> Iterator[Check]:
    """Return what looks at the browser client, if it or its words changed."""
    client = (sys.executable, "tools/web_build.py")
    web = [path.removeprefix("web/") for path in changed if path.startswith("web/")]
    if web:
        yield Check("types of the client", (*client, "tsc", "--noEmit"))
    if any(path.endswith(".ftl") for path in changed):
        web.append("tests/words-known.test.ts")
    if web:
        options = ("related", "--run", "--passWithNoTests", "--reporter=dot")
        yield Check("tests of the client", (*client, "vitest", *options, *web))


def passes(check: Check, root: Path) -> bool:
    """Run a tool; show what it says only if it complains."""
    start = time.monotonic()
    try:
        ran = subprocess.run(
            check.command,
            cwd=root,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=check.patience,
        )
    except subprocess.TimeoutExpired:
        print(f"{check.name}: NOT CHECKED in {check.patience} s; make check does")
        return True
    took = time.monotonic() - start
    if ran.returncode != 0 or "NOT CHECKED" in ran.stdout:
        print(ran.stdout, end="")
    said = "ok" if ran.returncode == 0 else "FAILED"
    print(f"{check.name}: {said} ({took:.1f} s)", flush=True)
    return ran.returncode == 0


def plan_tests(root: Path, changed: list[str]) -> tuple[Plan, int]:
    """Return which tests the change can affect, and how many files of them are near."""
    gone = [path for path in changed if not (root / path).exists()]
    project = Project(root, gone, root / "build/quick/sources")
    files: dict[str, list[str] | None] = {}
    near = 0
    for one in project.affected(changed):
        screen = one.path.startswith(SCREENS) and one.path not in changed
        if not screen and one.path not in gone:
            files[one.path] = sorted(one.games) if one.games else None
            near += one.distance <= NEAR
    return Plan(files, sorted(project.games), 0, SECONDS), min(near or FEW, FIRST)


def start_pytest(root: Path, files: Iterable[str]) -> tuple[str, ...]:
    """Return how pytest is started for these tests: without plugins they don't name."""
    texts = [(root / path).read_text("utf-8") for path in files]
    unused = [name for name in HEAVY if not any(name in text for text in texts)]
    blocked = [word for name in unused for word in ("-p", f"no:{name}")]
    return (sys.executable, "-m", "pytest", "-q", *blocked)


class Done(NamedTuple):
    """How much of a plan was done."""

    ran: int = 0
    tests: int = 0
    """Number of tests in the files collected."""
    read: int = 0
    files: int = 0
    failed: bool = False

    def summary(self, seconds: float) -> str:
        """Return the number of tests run, and the command for the rest."""
        said = (
            f"ran {self.ran:,} of {self.tests:,} tests in {self.read} of {self.files} "
        )
        said += f"affected files in {seconds:.0f} s"
        whole = (self.ran, self.read) == (self.tests, self.files)
        return said if whole else f"{said}; make test runs the rest"


def run_tests(
    root: Path, plan: Plan, near: int, clock: Callable[[], float] = time.time
) -> Done:
    """
    Run the tests of a plan on two cores, until one fails or the time is up.

    Reading all tests takes longer than most changes deserve. So the files that are
    *near* are read and run first, then three times as many, and so on, as long as
    there is time to read them.
    """
    done = Done(files=len(plan.files))
    waiting = list(plan.files.items())
    while waiting and not done.failed and clock() < plan.started + plan.seconds * 2 / 3:
        size = max(FIRST, 3 * done.read) if done.read else near
        wave, waiting = waiting[:size], waiting[size:]
        done = run_wave(root, plan._replace(files=dict(wave)), done)
    return done


def run_wave(root: Path, plan: Plan, before: Done) -> Done:
    """Run the tests of some files; return the totals, including those *before*."""
    folder = root / "build/quick"
    plan.write(folder / "plan.json")
    counts = folder / "counts.json"
    counts.unlink(missing_ok=True)
    named = (f"--quick-plan={folder / 'plan.json'}", f"--quick-counts={counts}")
    words = ("-p", "tools.quick_plugin", *named, "--maxfail=1")
    # One by one: larger parts would not run nearest first.
    spread = ("-n", "2", "--dist=load", "--maxschedchunk=1")
    command = (*start_pytest(root, plan.files), *words, *spread, *plan.files)
    environment = {**os.environ, "WHISKERWORKS_EXPECT": "source"}
    code = subprocess.run(command, cwd=root, env=environment, check=False).returncode
    ran, tests = json.loads(counts.read_text()) if counts.exists() else (0, 0)
    return Done(
        before.ran + ran,
        before.tests + tests,
        before.read + len(plan.files),
        before.files,
        code not in (0, NO_TESTS),
    )


def main(words: list[str]) -> int:
    """Return 0 if nothing complains about what changed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--base", help="compare with this revision")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    options = parser.parse_args(words)
    changed = changed_files(ROOT, options.base)
    if not changed:
        print("Nothing changed.")
        return 0
    if not check_types.MYPY_CACHE.exists():
        check_types.restore(check_types.cache_key())
    present = [path for path in changed if (ROOT / path).exists()]
    if not all(passes(check, ROOT) for check in checks(present)):
        return 1
    plan, near = plan_tests(ROOT, changed)
    plan = plan._replace(started=time.time(), seconds=options.seconds)
    if not plan.files:
        print("No other test can see this change, except those of make test-browser.")
        return 0
    done = run_tests(ROOT, plan, near)
    print(done.summary(time.time() - plan.started))
    return int(done.failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
