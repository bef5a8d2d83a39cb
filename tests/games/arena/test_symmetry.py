"""Turning the board by 60° changes nothing but names [A1 to A3]."""

import random

import pytest

from tests.games.arena.positions import SIDES, rules_of, strewn
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value
from whiskerworks.games.arena.state import (
    State,
    cheese_of,
    mice_of,
    pack,
    scores_of,
)
from whiskerworks.kit.hex_grid import set_of


def turned(game: Game, state: Value) -> State:
    """Return a position of six seats turned clockwise: each gets the next corner."""
    assert isinstance(state, State)
    grid = rules_of(game).board
    mice = [grid.turned(mouse) for mouse in mice_of(state, 6)]
    scores = scores_of(state, 6)
    cheese = [grid.turned(place) for place in cheese_of(state)]
    return State(
        grid.turned(int(state.cat)),
        pack([*mice[5:], *mice[:5]], 8),
        *set_of(cheese),
        pack([*scores[5:], *scores[:5]], 8),
        state.pool,
        state.to_roll,
        (state.turn + 1) % 6,
        (state.anchor + 1) % 6,
        state.idle,
        state.round,
        state.ending,
    )


def turned_move(game: Game, move: int) -> int:
    """Return a move of a seat as it is written on the turned board."""
    rules = rules_of(game)
    if move >= rules.pass_move:
        return move
    sort, place = rules.use_of(move)
    return sort * int(rules.board.hexes) + rules.board.turned(place)


@pytest.mark.parametrize("side", SIDES)
def test_a_turned_position_offers_the_turned_moves(side: int) -> None:
    """And each leads to the turned position, in random ones of six seats."""
    rng = random.Random(side)
    for _ in range(60):
        game, state, _ = strewn(6, side, rng)
        other = turned(game, state)
        moves = game.legal_moves(state)

        assert {turned_move(game, m) for m in moves} == set(game.legal_moves(other))
        for move in moves[::3]:
            after = game.play(other, turned_move(game, move))
            assert after == turned(game, game.play(state, move))


@pytest.mark.parametrize("side", SIDES)
def test_the_start_is_the_same_for_all_six(side: int) -> None:
    """[A2, A3] Turned, and started by the next seat, it is what it was."""
    game, _, _ = strewn(6, side, random.Random(1))
    for seat in range(6):
        first = game.play(game.start(), game.read(game.start(), f"start {seat}"))
        after = game.play(
            game.start(), game.read(game.start(), f"start {(seat + 1) % 6}")
        )
        assert turned(game, first) == after
