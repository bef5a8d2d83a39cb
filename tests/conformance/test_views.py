"""What events name is there to be seen, for whoever is told of them."""

from functools import lru_cache

import pytest
from librt.random import Random

import whiskerworks
from tests.conformance.test_every_game import records_of
from tests.corpus import replayed
from whiskerworks.core import exploration
from whiskerworks.core.game import Game
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.value import Value
from whiskerworks.testing.sample_games import ids_of

pytestmark = pytest.mark.wheel

MOST = 150
"""So many moves of a random game are looked at."""
MOST_ENDLESS = 60
"""Fewer, where it goes on for ever and all scenes are alike."""

Step = tuple[Value, int, Value]
"""A move between the positions before and after it."""

on_every_game = pytest.mark.parametrize("name", whiskerworks.names())


def steps(game: Game, seed: int, most: int) -> list[Step]:
    """Return the first moves of a random game, each between its two positions."""
    state, rng = game.start(), Random(seed)
    moves = move_buffer(game.rules.max_legal_moves)
    found: list[Step] = []
    while len(found) < most:
        move = int(exploration.random_move(game.rules, state, rng, moves))
        if move < 0:
            break
        after = game.play(state, move)
        found.append((state, move, after))
        state = after
    return found


@lru_cache(maxsize=2)  # what one move leads to is where the next begins
def ids(game: Game, state: Value, seat: int | None) -> frozenset[str]:
    """Return the ids of all pieces that *seat* sees."""
    return frozenset(ids_of(game.scene(game.view(state, seat)).pieces))


@on_every_game
@pytest.mark.parametrize("seed", range(3))
def test_events_name_pieces_of_the_scenes_around_them(name: str, seed: int) -> None:
    """
    What an event is about is seen after it, and what slides at both its ends.

    What it passes between is in one of the scenes.
    """
    game = whiskerworks.load(name)
    seat = seed - 1 if 0 <= seed - 1 < game.seats else None
    for step in steps(game, seed, MOST_ENDLESS if game.meta.endless else MOST):
        check(game, step, seat)


@on_every_game
def test_the_last_events_of_every_ending_do_so_too(name: str) -> None:
    """In the recorded games, which end in every way there is."""
    for path in records_of(name):
        kept, game, states = replayed(path)
        last = list(zip(states, kept.plies, states[1:], strict=False))[-12:]
        for state, ply, after in last:
            check(game, (state, game.read(state, ply.text), after), 0)


def check(game: Game, step: Step, seat: int | None) -> None:
    """See that the events of a move name pieces that *seat* sees."""
    state, move, after = step
    before, now = ids(game, state, seat), ids(game, after, seat)
    for event in game.events(state, move, seat):
        assert set(event.spots) <= now, event
        assert len(set(event.spots)) == len(event.spots), event
        for way in event.slides:
            assert way[0] in before, event
            assert way[-1] in now, event
            assert set(way[1:-1]) <= before | now, event


@on_every_game
def test_most_events_name_something(name: str) -> None:
    """A game whose events are about nothing has forgotten to say what."""
    game = whiskerworks.load(name)
    told = [
        event
        for state, move, _ in steps(game, 5, MOST)
        for event in game.events(state, move, None)
    ]

    assert len([event for event in told if event.spots]) > 0.9 * len(told)
