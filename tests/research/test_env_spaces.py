"""What environments render."""

import sys

import numpy as np
import pytest

from tests.research.tables import on_every_table, play_on
from whiskerworks.core.extras import MissingExtra
from whiskerworks.lab.research import aec
from whiskerworks.lab.research.env_spaces import PICTURE_WIDTH_PIXELS


@on_every_table
def test_text_is_the_board(name: str, seats: int) -> None:
    """As a bystander sees it, or the only player."""
    env = aec.raw_env(name, seats, "ansi")
    env.reset(seed=1)
    game, state = env.episodes.game, env.episodes.state

    shown = env.render()

    assert shown == game.board(game.view(state, 0 if seats == 1 else None))


def test_pixels_show_the_table_on_white() -> None:
    """And change with the position."""
    env = aec.raw_env("gears", render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    play_on(env, np.random.default_rng(1), 3)
    after = env.render()

    assert isinstance(before, np.ndarray)
    assert isinstance(after, np.ndarray)
    assert before.shape[1:] == (PICTURE_WIDTH_PIXELS, 3)
    assert before[0, 0].tolist() == [255, 255, 255]
    assert len(np.unique(before[..., 0])) > 20
    assert not np.array_equal(before, after)


@pytest.mark.parametrize("module", ["PIL", "resvg_py"])
def test_pixels_that_cannot_be_drawn_are_refused_when_the_game_is_made(
    monkeypatch: pytest.MonkeyPatch, module: str
) -> None:
    """Not in the middle of a game; what shows no pixels needs no such package."""
    monkeypatch.setitem(sys.modules, module, None)

    aec.raw_env("gears", render_mode="ansi")
    with pytest.raises(MissingExtra, match="render_mode 'rgb_array' needs") as caught:
        aec.raw_env("gears", render_mode="rgb_array")
    assert (caught.value.extra, caught.value.name) == ("pictures", module)


def test_people_see_every_position(capsys: pytest.CaptureFixture[str]) -> None:
    """It is printed at the start, and after every move."""
    env = aec.raw_env("gears", render_mode="human")
    env.reset(seed=1)
    boards = [capsys.readouterr().out]
    for _ in range(2):
        play_on(env, np.random.default_rng(1), 1)
        boards.append(capsys.readouterr().out)

    assert len({*boards}) == 3
    assert env.render() is None
    assert capsys.readouterr().out == boards[-1]


def test_nothing_is_rendered_without_a_mode() -> None:
    """And that is said."""
    env = aec.raw_env("gears")
    env.reset(seed=1)

    with pytest.warns(UserWarning, match="created without a render_mode"):
        assert env.render() is None
