"""Compare two ways to play a game, by the results of both."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import polars as pl

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.lab.balance.formatting import (
    NO_BREAK_SPACE,
    agenda_name,
    count_of,
    ending_name,
    quoted,
    seat_name,
)
from whiskerworks.lab.balance.results import (
    BadResults,
    always_begins,
    per_game,
    read_results,
    variants,
)
from whiskerworks.lab.balance.statistics import (
    Difference,
    compare_means,
    compare_shares,
    holm,
    mean_interval,
    sample,
)
from whiskerworks.lab.rating import Interval, wilson

SIGNIFICANCE_LEVEL: Final = 0.05
"""Differences with a p below this count as real."""
MIN_GAMES_PER_SIDE: Final = 10
"""Games that each side needs for a comparison."""
MIN_ENDING_GAMES: Final = 5
"""Endings with fewer games than this, on both sides together, are left out."""
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
    """A quantity measured on both sides."""

    name: str
    """Name in tables: "the seat that begins wins"."""
    more: str
    """Sentence for the side with more: "Starters win more often"."""
    group: str
    is_share: bool
    """Whether it is a share of a whole rather than a number."""
    unit: str
    """Unit of a number that is not a share."""
    first: Interval
    second: Interval
    counts: tuple[int, int]
    """Number of games, or seats, behind either value."""
    test: Difference
    p: float
    """The p of the test, corrected for the number of measures (Holm)."""

    @property
    def is_significant(self) -> bool:
        """Whether the difference is unlikely to be chance."""
        return self.p < SIGNIFICANCE_LEVEL


class Comparison(NamedTuple):
    """Two sides and everything measured on them."""

    first: Side
    second: Side
    measures: list[Measure]


class TooFewGames(WhiskerworksError):
    """A side has too few games for a comparison."""


def compare(first: Side, second: Side) -> Comparison:
    """
    Return all measures of two sides of the same game with the same number of seats.

    Raises:
        TooFewGames: A side has too few games.
    """
    for side in (first, second):
        if len(side.games) < MIN_GAMES_PER_SIDE:
            games = count_of(len(side.games), "game")
            raise TooFewGames(
                f"{games} of {side.name} are too few: play {MIN_GAMES_PER_SIDE} or more"
            )
    seats = int(first.frame["seats"][0])
    found = [*_wins(first, second, seats), *_endings(first, second)]
    found += _course(first, second)
    counted = holm([one.test.p for one in found])
    measures = [one._replace(p=p) for one, p in zip(found, counted, strict=True)]
    return Comparison(first, second, measures)


def _wins(first: Side, second: Side, seats: int) -> list[Measure]:
    """Return how often each seat and agenda wins, without redundant measures."""
    if seats == 1:
        return _share(first, second, WINS, "games won", "Games are won more often")
    found = _share(
        *(first, second, WINS, "the seat that begins wins"),
        "Starters win more often",
        lambda frame: frame.filter(pl.col("began")),
    )
    # With two seats the other has the rest. If the first seat always begins, its
    # share is that of the starter above.
    begins = all(always_begins(side.frame) for side in (first, second))
    for seat in range(1 if begins else 0, 1 if seats == 2 else seats):
        found += _share(
            *(first, second, WINS, f"{seat_name(seat)} wins"),
            f"Seat {seat + 1} wins more often",
            _rows_where("seat", seat),
        )
    secrets = sorted({*first.frame["secret"], *second.frame["secret"]} - {""})
    for secret in secrets:
        name = agenda_name(secret)
        found += _share(
            *(first, second, WINS, f"the {name} wins"),
            f"The {name} wins more often",
            _rows_where("secret", secret),
        )
    return found


def _rows_where(column: str, value: object) -> Callable[[pl.DataFrame], pl.DataFrame]:
    return lambda frame: frame.filter(pl.col(column) == value)


def _share(
    first: Side,
    second: Side,
    group: str,
    name: str,
    more: str,
    some: Callable[[pl.DataFrame], pl.DataFrame] = lambda frame: frame,
) -> list[Measure]:
    """Return the score of *some* rows on either side, if both sides have such rows."""
    rows = [some(side.frame) for side in (first, second)]
    if any(frame.is_empty() for frame in rows):
        return []
    got = [(float(frame["score"].sum()), len(frame)) for frame in rows]
    return [_share_measure(group, name, more, got)]


def _share_measure(
    group: str, name: str, more: str, got: Sequence[tuple[float, int]]
) -> Measure:
    """Return a measure of (count, total) on either side."""
    (one, games), (other, others) = got
    test = compare_shares(one, games, other, others)
    shares = wilson(one, games), wilson(other, others)
    counts = (games, others)
    return Measure(name, more, group, True, "", *shares, counts, test, test.p)


def _endings(first: Side, second: Side) -> list[Measure]:
    """Return how often games ended in each way, if they ended in several."""
    game = str(first.frame["game"][0])
    reasons = [side.games["reason"] for side in (first, second)]
    known = pl.concat(reasons).value_counts(sort=True)["reason"].to_list()
    found = []
    for reason in known if len(known) > 1 else []:
        got = [(float((many == reason).sum()), len(many)) for many in reasons]
        name = ending_name(game, str(reason))
        more = f"The ending {quoted(name)} is more frequent"
        if sum([count for count, _ in got]) >= MIN_ENDING_GAMES:
            found.append(_share_measure(ENDINGS, name, more, got))
    return found


def _course(first: Side, second: Side) -> list[Measure]:
    """Return how games go: the means of their lengths, leads and choices."""
    wanted = (
        ("moves", "moves a game", "Games are longer", " moves"),
        ("lead_changes", "lead changes a game", "The lead changes more often", ""),
        (
            "decided",
            "games are decided after",
            "Games are decided later",
            f"{NO_BREAK_SPACE}%",
        ),
        (
            "branching",
            "moves to choose from",
            "Players have more moves to choose from",
            " moves",
        ),
    )
    found = []
    for column, name, more, unit in wanted:
        numbers = [values_per_game(side, column) for side in (first, second)]
        enough = all(len(many) > 1 for many in numbers)
        if enough and len({*numbers[0], *numbers[1]}) > 1:
            found.append(_mean_measure(name, more, unit, numbers))
    return found


def values_per_game(side: Side, column: str) -> list[float]:
    """Return a column's value for each game that has one; shares in percent."""
    if column == "branching":
        return _branching(side.frame)
    scale = 100 if column == "decided" else 1
    return [scale * float(number) for number in side.games[column].drop_nulls()]


def _branching(frame: pl.DataFrame) -> list[float]:
    """Return the mean number of legal moves of each game's choices."""
    chosen = frame.filter((pl.col("choices") > 0) & pl.col("branching").is_not_null())
    game = chosen.group_by("variant", "seed", "number", maintain_order=True)
    offered = (pl.col("branching") * pl.col("choices")).sum() / pl.col("choices").sum()
    return [float(number) for number in game.agg(offered.alias("mean"))["mean"]]


def _mean_measure(
    name: str, more: str, unit: str, numbers: Sequence[Sequence[float]]
) -> Measure:
    """Return a measure of one number for each game on either side."""
    one, other = [sample(many) for many in numbers]
    test = compare_means(one, other)
    means = mean_interval(one), mean_interval(other)
    counts = (one.size, other.size)
    return Measure(name, more, COURSE, False, unit, *means, counts, test, test.p)


def read_sides(
    paths: Sequence[Path],
    between: Sequence[str] | None = None,
    seats: int | None = None,
) -> tuple[Side, Side]:
    """
    Return the two variants named in *between*, or the only two in the files.

    Two files with one variant each are two sides. They are named after their variants,
    or, if those have the same name, after the files.

    Raises:
        BadResults: The sides do not exist, or cannot be compared.
        OSError: A file cannot be read.
    """
    if len(paths) == 2 and paths[0].samefile(paths[1]):
        raise BadResults(str(paths[1]), "this file is given twice; name another one")
    if len(paths) == 2 and between is None:
        found = _files(paths, seats)
        if found is not None:
            return found
    whole = read_results(paths, seats)
    names = variants(whole)
    chosen = names if between is None else list(between)
    for name in chosen:
        if name not in names:
            held = "; ".join(names)
            problem = f"it has no variant {name}, only: {held}"
            raise BadResults(_called(paths), problem)
    if len(chosen) != 2 or chosen[0] == chosen[1]:
        held = "; ".join(names)
        problem = f"choose two variants with --between, of: {held}"
        raise BadResults(_called(paths), problem)
    first, second = [
        Side(name, whole.filter(pl.col("variant") == name)) for name in chosen
    ]
    return first, second


def _files(paths: Sequence[Path], seats: int | None) -> tuple[Side, Side] | None:
    """Return two files as sides, if each holds a single variant."""
    frames = [read_results([path], seats) for path in paths]
    names = [variants(frame) for frame in frames]
    if any(len(found) > 1 for found in names):
        return None
    _check_alike(paths, frames)
    labels = [found[0] for found in names]
    if labels[0] == labels[1]:
        labels = [path.stem for path in paths]
    if labels[0] == labels[1]:
        labels = [str(path) for path in paths]
    first, second = [
        Side(label, frame) for label, frame in zip(labels, frames, strict=True)
    ]
    return first, second


def _check_alike(paths: Sequence[Path], frames: Sequence[pl.DataFrame]) -> None:
    """Check that two files hold games that can be compared."""
    for column, what in (("game", "games of {}"), ("seats", "games with {} seats")):
        one, other = [frame[column][0] for frame in frames]
        if one != other:
            held = f"{what.format(other)}, and {paths[0]} {what.format(one)}"
            raise BadResults(str(paths[1]), f"it holds {held}")


def _called(paths: Sequence[Path]) -> str:
    return " and ".join([str(path) for path in paths])
