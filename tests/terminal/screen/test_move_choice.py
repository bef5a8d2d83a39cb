"""How spots, chosen in any order, become a move."""

import pytest

from whiskerworks.core.message import Message
from whiskerworks.core.scene import ENDS, FINAL, LOSES, WINS, Offer
from whiskerworks.terminal.screen.move_choice import (
    MoveChoice,
    OfferIndex,
    remaining_spots,
    shown_marks,
)


def offer(move: str, *spots: str) -> Offer:
    """Return an offer of *move* with these *spots*."""
    return Offer(move, spots, Message("title"))


def moves(offers: tuple[Offer, ...]) -> list[str]:
    """Return the moves of offers."""
    return [one.move for one in offers]


CARDS = OfferIndex(
    [
        offer("m1 a 0", "m1", "0", "a"),
        offer("m1 a 90", "m1", "90", "a"),
        offer("m1 b 0", "m1", "0", "b"),
        offer("m2 b 90", "m2", "90", "b"),
        offer("pass", "pass"),
    ]
)


def after(*spots: str, menu: OfferIndex = CARDS) -> MoveChoice:
    """Return the choice after clicking *spots*, each of which must fit."""
    choice = MoveChoice(menu)
    for spot in spots:
        found = choice.after(spot)
        assert found is not None, spot
        choice = found
    return choice


def test_at_first_everything_may_be_chosen() -> None:
    """The first spot of any move comes next; all others may be chosen early."""
    choice = MoveChoice(CARDS)

    assert choice.next_spots == ("m1", "m2", "pass")
    assert set(choice.open_spots) == {"m1", "m2", "0", "90", "a", "b", "pass"}
    assert choice.complete_move is None


@pytest.mark.parametrize(
    "order",
    [("m1", "90", "a"), ("a", "m1", "90"), ("90", "a", "m1"), ("a", "90", "m1")],
)
def test_spots_may_be_chosen_in_any_order(order: tuple[str, ...]) -> None:
    """A card may be chosen after its place."""
    choice = after(*order)

    assert choice.complete_move is not None
    assert choice.complete_move.move == "m1 a 90"


def test_each_choice_leaves_fewer_moves() -> None:
    """Only those with all chosen spots remain."""
    assert moves(after("b").candidates) == ["m1 b 0", "m2 b 90"]
    assert moves(after("b", "90").candidates) == ["m2 b 90"]
    assert after("b", "90").next_spots == ("m2",)
    assert moves(after("b").candidates_with("0")) == ["m1 b 0"]


def test_the_last_matching_move_is_not_played_before_all_is_chosen() -> None:
    """It may have been chosen by mistake."""
    choice = after("m2")

    assert moves(choice.candidates) == ["m2 b 90"]
    assert choice.complete_move is None


def test_a_click_on_a_chosen_spot_unchooses_it() -> None:
    """And leaves the others chosen."""
    assert after("m1", "a", "m1").chosen == ("a",)
    assert after("m1", "a").back().chosen == ("m1",)
    assert MoveChoice(CARDS).back().chosen == ()


def test_a_spot_replaces_a_chosen_one_that_it_can_stand_for() -> None:
    """For example another place for the same card."""
    assert after("m1", "0", "a", "b").chosen == ("m1", "0", "b")
    assert after("m1", "m2").chosen == ("m2",)


def test_a_spot_that_fits_no_move_is_not_chosen() -> None:
    """The screen explains why instead."""
    assert after("m1", "0").after("wall") is None
    assert after("m2", "90").after("a") is None


def test_a_spot_may_be_needed_twice() -> None:
    """Clicking it again chooses it again, if a move needs that."""
    menu = OfferIndex([offer("turn", "a", "a"), offer("go", "a", "b")])

    assert after("a", "a", menu=menu).chosen == ("a", "a")
    assert remaining_spots(menu.offers[0], ("a",)) == ("a",)
    assert remaining_spots(menu.offers[1], ("a", "a")) is None


def test_moves_with_the_same_spots_are_all_complete() -> None:
    """None of them is the only one: pick it from the list."""
    menu = OfferIndex([offer("left", "a", "b"), offer("right", "a", "b")])
    choice = after("a", "b", menu=menu)

    assert moves(choice.complete) == ["left", "right"]
    assert choice.complete_move is None


def test_a_move_without_spots_is_complete_from_the_start() -> None:
    """Enter alone must not play it."""
    choice = MoveChoice(OfferIndex([offer("wait")]))

    assert moves(choice.complete) == ["wait"]
    assert choice.complete_move is None


@pytest.mark.parametrize(
    ("marks", "shown"),
    [
        ((WINS, ENDS), (WINS,)),
        ((LOSES, ENDS), (LOSES,)),
        ((ENDS,), (ENDS,)),
        ((FINAL,), (FINAL,)),
        ((), ()),
    ],
)
def test_the_end_mark_is_omitted_for_wins(
    marks: tuple[str, ...], shown: tuple[str, ...]
) -> None:
    """All other marks are shown."""
    assert shown_marks(Offer("x", (), Message("title"), marks)) == shown
