"""The search by seams finds what fits, and says so when nothing does."""

from tests.games.puzzle.drawing import deck_of, picture, rules
from tests.lab.drawn import Drawing
from whiskerworks.games.puzzle.advice import Solver
from whiskerworks.kit.seams import (
    PLACES,
    half_turn,
    is_assembled,
    laid,
    misfits,
    nothing_laid,
)

DECK = rules().deck
EVERYWHERE = list(range(PLACES))
ENOUGH = 20_000


def test_it_finds_the_picture_of_our_deck() -> None:
    """[P5] The one that is known, or its half turn."""
    found = Solver(DECK).fill(nothing_laid(), EVERYWHERE, ENOUGH)

    assert found is not None
    assert is_assembled(DECK, found)


def test_it_finds_the_picture_of_any_deck() -> None:
    """[P4] By its seams."""
    deck = Drawing().cut()
    found = Solver(deck).fill(nothing_laid(), EVERYWHERE, ENOUGH)

    assert found is not None
    assert is_assembled(deck, found)


def test_what_lies_there_stays() -> None:
    """Either way round, and the rest is found."""
    for whole in (picture(), half_turn(picture())):
        frame = whole[:5] + nothing_laid()[5:]
        found = Solver(DECK).fill(frame, EVERYWHERE[5:], ENOUGH)

        assert found is not None
        assert found[:5] == frame[:5]
        assert is_assembled(DECK, found)


def test_only_the_places_that_are_named_are_filled() -> None:
    """And what lies there then fits."""
    found = Solver(DECK).fill(nothing_laid(), [3, 4, 11], ENOUGH)

    assert found is not None
    assert [place for _, place, _ in laid(found)] == [3, 4, 11]
    assert not misfits(DECK, found)


def test_it_says_so_when_there_is_no_way() -> None:
    """The first card of the picture, turned: the others cannot lie round it."""
    first = picture()[0]
    assert first is not None
    frame = ((first[0], (first[1] + 90) % 360), *nothing_laid()[1:])

    assert Solver(DECK).fill(frame, EVERYWHERE[1:], ENOUGH) is None


def test_it_gives_up_after_so_many_tries() -> None:
    """28 cards need 28 tries at least; and the next search starts afresh."""
    solver = Solver(DECK)

    assert solver.fill(nothing_laid(), EVERYWHERE, 27) is None
    assert solver.fill(nothing_laid(), EVERYWHERE, ENOUGH) is not None


def test_what_fits_at_a_place_is_what_the_seams_say() -> None:
    """[P4] All that fits, and nothing else."""
    frame = picture()[:9] + nothing_laid()[9:]
    found = Solver(DECK).fitting(frame, 9)

    assert picture()[9] in found
    for lying in found:
        assert not misfits(DECK, (*frame[:9], lying, *frame[10:]))


def test_a_card_that_fits_nowhere_is_not_offered() -> None:
    """The Studio among cards without holes."""
    deck = deck_of()
    frame = ((0, 0), *nothing_laid()[1:])
    cards = {card for card, _ in Solver(deck).fitting(frame, 1)}

    assert cards == set(range(1, 27))
