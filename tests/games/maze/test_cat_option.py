"""The option `cat`: after how many cards the Cat comes [M8]."""

from fractions import Fraction

import pytest
from librt.random import Random

import whiskerworks
from whiskerworks.core.errors import BadOption
from whiskerworks.core.game import Game
from whiskerworks.core.rules import move_buffer
from whiskerworks.games.maze.state import DRAWING, State, is_cat_drawn


def chance_of_cat(game: Game, state: State) -> Fraction:
    """Return how likely the Cat is to be drawn next."""
    weights = game.weights(state)
    pairs = zip(game.legal_moves(state), weights, strict=True)
    cat = [weight for move, weight in pairs if game.write(state, move) == "draw cat"]
    return Fraction(sum(cat), sum(weights))


def draws(game: Game, seed: int) -> dict[int, Fraction]:
    """Return how likely the Cat was at each draw before it came, in a random game."""
    state, rng = game.start(), Random(seed)
    moves = move_buffer(game.rules.max_legal_moves)
    found: dict[int, Fraction] = {}
    while game.to_move(state) is not None:
        assert isinstance(state, State)
        if state.phase == DRAWING and not is_cat_drawn(state):
            found[int(state.drawn)] = chance_of_cat(game, state)
        state = game.play(state, int(game.rules.pick(state, moves, rng)))
    return found


@pytest.mark.parametrize("seed", range(8))
def test_the_cat_comes_within_its_span_each_place_equally_likely(seed: int) -> None:
    """With 2-4: after 2, 3 or 4 cards, so next in 1 of 3, 1 of 2, and for sure."""
    found = draws(whiskerworks.load("maze", cat="2-4"), seed)

    expected = {2: Fraction(1, 3), 3: Fraction(1, 2), 4: Fraction(1)}
    assert found
    assert max(found) <= 4
    assert all(chance == expected.get(k, 0) for k, chance in found.items())


def test_the_cat_may_come_at_once_or_last() -> None:
    """Its place may be known to all."""
    first = draws(whiskerworks.load("maze", cat="0-0"), 1)

    assert first == {0: Fraction(1)}


@pytest.mark.parametrize("text", ["", "5", "9-2", "0-19", "a-b", "1-2-3", "-3"])
def test_other_spans_are_refused_by_name(text: str) -> None:
    """Whatever is no span of the upper cards."""
    with pytest.raises(BadOption, match="option cat: "):
        whiskerworks.load("maze", cat=text)
