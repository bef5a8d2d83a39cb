"""What a copy of whiskerworks says of itself, in the situations it may be in."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from whiskerworks import build_info
from whiskerworks.build_info import stale

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

SEAT_IN_C = """
#include <Python.h>
static struct PyModuleDef seat = {PyModuleDef_HEAD_INIT, "seat", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_seat(void) { return PyModule_Create(&seat); }
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a fresh copy of the front door, build_info and one small room."""
    package = tmp_path / "whiskerworks"
    (package / "core").mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "7.8.9"\n')
    (package / "core/__init__.py").touch()
    (package / "core/seat.py").write_text("CHANCE = -1\n")
    shutil.copy(build_info.PACKAGE / "build_info.py", package)
    return package


def write_note(package: Path) -> None:
    """Note core/seat.py as compiled from what it is now."""
    source = package / "core/seat.py"
    note = {
        "compiled": True,
        "modules": ["whiskerworks.core.seat"],
        "sources": {
            "whiskerworks/core/seat.py": hashlib.sha256(source.read_bytes()).hexdigest()
        },
    }
    (package / "_build.json").write_text(json.dumps(note))


def put_libraries(package: Path) -> None:
    """Put the files of a compiled seat.py where a wheel has them; they hold nothing."""
    (package / f"core/seat{SUFFIX}").touch()
    (package.parent / f"whiskerworks__mypyc{SUFFIX}").touch()


def compile_seat(package: Path) -> None:
    """Put a compiled seat that can be imported beside seat.py."""
    compiler = shutil.which("cc")
    headers = Path(sysconfig.get_path("include"))
    if compiler is None or not (headers / "Python.h").exists():
        pytest.skip("no C compiler with Python's headers")
    source = package.parent / "seat.c"
    source.write_text(SEAT_IN_C)
    library = package / f"core/seat{SUFFIX}"
    options = ["-fPIC", f"-I{headers}", str(source), "-o", str(library)]
    subprocess.run([*linker(), *options], check=True)


def linker() -> list[str]:
    """Return the words that make this platform's compiler write a loadable library."""
    if sys.platform == "darwin":
        return ["cc", "-bundle", "-undefined", "dynamic_lookup"]
    return ["cc", "-shared"]


def ask(package: Path, program: str = "print(build_info.describe())") -> str:
    """Return what the copy in *package* says of itself, in a process of its own."""
    asked = subprocess.run(
        [sys.executable, "-c", f"from whiskerworks import build_info; {program}"],
        env={**os.environ, "PYTHONPATH": str(package.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    return asked.stdout.strip()


class TestStale:
    def test_plain_source_is_never_stale(self, package: Path) -> None:
        """Without compiled files there is nothing to be stale."""
        assert stale(package) == []

    def test_an_untouched_wheel_is_not_stale(self, package: Path) -> None:
        """The note knows every compiled file, and every source is as it was."""
        put_libraries(package)
        write_note(package)

        assert stale(package) == []

    def test_a_source_edited_after_compiling_is_named(self, package: Path) -> None:
        """One more line in the source, and its compiled twin is another program."""
        put_libraries(package)
        write_note(package)
        with (package / "core/seat.py").open("a") as source:
            source.write("GAME_OVER = -2\n")

        assert stale(package) == ["whiskerworks/core/seat.py"]

    def test_a_source_deleted_after_compiling_is_named(self, package: Path) -> None:
        """A module lives on in its compiled twin when its source is gone."""
        put_libraries(package)
        write_note(package)
        (package / "core/seat.py").unlink()

        assert stale(package) == ["whiskerworks/core/seat.py"]

    def test_compiled_files_without_a_note_are_named(self, package: Path) -> None:
        """A build in place leaves a source tree like that."""
        put_libraries(package)

        assert stale(package) == [
            f"whiskerworks/core/seat{SUFFIX}",
            f"whiskerworks__mypyc{SUFFIX}",
        ]

    def test_a_compiled_file_that_the_note_leaves_out_is_named(
        self, package: Path
    ) -> None:
        """Left over from an older wheel, or copied in by hand."""
        put_libraries(package)
        write_note(package)
        (package / f"core/game{SUFFIX}").touch()

        assert stale(package) == [f"whiskerworks/core/game{SUFFIX}"]


class TestDescribe:
    def test_source_says_that_it_is_source(self, package: Path) -> None:
        """The version is that of the front door."""
        said = ask(package)

        assert said == "whiskerworks 7.8.9 (source: no compiled modules)"

    def test_a_compiled_copy_says_so(self, package: Path) -> None:
        """The compiled seat is the one that Python imports."""
        compile_seat(package)
        write_note(package)

        assert ask(package) == "whiskerworks 7.8.9 (compiled)"

    def test_an_edited_copy_names_the_file(self, package: Path) -> None:
        """The edit is not what runs, and the line says which file to rebuild."""
        compile_seat(package)
        write_note(package)
        (package / "core/seat.py").write_text("CHANCE = -3\n")

        assert ask(package) == (
            "whiskerworks 7.8.9 (compiled; stale, build again: "
            "whiskerworks/core/seat.py)"
        )

    def test_asking_loads_nothing_heavy_before_it_must(self, package: Path) -> None:
        """Importing the module costs no json and no hashlib."""
        loaded = ask(package, "import sys; print(*sys.modules)").split()

        assert {"json", "hashlib"}.isdisjoint(loaded)
