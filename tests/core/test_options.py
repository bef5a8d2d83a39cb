"""Options are data; wrong ones are refused by name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import whiskerworks
from whiskerworks.core.errors import BadOption, BadSeats, UnknownGame
from whiskerworks.core.options import Option, read_options, resolve_options

FIRST = Option("first", "coin", "X1", choices=("coin", "blue"))
LIMIT = Option("limit", 60, "X2", least=0, most=100)
SWAP = Option("swap", False, "X3")
ALL = (FIRST, LIMIT, SWAP)


def test_defaults_fill_in_what_is_not_given() -> None:
    """In the declared order."""
    chosen = resolve_options(ALL, {"limit": 7})
    assert list(chosen.items()) == [("first", "coin"), ("limit", 7), ("swap", False)]


@pytest.mark.parametrize("value", [0, 100])
def test_a_number_may_be_the_least_and_the_most(value: int) -> None:
    """Both ends of the range belong to it."""
    assert resolve_options(ALL, {"limit": value})["limit"] == value


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (FIRST, "one of coin, blue"),
        (LIMIT, "a whole number from 0 to 100"),
        (SWAP, "on or off"),
    ],
)
def test_an_option_says_what_it_allows(option: Option, text: str) -> None:
    """And says it again to whoever gives something else."""
    assert option.allowed() == text
    with pytest.raises(BadOption, match=rf"'\?' is not {text}$"):
        option.check("?")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("first", "green"),
        ("first", 1),
        ("first", None),
        ("limit", -1),
        ("limit", 101),
        ("limit", "7"),
        ("limit", True),
        ("limit", 7.0),
        ("swap", 1),
        ("swap", "on"),
        ("colour", "blue"),
    ],
)
def test_a_wrong_value_names_its_option(name: str, value: object) -> None:
    """Unknown, out of range, or of the wrong kind."""
    with pytest.raises(BadOption, match=rf"^option {name}: ") as caught:
        resolve_options(ALL, {name: value})
    assert caught.value.option == name


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("limit", "7.5"),
        ("limit", ""),
        ("limit", "--7"),
        ("limit", "٧"),
        ("limit", "007"),
        ("limit", "9" * 5_000),
        ("limit", "-1"),
        ("swap", "1"),
    ],
)
def test_a_wrong_text_names_its_option(name: str, text: str) -> None:
    """As typed on a command line or found in a record."""
    with pytest.raises(BadOption, match=rf"^option {name}: "):
        read_options(ALL, {name: text})


@given(st.sampled_from(["coin", "blue"]), st.integers(0, 100), st.booleans())
def test_values_read_back_from_their_text(first: str, limit: int, swap: bool) -> None:
    """`read` is the inverse of `write`."""
    chosen = resolve_options(ALL, {"first": first, "limit": limit, "swap": swap})
    texts = {option.name: option.write(chosen[option.name]) for option in ALL}
    assert read_options(ALL, texts) == chosen


def test_a_choice_of_words_may_look_like_numbers() -> None:
    """What kind an option is follows from its default alone."""
    size = Option("size", "5", "X4", choices=("5", "7"))

    assert read_options((size,), {"size": "7"}) == {"size": "7"}


@given(st.text())
def test_any_text_is_a_value_or_a_named_mistake(text: str) -> None:
    """Nothing else can come of reading an option."""
    for option in ALL:
        try:
            assert option.check(option.read(text)) == option.read(text)
        except BadOption as problem:
            assert problem.option == option.name


def test_a_free_choice_takes_words_of_ones_own() -> None:
    """On one line, as a record keeps it."""
    deck = Option("deck", "ours", "X4", choices=("ours",), free=True)

    assert deck.check("m01 N.E.") == "m01 N.E."
    assert deck.allowed() == "one of ours, or text of your own"
    for wrong in ("", " m01", "m01\nm02", "a\u2028b"):
        with pytest.raises(BadOption, match="option deck"):
            deck.check(wrong)


def test_load_refuses_what_it_does_not_know() -> None:
    """Game, seats and options are each named."""
    with pytest.raises(UnknownGame, match=r"'chess'.*gears"):
        whiskerworks.load("chess")
    with pytest.raises(BadSeats, match="gears has 2 seats, not 3"):
        whiskerworks.load("gears", 3)
    for seats in (True, 2.0, "2"):
        with pytest.raises(BadSeats, match=f"not {seats!r}"):
            whiskerworks.load("gears", seats)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="option colour: there is no such option"):
        whiskerworks.load("gears", colour="blue")
