"""The checked door lets legal moves through and says why others stay out."""

import pytest

import whiskerworks
from whiskerworks import CHANCE
from whiskerworks.core import referee
from whiskerworks.core.errors import BadMove, IllegalMove
from whiskerworks.core.message import Params, Refusal

GAME = whiskerworks.load("gears", first="blue")


def test_a_legal_move_of_the_seat_on_turn_is_played() -> None:
    """And the position before it is as it was."""
    start = GAME.start()
    after = referee.submit_text(GAME, start, 0, "e3")

    assert GAME.to_move(after) == 1
    assert start == GAME.start()


@pytest.mark.parametrize(
    ("seat", "code", "named"),
    [
        (1, "not-your-turn", {"seat": 1, "turn": 0}),
        (7, "no-such-seat", {"seat": 7}),
        (-2, "no-such-seat", {"seat": -2}),
        (CHANCE, "chance-not-on-turn", {"turn": 0}),
    ],
)
def test_nobody_else_may_move(seat: int, code: str, named: Params) -> None:
    """Not the other player, not a stranger; chance is told whose turn it is."""
    with pytest.raises(IllegalMove, match=rf"e3 is refused: {code}") as caught:
        referee.submit_text(GAME, GAME.start(), seat, "e3")
    assert caught.value.refusal == Refusal(code, named)


def test_nobody_decides_for_chance() -> None:
    """A coin is tossed, not laid."""
    game = whiskerworks.load("gears", first="coin")
    with pytest.raises(IllegalMove) as caught:
        referee.submit_text(game, game.start(), 1, "first red")
    assert caught.value.refusal == Refusal("chance-on-turn", {"seat": 1})


def test_a_refusal_names_the_move_the_reason_and_the_rule() -> None:
    """So that the table can say it."""
    with pytest.raises(
        IllegalMove, match=r"^j1-e3 is refused: corner-wheel \(peg=j1\) \[G2\]$"
    ):
        referee.submit_text(GAME, GAME.start(), 0, "j1-e3")


def test_a_number_that_is_no_move_is_refused_too() -> None:
    """Numbers come from programs, and programs err."""
    with pytest.raises(IllegalMove, match=r"^99999 is refused: no-such-move") as caught:
        referee.submit(GAME, GAME.start(), 0, 99_999)
    assert caught.value.refusal == Refusal("no-such-move", {"move": 99_999})


def test_a_text_that_is_no_move_is_not_even_refused() -> None:
    """It is another mistake: nothing of this game is written like that."""
    with pytest.raises(BadMove, match="'e11' is no move: bad-peg"):
        referee.submit_text(GAME, GAME.start(), 0, "e11")


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    """Whoever asks."""
    state = GAME.start()
    for text in ["i3", "j2", "i5", "j4", "i2", "j3"]:
        mover = GAME.to_move(state)
        assert mover is not None
        state = referee.submit_text(GAME, state, mover, text)

    for seat in (0, 1):
        with pytest.raises(IllegalMove, match="over"):
            referee.submit_text(GAME, state, seat, "e3")
