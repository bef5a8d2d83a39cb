"""Games for one player: what the one who foresees and the fair one do."""

import pytest

import whiskerworks
from tests.bots.guessing import EVEN, Advice, Rules
from whiskerworks.bots.fate import Fate
from whiskerworks.core.advice import Level
from whiskerworks.lab.solo import fair_choice, foresee, foresight_of, play_fairly

SMALL = Level(seconds=9.0, thoughts=2, width=2, horizon=2)
TINY = Level(seconds=9.0, thoughts=1, width=1, horizon=1)
GUESSING = Rules()
ADVICE = Advice(GUESSING)


@pytest.mark.parametrize("easier", [False, True])
def test_what_the_fair_one_plays_is_legal(easier: bool) -> None:
    """From the first choice to the end, which has a reason."""
    game = whiskerworks.load("whodunit", easier=easier)
    advice = foresight_of(game)
    fate = Fate(game.rules, advice, 4)
    state = fate.settle(game.start())
    played = play_fairly(game.rules, advice, 4, SMALL)
    for move in played.moves:
        assert move in game.legal_moves(state)
        state = fate.settle(game.play(state, move))
    outcome = game.outcome(state)

    assert outcome is not None
    assert outcome.reason == played.reason
    assert len(played.seconds) == len(played.moves)


def test_the_same_seed_gives_the_same_game() -> None:
    """And another one another."""
    game = whiskerworks.load("whodunit")
    advice = foresight_of(game)
    one = play_fairly(game.rules, advice, 1, TINY).moves

    assert play_fairly(game.rules, advice, 1, TINY).moves == one
    assert play_fairly(game.rules, advice, 2, TINY).moves != one


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
    level = Level(seconds=9.0, thoughts=200, width=2, horizon=1)

    assert fair_choice(GUESSING, ADVICE, GUESSING.start(), level, 1) == EVEN


def test_a_won_game_is_said_to_be_won() -> None:
    """By the ending that the rules tell."""
    games = [play_fairly(GUESSING, ADVICE, seed, SMALL) for seed in range(100)]
    ends = {(game.won, game.reason) for game in games}

    assert ends == {(True, "joker"), (False, "wrong")}


def test_games_that_are_not_played_by_looking_ahead_are_refused() -> None:
    """By their name."""
    with pytest.raises(ValueError, match="puzzle is not played by looking ahead"):
        foresight_of(whiskerworks.load("puzzle"))
