"""Arguments that several commands share."""

import argparse
import secrets
from typing import TypeAlias

from whiskerworks.core.errors import BadOption
from whiskerworks.core.game import Game
from whiskerworks.core.options import read_number
from whiskerworks.games import load_text

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_game(parser: argparse.ArgumentParser) -> None:
    """Let a command take a game, its seats and its options."""
    parser.add_argument("game", metavar="GAME", help="a name that `games` lists")
    parser.add_argument(
        "--seats", type=count, metavar="N", help="how many play (default: the usual)"
    )
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, as in -o swap=on; may be given again",
    )


def game_of(given: argparse.Namespace) -> Game:
    """
    Return the game that the arguments of `add_game` say.

    Raises:
        UnknownGame, BadSeats, BadOption: As `whiskerworks.load`.
    """
    pairs: dict[str, str] = {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(text, "write it as NAME=VALUE")
        if name in pairs:
            raise BadOption(name, "it is given twice")
        pairs[name] = value
    return load_text(given.game, given.seats, pairs)


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Let a command take a seed."""
    parser.add_argument(
        "--seed", type=count, metavar="N", help="play the same again (default: any)"
    )


def seed_of(given: argparse.Namespace) -> int:
    """Return the seed that was given, or a fresh one."""
    if given.seed is None:
        return secrets.randbelow(2**31)
    return int(given.seed)


def count(text: str) -> int:
    """Read a whole number from 0 on, for argparse."""
    number = read_number(text)
    if number is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 on")
    return number
