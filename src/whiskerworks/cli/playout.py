"""`whiskerworks playout GAME`: play random games and summarise them."""

import argparse
import time
from collections import Counter
from typing import Final

from whiskerworks.cli.arguments import (
    Commands,
    add_game,
    add_seed,
    count,
    game_of,
    name_of,
    seed_of,
)
from whiskerworks.cli.json_output import GAME_KEYS, add_json, game_as_json, show
from whiskerworks.core.game import Game
from whiskerworks.core.message import Message
from whiskerworks.core.outcome import Outcome

MAX_PLIES_OF_ENDLESS_GAMES: Final = 1_000
"""Moves after which a game that may never end is left unfinished."""

KEYS: Final = {
    **GAME_KEYS,
    "seed": "seed that repeats the run",
    "games": "number of games",
    "moves": "number of moves in all games",
    "seconds": "time taken",
    "endings": "number of games by the way they ended",
    "scores": "total score of each seat",
}


class PlayoutTotals:
    """Totals over random games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.plies = 0
        self.seconds = 0.0
        self.reasons: Counter[str] = Counter()
        self.scores = [0.0] * seats

    def add(self, plies: int, outcome: Outcome | None) -> None:
        """Add a game; the outcome of an unfinished one is None."""
        self.games += 1
        self.plies += plies
        self.reasons["unfinished" if outcome is None else outcome.reason] += 1
        if outcome is not None:
            both = zip(self.scores, outcome.scores, strict=True)
            self.scores = [a + b for a, b in both]


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "playout",
        help="play random games",
        description="Play random games and print how they end, who wins and how long "
        "they take.",
        examples=("whiskerworks playout maze --seats 3 -n 20 --seed 1",),
    )
    add_game(parser)
    parser.add_argument(
        "-n",
        type=count,
        default=100,
        metavar="GAMES",
        help="number of games (default 100)",
    )
    add_seed(parser)
    add_json(parser, KEYS)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play random games."""
    game = game_of(given)
    seed = seed_of(given)
    tally = _played(game, seed, given.n)
    if given.json:
        show(_as_json(game, seed, tally))
        return 0
    print(f"{given.n} random games of {name_of(game)}, seed {seed}")
    if given.n:
        _report(game, tally)
    return 0


def _played(game: Game, seed: int, games: int) -> PlayoutTotals:
    """Play a number of random games."""
    from librt.random import Random

    from whiskerworks.core.exploration import playout

    rng = Random(seed)
    tally = PlayoutTotals(game.seats)
    began = time.process_time()
    most = MAX_PLIES_OF_ENDLESS_GAMES if game.meta.endless else 1_000_000
    for _ in range(games):
        last, length, _ = playout(game.rules, game.start(), rng, most)
        tally.add(length, game.outcome(last))
    tally.seconds = time.process_time() - began
    return tally


def _report(game: Game, tally: PlayoutTotals) -> None:
    from whiskerworks.words import words

    said = words(game.name)
    games = tally.games
    for reason, times in tally.reasons.most_common():
        print(f"  {f'ending {reason}':<21} {times:>7}  {times / games:6.1%}")
    for seat, score in enumerate(tally.scores):
        name = said.say(Message("seat-name", {"seat": seat}))
        print(f"  {f'{name} scored':<21} {score:>7g}  {score / games:6.1%}")
    speed = tally.plies / max(tally.seconds, 1e-9)
    print(f"  {tally.plies / games:.1f} moves per game, {speed:,.0f} moves/s")


def _as_json(game: Game, seed: int, tally: PlayoutTotals) -> dict[str, object]:
    return {
        **game_as_json(game),
        "seed": seed,
        "games": tally.games,
        "moves": tally.plies,
        "seconds": round(tally.seconds, 6),
        "endings": dict(tally.reasons.most_common()),
        "scores": tally.scores,
    }
