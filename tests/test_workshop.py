"""What make's commands rest on: how a wheel is judged, what is not tested."""

import json
import os
import runpy
import subprocess
import zipfile
from pathlib import Path

import pytest

from tools import machine

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


def test_without_postgresql_it_is_said_that_it_is_not_tested(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it cannot be installed either."""
    monkeypatch.setenv("PATH", str(tmp_path))

    machine.prepare_postgres(tmp_path)

    assert "NOT TESTED: PostgreSQL." in capsys.readouterr().out


def test_postgresql_that_is_here_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is installed or said."""
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "15/bin").mkdir(parents=True)
    (tmp_path / "15/bin/initdb").touch()

    machine.prepare_postgres(tmp_path)

    assert capsys.readouterr().out == ""


def test_without_a_browser_it_is_said_that_screens_are_not_tested(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where none can be installed either."""
    monkeypatch.setenv("PATH", str(tmp_path))

    machine.prepare_browser()

    assert "NOT TESTED: the screens." in capsys.readouterr().out


def test_without_tmux_it_is_said_that_the_terminal_is_not_tested(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it cannot be installed either."""
    monkeypatch.setenv("PATH", str(tmp_path))

    machine.prepare_tmux()

    assert "NOT TESTED: programs in a terminal." in capsys.readouterr().out


def test_shells_that_are_not_here_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where they cannot be installed either."""
    monkeypatch.setenv("PATH", str(tmp_path))

    machine.prepare_shells()

    assert "NOT TESTED: completion in fish." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        ([], "whiskerworks serve --open"),
        (["GAME=gears", "ARGS=--bot 4"], "whiskerworks play gears --bot 4"),
        (["ARGS=--port 0"], "whiskerworks serve --open --port 0"),
    ],
)
def test_make_play_opens_the_lobby_or_plays_in_the_terminal(
    arguments: list[str], command: str
) -> None:
    """The lobby, unless a game is named."""
    root = Path(__file__).parents[1]
    told = subprocess.run(
        ["make", "--dry-run", "play", *arguments],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
        env={k: v for k, v in os.environ.items() if not k.startswith("MAKE")},
    )

    assert f"/{command}" in told.stdout.splitlines()[-1]


def test_without_npm_it_is_said_that_boardgame_io_is_not_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rest is measured all the same."""
    monkeypatch.setenv("PATH", str(tmp_path))

    WORKSHOP["prepare_node"]()

    assert "NOT MEASURED: boardgame.io." in capsys.readouterr().out
