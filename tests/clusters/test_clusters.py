"""Clusters: real ones of three workers, one of which is killed on the way."""

from pathlib import Path

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from tests.clusters.driving import driven
from tests.lab.runs import played_at
from tests.lab.worker_death import RUN
from whiskerworks.lab.runs.backends import DASK, RAY
from whiskerworks.lab.single_game import NoOpening

pytestmark = pytest.mark.soak

on_each = pytest.mark.parametrize("backend", [DASK, RAY])


@on_each
def test_a_worker_that_is_killed_changes_nothing(tmp_path: Path, backend: str) -> None:
    """The cluster makes up for it."""
    found = driven("kill", backend, tmp_path)

    assert len(found["killed"]) == 1
    assert len(found["workers"]) > 1
    assert_frame_equal(
        pl.read_parquet(tmp_path / "table.parquet"),
        played_at(tmp_path / "alone.parquet", RUN),
    )


@on_each
def test_what_a_worker_refuses_is_told_in_its_words(
    tmp_path: Path, backend: str
) -> None:
    """Wherever it sits; and nothing is left behind."""
    found = driven("refuse", backend, tmp_path)

    assert found == {"kind": "NoOpening", "text": str(NoOpening("maze", 400))}
    assert list(tmp_path.glob("table*")) == []


def test_a_cluster_of_ray_that_is_not_there_is_told(tmp_path: Path) -> None:
    """At once: Ray itself would wait for minutes."""
    found = driven("knock", RAY, tmp_path)

    assert found["kind"] == "BadRun"
    assert found["text"].startswith(f"no Ray cluster at {found['address']}: ")
