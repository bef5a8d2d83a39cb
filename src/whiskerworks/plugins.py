"""
Find the installed games and their packages.

Ours are the folders of `whiskerworks.games` with a `meta.py`. Other packages declare
games by entry points in the group `whiskerworks.games`: the name is the game's, the
value a package with the same modules as our folders. Unusable games are left out, with
a warning.
"""

import logging
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import resolve_name
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.meta import Meta

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "whiskerworks.games"
"""The group of entry points that declare games."""
PARTS: Final = ("meta", "rules", "notation", "view", "scene")
"""The modules of every game; `advice`, `planes` and `lab` are optional."""
WORDS: Final = "words/en.ftl"
"""The catalogue that every game must have."""
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,30}")
"""Valid names of games, which appear in addresses, files and commands."""

_OURS: Final = "whiskerworks.games"
_log: Final = logging.getLogger(__name__)


class BadPlugin(WhiskerworksError):
    """A game declared by a package cannot be used; `problem` says why."""

    def __init__(self, game: str, package: str, problem: str) -> None:
        super().__init__(
            f"the game {game!r} of the package {package!r} cannot be played: {problem}",
            game,
            package,
            problem,
        )
        self.game = game
        self.package = package
        self.problem = problem


class Found(NamedTuple):
    """The games declared by entry points."""

    packages: Mapping[str, str]
    """The package of each usable game."""
    problems: tuple[BadPlugin, ...]
    """Why the others cannot be used."""


@cache
def ours() -> tuple[str, ...]:
    """Return the names of our own games, sorted."""
    folders = files(_OURS).iterdir()
    return tuple(sorted([one.name for one in folders if (one / "meta.py").is_file()]))


@cache
def others() -> Mapping[str, str]:
    """Return the games of other packages with their packages; warn of unusable ones."""
    # Imported late: it takes as long as listing our own games.
    from importlib.metadata import entry_points

    found = usable(entry_points(group=GROUP))
    for problem in found.problems:
        _log.warning("%s", problem)
    return found.packages


def names() -> tuple[str, ...]:
    """Return the names of all games, sorted."""
    return tuple(sorted([*ours(), *others()]))


def is_ours(name: str) -> bool:
    """Whether a game is one of ours, and so complete."""
    return name in ours()


def package_of(name: str) -> str | None:
    """Return the package with a game's modules, or None for an unknown game."""
    return f"{_OURS}.{name}" if is_ours(name) else others().get(name)


def folder_of(name: str) -> Traversable | None:
    """Return the folder with a game's files, or None for an unknown game."""
    package = package_of(name)
    return None if package is None else files(package)


def usable(declared: "Iterable[EntryPoint]") -> Found:
    """Sort the *declared* games into usable ones and problems."""
    entries = sorted(declared, key=lambda entry: (entry.name, _distribution(entry)))
    packages: dict[str, str] = {}
    problems: list[BadPlugin] = []
    for entry in entries:
        twins = [one for one in entries if one.name == entry.name and one != entry]
        try:
            packages[entry.name] = _checked(entry, twins)
        except BadPlugin as problem:
            problems.append(problem)
    return Found(MappingProxyType(packages), tuple(problems))


def _distribution(entry: "EntryPoint") -> str:
    return entry.value if entry.dist is None else entry.dist.name


def _checked(entry: "EntryPoint", twins: "list[EntryPoint]") -> str:
    """
    Return the package of a declared game.

    Raises:
        BadPlugin: The game cannot be used.
    """
    problem = _name_problem(entry, twins)
    if not problem:
        try:
            problem = _package_problem(entry.name, entry.value)
        except Exception as failure:  # foreign code may raise anything
            problem = f"{type(failure).__name__}: {failure}"
    if problem:
        raise BadPlugin(entry.name, _distribution(entry), problem)
    return entry.value


def _name_problem(entry: "EntryPoint", twins: "list[EntryPoint]") -> str:
    """Return why a game's name is unusable, or ""."""
    if NAME.fullmatch(entry.name) is None:
        return (
            "its name must be 1 to 31 lower-case letters, digits and underscores, "
            "a letter first"
        )
    if is_ours(entry.name):
        return "Whiskerworks has a game of that name"
    if twins:
        rivals = ", ".join([_distribution(twin) for twin in twins])
        return f"another package brings a game of that name: {rivals}"
    return ""


def _package_problem(name: str, package: str) -> str:
    """Return why a game's package is obviously unusable, or ""."""
    if re.fullmatch(r"\w+(\.\w+)*", package) is None:
        return f"its entry point must name a package, not {package!r}"
    facts = getattr(resolve_name(f"{package}.meta:"), "META", None)
    if not isinstance(facts, Meta):
        return f"{package}.meta has no META that is a whiskerworks.core.meta.Meta"
    if facts.name != name:
        return f"its META is called {facts.name!r}"
    if not facts.seats or min(facts.seats) < 1:
        return "its META must have seats, and 1 or more of them"
    missing = [part for part in PARTS if find_spec(f"{package}.{part}") is None]
    if missing:
        return f"{package} has no module {missing[0]}"
    if not (files(package) / WORDS).is_file():
        return f"{package} has no file {WORDS}"
    return ""
