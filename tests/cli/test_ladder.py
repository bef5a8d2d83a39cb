"""`whiskerworks ladder`, as a user runs it."""

import io
import signal
import time
from pathlib import Path

import pytest

from tests.cli.said import Said
from tests.cli.started import started
from tests.patience import PATIENCE
from whiskerworks.cli.progress_bar import LOG_INTERVAL_SECONDS, ProgressBar
from whiskerworks.lab.ladders import results
from whiskerworks.lab.ladders.results import read_results

WEAK = ("ladder", "maze", "--players", "random,greedy")


def test_a_ladder_is_played_and_told(said: Said) -> None:
    """Standings, pairings and endings; how far it is, is told apart."""
    shown = said.by(*WEAK, "--games", "3", "--seed", "1")

    assert shown.startswith("maze, 2 seats (")
    assert ": 4 games with seed 1, openings of 2 moves\n" in shown
    for title in ("Standings", "Pairings", "How games ended"):
        assert f"\n\n{title}\n" in shown
    assert "4 of 4 games, " in said.complaint


def test_a_ladder_goes_on_where_it_stopped(said: Said, tmp_path: Path) -> None:
    """The same command plays nothing; more games or players are added."""
    path = tmp_path / "ladder.jsonl"
    first = said.by(*WEAK, "--games", "2", "--seed", "1", "--out", str(path))
    kept = path.read_text("utf-8")
    again = said.by(*WEAK, "--games", "2", "--out", str(path))

    assert again == first
    assert path.read_text("utf-8") == kept
    said.by(*WEAK, "--games", "4", "--out", str(path))
    assert path.read_text("utf-8").startswith(kept)
    assert len(read_results(path)[1]) == 4
    said.by(*WEAK, "--games", "2", "--seed", "2", "--out", str(path), code=2)
    assert "it was played with seed 1, not 2" in said.complaint


def test_results_are_told_again_and_drawn(said: Said, tmp_path: Path) -> None:
    """Without playing, for a page, by day and by night."""
    path, chart = tmp_path / "ladder.jsonl", tmp_path / "maze.svg"
    first = said.by(*WEAK, "--games", "2", "--out", str(path))
    told = said.by("ladder", "maze", "--report", str(path))
    page = said.by(
        *("ladder", "maze", "--report", str(path), "--markdown"),
        *("--plot", str(chart)),
    )

    assert told == first
    assert "\n**Standings**\n\n| player | Elo |" in page
    assert chart.read_text("utf-8").startswith("<svg ")
    assert (tmp_path / "maze-dark.svg").read_text("utf-8").startswith("<svg ")


def test_a_chart_that_cannot_be_drawn_is_refused_before_the_games(
    said: Said, tmp_path: Path
) -> None:
    """Nobody plays for a chart that has no place."""
    chart = tmp_path / "nowhere" / "maze.svg"
    said.by(*WEAK, "--games", "2", "--plot", str(chart), code=1)

    assert said.complaint == f"whiskerworks: {chart}: No such file or directory\n"


def test_alone_all_setups_are_played_unless_one_is_asked_for(said: Said) -> None:
    """By the same chance for everybody."""
    solo = ("ladder", "whodunit", "--players", "random,greedy", "--games", "1")
    every = said.by(*solo, "--seed", "3")
    one = said.by(*solo, "--seed", "3", "-o", "setup=mouses-mirror")

    assert ": 8 games with seed 3\n" in every
    assert "cats-crossing" in every
    assert ": 2 games with seed 3\n" in one
    assert "setup=mouses-mirror, " in one
    assert "cats-crossing" not in one


@pytest.mark.parametrize("processes", ["1", "2"])
def test_whoever_stops_a_ladder_is_told_what_there_is(
    tmp_path: Path, processes: str
) -> None:
    """Ctrl-C loses no game that is over."""
    path = tmp_path / "ladder.jsonl"
    words = (*WEAK, "--games", "100000", "--processes", processes, "--out", str(path))
    with started(*words) as running:
        while not path.exists() or path.read_bytes().count(b"\n") < 4:
            assert running.poll() is None
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        shown, complaints = running.communicate(timeout=PATIENCE)

    assert running.returncode == 130
    assert f": {len(read_results(path)[1])} games with seed " in shown
    assert "\nStandings\n" in shown
    assert "Traceback" not in complaints


def test_ctrl_c_waits_until_a_game_is_kept(
    said: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is reported is what the file holds, at whatever moment it is pressed."""
    path = tmp_path / "ladder.jsonl"
    write = results.write_result

    def interrupted(result: results.PlayedFixture) -> str:
        signal.raise_signal(signal.SIGINT)
        return write(result)

    monkeypatch.setattr(results, "write_result", interrupted)

    shown = said.by(*WEAK, "--games", "4", "--out", str(path), code=130)

    assert len(read_results(path)[1]) == 1
    assert ": 1 games with seed " in shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["maze", "--players", "1,7"], "unknown player '7'; choose one of: random"),
        (["maze", "--players", "1,1"], "--players: 1 is named twice"),
        (["maze", "--players", "1"], "--players: name at least two players"),
        (["chess"], "there is no game 'chess'"),
    ],
)
def test_a_mistake_is_one_sentence(
    said: Said, arguments: list[str], complaint: str
) -> None:
    """Exit code 2, before anything is played."""
    said.by("ladder", *arguments, code=2)

    assert said.complaint.startswith("whiskerworks: ")
    assert complaint in said.complaint
    assert said.complaint.count("\n") == 1


def test_results_of_another_game_are_refused(said: Said, tmp_path: Path) -> None:
    """And so is a file that is not there."""
    path = tmp_path / "ladder.jsonl"
    said.by(*WEAK, "--games", "0", "--out", str(path))
    said.by("ladder", "gears", "--report", str(path), code=2)
    assert f"{path}: line 1: it contains games of maze, not gears" in said.complaint

    said.by("ladder", "gears", "--report", str(tmp_path / "none"), code=1)
    assert "No such file or directory" in said.complaint


class Screen(io.StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        """Say that somebody watches."""
        return True


class TestProgress:
    def test_in_a_terminal_a_bar_grows_on_one_line(self) -> None:
        """With how fast it goes, and what is left."""
        times = iter([0.0, 0.0, 2.0, 2.0, 4.0, 4.0])
        out = Screen()
        progress = ProgressBar(4, out, clock=lambda: next(times))
        progress.step()
        progress.step()
        progress.close()

        bars = out.getvalue().split("\r")
        assert bars[1].startswith("[........................] 0 of 4 games")
        assert bars[3].startswith("[############............] 2 of 4 games, 2.0 s each")
        assert "0:04 left" in bars[3]
        assert out.getvalue().count("\n") == 1

    def test_what_was_there_already_does_not_count_for_the_rate(self) -> None:
        """It fills the bar, but took no time."""
        times = iter([0.0, 10.0, 10.0])
        progress = ProgressBar(
            100, io.StringIO(), clock=lambda: next(times), already=60
        )

        progress.step(20)

        assert progress.line() == "80 of 100 games, 2.0/s, 0:10 left"

    def test_elsewhere_a_line_is_written_now_and_then(self) -> None:
        """Not for every game, but for the last."""
        now = [0.0]
        out = io.StringIO()
        progress = ProgressBar(400, out, clock=lambda: now[0])
        for _ in range(400):
            now[0] += LOG_INTERVAL_SECONDS / 100
            progress.step()
        progress.close()

        lines = out.getvalue().splitlines()
        assert len(lines) in (4, 5)
        assert lines[-1] == "400 of 400 games, 3.3/s, 0:00 left"
