"""Summarize the table of a run."""

from collections import Counter
from typing import NamedTuple, cast

import polars as pl


class VariantSummary(NamedTuple):
    """Summary of one variant."""

    variant: str
    games: int
    won: list[float]
    """The mean score of each seat."""
    players: dict[str, float]
    """The mean score of each player."""
    moves: float
    """Mean number of moves of a game."""
    endings: dict[str, int]
    """Number of games for each reason to end."""


def summary(table: pl.DataFrame) -> dict[str, object]:
    """Return the summary of a table as plain values."""
    found = summarize_variants(table)
    return {
        "games": sum([one.games for one in found]),
        "variants": [one._asdict() for one in found],
    }


def summarize_variants(table: pl.DataFrame) -> list[VariantSummary]:
    """Return a summary of each variant, in order."""
    groups = table.partition_by("variant", maintain_order=True)
    return [_summarize(group) for group in groups]


def _summarize(group: pl.DataFrame) -> VariantSummary:
    first = group.filter(pl.col("seat") == 0)
    return VariantSummary(
        str(group["variant"][0]),
        first.height,
        list(_means(group, "seat").values()),
        {str(name): mean for name, mean in _means(group, "player").items()},
        round(cast("float", first["moves"].mean()), 3),
        dict(Counter([str(reason) for reason in first["reason"]]).most_common()),
    )


def _means(group: pl.DataFrame, by: str) -> dict[object, float]:
    """Return the mean scores, grouped by a column."""
    means = group.group_by(by).agg(pl.col("score").mean()).sort(by)
    return {who: round(mean, 6) for who, mean in means.iter_rows()}


def summary_lines(found: list[VariantSummary]) -> list[str]:
    """Return the summaries as text, one line for each variant."""
    return [_summary_line(one) for one in found]


def _summary_line(one: VariantSummary) -> str:
    seats = " ".join([f"{100 * share:.1f} %" for share in one.won])
    text = f"{one.variant}: {one.games} games; won by seat: {seats}"
    if len(one.players) > 1:
        shares = [f"{who} {100 * share:.1f} %" for who, share in one.players.items()]
        text += f"; by player: {', '.join(shares)}"
    return f"{text}; {one.moves:.1f} moves"
