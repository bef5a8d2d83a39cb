"""Set-ups of one's own, as a user brings them."""

from pathlib import Path

import pytest

from whiskerworks.cli import run

OWN = """\
title = "Wide apart"
cheese = "e5"
mouse = "c5"

[[start]]
cell = "d5"
walls = "E"

[[start]]
cell = "g6"
walls = "NS"
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return a file with a set-up."""
    path = tmp_path / "own.toml"
    path.write_text(OWN, "utf-8")
    return path


def test_a_game_is_played_from_a_set_up_in_a_file(
    own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """[M7] The option is the same set-up on one line."""
    code = run(["playout", "maze", "--setup", str(own), "-n", "1", "--seed", "1"])

    assert code == 0
    assert "setup='cheese=e5 mouse=c5 start=d5:E start=g6:N" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('walls = "E"', 'walls = "Q"', "start 1: walls 'Q': each of NESW, at most"),
        ('walls = "E"', 'walls = "S"', "option setup: there is a path between Mouse"),
        ('cheese = "e5"', 'cheese = "z9"', "cheese: 'z9' is no cell"),
        ("[[start]]", "[[begin]]", "begin: not known; there are title, difficulty"),
    ],
)
def test_a_set_up_that_is_none_is_refused_by_its_part(
    own: Path,
    capsys: pytest.CaptureFixture[str],
    old: str,
    new: str,
    complaint: str,
) -> None:
    """Exit code 2, and nothing is played."""
    own.write_text(OWN.replace(old, new, 1), "utf-8")
    code = run(["playout", "maze", "--setup", str(own), "-n", "1"])

    assert code == 2
    assert complaint in capsys.readouterr().err


def test_it_is_said_once_and_to_a_game_that_has_set_ups(
    own: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Not with both arguments, and not to gears."""
    twice = ["playout", "maze", "--setup", str(own), "-o", "setup=standard"]
    assert run(twice) == 2
    assert "use either --setup or -o" in capsys.readouterr().err

    assert run(["playout", "gears", "--setup", str(own)]) == 2
    assert "option setup: gears has no set-ups" in capsys.readouterr().err
