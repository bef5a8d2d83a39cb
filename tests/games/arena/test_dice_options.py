"""The options `cat_die` and `cheese_dice`: what their faces are [A4]."""

from collections import Counter

import pytest
from librt.random import Random

import whiskerworks
from whiskerworks.core.errors import BadOption
from whiskerworks.core.game import Game
from whiskerworks.core.rules import room
from whiskerworks.core.seat import CHANCE


def weights_by_kind(game: Game, seed: int) -> dict[str, set[tuple[int, ...]]]:
    """Return the weights with which each kind of dice was rolled in a random game."""
    state, rng, moves = game.start(), Random(seed), room(game.rules.most_moves)
    found: dict[str, set[tuple[int, ...]]] = {}
    while game.to_move(state) is not None:
        move = int(game.rules.pick(state, moves, rng))
        text = game.write(state, move)
        if game.to_move(state) == CHANCE and text.startswith("roll"):
            kind = text.split()[1]
            found.setdefault(kind, set()).add(tuple(game.weights(state)))
        state = game.play(state, move)
    return found


def test_each_kind_is_rolled_by_its_own_faces() -> None:
    """The move dice stay as they are."""
    game = whiskerworks.load("arena", cat_die="111223", cheese_dice="122333", goal=2)

    found = weights_by_kind(game, 3)

    assert found == {"cat": {(3, 2, 1)}, "move": {(1, 1, 1)}, "cheese": {(1, 2, 3)}}


def test_drawing_follows_the_faces() -> None:
    """Four of six faces are 1: two thirds of many rolls."""
    game = whiskerworks.load("arena", cat_die="111123")
    moves, rng = room(game.rules.most_moves), Random(5)
    state = game.play(game.start(), game.legal_moves(game.start())[0])

    rolls = [int(game.rules.pick(state, moves, rng)) for _ in range(6000)]
    shown = Counter([game.write(state, move) for move in rolls])

    assert abs(shown["roll cat 1"] - 4000) < 150
    assert abs(shown["roll cat 2"] - 1000) < 120


@pytest.mark.parametrize("faces", ["", "11223", "112234", "111122", "1 2 3 1 2 3"])
def test_other_faces_are_refused_by_name(faces: str) -> None:
    """A die has six, and every value at least once."""
    with pytest.raises(BadOption, match="option cat_die: "):
        whiskerworks.load("arena", cat_die=faces)
    with pytest.raises(BadOption, match="option cheese_dice: "):
        whiskerworks.load("arena", cheese_dice=faces)
