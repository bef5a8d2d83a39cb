"""Tests and intervals against values that are published or worked out by hand."""

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whiskerworks.lab.balance.statistics import (
    Sample,
    compare_means,
    compare_shares,
    distribution,
    fisher,
    holm,
    incomplete_beta,
    mean_interval,
    newcombe,
    normal_p,
    sample,
    t_p,
    t_quantile_95,
)
from whiskerworks.lab.rating import wilson


@pytest.mark.parametrize(
    ("one", "games", "other", "others", "low", "high"),
    [
        (56, 70, 48, 80, 0.0524, 0.3339),
        (9, 10, 3, 10, 0.1705, 0.8090),
        (10, 10, 0, 20, 0.6791, 1.0),
        (10, 10, 0, 10, 0.6075, 1.0),
    ],
)
def test_intervals_of_differences_are_those_that_newcombe_published(
    one: int, games: int, other: int, others: int, low: float, high: float
) -> None:
    """Statistics in Medicine 17 (1998), table II, method 10."""
    found = newcombe(wilson(other, others), wilson(one, games))

    assert found.value == pytest.approx(one / games - other / others)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_the_lady_tasting_tea_is_judged_as_fisher_did() -> None:
    """Three of four cups right: 34 of 70 ways are as good or better on either side."""
    assert fisher(3, 4, 1, 4) == pytest.approx(34 / 70)
    assert fisher(4, 4, 0, 4) == pytest.approx(2 / 70)


@given(
    games=st.integers(1, 12),
    others=st.integers(1, 12),
    data=st.data(),
)
def test_small_counts_are_judged_by_counting_all_ways(
    games: int, others: int, data: st.DataObject
) -> None:
    """In fractions, so that nothing is rounded."""
    one = data.draw(st.integers(0, games))
    other = data.draw(st.integers(0, others))
    won = one + other
    ways = {
        at: math.comb(games, at) * math.comb(others, won - at)
        for at in range(max(0, won - others), min(games, won) + 1)
    }
    seen = sum(count for count in ways.values() if count <= ways[one])

    assert fisher(one, games, other, others) == pytest.approx(
        float(Fraction(seen, math.comb(games + others, won)))
    )


def test_large_counts_are_judged_by_a_common_share() -> None:
    """104 of 150 together: z is 2.6505."""
    found = compare_shares(56, 70, 48, 80)
    z = 0.2 / math.sqrt((104 / 150) * (46 / 150) * (1 / 70 + 1 / 80))

    assert found.p == pytest.approx(normal_p(z))
    assert found.p == pytest.approx(0.00804, abs=1e-5)
    assert found.difference.value == pytest.approx(-0.2)


def test_counts_that_are_too_small_for_that_are_judged_exactly() -> None:
    """One of 8 against 6 of 9."""
    assert compare_shares(1, 8, 6, 9).p == pytest.approx(fisher(1, 8, 6, 9))


def test_shares_that_are_equal_do_not_differ() -> None:
    """Neither where nobody won, nor where all did."""
    assert compare_shares(0, 50, 0, 70).p == pytest.approx(1)
    assert compare_shares(50, 50, 70, 70).p == pytest.approx(1)
    assert compare_shares(30, 60, 40, 80).p == pytest.approx(1)


def test_more_games_show_smaller_differences() -> None:
    """With 400 games of either, about 7 points."""
    few, many = compare_shares(200, 400, 200, 400), compare_shares(2e3, 4e3, 2e3, 4e3)

    assert few.least == pytest.approx(0.069, abs=5e-4)
    assert many.least < few.least / 3


def test_the_normal_curve_has_its_well_known_limits() -> None:
    """5 % lie beyond 1.96."""
    assert normal_p(1.959964) == pytest.approx(0.05, abs=1e-7)
    assert normal_p(-2.575829) == pytest.approx(0.01, abs=1e-7)
    assert normal_p(0) == 1


@pytest.mark.parametrize(
    ("free", "limit"),
    [(1, 12.7062), (2, 4.3027), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1e6, 1.96)],
)
def test_students_t_has_the_limits_of_the_tables(free: float, limit: float) -> None:
    """Of every textbook, for 95 %."""
    assert t_quantile_95(free) == pytest.approx(limit, abs=5e-5)
    assert t_p(limit, free) == pytest.approx(0.05, abs=1e-5)


def test_the_beta_function_is_that_of_simple_cases() -> None:
    """A line, a power, and the arcus sine."""
    assert incomplete_beta(1, 1, 0.3) == pytest.approx(0.3)
    assert incomplete_beta(3, 1, 0.5) == pytest.approx(0.125)
    assert incomplete_beta(0.5, 0.5, 0.25) == pytest.approx(
        2 / math.pi * math.asin(0.5)
    )
    assert (incomplete_beta(2, 3, 0), incomplete_beta(2, 3, 1)) == (0, 1)


def test_means_are_compared_as_welch_did() -> None:
    """Worked out by hand: t is -2.4, with 8 degrees."""
    first, second = sample([1, 2, 3, 4, 5]), sample([3.4, 4.4, 5.4, 6.4, 7.4])
    found = compare_means(first, second)

    assert found.difference.value == pytest.approx(2.4)
    assert found.p == pytest.approx(t_p(2.4, 8))
    width = t_quantile_95(8) * 1.0
    assert found.difference.low == pytest.approx(2.4 - width)
    assert found.least == pytest.approx(width)


def test_unlike_variances_cost_degrees() -> None:
    """4 and 16 with 10 each: 13.24 instead of 18."""
    found = compare_means(Sample(10, 0.0, 4.0), Sample(10, 1.0, 16.0))

    free = 2.0**2 / (0.4**2 / 9 + 1.6**2 / 9)
    assert free == pytest.approx(13.235, abs=1e-3)
    assert found.p == pytest.approx(t_p(1 / math.sqrt(2), free))


def test_numbers_that_never_vary_are_judged_by_shuffling() -> None:
    """Two of the 20 ways to part six games part them so."""
    found = compare_means(sample([5, 5, 5]), sample([6, 6, 6]))

    assert found.p == pytest.approx(2 / 20)
    assert compare_means(sample([5, 5]), sample([5, 5])).p == 1


def test_many_measures_are_corrected_as_holm_did() -> None:
    """The smallest counts as often as there are, and none is below one before it."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1, 1]
    assert holm([]) == []


def test_a_mean_has_students_interval() -> None:
    """Of 1 to 5: 3, and 1.9634 to either side."""
    found = mean_interval(sample([1, 2, 3, 4, 5]))

    assert found.value == 3
    assert found.high - 3 == pytest.approx(1.9632, abs=1e-4)
    assert mean_interval(sample([4])) == (4, 4, 4)


def test_numbers_are_spread_over_quarters() -> None:
    """Between two of them where none lies there."""
    found = distribution([4, 1, 3, 2])

    assert (found.least, found.most, found.games) == (1, 4, 4)
    assert (found.quarter, found.median, found.three_quarters) == (1.75, 2.5, 3.25)
    assert distribution([7]).median == 7
