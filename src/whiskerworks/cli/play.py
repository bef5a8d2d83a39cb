"""`whiskerworks play GAME`: a game in the terminal."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from whiskerworks.cli.arguments import Commands, add_game, add_seed, game_of, seed_of
from whiskerworks.core.errors import BadOption
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
    from whiskerworks.bots.random_mover import RandomMover
    from whiskerworks.terminal.match import Match
    from whiskerworks.terminal.plain import Plain, save

    game = game_of(given)
    people = _people(game, given.seat or [0])
    seed = seed_of(given)
    if given.record is not None and given.record.exists():
        raise FileExistsError(17, "it exists already", str(given.record))
    bots = {
        seat: RandomMover(seed + 1 + seat)
        for seat in range(game.seats)
        if seat not in people
    }
    match = Match(game, seed)
    print(f"{game!r}, seed {seed}")
    try:
        Plain(match, dict(bots), _lines(), sys.stdout).run()
    finally:
        if given.record is not None:
            save(match, given.record)
            print(f"Saved to {given.record}.")
    return 0


def _people(game: Game, seats: list[int]) -> list[int]:
    for seat in seats:
        if not 0 <= seat < game.seats:
            raise BadOption("seat", f"{game.name} has seats 0 to {game.seats - 1}")
    return sorted(set(seats))


def _lines() -> Iterator[str]:
    """Return the lines typed, with editing where the terminal can."""
    if sys.stdin.isatty():
        import readline  # noqa: F401  (its import gives input() editing)
    while True:
        try:
            yield input()
        except EOFError:
            return
