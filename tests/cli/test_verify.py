"""[T4] `whiskerworks verify`, and records of games that players ended."""

import io
import json
from pathlib import Path

import pytest

import whiskerworks
from tests.cli.said import Said
from tests.table.matches import Match, name_of, over
from whiskerworks.core import record
from whiskerworks.table import commands as c
from whiskerworks.table.records import record_of


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    """Return the file of a game of maze, fairly dealt, with nothing taken back."""
    match = Match(whiskerworks.load("maze"), 1)
    match.start("cat", "mouse")
    while match.table.phase == "playing":
        match.play()
    path = tmp_path / "fair.record"
    path.write_text(record.write(record_of(match.table, name_of)), "utf-8")
    return path


def test_verify_says_what_it_has_checked(said: Said, fair: Path) -> None:
    """The secret, the words, and how many draws."""
    shown = said.by("verify", str(fair))

    draws = fair.read_text("utf-8").count("\n* ")
    assert shown == (
        "The dealer's secret matches the commitment made before the game. "
        "2 players' words were mixed in.\n"
        f"All {draws} draws follow from it: verified.\n"
    )


def test_verify_tells_programs_the_same(said: Said, fair: Path) -> None:
    """As JSON."""
    found = json.loads(said.by("verify", str(fair), "--json"))

    draws = fair.read_text("utf-8").count("\n* ")
    assert (found["good"], found["draws"], found["words"]) == (True, draws, 2)


def test_verify_reads_what_is_piped_to_it(
    said: Said, fair: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """- is standard input."""
    piped = io.TextIOWrapper(io.BytesIO(fair.read_bytes()))
    monkeypatch.setattr("sys.stdin", piped)

    assert "draws follow from it" in said.by("verify", "-")


def test_verify_says_what_it_could_not_check(said: Said, tmp_path: Path) -> None:
    """Draws that were taken back are not in the record."""
    match = over(whiskerworks.load("arena"), 3)
    path = tmp_path / "undone.record"
    path.write_text(record.write(record_of(match.table, name_of)), "utf-8")

    shown = said.by("verify", str(path))

    numbers = dict(record_of(match.table, name_of).tags)["draws"].split()
    lost = int(numbers[-1]) + 1 - len(numbers)
    assert f"{lost} more draws were taken back" in shown


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("word-0 cat", "word-0 dog", ", but the secret gives "),
        ("tag commitment", "tag promise", "line 15: The record has no commitment"),
        ("tag secret", "tag hidden", "line 11: The dealer hasn't shown the secret"),
        ("tag date 2023", "tag given 2023", "line 10: given must be a number"),
        ("game maze", "game chess", "line 2: there is no game 'chess'"),
        ("* begin ", "* bogin ", " isn't a valid move. "),
    ],
)
def test_verify_names_the_line_and_the_reason(
    said: Said, fair: Path, old: str, new: str, complaint: str
) -> None:
    """Exit code 1, one sentence."""
    text = fair.read_text("utf-8")
    assert old in text
    fair.write_text(text.replace(old, new), "utf-8")

    assert said.by("verify", str(fair), code=1) == ""
    assert said.complaint.startswith(f"whiskerworks: {fair}: line ")
    assert complaint in said.complaint
    assert said.complaint.count("\n") == 1


def test_replay_says_how_players_ended_a_game(said: Said, tmp_path: Path) -> None:
    """Not at an earlier ply, where it had not ended."""
    match = Match(whiskerworks.load("gears"), 1)
    match.start()
    match.play()
    match.do(1, c.Resign())
    path = tmp_path / "resigned.record"
    path.write_text(record.write(record_of(match.table, name_of)), "utf-8")

    shown = said.by("replay", str(path))
    assert shown.endswith("\nBo resigned.\n")
    assert "'s turn" not in shown
    assert "'s turn" in said.by("replay", str(path), "--ply", "1")
    assert "Bo resigned." in said.by("sheet", str(path), "-o", "-")
    assert "resigned" not in said.by("replay", str(path), "--ply", "1")
