"""Clusters: real ones of three workers, one of which is killed on the way."""

import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from tests.lab.runs import played_at, small
from whiskerworks.lab.contest import NoOpening
from whiskerworks.lab.runs.backends import DASK, LOCAL, RAY, Place
from whiskerworks.lab.runs.run import BadRun
from whiskerworks.lab.runs.work import Played

RUN = small("gears", games=20, vary=("swap=on,off",), judge=0)
WORKERS = 3
SOAKED = "WHISKERWORKS_SOAK" in os.environ
"""Ray takes long to begin: what is not peculiar to it is tried at length only."""


class Killer:
    """Kills the worker that brought the second portion, while it has another."""

    def __init__(self) -> None:
        self.killed: list[int] = []
        self.workers: set[int] = set()
        self.portions = 0

    def __call__(self, played: Played) -> None:
        """Look on, and kill once."""
        self.portions += 1
        self.workers.add(played.worker)
        if self.portions == 2:
            assert played.worker != os.getpid()
            self.killed.append(played.worker)
            os.kill(played.worker, signal.SIGKILL)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    """Return the table that one process makes."""
    return played_at(tmp_path_factory.mktemp("alone") / "table.parquet", RUN)


@pytest.fixture
def dask() -> Iterator[str]:
    """Return the address of a Dask cluster of three processes."""
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=WORKERS, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


def test_a_worker_that_is_killed_here_changes_nothing(
    tmp_path: Path, alone: pl.DataFrame
) -> None:
    """What is over is kept, what it had is played again, and that is said."""
    killer = Killer()
    told: list[str] = []
    place = Place(LOCAL, WORKERS)

    table = played_at(tmp_path / "table.parquet", RUN, place, killer, told.append)

    assert len(killer.killed) == 1
    assert "what it had is played again" in told[0]
    assert_frame_equal(table, alone)


def test_a_worker_of_dask_that_is_killed_changes_nothing(
    tmp_path: Path, alone: pl.DataFrame, dask: str
) -> None:
    """The cluster makes up for it."""
    killer = Killer()
    place = Place(DASK, cluster=dask)

    table = played_at(tmp_path / "table.parquet", RUN, place, killer)

    assert len(killer.killed) == 1
    assert len(killer.workers) > 1
    assert_frame_equal(table, alone)


def test_a_cluster_of_ray_that_is_not_there_is_told(tmp_path: Path) -> None:
    """At once: Ray itself would wait for minutes."""
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{unheard.getsockname()[1]}"

        with pytest.raises(BadRun, match=f"no Ray cluster at {address}: "):
            played_at(tmp_path / "t.parquet", RUN, Place(RAY, cluster=address))


@pytest.mark.filterwarnings("ignore")
def test_a_worker_of_ray_that_is_killed_changes_nothing(
    tmp_path: Path, alone: pl.DataFrame
) -> None:
    """The cluster makes up for it."""
    killer = Killer()
    place = Place(RAY, WORKERS)

    table = played_at(tmp_path / "table.parquet", RUN, place, killer)

    assert len(killer.killed) == 1
    assert len(killer.workers) > 1
    assert_frame_equal(table, alone)


@pytest.mark.parametrize("backend", [LOCAL, DASK, *([RAY] if SOAKED else [])])
def test_what_a_worker_refuses_is_told_in_its_words(
    tmp_path: Path, backend: str
) -> None:
    """Wherever it sits; and nothing is left behind."""
    run = small("maze", opening=400)

    with pytest.raises(NoOpening) as told:
        played_at(tmp_path / "table.parquet", run, Place(backend, 2))

    assert str(told.value) == str(NoOpening("maze", 400))
    assert list(tmp_path.iterdir()) == []
