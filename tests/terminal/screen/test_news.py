"""Typed lines and news on the screen."""

import pytest
from librt.random import Random
from textual.events import Paste
from textual.pilot import Pilot
from textual.widgets import OptionList

import whiskerworks
from tests.terminal.screen.screens import (
    NARROW,
    WIDE,
    do,
    local_session,
    settle,
    text,
    until,
)
from tests.terminal.test_live_line_interface import Talkative
from whiskerworks.bots.random_mover import RandomMover
from whiskerworks.core.match import seeded_match
from whiskerworks.terminal.local.session import LocalSession
from whiskerworks.terminal.referee.possible_worlds import worlds_at_start
from whiskerworks.terminal.referee.session import RefereeSession
from whiskerworks.terminal.screen import ScreenApp
from whiskerworks.terminal.screen.panes import CommandLine
from whiskerworks.words import words


def test_pasted_lines_are_played_one_by_one() -> None:
    """An unfinished last line stays in the input."""
    game = local_session("gears", first="blue")

    async def paste(screen: ScreenApp, pilot: Pilot[None]) -> None:
        line = screen.query_one(CommandLine)
        assert not line.has_focus, "it goes there from anywhere, as letters do"
        screen.post_message(Paste("i3\r\nj2\ni5"))
        await pilot.pause()
        await settle(screen, pilot)
        assert len(game.match.moves) == 2
        assert line.value == "i5"

    do(paste, game)


@pytest.mark.parametrize("pane", ["f1", "f4"])
def test_an_answer_is_seen_whatever_pane_is_open(pane: str) -> None:
    """Also in a narrow window, beside the rules or the table."""

    async def type_(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press(pane)
        screen.query_one(CommandLine).focus()
        await pilot.press(*"e99", "enter")
        await settle(screen, pilot)
        assert "e99" in text(screen, "#bar")
        assert screen.query_one("#bar").region
        assert not screen.query_one("#board").region

    do(type_, local_session("gears"), NARROW)


def test_rules_are_found_by_typing() -> None:
    """As soon as the pane is open."""

    async def find(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press("f1", *"triangle")
        book = screen.query_one("#book", OptionList)
        found = [str(option.prompt) for option in book.options]
        assert 0 < len(found) < len(screen.session.game.meta.rules)
        assert all("triangle" in line.lower() for line in found)
        await pilot.press("x")
        (none,) = [str(option.prompt) for option in book.options]
        assert none.startswith("No rule matches")
        await pilot.press("escape")
        assert screen.query_one("#board").has_focus

    do(find, local_session("gears"), NARROW)


def test_the_moves_of_all_others_are_summarised() -> None:
    """Since the last move of somebody here."""
    match = seeded_match(whiskerworks.load("arena", 3), 3)
    others = {1: RandomMover(), 2: RandomMover()}
    game = LocalSession(match, dict(others), Random(1))

    async def play(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: screen.session.view.mover == 0)
        first = len(match.moves)
        await pilot.press(*screen.session.view.scene.moves()[0].move, "enter")
        await settle(screen, pilot)
        await until(pilot, lambda: screen.session.view.mover == 0)
        told = [ply for ply in screen.session.view.plies[first:] if ply.seat >= 0]
        assert {ply.seat for ply in told} == {0, 1, 2}
        for ply in told:
            assert all(line in text(screen, "#bar") for line in ply.sentences)

    do(play, game)


def test_seats_are_called_in_old_plies_as_they_were_then() -> None:
    """[G11] A swap of colours does not change earlier plies."""

    async def swap(screen: ScreenApp, pilot: Pilot[None]) -> None:
        for move in ("i1", "swap", "e3"):
            await pilot.press(*move, "enter")
            await settle(screen, pilot)
        played = text(screen, "#played")
        assert "Blue: i1" in played
        assert "Red: swap" in played
        assert "Red: e3" in played

    do(swap, local_session("gears", first="blue", swap=True))


def test_a_pane_beside_the_board_has_room_again_after_a_narrow_window() -> None:
    """The whole table is visible, as if the window had always been wide."""

    async def resize(screen: ScreenApp, pilot: Pilot[None]) -> None:
        before = screen.query_one("#table").size
        for size in ((60, 20), (160, 50)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert screen.query_one("#table").size == before

    do(resize, local_session("escape", seed=5), (160, 50))


def test_chat_is_shown_and_marked_until_it_is_read() -> None:
    """Under the board, and with a sign on the pane's tab."""
    talkative = Talkative()

    async def listen(screen: ScreenApp, pilot: Pilot[None]) -> None:
        assert "Chat*" not in text(screen, "#tabs")
        talkative.say("Ada: are you there?", "Ada offers a draw.")
        await until(pilot, lambda: "Ada: are you there?" in text(screen, "#bar"))
        assert "Chat*" in text(screen, "#tabs")
        assert "! Ada offers a draw." in text(screen, "#asked")
        assert screen.query_one("#asked").region
        screen.action_open("talk")
        assert "[Chat]" in text(screen, "#tabs")
        screen.action_open("board")
        assert "Chat*" not in text(screen, "#tabs")

    do(listen, talkative, NARROW)


def test_lines_that_are_gone_are_no_news() -> None:
    """Muting somebody does not repeat what others said before."""
    talkative = Talkative()

    async def listen(screen: ScreenApp, pilot: Pilot[None]) -> None:
        talkative.show(("Ada: hello", "Eve: boo"), "Two talk.")
        await until(pilot, lambda: "Eve: boo" in text(screen, "#bar"))
        screen.action_open("talk")
        screen.action_open("board")
        talkative.show(("Ada: hello",), "One is left.")
        await until(pilot, lambda: "One is left." in text(screen, "#asked"))
        assert "Ada: hello" not in text(screen, "#bar")
        assert "Chat*" not in text(screen, "#tabs")
        assert "Eve" not in text(screen, "#talk")

    do(listen, talkative, NARROW)


@pytest.mark.parametrize(("size", "is_apart"), [(NARROW, True), (WIDE, False)])
def test_open_questions_are_visible_in_every_window(
    size: tuple[int, int], is_apart: bool
) -> None:
    """Above the input if the table is hidden, otherwise in the table."""
    real = RefereeSession([worlds_at_start(whiskerworks.load("arena"))], words("arena"))

    async def look(screen: ScreenApp, pilot: Pilot[None]) -> None:
        (asked,) = real.view.notices
        assert asked in text(screen, "#asked")
        assert bool(screen.query_one("#asked").region) == is_apart
        assert asked in text(screen, "#table")
        assert bool(screen.query_one("#table").region) != is_apart
        assert "F2" not in text(screen, "#keys"), "nobody gives hints there"

    do(look, real, size)
