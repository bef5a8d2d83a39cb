"""
The build hook, on a miniature of the project: compiled where it can be, and a
wheel in any case.
"""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from whiskerworks.build_info import SUFFIXES, Note

ROOT = Path(__file__).parent.parent
FILES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return the root of a project with the real build files and one small room."""
    project = tmp_path / "project"
    core = project / "src/whiskerworks/core"
    core.mkdir(parents=True)
    for name in FILES:
        shutil.copy(ROOT / name, project)
    (core.parent / "__init__.py").write_text('__version__ = "7.8.9"\n')
    (core / "__init__.py").touch()
    (core / "seat.py").write_text("def after(seat: int) -> int:\n    return seat + 1\n")
    return project


def build(project: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Build the wheel of *project* into its `dist`, with *variables* set."""
    usual = {k: v for k, v in os.environ.items() if k != "WHISKERWORKS_COMPILE"}
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=project,
        env={**usual, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def the_wheel(project: Path) -> Path:
    """Return the one wheel that was built."""
    (wheel,) = (project / "dist").iterdir()
    return wheel


def note_in(wheel: Path) -> Note:
    """Return what *wheel* notes of its compiled modules."""
    text = zipfile.ZipFile(wheel).read("whiskerworks/_build.json")
    note: Note = json.loads(text)
    return note


def test_a_wheel_is_compiled_and_the_sources_stay_clean(project: Path) -> None:
    """The libraries are in the wheel, naming no folder of this machine; none in src."""
    (project / "src/whiskerworks/core/old.so").touch()

    built = build(project)

    assert built.returncode == 0, built.stdout
    wheel = zipfile.ZipFile(the_wheel(project))
    if "no working C compiler" in built.stdout:
        pytest.skip("no C compiler with Python's headers")
    libraries = [name for name in wheel.namelist() if name.endswith(SUFFIXES)]
    assert [name.split(".")[0] for name in sorted(libraries)] == [
        "whiskerworks/core/seat",
        "whiskerworks__mypyc",
    ]
    assert note_in(the_wheel(project))["modules"] == ["whiskerworks.core.seat"]
    for place in (str(project.parent), sys.prefix, sys.base_prefix, "/tmp/"):
        assert all(place.encode() not in wheel.read(name) for name in libraries)
    assert [p.name for p in project.rglob("*.so")] == ["old.so"]


def test_without_a_compiler_the_wheel_is_plain(project: Path) -> None:
    """It is built all the same, for any machine, and one line says so."""
    built = build(project, CC="no-such-compiler")

    assert built.returncode == 0
    assert "built uncompiled: no working C compiler" in built.stdout
    assert the_wheel(project).name == "whiskerworks-7.8.9-py3-none-any.whl"
    assert note_in(the_wheel(project))["compiled"] is False


def test_a_compile_that_fails_is_told_and_survived(project: Path) -> None:
    """The last lines of the error are shown; the wheel is plain."""
    wrong = project / "src/whiskerworks/core/wrong.py"
    wrong.write_text("seat: int = 'north'\n")

    built = build(project)

    assert built.returncode == 0
    assert the_wheel(project).name.endswith("-none-any.whl")
    if "no working C compiler" in built.stdout:
        pytest.skip("no C compiler with Python's headers")
    assert "compiling failed" in built.stdout
    assert "core/wrong.py:1: error" in built.stdout


@pytest.mark.parametrize("compiler", ["no-such-compiler", ""])
def test_whoever_insists_gets_an_error(project: Path, compiler: str) -> None:
    """With WHISKERWORKS_COMPILE=1 no plain wheel can pass for a compiled one."""
    (project / "src/whiskerworks/core/wrong.py").write_text("seat: int = 'north'\n")

    built = build(project, CC=compiler, WHISKERWORKS_COMPILE="1")

    assert built.returncode != 0
    assert not list(project.glob("dist/*.whl"))


def test_compiling_can_be_switched_off(project: Path) -> None:
    """With WHISKERWORKS_COMPILE=0 nothing is compiled."""
    built = build(project, WHISKERWORKS_COMPILE="0")

    assert built.returncode == 0
    assert the_wheel(project).name.endswith("-none-any.whl")


def test_nothing_to_compile_is_no_error(project: Path) -> None:
    """A project whose chosen rooms are empty is built plain."""
    (project / "src/whiskerworks/core/seat.py").unlink()

    built = build(project)

    assert built.returncode == 0
    assert the_wheel(project).name.endswith("-none-any.whl")
