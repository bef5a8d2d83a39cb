"""`whiskerworks lab run`: what it writes, and what it says to mistakes."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

from tests.cli.said import Said
from tests.cli.started import started
from tests.lab.runs import small
from tests.patience import PATIENCE
from whiskerworks.cli.labs import run as command
from whiskerworks.lab.runs import backends
from whiskerworks.lab.runs import run as runs
from whiskerworks.lab.runs.store import RunStore
from whiskerworks.lab.runs.work_queue import play_portion

PLAIN = ("lab", "run", "maze", "--players", "random", "--workers", "1", "--judge", "1")
RUN = (*PLAIN, "--seed", "7")
INTERRUPTED = """
import os, pathlib, signal, sys
if "loky.backend.popen" in " ".join(sys.orig_argv):
    pathlib.Path(__file__).with_name("interrupted").touch()
    os.kill(os.getpid(), signal.SIGINT)
"""
"""Presses Ctrl-C in workers as soon as Python starts there."""


def test_a_table_is_written_and_told_of(said: Said, tmp_path: Path) -> None:
    """In a few words, with the seed."""
    out = tmp_path / "t.parquet"

    told = said.by(*RUN, "--games", "4", "--out", str(out))

    assert "standard: 4 games; won by seat: " in told
    assert f"{out}, seed 7" in told
    assert "4 of 4 games" in said.complaint
    assert pl.read_parquet(out).height == 8


def test_json_tells_of_every_variant(said: Said, tmp_path: Path) -> None:
    """What was won by seat and by player, and how games ended."""
    out = tmp_path / "t.parquet"
    words = [*RUN, "--games", "2", "--seats", "2", "--out", str(out), "--json"]
    words[4] = "mcts:1,random"

    found = json.loads(said.by(*words))

    assert (found["file"], found["game"], found["seats"]) == (str(out), "maze", 2)
    assert (found["seed"], found["games"]) == (7, 2)
    (only,) = found["variants"]
    assert (only["variant"], only["games"]) == ("standard", 2)
    assert len(only["won"]) == 2
    assert set(only["players"]) == {"1", "random"}
    assert sum(only["endings"].values()) == 2


@pytest.mark.parametrize("workers", ["1", "2"])
def test_whoever_stops_a_run_goes_on_with_the_same_command(
    workers: str, tmp_path: Path
) -> None:
    """Ctrl-C, to all processes of a terminal, loses no game that is over."""
    notes = tmp_path / "t.parquet.parts" / "games.jsonl"
    words = ["lab", "run", "maze", "--players", "random", "--games", "1000000"]
    words += ["--judge", "1"]
    words += ["--workers", workers, "--out", str(tmp_path / "t.parquet")]
    with started(*words) as running:
        while not notes.exists() or notes.read_bytes().count(b"\n") < 4:
            assert running.poll() is None
            time.sleep(0.02)
        os.killpg(running.pid, signal.SIGINT)
        _, complaints = running.communicate(timeout=PATIENCE)

    over = notes.read_bytes().count(b"\n")
    assert running.returncode == 130
    assert f"stopped: {over} of 1000000 games are saved in {notes.parent}" in complaints
    assert "Traceback" not in complaints


def test_workers_that_are_only_starting_leave_ctrl_c_to_the_first_process(
    tmp_path: Path,
) -> None:
    """A terminal sends it to all; nobody is shown where they were just then."""
    (tmp_path / "sitecustomize.py").write_text(INTERRUPTED)
    words = ["lab", "run", "maze", "--players", "random", "--games", "4"]
    words += ["--judge", "0", "--workers", "2", "--out", str(tmp_path / "t.parquet")]
    done = subprocess.run(
        [sys.executable, "-m", "whiskerworks", *words],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )

    assert (tmp_path / "interrupted").exists()
    assert "Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr


def test_a_run_goes_on_where_it_stopped(said: Said, tmp_path: Path) -> None:
    """With the seed that it began with, though none is named."""
    out = tmp_path / "t.parquet"
    run = small("maze", games=3, seed=4)
    store = RunStore(out, run)
    store.add(play_portion(run, ((0, 1),)).lines)
    store.close()
    words = PLAIN

    told = said.by(*words, "--games", "3", "--out", str(out))

    assert "1 games are already" not in said.complaint
    assert "1 game is already finished" in said.complaint
    assert f"{out}, seed 4" in told
    assert pl.read_parquet(out).height == 6


def test_a_finished_table_is_not_replaced(said: Said, tmp_path: Path) -> None:
    """Unless somebody says so."""
    out = tmp_path / "t.parquet"
    words = (*RUN, "--games", "1", "--out", str(out))
    said.by(*words)

    said.by(*words, code=1)
    assert "--force replaces it" in said.complaint
    said.by(*words, "--force")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--games", "0"), "--games: play at least 1"),
        (("--workers", "0"), "--workers: use at least 1"),
        (("--workers", "1000"), "--workers: use at most 256, not 1000"),
        (("--opening", "400"), "--opening 400: maze is over before 400 moves"),
        (("--opening", "99999999"), "--opening 99999999: maze is over"),
        (("--vary", "setup=standard", "--opening", "400"), "--opening 400: maze"),
        (("--cluster", "tcp://h:1"), "--backend dask or --backend ray"),
        (("--vary", "setup"), "write it as NAME=VALUE,VALUE"),
        (
            ("--vary", "setup=standard", "-o", "setup=standard"),
            "setup already has a fixed value",
        ),
        (("--players", "1,2,3"), "got 3 players for 2 seats"),
        (("--players", "best"), "unknown player 'best'"),
    ],
)
def test_mistakes_are_told_in_a_sentence(
    words: tuple[str, ...], problem: str, said: Said, tmp_path: Path
) -> None:
    """And nothing is left behind."""
    said.by(*RUN, "--out", str(tmp_path / "t.parquet"), *words, code=2)

    assert problem in said.complaint
    assert list(tmp_path.iterdir()) == []


def test_a_table_is_called_one(said: Said, tmp_path: Path) -> None:
    """Other names would promise other files."""
    said.by(*RUN, "--out", str(tmp_path / "t.csv"), code=2)

    assert "t.csv does not end in .parquet" in said.complaint
    assert list(tmp_path.iterdir()) == []


def test_a_cluster_that_is_not_there_leaves_nothing_behind(
    said: Said, tmp_path: Path
) -> None:
    """No folder of games: there are none."""
    words = ("--backend", "ray", "--cluster", "127.0.0.1:1")

    said.by(*RUN, "--out", str(tmp_path / "t.parquet"), *words, code=2)

    assert "no Ray cluster at 127.0.0.1:1" in said.complaint
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_told_before_anybody_plays(
    said: Said, tmp_path: Path
) -> None:
    """By its name."""
    said.by(*RUN, "--out", str(tmp_path / "no" / "t.parquet"), code=1)

    assert "No such file" in said.complaint


@pytest.mark.parametrize(
    ("backend", "module"), [("dask", "distributed"), ("ray", "ray")]
)
def test_without_the_packages_of_a_cluster_nothing_begins(
    said: Said,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    backend: str,
    module: str,
) -> None:
    """The extra is named, and nothing is left behind."""
    monkeypatch.setitem(sys.modules, module, None)
    said.by(*RUN, "--backend", backend, "--out", str(tmp_path / "t.parquet"), code=2)

    assert said.complaint == (
        f'whiskerworks: a {backend.capitalize()} cluster needs the extra "cluster" '
        f"(there is no module {module}): "
        'pip install "whiskerworks[cluster]"\n'
    )
    assert list(tmp_path.iterdir()) == []


def test_what_is_offered_is_what_the_lab_has() -> None:
    """The command names it by itself, so that to begin does not load the lab."""
    assert command.BACKENDS == backends.BACKENDS
    assert command.DEFAULT_JUDGE_GAMES == runs.DEFAULT_JUDGE_GAMES
