"""
The games, one folder each.

A game is found by its folder: whatever folder here holds a `meta.py` is a game.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from whiskerworks.core.advice import Advice
from whiskerworks.core.errors import BadOption, BadSeats, UnknownGame, short
from whiskerworks.core.game import Eyes, Game, Notation, Painter
from whiskerworks.core.meta import Meta
from whiskerworks.core.options import OptionValue, choose, read_pairs
from whiskerworks.core.planes import Planes
from whiskerworks.core.played import Record
from whiskerworks.core.rules import Rules
from whiskerworks.core.value import Value

if TYPE_CHECKING:
    from whiskerworks.core.lab_facts import LabFacts

PARTS = ("meta", "rules", "notation", "view", "scene")
"""The modules every game folder has; it may have `advice`, `planes` and `lab` too."""
REMEMBERED = 8
"""So many games are remembered, so that notebooks can draw their positions."""

_recent: tuple[Game, ...] = ()


@cache
def names() -> tuple[str, ...]:
    """Return the names of all games, in alphabetical order."""
    here = Path(__file__).parent
    return tuple(sorted(path.parent.name for path in here.glob("*/meta.py")))


def meta(name: str) -> Meta:
    """
    Return the facts about a game, without loading its rules.

    Raises:
        UnknownGame: There is no such game.
    """
    if name not in names():
        raise UnknownGame(name, names())
    return cast("Meta", import_module(f"{__name__}.{name}.meta").META)


def lab_facts(name: str) -> "LabFacts":
    """
    Return what only the lab, tools and tests ask of a game: its `lab.py`, or defaults.

    Raises:
        UnknownGame: There is no such game.
    """
    if name not in names():
        raise UnknownGame(name, names())
    if find_spec(f"{__name__}.{name}.lab") is None:
        from whiskerworks.core.lab_facts import LabFacts

        return LabFacts()
    return cast("LabFacts", import_module(f"{__name__}.{name}.lab").LAB)


def load(name: str, /, seats: int | None = None, **options: object) -> Game:
    """
    Return a game bound to its seats (the usual number if None) and options.

    Raises:
        UnknownGame: There is no such game.
        BadSeats: It is not played by that many.
        BadOption: An option is unknown or its value is not allowed.
    """
    facts = meta(name)
    count = facts.seats[0] if seats is None else seats
    if type(count) is not int or count not in facts.seats:
        raise BadSeats(name, seats, facts.seats)
    chosen = choose(facts.options, options)
    return bind(name, count, tuple(chosen.items()), facts.rules_version)


def load_text(name: str, seats: int | None, pairs: Mapping[str, str]) -> Game:
    """
    Return a game bound to options that are given as text, as `load` does.

    Raises:
        UnknownGame, BadSeats, BadOption: As `load`.
    """
    return load(name, seats, **read_pairs(meta(name).options, pairs))


def load_record(record: Record) -> Game:
    """
    Return the game that *record* is a record of.

    Raises:
        BadRecord: We do not know that game, those rules or those options; the
            line of the record is named.
    """
    try:
        facts = meta(record.game)
    except UnknownGame:
        problem = UnknownGame(short(record.game), names())
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
        options = read_pairs(facts.options, dict(record.options))
        chosen = tuple(options.items())
        return bind(facts.name, record.seats, chosen, record.rules_version)
    except BadOption as bad:
        given = [name for name, _ in record.options]
        last = len(given) - 1
        at = given.index(bad.option) if bad.option in given else last
        raise record.wrong(5 + at, str(bad)) from None


def recent() -> tuple[Game, ...]:
    """Return the few games that were loaded last, the newest first."""
    return _recent


@cache
def data(name: str) -> Mapping[str, str]:
    """
    Return the data files a game is made of, as text, by path.

    They are the `.toml` files in its folder, and those that games share.
    """
    here = Path(__file__).parent
    found: dict[str, str] = {}
    for folder in (here.parent / "kit" / "data", here / name):
        for path in sorted(folder.rglob("*.toml")):
            found[path.relative_to(folder).as_posix()] = path.read_text("utf-8")
    return MappingProxyType(found)


def bind(
    name: str,
    seats: int,
    options: tuple[tuple[str, OptionValue], ...],
    rules_version: int,
) -> Game:
    """Put the parts of a game's folder together, with checked seats and options."""
    global _recent
    folder = f"{__name__}.{name}"
    chosen = dict(options)
    make = import_module(f"{folder}.rules").bind
    rules = make(seats, chosen, rules_version, data(name))
    game = Game(
        meta(name),
        chosen,
        rules_version,
        cast("Rules[Value]", rules),
        cast("Notation", import_module(f"{folder}.notation")),
        cast("Eyes", import_module(f"{folder}.view")),
        cast("Painter", import_module(f"{folder}.scene")),
        _advice(folder, rules),
        _planes(folder, rules),
        (bind, (name, seats, options, rules_version)),
    )
    others = [other for other in _recent if other != game]
    _recent = (game, *others[: REMEMBERED - 1])
    return game


def _advice(folder: str, rules: Rules[Value]) -> Advice[Value]:
    """Return what a game's folder advises; where it does not, what holds for all."""
    if find_spec(f"{folder}.advice") is None:
        return Advice(rules)
    return cast("Advice[Value]", import_module(f"{folder}.advice").Advice(rules))


def _planes(folder: str, rules: Rules[Value]) -> Planes[Value]:
    """Return how a game's folder shows positions to programs, if it does."""
    if find_spec(f"{folder}.planes") is None:
        return Planes()
    return cast("Planes[Value]", import_module(f"{folder}.planes").Planes(rules))
