"""Processes of this machine play a run; one of them is killed on the way."""

from pathlib import Path

import pytest
from polars.testing import assert_frame_equal

from tests.lab.runs import played_at, small
from tests.lab.worker_death import RUN, WORKERS, Killer, gated
from whiskerworks.lab.runs import backends
from whiskerworks.lab.runs.backends import LOCAL, BackendChoice
from whiskerworks.lab.single_game import NoOpening


def test_a_worker_that_is_killed_here_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finished games stay, the worker's games are replayed, and a note says so."""
    alone = played_at(tmp_path / "alone.parquet", RUN)
    gate = tmp_path / "gate"
    monkeypatch.setattr(backends, "play_portion", gated(gate))
    killer = Killer()
    told: list[str] = []

    def tell(text: str) -> None:
        told.append(text)
        gate.touch()

    place = BackendChoice(LOCAL, WORKERS)
    table = played_at(tmp_path / "table.parquet", RUN, place, killer, tell)

    assert len(killer.killed) == 1
    assert "its games are being played again" in told[0]
    assert_frame_equal(table, alone)


def test_what_a_worker_refuses_is_told_in_its_words(tmp_path: Path) -> None:
    """No file is left behind."""
    run = small("maze", opening=400)

    with pytest.raises(NoOpening) as told:
        played_at(tmp_path / "table.parquet", run, BackendChoice(LOCAL, 2))

    assert str(told.value) == str(NoOpening("maze", 400))
    assert list(tmp_path.iterdir()) == []
