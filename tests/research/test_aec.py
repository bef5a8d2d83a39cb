"""Every game as an environment of PettingZoo."""

import copy
import pickle
from collections.abc import Callable
from typing import cast

import numpy as np
import pytest
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers.order_enforcing import OrderEnforcingWrapper

import whiskerworks
from tests.research.tables import (
    an_illegal,
    any_legal,
    on_every_table,
    play_on,
    played,
)
from whiskerworks.core import record
from whiskerworks.core.errors import BadSeats, IllegalMove
from whiskerworks.games import load_record
from whiskerworks.lab.research import aec
from whiskerworks.lab.research.env_spaces import BadRenderMode, Observation
from whiskerworks.lab.research.episodes import ILLEGAL_REWARD, BadLimit

Wrapped = OrderEnforcingWrapper[str, Observation, int | None]


def pickled(env: Wrapped) -> Wrapped:
    """Return an environment as another process would be sent it."""
    return cast("Wrapped", pickle.loads(pickle.dumps(env)))


@on_every_table
def test_an_agent_is_shown_its_planes_and_its_legal_moves(
    name: str, seats: int
) -> None:
    """Only the seat to move has a mask; each agent sees its own view."""
    env = aec.TableEnv(name, seats)
    env.reset(seed=1)
    rng = np.random.default_rng(1)

    for _ in range(12):
        game, state = env.episodes.game, env.episodes.state
        if env.episodes.mover is None:
            break
        for seat, agent in enumerate(env.agents):
            shown = env.observe(agent)
            legal = game.legal_moves(state) if seat == env.episodes.mover else []
            assert np.flatnonzero(shown["action_mask"]).tolist() == sorted(legal)
            expected = env.arrays.planes(state, seat)
            assert expected.any()
            assert np.array_equal(shown["observation"], expected)
        env.step(any_legal(env.observe(env.agent_selection)["action_mask"], rng))


@on_every_table
def test_a_game_is_kept_as_a_record_that_replays(name: str, seats: int) -> None:
    """Chance included, and the same twice by its seed."""
    env = played(name, seats, 5)
    again = played(name, seats, 5)

    kept = record.read(record.write(env.record()))

    assert kept == again.record()
    states = record.replay(load_record(kept), kept).states
    assert states[-1] == env.episodes.state
    assert len(states) > env.episodes.choices > 0


def test_seeds_settle_which_games_come_one_after_the_other() -> None:
    """The game of a seed, and the next ones; another seed brings others."""
    env = aec.TableEnv("maze", 3)

    def games(seed: int) -> list[str]:
        rng = np.random.default_rng(1)
        kept = []
        for given in (seed, None, None):
            env.reset(seed=given)
            play_on(env, rng)
            kept.append(record.write(env.record()))
        return kept

    first = games(3)

    assert games(3) == first
    assert len({*first, *games(4)}) == 6


def test_a_seed_may_be_a_number_of_numpy() -> None:
    """Seeds from its generators work; values that are not whole numbers do not."""
    env, other = aec.TableEnv("maze"), aec.TableEnv("maze")

    env.reset(seed=7)
    other.reset(seed=cast("int", np.int64(7)))

    assert env.episodes.state == other.episodes.state
    with pytest.raises(TypeError):
        env.reset(seed=cast("int", 7.5))


def test_a_negative_seed_is_refused_by_its_name() -> None:
    """It would bring the game of the positive one; the game goes on as it was."""
    env = aec.TableEnv("arena")
    env.reset(seed=1)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    before = record.write(env.record())

    with pytest.raises(ValueError, match="seed is at least 0, not -1"):
        env.reset(seed=-1)

    assert record.write(env.record()) == before


@pytest.mark.parametrize(("name", "seats"), [("gears", 2), ("arena", 4), ("maze", 3)])
def test_what_winners_gain_the_others_lose(name: str, seats: int) -> None:
    """Rewards come at the end, to all agents; if nobody wins, all of them lose."""
    for seed in range(5):
        env = played(name, seats, seed)
        outcome = env.episodes.game.outcome(env.episodes.state)
        assert outcome is not None
        for seat, agent in enumerate(env.agents):
            assert env.rewards[agent] == seats * outcome.scores[seat] - 1
            assert env.terminations[agent]
            assert not env.truncations[agent]
            assert env.infos[agent] == {"ending": outcome.reason}
            assert not env.observe(agent)["action_mask"].any()
        given = [*env.rewards.values()]
        if outcome.winners:
            assert sum(given) == pytest.approx(0)
            assert {given[seat] for seat in outcome.winners} == {max(given)}
        else:
            assert given == [-1.0] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_planes_do_not_tell_the_agendas_of_others(seats: int) -> None:
    """In every world that a seat thinks possible it is shown the same."""
    env = aec.TableEnv("maze", seats)
    env.reset(seed=2)
    play_on(env, np.random.default_rng(2), 4)
    game, state = env.episodes.game, env.episodes.state

    for seat in range(seats):
        shown = env.observe(f"player_{seat}")["observation"]
        worlds = game.worlds(game.view(state, seat))
        secrets = {
            tuple([game.advice.secret(world, other) for other in range(seats)])
            for world in worlds
        }
        assert len(secrets) > 1
        for world in worlds[:: max(1, len(worlds) // 50)]:
            assert np.array_equal(env.arrays.planes(world, seat), shown)


def test_the_state_is_what_all_seats_know() -> None:
    """Their planes, one seat after the other."""
    env = aec.TableEnv("maze", 3)
    env.reset(seed=1)

    state = env.state()

    assert state.shape == env.state_space.shape
    for seat, part in enumerate(np.split(state, 3)):
        shown = env.observe(f"player_{seat}")["observation"]
        assert np.array_equal(part, shown)


@on_every_table
def test_an_illegal_move_ends_the_game_for_all(name: str, seats: int) -> None:
    """Its player loses 1, the others nothing."""
    env = aec.env(name, seats)
    env.reset(seed=1)
    agent = env.agent_selection
    shown, *_ = env.last()
    assert shown is not None
    EnvLogger.suppress_output()

    env.step(an_illegal(shown["action_mask"]))

    EnvLogger.unsuppress_output()
    expected = dict.fromkeys(env.agents, 0.0) | {agent: ILLEGAL_REWARD}
    assert env.rewards == expected
    assert all(env.terminations.values())


@on_every_table
def test_an_illegal_move_is_an_error_without_wrappers(name: str, seats: int) -> None:
    """One that names the refusal; the game goes on as before."""
    env = aec.raw_env(name, seats)
    env.reset(seed=1)
    before = env.episodes.state
    shown = env.observe(env.agent_selection)

    with pytest.raises(IllegalMove):
        env.step(an_illegal(shown["action_mask"]))

    assert env.episodes.state == before
    env.step(any_legal(shown["action_mask"], np.random.default_rng(1)))
    assert env.episodes.choices == 1


@pytest.mark.parametrize("action", [None, 1.5, "e3"])
def test_what_is_no_number_is_no_action(action: object) -> None:
    """It is not taken for one."""
    env = aec.raw_env("gears")
    env.reset(seed=1)

    with pytest.raises(TypeError):
        env.step(cast("int", action))


def test_a_puzzle_without_end_is_cut() -> None:
    """After 1000 moves, without a winner or loser."""
    env = played("puzzle", 1, 1)

    assert env.episodes.choices == 1000
    assert env.truncations == {"player_0": True}
    assert env.terminations == {"player_0": False}
    assert env.rewards == {"player_0": 0.0}
    assert env.infos == {"player_0": {}}
    assert env.record().end == ""


def test_any_game_can_be_cut() -> None:
    """After any chosen number of moves; agents leave as after any ending."""
    env = played("arena", 3, 1, most_moves=7)

    assert env.episodes.choices == 7
    assert all(env.truncations.values())
    assert set(env.rewards.values()) == {0.0}
    for _ in range(3):
        env.step(None)
    assert env.agents == []


def test_a_game_that_ends_with_its_last_move_is_not_cut() -> None:
    """It was over by the rules."""
    whole = played("maze", 2, 1)
    env = played("maze", 2, 1, most_moves=whole.episodes.choices)

    assert all(env.terminations.values())
    assert not any(env.truncations.values())


@pytest.mark.parametrize("again", [copy.deepcopy, pickled])
def test_a_copy_goes_on_as_the_game_it_was_made_of(
    again: Callable[[Wrapped], Wrapped],
) -> None:
    """With the same dice, in the same game and the next; and apart from it."""
    env = aec.env("arena", 3)
    env.reset(seed=1)
    play_on(env, np.random.default_rng(1), 5)
    twin = again(env)

    for _ in range(2):
        assert play_on(env, np.random.default_rng(2)) == play_on(
            twin, np.random.default_rng(2)
        )
        assert env.record() == twin.record()
        env.reset()
        twin.reset()


def test_options_bind_the_game() -> None:
    """As in `load`."""
    env = aec.env("gears", first="blue", swap=False)

    assert env.episodes.game == whiskerworks.load("gears", first="blue", swap=False)
    assert str(env) == "whiskerworks_gears_v0"


def test_whatever_is_handed_out_may_be_changed() -> None:
    """The environment keeps its own."""
    env = aec.TableEnv("gears")
    env.reset(seed=1)
    shown = env.observe(env.agent_selection)
    mask = shown["action_mask"].copy()

    shown["action_mask"][:] = 1
    shown["observation"][:] = 9

    again = env.observe(env.agent_selection)
    assert np.array_equal(again["action_mask"], mask)
    assert not (again["observation"] == 9).all()


def test_options_at_a_reset_are_not_passed_over_in_silence() -> None:
    """They are named."""
    env = aec.TableEnv("gears")

    with pytest.warns(UserWarning, match="reset ignores options .swap."):
        env.reset(options={"swap": False})


@pytest.mark.parametrize("most_moves", [0, -1, 2.5, "7", True])
def test_a_limit_that_is_none_is_refused(most_moves: object) -> None:
    """And named."""
    with pytest.raises(BadLimit, match="most_moves must be a whole number") as bad:
        aec.env("gears", most_moves=cast("int", most_moves))

    assert bad.value.most_moves == most_moves


def test_what_cannot_be_made_is_refused() -> None:
    """With the reason."""
    with pytest.raises(BadSeats):
        aec.env("gears", 3)
    with pytest.raises(
        BadRenderMode, match="one of human, ansi, rgb_array, or None, not 'svg'"
    ):
        aec.env("gears", render_mode="svg")
