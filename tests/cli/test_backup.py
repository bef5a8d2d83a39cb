"""`whiskerworks backup` and `restore`, as a host runs them."""

import asyncio
from pathlib import Path

import pytest

from tests.cli.said import Said
from whiskerworks.server.store import Store


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return data with one person in it."""

    async def make() -> None:
        store = await Store.open(path)
        await store.add_person("Whisker")
        await store.close()

    path = tmp_path / "games.sqlite3"
    asyncio.run(make())
    return path


def names(path: Path) -> list[str]:
    """Return the names of the people in the data at *path*."""

    async def found() -> list[str]:
        from sqlalchemy import text

        store = await Store.open(path)
        try:
            asked = text("SELECT name FROM people")
            return await store.read(lambda c: list(c.execute(asked).scalars()))
        finally:
            await store.close()

    return asyncio.run(found())


def test_what_was_backed_up_can_be_restored(
    said: Said, data: Path, tmp_path: Path
) -> None:
    """Into a place that is empty; both say how much there was."""
    file, new = tmp_path / "monday.backup", tmp_path / "new.sqlite3"

    written = said.by("backup", str(file), "--data", str(data))
    restored = said.by("restore", str(file), "--data", str(new))

    assert written.startswith(f"Wrote {file}: ")
    assert restored.startswith(f"Restored {file}: ")
    assert "1 people" in restored
    assert names(new) == ["Whisker"]


def test_the_place_may_be_said_by_a_variable(
    said: Said, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for the server."""
    monkeypatch.setenv("WHISKERWORKS_DATA", str(data))

    said.by("backup", str(tmp_path / "monday.backup"))

    assert (tmp_path / "monday.backup").exists()


def test_mistakes_are_one_clear_sentence(
    said: Said, data: Path, tmp_path: Path
) -> None:
    """And nothing is overwritten, nor half-done left behind."""
    file, none = tmp_path / "monday.backup", tmp_path / "none.sqlite3"
    said.by("backup", str(file), "--data", str(data))

    said.by("backup", str(file), "--data", str(data), code=1)
    twice = said.complaint
    said.by("restore", str(file), "--data", str(data), code=1)
    full = said.complaint
    said.by("backup", str(tmp_path / "other"), "--data", str(none), code=1)
    missing = said.complaint
    said.by("restore", str(data), "--data", str(none), code=1)
    no_backup = said.complaint

    for complaint in (twice, full, missing, no_backup):
        assert complaint.startswith("whiskerworks: ")
        assert complaint.count("\n") == 1
    assert "already exists" in twice
    assert "not empty" in full
    assert not none.exists()
