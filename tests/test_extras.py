"""
What is installed: enough to play without extras, and all that is imported.

The wheel is built as anybody builds it, and put into an environment that holds what it
requires and nothing else. There it is used, and asked for what it cannot do.
"""

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution, packages_distributions
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.patience import PATIENCE
from tests.terminal.tmux import Start
from tools.try_installed import MOVES
from whiskerworks.core.extras import install_command

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = sorted((ROOT / "src").rglob("*.py"))
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: Final = {
    name: list(map(Requirement, texts))
    for name, texts in PROJECT["optional-dependencies"].items()
}
BASE: Final = {
    canonicalize_name(Requirement(text).name) for text in PROJECT["dependencies"]
}
BRINGING: Final = packages_distributions()
"""The packages that are installed, by the modules that they bring."""
ASKING: Final = ("imports_of", "require")
"""The functions of `core/extras.py` that ask for an extra, their first argument."""


def held_by(extra: str) -> set[str]:
    """Return the packages that an *extra* holds, with those of extras within it."""
    names: set[str] = set()
    for requirement in EXTRAS[extra]:
        names.add(canonicalize_name(requirement.name))
        names.update(*map(held_by, requirement.extras & EXTRAS.keys()))
    return names - {"whiskerworks"}


def imported(source: str) -> set[str]:
    """Return the top-level modules of others that *source* imports, early or late."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    roots = {name.partition(".")[0] for name in names}
    return roots - sys.stdlib_module_names - {"_typeshed", "whiskerworks"}


def asked(source: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each extra that *source* asks for, and the modules that it names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ASKING:
            extra, _, *modules = node.args
            yield ast.literal_eval(extra), [ast.literal_eval(one) for one in modules]


def packages_of(module: str) -> set[str]:
    """Return the packages that bring a top-level *module*."""
    return set(map(canonicalize_name, BRINGING[module]))


def uncovered(path: Path, source: str) -> set[str]:
    """
    Return what the module at *path* imports, and does not ask for.

    It may ask itself, or a package in which it lies.
    """
    strange = {one for one in imported(source) if not packages_of(one) & BASE}
    if not strange:
        return set()
    above = path.parents[: len(path.relative_to(ROOT / "src").parents) - 1]
    texts = [(folder / "__init__.py").read_text("utf-8") for folder in above]
    extras = {extra for text in [source, *texts] for extra, _ in asked(text)}
    known = set().union(*map(held_by, extras))
    return {one for one in strange if not packages_of(one) & known}


def test_what_is_imported_is_installed_or_asked_for() -> None:
    """It is mandatory, or in an extra that the module or a package of it asks for."""
    found = {path: uncovered(path, path.read_text("utf-8")) for path in SOURCES}

    assert len(found) > 100
    assert {path: strange for path, strange in found.items() if strange} == {}


@pytest.mark.parametrize(
    ("place", "source", "found"),
    [
        ("core/value.py", "import msgspec, fluent.runtime", set()),
        ("core/value.py", "def f():\n    import litestar.types", {"litestar"}),
        ("server/app.py", "from litestar import types", set()),
        ("server/app.py", "import polars", {"polars"}),
        ("cli/film.py", 'with imports_of("pictures", "it"):\n    import PIL', set()),
        ("cli/film.py", 'with imports_of("lab", "it"):\n    import PIL', {"PIL"}),
        ("lab/runs/x.py", "from . import y\nimport polars, ray", {"ray"}),
        ("core/value.py", "import pytest", {"pytest"}),
    ],
)
def test_what_is_not_asked_for_is_found(
    place: str, source: str, found: set[str]
) -> None:
    """A room asks for all that lies in it, and for nothing more."""
    assert uncovered(ROOT / "src/whiskerworks" / place, source) == found


def test_what_is_asked_for_is_in_the_extra() -> None:
    """Else the command that is told would not help."""
    wrong = [
        (path.name, extra, module)
        for path in SOURCES
        for extra, modules in asked(path.read_text("utf-8"))
        for module in modules
        if not packages_of(module) & held_by(extra)
    ]

    assert wrong == []


def test_nothing_is_installed_that_nobody_uses() -> None:
    """Neither in an extra nor by all."""
    texts = [path.read_text("utf-8") for path in SOURCES]
    used = set().union(*map(imported, texts))
    used.update(one for text in texts for _, modules in asked(text) for one in modules)
    packages = set().union(*map(packages_of, used))

    assert BASE | held_by("all") <= packages


def test_the_extra_all_holds_every_other() -> None:
    """One that is added is added there too."""
    (everything,) = EXTRAS["all"]

    assert everything.extras == EXTRAS.keys() - {"all"}


def required(requirements: list[Requirement], found: dict[str, set[str]]) -> None:
    """Add to *found* the packages that are required, with their extras, and theirs."""
    for requirement in requirements:
        name = canonicalize_name(requirement.name)
        new = {"", *requirement.extras} - found.get(name, set())
        if new:
            found[name] = found.get(name, set()) | new
            texts = distribution(name).requires or []
            required(applying([*map(Requirement, texts)], new), found)


def applying(requirements: list[Requirement], extras: set[str]) -> list[Requirement]:
    """Return those of *requirements* that apply here, with any of the *extras*."""
    return [
        one
        for one in requirements
        if one.marker is None or any(one.marker.evaluate({"extra": e}) for e in extras)
    ]


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of an environment with the wheel, and what that requires."""
    folder = tmp_path_factory.mktemp("bare")
    subprocess.run(
        (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder),
        cwd=ROOT,
        env={**os.environ, "WHISKERWORKS_COMPILE": "0", "WHISKERWORKS_WEB": "0"},
        check=True,
        capture_output=True,
    )
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv", symlinks=True)
    (site,) = (folder / "venv").glob("lib/python*/site-packages")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
        (name,) = [one for one in packed.namelist() if one.endswith("/METADATA")]
        said = packed.read(name).decode("utf-8")
    lines = re.findall(r"^Requires-Dist: (.*)$", said, re.MULTILINE)
    found: dict[str, set[str]] = {}
    required(applying([*map(Requirement, lines)], {""}), found)
    for package in found:
        link(package, site)
    return folder / "venv/bin/python"


def link(package: str, site: Path) -> None:
    """Put all files of an installed *package* that can be imported into *site*."""
    for file in distribution(package).files or []:
        if ".." not in file.parts and file.suffix != ".pyc":
            (site / file).parent.mkdir(parents=True, exist_ok=True)
            (site / file).symlink_to(file.locate())


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder in which everything is tried."""
    return tmp_path_factory.mktemp("place")


def tried(
    place: Path, *words: str | Path, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Return what came of a program, run with nothing but its own environment."""
    ours = ("PYTHONPATH", "WHISKERWORKS_")
    usual = {k: v for k, v in os.environ.items() if not k.startswith(ours)}
    return subprocess.run(
        words,
        cwd=place,
        env={**usual, "PYTHONIOENCODING": "utf-8"},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def said_by(bare: Path, place: Path, *words: str, typed: str = "") -> str:
    """Return what a command prints that succeeds, and complains of nothing."""
    ran = tried(place, bare, "-m", "whiskerworks", *words, typed=typed)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


@pytest.fixture(scope="module")
def record(bare: Path, place: Path) -> str:
    """Return the record of a whole game that two people played in plain lines."""
    both = ("-o", "first=blue", "--seat", "0", "--seat", "1")
    lines = "".join(f"{move}\n" for move in MOVES)
    told = said_by(
        bare, place, "play", "gears", *both, "--record", "game.record", typed=lines
    )
    assert "Saved to game.record." in told
    return "game.record"


def test_without_extras_a_whole_game_is_played(
    bare: Path, place: Path, record: str
) -> None:
    """In plain lines, with its record, which replays."""
    assert "valid: gears" in said_by(bare, place, "record", "check", record)
    assert "Score" in said_by(bare, place, "replay", record)


def test_without_extras_a_bot_chooses_a_move(bare: Path, place: Path) -> None:
    """In a process of its own, as always."""
    game = ("play", "gears", "-o", "first=blue", "--bot", "1")

    assert "Red puts a cog on" in said_by(bare, place, *game, typed="e3\nquit\n")


def test_without_extras_a_picture_is_drawn(
    bare: Path, place: Path, record: str
) -> None:
    """As SVG, and printed sheets."""
    said_by(bare, place, "show", record, "-o", "game.svg")
    said_by(bare, place, "sheet", record, "-o", "game.html")

    assert (place / "game.svg").read_text("utf-8").startswith("<svg")
    assert "<svg" in (place / "game.html").read_text("utf-8")


def test_without_extras_every_command_is_explained(bare: Path, place: Path) -> None:
    """Also those that need one; and what a server would be told."""
    assert "--port" in said_by(bare, place, "serve", "--help")
    assert "8765  (default)" in said_by(bare, place, "serve", "--settings")
    assert "lab run" in said_by(bare, place, "lab", "run", "--help")


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ("serve --port 0", "serve"),
        ("backup all.backup", "serve"),
        ("restore all.backup", "serve"),
        ("admin tables", "serve"),
        ("film game.record", "pictures"),
        ("show game.record -o game.png", "pictures"),
        ("deck show ours -o deck.png", "pictures"),
        ("completion bash", "terminal"),
        ("lab run gears --players 1 --games 1 --out out.parquet", "lab"),
        ("lab report in.parquet", "lab"),
        ("lab compare in.parquet other.parquet", "lab"),
        ("lab house gears house.toml", "lab"),
    ],
)
def test_a_command_names_the_extra_that_is_missing(
    bare: Path, place: Path, record: str, words: str, extra: str
) -> None:
    """In one line, with the command that installs it; nothing is left behind."""
    before = set(place.iterdir())
    ran = tried(place, bare, "-m", "whiskerworks", *words.split())

    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("whiskerworks: ")
    assert f'needs the extra "{extra}"' in ran.stderr
    assert ran.stderr.endswith(f"): {install_command(extra)}\n")
    assert ran.stderr.count("\n") == 1
    assert set(place.iterdir()) == before


def test_a_program_gets_an_error_that_names_the_extra(bare: Path, place: Path) -> None:
    """Where it asks for what is missing, not before."""
    program = (
        "import whiskerworks\n"
        "game = whiskerworks.load('gears')\n"
        "picture = whiskerworks.show(game, game.start())\n"
        "assert picture.svg.startswith('<svg')\n"
        "try:\n"
        "    picture.png()\n"
        "except whiskerworks.MissingExtra as missing:\n"
        "    print(missing.extra, missing)\n"
    )
    ran = tried(place, bare, "-c", program)

    assert ran.stdout == (
        'pictures a PNG needs the extra "pictures" (there is no module resvg_py): '
        'pip install "whiskerworks[pictures]"\n'
    )


def test_the_plain_client_says_how_to_get_the_full_screen(
    bare: Path, terminal: Start
) -> None:
    """In a terminal; through a pipe nobody asked for a screen."""
    program = (str(bare), "-m", "whiskerworks")
    shown = terminal("play", "gears", "-o", "first=blue", program=program, width=200)
    shown.wait_for("seat 1>")

    assert any(line.endswith(install_command("terminal")) for line in shown.screen())

    shown.type("quit")
    shown.keys("Enter")
    assert shown.wait_for_end() == 0


IMPORT_ALL: Final = """
import importlib, json, sys
from whiskerworks import MissingExtra
found = {}
for name in sys.stdin.read().split():
    before = set(sys.modules)
    try:
        importlib.import_module(name)
        found[name] = ""
    except MissingExtra as missing:
        found[name] = missing.extra
        for begun in set(sys.modules) - before:
            del sys.modules[begun]
print(json.dumps(found))
"""
ROOMS: Final = {
    "whiskerworks.server": "serve",
    "whiskerworks.cli.admin.backends": "serve",
    "whiskerworks.draw.film": "pictures",
    "whiskerworks.terminal.screen": "terminal",
    "whiskerworks.lab.assembly_solver": "lab",
    "whiskerworks.lab.balance": "lab",
    "whiskerworks.lab.runs": "lab",
    "whiskerworks.lab.batch": "rl",
    "whiskerworks.lab.research.aec": "rl",
    "whiskerworks.lab.research.arrays": "rl",
    "whiskerworks.lab.research.env_spaces": "rl",
    "whiskerworks.lab.research.solo": "rl",
    "whiskerworks.lab.research.spiel": "rl",
    "whiskerworks.lab.research.spiel_observers": "rl",
}
"""What needs an extra to be imported, with all that lies in it."""


def room_of(module: str) -> str:
    """Return the extra that a *module* needs to be imported, "" for none."""
    parts = module.split(".")
    names = [".".join(parts[: count + 1]) for count in range(len(parts))]
    return next((ROOMS[name] for name in names if name in ROOMS), "")


def test_every_module_can_be_imported_or_names_its_extra(
    bare: Path, place: Path
) -> None:
    """None fails for a module that nobody has heard of."""
    names = [
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        for path in SOURCES
    ]
    modules = [name.removesuffix(".__init__") for name in names]
    ran = tried(place, bare, "-c", IMPORT_ALL, typed="\n".join(modules))

    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == {name: room_of(name) for name in modules}
