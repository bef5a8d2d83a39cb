"""Workers that search count correctly, or say why they cannot run."""

import json
import os
import random
import runpy
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench"
SPIEL = runpy.run_path(str(BENCH / "openspiel_worker.py"))


def served(*command: str | Path, lines: str = "") -> subprocess.CompletedProcess[str]:
    """Return the output of a benchmark program for *lines*, run on the source."""
    return subprocess.run(
        [sys.executable, *command],
        input=lines,
        env={**os.environ, "PYTHONPATH": str(BENCH.parent / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


class Pile:
    """A position of a game in which players empty a pile one by one."""

    def __init__(self, left: int) -> None:
        self.left = left

    def clone(self) -> "Pile":
        """Return a copy."""
        return Pile(self.left)

    def is_terminal(self) -> bool:
        """Whether the pile is empty."""
        return self.left == 0

    def legal_actions(self) -> list[int]:
        """Return the only legal action."""
        return [1]

    def apply_action(self, action: int) -> None:
        """Take one."""
        self.left -= action


class Node:
    """A node of a tree, met in so many simulations."""

    def __init__(self, explore_count: int, *children: "Node") -> None:
        self.action = 1
        self.explore_count = explore_count
        self.children = list(children)


class Searcher:
    """Finds always the same tree: some simulations end in it, some go on after it."""

    def mcts_search(self, state: Pile) -> Node:
        """Return the tree of 10 simulations; 1 ends in the root, 4 two below it."""
        return Node(10, Node(6, Node(4)), Node(3), Node(0))


def test_simulations_of_the_other_side_leave_its_tree_where_it_says() -> None:
    """A node's visits that went no further are those that left the tree there."""
    found = SPIEL["leaves"](Searcher().mcts_search(Pile(7)), [])

    assert sorted(found) == [(1, []), (2, [1]), (3, [1]), (4, [1, 1])]


def test_plies_of_the_other_side_count_in_the_tree_and_after_it() -> None:
    """Each simulation takes seven from a pile of seven, wherever it left the tree."""
    plies = SPIEL["plies_a_simulation"](Searcher(), Pile(7), random.Random(1))

    assert plies == 7.0


def test_without_open_spiel_its_side_says_so() -> None:
    """Without packages the library is missing."""
    done = served("-I", "-S", BENCH / "openspiel_worker.py", "quoridor", "10", "1")

    assert done.returncode == 1
    assert done.stderr.startswith("open_spiel is not installed: No module named")


def test_our_side_counts_whole_simulations() -> None:
    """Each goes from the first choice to the end of a game."""
    done = served(
        BENCH / "search_worker.py",
        "maze",
        "2",
        "source",
        "5",
        "1",
        lines="0.001\n0.001\n",
    )

    assert done.stderr == ""
    _, *turns = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(turns) == 2
    for turn in turns:
        assert turn["simulations"] % 5 == 0
        assert turn["plies"] > turn["simulations"]
        assert turn["cpu"] >= 0.001


def test_source_is_not_measured_as_compiled() -> None:
    """A search in the source says nothing of ours."""
    done = served(BENCH / "search_worker.py", "gears", "2", "compiled", "1", "1")

    assert done.returncode == 1
    assert "whiskerworks is source here, not compiled" in done.stderr


def test_a_run_with_nothing_to_measure_says_why(tmp_path: Path) -> None:
    """Neither a missing rival nor a package that is not compiled stops it."""
    figures = tmp_path / "bench.json"
    places = ["--compiled", str(BENCH.parent / "src"), "--rivals", f"{tmp_path}/python"]
    short = ["--turns", "1", "--seconds", "0.01", "--starts", "1"]
    into = ["--json", str(figures)]

    done = served(BENCH / "run.py", "search", *places, *short, *into)

    assert done.returncode == 0, done.stderr
    found = json.loads(figures.read_text())
    reasons = [side["not_measured"] for side in found["search"]["sides"].values()]
    rival = f"open_spiel is not installed: {tmp_path}/python does not exist"
    assert reasons == 3 * ["whiskerworks is source here, not compiled"] + 2 * [rival]
    assert found["search"]["ratios"] == []
    assert done.stdout.count("not measured") == 5
    assert f"quoridor    not measured: {rival}" in done.stdout
