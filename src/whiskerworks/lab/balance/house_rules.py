"""
Read house rules from a file, and show how to play by them.

An options file is TOML:

    game = "arena"
    seats = 3

    [options]
    side = 6

Deck files and set-up files of the games with Maze Cards are house rules too.
"""

import shlex
import tomllib
from typing import Final, NamedTuple
from urllib.parse import quote, urlencode

from whiskerworks.core.errors import BadOption, WhiskerworksError, shorten
from whiskerworks.core.game import Game
from whiskerworks.games import load_text, meta
from whiskerworks.kit.card_setups import (
    ANGLE_FIELDS,
    PRINTED_MARKS,
    SETUP_ROLES,
    BadSetup,
    read_setup,
)
from whiskerworks.kit.deck_file import read_deck_file
from whiskerworks.kit.deck_option import deck_option_value
from whiskerworks.kit.decks import BadDeck
from whiskerworks.lab.balance.formatting import HOUSE_RULES, STANDARD, quoted
from whiskerworks.lab.balance.html_page import Instruction, Section
from whiskerworks.lab.runs.run import Variant, options_of

OPTIONS_FILE_KEYS: Final = ("game", "seats", "options", "title")
"""Keys that an options file may have."""
STDIN_NAME: Final = "-"
"""File name that stands for standard input."""
_NOT_SUPPORTED: Final = {
    "deck": "is not played with Maze Cards",
    "setup": "has no set-ups",
}
"""Problem reported for a game without that option."""
_KIND_NAMES: Final = {"deck": "deck", "setup": "set-up"}
_DECK_IMPORTS: Final = (
    "from pathlib import Path",
    "import whiskerworks",
    "from whiskerworks.kit.deck_file import read_deck_file",
)
DECK_FROM_STDIN_NOTE: Final = (
    "The deck came from standard input. Save it to a file to play with it in the "
    "terminal (--deck FILE) or in a program."
)
DEFAULT_SERVER: Final = "http://localhost:8765"
"""Address of the server in links, unless another is given."""


class BadHouseRules(WhiskerworksError):
    """A file does not hold house rules; the message names it."""

    def __init__(self, file: str, problem: str) -> None:
        super().__init__(f"{file}: {problem}", file, problem)
        self.problem = problem


class HouseRules(NamedTuple):
    """A game with house rules."""

    file: str
    """File name; - for standard input."""
    kind: str
    """Kind of the file: `options`, `deck` or `setup`."""
    game: Game
    """The game with the house rules."""
    standard: Game
    """The game with the same number of seats and the standard rules."""
    title: str = ""
    """Title given in the file."""

    @property
    def is_nameless(self) -> bool:
        """Whether this is a deck from standard input, so that it has no file name."""
        return self.kind == "deck" and self.file == STDIN_NAME

    def variants(self) -> tuple[Variant, Variant]:
        """Return the standard and the house rules as variants of a run."""
        return (
            Variant(STANDARD, options_of(self.standard)),
            Variant(HOUSE_RULES, options_of(self.game)),
        )

    def changed(self) -> dict[str, str]:
        """Return the options that differ from the standard, as text."""
        usual = options_of(self.standard)
        chosen = options_of(self.game)
        return {name: value for name, value in chosen.items() if value != usual[name]}


def read_house_rules(
    game: str, file: str, text: str, seats: int | None = None
) -> HouseRules:
    """
    Return the house rules for *game* in the *text* of a file.

    Raises:
        BadHouseRules: The text does not hold house rules.
        UnknownGame, BadSeats, BadOption: The game cannot be played like that.
    """
    meta(game)
    try:
        whole: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadHouseRules(file, f"this is not valid TOML: {problem}") from None
    kind = _kind(file, whole)
    if kind == "options":
        pairs = _options(file, game, whole)
        seats = _seats(file, whole) if seats is None else seats
    else:
        pairs = {kind: _card_option(file, kind, text)}
        _check_supported(game, kind)
    loaded, standard = load_text(game, seats, pairs), load_text(game, seats, {})
    house = HouseRules(file, kind, loaded, standard, str(whole.get("title", "")))
    if not house.changed():
        raise BadHouseRules(file, "nothing differs from the standard rules")
    return house


def _check_supported(game: str, kind: str) -> None:
    """Check that a game accepts decks, or set-ups."""
    if kind not in [option.name for option in meta(game).options]:
        raise BadOption(kind, f"{game} {_NOT_SUPPORTED[kind]}")


def _kind(file: str, whole: dict[str, object]) -> str:
    """Return the kind of a file, judging by its contents."""
    if "card" in whole:
        return "deck"
    if any(
        name in whole
        for name in ("start", "agendas", *SETUP_ROLES, *ANGLE_FIELDS, *PRINTED_MARKS)
    ):
        return "setup"
    for name in whole:
        if name not in OPTIONS_FILE_KEYS:
            known = "[options], [[card]] tables of a deck, or a set-up"
            raise BadHouseRules(file, f"{shorten(name)!r} is not known; write {known}")
    return "options"


def _options(file: str, game: str, whole: dict[str, object]) -> dict[str, str]:
    """Return the options of an options file, as text."""
    named = whole.get("game", game)
    if named != game:
        raise BadHouseRules(file, f"this is for {shorten(str(named))}, not for {game}")
    options = whole.get("options", {})
    if not isinstance(options, dict):
        raise BadHouseRules(
            file, "options is a table, like [options] and below it side = 6"
        )
    pairs = {}
    for name, value in options.items():
        if not isinstance(value, str | int):
            raise BadHouseRules(
                file, f"option {shorten(name)}: a word, a number, true or false"
            )
        switched = "on" if value is True else "off"
        pairs[name] = switched if isinstance(value, bool) else str(value)
    return pairs


def _seats(file: str, whole: dict[str, object]) -> int | None:
    seats = whole.get("seats")
    if seats is not None and type(seats) is not int:
        raise BadHouseRules(file, "seats is a number, like seats = 3")
    return seats


def _card_option(file: str, kind: str, text: str) -> str:
    """Return a deck or a set-up as the value of its option."""
    try:
        return (
            deck_option_value(read_deck_file(text))
            if kind == "deck"
            else read_setup(text).line()
        )
    except (BadDeck, BadSetup) as problem:
        raise BadHouseRules(file, str(problem)) from None


def play_command(house: HouseRules) -> str:
    """Return the command that plays by the house rules; "" for a nameless deck."""
    if house.is_nameless:
        return ""
    words = ["whiskerworks", "play", house.game.name]
    if house.game.seats != house.game.meta.seats[0]:
        words += ["--seats", str(house.game.seats)]
    if house.kind == "options" or house.file == STDIN_NAME:
        for name, value in house.changed().items():
            words += ["-o", f"{name}={value}"]
    else:
        words += [f"--{house.kind}", house.file]
    return shlex.join(words)


def table_link(house: HouseRules, server: str = DEFAULT_SERVER) -> str:
    """Return a link that opens a new table with the house rules on a *server*."""
    pairs = house.changed()
    if house.game.seats != house.game.meta.seats[0]:
        pairs = {"seats": str(house.game.seats), **pairs}
    query = urlencode(pairs, quote_via=quote)
    return f"{server.rstrip('/')}/new/{house.game.name}?{query}"


def python_code(house: HouseRules) -> str:
    """Return Python code that loads the game with them; "" for a nameless deck."""
    if house.is_nameless:
        return ""
    game = house.game
    words = [repr(game.name)]
    if game.seats != game.meta.seats[0]:
        words.append(f"seats={game.seats}")
    if house.kind == "deck":
        words.append(
            f"deck=read_deck_file(Path({house.file!r}).read_text('utf-8')).named()"
        )
    else:
        words += [f"{name}={game.options[name]!r}" for name in house.changed()]
    needed = _DECK_IMPORTS if house.kind == "deck" else ("import whiskerworks",)
    return "\n".join([*needed, f"game = whiskerworks.load({', '.join(words)})"])


def how_to_play_section(house: HouseRules, server: str = DEFAULT_SERVER) -> Section:
    """Return a page section about how to play by the house rules."""
    on_server = "On a server, this link opens a table:"
    ways = [
        Instruction("In the terminal:", play_command(house)),
        Instruction(on_server, table_link(house, server), True),
        Instruction("In a program:", python_code(house)),
    ]
    paragraphs = [f"The house rules: {describe(house)}."]
    if house.is_nameless:
        paragraphs.append(DECK_FROM_STDIN_NOTE)
    return Section("Play it", paragraphs, [way for way in ways if way.text])


def describe(house: HouseRules) -> str:
    """Return a description: a deck by its title, options by their values."""
    if house.kind != "options" and house.title:
        return f"the {_KIND_NAMES[house.kind]} {quoted(house.title)}"
    if house.kind == "deck":
        where = "from input" if house.file == STDIN_NAME else f"in {house.file}"
        return f"the deck {where}"
    changed = house.changed().items()
    return "; ".join([f"{name} = {shorten(value)}" for name, value in changed])
