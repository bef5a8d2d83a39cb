"""[T4] The dealer: draws that nobody chose, exactly as likely as they should be."""

import contextlib
import hashlib
import hmac
import io
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whiskerworks.table import dealer
from whiskerworks.table.dealer import HmacDealer

SECRET = bytes(range(32))
PAGE = Path(__file__).parents[2] / "docs" / "fair-dealing.md"
SMALL = st.lists(st.integers(0, 6), min_size=1, max_size=5).filter(any)
WORDS = st.lists(st.text(max_size=4), max_size=4)


class TestFairness:
    """Each outcome comes exactly as often as its weight says."""

    @given(SMALL, st.integers(0, 40))
    def test_as_many_values_fall_on_each_outcome_as_its_weight_says(
        self, weights: list[int], more: int
    ) -> None:
        """All values there are, counted; those that would tip the scales are none's."""
        span = sum(weights) + more
        rounds, left_over = divmod(span, sum(weights))

        found = [dealer.pick_index(value, span, weights) for value in range(span)]

        assert [found.count(n) for n in range(len(weights))] == [
            rounds * weight for weight in weights
        ]
        assert found.count(None) == left_over

    def test_a_value_that_would_tip_the_scales_is_drawn_again(self) -> None:
        """With weights of more than half of all values, every other value is one."""
        key = dealer.draw_key(SECRET, ())
        heavy = dealer.DIGEST_VALUES // 2 + 1
        numbers = range(40)

        firsts = [
            int.from_bytes(hmac.digest(key, f"draw {n} 0".encode(), "sha256"), "big")
            for n in numbers
        ]

        assert any(value >= heavy for value in firsts)
        assert [dealer.draw(key, n, [heavy - 1, 1]) for n in numbers] == [0] * 40

    @pytest.mark.parametrize("weights", [[2**62] * 500, [2**255, 2**255], [1, 2**255]])
    def test_weights_may_be_huge(self, weights: list[int]) -> None:
        """As large as a game can say them, and larger."""
        drawn = [dealer.draw(SECRET, number, weights) for number in range(50)]

        assert all(weights[index] > 1 for index in drawn)

    def test_an_outcome_without_weight_never_comes(self) -> None:
        """Wherever it stands."""
        drawn = {dealer.draw(SECRET, n, [0, 1, 0, 1, 0]) for n in range(50)}

        assert drawn == {1, 3}

    @pytest.mark.parametrize(
        ("weights", "problem"),
        [
            ([], "together are nothing"),
            ([0, 0], "together are nothing"),
            ([3, -1], "less than nothing"),
            ([2**256, 1], "2 to the 256"),
        ],
    )
    def test_weights_that_allow_no_draw_are_an_error(
        self, weights: list[int], problem: str
    ) -> None:
        """Nothing is drawn rather than something wrong."""
        with pytest.raises(ValueError, match=problem):
            dealer.draw(SECRET, 0, weights)


class TestBinding:
    """A draw depends on the secret, all words and its number, and nothing else."""

    @given(WORDS, WORDS)
    def test_other_words_make_another_key(self, one: list[str], two: list[str]) -> None:
        """However they are cut, and whatever stands in them."""
        same = dealer.draw_key(SECRET, one) == dealer.draw_key(SECRET, two)

        assert same == (one == two)

    @pytest.mark.parametrize(
        ("one", "two"),
        [
            (("ab", ""), ("a", "b")),
            (("a",), ("a", "")),
            (("1:a,", ""), ("", "1:a,")),
            (("a,1:b",), ("a", "b")),
            (("\ud800",), ("\udfff",)),
        ],
    )
    def test_words_cannot_be_mistaken_for_others(
        self, one: tuple[str, ...], two: tuple[str, ...]
    ) -> None:
        """Not even if somebody writes lengths into them."""
        assert dealer.draw_key(SECRET, one) != dealer.draw_key(SECRET, two)

    def test_every_number_and_attempt_has_a_label_of_its_own(self) -> None:
        """So that no draw says anything about another, whatever was drawn again."""
        pairs = [(number, attempt) for number in range(120) for attempt in range(120)]

        labels = {dealer.draw_label(number, attempt) for number, attempt in pairs}

        assert len(labels) == len(pairs)

    def test_every_number_is_a_draw_of_its_own(self) -> None:
        """Out of very many outcomes no two draws pick the same."""
        wide = [1] * 2**16
        key = dealer.draw_key(SECRET, ("cat",))

        drawn = [dealer.draw(key, number, wide) for number in range(5)]

        assert len(set(drawn)) == 5
        assert drawn == [dealer.draw(key, number, wide) for number in range(5)]

    def test_the_dealer_draws_by_secret_words_and_number(self) -> None:
        """The same again for the same; another for another."""
        wide = [1] * 2**20
        ours = HmacDealer(SECRET)

        drawn = ours.draw(("a", "b"), 7, wide)

        assert drawn == HmacDealer(SECRET).draw(("a", "b"), 7, wide)
        assert drawn != HmacDealer(SECRET[::-1]).draw(("a", "b"), 7, wide)
        assert drawn != ours.draw(("a", "c"), 7, wide)
        assert drawn != ours.draw(("a", "b"), 8, wide)


class TestSecret:
    """It is promised by its sha256, and kept until it is shown."""

    def test_what_is_promised_is_what_is_shown(self) -> None:
        """The commitment is the sha256 of the secret that is revealed."""
        shown = HmacDealer(SECRET).reveal()

        assert hashlib.sha256(bytes.fromhex(shown)).hexdigest() == (
            dealer.commitment(SECRET)
        )

    def test_a_dealer_does_not_say_its_secret_by_accident(self) -> None:
        """Not in a log or a traceback either."""
        ours = HmacDealer(SECRET)

        assert SECRET.hex() not in repr(ours)
        assert repr(SECRET) not in repr(ours)

    @pytest.mark.parametrize("length", [0, 31, 33])
    def test_a_secret_has_32_bytes(self, length: int) -> None:
        """A short one could be guessed."""
        with pytest.raises(ValueError, match=f"32 bytes, not {length}"):
            HmacDealer(bytes(length))


class TestPage:
    """docs/fair-dealing.md lets anybody do the sums without our program."""

    def test_the_program_on_the_page_prints_what_the_page_says(self) -> None:
        """It is run as it stands there."""
        page = PAGE.read_text("utf-8")
        code, said = self.found(r"```python\n(.*?)```\n\n```\n(.*?)```", page)
        printed = io.StringIO()

        with contextlib.redirect_stdout(printed):
            exec(code, {})

        assert printed.getvalue() == said

    def test_the_program_on_the_page_agrees_with_ours(self) -> None:
        """Over many draws, words and weights; also where a value is thrown away."""
        code, _ = self.found(r"```python\n(.*?)```\n\n```\n(.*?)```", PAGE.read_text())
        names: dict[str, object] = {}
        with contextlib.redirect_stdout(io.StringIO()):
            exec(code, names)
        theirs = names["drawn"]
        assert callable(theirs)

        for number in range(60):
            words = ("käse", "", "," * number)
            weights = [1 + number % 5, 3, 2 ** (number * 4)]
            ours = HmacDealer(SECRET).draw(words, number, weights)
            assert theirs(SECRET, words, number, weights) == ours
        heavy = [2**255, 1]
        assert [theirs(SECRET, (), n, heavy) for n in range(20)] == [
            HmacDealer(SECRET).draw((), n, heavy) for n in range(20)
        ]

    def found(self, pattern: str, page: str) -> tuple[str, str]:
        """Return the two parts of the page that *pattern* finds."""
        match = re.search(pattern, page, re.DOTALL)
        assert match is not None
        return match[1], match[2]
