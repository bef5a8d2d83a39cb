"""Compute every number of a report, with its interval, from results."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import polars as pl

from whiskerworks.core.errors import shorten
from whiskerworks.lab.balance.results import (
    always_begins,
    options_of,
    per_game,
    variants,
)
from whiskerworks.lab.balance.statistics import (
    Distribution,
    Sample,
    distribution,
    mean_interval,
)
from whiskerworks.lab.rating import Interval, wilson
from whiskerworks.lab.single_game import UNFINISHED

MAX_BINS: Final = 24
"""Maximum number of bins in a histogram of integers."""


class Share(NamedTuple):
    """A share of games won; shared wins count in parts."""

    name: str
    share: Interval
    games: int


class PlayedVariant(NamedTuple):
    """A variant and its number of games."""

    name: str
    options: dict[str, str]
    games: int


class PlayedGames(NamedTuple):
    """Summary of the games in a report, and their players."""

    game: str
    seats: int
    rules_versions: list[int]
    variants: list[PlayedVariant]
    players: list[str]
    games: int
    unfinished: int
    shared: int
    """Games in which several seats shared the win."""
    nobody: int
    """Games that nobody won."""
    mixed: bool
    """Whether every player had every seat about equally often."""
    begins: bool
    """Whether the first seat always begins."""


class OptionShares(NamedTuple):
    """How often the starter (alone: the player) won, by the value of an option."""

    name: str
    shares: list[Share]


class EndingShare(NamedTuple):
    """A way in which games ended, and how often."""

    reason: str
    rule: str
    share: Interval
    games: int


class Branching(NamedTuple):
    """Numbers of legal moves at choices; seat -1 stands for all seats."""

    seat: int
    mean: float
    most: int
    choices: int


class ItemUse(NamedTuple):
    """How a card, a die or a kind of move relates to winning."""

    name: str
    uses: float
    """Uses per game, by all seats."""
    winners: float | None
    """Uses per game by a seat that won alone; None without such seats."""
    others: float | None
    """Uses per game by a seat that did not."""
    swing: Interval
    """
    Mean change, per use, of the user's chance of winning.

    The interval is that of the mean over seats that used it, one value for each seat.
    """
    mattered: Interval
    """Share of games in which a use changed that chance by `LEAD_MARGIN` or more."""
    won: Interval
    """Mean score of seats that used it."""


class Figures(NamedTuple):
    """All numbers of a report."""

    played: PlayedGames
    fair: float
    """Score of each seat if all scored the same; alone: how often games are won."""
    overall: Share
    """How often the game is won: alone by the player, otherwise by anybody."""
    seats: list[Share]
    starters: list[Share]
    """Seats that begin, and seats that do not."""
    agendas: list[Share]
    variants: list[Share]
    options: list[OptionShares]
    players: list[Share]
    length: Distribution
    lengths: list[int]
    """Moves by the seats, for each game."""
    lead_changes: Distribution | None
    leads: list[int]
    decided: Distribution | None
    decisions: list[float]
    endings: list[EndingShare]
    branching: list[Branching]
    things: list[ItemUse]


def figures(frame: pl.DataFrame) -> Figures:
    """Return the figures of *frame*, as `results.read_results` returns it."""
    games = per_game(frame)
    seats = int(frame["seats"][0])
    score = float(frame["score"].sum())
    scored = frame if seats == 1 else frame.filter(pl.col("began"))
    lengths = [int(moves) for moves in games["moves"]]
    leads = [int(it) for it in games["lead_changes"].drop_nulls()]
    decisions = [float(it) for it in games["decided"].drop_nulls()]
    return Figures(
        summarize_played(frame),
        score / len(frame),
        Share("", wilson(score, len(games)), len(games)),
        shares(frame, "seat") if seats > 1 else [],
        _starters(frame) if seats > 1 else [],
        _unless_single(shares(frame.filter(pl.col("secret") != ""), "secret")),
        _unless_single(shares(scored, "variant")),
        _options(scored),
        _unless_single(shares(frame, "player")),
        distribution(lengths),
        lengths,
        distribution(leads) if leads else None,
        leads,
        distribution(decisions) if decisions else None,
        decisions,
        endings(games),
        _branching(frame),
        item_uses(frame),
    )


def summarize_played(frame: pl.DataFrame) -> PlayedGames:
    """Return a summary of the games in *frame*, and their players."""
    games = per_game(frame)
    counts = dict(games["variant"].value_counts().iter_rows())
    won = _best_scores(frame)
    return PlayedGames(
        str(frame["game"][0]),
        int(frame["seats"][0]),
        sorted(frame["rules_version"].unique().to_list()),
        [
            PlayedVariant(name, options_of(frame, name), counts[name])
            for name in variants(frame)
        ],
        sorted(frame["player"].unique().to_list()),
        len(games),
        int((games["reason"] == UNFINISHED).sum()),
        int(((won["best"] > 0) & (won["best"] < 1)).sum()),
        int((won["best"] == 0).sum()),
        _is_mixed(frame),
        always_begins(frame),
    )


def _best_scores(frame: pl.DataFrame) -> pl.DataFrame:
    """Return the best score of each game."""
    game = frame.group_by("variant", "seed", "number")
    return game.agg(pl.col("score").max().alias("best"))


def _is_mixed(frame: pl.DataFrame) -> bool:
    """Whether every player had every seat about equally often."""
    counts = frame.group_by("player", "seat").len()
    seats = int(frame["seats"][0])
    for _, of_player in counts.group_by("player"):
        sat = [int(count) for count in of_player["len"]]
        if len(sat) < seats or max(sat) - min(sat) > max(seats, 0.02 * max(sat)):
            return False
    return True


def shares(frame: pl.DataFrame, column: str) -> list[Share]:
    """Return how often games were won, for each value of a *column* in order."""
    found = frame.group_by(column, maintain_order=True).agg(
        pl.col("score").sum(), pl.len()
    )
    if column != "variant":
        found = found.sort(column)
    return [
        Share(str(name), wilson(score, count), count)
        for name, score, count in found.iter_rows()
    ]


def _unless_single(found: list[Share]) -> list[Share]:
    """Return *found*, or [] if it has a single entry, which says nothing new."""
    return found if len(found) > 1 else []


def _starters(frame: pl.DataFrame) -> list[Share]:
    """Return how often seats win that begin, and seats that do not."""
    found = {share.name: share for share in shares(frame, "began")}
    names = (("True", "begins"), ("False", "does not begin"))
    return [found[key]._replace(name=name) for key, name in names if key in found]


def _options(frame: pl.DataFrame) -> list[OptionShares]:
    """Return how often games were won, by the value of each option that varies."""
    chosen = {name: options_of(frame, name) for name in variants(frame)}
    declared = dict.fromkeys([one for pairs in chosen.values() for one in pairs])
    varying = [
        name
        for name in declared
        if len({pairs.get(name, "") for pairs in chosen.values()}) > 1
    ]
    if len(varying) < 2:
        return []  # The variants already show it.
    found = []
    for name in varying:
        values = {
            label: shorten(pairs.get(name, "")) for label, pairs in chosen.items()
        }
        valued = frame.with_columns(
            pl.col("variant").replace_strict(values).alias("value")
        )
        found.append(OptionShares(name, shares(valued, "value")))
    return found


def endings(games: pl.DataFrame) -> list[EndingShare]:
    """Return how *games*, one in each row, ended, the most frequent way first."""
    found = games.group_by("reason", "rule").len().sort("len", "reason")
    return [
        EndingShare(reason, rule, wilson(count, len(games)), count)
        for reason, rule, count in reversed(list(found.iter_rows()))
    ]


def _branching(frame: pl.DataFrame) -> list[Branching]:
    """Return the numbers of legal moves at choices: overall, and for each seat."""
    chosen = frame.filter(
        (pl.col("choices") > 0) & pl.col("branching").is_not_null()
    ).with_columns((pl.col("branching") * pl.col("choices")).alias("offered"))
    if chosen.is_empty():
        return []
    found = chosen.group_by("seat").agg(
        pl.col("offered").sum(), pl.col("choices").sum(), pl.col("most_branching").max()
    )
    parts = [
        Branching(seat, offered / choices, most, choices)
        for seat, offered, choices, most in found.sort("seat").iter_rows()
    ]
    choices = sum([part.choices for part in parts])
    mean = sum([part.mean * part.choices for part in parts]) / choices
    whole = Branching(-1, mean, max([part.most for part in parts]), choices)
    return [whole, *parts] if len(parts) > 1 else [whole]


def item_uses(frame: pl.DataFrame) -> list[ItemUse]:
    """Return the effect of each item, those that mattered most often first."""
    used = frame.filter(pl.col("used").list.len() > 0).explode("used").unnest("used")
    if used["swing"].drop_nulls().is_empty():
        return []
    games = len(per_game(frame))
    won = int((frame["score"] == 1).sum())
    lost = len(frame) - won
    is_won = pl.col("score") == 1
    found = used.group_by("thing").agg(
        pl.col("times").sum(),
        pl.col("times").filter(is_won).sum().alias("winners"),
        pl.col("times").filter(~is_won).sum().alias("others"),
        pl.col("swing").sum().alias("swings"),
        (pl.col("swing") / pl.col("times")).var().fill_null(0).alias("variance"),
        pl.struct("variant", "seed", "number")
        .filter(pl.col("mattered") > 0)
        .n_unique()
        .alias("mattered"),
        pl.col("score").sum(),
        pl.len().alias("users"),
    )
    return sorted(
        [_item_use(row, games, won, lost) for row in found.iter_rows(named=True)],
        key=lambda thing: (-thing.mattered.value, -thing.uses, thing.name),
    )


def _item_use(row: dict[str, object], games: int, won: int, lost: int) -> ItemUse:
    """Return the effect of one item."""
    counts = {name: float(str(value)) for name, value in row.items() if name != "thing"}
    mean = counts["swings"] / counts["times"]
    return ItemUse(
        str(row["thing"]),
        counts["times"] / games,
        counts["winners"] / won if won else None,
        counts["others"] / lost if lost else None,
        mean_interval(Sample(int(counts["users"]), mean, counts["variance"])),
        wilson(counts["mattered"], games),
        wilson(counts["score"], counts["users"]),
    )


class Bin(NamedTuple):
    """The number of values from `low` to just below `high`."""

    low: float
    high: float
    games: int


def integer_bins(numbers: Sequence[int]) -> list[Bin]:
    """Return a histogram of *numbers* in bins of equal width."""
    return matching_integer_bins([numbers])[0]


def matching_integer_bins(lots: Sequence[Sequence[int]]) -> list[list[Bin]]:
    """Return a histogram of each of several lists, all with the same bins."""
    least = min([min(numbers) for numbers in lots])
    largest = max([max(numbers) for numbers in lots])
    widths = [n * 10**power for power in range(7) for n in (1, 2, 5)]
    width = next(w for w in widths if (largest - least) // w + 2 <= MAX_BINS)
    start = least // width * width
    count = (largest - start) // width + 1
    return [_integer_bins(numbers, start, width, count) for numbers in lots]


def _integer_bins(
    numbers: Sequence[int], start: int, width: int, count: int
) -> list[Bin]:
    counts = [0] * count
    for number in numbers:
        counts[(number - start) // width] += 1
    return [
        Bin(start + width * at, start + width * (at + 1), n)
        for at, n in enumerate(counts)
    ]


def fraction_bins(numbers: Sequence[float], count: int = 10) -> list[Bin]:
    """Return a histogram of *numbers* from 0 to 1 in bins of equal width."""
    counts = [0] * count
    for number in numbers:
        counts[min(count - 1, int(number * count + 1e-9))] += 1
    return [Bin(at / count, (at + 1) / count, n) for at, n in enumerate(counts)]
