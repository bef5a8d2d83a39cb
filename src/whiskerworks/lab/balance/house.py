"""
House rules: a file that says how a game is played otherwise, and how to play it so.

An options file is TOML:

    game = "arena"
    seats = 3

    [options]
    side = 6

A deck file and a set-up file of the games with Maze Cards are house rules as well.
"""

import shlex
import tomllib
from typing import Final, NamedTuple
from urllib.parse import quote, urlencode

from whiskerworks.core.errors import BadOption, WhiskerworksError, short
from whiskerworks.core.game import Game
from whiskerworks.games import load_text, meta
from whiskerworks.kit.deck_file import read_file
from whiskerworks.kit.decks import BadDeck
from whiskerworks.kit.our_deck import option_of
from whiskerworks.kit.setups import MARKS, ROLES, TURNS, BadSetup, read_setup
from whiskerworks.lab.balance.page import Command, Section
from whiskerworks.lab.balance.saying import HOUSE, STANDARD, quoted
from whiskerworks.lab.runs.run import Variant, options_of

OPTIONS: Final = ("game", "seats", "options", "title")
"""What may stand in an options file."""
INPUT: Final = "-"
"""What stands for a file where the house rules came from input."""
_LACKS: Final = {"deck": "is not played with Maze Cards", "setup": "has no set-ups"}
"""What is said of a game without that option."""
_CALLED: Final = {"deck": "deck", "setup": "set-up"}
_READS_DECKS: Final = (
    "from pathlib import Path",
    "import whiskerworks",
    "from whiskerworks.kit.deck_file import read_file",
)
NAMELESS: Final = (
    "The deck came from input: save it as a file to play with it in the terminal "
    "(--deck FILE) or in a program."
)
SERVER: Final = "http://localhost:8765"
"""Where a server is, if nobody says so."""


class BadHouse(WhiskerworksError):
    """A file holds no house rules; the text names it."""

    def __init__(self, file: str, problem: str) -> None:
        super().__init__(f"{file}: {problem}", file, problem)
        self.problem = problem


class House(NamedTuple):
    """How a game is played here."""

    file: str
    """Its name; - for input."""
    kind: str
    """What the file is: `options`, `deck` or `setup`."""
    game: Game
    """The game with the house rules."""
    standard: Game
    """The same with as many seats and the standard rules."""
    title: str = ""
    """What the file calls itself."""

    @property
    def is_nameless(self) -> bool:
        """Whether it is a deck that came from input: no command can name its file."""
        return self.kind == "deck" and self.file == INPUT

    def variants(self) -> tuple[Variant, Variant]:
        """Return the standard and the house rules, to be played."""
        return (
            Variant(STANDARD, options_of(self.standard)),
            Variant(HOUSE, options_of(self.game)),
        )

    def changed(self) -> dict[str, str]:
        """Return the options that differ from the standard, as text."""
        usual = options_of(self.standard)
        chosen = options_of(self.game)
        return {name: value for name, value in chosen.items() if value != usual[name]}


def read_house(game: str, file: str, text: str, seats: int | None = None) -> House:
    """
    Return the house rules for *game* that the *text* of a file says.

    Raises:
        BadHouse: It says none.
        UnknownGame, BadSeats, BadOption: What it says cannot be played.
    """
    meta(game)
    try:
        whole: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise BadHouse(file, f"it is no TOML: {problem}") from None
    kind = _kind(file, whole)
    if kind == "options":
        pairs = _options(file, game, whole)
        seats = _seats(file, whole) if seats is None else seats
    else:
        pairs = {kind: _card_things(file, kind, text)}
        _check_taken(game, kind)
    loaded, standard = load_text(game, seats, pairs), load_text(game, seats, {})
    house = House(file, kind, loaded, standard, str(whole.get("title", "")))
    if not house.changed():
        raise BadHouse(file, "these are the standard rules: nothing differs")
    return house


def _check_taken(game: str, kind: str) -> None:
    """Check that a game is played with decks, or with set-ups."""
    if kind not in [option.name for option in meta(game).options]:
        raise BadOption(kind, f"{game} {_LACKS[kind]}")


def _kind(file: str, whole: dict[str, object]) -> str:
    """Return what a file is, by what it holds."""
    if "card" in whole:
        return "deck"
    if any(name in whole for name in ("start", "agendas", *ROLES, *TURNS, *MARKS)):
        return "setup"
    for name in whole:
        if name not in OPTIONS:
            known = "[options], [[card]] tables of a deck, or a set-up"
            raise BadHouse(file, f"{short(name)!r} is not known; write {known}")
    return "options"


def _options(file: str, game: str, whole: dict[str, object]) -> dict[str, str]:
    """Return the options of an options file, as text."""
    named = whole.get("game", game)
    if named != game:
        raise BadHouse(file, f"it is for {short(str(named))}, not for {game}")
    options = whole.get("options", {})
    if not isinstance(options, dict):
        raise BadHouse(file, "options is a table, like [options] and below it side = 6")
    pairs = {}
    for name, value in options.items():
        if not isinstance(value, str | int):
            raise BadHouse(
                file, f"option {short(name)}: a word, a number, true or false"
            )
        switched = "on" if value is True else "off"
        pairs[name] = switched if isinstance(value, bool) else str(value)
    return pairs


def _seats(file: str, whole: dict[str, object]) -> int | None:
    seats = whole.get("seats")
    if seats is not None and type(seats) is not int:
        raise BadHouse(file, "seats is a number, like seats = 3")
    return seats


def _card_things(file: str, kind: str, text: str) -> str:
    """Return a deck or a set-up as the value of its option."""
    try:
        return option_of(read_file(text)) if kind == "deck" else read_setup(text).line()
    except (BadDeck, BadSetup) as problem:
        raise BadHouse(file, str(problem)) from None


def play_command(house: House) -> str:
    """Return the command that plays by the house rules; "" for a nameless deck."""
    if house.is_nameless:
        return ""
    words = ["whiskerworks", "play", house.game.name]
    if house.game.seats != house.game.meta.seats[0]:
        words += ["--seats", str(house.game.seats)]
    if house.kind == "options" or house.file == INPUT:
        for name, value in house.changed().items():
            words += ["-o", f"{name}={value}"]
    else:
        words += [f"--{house.kind}", house.file]
    return shlex.join(words)


def link(house: House, server: str = SERVER) -> str:
    """Return a link that lays out a table with the house rules on a *server*."""
    pairs = house.changed()
    if house.game.seats != house.game.meta.seats[0]:
        pairs = {"seats": str(house.game.seats), **pairs}
    query = urlencode(pairs, quote_via=quote)
    return f"{server.rstrip('/')}/new/{house.game.name}?{query}"


def python_lines(house: House) -> str:
    """Return what a program writes to play by them; "" for a nameless deck."""
    if house.is_nameless:
        return ""
    game = house.game
    words = [repr(game.name)]
    if game.seats != game.meta.seats[0]:
        words.append(f"seats={game.seats}")
    if house.kind == "deck":
        words.append(f"deck=read_file(Path({house.file!r}).read_text('utf-8')).named()")
    else:
        words += [f"{name}={game.options[name]!r}" for name in house.changed()]
    needed = _READS_DECKS if house.kind == "deck" else ("import whiskerworks",)
    return "\n".join([*needed, f"game = whiskerworks.load({', '.join(words)})"])


def how_to_play(house: House, server: str = SERVER) -> Section:
    """Return how to play by the house rules, for a page."""
    on_server = "On a server, this link lays out the table:"
    ways = [
        Command("In the terminal:", play_command(house)),
        Command(on_server, link(house, server), True),
        Command("In a program:", python_lines(house)),
    ]
    told = [f"The house rules: {named(house)}."]
    if house.is_nameless:
        told.append(NAMELESS)
    return Section("Play it", told, [way for way in ways if way.text])


def named(house: House) -> str:
    """Return what the house rules are: a deck by its title, options by their values."""
    if house.kind != "options" and house.title:
        return f"the {_CALLED[house.kind]} {quoted(house.title)}"
    if house.kind == "deck":
        where = "from input" if house.file == INPUT else f"in {house.file}"
        return f"the deck {where}"
    changed = house.changed().items()
    return "; ".join([f"{name} = {short(value)}" for name, value in changed])
