"""Two ways to play a game, measured against each other."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import polars as pl

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.lab.balance import saying
from whiskerworks.lab.balance.results import always_begins, per_game
from whiskerworks.lab.balance.saying import NARROW
from whiskerworks.lab.balance.statistics import (
    Compared,
    compare_means,
    compare_shares,
    holm,
    mean_interval,
    sample,
)
from whiskerworks.lab.rating import Interval, wilson

SURE: Final = 0.05
"""A difference is told if chance alone would make it less often than this."""
FEWEST: Final = 10
"""With fewer games on a side nothing is compared."""
RARE: Final = 5
"""Endings of fewer games than this on both sides together are not measured."""
WINS: Final = "wins"
ENDINGS: Final = "endings"
COURSE: Final = "course"


class Side(NamedTuple):
    """One of the two ways to play."""

    name: str
    frame: pl.DataFrame

    @property
    def games(self) -> pl.DataFrame:
        """One row for each game."""
        return per_game(self.frame)


class Measure(NamedTuple):
    """One thing that was measured on both sides."""

    name: str
    """What is measured, for a table: "the seat that begins wins"."""
    more: str
    """What is said of the side that has more: "Starters win more often"."""
    group: str
    is_share: bool
    """Whether it is a part of the whole; else it is a number."""
    unit: str
    """What stands behind a number that is no share."""
    first: Interval
    second: Interval
    counts: tuple[int, int]
    """Over how many games, or seats, either was measured."""
    test: Compared
    p: float
    """That of the test, as it counts among all measures (Holm)."""

    @property
    def is_sure(self) -> bool:
        """Whether chance would hardly make such a difference."""
        return self.p < SURE


class Comparison(NamedTuple):
    """All that was compared."""

    first: Side
    second: Side
    measures: list[Measure]


class TooFew(WhiskerworksError):
    """There are too few games to compare anything."""


def compare(first: Side, second: Side) -> Comparison:
    """
    Return all measures of two sides, of the same game with as many seats.

    Raises:
        TooFew: There are too few games on a side.
    """
    for side in (first, second):
        if len(side.games) < FEWEST:
            games = saying.counted(len(side.games), "game")
            raise TooFew(f"{games} of {side.name} are too few: play {FEWEST} or more")
    seats = int(first.frame["seats"][0])
    found = [*_wins(first, second, seats), *_endings(first, second)]
    found += _course(first, second)
    counted = holm([one.test.p for one in found])
    measures = [one._replace(p=p) for one, p in zip(found, counted, strict=True)]
    return Comparison(first, second, measures)


def _wins(first: Side, second: Side, seats: int) -> list[Measure]:
    """Return how often who wins; nothing is measured twice."""
    if seats == 1:
        return _share(first, second, WINS, "games won", "Games are won more often")
    found = _share(
        *(first, second, WINS, "the seat that begins wins"),
        "Starters win more often",
        lambda frame: frame.filter(pl.col("began")),
    )
    # Of two seats the other has the rest; and where seat 0 begins, it is said above.
    begins = all(always_begins(side.frame) for side in (first, second))
    for seat in range(1 if begins else 0, 1 if seats == 2 else seats):
        found += _share(
            *(first, second, WINS, f"{saying.seat(seat)} wins"),
            f"Seat {seat} wins more often",
            _only("seat", seat),
        )
    secrets = sorted({*first.frame["secret"], *second.frame["secret"]} - {""})
    for secret in secrets:
        name = saying.agenda(secret)
        found += _share(
            *(first, second, WINS, f"the {name} wins"),
            f"The {name} wins more often",
            _only("secret", secret),
        )
    return found


def _only(column: str, value: object) -> Callable[[pl.DataFrame], pl.DataFrame]:
    return lambda frame: frame.filter(pl.col(column) == value)


def _share(
    first: Side,
    second: Side,
    group: str,
    name: str,
    more: str,
    some: Callable[[pl.DataFrame], pl.DataFrame] = lambda frame: frame,
) -> list[Measure]:
    """Return what *some* rows of either side got, if both have such rows."""
    rows = [some(side.frame) for side in (first, second)]
    if any(frame.is_empty() for frame in rows):
        return []
    got = [(float(frame["score"].sum()), len(frame)) for frame in rows]
    return [_of_counts(group, name, more, got)]


def _of_counts(
    group: str, name: str, more: str, got: Sequence[tuple[float, int]]
) -> Measure:
    """Return a measure of (how many, of how many) on either side."""
    (one, games), (other, others) = got
    test = compare_shares(one, games, other, others)
    shares = wilson(one, games), wilson(other, others)
    counts = (games, others)
    return Measure(name, more, group, True, "", *shares, counts, test, test.p)


def _endings(first: Side, second: Side) -> list[Measure]:
    """Return how often games ended in each way, if there is more than one way."""
    game = str(first.frame["game"][0])
    reasons = [side.games["reason"] for side in (first, second)]
    known = pl.concat(reasons).value_counts(sort=True)["reason"].to_list()
    found = []
    for reason in known if len(known) > 1 else []:
        got = [(float((many == reason).sum()), len(many)) for many in reasons]
        name = saying.ending(game, str(reason))
        more = f"The ending {saying.quoted(name)} is more frequent"
        if sum([count for count, _ in got]) >= RARE:
            found.append(_of_counts(ENDINGS, name, more, got))
    return found


def _course(first: Side, second: Side) -> list[Measure]:
    """Return how games go: numbers, a mean of each."""
    wanted = (
        ("moves", "moves a game", "Games are longer", " moves"),
        ("lead_changes", "lead changes a game", "The lead changes more often", ""),
        ("decided", "games are decided after", "Games are decided later", f"{NARROW}%"),
        ("branching", "moves to choose from", "There is more to choose from", " moves"),
    )
    found = []
    for column, name, more, unit in wanted:
        numbers = [numbers_of(side, column) for side in (first, second)]
        enough = all(len(many) > 1 for many in numbers)
        if enough and len({*numbers[0], *numbers[1]}) > 1:
            found.append(_of_numbers(name, more, unit, numbers))
    return found


def numbers_of(side: Side, column: str) -> list[float]:
    """Return a number for each game of a side that has it; parts in percent."""
    if column == "branching":
        return _branching(side.frame)
    scale = 100 if column == "decided" else 1
    return [scale * float(number) for number in side.games[column].drop_nulls()]


def _branching(frame: pl.DataFrame) -> list[float]:
    """Return the mean over all choices of a game, game by game."""
    chosen = frame.filter((pl.col("choices") > 0) & pl.col("branching").is_not_null())
    game = chosen.group_by("variant", "seed", "number", maintain_order=True)
    offered = (pl.col("branching") * pl.col("choices")).sum() / pl.col("choices").sum()
    return [float(number) for number in game.agg(offered.alias("mean"))["mean"]]


def _of_numbers(
    name: str, more: str, unit: str, numbers: Sequence[Sequence[float]]
) -> Measure:
    """Return a measure of a number for each game on either side."""
    one, other = [sample(many) for many in numbers]
    test = compare_means(one, other)
    means = mean_interval(one), mean_interval(other)
    counts = (one.size, other.size)
    return Measure(name, more, COURSE, False, unit, *means, counts, test, test.p)
