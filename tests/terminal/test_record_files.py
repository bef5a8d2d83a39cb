"""Record files are complete or absent."""

from pathlib import Path

import pytest

import whiskerworks
from whiskerworks.core import record
from whiskerworks.terminal.record_files import replace_record, write_new_record
from whiskerworks.terminal.referee.possible_worlds import worlds_at_start

FIRST = worlds_at_start(whiskerworks.load("gears"))
SECOND = FIRST.play("first blue")


def test_a_new_record_replaces_the_old_file(tmp_path: Path) -> None:
    """And leaves no temporary file."""
    path = tmp_path / "game.record"
    for worlds in (FIRST, SECOND):
        replace_record(worlds.record(), path)
        assert record.read(path.read_text("utf-8")) == worlds.record()
        assert list(tmp_path.iterdir()) == [path]


def test_a_failed_replacement_leaves_the_old_file(tmp_path: Path) -> None:
    """Where a folder has the record's name, or the parent folder is missing."""
    (tmp_path / "game.record").mkdir()
    with pytest.raises(OSError, match="game"):
        replace_record(FIRST.record(), tmp_path / "game.record")
    with pytest.raises(FileNotFoundError):
        replace_record(FIRST.record(), tmp_path / "none" / "game.record")

    assert [path.name for path in tmp_path.iterdir()] == ["game.record"]


def test_saving_makes_a_new_file(tmp_path: Path) -> None:
    """An existing file is never replaced."""
    path = tmp_path / "game.record"
    write_new_record(FIRST.record(), path)
    with pytest.raises(FileExistsError):
        write_new_record(SECOND.record(), path)
    assert record.read(path.read_text("utf-8")) == FIRST.record()
