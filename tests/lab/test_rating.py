"""Strength by results: tables whose answer is known."""

import math

import pytest

from whiskerworks.lab.rating import (
    ELO_PER_LOG_STRENGTH,
    PRIOR_GAMES,
    Interval,
    elo,
    normalized_scores,
    wilson,
)

WON, LOST, DRAWN = (1.0, 0.0), (0.0, 1.0), (0.5, 0.5)


def between(
    one: str, other: str, *, won: int, lost: int = 0, drawn: int = 0
) -> list[tuple[tuple[str, ...], tuple[float, ...]]]:
    """Return so many results of a pairing."""
    scores = [WON] * won + [LOST] * lost + [DRAWN] * drawn
    return [((one, other), score) for score in scores]


def test_three_wins_of_four_are_worth_191_points() -> None:
    """The logarithm of the odds, of which ten to one are 400 points."""
    found = elo(between("a", "b", won=3_000, lost=1_000), "b")

    assert found["b"] == Interval(0.0, 0.0, 0.0)
    assert found["a"].value == pytest.approx(400 * math.log10(3), abs=0.2)


def test_a_draw_is_half_a_win_and_half_a_loss() -> None:
    """Whoever draws every game is as strong."""
    drawn = elo(between("a", "b", won=10, lost=10, drawn=60), "b")
    parted = elo(between("a", "b", won=40, lost=40), "b")

    assert drawn["a"].value == pytest.approx(0, abs=1e-6)
    assert drawn["a"] == pytest.approx(parted["a"])


def test_the_seat_of_a_player_does_not_matter() -> None:
    """A pairing is the same from either side."""
    one = elo(between("a", "b", won=7, lost=2), "b")
    other = elo(between("b", "a", won=2, lost=7), "b")

    assert one["a"] == pytest.approx(other["a"])


def test_strengths_follow_from_all_pairings_together() -> None:
    """Odds of 2 and 2 make odds of 4; the third pairing agrees."""
    results = [
        *between("a", "b", won=2_000, lost=1_000),
        *between("b", "c", won=2_000, lost=1_000),
        *between("a", "c", won=2_400, lost=600),
    ]
    found = elo(results, "c")

    assert found["b"].value == pytest.approx(400 * math.log10(2), abs=0.5)
    assert found["a"].value == pytest.approx(400 * math.log10(4), abs=0.5)


def test_the_interval_is_that_of_the_information_in_the_games() -> None:
    """For two players it is known: n p (1 - p), in logarithms of odds."""
    found = elo(between("a", "b", won=75, lost=25), "b")["a"]
    games = 100 + PRIOR_GAMES
    share = (75 + PRIOR_GAMES / 2) / games
    spread = 1.959964 * ELO_PER_LOG_STRENGTH / math.sqrt(games * share * (1 - share))

    assert found.high - found.value == pytest.approx(spread)
    assert found.value - found.low == pytest.approx(spread)


def test_whoever_lost_all_games_is_weak_but_not_infinitely() -> None:
    """And little is known of how weak."""
    found = elo(between("a", "b", won=20), "b")["a"]

    assert 400 < found.value < 1_200
    assert found.high - found.low > 500


def test_with_more_seats_a_fair_share_is_equal_strength() -> None:
    """One win of four against three others; twice as strong wins two of five."""
    fair = [(("a", "b", "b", "b"), (1.0, 0.0, 0.0, 0.0))] * 1_000
    fair += [(("a", "b", "b", "b"), (0.0, 0.0, 1.0, 0.0))] * 3_000
    strong = [(("b", "a", "b", "b"), (0.0, 1.0, 0.0, 0.0))] * 2_000
    strong += [(("b", "a", "b", "b"), (1.0, 0.0, 0.0, 0.0))] * 3_000

    assert elo(fair, "b")["a"].value == pytest.approx(0, abs=0.2)
    expected = 400 * math.log10(2)
    assert elo(strong, "b")["a"].value == pytest.approx(expected, abs=0.2)


def test_who_never_met_the_others_is_left_out() -> None:
    """Their strength cannot be estimated."""
    results = between("a", "b", won=2, lost=1) + between("x", "y", won=3)

    assert set(elo(results, "b")) == {"a", "b"}


def test_what_nobody_won_is_shared_by_all() -> None:
    """A shared win is divided among the winners."""
    assert normalized_scores((0.0, 0.0)) == (0.5, 0.5)
    assert normalized_scores((0.5, 0.5, 0.0)) == (0.5, 0.5, 0.0)


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (98, 100, 0.9300, 0.9945)],
)
def test_wilsons_interval(score: float, games: int, low: float, high: float) -> None:
    """As tables in books have it."""
    found = wilson(score, games)

    assert found.value == score / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=2e-4)
