"""`whiskerworks new-game NAME`: create a package for a game of your own."""

import argparse
import keyword
import re
import shutil
import sys
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from whiskerworks.cli.arguments import Commands
from whiskerworks.core.errors import WhiskerworksError, shorten
from whiskerworks.plugins import NAME, names

SKELETON: Final = "dicey"
"""Name of the skeleton's game, replaced by the new name."""
ENDING: Final = ".txt"
"""Suffix of the skeleton's files, which keeps tools from reading them as ours."""
PACKAGE: Final = "game"
"""The skeleton's folder that becomes the game's package."""
NEXT: Final = """\
Created the game {name} in {folder} ({count} files). Try it:

    cd {folder}
    pip install -e .
    pytest
    whiskerworks play {name}

Then make it your own: the rules are in src/{name}_game/rules.py."""
"""Printed once the package is written."""


class BadName(WhiskerworksError):
    """The name cannot be used for a game."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"invalid name {shorten(name)!r} for a game: {problem}", name)
        self.name = name


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "new-game",
        help="create a package for a game of your own",
        description=(
            "Create a package with a small working game and its tests, as a start for "
            "a game of your own. Exit code 1 if its folder already exists."
        ),
        examples=(
            "whiskerworks new-game dicey  # writes the folder whiskerworks-dicey",
            "whiskerworks new-game dicey --into games",
        ),
    )
    parser.add_argument(
        "name",
        metavar="NAME",
        help="name of the game, in lower case, such as dicey",
    )
    parser.add_argument(
        "--into",
        metavar="FOLDER",
        type=Path,
        default=Path(),
        help="folder to create it in (default: the current one)",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Create the package."""
    _check(given.name)
    folder = given.into / f"whiskerworks-{given.name}"
    if folder.exists():
        print(f"whiskerworks: {folder} already exists", file=sys.stderr)
        return 1
    texts = skeleton(given.name)
    try:
        _write(folder, texts)
    except OSError:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    print(NEXT.format(folder=folder, name=given.name, count=len(texts)))
    return 0


def _write(folder: Path, texts: Mapping[str, str]) -> None:
    """
    Write *texts* to their paths within a *folder*.

    Raises:
        OSError: One of them cannot be written.
    """
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8", newline="\n")


def skeleton(name: str) -> dict[str, str]:
    """Return the texts of a new package's files, by path."""
    found = _texts(files("whiskerworks.cli") / "skeleton")
    return {
        _renamed(path, name): _renamed(text, name)
        for path, text in sorted(found.items())
    }


def _texts(folder: Traversable, within: str = "") -> dict[str, str]:
    """Return the texts of the skeleton's files, by their new paths."""
    found: dict[str, str] = {}
    for one in folder.iterdir():
        if one.is_dir():
            name = f"src/{SKELETON}_game" if one.name == PACKAGE else one.name
            found |= _texts(one, f"{within}{name}/")
        elif one.name.endswith(ENDING):
            path = f"{within}{one.name.removesuffix(ENDING)}"
            found[path] = one.read_text("utf-8")
    return found


def _renamed(text: str, name: str) -> str:
    """Return a path or text of the skeleton with the new name filled in."""
    title = SKELETON.capitalize()
    instead = {
        f"{title}View": "".join([part.capitalize() for part in name.split("_")])
        + "View",
        title: name.replace("_", " ").capitalize(),
        SKELETON: name,
    }
    return re.sub("|".join(instead), lambda found: instead[found[0]], text)


def _check(name: str) -> None:
    """
    Check the name of a game.

    Raises:
        BadName: It cannot be used.
    """
    if NAME.fullmatch(name) is None:
        raise BadName(
            name,
            "use 1 to 31 lower-case letters, digits and underscores, a letter first",
        )
    if keyword.iskeyword(name):
        raise BadName(name, "it is a keyword of Python")
    if name in names():
        raise BadName(name, "a game of that name exists")
