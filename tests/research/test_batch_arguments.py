"""What a batch is asked for: what it takes, and what it says of what it cannot do."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from whiskerworks.core.errors import BadOption, UnknownGame
from whiskerworks.games import load
from whiskerworks.lab.batch import Batch


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"count": 0}, "count is at least 1, not 0"),
        ({"first": -1}, "first is at least 0, not -1"),
        ({"seed": -5}, "seed is at least 0, not -5"),
        ({"seed": 2**80}, f"seed is at most 9223372036854775807, not {2**80}"),
        ({"most_moves": 0}, "most_moves is at least 1, not 0"),
        ({"illegal": "ignore"}, "illegal is 'refuse' or 'end', not 'ignore'"),
    ],
)
def test_a_batch_that_cannot_be_says_why(settings: dict[str, Any], said: str) -> None:
    """Bad settings are named."""
    with pytest.raises(ValueError, match=said):
        Batch("gears", **settings)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"count": 1.5}, "count is a whole number, not 1.5"),
        ({"seed": None}, "seed is a whole number, not None"),
        ({"first": "blue"}, "first is a whole number, not 'blue'"),
        ({"most_moves": "a"}, "most_moves is a whole number, not 'a'"),
    ],
)
def test_what_is_no_whole_number_is_named(settings: dict[str, Any], said: str) -> None:
    """It is not rounded or guessed at."""
    with pytest.raises(TypeError, match=said):
        Batch("gears", **settings)


def test_a_seed_that_is_none_leaves_the_games_as_they_are() -> None:
    """A reset is refused before anything begins anew."""
    batch = Batch("gears", 2, seed=4)
    batch.step(batch.sample())

    with pytest.raises(TypeError, match="seed is a whole number, not 'a'"):
        batch.reset("a")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=f"not {2**80}"):
        batch.reset(2**80)

    assert batch.seed == 4
    assert batch.lengths.tolist() == [1, 1]


def test_numbers_may_be_those_of_numpy() -> None:
    """The largest seed is one as well."""
    batch = Batch("gears", count=2, seed=2**63 - 1)
    other = Batch("gears", count=np.int64(2), seed=np.uint64(2**63 - 1))  # type: ignore[arg-type]

    assert batch.sample().tolist() == other.sample().tolist()


def test_an_action_that_is_too_large_for_any_game_is_named() -> None:
    """It is not taken for the negative number that has the same bits."""
    batch = Batch("gears", 2)

    with pytest.raises(ValueError, match=f"game 1: action {2**64 - 1} does not exist"):
        batch.step(np.array([0, 2**64 - 1], np.uint64))


def test_a_name_may_come_with_seats_and_options() -> None:
    """They bind the game as `load` does."""
    batch = Batch("arena", 2, 7, seats=4, side=6)
    other = Batch(load("arena", 4, side=6), 2, 7)

    assert batch.rewards.shape == (2, 4)
    assert batch.game.options == other.game.options
    assert batch.sample().tolist() == other.sample().tolist()


def test_an_unknown_option_is_named() -> None:
    """Unknown settings of a batch count as options of the game."""
    with pytest.raises(BadOption, match="longest"):
        Batch("arena", longest=3)


def test_a_bound_game_takes_no_seats_and_options() -> None:
    """It has its own."""
    with pytest.raises(TypeError, match=r"seats and side: .*arena.* is already bound"):
        Batch(load("arena"), seats=4, side=6)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_batch_is_not_copied_and_says_what_to_keep(
    copied: Callable[[Batch], object],
) -> None:
    """Its chance cannot be taken along, but be drawn again."""
    batch = Batch("gears", 2)

    with pytest.raises(TypeError, match="keep its seed and all actions"):
        copied(batch)


def test_an_unknown_game_is_named() -> None:
    """As everywhere."""
    with pytest.raises(UnknownGame, match="chess"):
        Batch("chess")
