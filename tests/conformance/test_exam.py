"""The exam can fail: a toy with a secret passes it, its faulty twins do not."""

import random

import pytest
from librt.random import Random

from tests.conformance.toy import toy
from whiskerworks import testing
from whiskerworks.core import exploration, record
from whiskerworks.core.game import Game
from whiskerworks.core.match import match_from_moves
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.value import Value
from whiskerworks.testing.leak_checks import bad_weights, leaks


def positions(game: Game) -> list[Value]:
    """Return every position of a few random games."""
    rng = Random(1)
    working = move_buffer(game.rules.max_legal_moves)
    found = []
    for _ in range(6):
        state = game.start()
        while (
            move := int(exploration.random_move(game.rules, state, rng, working))
        ) >= 0:
            found.append(state)
            state = game.play(state, move)
        found.append(state)
    return found


def test_a_toy_that_keeps_its_secret_passes() -> None:
    """Hidden cards stay hidden, and chance weighs all it can deal."""
    game = toy()
    rng = Random(2)
    for state in positions(game):
        assert leaks(game, state, rng) == []
        assert not bad_weights(game, state)


@pytest.mark.parametrize(
    ("fault", "leak"),
    [
        ("view", "view"),
        ("moves", "moves"),
        ("refusals", "refusals"),
        ("events", "events of chance"),
        ("own events", "events"),
    ],
)
def test_a_toy_that_leaks_is_caught(fault: str, leak: str) -> None:
    """Wherever the leak is."""
    game = toy(fault)
    rng = Random(2)
    found = {what for state in positions(game) for what in leaks(game, state, rng)}

    assert any(what.endswith(f": {leak}") for what in found), found


LEAKS = ("view", "moves", "refusals", "events", "own events")


@pytest.mark.parametrize(
    ("fault", "question"),
    [
        *[(leak, testing.secrets_are_kept) for leak in LEAKS],
        ("weights", testing.chance_is_weighed),
    ],
)
def test_a_question_fails_where_its_promise_is_broken(
    fault: str, question: testing.Question
) -> None:
    """And passes where it is kept."""
    question(toy())
    with pytest.raises(AssertionError):
        question(toy(fault))


def test_a_drawing_that_there_is_not_is_found() -> None:
    """The toy names words, of which nobody has a drawing."""
    with pytest.raises(AssertionError, match="no art word"):
        testing.scenes_can_be_drawn(toy())


def test_a_forgotten_weight_is_caught() -> None:
    """A weight that nobody wrote is 0, not whatever was there before."""
    game = toy("weights")

    assert game.weights(game.start()) == [1, 1, 0]
    assert bad_weights(game, game.start())


def test_any_generator_will_do_to_fill_in_what_is_hidden() -> None:
    """Ours or the standard library's."""
    game = toy()
    state = game.play(game.play(game.start(), 0), 1)
    for rng in (Random(1), random.Random(1)):
        drawn = {game.determinise(game.view(state, 0), rng) for _ in range(30)}
        assert len(drawn) == 2
        assert {game.view(one, 0) for one in drawn} == {game.view(state, 0)}


def test_what_is_hidden_is_drawn_fairly() -> None:
    """Each of two cards about half of the time; four standard deviations."""
    game = toy()
    state = game.play(game.play(game.start(), 0), 1)
    rng = Random(5)
    view = game.view(state, 0)
    same = sum(game.determinise(view, rng) == state for _ in range(2_000))

    assert abs(same - 1_000) < 90


def test_a_game_written_outside_the_package_is_a_game_too() -> None:
    """It can be walked and kept, compiled or not."""
    game = toy()
    last, plies, listed = exploration.playout(game.rules, game.start(), Random(1))

    assert (plies, listed) == (4, 3 + 2 + 2 + 2)
    assert game.outcome(last) is not None
    kept = match_from_moves(game, [2, 0, 3, 4]).record()
    assert record.replay(
        game, record.read(record.write(kept))
    ).state == game.read_state("State((3, 1), ('high', 'low'))")
