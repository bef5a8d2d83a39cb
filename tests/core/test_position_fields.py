"""Positions on one line: what is wrong is named with its field."""

from collections.abc import Callable

import pytest

from whiskerworks.core.errors import BadPosition
from whiskerworks.core.position_fields import (
    read_field_number,
    read_fields,
    read_places,
    read_word,
)

PLACES = {"a1": 0, "a2": 1, "b1": 2}


def fields(text: str) -> dict[str, str]:
    return read_fields(text, ("cat", "turn"), ("round",), "turn:0")


def test_fields_are_read_by_name_in_any_order() -> None:
    """Those that need not be said may be missing."""
    assert fields("turn:0 cat:e5") == {"cat": "e5", "turn": "0"}
    assert fields(" round:3  turn:0 cat: ") == {"cat": "", "turn": "0", "round": "3"}


def test_what_a_field_says_is_read() -> None:
    """Numbers within their bounds, words of a list, places or none."""
    assert read_field_number({"round": "3"}, "round", 1, 3, 1) == 3
    assert read_field_number({}, "round", 1, 3, 2) == 2
    assert read_word("turn", "red", ("blue", "red")) == 1
    assert read_places("cheese", "b1,a1", PLACES, "hex") == [2, 0]
    assert read_places("cheese", "-", PLACES, "hex") == []


@pytest.mark.parametrize(
    ("reads", "problem"),
    [
        (
            lambda: fields("cat:e5 dog"),
            "dog: fields are cat, turn, round, as in turn:0",
        ),
        (lambda: fields("cat:e5 dog:1 turn:0"), "dog:1: fields are cat"),
        (lambda: fields("cat:e5 cat:e6 turn:0"), "cat: it appears twice"),
        (lambda: fields("cat:e5"), "turn: it is missing"),
        (lambda: fields("x" * 1000), f"{'x' * 40}…: fields are"),
        (
            lambda: read_field_number({"round": "0"}, "round", 1, 3, 1),
            "round: '0' is not a whole number from 1 to 3",
        ),
        (lambda: read_field_number({"n": "4"}, "n", 1, 3, 1), "n: '4' is not a whole"),
        (lambda: read_field_number({"n": "x"}, "n", 1, 3, 1), "n: 'x' is not a whole"),
        (lambda: read_field_number({}, "n", 1, 3, 4), "n: '4' is not a whole number"),
        (
            lambda: read_word("turn", "green", ("blue", "red")),
            "turn: 'green' is not one of blue, red",
        ),
        (
            lambda: read_places("cheese", "a1,z9", PLACES, "hex"),
            "cheese: there is no hex 'z9'; there are a1 to b1, and - for none",
        ),
        (lambda: read_places("cheese", "", PLACES, "hex"), "there is no hex ''"),
    ],
)
def test_what_is_wrong_is_named(reads: Callable[[], object], problem: str) -> None:
    """The field, and what it should be."""
    with pytest.raises(BadPosition) as caught:
        reads()
    assert str(caught.value).startswith(problem) or problem in str(caught.value)
