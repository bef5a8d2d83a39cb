"""No die is ever lost or made [A4, A6, A7, A9 to A11]."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

import whiskerworks
from tests.games.arena.positions import SEATS, SIDES, rules_of
from whiskerworks.core.errors import BadOption
from whiskerworks.core.game import Game
from whiskerworks.core.rules import move_buffer
from whiskerworks.core.seat import CHANCE
from whiskerworks.core.value import Value
from whiskerworks.games.arena import view
from whiskerworks.games.arena.meta import CHEESE_DICE_COUNT, MOVE_DICE_BY_SEATS
from whiskerworks.games.arena.state import (
    BY_EXHAUSTION,
    State,
    cheese_of,
    dice_of_sort,
    pool_of,
)


def cheese_on(state: Value) -> int:
    """Return how many cheese dice lie on the board."""
    assert isinstance(state, State)
    return len(cheese_of(state))


def counted(state: Value) -> list[int]:
    """Return the dice of each kind that can be seen: rolled, to roll, on the board."""
    assert isinstance(state, State)
    rolled, left = view.dice_by_kind(pool_of(state)), to_roll(state)
    found = [one + other for one, other in zip(rolled, left, strict=True)]
    return [*found[:2], found[2] + cheese_on(state)]


def to_roll(state: State) -> list[int]:
    """Return the dice still to be rolled: cat, move, cheese."""
    return [int(dice_of_sort(state.to_roll, place)) for place in (2, 1, 0)]


def put_aside(game: Game, before: Value, move: int, aside: list[int]) -> list[int]:
    """Return the dice that lie aside after a move, by what the rules say of it."""
    text = game.write(before, move)
    after = game.play(before, move)
    assert isinstance(before, State)
    assert isinstance(after, State)
    if after.round != before.round:
        return [0, 0, 0]
    aside = list(aside)
    if text.startswith(("move", "cat")):
        aside[0 if text.startswith("cat") else 1] += 1
        aside[2] += cheese_on(before) - cheese_on(after)
    return aside


@given(
    st.sampled_from(SEATS),
    st.sampled_from(SIDES),
    st.lists(st.integers(0, 10**6), min_size=30, max_size=250),
)
@settings(max_examples=60, deadline=None)
def test_dice_are_conserved_at_every_step(
    seats: int, side: int, choices: list[int]
) -> None:
    """Rolled, to be rolled, on the board, or aside until the next roll."""
    game = whiskerworks.load("arena", seats, side=side)
    total = [1, MOVE_DICE_BY_SEATS[seats], CHEESE_DICE_COUNT]
    state: Value = game.start()
    aside = [0, 0, 0]
    for choice in choices:
        moves = game.legal_moves(state)
        if not moves:
            break
        move = moves[choice % len(moves)]
        aside = put_aside(game, state, move, aside)
        state = game.play(state, move)
        assert isinstance(state, State)
        if state.ending == BY_EXHAUSTION:
            break

        seen = counted(state)
        assert [s + a for s, a in zip(seen, aside, strict=True)] == total
        unseen = view.dice_put_aside(rules_of(game), state)
        assert unseen == [r + a for r, a in zip(to_roll(state), aside, strict=True)]


def weights_by_kind(game: Game, seed: int) -> dict[str, set[tuple[int, ...]]]:
    """Return the weights with which each kind of dice was rolled in a random game."""
    state, rng = game.start(), Random(seed)
    moves = move_buffer(game.rules.max_legal_moves)
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
    moves, rng = move_buffer(game.rules.max_legal_moves), Random(5)
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
