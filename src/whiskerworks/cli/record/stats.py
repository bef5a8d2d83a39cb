"""`whiskerworks record stats FILE…`: summarise many records."""

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
from whiskerworks.core.message import Message
from whiskerworks.core.seat import CHANCE

OPEN: Final = "open"
SHARED: Final = "shared"
NOBODY: Final = "nobody"

KEYS: Final = {
    "good": "true for a game, false for a file that was left out",
    "game": "name of the game",
    "games": "number of games",
    "seats": "number of games by number of players",
    "plies": "moves: all, and least, median and most per game",
    "draws": "number of chance outcomes",
    "endings": "number of games by the way they ended",
    "winners": "number of games won by each seat; shared, nobody, open",
    "players": "by name: games, won",
    "file": "if not good: path of the file",
    **BAD_RECORD,
}


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "stats",
        help="summarise records",
        description=(
            "Summarise records by game: how long the games were, how they ended and "
            "who won. Invalid records are reported and left out; exit code 1 then."
        ),
        examples=("whiskerworks record stats games",),
    )
    add_files(parser)
    add_json(parser, KEYS, many=True)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Summarise records."""
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
    games = [
        GameSummary(n, [one for one in good if one.record.game == n]) for n in names
    ]
    if given.json:
        counted = [game.as_json() for game in games]
        show([*counted, *[bad_as_json(one) for one in bad]])
    else:
        print("\n\n".join([game.table() for game in games]) or "no games")
    return 1 if bad else 0


class GameSummary:
    """Totals over the records of one game."""

    def __init__(self, name: str, played: list[ValidRecord]) -> None:
        """Count *played*: one or more records of the game *name*."""
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
        """Return the totals for people."""
        plies = sum(self.lengths)
        least, most = min(self.lengths), max(self.lengths)
        middle = median_low(self.lengths)
        rows = [
            ("games", str(self.games)),
            ("players", _counted(self.seats)),
            ("moves", f"{plies} ({least} to {most} per game, median {middle})"),
            ("chance", count(self.draws, "outcome")),
            ("endings", _counted(self.endings)),
            ("won by", _counted(self._winner_names())),
        ]
        if self.players:
            sat = sorted(self.players.items())
            wins = [f"{name}: {self.wins[name]} of {games}" for name, games in sat]
            rows.append(("wins", ", ".join(wins)))
        lines = [f"  {title:<8} {text}" for title, text in rows]
        return "\n".join([self.name, *lines])

    def _winner_names(self) -> Counter[str]:
        """Return the wins by the names of seats that people read."""
        from whiskerworks.words import words

        said = words(self.name)
        names = {
            _seat_key(seat): said.say(Message("seat-name", {"seat": seat}))
            for seat in range(max([int(count) for count in self.seats]))
        }
        return Counter(
            {names.get(key, key): number for key, number in self.winners.items()}
        )

    def as_json(self) -> dict[str, object]:
        """Return the totals for programs."""
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
    """Return the first word of how a game ended; the winner is counted elsewhere."""
    return one.record.end.partition(" ")[0] or OPEN


def _scores(one: ValidRecord) -> tuple[float, ...]:
    """Return the scores; () if the game is unfinished or was left."""
    from whiskerworks.table.automatic_entries import ending_by_players

    if one.outcome is not None:
        return one.outcome.scores
    ended = ending_by_players(one.record.end, one.record.seats)
    return () if ended is None else ended.scores


def _winner(one: ValidRecord) -> str:
    """Return who won: "seat 0", or SHARED, NOBODY or OPEN."""
    scores = _scores(one)
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if not one.record.end:
        return OPEN
    if not scores or not max(scores):
        return NOBODY
    return _seat_key(best[0]) if len(best) == 1 else SHARED


def _seat_key(seat: int) -> str:
    return f"seat {seat}"


def _players(one: ValidRecord) -> list[tuple[str, bool]]:
    """Return the players named in the tags, each with whether they won."""
    tags = dict(one.record.tags)
    won = _winner(one)
    found: list[tuple[str, bool]] = []
    for seat in range(one.record.seats):
        level = tags.get(f"bot-{seat}")
        name = tags.get(f"seat-{seat}") if level is None else f"bot {level}"
        if name is not None:
            found.append((name, won == f"seat {seat}"))
    return found
