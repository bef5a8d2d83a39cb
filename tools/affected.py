"""
Find the test files that a change can affect, nearest first.

Who imports whom is read from the sources as they are, so the answer needs no earlier
run and no database. pytest-testmon was considered: it follows lines instead of
modules, but only after a full run under a tracer, which slows every later run too, and
it sees neither subprocesses nor compiled modules.

An import graph alone would say that every change affects every test, because
`whiskerworks/__init__.py` imports most rooms and games are loaded by name. So:

- A name that a package re-exports leads to where it is defined, and a package that is
  only passed through counts when its own `__init__.py` changes, not when what it
  imports does. So does a `conftest.py` whose fixtures a test does not ask for.
- Modules imported by name at run time are listed in `LOADED`. Tests that reach a game
  only that way are narrowed to ids that name it, or that name no game.
- A file that is not Python affects the modules that mention its name, its folder or its
  ending in a string, and the tests of its own folder.
"""

from __future__ import annotations

import ast
import heapq
import pickle
import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

FOLDERS: Final = ("src", "tests", "tools", "bench", "examples")
LOADED: Final = {
    "whiskerworks.cli": "whiskerworks.cli.*",
    "whiskerworks.cli.solve": "whiskerworks.cli.solving.*",
    "whiskerworks.games": "whiskerworks.games.*.*",
}
"""Modules that import others by name, and which."""
PROGRAM: Final = "whiskerworks.__main__"
"""What `python -m whiskerworks` runs."""
REGISTRY: Final = "whiskerworks.games"
FAR: Final = 3
"""What passing by name, by a folder or by a conftest adds to a distance."""
SLOW: Final = "test_against_naive"
"""Tests that play whole games: they come after others of their folder."""
LONGEST: Final = 80
"""Maximum length of a string that may be the name of a file or a module."""
EMBEDDED: Final = re.compile(
    r"^\s*(?:from ([\w.]+) )?import (\w[\w., ]*)", re.MULTILINE
)
"""An import in a program that a test keeps in a string."""


class Source(NamedTuple):
    """What matters of a module's text."""

    path: str
    imports: frozenset[str]
    """Dotted names of modules or their contents."""
    exports: dict[str, str]
    """Names that the module imports, and their dotted names."""
    strings: frozenset[str]
    """Strings without blanks, and their parts between slashes."""
    fixtures: frozenset[str]
    asked: frozenset[str]
    """Names of arguments: fixtures that a test may ask for."""


class Affected(NamedTuple):
    """A test file that a change can affect."""

    distance: int
    path: str
    games: frozenset[str] | None
    """The only games that matter, if it is reached through the registry alone."""


def read_source(path: str, text: str) -> Source:
    """
    Return what matters of a module.

    Raises:
        SyntaxError: It is not Python.
    """
    nodes = list(ast.walk(ast.parse(text)))
    exports = dict(pair for node in nodes for pair in _imported(node))
    imports = set(exports.values()) | {f for n in nodes for f in _chain(n, exports)}
    strings: set[str] = set()
    fixtures: set[str] = set()
    asked: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if len(node.value.split()) == 1 and len(node.value) <= LONGEST:
                strings.update((node.value, *node.value.split("/")))
            else:
                imports |= set(_embedded(node.value))
        elif isinstance(node, ast.arg):
            asked.add(node.arg)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and any(
            "fixture" in ast.unparse(one) for one in node.decorator_list
        ):
            fixtures.add(node.name)
    imported, named = frozenset(imports), frozenset(strings)
    return Source(path, imported, exports, named, frozenset(fixtures), named | asked)


def _imported(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Return each name that an import statement binds, and its dotted name."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield alias.asname or alias.name, alias.name
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        for alias in node.names:
            yield alias.asname or alias.name, f"{node.module}.{alias.name}"


def _chain(node: ast.AST, exports: dict[str, str]) -> Iterator[str]:
    """Return the dotted name of `a.b.c` if `a` or `a.b` was imported."""
    names: list[str] = []
    while isinstance(node, ast.Attribute):
        names.append(node.attr)
        node = node.value
    if names and isinstance(node, ast.Name):
        if node.id in exports:
            yield ".".join((exports[node.id], *reversed(names)))
        elif any(name.startswith(f"{node.id}.") for name in exports):
            yield ".".join((node.id, *reversed(names)))


def _embedded(text: str) -> Iterator[str]:
    for module, names in EMBEDDED.findall(text):
        for name in names.split(","):
            word = name.split()[0] if name.split() else ""
            yield f"{module}.{word}" if module else word


class Project:
    """The modules of a checkout, and who uses whom."""

    def __init__(
        self, root: Path, gone: Iterable[str] = (), kept: Path | None = None
    ) -> None:
        """
        Read the sources under *root*; those at *gone* were deleted.

        Results are stored at *kept* and reused until a file changes.
        """
        self.sources: dict[str, Source] = {
            module_name(source.path): source for source in _read_all(root, kept)
        }
        for name in gone:
            if name.endswith(".py"):
                self.sources.setdefault(module_name(name), _empty(name))
        self.games: frozenset[str] = frozenset(
            name.split(".")[2]
            for name in self.sources
            if fnmatchcase(name, f"{REGISTRY}.*.meta")
        )
        self._users: dict[str, dict[str, int]] = {}
        for name, source in self.sources.items():
            self._join(name, source)

    def _join(self, name: str, source: Source) -> None:
        """Note all that a module uses."""
        for used in source.imports:
            for found in self._resolve(used):
                self._use(name, found)
        for other in self.sources if name in LOADED else ():
            same = other.count(".") == LOADED[name].count(".")
            if same and fnmatchcase(other, LOADED[name]):
                self._use(name, other, FAR)
        for string in source.strings:
            self._mention(name, string)
        if "-m" in source.strings and "whiskerworks" in source.strings:
            self._use(name, PROGRAM)
        if source.path.startswith("tests/"):
            self._share(name, source)

    def _use(self, user: str, used: str, distance: int = 1) -> None:
        if user != used:
            users = self._users.setdefault(used, {})
            users[user] = min(distance, users.get(user, distance))

    def _resolve(self, dotted: str) -> Iterator[str]:
        """Return where *dotted* is defined, and the packages passed on the way."""
        parts = dotted.split(".")
        known = [
            n for n in range(len(parts), 0, -1) if ".".join(parts[:n]) in self.sources
        ]
        for n in range(1, len(parts)):
            if ".".join(parts[:n]) in self.sources:
                yield shallow(".".join(parts[:n]))
        if not known:
            return
        module, rest = ".".join(parts[: known[0]]), parts[known[0] :]
        if not self.sources[module].path.endswith("/__init__.py"):
            yield module
        elif rest and rest[0] in self.sources[module].exports:
            origin = self.sources[module].exports[rest[0]]
            if origin != ".".join(parts[: known[0] + 1]):
                yield from self._resolve(origin)
        elif "." in module:
            yield module
        else:
            yield shallow(module)

    def _mention(self, name: str, string: str) -> None:
        """Note that a module names another in a string: to start it, or to run it."""
        if "." in string and string in self.sources:
            self._use(name, string)
        if string.endswith(".py"):
            for other, source in self.sources.items():
                tool = source.path.startswith(("tools/", "bench/", "examples/"))
                if tool and f"/{source.path}".endswith(f"/{string}"):
                    self._use(name, other)

    def _share(self, name: str, source: Source) -> None:
        """Note which conftest files a test or a conftest depends on."""
        folder = PurePosixPath(source.path).parent
        for place in (folder, *folder.parents):
            other = module_name(f"{place}/conftest.py")
            if other in self.sources and other != name:
                asked = bool(self.sources[other].fixtures & source.asked)
                self._use(name, other if asked else shallow(other), 1 if asked else FAR)

    def affected(self, changed: Iterable[str]) -> list[Affected]:
        """Return the test files that can see a change of these files, nearest first."""
        paths = sorted(set(changed))
        direct, loaded = self._seeds(paths)
        near = self._distances(direct, through_registry=False)
        touched = {name.split(".")[2] for name in near if self._is_part(name)}
        touched |= {game for path in paths if (game := self.game_of(path))}
        far = self._distances({**loaded, **direct}, through_registry=True)
        found = []
        for name, distance in far.items():
            source = self.sources.get(name)
            if source is not None and is_test(source.path):
                games = None if name in near else frozenset(touched)
                cost = self._cost(source, distance, paths, games)
                found.append(Affected(cost, source.path, games))
        return sorted(found, key=lambda one: (one.distance, one.path))

    def _cost(
        self,
        source: Source,
        distance: int,
        paths: list[str],
        games: frozenset[str] | None,
    ) -> int:
        """Return how far a test is: by imports, by folder, and by what it names."""
        if source.path in paths:
            return -2
        steps = min(folder_steps(source.path, path) for path in paths)
        stem = PurePosixPath(source.path).stem
        if steps == 0 and stem in {
            f"test_{PurePosixPath(path).stem}" for path in paths
        }:
            return -1
        named = self.games & source.strings
        strange = games is not None and bool(named) and not named & games
        late = (FAR if strange else 0) + (2 if stem == SLOW else 0)
        return distance + 2 * steps + late

    def _is_part(self, name: str) -> bool:
        return fnmatchcase(name, f"{REGISTRY}.*.*") and name.split(".")[2] in self.games

    def game_of(self, path: str) -> str | None:
        """Return the game whose folder *path* lies in; None if it lies in none."""
        found = re.match(r"(?:src/whiskerworks|tests)/games/(\w+)/", path)
        return found[1] if found and found[1] in self.games else None

    def _seeds(self, paths: list[str]) -> tuple[dict[str, int], dict[str, int]]:
        """Return the modules that change, and those that reach it by loading a game."""
        direct: dict[str, int] = {}
        loaded: dict[str, int] = {}
        for path in paths:
            if path.endswith(".py"):
                name = module_name(path)
                direct[name] = 0
                direct[shallow(name)] = FAR
                continue
            game = self.game_of(path)
            readers = loaded if game else direct
            for name, source in self.sources.items():
                if game and source.path.startswith(f"tests/games/{game}/"):
                    direct[name] = 1 if path.startswith("tests/") else FAR
                elif (
                    game
                    and path.endswith(".toml")
                    and self.game_of(source.path) == game
                ):
                    direct[name] = 1
                else:
                    distance = reading_distance(source, path)
                    if distance is not None:
                        readers[name] = min(distance, readers.get(name, distance))
        return direct, loaded

    def _distances(
        self, seeds: dict[str, int], *, through_registry: bool
    ) -> dict[str, int]:
        """Return how far each module is from *seeds* that can see them."""
        waiting = [(distance, name) for name, distance in seeds.items()]
        heapq.heapify(waiting)
        found: dict[str, int] = {}
        while waiting:
            distance, name = heapq.heappop(waiting)
            if name in found:
                continue
            found[name] = distance
            for user, more in self._users.get(name, {}).items():
                if user not in found and (
                    through_registry or user != REGISTRY or not self._is_part(name)
                ):
                    heapq.heappush(waiting, (distance + more, user))
        return found


def _read_all(root: Path, kept: Path | None) -> Iterator[Source]:
    """Return all modules, reusing *kept* results that are still valid."""
    known: dict[str, tuple[object, Source]] = {}
    if kept is not None and kept.exists():
        # Ours alone, and written by this very version: see the stamps below.
        known = pickle.loads(kept.read_bytes())
    found: dict[str, tuple[object, Source]] = {}
    reader = Path(__file__).stat().st_mtime_ns
    for path in _modules(root):
        name, facts = path.relative_to(root).as_posix(), path.stat()
        stamp = (reader, facts.st_mtime_ns, facts.st_size)
        if name in known and known[name][0] == stamp:
            found[name] = known[name]
        else:
            found[name] = (stamp, _read(name, path.read_text("utf-8")))
        yield found[name][1]
    if kept is not None and found != known:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(pickle.dumps(found))


def _read(name: str, text: str) -> Source:
    try:
        return read_source(name, text)
    except SyntaxError:
        return _empty(name)


def _modules(root: Path) -> Iterator[Path]:
    for folder in FOLDERS:
        yield from sorted((root / folder).rglob("*.py"))
    yield from root.glob("*.py")


def _empty(path: str) -> Source:
    nothing: frozenset[str] = frozenset()
    return Source(path, nothing, {}, nothing, nothing, nothing)


def module_name(path: str) -> str:
    """Return the dotted name of the module at *path*."""
    parts = PurePosixPath(path.removeprefix("src/")).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def shallow(name: str) -> str:
    """Return the node that stands for a module without what it imports."""
    return f"{name}:"


def is_test(path: str) -> bool:
    """Return whether pytest finds tests in *path*."""
    return fnmatchcase(path, "tests/*") and PurePosixPath(path).match("test_*.py")


def reading_distance(source: Source, path: str) -> int | None:
    """Return how likely a module reads a file, as a distance; None if it does not."""
    pure = PurePosixPath(path)
    if pure.name in source.strings:
        return 0
    folder, reader = pure.parent, PurePosixPath(source.path).parent
    if path.startswith("tests/") and reader in (folder, folder.parent):
        return 1
    if pure.suffix and source.strings & {pure.suffix, f"*{pure.suffix}"}:
        return 2
    return FAR if folder.name and folder.name in source.strings else None


def room(path: str) -> tuple[str, ...]:
    """Return the folder of a file, the same for a module and its tests."""
    parts = PurePosixPath(path).parent.parts
    if parts[:2] == ("src", "whiskerworks"):
        return parts[2:]
    return parts[1:] if parts[:1] == ("tests",) else parts


def folder_steps(one: str, other: str) -> int:
    """Return how many steps lead from one folder to the other."""
    a, b = room(one), room(other)
    shared = 0
    while shared < min(len(a), len(b)) and a[shared] == b[shared]:
        shared += 1
    return len(a) + len(b) - 2 * shared
