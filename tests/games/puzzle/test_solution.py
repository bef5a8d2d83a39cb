"""The true picture as data: it belongs to our deck, and hints are made from it."""

import pytest

from tests.games.puzzle.drawing import deck_of, frame, picture, rules
from tools.puzzle_solution import solution_text
from whiskerworks.games import data
from whiskerworks.games.puzzle.rules import agreement, nearer, next_told, solution_of
from whiskerworks.games.puzzle.state import NOTHING, put_of, with_lying
from whiskerworks.kit.our_deck import OURS
from whiskerworks.kit.seams import half_turn, nothing_laid

DECK = rules().deck


def test_the_file_belongs_to_our_deck() -> None:
    """If not: `python -m tools.puzzle_solution`, and OURS in kit/our_deck.py."""
    text = data("puzzle")["solution.toml"]

    assert DECK.digest == OURS
    assert text.endswith(solution_text(DECK, picture()))
    assert solution_of(DECK, data("puzzle")) == picture()
    assert solution_of(deck_of(), data("puzzle")) is None


def test_only_an_assembly_can_be_written() -> None:
    """[P6] A frame that is not full, or does not fit, is none."""
    for wrong in (nothing_laid(), picture()[1:] + picture()[:1]):
        with pytest.raises(ValueError, match="not an assembly of the deck"):
            solution_text(DECK, wrong)


def test_nothing_is_told_when_all_cards_lie_truly() -> None:
    """[P7] Either way round."""
    assert next_told(DECK, picture(), picture()) == NOTHING
    assert next_told(DECK, picture(), half_turn(picture())) == NOTHING


def test_of_two_pictures_that_agree_as_much_the_kept_one_counts() -> None:
    """[P7] As at the start."""
    turned = half_turn(picture())
    one = with_lying(nothing_laid(), 0, turned[0])

    assert nearer(DECK, picture(), nothing_laid()) == picture()
    assert nearer(DECK, picture(), one) == turned
    assert agreement(DECK, turned, one) == 1


def test_a_card_that_looks_the_same_lies_truly() -> None:
    """[P7] The Studio of this deck may be turned as one likes; m01 may not."""
    deck = deck_of(m01="w,o,o,o")
    true = frame("""
        m01 m02 m03 m04 m05 m06 m07
        m08 m09 m10 m11 m12 m13 m14
        m15 m16 m17 m18 m19 m20 m21
        m22 m23 m24 m25 m26 m27 m28
    """)
    turned = with_lying(true, 27, (27, 90))
    assert next_told(deck, true, turned) == NOTHING

    wrong = with_lying(true, 0, (0, 90))
    assert put_of(next_told(deck, true, wrong)) == (0, 0, 0)
