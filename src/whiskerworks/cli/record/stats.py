"""`whiskerworks record stats FILE…`: what many records have in common."""

import argparse
import sys
from collections import Counter
from statistics import median_low
from typing import Final

from whiskerworks.cli.arguments import Commands
from whiskerworks.cli.files import shown
from whiskerworks.cli.json_output import BAD_RECORD, add_json, show
from whiskerworks.cli.record.check import bad_as_json, count
from whiskerworks.cli.record.record_files import (
    InvalidRecord,
    ValidRecord,
    add_files,
    examine_all,
)
from whiskerworks.core.seat import CHANCE

OPEN: Final = "open"
SHARED: Final = "shared"
NOBODY: Final = "nobody"

KEYS: Final = {
    "good": "whether this tells of a game, not of a file that was left out",
    "game": "its name",
    "games": "how many were counted",
    "seats": "how many games were played by so many",
    "plies": "how many moves: all, and least, median, most of a game",
    "draws": "how many moves were chance's",
    "endings": "how many games ended for each reason",
    "winners": "how many games each seat won; shared, nobody, open",
    "players": "by name: games, won",
    "file": "if not good: which was left out",
    **BAD_RECORD,
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "stats",
        help="count what happened in records",
        description=(
            "Count, game by game, how long the games in records were, how they ended "
            "and who won. What is not right is named and left out; exit code 1 then."
        ),
        examples=("whiskerworks record stats games",),
    )
    add_files(parser)
    add_json(parser, KEYS, many=True)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Count."""
    good: list[ValidRecord] = []
    bad: list[InvalidRecord] = []
    for one in examine_all(given.files):
        if isinstance(one, InvalidRecord):
            told = f"{shown(one.file)}: {one.problem}"
            print(f"whiskerworks: {told}", file=sys.stderr)
            bad.append(one)
        else:
            good.append(one)
    names = sorted({one.record.game for one in good})
    games = [Tally(n, [one for one in good if one.record.game == n]) for n in names]
    if given.json:
        counted = [game.as_json() for game in games]
        show([*counted, *[bad_as_json(one) for one in bad]])
    else:
        print("\n\n".join([game.table() for game in games]) or "no games")
    return 1 if bad else 0


class Tally:
    """What there is to count of one game."""

    def __init__(self, name: str, played: list[ValidRecord]) -> None:
        """Count what was *played*: at least one record, all of the game *name*."""
        self.name = name
        self.games = len(played)
        self.lengths = [len(one.record.plies) for one in played]
        self.draws = sum([_draws(one) for one in played])
        self.seats = Counter([str(one.record.seats) for one in played])
        self.endings = Counter([_ending(one) for one in played])
        self.winners = Counter([_winner(one) for one in played])
        sat = [pair for one in played for pair in _players(one)]
        self.players = Counter([name for name, _ in sat])
        self.wins = Counter([name for name, won in sat if won])

    def table(self) -> str:
        """Return it for people."""
        plies = sum(self.lengths)
        least, most = min(self.lengths), max(self.lengths)
        middle = median_low(self.lengths)
        rows = [
            ("games", str(self.games)),
            ("seats", _counted(self.seats)),
            ("plies", f"{plies} ({least} to {most} a game, median {middle})"),
            ("chance", count(self.draws, "draw")),
            ("endings", _counted(self.endings)),
            ("won by", _counted(self.winners)),
        ]
        if self.players:
            sat = sorted(self.players.items())
            wins = [f"{name}: {self.wins[name]} of {games}" for name, games in sat]
            rows.append(("players", ", ".join(wins)))
        lines = [f"  {title:<8} {text}" for title, text in rows]
        return "\n".join([self.name, *lines])

    def as_json(self) -> dict[str, object]:
        """Return it for programs."""
        return {
            "good": True,
            "game": self.name,
            "games": self.games,
            "seats": dict(sorted(self.seats.items())),
            "plies": {
                "all": sum(self.lengths),
                "least": min(self.lengths),
                "median": median_low(self.lengths),
                "most": max(self.lengths),
            },
            "draws": self.draws,
            "endings": dict(sorted(self.endings.items())),
            "winners": dict(sorted(self.winners.items())),
            "players": {
                name: {"games": games, "won": self.wins[name]}
                for name, games in sorted(self.players.items())
            },
        }


def _counted(counter: Counter[str]) -> str:
    return ", ".join([f"{name}: {number}" for name, number in sorted(counter.items())])


def _draws(one: ValidRecord) -> int:
    return len([ply for ply in one.record.plies if ply.seat == CHANCE])


def _ending(one: ValidRecord) -> str:
    """Return the first word of how a game ended: the seat is told by who won."""
    return one.record.end.partition(" ")[0] or OPEN


def _scores(one: ValidRecord) -> tuple[float, ...]:
    """Return who scored what; nothing if it is open or was left."""
    from whiskerworks.table.automatic import ending_outside

    if one.outcome is not None:
        return one.outcome.scores
    ended = ending_outside(one.record.end, one.record.seats)
    return () if ended is None else ended.scores


def _winner(one: ValidRecord) -> str:
    """Return which seat won: "seat 0", or several, or nobody, or it is open."""
    scores = _scores(one)
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if not one.record.end:
        return OPEN
    if not scores or not max(scores):
        return NOBODY
    return f"seat {best[0]}" if len(best) == 1 else SHARED


def _players(one: ValidRecord) -> list[tuple[str, bool]]:
    """Return whom the tags name: each player, and whether they won."""
    tags = dict(one.record.tags)
    won = _winner(one)
    found: list[tuple[str, bool]] = []
    for seat in range(one.record.seats):
        level = tags.get(f"bot-{seat}")
        name = tags.get(f"seat-{seat}") if level is None else f"bot {level}"
        if name is not None:
            found.append((name, won == f"seat {seat}"))
    return found
