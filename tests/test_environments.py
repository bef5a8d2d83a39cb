"""What make's commands rest on: how a wheel is judged, what is not tested."""

import json
import os
import re
import runpy
import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import system_programs, web_build

ROOT = Path(__file__).parents[1]
TOOL = runpy.run_path(str(ROOT / "tools/environments.py"))


def wheel(folder: Path, **note: object) -> Path:
    """Return a wheel in *folder* whose build left that *note*."""
    path = folder / "whiskerworks-0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("whiskerworks/_build.json", json.dumps(note))
    return path


def test_a_compiled_wheel_is_tested(tmp_path: Path) -> None:
    """It is judged 0."""
    assert TOOL["judge_wheel"](wheel(tmp_path, compiled=True, modules=[])) == 0


def test_without_a_compiler_it_is_said_that_nothing_is_tested(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """That is no failure."""
    made = wheel(tmp_path, compiled=False, failed=False, reason="no compiler")

    assert TOOL["judge_wheel"](made) == 3
    assert "NOT TESTED: a compiled wheel." in capsys.readouterr().out


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a cache folder that is this test's own."""
    monkeypatch.setenv("WHISKERWORKS_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_a_wheel_that_was_kept_is_found_by_its_key(cache: Path) -> None:
    """By no other."""
    (cache / "wheels/abc").mkdir(parents=True)
    made = wheel(cache / "wheels/abc", compiled=True, modules=[])

    assert TOOL["find_wheel"]("abc") == made
    assert TOOL["find_wheel"]("xyz") is None


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 cut off", None])
def test_a_damaged_wheel_is_built_again(cache: Path, content: bytes | None) -> None:
    """It is dropped, so that a whole one can take its place."""
    entry = cache / "wheels/abc"
    entry.mkdir(parents=True)
    if content is not None:
        (entry / "whiskerworks-0-py3-none-any.whl").write_bytes(content)

    assert TOOL["find_wheel"]("abc") is None
    assert not entry.exists()


def test_a_fingerprint_is_of_names_and_contents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of all files of a folder, in an order of their own, but not of caches."""
    monkeypatch.chdir(tmp_path)
    folder = Path("src")
    for name in ("a/b.py", "a.py", "a/c/d.toml", "a/__pycache__/b.pyc"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    (folder / ".#a.py").symlink_to("nobody@nowhere")  # as editors leave them
    names = [path.as_posix() for path in TOOL["files_of"](folder)]
    assert names == ["src/a/b.py", "src/a/c/d.toml", "src/a.py"]

    seen = {TOOL["fingerprint"](folder)}
    (folder / "a/__pycache__/b.pyc").write_text("other")
    assert TOOL["fingerprint"](folder) in seen
    (folder / "a/b.py").write_text("A/B.py")
    seen.add(TOOL["fingerprint"](folder))
    (folder / "a/b.py").rename(folder / "a/e.py")
    seen.add(TOOL["fingerprint"](folder))
    assert len(seen) == 3


@pytest.fixture
def client(
    cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], list[str]]:
    """Return what prepares a client that is built by nobody, and who was asked to."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(web_build.SWITCH, raising=False)
    for name in ("web/package.json", "web/main.ts", "build/web/index.html"):
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_text(name)
    Path("build/web.stamp").write_text(web_build.fingerprint(tmp_path))
    asked: list[str] = []
    monkeypatch.setattr(web_build, "find_node", lambda _: object())
    monkeypatch.setattr(web_build, "build_client", lambda _: asked.append("build"))

    def prepare() -> list[str]:
        TOOL["prepare_client"]()
        return asked

    return prepare


def test_a_client_that_is_built_is_kept_for_other_clones(
    cache: Path, client: Callable[[], list[str]]
) -> None:
    """Nothing is built for that."""
    assert client() == []

    (kept,) = (cache / "clients").iterdir()
    assert kept.name == web_build.fingerprint(Path.cwd(), built=False)
    assert (kept / "index.html").read_text() == "build/web/index.html"


@pytest.mark.parametrize(
    "name", ["web/main.ts", "web/new.ts", "build/web/index.html", "build/web.stamp"]
)
def test_a_client_of_other_sources_is_never_taken(
    client: Callable[[], list[str]], name: str
) -> None:
    """Whatever was edited since, it is built again."""
    Path(name).write_text("edited")

    assert client() == ["build"]


@pytest.mark.parametrize(
    ("program", "told"),
    [
        ("postgres", "NOT TESTED: PostgreSQL."),
        ("browser", "NOT TESTED: the screens."),
        ("tmux", "NOT TESTED: programs in a terminal."),
        ("fish", "NOT TESTED: completion in fish."),
        ("caddy", "NOT TESTED: Caddy before the server."),
        ("systemd-analyze", "NOT TESTED: the unit of systemd."),
    ],
)
def test_without_a_program_it_is_said_what_is_not_tested(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    program: str,
    told: str,
) -> None:
    """Where it cannot be installed either."""
    monkeypatch.setenv("PATH", str(tmp_path))

    system_programs.prepare(program, debian=tmp_path)

    assert told in capsys.readouterr().out


def test_a_program_is_found_where_only_root_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Debian puts nginx there, and who is not root can run it all the same."""
    program = tmp_path / "nginx"
    program.touch(0o755)
    monkeypatch.setenv("PATH", "/nothing")
    monkeypatch.setattr(system_programs, "ROOTS_PLACES", (str(tmp_path),))

    assert system_programs.which("nginx") == str(program)
    assert system_programs.absence_of("nginx") is None


def test_postgresql_that_is_here_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is installed or said."""
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "15/bin").mkdir(parents=True)
    (tmp_path / "15/bin/initdb").touch()

    system_programs.prepare("postgres", debian=tmp_path)

    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        ([], "environments.py play serve --open"),
        (["GAME=gears", "ARGS=--bot 4"], "environments.py play play gears --bot 4"),
        (["ARGS=--port 0"], "environments.py play serve --open --port 0"),
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

    TOOL["prepare_node"]()

    assert "NOT MEASURED: boardgame.io." in capsys.readouterr().out


def test_make_soak_runs_every_file_with_tests_of_its_own() -> None:
    """What is marked runs nowhere else, so a file that is not listed is never run."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    lists = re.findall(r"^SOAKED\w* := \$\(wildcard (.*)\)$", makefile, re.MULTILINE)
    named = [
        path for line in lists for word in line.split() for path in ROOT.glob(word)
    ]
    marked = [
        path
        for path in (ROOT / "tests").rglob("test_*.py")
        if re.search(r"mark\.soak\b", path.read_text("utf-8"))
    ]

    assert len(lists) == 2
    assert marked
    assert [one for one in marked if not {one, *one.parents} & {*named}] == []
