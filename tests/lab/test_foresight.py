"""Winnability of games for one player with foresight."""

import pytest

import whiskerworks
from tests.bots.guessing import Advice, Rules
from whiskerworks.lab.foresight import foresight_of, is_winnable_with_foresight

GUESSING = Rules()
ADVICE = Advice(GUESSING)


def test_whoever_foresees_knows_what_will_come() -> None:
    """It finds a win for every seed of the toy game."""
    assert all(
        is_winnable_with_foresight(GUESSING, ADVICE, seed) for seed in range(100)
    )


def test_games_that_are_not_played_by_looking_ahead_are_refused() -> None:
    """By their name."""
    with pytest.raises(ValueError, match="puzzle is not played by looking ahead"):
        foresight_of(whiskerworks.load("puzzle"))
