"""`whiskerworks play GAME`: a game in the terminal."""

import argparse
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from shutil import get_terminal_size

from whiskerworks.cli.arguments import (
    Commands,
    add_game,
    add_seed,
    game_of,
    name_of,
    seed_of,
)
from whiskerworks.core.errors import NoSuchSeat
from whiskerworks.core.game import Game


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description=(
            "Play a game in the terminal, one move a line; type help during the "
            "game. Seats that are not yours are played by a random mover."
        ),
    )
    add_game(parser)
    parser.add_argument(
        "--seat",
        action="append",
        type=int,
        metavar="N",
        help="your seat (default 0); give it again to play several yourself",
    )
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="write the record when you leave"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play a game."""
    from librt.random import Random

    from whiskerworks.bots.random_mover import RandomMover
    from whiskerworks.terminal.match import Match
    from whiskerworks.terminal.plain import Plain, check_new, save

    game = game_of(given)
    people = _people(game, given.seat or [0])
    seed = seed_of(given)
    if given.record is not None:
        check_new(given.record)
    bots = {seat: RandomMover() for seat in range(game.seats) if seat not in people}
    match = Match(game, seed)
    print(f"{name_of(game)}, seed {seed}")
    try:
        rng = Random(seed + 1)
        Plain(match, dict(bots), rng, _ask(), sys.stdout, _width()).run()
    finally:
        if given.record is not None:
            save(match, given.record)
            print(f"Saved to {given.record}.")
    return 0


def _people(game: Game, seats: list[int]) -> list[int]:
    for seat in seats:
        if not 0 <= seat < game.seats:
            raise NoSuchSeat(seat, game.seats)
    return sorted(set(seats))


def _ask() -> Callable[[str], str | None]:
    """Return what asks for a line, with editing where the terminal can."""
    if sys.stdin is not None and sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (its import gives input() editing)

    def ask(prompt: str) -> str | None:
        try:
            return input(prompt)
        except (EOFError, RuntimeError):  # no more input, or no input at all
            return None

    return ask


def _width() -> int:
    """Return how wide the terminal is; 0 for a pipe, where lines are not folded."""
    return get_terminal_size().columns if sys.stdout.isatty() else 0
