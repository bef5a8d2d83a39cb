"""The true picture as data: it belongs to our deck, and hints are made from it."""

import pytest

from tests.games.puzzle.drawing import deck_of, frame, picture, rules
from tools.puzzle_solution import solution_text
from whiskerworks.games import data
from whiskerworks.games.puzzle.rules import (
    matching_cards,
    nearer_solution,
    next_revealed_placement,
    solution_of,
)
from whiskerworks.games.puzzle.state import NO_MOVE, card_placed_by, with_card_at
from whiskerworks.kit.deck_option import OUR_DIGEST
from whiskerworks.kit.picture_assembly import empty_assembly, half_turn

DECK = rules().deck


def test_the_file_belongs_to_our_deck() -> None:
    """Otherwise run `python -m tools.puzzle_solution` and set OUR_DIGEST."""
    text = data("puzzle")["solution.toml"]

    assert DECK.digest == OUR_DIGEST
    assert text.endswith(solution_text(DECK, picture()))
    assert solution_of(DECK, data("puzzle")) == picture()
    assert solution_of(deck_of(), data("puzzle")) is None


def test_only_an_assembly_can_be_written() -> None:
    """[P6] A frame that is not full, or does not fit, is none."""
    for wrong in (empty_assembly(), picture()[1:] + picture()[:1]):
        with pytest.raises(ValueError, match="not an assembly of the deck"):
            solution_text(DECK, wrong)


def test_nothing_is_told_when_all_cards_lie_truly() -> None:
    """[P7] Either way round."""
    assert next_revealed_placement(DECK, picture(), picture()) == NO_MOVE
    assert next_revealed_placement(DECK, picture(), half_turn(picture())) == NO_MOVE


def test_of_two_pictures_that_agree_as_much_the_kept_one_counts() -> None:
    """[P7] As at the start."""
    turned = half_turn(picture())
    one = with_card_at(empty_assembly(), 0, turned[0])

    assert nearer_solution(DECK, picture(), empty_assembly()) == picture()
    assert nearer_solution(DECK, picture(), one) == turned
    assert matching_cards(DECK, turned, one) == 1


def test_a_card_that_looks_the_same_lies_truly() -> None:
    """[P7] The Studio of this deck may be turned as one likes; m01 may not."""
    deck = deck_of(m01="w,o,o,o")
    true = frame("""
        m01 m02 m03 m04 m05 m06 m07
        m08 m09 m10 m11 m12 m13 m14
        m15 m16 m17 m18 m19 m20 m21
        m22 m23 m24 m25 m26 m27 m28
    """)
    turned = with_card_at(true, 27, (27, 90))
    assert next_revealed_placement(deck, true, turned) == NO_MOVE

    wrong = with_card_at(true, 0, (0, 90))
    assert card_placed_by(next_revealed_placement(deck, true, wrong)) == (0, 0, 0)
