"""`whiskerworks play GAME`: a game in the terminal."""

import argparse
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from shutil import get_terminal_size
from typing import Final

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

BOT: Final = "2"
"""Who plays the other seats where nobody asks for somebody else."""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description=(
            "Play a game in the terminal, one move a line; type help during the "
            "game. Seats that are not yours are played by bots."
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
        "--bot",
        default=BOT,
        metavar="LEVEL",
        help=f"who plays the others: a level from 1 to 5, greedy or random "
        f"(default {BOT})",
    )
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="write the record when you leave"
    )
    add_seed(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play a game."""
    from librt.random import Random

    from whiskerworks.bots.roster import check_name, named
    from whiskerworks.terminal.here import Here
    from whiskerworks.terminal.match import Match, check_new, save
    from whiskerworks.terminal.plain import Plain

    game = game_of(given)
    check_name(given.bot)
    people = _people(game, given.seat or [0])
    seed = seed_of(given)
    if given.record is not None:
        check_new(given.record)
    others = [seat for seat in range(game.seats) if seat not in people]
    bots = {seat: named(given.bot) for seat in others}
    match = Match(game, seed)
    print(f"{name_of(game)}, seed {seed}")
    try:
        rng = Random(seed + 1)
        Plain(Here(match, bots, rng), _ask(), sys.stdout, _width()).run()
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
