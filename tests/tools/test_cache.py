"""The user's cache of what was built: whole entries, shared safely, removed by age."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import cache

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a cache folder that is this test's own."""
    monkeypatch.setenv("WHISKERWORKS_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


def writing(text: str) -> Callable[[Path], None]:
    """Return what fills an entry with one file that holds *text*."""

    def fill(entry: Path) -> None:
        entry.mkdir()
        (entry / "file").write_text(text)

    return fill


def test_what_was_kept_is_found(folder: Path) -> None:
    """By kind and key, and only by both."""
    assert cache.find("wheels", "abc") is None

    kept = cache.keep("wheels", "abc", writing("one"))

    assert cache.find("wheels", "abc") == kept
    assert (kept / "file").read_text() == "one"
    assert cache.find("wheels", "xyz") is None
    assert cache.find("clients", "abc") is None


def test_an_entry_that_cannot_be_filled_leaves_nothing(folder: Path) -> None:
    """Not even the part that was written."""

    def fill(entry: Path) -> None:
        writing("half")(entry)
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="the disk is full"):
        cache.keep("wheels", "abc", fill)

    assert cache.find("wheels", "abc") is None
    assert list((folder / "wheels").iterdir()) == []


def test_the_first_of_two_that_build_the_same_wins() -> None:
    """The second gets the first one's entry, untouched."""

    def slow(entry: Path) -> None:
        cache.keep("wheels", "abc", writing("first"))
        writing("second")(entry)

    kept = cache.keep("wheels", "abc", slow)

    assert (kept / "file").read_text() == "first"


def test_what_nobody_used_for_a_month_is_removed(folder: Path) -> None:
    """What was used meanwhile stays, however old it is."""
    for key in ("unused", "used"):
        cache.keep("wheels", key, writing(key))
    (folder / "objects").mkdir()
    (folder / "objects/unused").touch()
    for path in (*folder.glob("wheels/*"), folder / "objects/unused"):
        os.utime(path, (1_000, 1_000))
    cache.find("wheels", "used")

    cache.clean()

    assert [path.name for path in folder.glob("*/*")] == ["used"]


def test_an_entry_that_is_used_never_ages_out(folder: Path) -> None:
    """A month is counted from its last use."""
    cache.keep("wheels", "abc", writing("one"))
    used = (folder / "wheels/abc").stat().st_mtime

    cache.clean(used + cache.MAX_AGE_SECONDS - 1)
    kept = cache.find("wheels", "abc")
    cache.clean(used + 2 * cache.MAX_AGE_SECONDS)

    assert kept is not None
    assert cache.find("wheels", "abc") is None


HOLD = """
import sys
from tools import cache
with cache.lock("abc"):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_lock_is_waited_for_and_let_go_by_a_kill(tmp_path: Path) -> None:
    """A second process gets it when the first is gone, even if that was killed."""

    def hold() -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-c", HOLD],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    with hold() as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "held\n"
        with hold() as second:
            assert second.stdout is not None
            waiting = second.stdout.readline()
            first.kill()
            held = second.stdout.readline()
            second.communicate("")

    assert waiting == "Waiting for another command to build the same ...\n"
    assert held == "held\n"


@pytest.mark.parametrize(
    ("platform", "variable", "place"),
    [
        ("linux", "XDG_CACHE_HOME", "whiskerworks"),
        ("win32", "LOCALAPPDATA", "whiskerworks"),
        ("darwin", "HOME", "Library/Caches/whiskerworks"),
    ],
)
def test_the_folder_is_where_the_system_keeps_caches(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    variable: str,
    place: str,
) -> None:
    """Unless a variable names another."""
    monkeypatch.delenv("WHISKERWORKS_CACHE")
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))

    assert cache.folder() == tmp_path / place
