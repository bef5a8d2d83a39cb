"""The example that learns does learn, and keeps what it has learnt."""

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from examples import learn
from examples.network import Net, Seen
from whiskerworks import games
from whiskerworks.core import record
from whiskerworks.games import load
from whiskerworks.lab.batch import stepper

ON_SOURCE = Path(stepper.__file__).suffix == ".py"


def learner(seed: int = 1) -> learn.Learner:
    """Return one that has learnt nothing yet."""
    return learn.Learner(load("gears"), seed)


def low_end(said: str) -> float:
    """Return the lower end of the interval that the last line tells, in percent."""
    found = re.search(r"95 %: ([\d.]+)% to", said.splitlines()[-1])
    assert found is not None, said
    return float(found[1])


def trained(*options: str) -> str:
    """Run the example with *options*, which must succeed; return what it says."""
    # One thread: several would wait for each other where the cores are busy.
    done = subprocess.run(
        [sys.executable, "-m", "examples.learn", *options],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.soak
@pytest.mark.skipif(ON_SOURCE, reason="NOT TESTED: learning takes long on the source")
def test_it_beats_random_moves_soon() -> None:
    """A short training is enough to score far more than half of the points."""
    before = learn.match(learner(), 300, seed=1)

    said = trained("--updates=100", "--games=300")

    assert low_end(said) > 60
    assert low_end(said) > 100 * before.high


def test_it_trains_keeps_its_weights_and_tells_how_it_scores(tmp_path: Path) -> None:
    """The whole program, for as short as can be; make soak sees whether it learns."""
    kept = tmp_path / "weights.npz"

    said = trained("--updates=1", "--games=10", f"--weights={kept}")

    assert 0 <= low_end(said) <= 100
    other = learner(2)
    other.net.read(kept)
    assert (other.net.weights["in"] != learner().net.weights["in"]).any()


def test_what_was_learnt_is_saved_and_read(tmp_path: Path) -> None:
    """Another one goes on with the same weights."""
    one, other = learner(1), learner(2)
    assert (one.net.weights["in"] != other.net.weights["in"]).any()

    one.net.save(tmp_path / "weights.npz")
    other.net.read(tmp_path / "weights.npz")

    for name, weights in one.net.weights.items():
        assert (weights == other.net.weights[name]).all()


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    """And it is said which file does not fit."""
    learn.Learner(load("arena"), 1).net.save(tmp_path / "arena.npz")

    with pytest.raises(
        ValueError, match=r"arena\.npz has no weights 'in' for this game"
    ):
        learner().net.read(tmp_path / "arena.npz")


def test_a_game_of_it_can_be_watched() -> None:
    """It is a record as any other, with both players named."""
    written = learn.recorded(learner(), seed=5)

    kept = record.read(written)
    game = games.load_record(kept)
    assert kept.names() == ("learner", "random")
    assert record.replay(game, kept).outcome() is not None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "chess"),
        (["puzzle"], "this learns games for two, not "),
        (["--games=0"], "--games: it is a whole number from 1 to"),
        (["--updates=0"], "--updates: it is a whole number from 1 to"),
        (["--updates=-3"], "not '-3'"),
        (["--seed=-1"], "--seed: it is a whole number from 0 to"),
        (["--seed", "a"], "not 'a'"),
        (["--start=none.npz"], "cannot read 'none.npz': No such file"),
        (["--start=words.npz"], "words.npz has no weights"),
        (["--start=."], "cannot read '.': Is a directory"),
        (["--weights=none/of.npz"], "--weights: cannot write 'none/of.npz': No such"),
        (["--weights=."], "cannot write '.': Is a directory"),
        (["--record=none/of.txt"], "--record: cannot write 'none/of.txt': No such"),
    ],
)
def test_what_cannot_be_done_is_said_before_anything_is_learnt(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One line states the problem, immediately."""
    monkeypatch.chdir(tmp_path)
    Path("words.npz").write_text("no weights")

    with pytest.raises(SystemExit) as stopped:
        learn.main(arguments)

    told = capsys.readouterr()
    assert stopped.value.code == 2
    assert told.out == ""
    assert "error: " in told.err.splitlines()[-1]
    assert said in told.err.splitlines()[-1]


def test_what_is_there_already_is_kept_until_something_is_learnt(
    tmp_path: Path,
) -> None:
    """Whether a file can be written is found out without writing into it."""
    (tmp_path / "old").write_text("kept")

    learn.to_write(str(tmp_path / "old"))
    learn.to_write(str(tmp_path / "new"))

    assert (tmp_path / "old").read_text() == "kept"
    assert not (tmp_path / "new").exists()


def test_only_games_for_two_are_learnt() -> None:
    """A gain for one seat is a loss for the other."""
    with pytest.raises(ValueError, match="this learns games for two"):
        learn.Learner(load("arena", 3), 1)


def test_a_position_is_worth_what_became_of_it() -> None:
    """The winner's last action gains all; the loser's before it loses nearly that."""
    thought = np.zeros(1, np.float32)
    nothing = np.zeros((1, 1), np.float32)
    flags, none = nothing > 0, np.zeros(1, np.int64)
    seen = Seen(nothing, flags, flags, none, thought, thought, thought)
    lost = learn.End(np.array([0]), np.array([0.0]), np.array([False]), ~flags[0])
    won = learn.End(np.array([1]), np.array([1.0]), np.array([True]), ~flags[0])

    found = learn.worths([seen, seen], [lost, won], np.array([0]), thought)

    assert found[1] == pytest.approx(learn.DISCOUNT)
    assert found[0] == pytest.approx(-(learn.DISCOUNT**2) * learn.TRUST)


def test_it_learns_to_do_what_brought_more() -> None:
    """Of two actions the one that gained becomes likelier."""
    net = Net(1, 1, 2, np.random.default_rng(1))
    inputs = np.ones((2, 1), np.float32)
    legal = np.ones((2, 2), np.bool_)
    logs = np.full(2, np.log(0.5), np.float32)
    gains = np.array([-1.0, 1.0], np.float32)
    seen = Seen(inputs, legal[:, :1], legal, np.array([0, 1]), logs, 0 * gains, gains)

    for _ in range(20):
        net.learn(seen)

    _, _, second, _ = net.look(inputs)
    assert (second[:, 1] > second[:, 0]).all()
