"""
A pytest plugin that runs the nearest tests first and none after a deadline.

tools/quick.py writes the plan that `--quick-plan` names. Workers check the deadline
themselves, so that tests that xdist handed out in time do not start too late.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import pytest


class Plan(NamedTuple):
    """Which tests to run, in which order, and for how long."""

    files: dict[str, list[str] | None]
    """Test files, nearest first, and the only games that matter there, if so."""
    games: list[str]
    """The names of all games."""
    started: float
    seconds: float
    after_failure: float = 0.0
    """For how long tests still start after one has failed."""

    def write(self, path: Path) -> None:
        """Keep the plan at *path*."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(self._asdict()))

    def wants(self, test: str) -> bool:
        """Return whether a test, named by its id, is worth running."""
        path, _, rest = test.partition("::")
        games = self.files.get(path)
        if games is None:
            return path in self.files
        _, _, parameters = rest.partition("[")
        words = set(re.split(r"[^a-z]+", f"{path} {parameters}"))
        named = words & set(self.games)
        return not named or bool(named & set(games))

    def is_over(self, now: float) -> bool:
        """Return whether no test may start any more."""
        return now >= self.started + self.seconds


def read_plan(path: Path) -> Plan:
    """Return the plan that was written to *path*."""
    return Plan(**json.loads(path.read_text()))


class Quick:
    """Keep to a plan, and count how much of it was done."""

    def __init__(
        self,
        plan: Plan,
        log: Path | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Keep to *plan*, by *clock*; write into *log* what begins and what fails."""
        self.plan = plan
        self.affected = 0
        """Number of tests to run."""
        self.ran = 0
        self._log: Final = log
        self._clock: Final = clock
        self._ranks: Final = {path: rank for rank, path in enumerate(plan.files)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Keep the tests that are worth running, nearest first."""
        kept = [item for item in items if self.plan.wants(item.nodeid)]
        items[:] = sorted(kept, key=lambda item: self._ranks[_file(item.nodeid)])
        self.affected = len(items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        """Count the tests when workers run them."""
        self.affected = len(ids)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self) -> bool | None:
        """Leave a test out if the time is up."""
        return True if self.plan.is_over(self._clock()) else None

    def pytest_collection_finish(self) -> None:
        """Note that all tests are read."""
        self._note("read", "")

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Note a test that begins."""
        self._note("began", nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a test that is over."""
        if report.failed:
            self._fail(report.nodeid)
        if report.when == "teardown":
            self.ran += 1
            self._note("ended", report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note a file that cannot even be read."""
        if report.failed:
            self._fail(report.nodeid)

    def _fail(self, test: str) -> None:
        """Note a failure, after which not much more is to be learned."""
        self._note("failed", test)
        seconds = self._clock() - self.plan.started + self.plan.after_failure
        self.plan = self.plan._replace(seconds=min(seconds, self.plan.seconds))

    def _note(self, what: str, test: str) -> None:
        if self._log is not None:
            with self._log.open("a") as file:
                file.write(f"{json.dumps([what, test, self._clock()])}\n")


def _file(test: str) -> str:
    return test.partition("::")[0]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the plan be named, and where to write what came of it."""
    parser.addoption("--quick-plan", type=Path, required=True)
    parser.addoption("--quick-log", type=Path)
    parser.addoption("--quick-counts", type=Path)
    parser.addoption("--quick-cpu", action="store_true", help="count processor time")


def pytest_configure(config: pytest.Config) -> None:
    """Follow the plan."""
    plan = read_plan(config.getoption("--quick-plan"))
    clock = processor_time if config.getoption("--quick-cpu") else time.time
    quick = Quick(plan, config.getoption("--quick-log"), clock)
    config.pluginmanager.register(quick)
    config.add_cleanup(lambda: _count(config, quick))


def _count(config: pytest.Config, quick: Quick) -> None:
    """Write the numbers of collected and run tests, unless a worker does."""
    path: Path | None = config.getoption("--quick-counts")
    if path is not None and not hasattr(config, "workerinput"):
        path.write_text(json.dumps([quick.ran, quick.affected]))


def processor_time() -> float:
    """Return what this process and its children that ended have used, in seconds."""
    return sum(os.times()[:4])
