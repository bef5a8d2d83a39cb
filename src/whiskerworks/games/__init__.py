"""
Our games, one folder each, and the games of other packages.

Every folder here that holds a `meta.py` is a game. `whiskerworks.plugins` finds the
others. Both kinds are treated alike, except that errors name the package at fault.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from whiskerworks.core.advice import Advice
from whiskerworks.core.errors import (
    BadOption,
    BadSeats,
    UnknownGame,
    WhiskerworksError,
    shorten,
)
from whiskerworks.core.game import Game, Notation, Observer, Renderer
from whiskerworks.core.game_record import Record
from whiskerworks.core.meta import Meta
from whiskerworks.core.options import OptionValue, read_options, resolve_options
from whiskerworks.core.planes import Planes
from whiskerworks.core.rules import Rules
from whiskerworks.core.value import Value
from whiskerworks.plugins import PARTS, BadPlugin, is_ours, names, package_of

__all__ = [
    "PARTS",
    "bind",
    "data",
    "lab_facts",
    "load",
    "load_record",
    "load_text",
    "meta",
    "names",
    "recent",
]

if TYPE_CHECKING:
    from whiskerworks.core.lab_facts import LabFacts

REMEMBERED = 8
"""How many loaded games to remember, so that notebooks can draw their positions."""

_recent: tuple[Game, ...] = ()


def meta(name: str) -> Meta:
    """
    Return the facts about a game, without loading its rules.

    Raises:
        UnknownGame: No game has that name.
    """
    return cast("Meta", import_module(f"{_package(name)}.meta").META)


def lab_facts(name: str) -> "LabFacts":
    """
    Return what the lab, tools and tests need of a game: its `lab.py`, or defaults.

    Raises:
        UnknownGame: No game has that name.
        BadPlugin: As `load`.
    """
    module = f"{_package(name)}.lab"
    with _mistakes_of(name):
        if find_spec(module) is not None:
            return cast("LabFacts", import_module(module).LAB)
    from whiskerworks.core.lab_facts import LabFacts

    return LabFacts()


def load(name: str, /, seats: int | None = None, **options: object) -> Game:
    """
    Return a game bound to its seats (the usual number if None) and options.

    Raises:
        UnknownGame: No game has that name.
        BadSeats: The game does not support that many seats.
        BadOption: An option is unknown or its value is not allowed.
        BadPlugin: The game comes from another package, and cannot be loaded.
    """
    facts = meta(name)
    count = facts.seats[0] if seats is None else seats
    if type(count) is not int or count not in facts.seats:
        raise BadSeats(name, seats, facts.seats)
    chosen = resolve_options(facts.options, options)
    return bind(name, count, tuple(chosen.items()), facts.rules_version)


def load_text(name: str, seats: int | None, pairs: Mapping[str, str]) -> Game:
    """
    Return a game bound to options given as text, as `load` does.

    Raises:
        UnknownGame, BadSeats, BadOption, BadPlugin: As `load`.
    """
    return load(name, seats, **read_options(meta(name).options, pairs))


def load_record(record: Record) -> Game:
    """
    Return the game of a *record*.

    Raises:
        BadRecord: The game, its rules version or an option is unknown; the error
            names the line.
        BadPlugin: As `load`.
    """
    try:
        facts = meta(record.game)
    except UnknownGame:
        problem = UnknownGame(shorten(record.game), names())
        raise record.wrong(2, str(problem)) from None
    if not facts.oldest_rules <= record.rules_version <= facts.rules_version:
        raise record.wrong(
            3,
            f"rules version {record.rules_version} of {facts.name} is not known; "
            f"known are {facts.oldest_rules} to {facts.rules_version}",
        )
    if record.seats not in facts.seats:
        raise record.wrong(4, str(BadSeats(facts.name, record.seats, facts.seats)))
    try:
        options = read_options(facts.options, dict(record.options))
        chosen = tuple(options.items())
        return bind(facts.name, record.seats, chosen, record.rules_version)
    except BadOption as bad:
        given = [name for name, _ in record.options]
        last = len(given) - 1
        at = given.index(bad.option) if bad.option in given else last
        raise record.wrong(5 + at, str(bad)) from None


def recent() -> tuple[Game, ...]:
    """Return the most recently loaded games, newest first."""
    return _recent


@cache
def data(name: str) -> Mapping[str, str]:
    """
    Return a game's data files as text, by path.

    These are the `.toml` files in its folder and those that games share.
    """
    shared, own = files("whiskerworks.kit") / "data", files(_package(name))
    return MappingProxyType({**_texts(shared), **_texts(own)})


def _texts(folder: Traversable, within: str = "") -> dict[str, str]:
    """Return the `.toml` files of a folder and its subfolders, by path."""
    found: dict[str, str] = {}
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir():
            found |= _texts(one, f"{within}{one.name}/")
        elif one.name.endswith(".toml"):
            found[f"{within}{one.name}"] = one.read_text("utf-8")
    return found


def bind(
    name: str,
    seats: int,
    options: tuple[tuple[str, OptionValue], ...],
    rules_version: int,
) -> Game:
    """
    Put the parts of a game together, with checked seats and options.

    Raises:
        UnknownGame: No game has that name.
        BadOption: The game cannot read the value of an option.
        BadPlugin: The game comes from another package, and cannot be loaded.
    """
    global _recent
    with _mistakes_of(name):
        game = _bound(name, seats, options, rules_version)
    others = [other for other in _recent if other != game]
    _recent = (game, *others[: REMEMBERED - 1])
    return game


def _bound(
    name: str,
    seats: int,
    options: tuple[tuple[str, OptionValue], ...],
    rules_version: int,
) -> Game:
    """Put the parts of a game together."""
    package = _package(name)
    chosen = dict(options)
    make = import_module(f"{package}.rules").bind
    rules = make(seats, chosen, rules_version, data(name))
    return Game(
        meta(name),
        chosen,
        rules_version,
        cast("Rules[Value]", rules),
        cast("Notation", import_module(f"{package}.notation")),
        cast("Observer", import_module(f"{package}.view")),
        cast("Renderer", import_module(f"{package}.scene")),
        _advice(package, rules),
        _planes(package, rules),
        (bind, (name, seats, options, rules_version)),
    )


@contextmanager
def _mistakes_of(name: str) -> Iterator[None]:
    """
    Turn unexpected errors of another package's game into `BadPlugin`.

    Raises:
        BadPlugin: Any exception that is not a WhiskerworksError came through.
    """
    try:
        yield
    except WhiskerworksError:
        raise
    except Exception as problem:
        if is_ours(name):
            raise
        said = f"{type(problem).__name__}: {problem}"
        raise BadPlugin(name, _package(name), said) from problem


def _package(name: str) -> str:
    """
    Return the package that holds a game's modules.

    Raises:
        UnknownGame: No game has that name.
    """
    package = package_of(name)
    if package is None:
        raise UnknownGame(name, names())
    return package


def _advice(package: str, rules: Rules[Value]) -> Advice[Value]:
    """Return a game's own advice, or the defaults if it has none."""
    if find_spec(f"{package}.advice") is None:
        return Advice(rules)
    return cast("Advice[Value]", import_module(f"{package}.advice").Advice(rules))


def _planes(package: str, rules: Rules[Value]) -> Planes[Value]:
    """Return a game's own planes, or empty ones if it has none."""
    if find_spec(f"{package}.planes") is None:
        return Planes()
    return cast("Planes[Value]", import_module(f"{package}.planes").Planes(rules))
