"""Cards that nobody gets through fill the belt, and then nobody can win."""

import pytest

import whiskerworks
from whiskerworks.bots.fixed_chance import FixedChance
from whiskerworks.core.value import Value
from whiskerworks.lab.foresight import foresight_of, is_winnable_with_foresight

GAME = whiskerworks.load("whodunit", setup="cats-crossing")
ADVICE = foresight_of(GAME)


def hopeless(seed: int) -> bool:
    """Return whether the deal of a seed is plainly lost."""
    fate: FixedChance[Value] = FixedChance(GAME.rules, ADVICE, seed)
    return ADVICE.is_hopeless(fate.settle(GAME.start()), fate.choose)


def test_some_deals_are_lost_and_some_are_not() -> None:
    """[W5] By the order of the cards alone."""
    found = [hopeless(seed) for seed in range(30)]

    assert 5 < sum(found) < 30


@pytest.mark.wheel
def test_what_can_be_won_is_not_called_lost() -> None:
    """A search that keeps a few positions wins deals, and none that is hopeless."""
    won = [
        seed
        for seed in (0, 2, 19)
        if is_winnable_with_foresight(GAME.rules, ADVICE, seed, 10)
    ]

    assert [seed for seed in won if hopeless(seed)] == []


def test_where_nobody_knows_what_comes_there_is_hope() -> None:
    """Chance is taken to be kind."""
    fate: FixedChance[Value] = FixedChance(GAME.rules, ADVICE, 0)
    state = fate.settle(GAME.start())

    assert hopeless(0)
    assert not ADVICE.is_hopeless(state, lambda _: -1)


@pytest.mark.parametrize("seed", range(5))
def test_random_play_never_wins_a_hopeless_deal(seed: int) -> None:
    """Whatever is placed, the end is no win."""
    fate: FixedChance[Value] = FixedChance(GAME.rules, ADVICE, seed)
    state = fate.settle(GAME.start())
    while (mover := GAME.to_move(state)) is not None:
        assert mover == 0
        moves = GAME.legal_moves(state)
        state = fate.settle(GAME.play(state, moves[(7 * seed) % len(moves)]))
    outcome = GAME.outcome(state)

    assert outcome is not None
    assert outcome.scores == (0.0,) or not hopeless(seed)
