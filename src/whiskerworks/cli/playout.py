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

ENDLESS: Final = 1_000
"""After so many moves a random game is left unfinished where it need not end."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "playout",
        help="play random games",
        description="Play random games and tell how they end, who wins, how long.",
    )
    add_game(parser)
    parser.add_argument(
        "-n", type=count, default=100, metavar="GAMES", help="how many (default 100)"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play random games."""
    from librt.random import Random

    from whiskerworks.core.walk import playout

    game = game_of(given)
    seed = seed_of(given)
    rng = Random(seed)
    reasons: Counter[str] = Counter()
    scores = [0.0] * game.seats
    plies = 0
    began = time.process_time()
    most = ENDLESS if game.meta.endless else 1_000_000
    for _ in range(given.n):
        last, length, _ = playout(game.rules, game.start(), rng, most)
        outcome = game.outcome(last)
        reasons["unfinished" if outcome is None else outcome.reason] += 1
        if outcome is not None:
            scores = [a + b for a, b in zip(scores, outcome.scores, strict=True)]
        plies += length
    spent = time.process_time() - began
    print(f"{given.n} random games of {name_of(game)} with seed {seed}")
    if given.n:
        _report(given.n, reasons, scores, plies, spent)
    return 0


def _report(
    games: int, reasons: Counter[str], scores: list[float], plies: int, spent: float
) -> None:
    for reason, times in reasons.most_common():
        print(f"  end {reason:<12} {times:>7}  {times / games:6.1%}")
    for seat, score in enumerate(scores):
        print(f"  seat {seat} scores     {score:>7g}  {score / games:6.1%}")
    print(
        f"  {plies / games:.1f} moves a game, {plies / max(spent, 1e-9):,.0f} moves/s"
    )
