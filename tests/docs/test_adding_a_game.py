"""What docs/adding-a-game.md says to do is done, word for word."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.patience import PATIENCE
from tests.plugin.plugin_package import make_environment
from whiskerworks.cli.new_game import skeleton

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs/adding-a-game.md").read_text("utf-8")


def steps(heading: str) -> str:
    """Return the commands under a heading of the page."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    (commands,) = re.findall(r"```sh\n(.*?)```", section, re.DOTALL)
    assert isinstance(commands, str)
    return commands


def do(commands: str, place: Path, python: Path, **more: str) -> str:
    """Return what *commands* print, one after another; none of them may fail."""
    tools = python.parent
    for name, module in (("whiskerworks", "whiskerworks"), ("pytest", "pytest")):
        script = tools / name
        script.write_text(f'#!/bin/sh\nexec "{python}" -m {module} "$@"\n')
        script.chmod(0o755)
    usual = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    ran = subprocess.run(
        ("sh", "-ec", commands),
        cwd=place,
        env={
            **usual,
            "PATH": f"{tools}:{os.environ['PATH']}",
            "PYTEST_ADDOPTS": "-p no:schemathesis -p no:faker -p no:cacheprovider",
            "XDG_STATE_HOME": str(place),
            **more,
        },
        input="quit\n",
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_a_game_in_a_package_of_its_own(tmp_path: Path) -> None:
    """It is written, installed, tested and played; nothing is fetched for it."""
    python = make_environment(tmp_path / "venv", with_pip=True)
    offline = {
        "PIP_NO_INDEX": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # which is to say: none, what it needs is here
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    said = do(steps("In a package of your own"), tmp_path, python, **offline)

    assert "Successfully installed whiskerworks-dicey-0.1.0" in said
    assert re.search(r"\b\d+ passed", said)
    assert "R1   (ours) The deck has nine cards" in said
    assert "Seat 2 is dealt a card." in said


def test_the_entry_point_is_the_one_that_is_shown() -> None:
    """In the page as in the skeleton."""
    (shown,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    skeleton = ROOT / "src/whiskerworks/cli/skeleton/pyproject.toml.txt"

    assert shown in skeleton.read_text("utf-8")


def test_a_game_among_ours(tmp_path: Path) -> None:
    """In a copy of the sources; the folder is all that there is to it."""
    nothing = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=nothing)
    (tmp_path / "build").mkdir()
    python = make_environment(tmp_path / "venv")
    source = {"PYTHONPATH": str(tmp_path / "src")}
    said = do(steps("Among ours"), tmp_path, python, **source)
    told = do(
        "whiskerworks games; whiskerworks rules dicey --language de",
        tmp_path,
        python,
        **source,
    )

    assert re.search(r"\b\d+ passed", said)
    assert "Seat 2 is dealt a card." in said
    assert "gears" in told
    assert "R1   (von uns) The deck has nine cards" in told


@pytest.mark.parametrize("heading", ["In a package of your own", "Among ours"])
def test_both_ways_end_in_a_game(heading: str) -> None:
    """That is played."""
    assert steps(heading).splitlines()[-1] == "whiskerworks play dicey --seed 1"


def test_the_skeleton_is_formatted_and_typed(tmp_path: Path) -> None:
    """As a careful author would have it, by the usual settings of the tools."""
    for path, text in skeleton("dicey").items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    for words in (
        ("ruff", "format", "--isolated", "--check", "."),
        ("ruff", "check", "--isolated", "--select", "B,E,F,I,N,RUF,SIM,UP", "."),
        ("mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), "src"),
    ):
        ran = subprocess.run(
            (sys.executable, "-m", *words),
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
