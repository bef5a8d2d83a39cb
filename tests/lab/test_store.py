"""Storage of a run: no finished game is lost, and runs are not mixed up."""

from pathlib import Path

import pytest
from polars.testing import assert_frame_equal

from tests.lab.runs import played_at, small
from whiskerworks.lab.runs.backends import BackendChoice, play_all
from whiskerworks.lab.runs.store import (
    JOURNAL_FILE,
    DifferentRun,
    RunStore,
    folder_of,
    read_run,
    seed_in,
)
from whiskerworks.lab.runs.work_queue import WorkQueue

RUN = small("maze", games=12)


def stopped_at(path: Path, games: int) -> None:
    """Play a run until the given number of games is finished."""
    store = RunStore(path, RUN)
    found = play_all(WorkQueue(RUN, store.finished), BackendChoice(workers=1), print)
    for played in found:
        store.add(played.lines)
        if len(store.finished) >= games:
            break
    found.close()
    store.close()


def test_who_goes_on_gets_what_who_never_stopped_gets(tmp_path: Path) -> None:
    """Finished games are not played again."""
    whole = played_at(tmp_path / "whole.parquet", RUN)
    path = tmp_path / "stopped.parquet"
    stopped_at(path, 5)

    store = RunStore(path, RUN)
    there = len(store.finished)
    store.close()
    table = played_at(path, RUN)

    assert 5 <= there < 12
    assert_frame_equal(table, whole)
    assert path.read_bytes() == (tmp_path / "whole.parquet").read_bytes()


def test_where_no_game_is_over_nothing_is_left_behind(tmp_path: Path) -> None:
    """Starting again loses no finished game."""
    RunStore(tmp_path / "t.parquet", small()).close()

    assert list(tmp_path.iterdir()) == []


def test_a_line_that_was_cut_is_dropped(tmp_path: Path) -> None:
    """That game is played again."""
    whole = played_at(tmp_path / "whole.parquet", RUN)
    path = tmp_path / "cut.parquet"
    stopped_at(path, 5)
    notes = folder_of(path) / JOURNAL_FILE
    before = notes.read_bytes()
    notes.write_bytes(before[:-20])

    store = RunStore(path, RUN)
    store.close()

    assert len(store.finished) == before.count(b"\n") - 1
    assert_frame_equal(played_at(path, RUN), whole)


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    """The differences are named and nothing is lost, except with force."""
    path = tmp_path / "t.parquet"
    stopped_at(path, 3)
    other = RUN._replace(games=7, opening=2)

    with pytest.raises(DifferentRun, match="games 12, not 7; opening 0, not 2"):
        RunStore(path, other)
    assert seed_in(path) == RUN.seed
    forced = RunStore(path, other, force=True)
    forced.close()
    assert forced.finished == set()


def test_the_file_says_how_it_was_made(tmp_path: Path) -> None:
    """The manifest is in the table, and the folder is gone."""
    path = tmp_path / "t.parquet"

    played_at(path, RUN)

    found = read_run(path)
    assert found["game"] == "maze"
    assert found["rules_version"] == RUN.rules_version
    assert found["players"] == ["random", "random"]
    assert found["seed"] == RUN.seed
    assert [one.name for one in tmp_path.iterdir()] == ["t.parquet"]
    assert seed_in(path) is None
