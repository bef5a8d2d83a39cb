"""What programs see of arena."""

import pytest

import whiskerworks
from tests.games.arena.positions import CALM, drawn, played
from tests.planes import listed, planes
from whiskerworks.core.game import Game

FAR = 3
"""The side that is drawn has four hexes, so a square of seven by seven holds it."""


def marked(game: Game, plane: list[int]) -> set[str]:
    """Return the hexes whose cell is not 0, found by their axial coordinates."""
    side = game.options["side"]
    assert isinstance(side, int)
    across = 2 * side - 1
    names = set()
    for cell in listed(plane):
        row, column = divmod(cell, across)
        r, q = row - side + 1, column - side + 1
        names.add(f"{'abcdefghijklm'[row]}{q - max(1 - side, 1 - side - r) + 1}")
    return names


def test_a_map_holds_every_hex_by_its_axial_coordinates() -> None:
    """And what lies there."""
    game, state = drawn(CALM, "move1", side=4)

    shown = planes(game, state, 0)

    assert len(listed(shown["hexes"])) == 37
    assert marked(game, shown["cat"]) == {"d4"}
    assert marked(game, shown["cheese"]) == {"c3", "f3"}
    assert marked(game, shown["own-mouse"]) == {"c2"}
    assert marked(game, shown["mouse-1"]) == {"g4"}


def test_the_middle_is_in_the_middle() -> None:
    """And neighbours are left, right, above, below, and on one slant."""
    game, state = drawn(CALM, "move1", side=4)

    middle = 7 * FAR + FAR

    assert listed(planes(game, state, 0)["cat"]) == {middle: 1}
    for neighbour in (-7, -6, -1, 1, 6, 7):
        assert planes(game, state, 0)["hexes"][middle + neighbour] == 1


@pytest.mark.parametrize("side", [4, 5, 6, 7])
def test_the_rim_is_as_long_as_it_is(side: int) -> None:
    """The square grows with the side."""
    game = whiskerworks.load("arena", 2, side=side)

    shown = planes(game, game.start(), None)

    assert game.planes.rows == game.planes.columns == 2 * side - 1
    assert len(listed(shown["rim"])) == 6 * (side - 1)


def test_a_seat_sees_its_own_mouse_and_points_first() -> None:
    """The others come in turn."""
    game, state = drawn(CALM, "move1,move2", turn=0, side=4)
    state = played(game, state, "move2 c3")

    blue, red = planes(game, state, 0), planes(game, state, 1)

    assert marked(game, blue["own-mouse"]) == marked(game, red["mouse-1"]) == {"c3"}
    assert set(blue["own-points"]) == set(red["points-1"]) == {1}
    assert set(red["own-points"]) == set(blue["points-1"]) == {0}
    assert listed(blue["on-turn"]) == {1: 1}
    assert listed(red["on-turn"]) == listed(red["passed-at"]) == {0: 1}
    assert set(red["own-turn"]) == {1}
    assert set(blue["own-turn"]) == {0}


def test_dice_are_counted_by_what_they_show() -> None:
    """Cat 1 to 3, move 1 to 3, cheese 1 to 3."""
    game, state = drawn(CALM, "cat2,move1,move1,cheese3", side=4)

    assert listed(planes(game, state, 0)["dice"]) == {1: 1, 3: 2, 8: 1}


def test_dice_to_be_rolled_are_counted_by_kind() -> None:
    """Cat, move, cheese: at first all cheese lies on the board."""
    game = whiskerworks.load("arena", 3)
    state = game.start()

    shown = planes(game, state, 0)
    assert listed(shown["to-roll"]) == {0: 1, 1: 6}
    assert listed(shown["on-turn"]) == {}

    state = played(game, state, "start 2")
    state = game.play(state, game.legal_moves(state)[0])
    shown = planes(game, state, 1)
    assert listed(shown["to-roll"]) == {1: 6}
    assert listed(shown["on-turn"]) == {1: 1}
    assert set(shown["own-turn"]) == {0}


def test_many_rounds_are_cut_short() -> None:
    """Numbers end at 255; what is near the end is exact."""
    long = whiskerworks.load("arena", 2, round_limit=1_000)
    short = whiskerworks.load("arena", 2, round_limit=12)

    assert set(planes(long, long.start(), 0)["rounds-left"]) == {255}
    assert set(planes(short, short.start(), 0)["rounds-left"]) == {11}


def test_how_it_ended_is_shown_and_nobody_is_on_turn() -> None:
    """By points it is the first way to end."""
    game = whiskerworks.load("arena", 2, side=4, goal=1)
    state = drawn(CALM, "move2", side=4)[1]

    shown = planes(game, played(game, state, "move2 c3"), 0)

    assert listed(shown["ending"]) == {0: 1}
    assert set(shown["own-turn"]) == {0}
