"""Statistical tests, all two-sided, and summaries of samples."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from whiskerworks.lab.rating import Z_95, Interval, wilson

MIN_EXPECTED_COUNT: Final = 5
"""Expected cell count below which Fisher's exact test is used."""
_SMALLEST: Final = 1e-300
_MAX_ITERATIONS: Final = 500
_RELATIVE_TOLERANCE: Final = 1e-7
"""Probabilities with a smaller relative difference count as equal."""


class Sample(NamedTuple):
    """Size, mean and variance of a sample."""

    size: int
    mean: float
    variance: float
    """Unbiased estimate of the variance of the population."""


class Difference(NamedTuple):
    """The result of comparing two numbers."""

    difference: Interval
    """The second number minus the first, with its 95 % interval."""
    p: float
    """Probability that chance alone makes a difference at least this large."""
    least: float
    """Differences smaller than this would not show with so few games."""


def sample(numbers: Sequence[float]) -> Sample:
    """Return the size, mean and variance of *numbers*."""
    count = len(numbers)
    if count == 0:
        return Sample(0, 0.0, 0.0)
    mean = math.fsum(numbers) / count
    squares = math.fsum([(number - mean) ** 2 for number in numbers])
    return Sample(count, mean, squares / (count - 1) if count > 1 else 0.0)


def mean_interval(it: Sample) -> Interval:
    """Return a mean with its 95 % interval (Student's t)."""
    if it.size < 2:
        return Interval(it.mean, it.mean, it.mean)
    width = t_quantile_95(it.size - 1) * math.sqrt(it.variance / it.size)
    return Interval(it.mean, it.mean - width, it.mean + width)


def compare_shares(one: float, games: float, other: float, others: float) -> Difference:
    """
    Compare the shares *one* / *games* and *other* / *others*.

    The interval is Newcombe's, built from Wilson's. p comes from the z test with a
    pooled share, or from Fisher's exact test where counts are small.
    """
    first, second = wilson(one, games), wilson(other, others)
    together = (one + other) / (games + others)
    apart = math.sqrt(together * (1 - together) * (1 / games + 1 / others))
    expected = min(together, 1 - together) * min(games, others)
    if expected < MIN_EXPECTED_COUNT:
        p = fisher(round(one), round(games), round(other), round(others))
    else:
        p = normal_p((second.value - first.value) / apart) if apart else 1.0
    difference = newcombe(first, second)
    return Difference(difference, p, (difference.high - difference.low) / 2)


def newcombe(first: Interval, second: Interval) -> Interval:
    """Return the *second* share minus the *first*, with Newcombe's interval."""
    value = second.value - first.value
    low = math.hypot(second.value - second.low, first.high - first.value)
    high = math.hypot(second.high - second.value, first.value - first.low)
    return Interval(value, value - low, value + high)


def fisher(one: int, games: int, other: int, others: int) -> float:
    """Return the p of Fisher's exact test."""
    won = one + other
    whole = _log_choose(games + others, won)
    chances = [
        math.exp(_log_choose(games, at) + _log_choose(others, won - at) - whole)
        for at in range(max(0, won - others), min(games, won) + 1)
    ]
    seen = chances[one - max(0, won - others)]
    return min(
        1.0, math.fsum([it for it in chances if it <= seen * (1 + _RELATIVE_TOLERANCE)])
    )


def compare_means(first: Sample, second: Sample) -> Difference:
    """Compare two means without assuming equal variances (Welch's test)."""
    parts = [it.variance / it.size for it in (first, second)]
    apart = math.sqrt(sum(parts))
    value = second.mean - first.mean
    if apart == 0:
        # Nothing varies: p is the chance that a shuffle separates the two as cleanly.
        shuffles = _log_choose(first.size + second.size, first.size)
        p = 1.0 if value == 0 else min(1.0, 2 * math.exp(-shuffles))
        return Difference(Interval(value, value, value), p, 0.0)
    free = sum(parts) ** 2 / sum(
        [
            part**2 / (it.size - 1)
            for part, it in zip(parts, (first, second), strict=True)
            if part
        ]
    )
    width = t_quantile_95(free) * apart
    p = t_p(value / apart, free)
    return Difference(Interval(value, value - width, value + width), p, width)


def holm(chances: Sequence[float]) -> list[float]:
    """Return each p, corrected for testing all of them (Holm)."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    found = [1.0] * len(chances)
    most = 0.0
    for place, at in enumerate(order):
        most = max(most, min(1.0, (len(chances) - place) * chances[at]))
        found[at] = most
    return found


def normal_p(z: float) -> float:
    """Return the two-sided p of a standard normal *z*."""
    return math.erfc(abs(z) / math.sqrt(2))


def t_p(t: float, free: float) -> float:
    """Return the two-sided p of Student's *t* with *free* degrees of freedom."""
    return incomplete_beta(free / 2, 0.5, free / (free + t * t))


def t_quantile_95(free: float) -> float:
    """Return the bound that Student's t stays within, on both sides, with 95 %."""
    low, high = Z_95 - 0.01, 13.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        low, high = (middle, high) if t_p(middle, free) > 0.05 else (low, middle)
    return high


def incomplete_beta(a: float, b: float, x: float) -> float:
    """Return the regularised incomplete beta function at *x* (Lentz's method)."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(b, a, 1 - x)
    log = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b)
    front = math.exp(log + a * math.log(x) + b * math.log1p(-x)) / a
    fraction, c, d = 1.0, 1.0, 0.0
    for index in range(_MAX_ITERATIONS):
        d = 1 / _not_zero(1 + _term(index, a, b, x) * d)
        c = _not_zero(1 + _term(index, a, b, x) / c)
        fraction *= c * d
        if abs(1 - c * d) < 1e-15:
            break
    return front * (fraction - 1)


def _term(index: int, a: float, b: float, x: float) -> float:
    """Return a term of the continued fraction of the beta function."""
    half = index // 2
    if index == 0:
        return 1.0
    if index % 2 == 0:
        return half * (b - half) * x / ((a + 2 * half - 1) * (a + 2 * half))
    return -(a + half) * (a + b + half) * x / ((a + 2 * half) * (a + 2 * half + 1))


def _not_zero(value: float) -> float:
    return value if abs(value) > _SMALLEST else _SMALLEST


def _log_choose(of: int, some: int) -> float:
    return math.lgamma(of + 1) - math.lgamma(some + 1) - math.lgamma(of - some + 1)


class Distribution(NamedTuple):
    """Mean and quartiles of a sample with one number for each game."""

    games: int
    mean: Interval
    least: float
    quarter: float
    """A quarter of the numbers are at most this."""
    median: float
    three_quarters: float
    most: float


def distribution(numbers: Sequence[float]) -> Distribution:
    """Return the distribution of *numbers*, of which at least one is required."""
    ordered = sorted(numbers)
    quarter, median, three = [_quantile(ordered, part) for part in (0.25, 0.5, 0.75)]
    mean = mean_interval(sample(ordered))
    return Distribution(
        len(ordered), mean, ordered[0], quarter, median, three, ordered[-1]
    )


def _quantile(ordered: Sequence[float], part: float) -> float:
    """Return the quantile at *part*, from 0 to 1."""
    place = part * (len(ordered) - 1)
    at = min(int(place), len(ordered) - 2)
    if at < 0:
        return ordered[0]
    return ordered[at] + (ordered[at + 1] - ordered[at]) * (place - at)
