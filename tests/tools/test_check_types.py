"""Types are checked with what an earlier run learnt, in any clone."""

from pathlib import Path

import pytest

from tools import cache, check_types


def clone(folder: Path, module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a project of one module in *folder*, and check types there from now on."""
    (folder / "requirements").mkdir(parents=True)
    for name in check_types.CACHE_KEY_FILES:
        (folder / name).write_text("")
    (folder / "cat.py").write_text(module)
    monkeypatch.setattr(check_types, "ROOT", folder)
    monkeypatch.setattr(check_types, "MYPY_CACHE", folder / ".mypy_cache")


def test_another_clone_begins_with_what_was_learnt_and_still_finds_mistakes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """What has a mistake leaves the kept cache as it was."""
    monkeypatch.setenv("WHISKERWORKS_CACHE", str(tmp_path / "cache"))

    clone(tmp_path / "one", "LIVES: int = 9\n", monkeypatch)
    assert check_types.main("cat.py") == 0
    kept = cache.find("types", check_types.cache_key())
    assert kept is not None
    before = {path: path.read_bytes() for path in kept.rglob("*") if path.is_file()}

    clone(tmp_path / "two", 'LIVES: int = "nine"\n', monkeypatch)
    check_types.restore(check_types.cache_key())
    learnt = sorted(path.relative_to(check_types.MYPY_CACHE) for path in learnt_here())
    assert learnt == sorted(path.relative_to(kept) for path in before)
    assert check_types.main("cat.py") == 1

    assert "Incompatible types in assignment" in capfd.readouterr().out
    assert {path: path.read_bytes() for path in before} == before


def learnt_here() -> list[Path]:
    """Return the files of the cache of the clone at hand."""
    return [path for path in check_types.MYPY_CACHE.rglob("*") if path.is_file()]
