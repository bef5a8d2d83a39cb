"""Workers that step batches count correctly, or say why they cannot run."""

import json
import random
import runpy
from pathlib import Path

import pytest

from tests.bench.test_measure_search import served

BENCH = Path(__file__).parents[2] / "bench"


@pytest.mark.parametrize("made", ["whole", "masks", "bare"])
def test_our_side_counts_every_action(made: str) -> None:
    """All games of the batch are stepped, whatever is made at a step."""
    done = served(
        BENCH / "batch_worker.py",
        "maze",
        "2",
        "source",
        made,
        "5",
        "1",
        lines="0.001\n" * 2,
    )

    assert done.stderr == ""
    _, *turns = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(turns) == 2
    for turn in turns:
        assert turn["steps"] > 0
        assert turn["steps"] % 5 == 0
        assert turn["cpu"] >= 0.001


def test_source_is_not_measured_as_compiled() -> None:
    """A batch in the source says nothing of ours."""
    done = served(
        BENCH / "batch_worker.py", "gears", "2", "compiled", "whole", "5", "1"
    )

    assert done.returncode == 1
    assert "whiskerworks is source here, not compiled" in done.stderr


@pytest.mark.parametrize(
    ("library", "missing"),
    [
        ("pettingzoo", "pettingzoo"),
        ("open_spiel", "pyspiel"),
        ("spiel_observed", "pyspiel"),
        ("pgx", "jax"),
    ],
)
def test_without_a_library_its_side_says_so(library: str, missing: str) -> None:
    """Without packages the library is missing."""
    done = served(
        "-I", "-S", BENCH / "rival_step_worker.py", library, "chess", "4", "1"
    )

    assert done.returncode == 1
    said = f"{library} is not installed: No module named {missing!r}\n"
    assert done.stderr == said


@pytest.mark.parametrize("maker", ["open_spiel_steps", "spiel_observed_steps"])
def test_a_game_through_open_spiel_is_counted_by_its_actions(maker: str) -> None:
    """With or without observations, tic-tac-toe takes five to nine moves."""
    steps = runpy.run_path(str(BENCH / "rival_step_worker.py"))[maker]

    play = steps("tic_tac_toe", 1, random.Random(1))

    assert {play() for _ in range(200)} == {5, 6, 7, 8, 9}


def test_the_report_tells_rates_ratios_and_what_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only a ratio that has an aim is judged."""
    monkeypatch.syspath_prepend(str(BENCH))
    report = runpy.run_path(str(BENCH / "report.py"))["report_batch"]
    spread = {"median": 2000.0, "low": 1000.0, "high": 3000.0}
    batch = {
        "count": 1024,
        "sides": {
            "gears": {"steps_a_second": spread},
            "chess": {"not_measured": "no such thing"},
        },
        "ratios": [
            {"of": "gears / y", "aim": 1.0, "median": 0.5, "low": 0.4, "high": 0.6},
            {"of": "gears / go", "aim": 0.0, "median": 0.5, "low": 0.4, "high": 0.6},
        ],
    }

    _, _, ours, theirs, judged, told = report(batch)

    assert ours.split()[:2] == ["gears", "2,000"]
    assert theirs.split(maxsplit=1) == ["chess", "not measured: no such thing"]
    assert judged.endswith("(half of all turns: 0.40 to 0.60); aim 1: not reached")
    assert told.endswith("(half of all turns: 0.40 to 0.60)")
