"""The games for one player as environments of Gymnasium."""

import copy
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded

from tests.corpus import PATHS, read
from tests.research.tables import SOLO, an_illegal, on_every_solo_game, play_alone
from whiskerworks.core import record
from whiskerworks.core.errors import BadSeats
from whiskerworks.games import load_record
from whiskerworks.kit.deck_option import OUR_DIGEST
from whiskerworks.lab.research import aec
from whiskerworks.lab.research.episodes import ILLEGAL_REWARD
from whiskerworks.lab.research.solo import SoloEnv


@on_every_solo_game
def test_a_game_is_made_by_its_name(name: str) -> None:
    """With options; no module need be imported that the name says."""
    made = gymnasium.make(
        f"whiskerworks.lab.research.solo:whiskerworks/{name}-v0", deck=OUR_DIGEST
    )

    env = made.unwrapped

    assert isinstance(env, SoloEnv)
    assert env.episodes.game.name == name


@on_every_solo_game
def test_the_player_is_shown_planes_and_legal_moves(name: str) -> None:
    """The mask is also in the info."""
    env = SoloEnv(name)

    shown, info = env.reset(seed=1)

    game, state = env.episodes.game, env.episodes.state
    legal = sorted(game.legal_moves(state))
    assert np.flatnonzero(shown["action_mask"]).tolist() == legal
    assert np.flatnonzero(info["action_mask"]).tolist() == legal
    assert shown["action_mask"] is not info["action_mask"]
    assert shown["observation"].any()
    assert np.array_equal(shown["observation"], env.arrays.planes(state, 0))


@on_every_solo_game
def test_a_game_is_the_same_again_by_its_seed(name: str) -> None:
    """And is kept as a record that replays."""
    env = SoloEnv(name, most_moves=150)
    first = play_alone(env, 4)
    kept = env.record()

    again = play_alone(env, 4)

    assert env.record() == kept
    for shown, once_more in zip(first, again, strict=True):
        assert np.array_equal(shown["observation"], once_more["observation"])
        assert np.array_equal(shown["action_mask"], once_more["action_mask"])
    assert record.replay(load_record(kept), kept).state == env.episodes.state


@on_every_solo_game
def test_a_seed_brings_the_game_that_it_brings_with_pettingzoo(name: str) -> None:
    """Both environments deal the same for a seed."""
    env, other = SoloEnv(name), aec.raw_env(name)

    for seed in (7, None):
        env.reset(seed=seed)
        other.reset(seed=seed)
        assert env.episodes.state == other.episodes.state


@on_every_solo_game
def test_an_illegal_move_ends_the_episode_and_says_why(name: str) -> None:
    """No exception is raised, whatever its number."""
    env = SoloEnv(name)

    for action in (an_illegal(env.reset(seed=1)[0]["action_mask"]), -1, 10**9):
        env.reset(seed=1)
        before = env.episodes.state
        refusal = env.episodes.why_illegal(action)
        shown, reward, over, cut, info = env.step(action)
        assert refusal is not None
        assert (reward, over, cut) == (ILLEGAL_REWARD, True, False)
        assert (info["refusal"], info["rule"]) == (refusal.code, refusal.rule)
        assert not shown["action_mask"].any()
        assert env.episodes.state == before


@pytest.mark.parametrize("name", ["whodunit", "escape"])
def test_a_game_is_worth_its_score(name: str) -> None:
    """Nothing on the way, and at the end what the rules say."""
    env = SoloEnv(name)
    play_alone(env, 2)
    last = env.episodes
    outcome = last.game.outcome(last.state)

    assert outcome is not None
    assert last.rewards() == [*outcome.scores]
    assert last.ending() == outcome.reason


def test_an_assembled_puzzle_is_worth_1() -> None:
    """The last card ends the game."""
    path = next(path for path in PATHS if read(path).end == "assembled")
    kept = read(path)
    env = SoloEnv("puzzle")
    assert env.episodes.game == load_record(kept)
    env.reset(seed=1)

    for ply in kept.plies:
        state = env.episodes.state
        _, reward, over, _, info = env.step(env.episodes.game.read(state, ply.text))

    assert (reward, over, info["ending"]) == (1.0, True, "assembled")
    assert env.record().plies == kept.plies


def test_a_puzzle_is_cut() -> None:
    """It is truncated, not over."""
    env = SoloEnv("puzzle", most_moves=3)
    shown, _ = env.reset(seed=1)
    ends = []
    for _ in range(3):
        action = int(np.flatnonzero(shown["action_mask"])[0])
        shown, reward, over, cut, info = env.step(action)
        ends.append((reward, over, cut))

    assert ends == [(0.0, False, False), (0.0, False, False), (0.0, False, True)]
    assert "ending" not in info
    assert not shown["action_mask"].any()


def test_no_step_without_a_game() -> None:
    """Not before the first one, and not after its end."""
    env = SoloEnv("escape")
    with pytest.raises(ResetNeeded):
        env.step(0)

    env.reset(seed=1)
    env.step(-1)

    with pytest.raises(ResetNeeded):
        env.step(0)


def test_many_games_at_once_through_gymnasium() -> None:
    """Its vectors of environments take ours."""
    envs = gymnasium.make_vec(
        "whiskerworks/escape-v0", num_envs=3, vectorization_mode="sync"
    )

    shown, info = envs.reset(seed=1)

    assert cast("dict[str, Any]", shown)["action_mask"].shape[0] == 3
    assert info["action_mask"].any(axis=1).all()
    envs.close()


def test_a_copy_goes_on_as_the_game_it_was_made_of() -> None:
    """With the same cards."""
    env = SoloEnv("escape")
    env.reset(seed=1)
    twin = copy.deepcopy(env)

    for one in (env, twin):
        while one.episodes.mover is not None:
            one.step(one.episodes.game.legal_moves(one.episodes.state)[0])

    assert env.episodes.choices > 3
    assert env.record() == twin.record()


def test_options_at_a_reset_are_not_passed_over_in_silence() -> None:
    """They are named."""
    with pytest.warns(UserWarning, match="reset ignores options .deck."):
        SoloEnv("puzzle").reset(options={"deck": "ours"})


def test_games_of_several_seats_are_not_for_one() -> None:
    """Their seats are named."""
    assert SOLO == ["escape", "puzzle", "whodunit"]
    with pytest.raises(BadSeats):
        SoloEnv("gears")
