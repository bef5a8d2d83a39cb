"""
The build hook, on a miniature of the project: compiled where it can be, and a
wheel in any case.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tools import web_build
from whiskerworks.build_info import SUFFIXES, Note

ROOT = Path(__file__).parent.parent
SWITCHES = ("WHISKERWORKS_COMPILE", "WHISKERWORKS_WEB")
FILES = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return the root of a project with the real build files and one small room."""
    return small_project(tmp_path / "project")


def small_project(project: Path) -> Path:
    """Return *project*, made a project of one room."""
    core = project / "src/whiskerworks/core"
    core.mkdir(parents=True)
    for name in FILES:
        shutil.copy(ROOT / name, project)
    (project / "docs").mkdir()
    shutil.copy(ROOT / "docs/whiskerworks.1", project / "docs")
    (project / "tools").mkdir()
    for name in ("web_build.py", "compile_c.py"):
        shutil.copy(ROOT / "tools" / name, project / "tools")
    (core.parent / "__init__.py").write_text('__version__ = "7.8.9"\n')
    (core / "__init__.py").touch()
    marked(
        core / "seat.py", "hot", "def after(seat: int) -> int:\n    return seat + 1\n"
    )
    return project


def marked(path: Path, kind: str, text: str) -> None:
    """Write a module that is to be compiled."""
    path.write_text(f"# compiled: {kind}\n{text}")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a project that was built, with what it compiled in `objects`."""
    project = small_project(tmp_path_factory.mktemp("compiled") / "project")
    core = project / "src/whiskerworks/core"
    (core / "old.so").touch()
    (core / "plain.py").write_text("def code() -> int:\n    return 1\n")
    # An edit of a cold one leaves most of what is compiled as it was.
    marked(core / "errors.py", "cold", "def code() -> int:\n    return 1\n")
    built = build(project, WHISKERWORKS_OBJECTS=str(project / "objects"))
    assert built.returncode == 0, built.stdout
    if "no working C compiler" in built.stdout:
        pytest.skip("no C compiler with Python's headers")
    return project


def build(
    project: Path, target: str = "wheel", **variables: str
) -> subprocess.CompletedProcess[str]:
    """Build the wheel of *project* into its `dist`, with *variables* set."""
    usual = {k: v for k, v in os.environ.items() if k not in SWITCHES}
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target],
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


def test_a_wheel_is_compiled_and_the_sources_stay_clean(compiled: Path) -> None:
    """The libraries are in the wheel, naming no folder of this machine; none in src."""
    wheel = zipfile.ZipFile(the_wheel(compiled))
    libraries = [name for name in wheel.namelist() if name.endswith(SUFFIXES)]
    assert [name.split(".")[0] for name in sorted(libraries)] == [
        "whiskerworks/core/errors",
        "whiskerworks/core/seat",
        "whiskerworks__mypyc",
    ]
    assert note_in(the_wheel(compiled))["modules"] == [
        "whiskerworks.core.errors",
        "whiskerworks.core.seat",
    ]
    for place in (str(compiled.parent), sys.prefix, sys.base_prefix, "/tmp/"):
        assert all(place.encode() not in wheel.read(name) for name in libraries)
    assert [p.name for p in compiled.rglob("*.so")] == ["old.so"]


@pytest.mark.soak
def test_objects_are_kept_where_a_folder_is_named(
    compiled: Path, tmp_path: Path
) -> None:
    """They are used again for the same content, and for no other."""
    project = tmp_path / "project"
    shutil.copytree(compiled, project)
    objects = project / "objects"
    kept = {path.name: path.stat().st_ino for path in objects.iterdir()}
    errors = project / "src/whiskerworks/core/errors.py"
    errors.write_text(errors.read_text().replace("1", "2"))

    built = build(project, WHISKERWORKS_OBJECTS=str(objects))

    assert built.returncode == 0, built.stdout
    later = {path.name: path.stat().st_ino for path in objects.iterdir()}
    assert kept.items() < later.items()
    assert len(later) < 2 * len(kept)


def test_without_a_compiler_the_wheel_is_plain(project: Path) -> None:
    """It is built all the same, for any machine, and one line says so."""
    built = build(project, CC="no-such-compiler")

    assert built.returncode == 0
    assert "built uncompiled: no working C compiler" in built.stdout
    assert the_wheel(project).name == "whiskerworks-7.8.9-py3-none-any.whl"
    assert note_in(the_wheel(project))["compiled"] is False
    manual = "whiskerworks-7.8.9.data/data/share/man/man1/whiskerworks.1"
    assert manual in zipfile.ZipFile(the_wheel(project)).namelist()


def test_a_compile_that_fails_is_told_and_survived(project: Path) -> None:
    """The last lines of the error are shown; the wheel is plain."""
    wrong = project / "src/whiskerworks/core/wrong.py"
    marked(wrong, "warm", "seat: int = 'north'\n")

    built = build(project)

    assert built.returncode == 0
    assert the_wheel(project).name.endswith("-none-any.whl")
    if "no working C compiler" in built.stdout:
        pytest.skip("no C compiler with Python's headers")
    assert "compiling failed" in built.stdout
    assert "core/wrong.py:2: error" in built.stdout


@pytest.mark.parametrize(
    "compiler", ["no-such-compiler", pytest.param("", marks=pytest.mark.soak)]
)
def test_whoever_insists_gets_an_error(project: Path, compiler: str) -> None:
    """With WHISKERWORKS_COMPILE=1 no plain wheel can pass for a compiled one."""
    marked(project / "src/whiskerworks/core/wrong.py", "hot", "seat: int = 'north'\n")

    built = build(project, CC=compiler, WHISKERWORKS_COMPILE="1")

    assert built.returncode != 0
    assert not list(project.glob("dist/*.whl"))


def test_compiling_can_be_switched_off(project: Path) -> None:
    """With WHISKERWORKS_COMPILE=0 nothing is compiled."""
    built = build(project, WHISKERWORKS_COMPILE="0")

    assert built.returncode == 0
    assert the_wheel(project).name.endswith("-none-any.whl")


def test_nothing_to_compile_is_no_error(project: Path) -> None:
    """A project in which no module has the mark is built plain."""
    (project / "src/whiskerworks/core/seat.py").unlink()

    built = build(project)

    assert built.returncode == 0
    assert the_wheel(project).name.endswith("-none-any.whl")


@pytest.mark.parametrize(
    "text", ["# compiled: hott\n", "# compiled:\n", '"""A room."""\n# compiled: hot\n']
)
def test_a_mark_that_says_nothing_is_an_error(project: Path, text: str) -> None:
    """Else the module would run uncompiled, and nobody would know."""
    (project / "src/whiskerworks/core/typo.py").write_text(text)

    built = build(project)

    assert built.returncode != 0
    assert "core/typo.py, line" in built.stdout
    assert "must be the first line, and say one of hot, warm, cold" in built.stdout


def add_built_client(project: Path) -> None:
    """Give *project* a client that was built from its sources as they are."""
    for name in ("web/package.json", "web/src/main.tsx", "build/web/index.html"):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(f"{name}\n")
    (project / "build/web/web").mkdir()
    (project / "build/web/web/index-1a2b.js").write_text("script\n")
    (project / "build/web.stamp").write_text(web_build.fingerprint(project))


def test_the_client_comes_with_the_wheel(project: Path) -> None:
    """Where it was built already nothing else is needed."""
    add_built_client(project)

    built = build(project, WHISKERWORKS_COMPILE="0", WHISKERWORKS_WEB="1", PATH="")

    assert built.returncode == 0, built.stdout
    names = zipfile.ZipFile(the_wheel(project)).namelist()
    assert "whiskerworks/server/web/index.html" in names
    assert "whiskerworks/server/web/web/index-1a2b.js" in names


def test_without_node_the_wheel_has_no_client_and_says_why(project: Path) -> None:
    """An old client is not passed off as the one that the sources are of."""
    add_built_client(project)
    (project / "web/src/main.tsx").write_text("edited\n")

    built = build(project, WHISKERWORKS_COMPILE="0", PATH="")

    assert built.returncode == 0, built.stdout
    assert "has no browser client: no Node" in built.stdout
    names = zipfile.ZipFile(the_wheel(project)).namelist()
    assert [name for name in names if "server/web" in name] == []


def test_whoever_insists_on_the_client_gets_an_error(project: Path) -> None:
    """With WHISKERWORKS_WEB=1; with 0 it is left out even if it is there."""
    add_built_client(project)

    left_out = build(project, WHISKERWORKS_COMPILE="0", WHISKERWORKS_WEB="0")
    wheel = zipfile.ZipFile(the_wheel(project))
    (project / "web/src/main.tsx").write_text("edited\n")
    missing = build(project, WHISKERWORKS_COMPILE="0", WHISKERWORKS_WEB="1", PATH="")

    assert left_out.returncode == 0
    assert [name for name in wheel.namelist() if "server/web" in name] == []
    assert missing.returncode != 0


def test_a_source_distribution_carries_the_built_client(project: Path) -> None:
    """With its sources and the note of what it was built from, but no packages."""
    add_built_client(project)
    (project / ".gitignore").write_text("/build/\nnode_modules\n")
    (project / "web/node_modules/vite").mkdir(parents=True)
    (project / "web/node_modules/vite/index.js").touch()

    built = build(project, target="sdist")

    assert built.returncode == 0, built.stdout
    with tarfile.open(the_wheel(project)) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"build/web/index.html", "build/web.stamp", "web/src/main.tsx"} <= names
    assert "tools/web_build.py" in names
    assert [name for name in names if "node_modules" in name] == []
