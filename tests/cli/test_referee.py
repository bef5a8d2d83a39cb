"""`whiskerworks referee`: from the command line, and after a crash."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.said import Said
from whiskerworks.core import record
from whiskerworks.games import data
from whiskerworks.kit.deck_option import DECK_FILE

ROOT = Path(__file__).parents[2]
GEARS = ROOT / "tests" / "games" / "gears" / "records" / "gold-red.record"
ARENA = ROOT / "tests" / "games" / "arena" / "records" / "seven-2.record"


def referee(*arguments: str) -> "subprocess.Popen[str]":
    """Start a referee whom one may talk to."""
    return subprocess.Popen(
        [sys.executable, "-m", "whiskerworks", "referee", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "LANG": "C"},
    )


def test_a_killed_referee_has_lost_nothing_that_it_answered(tmp_path: Path) -> None:
    """The record is on disk before the answer; the next one goes on from it."""
    path = tmp_path / "evening.record"
    first = referee("gears", "--names", "Ada,Bob", "--record", str(path))
    assert first.stdin is not None
    assert first.stdout is not None
    first.stdin.write("blue\ne3\nf4\n")
    first.stdin.flush()
    assert any("puts a cog on f4" in line for line in first.stdout)
    first.kill()
    first.communicate()

    kept = record.read(path.read_text("utf-8"))
    assert [ply.text for ply in kept.plies] == ["first blue", "e3", "f4"]
    assert list(tmp_path.iterdir()) == [path]

    second = referee("gears", "--resume", str(path), "--record", str(path))
    shown, _ = second.communicate("g5\nundo\ng6\nquit\n")
    assert second.returncode == 0
    assert "Ada> " in shown
    assert shown.endswith(f"Saved to {path}.\n")
    kept = record.read(path.read_text("utf-8"))
    assert [ply.text for ply in kept.plies[-2:]] == ["f4", "g6"]
    assert kept.tags == (("seat-0", "Ada"), ("seat-1", "Bob"))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["gears", "--names", "Ada"], "give 2 names"),
        (["gears", "--names", "Ada, "], "give 2 names"),
        (["gears", "--names", "Ada,ada"], "give each player a different name"),
        (["gears", "--resume", str(ARENA)], "is a record of arena, not gears"),
        (["gears", "--resume", str(GEARS), "-o", "swap=on"], "give no options"),
        (["gears", "--resume", str(GEARS), "--ply", "99"], "no move 99"),
        (["gears", "--ply", "3"], "--ply needs --resume"),
        (
            ["gears", "--resume", str(GEARS), "--ply", "3", "--record", str(GEARS)],
            "has moves after 3: name a new file",
        ),
        (["gears", "--from", "blue:e3"], "red"),
        (
            ["gears", "--from", "blue:- red:- turn:red", "--record", "x"],
            "a record begins at the start",
        ),
        (["gears", "--language", "xx"], "xx"),
        (["chess"], "there is no game 'chess'"),
    ],
)
def test_a_mistake_is_one_sentence(
    said: Said, arguments: list[str], complaint: str
) -> None:
    """And nothing is begun."""
    assert said.by("referee", *arguments, code=2) == ""
    assert complaint in said.complaint
    assert said.complaint.count("\n") == 1


def test_a_record_that_is_none_is_named_with_its_line(
    said: Said, tmp_path: Path
) -> None:
    """As `replay` does it."""
    path = tmp_path / "bad.record"
    path.write_text(GEARS.read_text("utf-8").replace("i9", "j1", 1), "utf-8")
    assert said.by("referee", "gears", "--resume", str(path), code=1) == ""
    assert f"{path}: line " in said.complaint


def test_a_file_that_is_there_is_not_written_over(said: Said, tmp_path: Path) -> None:
    """Unless it is the one that is resumed."""
    path = tmp_path / "mine.record"
    path.write_text("precious")
    assert said.by("referee", "gears", "--record", str(path), code=1) == ""
    assert "File exists" in said.complaint
    assert path.read_text() == "precious"


def test_cards_of_ones_own_are_refereed(said: Said, tmp_path: Path) -> None:
    """The owner of a box has typed them in; the record holds them."""
    file, path = tmp_path / "box.toml", tmp_path / "box.record"
    mirrored = (
        data("puzzle")[DECK_FILE].replace('"cw"', '"CW"').replace('"ccw"', '"cw"')
    )
    file.write_text(mirrored.replace('"CW"', '"ccw"'), "utf-8")
    said.by("referee", "maze", "--deck", str(file), "--record", str(path))

    kept = record.read(path.read_text("utf-8"))
    assert " m28=" in dict(kept.options)["deck"]
    assert said.by("referee", "maze", "--resume", str(path)).startswith("Maze\n")
