"""
Rate players by the results of the games they played against each other.

Every player has a strength. Each seat wins with a probability proportional to the
strength of its player; for two seats this is the Bradley-Terry model behind Elo
ratings. A shared win counts in parts, and a game without a winner as shared by all. The
strengths are those that make the results most likely.
"""

import math
from collections import defaultdict
from collections.abc import Iterable
from typing import Final, NamedTuple

Z_95: Final = 1.959964
"""Half width of a 95 % interval in standard deviations."""
ELO_PER_LOG_STRENGTH: Final = 400 / math.log(10)
"""Elo points by which a player is stronger by a factor of e."""
PRIOR_GAMES: Final = 1.0
"""
Imaginary games, shared by all, that are added for players who met.

Without them a player who lost every game would have no finite rating.
"""
_MAX_LOG_STEP: Final = 2.0
"""Largest change of a log strength in one iteration."""
_MAX_ITERATIONS: Final = 200

Seating = tuple[str, ...]
"""The players by seat."""


class Interval(NamedTuple):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(score: float, games: float) -> Interval:
    """
    Return the share *score* / *games* with Wilson's interval.

    The interval is slightly too wide where games are drawn.
    """
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = score / games
    middle = share + Z_95 * Z_95 / (2 * games)
    spread = Z_95 * math.sqrt(share * (1 - share) / games + (Z_95 / (2 * games)) ** 2)
    whole = 1 + Z_95 * Z_95 / games
    # At its ends the formula gives 0 and 1, apart from rounding.
    low = (middle - spread) / whole if score > 0 else 0.0
    high = (middle + spread) / whole if score < games else 1.0
    return Interval(share, low, high)


def normalized_scores(scores: tuple[float, ...]) -> tuple[float, ...]:
    """Return the scores scaled to a sum of 1; if nobody won, all share equally."""
    total = sum(scores)
    if total == 0:
        return tuple([1 / len(scores)] * len(scores))
    return tuple([score / total for score in scores])


def elo(
    results: Iterable[tuple[Seating, tuple[float, ...]]], anchor: str
) -> dict[str, Interval]:
    """
    Return the Elo rating of every player in *results*: players, and scores, by seat.

    The *anchor* is at 0. Intervals are those of the distance to it, from the Fisher
    information of the results. Players with no connection to the anchor through common
    opponents are left out.
    """
    tables = _groups(results, anchor)
    players = sorted({player for table in tables for player in table.sits} | {anchor})
    free = [player for player in players if player != anchor]
    logs = dict.fromkeys(players, 0.0)
    for _ in range(_MAX_ITERATIONS):
        slope, bend = _gradient_and_hessian(tables, logs, free)
        steps = _solve(bend, slope)
        for player, step in zip(free, steps, strict=True):
            logs[player] += max(-_MAX_LOG_STEP, min(_MAX_LOG_STEP, step))
        if all(abs(step) < 1e-9 for step in steps):
            break
    _, bend = _gradient_and_hessian(tables, logs, free)
    found = {anchor: Interval(0.0, 0.0, 0.0)}
    for index, player in enumerate(free):
        unit = [float(index == other) for other in range(len(free))]
        width = Z_95 * math.sqrt(_solve(bend, unit)[index])
        at = logs[player]
        found[player] = Interval(
            ELO_PER_LOG_STRENGTH * at,
            ELO_PER_LOG_STRENGTH * (at - width),
            ELO_PER_LOG_STRENGTH * (at + width),
        )
    return found


class _Group(NamedTuple):
    """All games played by the same set of players."""

    sits: dict[str, int]
    """Number of seats of each player."""
    got: dict[str, float]
    """Total score of each player."""
    games: float


def _groups(
    results: Iterable[tuple[Seating, tuple[float, ...]]], anchor: str
) -> list[_Group]:
    """Return the results grouped by their players."""
    games: dict[Seating, int] = defaultdict(int)
    got: dict[Seating, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for players, scores in results:
        who = tuple(sorted(players))
        games[who] += 1
        for player, share in zip(players, normalized_scores(scores), strict=True):
            got[who][player] += share
    reached = _reached(list(games), anchor)
    return [
        _group(who, got[who], games[who])
        for who in games
        if reached.issuperset(who) and len(set(who)) > 1
    ]


def _group(who: Seating, got: dict[str, float], games: int) -> _Group:
    """Return the games of one group, imaginary ones included."""
    sits = {player: who.count(player) for player in who}
    more = {player: PRIOR_GAMES * sits[player] / len(who) for player in sits}
    whole = {player: got[player] + more[player] for player in sits}
    return _Group(sits, whole, games + PRIOR_GAMES)


def _reached(met: list[Seating], anchor: str) -> set[str]:
    """Return all players connected to the anchor through common games."""
    found = {anchor}
    size = 0
    while len(found) > size:
        size = len(found)
        for who in met:
            if not found.isdisjoint(who):
                found.update(who)
    return found


def _gradient_and_hessian(
    tables: list[_Group], logs: dict[str, float], free: list[str]
) -> tuple[list[float], list[list[float]]]:
    """Return the gradient and the negative Hessian of the log likelihood."""
    place = {player: index for index, player in enumerate(free)}
    slope = [0.0] * len(free)
    bend = [[0.0] * len(free) for _ in free]
    for table in tables:
        most = max(logs[player] for player in table.sits)
        strength = {p: n * math.exp(logs[p] - most) for p, n in table.sits.items()}
        whole = sum(strength.values())
        chance = {player: strength[player] / whole for player in table.sits}
        for player in table.sits:
            if player not in place:
                continue
            row = place[player]
            slope[row] += table.got[player] - table.games * chance[player]
            bend[row][row] += table.games * chance[player]
            for other in table.sits:
                if other in place:
                    part = table.games * chance[player] * chance[other]
                    bend[row][place[other]] -= part
    return slope, bend


def _solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of linear equations with a positive definite matrix."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[below][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        known = sum(rows[at][i] * found[i] for i in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
