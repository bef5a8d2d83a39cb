"""Summarize a ladder's results as plain values, for JSON."""

from collections import Counter

from whiskerworks.lab.ladders.report import (
    ScoreCount,
    by_pair,
    by_setup,
    is_drawn,
    players_in,
    ratings,
    thinking_times,
)
from whiskerworks.lab.ladders.results import Header, PlayedFixture
from whiskerworks.lab.rating import Interval, normalized_scores


def summary(header: Header, results: list[PlayedFixture]) -> dict[str, object]:
    """Return the settings, how strong each player is, and how games ended."""
    endings = Counter([one.result.reason for one in results])
    return {
        **header._asdict(),
        "games": len(results),
        "players": players(header, results),
        "pairings": pairings(header, results),
        "endings": dict(endings.most_common()),
    }


def players(header: Header, results: list[PlayedFixture]) -> list[dict[str, object]]:
    """Return all players with their scores, the weakest by name first."""
    alone = header.seats == 1
    rated = {} if alone else ratings(results)
    pace = thinking_times(results)
    found: list[dict[str, object]] = []
    for player in players_in(results):
        tally = got_by(player, results)
        took = pace[player]
        found.append(
            {
                "player": player,
                "games": tally.games,
                "score": tally.share.value,
                "elo": interval(rated[player]) if player in rated else None,
                "won": won(player, results) if alone else {},
                "seconds": took.seconds / max(1, took.choices),
                "longest": took.longest,
            }
        )
    return found


def got_by(player: str, results: list[PlayedFixture]) -> ScoreCount:
    """Return a player's score over all their games."""
    tally = ScoreCount()
    for one in results:
        scores = one.result.scores
        # Normalizing a single score would turn a loss into 1.
        parts = normalized_scores(scores) if len(scores) > 1 else scores
        both = zip(one.fixture.players, parts, strict=True)
        own = [part for who, part in both if who == player]
        if own:
            tally.add(sum(own) / len(own), is_drawn(one))
    return tally


def won(player: str, results: list[PlayedFixture]) -> dict[str, float]:
    """Return how often a player won games for one, by set-up."""
    return {
        setup: tally.share.value
        for (who, setup), tally in by_setup(results).items()
        if who == player
    }


def pairings(header: Header, results: list[PlayedFixture]) -> list[dict[str, object]]:
    """Return the scores of players alone among others."""
    if header.seats == 1:
        return []
    return [
        {
            "player": player,
            "among": others,
            "games": tally.games,
            "score": tally.share.value,
            "drawn": tally.drawn,
        }
        for (player, others), tally in by_pair(results).items()
    ]


def interval(one: Interval) -> dict[str, float]:
    """Return an interval as a plain object."""
    return {"value": one.value, "low": one.low, "high": one.high}
