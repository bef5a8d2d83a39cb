"""`whiskerworks new-game NAME`: a small game in a package of its own, to begin with."""

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
from whiskerworks.core.errors import WhiskerworksError, short
from whiskerworks.plugins import NAME, names

SKELETON: Final = "dicey"
"""What the game of the skeleton is called; the new one's name is put in its place."""
ENDING: Final = ".txt"
"""How the names of the skeleton's files end, so that nothing takes them for ours."""
PACKAGE: Final = "game"
"""The folder of the skeleton that becomes the package of the game."""
NEXT: Final = """\
{folder}: the game {name}, in {count} files. Try it:

    cd {folder}
    pip install -e .
    pytest
    whiskerworks play {name}

Then make it your own: its rules are in src/{name}_game/rules.py."""
"""What is said when all is written."""


class BadName(WhiskerworksError):
    """A game cannot be called so."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"a game cannot be called {short(name)!r}: {problem}", name)
        self.name = name


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "new-game",
        help="begin a game of your own, in a package of its own",
        description=(
            "Write a package with a small game that works everywhere, and its tests: "
            "something to begin a game of your own with. Exit code 1 if there is a "
            "folder of its name already."
        ),
        examples=(
            "whiskerworks new-game dicey  # writes the folder whiskerworks-dicey",
            "whiskerworks new-game dicey --into games",
        ),
    )
    parser.add_argument(
        "name",
        metavar="NAME",
        help="what the game is called: small letters, as in dicey",
    )
    parser.add_argument(
        "--into",
        metavar="FOLDER",
        type=Path,
        default=Path(),
        help="where its folder goes (default: here)",
    )
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Write a game to begin with."""
    _check(given.name)
    folder = given.into / f"whiskerworks-{given.name}"
    if folder.exists():
        print(f"whiskerworks: {folder}: it is there already", file=sys.stderr)
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
    Write *texts* into a *folder*, by their paths within it.

    Raises:
        OSError: One of them cannot be written.
    """
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8", newline="\n")


def skeleton(name: str) -> dict[str, str]:
    """Return the files of a package with a game of that *name*, as text, by path."""
    found = _texts(files("whiskerworks.cli") / "skeleton")
    return {
        _renamed(path, name): _renamed(text, name)
        for path, text in sorted(found.items())
    }


def _texts(folder: Traversable, within: str = "") -> dict[str, str]:
    """Return the files of the skeleton by the paths that they get."""
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
    """Return a path or a text of the skeleton with the new name in it."""
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
    See that a game can be called so.

    Raises:
        BadName: It cannot.
    """
    if NAME.fullmatch(name) is None:
        raise BadName(
            name,
            "1 to 31 small letters, digits and underscores, a letter first",
        )
    if keyword.iskeyword(name):
        raise BadName(name, "it is a word of Python")
    if name in names():
        raise BadName(name, "there is a game of that name")
