"""Errors say what is wrong, and can be sent to another process."""

import pickle

import pytest

from whiskerworks.core.errors import (
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    IllegalMove,
    NoSuchLevel,
    NoSuchSeat,
    UnknownGame,
    WhiskerworksError,
    join_alternatives,
)
from whiskerworks.core.message import Message, Refusal

ERRORS: list[WhiskerworksError] = [
    UnknownGame("chess", ("arena", "gears")),
    BadSeats("arena", 5, (2, 3, 4, 6)),
    NoSuchSeat(7, 2),
    NoSuchLevel(6, 5),
    BadOption("side", "9 is not allowed"),
    BadMove("x", Message("bad-peg", {"name": "x"})),
    IllegalMove("e3", Refusal("taken", {"hex": "e3"}, "A11")),
    BadPosition("turn", "it is missing"),
    BadRecord(3, "it is empty"),
    BadRecord(9, "e3 is refused", "moves[2]", IllegalMove("e3", Refusal("over"))),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_a_journey(error: WhiskerworksError) -> None:
    """It comes back with its text and its attributes."""
    again = pickle.loads(pickle.dumps(error))

    assert type(again) is type(error)
    assert str(again) == str(error)
    for name in ("name", "seats", "option", "text", "refusal", "where", "line"):
        assert getattr(again, name, None) == getattr(error, name, None)


def test_every_error_of_the_core_is_tried() -> None:
    """None is forgotten above."""
    here = [
        kind
        for kind in WhiskerworksError.__subclasses__()
        if kind.__module__ == WhiskerworksError.__module__
    ]
    assert {type(error) for error in ERRORS} == set(here)


def test_a_refusal_within_an_error_is_short() -> None:
    """Messages within messages are told by their codes."""
    cat = Message("who-cat", {"hex": "d5"})
    step = Message("step", {"cost": 2, "adding": (cat, Message("who-else"))})
    refusal = Refusal("too-far", {"cost": 4, "steps": (step,), "who": cat}, "A8")

    assert str(IllegalMove("move3 b3", refusal)) == (
        "move3 b3 is refused: too-far (cost=4, steps=[step(cost=2, "
        "adding=[who-cat(hex=d5), who-else()])], who=who-cat(hex=d5)) [A8]"
    )


def test_why_a_text_is_no_move_is_told_by_its_code() -> None:
    """And kept as something to be said, in anybody's words."""
    problem = Message("bad-form", {"hint": Message("move-hint")})
    error = BadMove("x" * 50, problem)

    assert str(error) == f"'{'x' * 40}…' is not a move: bad-form (hint=move-hint())"
    assert pickle.loads(pickle.dumps(error)).problem == problem


def test_numbers_to_choose_from_read_well() -> None:
    """One, two or several."""
    assert join_alternatives((2,)) == "2"
    assert join_alternatives((2, 3)) == "2 or 3"
    assert join_alternatives((2, 3, 4, 6)) == "2, 3, 4 or 6"
