"""`whiskerworks play GAME`: play in the terminal."""

import argparse
import shlex
from typing import Final

from whiskerworks.cli.arguments import (
    Commands,
    add_game,
    add_language,
    add_seed,
    file_path,
    game_arguments,
    game_of,
    language_of,
    seed_of,
)
from whiskerworks.cli.terminal_ui import add_plain, run_session
from whiskerworks.core.errors import NoSuchSeat
from whiskerworks.core.game import Game

DEFAULT_BOT: Final = "2"


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description=(
            "Play a game in the terminal, on a full screen with mouse and keys, or as "
            "plain lines, one move a line. Bots play the seats that are not yours. "
            "Type help during the game."
        ),
        examples=(
            "whiskerworks play gears",
            "whiskerworks play maze --seats 3 --bot 4 --language de",
            "whiskerworks play gears --seat 0 --seat 1  # two people, one screen",
            "whiskerworks play escape -o belt=3 --record game.record",
        ),
    )
    add_game(parser)
    parser.add_argument(
        "--seat",
        action="append",
        type=int,
        metavar="N",
        help="your seat, counting from 0 (default 0); repeat to play several seats",
    )
    parser.add_argument(
        "--bot",
        default=DEFAULT_BOT,
        metavar="LEVEL",
        help=f"opponents: a level from 1 to 5, greedy or random "
        f"(default {DEFAULT_BOT})",
    )
    parser.add_argument(
        "--record",
        type=file_path,
        metavar="FILE",
        help="save a record of the game when you leave",
    )
    add_seed(parser)
    add_plain(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play a game."""
    from librt.random import Random

    from whiskerworks.bots.roster import canonical_name, make_player
    from whiskerworks.core.match import seeded_match
    from whiskerworks.terminal.local.session import LocalSession
    from whiskerworks.terminal.record_files import check_new_file, write_new_record
    from whiskerworks.terminal.sentences import sentence

    game = game_of(given)
    bot = canonical_name(given.bot)
    people = _people(game, given.seat or [0])
    language = language_of(given)
    seed = seed_of(given)
    if given.record is not None:
        check_new_file(given.record)
    others = [seat for seat in range(game.seats) if seat not in people]
    bots = {seat: make_player(bot) for seat in others}
    match = seeded_match(game, seed)
    kept = "" if given.record is None else str(given.record)
    session = LocalSession(match, bots, Random(seed + 1), language, record_path=kept)
    print(repeat_command(given, seed))
    try:
        run_session(session, given)
    finally:
        if given.record is not None:
            write_new_record(match.record(), given.record)
            print(sentence(session.words, "terminal-saved", name=str(given.record)))
    return 0


def repeat_command(given: argparse.Namespace, seed: int) -> str:
    """Return the command line that repeats this game."""
    words = ["whiskerworks", "play", given.game, *game_arguments(given)]
    for seat in given.seat or []:
        words.extend(["--seat", str(seat)])
    if given.bot != DEFAULT_BOT:
        words.extend(["--bot", given.bot])
    return shlex.join([*words, "--seed", str(seed)])


def _people(game: Game, seats: list[int]) -> list[int]:
    for seat in seats:
        if not 0 <= seat < game.seats:
            raise NoSuchSeat(seat, game.seats)
    return sorted(set(seats))
