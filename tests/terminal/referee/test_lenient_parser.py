"""Lenient parsing of what people type at a real table."""

import pytest

import whiskerworks
from whiskerworks.core.errors import BadMove
from whiskerworks.terminal.referee import lenient_parser
from whiskerworks.terminal.referee.lenient_parser import (
    AmbiguousOutcome,
    UnexpectedOutcome,
)

DRAWS = ["draw m04", "draw m07", "draw m12", "draw cat"]
STARTS = ["start m05 f5 90", "start m06 f5 180"]
ROLLS = ["roll cat 1", "roll cat 2", "roll cat 3"]
MAZE = whiskerworks.load("maze", 2)
ARENA = whiskerworks.load("arena", 2)


@pytest.mark.parametrize("typed", ["7", "07", "m7", "m07", "draw m07", "draw 7"])
def test_a_card_may_be_typed_in_short(typed: str) -> None:
    """By its number, with or without letter and zero."""
    assert lenient_parser.read_outcome(typed.split(), DRAWS) == ("draw m07", [])


@pytest.mark.parametrize("typed", ["cat2", "2", "cat 2", "roll cat 2"])
def test_a_die_may_be_typed_in_short(typed: str) -> None:
    """By the face it shows."""
    assert lenient_parser.read_outcome(typed.split(), ROLLS) == ("roll cat 2", [])


def test_place_and_angle_of_a_start_card_need_not_be_typed() -> None:
    """[M7] They follow from the card; a cell is not mistaken for a card's number."""
    assert lenient_parser.read_outcome(["5"], STARTS) == ("start m05 f5 90", [])
    assert lenient_parser.read_outcome(["m6"], STARTS) == ("start m06 f5 180", [])


def test_the_words_left_over_are_returned() -> None:
    """So that one line can hold several outcomes."""
    assert lenient_parser.read_outcome(["7", "12"], DRAWS) == ("draw m07", ["12"])


def test_dice_may_be_typed_in_any_order() -> None:
    """Named dice may come in any order; bare numbers keep theirs."""
    typed = ["move3", "cat1", "move2"]
    assert lenient_parser.read_outcome(typed, ROLLS) == (
        "roll cat 1",
        ["move3", "move2"],
    )
    with pytest.raises(UnexpectedOutcome):
        lenient_parser.read_outcome(["move3", "1"], ROLLS)


def test_an_ambiguous_outcome_is_not_guessed() -> None:
    """The error lists them."""
    with pytest.raises(AmbiguousOutcome) as asked:
        lenient_parser.read_outcome(["draw"], DRAWS)
    assert asked.value.choices == tuple(DRAWS)


def test_an_impossible_outcome_is_refused_with_the_possible_ones() -> None:
    """A missing card, a word, an angle."""
    for typed in ("9", "dog", "cat2"):
        with pytest.raises(UnexpectedOutcome) as refused:
            lenient_parser.read_outcome([typed], DRAWS[:3])
        assert refused.value.choices == tuple(DRAWS[:3])


@pytest.mark.parametrize(
    ("typed", "text"),
    [("9", "draw m09"), ("cucumber", "draw cucumber"), ("m07 e4 90", "m07 e4 90")],
)
def test_impossible_outcomes_are_understood(typed: str, text: str) -> None:
    """So that the rules can say why."""
    assert (
        lenient_parser.read_impossible_outcome(MAZE, MAZE.start(), typed.split(), DRAWS)
        == text
    )


def test_a_die_of_another_kind_is_understood() -> None:
    """But not a number that no die shows."""
    assert (
        lenient_parser.read_impossible_outcome(ARENA, ARENA.start(), ["move2"], ROLLS)
        == "roll move 2"
    )
    with pytest.raises(UnexpectedOutcome):
        lenient_parser.read_impossible_outcome(ARENA, ARENA.start(), ["cat4"], ROLLS)


def test_moves_are_read_with_short_names_of_cards() -> None:
    """And the words after them are returned."""
    state = MAZE.start()
    assert lenient_parser.read_move(MAZE, state, ["7", "e4", "90"]) == ("m07 e4 90", [])
    typed = ["drop", "m7", "e4", "90", "12"]
    assert lenient_parser.read_move(MAZE, state, typed) == ("drop m07 e4 90", ["12"])
    assert lenient_parser.read_move(MAZE, state, ["spin", "e4", "90"]) == (
        "spin e4 90",
        [],
    )


def test_a_text_that_is_not_a_move_is_refused_by_the_game() -> None:
    """With what is missing."""
    with pytest.raises(BadMove, match="bad-no-angle"):
        lenient_parser.read_move(MAZE, MAZE.start(), ["m07", "e4"])


def test_semicolons_and_commas_separate_parts_of_a_line() -> None:
    """Case and spaces do not matter."""
    assert lenient_parser.split_parts(" M7 e4 90;12 ,, CAT ") == [
        ["m7", "e4", "90"],
        ["12"],
        ["cat"],
    ]


def test_choices_are_listed_without_their_common_words() -> None:
    """But a number keeps the word that it belongs to."""
    assert lenient_parser.short_choices(["deal 1 mouse", "deal 1 cat"]) == [
        "mouse",
        "cat",
    ]
    assert lenient_parser.short_choices(["start 0", "start 1"]) == ["0", "1"]
    assert lenient_parser.short_choices(["roll cat 1", "roll cat 2"]) == [
        "cat 1",
        "cat 2",
    ]
    assert lenient_parser.short_choices(["draw cat"]) == ["cat"]


def test_a_name_stands_for_a_seat_only_where_seats_are_asked_for() -> None:
    """A player called Cat does not hide the card Cat; namesakes are not replaced."""
    seats = ["begin 0", "begin 1"]
    names = ("Cat", "Bob")
    assert lenient_parser.seat_names_to_numbers(["begin", "bob"], seats, names) == [
        "begin",
        "1",
    ]
    assert lenient_parser.seat_names_to_numbers(["cat"], seats, names) == ["0"]
    assert lenient_parser.seat_names_to_numbers(
        ["cat"], ["draw m07", "draw cat"], names
    ) == ["cat"]
    assert lenient_parser.seat_names_to_numbers(["bob"], seats, ("Bob", "Bob")) == [
        "bob"
    ]


def test_capitals_and_blanks_do_not_matter() -> None:
    """Nor do spaces around a dash."""
    assert lenient_parser.split_parts(" I9 -  i8 ;; RED ") == [["i9-i8"], ["red"]]
