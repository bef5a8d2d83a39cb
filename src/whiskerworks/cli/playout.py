"""`whiskerworks playout GAME`: random games, and what comes of them."""

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
from whiskerworks.core.outcome import Outcome

ENDLESS: Final = 1_000
"""After so many moves a random game is left unfinished where it need not end."""

KEYS: Final = {
    **GAME_KEYS,
    "seed": "with which the same is played again",
    "games": "how many were played",
    "moves": "how many, in all games",
    "seconds": "how long that took",
    "endings": "how many games ended for each reason",
    "scores": "what each seat got, in all games",
}


class Tally:
    """What came of some random games."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.plies = 0
        self.seconds = 0.0
        self.reasons: Counter[str] = Counter()
        self.scores = [0.0] * seats

    def add(self, plies: int, outcome: Outcome | None) -> None:
        """Add a game; None is the outcome of one that was left unfinished."""
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
        description="Play random games and tell how they end, who wins, how long.",
        examples=("whiskerworks playout maze --seats 3 -n 20 --seed 1",),
    )
    add_game(parser)
    parser.add_argument(
        "-n", type=count, default=100, metavar="GAMES", help="how many (default 100)"
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
    print(f"{given.n} random games of {name_of(game)} with seed {seed}")
    if given.n:
        _report(tally)
    return 0


def _played(game: Game, seed: int, games: int) -> Tally:
    """Play so many random games."""
    from librt.random import Random

    from whiskerworks.core.walk import playout

    rng = Random(seed)
    tally = Tally(game.seats)
    began = time.process_time()
    most = ENDLESS if game.meta.endless else 1_000_000
    for _ in range(games):
        last, length, _ = playout(game.rules, game.start(), rng, most)
        tally.add(length, game.outcome(last))
    tally.seconds = time.process_time() - began
    return tally


def _report(tally: Tally) -> None:
    games = tally.games
    for reason, times in tally.reasons.most_common():
        print(f"  end {reason:<12} {times:>7}  {times / games:6.1%}")
    for seat, score in enumerate(tally.scores):
        print(f"  seat {seat} scores     {score:>7g}  {score / games:6.1%}")
    speed = tally.plies / max(tally.seconds, 1e-9)
    print(f"  {tally.plies / games:.1f} moves a game, {speed:,.0f} moves/s")


def _as_json(game: Game, seed: int, tally: Tally) -> dict[str, object]:
    return {
        **game_as_json(game),
        "seed": seed,
        "games": tally.games,
        "moves": tally.plies,
        "seconds": round(tally.seconds, 6),
        "endings": dict(tally.reasons.most_common()),
        "scores": tally.scores,
    }
