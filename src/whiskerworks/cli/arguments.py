"""Arguments that several commands share."""

import argparse
import os
import re
import secrets
from pathlib import Path
from typing import Final, TypeAlias

from whiskerworks.cli.deck_input import (
    DECK_HELP,
    DEFAULT_EFFORT,
    BadInputFile,
    read_deck,
    text_of,
)
from whiskerworks.core.errors import BadOption, WhiskerworksError, short
from whiskerworks.core.game import Game
from whiskerworks.core.options import DIGITS, read_number
from whiskerworks.games import load_text, meta
from whiskerworks.kit.our_deck import option_of
from whiskerworks.kit.setups import BadSetup, read_setup

DEFAULT: Final = "en"
"""The language where nobody asks for one."""

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class UnknownLanguage(WhiskerworksError):
    """There are no words in that language."""

    def __init__(self, language: str, known: list[str]) -> None:
        super().__init__(
            f"there are no words in {short(language)!r}; there are: {', '.join(known)}",
            language,
            known,
        )
        self.language = language


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
    parser.add_argument(
        "--deck",
        metavar="FILE",
        help=f"for games with Maze Cards: {DECK_HELP}",
    )
    parser.add_argument(
        "--setup",
        metavar="FILE",
        help="for games with set-ups: one of your own, as a TOML file; - for input",
    )


def game_of(given: argparse.Namespace) -> Game:
    """
    Return the game that the arguments of `add_game` say.

    Raises:
        UnknownGame, BadSeats, BadOption: As `whiskerworks.load`.
        BadFile: The file of `--deck` or `--setup` holds none.
        OSError: It cannot be read.
    """
    pairs: dict[str, str] = {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(text, "write it as NAME=VALUE")
        if name in pairs:
            raise BadOption(name, "it is given twice")
        pairs[name] = value
    if given.deck is not None:
        _check_own(given.game, pairs, "deck", "is not played with Maze Cards")
        pairs["deck"] = option_of(read_deck(given.deck))
    if given.setup is not None:
        _check_own(given.game, pairs, "setup", "has no set-ups")
        pairs["setup"] = _setup_in(given.setup)
    return load_text(given.game, given.seats, pairs)


def said_of_game(given: argparse.Namespace) -> list[str]:
    """Return the arguments of `add_game` behind the game's name, as they were given."""
    said = [] if given.seats is None else ["--seats", str(given.seats)]
    for text in given.option:
        said.extend(["-o", text])
    for name, file in (("--deck", given.deck), ("--setup", given.setup)):
        said.extend([] if file is None else [name, file])
    return said


def add_effort(parser: argparse.ArgumentParser) -> None:
    """Let a command say how hard the solver tries."""
    parser.add_argument(
        "--effort",
        type=count,
        default=DEFAULT_EFFORT,
        metavar="N",
        help=f"how hard the solver tries, about seconds (default {DEFAULT_EFFORT})",
    )


def name_of(game: Game) -> str:
    """Return what is played, as `load` would be asked for it; long options are cut."""
    chosen = [
        f", {name}={short(v)!r}" if isinstance(v, str) else f", {name}={v!r}"
        for name, v in game.options.items()
    ]
    return f"load({game.name!r}, seats={game.seats}{''.join(chosen)})"


def _setup_in(name: str) -> str:
    """Return the set-up in a file, on one line."""
    try:
        return read_setup(text_of(name)).line()
    except BadSetup as problem:
        raise BadInputFile(name, str(problem)) from None


def _check_own(game: str, pairs: dict[str, str], name: str, lack: str) -> None:
    """Check that a game has the option, and that it is not among *pairs* already."""
    if name not in [option.name for option in meta(game).options]:
        raise BadOption(name, f"{game} {lack}")
    if name in pairs:
        raise BadOption(name, f"say it with --{name} or with -o, not with both")


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


def add_language(parser: argparse.ArgumentParser) -> None:
    """Let a command take the language in which it speaks to players."""
    parser.add_argument(
        "--language",
        metavar="XX",
        help="en, de, fr, nl, it or el (default: what LANG says, or en)",
    )


def language_of(given: argparse.Namespace) -> str:
    """
    Return the language that was asked for; else the system's, if it is ours.

    Raises:
        UnknownLanguage: There are no words in it.
    """
    from whiskerworks.words import languages

    known = languages()
    if given.language is None:
        return next((name for name in _spoken() if name in known), DEFAULT)
    if given.language not in known:
        raise UnknownLanguage(given.language, known)
    return str(given.language)


def _spoken() -> list[str]:
    """Return the language of the system, if one is set: "de" for de_AT.UTF-8."""
    settings = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    first = next((setting for setting in settings if setting), "")
    return [re.split(r"[_.@]", first)[0]]


def file_name(text: str) -> str:
    """Read the name of a file, for argparse; nothing is none."""
    if not text:
        raise argparse.ArgumentTypeError("the name of a file is missing")
    return text


def file_path(text: str) -> Path:
    """Read where a file is, for argparse."""
    return Path(file_name(text))


def count(text: str) -> int:
    """Read a whole number from 0 on, for argparse."""
    number = read_number(text)
    if number is None:
        limit = f", of at most {DIGITS} digits" if len(text) > DIGITS else ""
        problem = f"{short(text)!r} is not a whole number from 0 on{limit}"
        raise argparse.ArgumentTypeError(problem)
    return number
