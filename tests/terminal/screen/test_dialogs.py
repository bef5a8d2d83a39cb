"""What is asked in the middle of the screen."""

from pathlib import Path

import pytest
from librt.random import Random
from textual.pilot import Pilot
from textual.widgets import Static

import whiskerworks
from tests.terminal.screen.screens import desk, do, settle, text
from whiskerworks.core.match import seeded
from whiskerworks.terminal.local.session import LocalSession
from whiskerworks.terminal.screen import ScreenApp


def test_nobody_leaves_a_game_by_mistake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Leaving asks first, and offers to save; the record is there afterwards."""
    monkeypatch.chdir(tmp_path)

    async def leave(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press(*"e3", "enter")
        await settle(screen, pilot)
        await pilot.press("ctrl+q", "escape")
        assert screen.is_running
        await pilot.press("ctrl+q", "enter")
        await pilot.pause()

    do(leave, desk("gears"))
    (saved,) = tmp_path.iterdir()
    assert saved.suffix == ".record"
    assert "e3" in saved.read_text()


def test_saving_again_does_not_overwrite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that is taken is refused in words; nothing is lost."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").write_text("precious")

    async def save(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+s", *"mine", "enter")
        await pilot.pause()
        answer = screen.screen.query_one("#answer", Static)
        assert "Not saved" in str(answer.content)

    do(save, desk("gears"))
    assert (tmp_path / "mine").read_text() == "precious"


def test_where_it_was_saved_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is typed is the name; a warning of the desk is told as well."""
    monkeypatch.chdir(tmp_path)

    async def save(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+s", *"mine")
        assert screen.screen.query_one("#name").content_size.height == 1
        await pilot.press("enter")
        await settle(screen, pilot)
        assert "Saved to mine." in text(screen, "#bar")
        assert "secret" in text(screen, "#bar")

    do(save, desk("maze"))
    assert (tmp_path / "mine").exists()


def test_behind_a_question_keys_do_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked once, nothing is taken back, and Escape goes on with the game."""
    monkeypatch.chdir(tmp_path)
    game = desk("gears")

    async def ask(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press(*"e3", "enter")
        await settle(screen, pilot)
        for key in ("ctrl+q", "ctrl+s"):
            await pilot.press(key, "ctrl+q", "ctrl+s", "f8", "f1")
            assert len(screen.screen_stack) == 2
            await pilot.press("escape")
            assert len(screen.screen_stack) == 1
        await settle(screen, pilot)

    do(ask, game)
    assert len(game.match.moves) == 2
    assert not list(tmp_path.iterdir())


def test_where_the_record_is_kept_anyway_nothing_is_to_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is only asked whether somebody leaves, and told where the record is."""
    monkeypatch.chdir(tmp_path)
    match = seeded(whiskerworks.load("gears"), 1)
    kept = LocalSession(match, {}, Random(1), kept="evening.record")

    async def leave(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press(*"e3", "enter")
        await settle(screen, pilot)
        await pilot.press("ctrl+q")
        asked = str(screen.screen.query_one("#question", Static).content)
        assert "evening.record" in asked
        assert not screen.screen.query("#name")
        await pilot.press("enter")
        await pilot.pause()
        assert not screen.is_running

    do(leave, kept)
    assert not list(tmp_path.iterdir())
