"""Whoever looks ahead takes what is best on average, as chance may go on."""

import pytest

import whiskerworks
from tests.bots.guessing import CARDS, EVEN, JOKER, ODD, Advice, Rules, State
from whiskerworks.bots.engine import Opinion, best
from whiskerworks.bots.fixed_chance import FixedChance
from whiskerworks.bots.lookahead import (
    MAX_FINALISTS,
    NOT_A_FINALIST_PENALTY,
    LookaheadEngine,
)
from whiskerworks.core.advice import Level
from whiskerworks.lab.foresight import foresight_of

RULES = Rules()
ADVICE = Advice(RULES)
START = RULES.start()
NEAR = Level(seconds=9.0, thoughts=1, width=2, horizon=1)
FAR = Level(seconds=9.0, thoughts=1, width=2, horizon=9)


def thought(thoughts: int, state: State = START, level: Level = FAR) -> list[Opinion]:
    """Return what it thinks of a position after so many thoughts."""
    engine = LookaheadEngine(RULES, ADVICE, state, level, 1)
    engine.think(thoughts)

    assert engine.thoughts == thoughts
    return engine.opinions()


def test_it_prefers_what_is_right_more_often() -> None:
    """Three even cards and two odd ones: with many fates imagined it says even."""
    opinions = thought(200)

    assert [opinion.move for opinion in opinions] == [EVEN, ODD]
    assert best(opinions).move == EVEN


def test_the_chance_is_how_often_a_choice_was_seen_to_win() -> None:
    """Along a fate one of two guesses wins, so both chances together are one."""
    even, odd = thought(200)

    assert even.chance + odd.chance == pytest.approx(1.0)
    assert 0.5 < even.chance < 0.7


def test_whoever_looks_one_turn_ahead_sees_no_win() -> None:
    """Getting through it counts, and more often is better."""
    even, odd = thought(200, level=NEAR)

    assert even.chance == odd.chance == 0.0
    assert even.weight > odd.weight


def test_what_cannot_be_lost_is_sure() -> None:
    """Nothing but the Joker is left to come."""
    opinions = thought(3, State(tuple(range(CARDS)), -1))

    assert JOKER not in [opinion.move for opinion in opinions]
    assert [opinion.chance for opinion in opinions] == [1.0, 1.0]


def test_the_same_seed_thinks_the_same() -> None:
    """In one go, or thought by thought."""
    engine = LookaheadEngine(RULES, ADVICE, START, FAR, 1)
    for _ in range(7):
        engine.think(1)

    assert engine.opinions() == thought(7)
    assert engine.opinions() != thought(8)


def test_after_a_while_it_thinks_of_the_best_choices_alone() -> None:
    """Of those of escape's first turn; they stand before all others then."""
    game = whiskerworks.load("escape")
    advice = foresight_of(game)
    state = FixedChance(game.rules, advice, 1).settle(game.start())
    level = Level(seconds=9.0, thoughts=11, width=1, horizon=1)
    engine = LookaheadEngine(game.rules, advice, state, level, 1)
    engine.think(ADVICE.full_searches())
    before = sorted(engine.opinions(), key=lambda one: one.weight, reverse=True)
    engine.think(1)
    after = sorted(engine.opinions(), key=lambda one: one.weight, reverse=True)
    best = {one.move for one in after[:MAX_FINALISTS]}

    assert best == {one.move for one in before[:MAX_FINALISTS]}
    assert (
        after[MAX_FINALISTS - 1].weight - after[MAX_FINALISTS].weight
        > NOT_A_FINALIST_PENALTY / 2
    )


def test_it_has_an_opinion_of_every_move_before_it_thinks() -> None:
    """Whoever is stopped at once can still name a legal move."""
    assert [opinion.move for opinion in thought(0)] == [EVEN, ODD]
