"""Exact chances of a pile, compared with every order that it can have [M8]."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import gcd

import pytest

from whiskerworks.kit.card_move_generation import draw_weights, draws_left_for_special

Order = tuple[str, ...]
SPECIAL = "!"
"""How the special card is written; the others are letters."""
RANGES = [
    (cards, first, last)
    for cards in range(3, 7)
    for first in range(cards + 1)
    for last in range(first, cards + 1)
]


def orders(cards: int, first: int, last: int) -> list[Order]:
    """Return every order with the special card after *first* to *last* others."""
    return [
        (*order[:place], SPECIAL, *order[place:])
        for order in permutations("abcdef"[:cards])
        for place in range(first, last + 1)
    ]


def counted(piles: list[Order]) -> dict[Order, dict[str, Fraction]]:
    """Return, for all that can have come, how likely each card is to come next."""
    after: dict[Order, Counter[str]] = {}
    for pile in piles:
        for at, card in enumerate(pile):
            after.setdefault(pile[:at], Counter())[card] += 1
    return {
        history: {card: Fraction(count, found.total()) for card, count in found.items()}
        for history, found in after.items()
    }


def chances(left: int, cards: list[str], special: str) -> dict[str, Fraction]:
    """Return how likely each card is by its weight, if it can come at all."""
    each, one = (int(weight) for weight in draw_weights(left, len(cards)))
    weighed = [*[(card, each) for card in cards], (special, one)]
    total = sum(weight for _, weight in weighed)
    return {card: Fraction(weight, total) for card, weight in weighed if weight}


class TestSpecialCard:
    @pytest.mark.parametrize(("cards", "first", "last"), RANGES)
    def test_every_next_card_is_as_likely_as_counting_says(
        self, cards: int, first: int, last: int
    ) -> None:
        """[M8] After every history of every order, with the card in every range."""
        for history, wanted in counted(orders(cards, first, last)).items():
            out = SPECIAL in history
            left = 0 if out else int(draws_left_for_special(len(history), first, last))
            unseen = [card for card in "abcdef"[:cards] if card not in history]

            assert chances(left, unseen, SPECIAL) == wanted

    @pytest.mark.parametrize("cards", [1, 2, 3])
    def test_shuffled_among_all_it_has_one_chance_in_the_cards_left(
        self, cards: int
    ) -> None:
        """[M8] As the Cucumber lies among the last few."""
        piles = list(permutations("abc"[:cards] + SPECIAL))
        for history, wanted in counted(piles).items():
            if SPECIAL not in history:
                left = int(draws_left_for_special(len(history), 0, cards))
                unseen = [card for card in "abc"[:cards] if card not in history]

                assert chances(left, unseen, SPECIAL) == wanted
                assert wanted[SPECIAL] == Fraction(1, cards + 1 - len(history))

    @pytest.mark.parametrize(("upper", "lower"), [(2, 1), (2, 2), (3, 2), (3, 3)])
    def test_a_deck_of_two_piles_is_drawn_as_if_it_had_been_shuffled(
        self, upper: int, lower: int
    ) -> None:
        """[M8] The Cat (?) in the middle of the upper pile, the Cucumber (!) below."""
        cards = "abcdef"[: upper + lower]
        first, last = 1, upper - 1
        piles = [
            (*order[:cat], "?", *order[cat:cucumber], SPECIAL, *order[cucumber:])
            for order in permutations(cards)
            for cat in range(first, last + 1)
            for cucumber in range(upper, upper + lower + 1)
        ]
        for history, wanted in counted(piles).items():
            if SPECIAL in history:
                continue
            unseen = [card for card in cards if card not in history]
            drawn = len(cards) - len(unseen)
            left, special = 0, "?"
            if drawn >= upper:
                left, special = (
                    int(draws_left_for_special(drawn - upper, 0, lower)),
                    SPECIAL,
                )
            elif "?" not in history:
                left = int(draws_left_for_special(drawn, first, last))

            assert chances(left, unseen, special) == wanted

    def test_the_cat_has_the_chances_that_the_rules_print(self) -> None:
        """[M8] 1/(15-k) after 5 to 14 of the 19, none before."""
        for drawn in range(15):
            unseen = [str(card) for card in range(22 - drawn)]
            found = chances(int(draws_left_for_special(drawn, 5, 14)), unseen, SPECIAL)
            wanted = Fraction(1, 15 - drawn) if drawn >= 5 else 0

            assert found.get(SPECIAL, 0) == wanted
            assert len({found[card] for card in unseen if card in found}) <= 1


class TestWeights:
    @pytest.mark.parametrize("others", range(1, 30))
    def test_weights_are_as_small_as_can_be(self, others: int) -> None:
        """No number above one divides both, so that equal chances are written alike."""
        for left in range(12):
            each, special = (int(weight) for weight in draw_weights(left, others))
            assert gcd(each, special) == 1

    def test_where_it_cannot_come_next_it_weighs_nothing(self) -> None:
        """[M8] Before its time, and after it came."""
        assert draws_left_for_special(4, 5, 14) == 0
        assert draw_weights(0, 18) == (1, 0)

    def test_where_it_must_come_next_the_others_weigh_nothing(self) -> None:
        """[M8] At its last chance, and when no other card is left."""
        assert draws_left_for_special(14, 5, 14) == 1
        assert draw_weights(1, 8) == (0, 1)
        assert draw_weights(3, 0) == (0, 1)
