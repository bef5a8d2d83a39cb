"""Positions and explanations of arena as values, and what there is room for."""

import whiskerworks
from tests.games.arena.positions import CALM, CROWDED, drawn, rules_of
from whiskerworks.core.message import Message
from whiskerworks.games.arena.state import (
    STOPPED_BY_DIE,
    CatRun,
    HexEntry,
    State,
    explain_entry,
)


def test_positions_that_differ_in_one_thing_are_not_the_same() -> None:
    """Whatever it is: a hex, a die, a point, a seat, a round."""
    numbers = list(range(12))
    same = State(*numbers)

    assert same == State(*numbers)
    for place in range(12):
        changed = [n + 100 * (i == place) for i, n in enumerate(numbers)]
        assert State(*changed) != same, place


def test_explanations_that_differ_in_one_thing_are_not_the_same() -> None:
    """[A8, A10] Neither those of a hex nor those of the cat's way."""
    cat = Message("who-cat", {"hex": "d5"})
    hexes = [
        HexEntry(1, 2, (), None),
        HexEntry(2, 2, (), None),
        HexEntry(1, 3, (), None),
        HexEntry(1, 2, (cat,), None),
        HexEntry(1, 2, (), cat),
    ]
    ways = [
        CatRun((1, 2), (), STOPPED_BY_DIE, ()),
        CatRun((1, 3), (), STOPPED_BY_DIE, ()),
        CatRun((1, 2), (2,), STOPPED_BY_DIE, ()),
        CatRun((1, 2), (), "rim", ()),
        CatRun((1, 2), (), STOPPED_BY_DIE, (cat,)),
    ]

    assert len(set(hexes)) == len(hexes)
    assert len(set(ways)) == len(ways)


def test_nobody_enters_a_hex_that_is_held_at_any_cost() -> None:
    """[A8] The explanation says 0, and who holds it."""
    game, state = drawn(CROWDED, "move2")
    board = rules_of(game).board
    found = explain_entry(board, state, 2, 0, board.named("c4"))

    assert (found.cost, found.holder) == (
        0,
        Message("holder-mouse", {"colour": "red"}),
    )


def test_the_fullest_position_offers_as_much_as_there_is_room_for() -> None:
    """[A8, A10, A11] 36 ways to go, 6 for the cat, 36 places for cheese, and pass."""
    game = whiskerworks.load("arena", side=7)
    dice = "cat3,move1,move2,move3,cheese1,cheese2,cheese3"
    state = game.read_state(f"cat:g4 mice:g10,a1 cheese:- dice:{dice} turn:0")

    assert len(game.legal_moves(state)) == 79 == game.rules.max_legal_moves


def test_cheese_is_swept_off_either_half_of_a_large_board() -> None:
    """[A10] Hexes from the 65th on are kept apart from the others."""
    game = whiskerworks.load("arena", side=7)
    state = game.read_state(
        "cat:g7 mice:a1,a7 cheese:f7,e7,h7,i7 dice:cat2,move1 turn:0"
    )
    for text, left in (("cat2 e7", "h7,i7"), ("cat2 i7", "e7,f7")):
        after = game.play(state, game.read(state, text))
        assert game.write_state(after).split()[2] == f"cheese:{left}"


def test_the_drawing_is_of_the_seat_that_is_said() -> None:
    """And a drawing may be without cheese."""
    _, state = drawn(CALM.replace("*", "."), "move1", turn=1)

    assert (state.turn, state.cheese_low, state.cheese_high) == (1, 0, 0)
