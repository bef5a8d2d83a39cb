"""The examples run, and so do those in the modules; without frameworks it is said."""

import doctest
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from examples import random_gymnasium, random_pettingzoo
from whiskerworks.core import record
from whiskerworks.games import load_record, meta
from whiskerworks.lab.research import aec, rewards, solo


def test_a_random_game_through_pettingzoo_is_played_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The record replays."""
    path = tmp_path / "maze.record"
    line = ["play", "maze", "--seats", "2", "--seed", "7", "--record", str(path)]
    monkeypatch.setattr(sys, "argv", line)

    random_pettingzoo.main()

    given = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [agent for agent, _ in given] == ["player_0", "player_1"]
    assert {float(reward) for _, reward in given} <= {-1.0, 0.0, 1.0}
    kept = record.read(path.read_text("utf-8"))
    assert record.replay(load_record(kept), kept).outcome() is not None
    assert kept.end


def test_random_games_through_gymnasium_are_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By how they end, the same again by their seed."""
    monkeypatch.setattr(sys, "argv", ["play", "escape", "--games", "6"])
    random_gymnasium.main()

    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    counted = Counter({ending: int(count) for count, ending in lines})

    assert counted.total() == 6
    assert {*counted} <= {*dict(meta("escape").endings)}
    assert random_gymnasium.play("escape", 6, 1) == counted


@pytest.mark.parametrize("module", [aec, solo, rewards])
def test_examples_in_modules_run(module: object) -> None:
    """What they show is what happens."""
    result = doctest.testmod(module)  # type: ignore[arg-type]

    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize(
    ("module", "framework", "needed"),
    [
        ("aec", "pettingzoo", True),
        ("aec", "gymnasium", True),
        ("solo", "gymnasium", True),
        ("solo", "pettingzoo", False),
        ("arrays", "numpy", True),
        ("spiel", "pyspiel", True),
        ("episodes", "numpy", False),
    ],
)
def test_a_framework_that_is_needed_and_not_there_is_asked_for(
    module: str, framework: str, needed: bool
) -> None:
    """With what to do; what needs none does without."""
    program = (
        f"import sys; sys.modules[{framework!r}] = None\n"
        f"import whiskerworks.lab.research.{module}"
    )

    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )

    assert (run.returncode != 0) == needed
    assert ('pip install "whiskerworks[rl]"' in run.stderr) == needed
