"""The benchmark measures what it says: its C program plays the same game."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import whiskerworks
from whiskerworks.core import exploration

BENCH = Path(__file__).parents[2] / "bench"

COMPILER = shutil.which(os.environ.get("CC", "cc"))

pytestmark = pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the C program, newly built, without optimising."""
    assert COMPILER is not None
    built = tmp_path_factory.mktemp("bench") / "gears"
    warnings = ["-Wall", "-Wextra", "-Werror"]
    source = str(BENCH / "gears.c")
    subprocess.run(
        [COMPILER, "-std=c11", *warnings, source, "-o", str(built)], check=True
    )
    return built


def say(*command: str | Path) -> str:
    """Return what *command* prints."""
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout


@pytest.mark.parametrize(("first", "depth"), [("blue", 3), ("red", 2), ("coin", 3)])
def test_the_c_program_knows_the_same_lines_of_play(
    program: Path, first: str, depth: int
) -> None:
    """Its move counts match the rules, from either colour and from the toss."""
    game = whiskerworks.load("gears", first=first)

    lines = int(say(program, "perft", first, str(depth)))

    assert lines == exploration.perft(game.rules, game.start(), depth)


def test_the_c_program_plays_games_of_the_same_length(program: Path) -> None:
    """Its random games are, on average, as long and as wide as those of the rules."""
    found = json.loads(say(program, "play", "2000", "1"))

    assert found["games"] == sum(found["endings"].values()) == 2000
    assert found["plies"] / found["games"] == pytest.approx(176, rel=0.05)
    assert found["listed"] / found["plies"] == pytest.approx(247, rel=0.02)


def test_a_short_run_measures_c_and_source(tmp_path: Path) -> None:
    """Every figure is there; the compiled side has figures or says why not."""
    figures = tmp_path / "build" / "bench.json"
    short = ["--turns", "2", "--seconds", "0.01", "--starts", "1"]

    page = say(sys.executable, BENCH / "run.py", "gears", *short, "--json", figures)

    [gears] = json.loads(figures.read_text())["games"]
    sides = gears["sides"]
    assert (gears["game"], gears["seats"]) == ("gears", 2)
    assert sides["c"]["plies_a_second"]["median"] > 0
    assert sides["source"]["plies_a_second"]["median"] > 0
    assert sides["source"]["bytes"] > 0
    assert {"not_measured", "plies_a_second"} & set(sides["compiled"])
    assert bool(gears["ratios"]) == ("plies_a_second" in sides["compiled"])
    assert "\ngears: random games" in page
    assert "moves listed/s" in page


def test_a_worker_refuses_what_is_not_of_its_kind() -> None:
    """Source must never be measured as compiled."""
    wanted = ["gears", "2", "compiled", "1"]
    source = {**os.environ, "PYTHONPATH": str(BENCH.parent / "src")}
    command = [sys.executable, str(BENCH / "playout_worker.py"), *wanted]

    done = subprocess.run(
        command, env=source, capture_output=True, text=True, check=False
    )

    assert done.returncode == 1
    assert "whiskerworks is source here, not compiled" in done.stderr
