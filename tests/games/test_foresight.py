"""What is advised in games for one player keeps what engines rely on."""

from collections.abc import Iterator

import pytest
from librt.random import Random

import whiskerworks
from tests.clocks import thinker
from whiskerworks.bots.fixed_chance import FixedChance
from whiskerworks.core.advice import LEVEL_COUNT, LEVEL_SECONDS, Foresight
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value

GAMES = {name: whiskerworks.load(name) for name in ("escape", "whodunit")}
in_each = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def advice_of(game: Game) -> Foresight[Value]:
    """Return the advice."""
    assert isinstance(game.advice, Foresight)
    return game.advice


def positions(game: Game, seed: int) -> Iterator[Value]:
    """Walk through a game whose chance is settled by *seed*, as level 1 plays it."""
    fate = FixedChance(game.rules, advice_of(game), seed)
    state = fate.settle(game.start())
    while game.to_move(state) is not None:
        yield state
        bot = thinker(1)
        move = bot.choose(game, game.view(state, 0), Random(seed))
        assert bot.failure is None
        state = fate.settle(game.play(state, move))


@in_each
def test_values_stay_within_what_a_turn_is_worth(game: Game) -> None:
    """From 0 to 99,999, all through some games."""
    advice = advice_of(game)
    values = [
        int(advice.value(state, advice.aim(state)))
        for seed in range(4)
        for state in positions(game, seed)
    ]

    assert len(values) > 20
    assert min(values) >= 0
    assert max(values) < 100_000
    assert len(set(values)) > 10


@in_each
def test_the_clock_never_goes_back(game: Game) -> None:
    """From turn to turn it goes on."""
    advice = advice_of(game)
    times = [int(advice.clock(state)) for state in positions(game, 1)]

    assert times == sorted(times)
    assert times[-1] > times[0]


@in_each
def test_each_level_thinks_harder_than_the_one_below(game: Game) -> None:
    """It sees as far at least, keeps as much at least, and takes longer."""
    levels = game.advice.levels()
    efforts = [one.thoughts * one.width * one.horizon for one in levels]

    assert tuple([one.seconds for one in levels]) == LEVEL_SECONDS
    assert len(levels) == LEVEL_COUNT
    assert efforts == sorted(set(efforts))
    assert levels == tuple(sorted(levels))


@in_each
def test_who_knows_what_chance_does_aims_at_something_that_may_be(game: Game) -> None:
    """What is aimed at is part of what somebody aims at who does not know."""
    advice = advice_of(game)
    fate = FixedChance(game.rules, advice, 2)
    aim = int(advice.aim(fate.settle(game.start())))
    seen = {int(advice.aim_by_seed(seed)) for seed in range(40)}

    assert len(seen) > 2
    for one in seen:
        assert one & ~aim == 0
        assert one & (one - 1) == 0
        assert one > 0
