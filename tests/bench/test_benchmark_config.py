"""The benchmark's table of games: each entry is found, played and reported."""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from librt.random import Random
from mypy_extensions import i64

import whiskerworks
from tests.conformance.toy import State, ToyRules

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture(autouse=True)
def bench_on_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the files of the benchmark import each other, as they do when run."""
    monkeypatch.syspath_prepend(str(BENCH))


def names_of(file: str) -> dict[str, Any]:
    """Return the names that a *file* of the benchmark defines."""
    return runpy.run_path(str(BENCH / file))


def refusal(file: str, *arguments: str) -> str:
    """Return the last line of what a program of the benchmark complains of."""
    done = subprocess.run(
        [sys.executable, BENCH / file, *arguments],
        env={**os.environ, "PYTHONPATH": str(BENCH.parent / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode
    return done.stderr.splitlines()[-1]


def figures(game: str, seats: int) -> dict[str, object]:
    """Return the figures of an entry of which no side was measured."""
    return {"game": game, "seats": seats, "sides": {}, "ratios": []}


class RestlessRules(ToyRules):
    """A toy game that never ends."""

    def play(self, state: State, move: i64) -> State:
        return super().play(state, move) if move < 3 else state


def restless(endless: bool) -> SimpleNamespace:
    """Return the restless toy, which says of itself whether it may be *endless*."""
    return SimpleNamespace(
        meta=SimpleNamespace(endless=endless), rules=RestlessRules("")
    )


def test_every_entry_can_be_loaded() -> None:
    """Every entry names an existing game, with a valid number of seats."""
    for entry in names_of("benchmark_config.py")["ENTRIES"]:
        assert whiskerworks.load(entry.game, entry.seats).seats == entry.seats


def test_an_unknown_game_is_refused_and_the_known_ones_named() -> None:
    """The error lists the parts that can be measured."""
    complaint = refusal("run.py", "gears", "chess")

    known = ", ".join(names_of("benchmark_config.py")["parts"]())
    assert complaint.endswith(f"'chess' is not measured, only: {known}")


def test_a_worker_refuses_seats_that_a_game_has_not() -> None:
    """An entry is played with its own number of seats, not the usual one."""
    assert "gears has 2 seats, not 3" in refusal(
        "playout_worker.py", "gears", "3", "source", "1"
    )


def test_a_game_is_reported_with_its_seats_where_it_has_several_entries() -> None:
    """One that is measured once goes by its name alone."""
    games = [figures("gears", 2), figures("arena", 2), figures("arena", 6)]

    page = names_of("report.py")["report"]({"machine": {}, "games": games, "start": {}})

    titles = [
        line.split(":")[0] for line in page.splitlines() if "random games" in line
    ]
    assert titles == ["gears", "arena, 2 seats", "arena, 6 seats"]


@pytest.mark.parametrize(
    ("game", "aims", "reason"),
    [
        ("arena", {}, "arena has no C program"),
        ("arena", {"c": 0.4}, "arena has no C program"),
        ("gears", {}, "gears.c does not play with 6 seats"),
    ],
)
def test_a_missing_c_side_says_why(
    game: str, aims: dict[str, float], reason: str, tmp_path: Path
) -> None:
    """The C program must exist, and support those seats."""
    entry = names_of("benchmark_config.py")["Entry"](game, 6, aims)
    sides = names_of("sides.py")

    with pytest.raises(sides["NotMeasured"], match=reason):
        sides["build_c"](entry, tmp_path)


def test_a_game_that_may_be_endless_is_cut() -> None:
    """It is counted as unfinished, and its positions can be weighed."""
    worker = names_of("playout_worker.py")
    game = restless(endless=True)

    found = worker["play_for"](game, Random(1), 0.001)

    assert found["endings"] == {"unfinished": found["games"]}
    assert found["plies"] == found["games"] * worker["MAX_PLIES_ENDLESS"]
    assert len(worker["random_line"](game, Random(1))) == worker["MAX_PLIES_ENDLESS"]


def test_any_other_game_must_end() -> None:
    """A game without an outcome is never measured as if it had one."""
    game = restless(endless=False)

    with pytest.raises(AssertionError):
        names_of("playout_worker.py")["ending"](game, game.rules.start())
