"""Dialogs in the middle of the screen."""

from pathlib import Path

import pytest
from librt.random import Random
from textual.pilot import Pilot
from textual.widgets import Static

import whiskerworks
from tests.terminal.screen.screens import do, local_session, settle, text
from whiskerworks.core.match import seeded_match
from whiskerworks.terminal.local.session import LocalSession
from whiskerworks.terminal.screen import ScreenApp


def test_quitting_a_game_asks_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Quitting asks first, and offers to save; afterwards the record exists."""
    monkeypatch.chdir(tmp_path)

    async def leave(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press(*"e3", "enter")
        await settle(screen, pilot)
        await pilot.press("ctrl+q", "escape")
        assert screen.is_running
        await pilot.press("ctrl+q", "enter")
        await pilot.pause()

    do(leave, local_session("gears"))
    (saved,) = tmp_path.iterdir()
    assert saved.suffix == ".record"
    assert "e3" in saved.read_text()


def test_saving_again_does_not_overwrite(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An existing name is refused with a sentence; nothing is lost."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").write_text("precious")

    async def save(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+s", *"mine", "enter")
        await pilot.pause()
        answer = screen.screen.query_one("#answer", Static)
        assert "Not saved" in str(answer.content)

    do(save, local_session("gears"))
    assert (tmp_path / "mine").read_text() == "precious"


def test_the_dialog_says_where_the_record_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under the typed name; a warning of the session is shown too."""
    monkeypatch.chdir(tmp_path)

    async def save(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press("ctrl+s", *"mine")
        assert screen.screen.query_one("#name").content_size.height == 1
        await pilot.press("enter")
        await settle(screen, pilot)
        assert "Saved to mine." in text(screen, "#bar")
        assert "secret" in text(screen, "#bar")

    do(save, local_session("maze"))
    assert (tmp_path / "mine").exists()


def test_behind_a_question_keys_do_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It opens once, nothing is undone, and Escape returns to the game."""
    monkeypatch.chdir(tmp_path)
    game = local_session("gears")

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


def test_an_automatically_saved_record_needs_no_saving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dialog only asks whether to quit, and says where the record is."""
    monkeypatch.chdir(tmp_path)
    match = seeded_match(whiskerworks.load("gears"), 1)
    kept = LocalSession(match, {}, Random(1), record_path="evening.record")

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
