"""Games for one player: what the one who foresees and the fair one do."""

from typing import cast

import pytest
from librt.random import Random

from tests.bots.guessing import EVEN, ODD, Advice, Rules
from whiskerworks.bots.fate import Fate
from whiskerworks.core.advice import Advice as CoreAdvice
from whiskerworks.core.rules import Rules as CoreRules
from whiskerworks.core.rules import room
from whiskerworks.core.value import Value
from whiskerworks.games import data, meta
from whiskerworks.games.whodunit.rules import bind
from whiskerworks.lab.solo import Effort, advice_for, fair_choice, foresee, play_fairly

SMALL = Effort(width=2, turns=2, fates=2)
TINY = Effort(width=1, turns=1, fates=1)
GUESSING = Rules()
ADVICE = Advice(GUESSING)


def whodunit(easier: bool) -> tuple[CoreRules[Value], CoreAdvice[Value]]:
    """Return whodunit as it is usually played, and what its advice is."""
    options = {option.name: option.default for option in meta("whodunit").options}
    bound = bind(1, {**options, "easier": easier}, 1, data("whodunit"))
    rules = cast("CoreRules[Value]", bound)
    return rules, advice_for("whodunit", rules)


@pytest.mark.parametrize("easier", [False, True])
def test_what_the_fair_one_plays_is_legal(easier: bool) -> None:
    """From the first choice to the end, which has a reason."""
    rules, advice = whodunit(easier)
    fate = Fate(rules, advice, 4)
    state = fate.settle(rules.start())
    played = play_fairly(rules, advice, 4, SMALL)
    moves = room(rules.most_moves)
    for move in played.moves:
        assert move in list(moves[: rules.fill(state, moves)])
        state = fate.settle(rules.play(state, move))
    outcome = rules.outcome(state)

    assert outcome is not None
    assert outcome.reason == played.reason


def test_the_same_seed_gives_the_same_game() -> None:
    """And another one another."""
    rules, advice = whodunit(easier=False)
    one = play_fairly(rules, advice, 1, TINY)

    assert play_fairly(rules, advice, 1, TINY) == one
    assert play_fairly(rules, advice, 2, TINY) != one


def test_the_fair_one_does_not_know_what_will_come() -> None:
    """Whatever the fate, its first guess stays; it is wrong about as often as not."""
    games = [play_fairly(GUESSING, ADVICE, seed, SMALL) for seed in range(100)]

    assert len({game.moves[0] for game in games}) == 1
    assert 20 < len([game for game in games if len(game.moves) > 1]) < 80


def test_the_one_who_foresees_does() -> None:
    """No fate is too hard for it."""
    assert all(foresee(GUESSING, ADVICE, seed) for seed in range(100))


def test_the_fair_one_prefers_what_is_right_more_often() -> None:
    """Three even cards and two odd ones: with many fates imagined it says even."""
    effort = Effort(width=2, turns=1, fates=200)
    choice = fair_choice(GUESSING, ADVICE, GUESSING.start(), Random(1), effort)

    assert (EVEN, ODD)[choice] == EVEN


def test_a_won_game_is_said_to_be_won() -> None:
    """By the ending that the rules tell."""
    games = [play_fairly(GUESSING, ADVICE, seed, SMALL) for seed in range(100)]
    ends = {(game.won, game.reason) for game in games}

    assert ends == {(True, "joker"), (False, "wrong")}
