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
from whiskerworks.core.errors import BadOption, WhiskerworksError, shorten
from whiskerworks.core.game import Game
from whiskerworks.core.options import MAX_DIGITS, read_number
from whiskerworks.games import load_text, meta
from whiskerworks.kit.card_setups import BadSetup, read_setup
from whiskerworks.kit.deck_option import deck_option_value

DEFAULT_LANGUAGE: Final = "en"

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class UnknownLanguage(WhiskerworksError):
    """The language is not supported."""

    def __init__(self, language: str, known: list[str]) -> None:
        super().__init__(
            f"unknown language {shorten(language)!r}; "
            f"choose one of: {', '.join(known)}",
            language,
            known,
        )
        self.language = language


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that choose a game, its seats and its options."""
    parser.add_argument(
        "game", metavar="GAME", help="name of a game; see `whiskerworks games`"
    )
    parser.add_argument(
        "--seats",
        type=count,
        metavar="N",
        help="number of players (default: the usual one)",
    )
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set an option of the game, such as -o swap=on; repeatable",
    )
    parser.add_argument(
        "--deck",
        metavar="FILE",
        help=f"for games with Maze Cards: {DECK_HELP}",
    )
    parser.add_argument(
        "--setup",
        metavar="FILE",
        help="for games with set-ups: a TOML file with your own; - for standard input",
    )


def game_of(given: argparse.Namespace) -> Game:
    """
    Return the game chosen by the arguments of `add_game`.

    Raises:
        UnknownGame, BadSeats, BadOption: As `whiskerworks.load`.
        BadInputFile: The file of `--deck` or `--setup` is invalid.
        OSError: That file cannot be read.
    """
    pairs: dict[str, str] = {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(text, "write it as NAME=VALUE")
        if name in pairs:
            raise BadOption(name, "given twice")
        pairs[name] = value
    if given.deck is not None:
        _check_own(given.game, pairs, "deck", "does not use Maze Cards")
        pairs["deck"] = deck_option_value(read_deck(given.deck))
    if given.setup is not None:
        _check_own(given.game, pairs, "setup", "has no set-ups")
        pairs["setup"] = _setup_in(given.setup)
    return load_text(given.game, given.seats, pairs)


def game_arguments(given: argparse.Namespace) -> list[str]:
    """Return the arguments of `add_game` that follow the game, as given."""
    said = [] if given.seats is None else ["--seats", str(given.seats)]
    for text in given.option:
        said.extend(["-o", text])
    for name, file in (("--deck", given.deck), ("--setup", given.setup)):
        said.extend([] if file is None else [name, file])
    return said


def add_effort(parser: argparse.ArgumentParser) -> None:
    """Add `--effort`."""
    parser.add_argument(
        "--effort",
        type=count,
        default=DEFAULT_EFFORT,
        metavar="N",
        help=f"effort of the solver, roughly in seconds (default {DEFAULT_EFFORT})",
    )


def name_of(game: Game) -> str:
    """Return the call of `load` that makes the game, with long options shortened."""
    chosen = [
        f", {name}={shorten(v)!r}" if isinstance(v, str) else f", {name}={v!r}"
        for name, v in game.options.items()
    ]
    return f"load({game.name!r}, seats={game.seats}{''.join(chosen)})"


def _setup_in(name: str) -> str:
    """Return the set-up in a file, as one line."""
    try:
        return read_setup(text_of(name)).line()
    except BadSetup as problem:
        raise BadInputFile(name, str(problem)) from None


def _check_own(game: str, pairs: dict[str, str], name: str, lack: str) -> None:
    """Check that the game has an option and *pairs* does not set it already."""
    if name not in [option.name for option in meta(game).options]:
        raise BadOption(name, f"{game} {lack}")
    if name in pairs:
        raise BadOption(name, f"use either --{name} or -o, not both")


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Add `--seed`."""
    parser.add_argument(
        "--seed",
        type=count,
        metavar="N",
        help="seed that repeats the same run (default: random)",
    )


def seed_of(given: argparse.Namespace) -> int:
    """Return the given seed, or a random one."""
    if given.seed is None:
        return secrets.randbelow(2**31)
    return int(given.seed)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add `--language`."""
    parser.add_argument(
        "--language",
        metavar="XX",
        help="en, de, fr, nl, it or el (default: the language in LANG, or en)",
    )


def language_of(given: argparse.Namespace) -> str:
    """
    Return the language asked for; else the system's, if supported.

    Raises:
        UnknownLanguage: The language asked for is not supported.
    """
    from whiskerworks.words import languages

    known = languages()
    if given.language is None:
        return next(
            (name for name in _system_languages() if name in known), DEFAULT_LANGUAGE
        )
    if given.language not in known:
        raise UnknownLanguage(given.language, known)
    return str(given.language)


def _system_languages() -> list[str]:
    """Return the system's language, if one is set: "de" for de_AT.UTF-8."""
    settings = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    first = next((setting for setting in settings if setting), "")
    return [re.split(r"[_.@]", first)[0]]


def file_name(text: str) -> str:
    """Read the name of a file, for argparse; reject an empty one."""
    if not text:
        raise argparse.ArgumentTypeError("the name of a file is missing")
    return text


def file_path(text: str) -> Path:
    """Read the path of a file, for argparse."""
    return Path(file_name(text))


def count(text: str) -> int:
    """Read a whole number of 0 or more, for argparse."""
    number = read_number(text)
    if number is None:
        limit = f" with at most {MAX_DIGITS} digits" if len(text) > MAX_DIGITS else ""
        problem = f"{shorten(text)!r} is not a whole number of 0 or more{limit}"
        raise argparse.ArgumentTypeError(problem)
    return number
