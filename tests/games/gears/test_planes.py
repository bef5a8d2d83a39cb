"""What programs see of gears."""

import whiskerworks
from tests.planes import planes
from whiskerworks.core.game import Game
from whiskerworks.core.value import Value

BASES = {"j1", "j10"}


def after(*moves: str, swap: bool = False) -> tuple[Game, Value]:
    """Return the game, and the position after these moves."""
    game = whiskerworks.load("gears", first="blue", swap=swap)
    state = game.start()
    for text in moves:
        state = game.play(state, game.read(state, text))
    return game, state


def marked(plane: list[int], number: int = 1) -> set[str]:
    """Return the pegs whose cell holds *number*."""
    return {
        f"{'abcdefghij'[at // 10]}{at % 10 + 1}"
        for at, cell in enumerate(plane)
        if cell == number
    }


def test_a_seat_sees_its_own_wheels_first() -> None:
    """Whoever looks is the first of the two."""
    game, state = after("i1", "i9", "h1")

    blue, red = planes(game, state, 0), planes(game, state, 1)

    assert marked(blue["own-wheels"]) == {"j1", "i1", "h1"}
    assert marked(blue["other-wheels"]) == {"j10", "i9"}
    assert blue["own-wheels"] == red["other-wheels"]
    assert blue["own-base"] != red["own-base"]
    assert marked(blue["own-base"]) | marked(red["own-base"]) == BASES


def test_a_train_tells_which_way_its_wheels_turn() -> None:
    """1 as the base, 2 against it."""
    game, state = after("i1", "i9", "h1")

    train = planes(game, state, 0)["own-train"]

    assert marked(train, 1) == {"j1", "h1"}
    assert marked(train, 2) == {"i1"}


def test_numbers_fill_their_planes() -> None:
    """Cogs in hand, whose turn it is, and whether a swap is offered."""
    game, state = after("i1", swap=True)

    red, blue = planes(game, state, 1), planes(game, state, 0)

    assert set(red["own-hand"]) == {14}
    assert set(red["other-hand"]) == {13}
    assert set(red["own-turn"]) == {1}
    assert set(blue["own-turn"]) == {0}
    assert set(red["may-swap"]) == {1}


def test_every_train_that_cannot_turn_is_marked() -> None:
    """Also one that neither base belongs to."""
    game, state = after("f2", "e5", "g2", "g3")

    assert marked(planes(game, state, 0)["locked"]) == {"f2", "g2", "g3"}


def test_in_a_locked_train_of_a_base_nothing_turns_against_it() -> None:
    """All its wheels are 1, and marked as locked."""
    game, state = after("i3", "j2", "i5", "j4", "i2", "j3")

    shown = planes(game, state, 0)

    train = marked(shown["own-train"])
    assert "j1" in train
    assert marked(shown["own-train"], 2) == set()
    assert marked(shown["locked"]) >= train
