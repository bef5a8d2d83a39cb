"""The environments pass the tests of the frameworks they are made for."""

from importlib import import_module
from types import SimpleNamespace

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from tests.clocks import Clock
from tests.research.tables import Env, on_every_game, on_every_solo_game, on_every_table
from whiskerworks.lab.research import aec, env_spaces

STEP = 0.05
"""Seconds that each reading of the clock takes; the benchmark runs for five."""
not_warned_of = pytest.mark.filterwarnings
"""What PettingZoo warns of, though its own games do just that."""


@pytest.fixture
def small_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw pictures small: a check of their kind need not wait for many pixels."""
    monkeypatch.setattr(env_spaces, "PICTURE_WIDTH_PIXELS", 128)


@on_every_table
# Games with a mask observe a dictionary; those of PettingZoo are known by their names.
@not_warned_of("ignore:Observation is not a NumPy array:UserWarning")
@not_warned_of("ignore:Observation space for each agent probably should:UserWarning")
# The test resets with an option that no game has.
@not_warned_of("ignore:.*reset ignores options:UserWarning")
def test_a_game_passes_the_api_test(name: str, seats: int) -> None:
    """Agents, spaces, rewards and ends are what PettingZoo asks for."""
    api_test(aec.env(name, seats))


@on_every_table
def test_a_game_passes_the_seed_test(name: str, seats: int) -> None:
    """Two environments with one seed go the same way."""
    seed_test(lambda: aec.env(name, seats))


@pytest.mark.usefixtures("small_pictures")
@on_every_game
def test_a_game_passes_the_render_test(name: str, seats: int) -> None:
    """Every render mode shows what it promises."""

    def made(render_mode: str | None = None) -> Env:
        return aec.env(name, seats, render_mode)

    render_test(made)  # type: ignore[arg-type]


@on_every_table
def test_a_game_runs_through_the_performance_benchmark(
    name: str,
    seats: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Whole games, one after the other."""
    clock = SimpleNamespace(time=Clock(STEP))
    module = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(module, "time", clock)

    performance_benchmark(aec.env(name, seats))

    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.usefixtures("small_pictures")
@on_every_solo_game
def test_a_game_for_one_passes_the_check_of_gymnasium(name: str) -> None:
    """All of it, in every render mode."""
    env = gymnasium.make(f"whiskerworks/{name}-v0")

    check_env(env.unwrapped)
