"""What make's commands rest on: how a wheel is judged."""

import json
import runpy
import zipfile
from pathlib import Path

import pytest

WORKSHOP = runpy.run_path(str(Path(__file__).parents[1] / "tools/workshop.py"))


def wheel(folder: Path, **note: object) -> Path:
    """Return a wheel in *folder* whose build left that *note*."""
    path = folder / "whiskerworks-0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("whiskerworks/_build.json", json.dumps(note))
    return path


def test_a_compiled_wheel_is_tested(tmp_path: Path) -> None:
    """It is judged 0."""
    assert WORKSHOP["judge_wheel"](wheel(tmp_path, compiled=True, modules=[])) == 0


def test_without_a_compiler_it_is_said_that_nothing_is_tested(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """That is no failure."""
    made = wheel(tmp_path, compiled=False, failed=False, reason="no compiler")

    assert WORKSHOP["judge_wheel"](made) == 3
    assert "NOT TESTED: a compiled wheel." in capsys.readouterr().out


def test_a_module_that_cannot_be_compiled_is_a_failure(tmp_path: Path) -> None:
    """Where there is a compiler, falling back to the source would hide it."""
    made = wheel(tmp_path, compiled=False, failed=True, reason="compiling failed")

    assert str(WORKSHOP["judge_wheel"](made)).startswith("FAILED")
