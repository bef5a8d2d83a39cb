"""
A game that is not ours, in a package of its own, installed beside whiskerworks.

It is what `whiskerworks new-game` writes, with some words in German, built as a wheel
and put into an environment that has all that this one has.
"""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE
from whiskerworks.cli.new_game import skeleton
from whiskerworks.plugins import GROUP

ROOT: Final = Path(__file__).parents[2]
GAME: Final = "lucky_dip"
TITLE: Final = "Lucky dip"
GERMAN: Final = Path(__file__).parent / "more/de.ftl"


def write_package(folder: Path) -> None:
    """Write the sources of the package into a *folder*."""
    texts = skeleton(GAME)
    texts[f"src/{GAME}_game/words/de.ftl"] = GERMAN.read_text("utf-8")
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")


def build_wheel(folder: Path) -> Path:
    """Return a wheel of the package in a *folder*."""
    # Where our own wheel is tested, what builds wheels is not installed.
    is_here = find_spec("hatchling") is not None
    builder = sys.executable if is_here else ROOT / ".venv/bin/python"
    subprocess.run(
        (builder, "-m", "hatchling", "build", "-t", "wheel"),
        cwd=folder,
        check=True,
        capture_output=True,
        timeout=PATIENCE,
    )
    (wheel,) = (folder / "dist").glob("*.whl")
    return wheel


def make_environment(folder: Path, *, with_pip: bool = False) -> Path:
    """Return the Python of a new environment, which has all that this one has."""
    venv.create(folder, symlinks=True, with_pip=with_pip)
    ours = sysconfig.get_path("purelib")
    line = f"import site; site.addsitedir({ours!r})\n"
    (site_of(folder) / "ours.pth").write_text(line, "utf-8")
    return folder / "bin/python"


def site_of(environment: Path) -> Path:
    """Return where packages of an environment are installed."""
    (site,) = environment.glob("lib/python*/site-packages")
    return site


def install(wheel: Path, environment: Path) -> None:
    """Put all that is in a *wheel* where it can be imported."""
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site_of(environment))


def declare(environment: Path, distribution: str, **packages: str) -> Path:
    """Return the file by which a *distribution* declares games, with their packages."""
    info = site_of(environment) / f"{distribution}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\n")
    lines = [f"{game} = {package}\n" for game, package in packages.items()]
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{''.join(lines)}")
    return info / "entry_points.txt"


def put(environment: Path, game: str, **instead: str | None) -> None:
    """
    Put the package of a *game* made from the skeleton where it can be imported.

    Files that are given take the place of its own; None leaves one out.
    """
    start = f"src/{game}_game/"
    for path, text in skeleton(game).items():
        part = path.removeprefix(start)
        told = instead.get(part.partition(".")[0].replace("/", "_"), text)
        if path.startswith(start) and told is not None:
            place = site_of(environment) / f"{game}_game" / part
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(told, "utf-8")


def run(
    python: Path, place: Path, *words: str, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Return what came of Python with these arguments."""
    return subprocess.run(
        (python, *words),
        cwd=place,
        env={
            **os.environ,
            "PYTHONIOENCODING": "utf-8",
            "XDG_STATE_HOME": str(place),
            "COLUMNS": "100",
        },
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
