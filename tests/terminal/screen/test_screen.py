"""The full screen as people see it, click it and type."""

import pytest
from textual.pilot import Pilot
from textual.widget import Widget
from textual.widgets import OptionList

import whiskerworks
from tests.terminal.screen.screens import (
    NARROW,
    WIDE,
    do,
    lift,
    local_session,
    settle,
    spot_at,
    text,
)
from whiskerworks.terminal.screen import ScreenApp, layout
from whiskerworks.terminal.screen.board import BoardWidget
from whiskerworks.terminal.screen.panes import ChoiceList, CommandLine


def test_a_move_is_clicked_and_clicked_again() -> None:
    """The first click chooses a peg, the second plays the move."""
    game = local_session("gears")

    async def click(screen: ScreenApp, pilot: Pilot[None]) -> None:
        peg = spot_at(screen, "e3")
        await pilot.click(BoardWidget, offset=peg)
        assert screen.choice.chosen == ("e3",)
        assert "Press Enter to play it" in text(screen, "#bar")
        await pilot.click(BoardWidget, offset=peg)
        await settle(screen, pilot)
        assert "puts a cog on e3" in text(screen, "#played")
        assert "puts a cog on e3" in text(screen, "#bar")

    do(click, game)
    assert len(game.match.moves) == 2


def test_a_move_is_chosen_in_any_order_on_board_and_list() -> None:
    """A place first, the angle from the list, then the card, then Enter."""
    game = local_session("escape")

    async def choose(screen: ScreenApp, pilot: Pilot[None]) -> None:
        offer = next(o for o in screen.session.view.scene.moves() if len(o.spots) == 3)
        card, angle, cell = offer.spots
        await pilot.click(BoardWidget, offset=spot_at(screen, cell))
        choices = screen.query_one(ChoiceList)
        choices.focus()
        assert angle == "angle-0"
        await pilot.press("enter")
        assert screen.choice.chosen == (cell, angle)
        screen.query_one(BoardWidget).focus()
        screen.query_one("#stage").scroll_end(animate=False)
        await pilot.pause()
        await pilot.click(BoardWidget, offset=spot_at(screen, card))
        assert screen.choice.complete_move == offer
        await pilot.press("enter")
        await settle(screen, pilot)
        assert f": {offer.move}" in text(screen, "#played")

    do(choose, game)


def test_arrows_enter_and_escape_choose_without_a_mouse() -> None:
    """Escape unchooses; Enter twice plays."""
    game = local_session("gears")

    async def press(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press("pagedown", "down", "right", "enter")
        assert list(screen.choice.chosen) == ["c2"]
        await pilot.press("escape")
        assert list(screen.choice.chosen) == []
        await pilot.press("enter", "enter")
        await settle(screen, pilot)

    do(press, game)
    assert game.game.write(game.match.states[1], game.match.moves[1]) == "c2"


def test_letters_go_to_the_command_line_wherever_the_focus_is() -> None:
    """The typed move is played, and the up arrow recalls it."""
    game = local_session("gears")

    async def type_(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press("e", "3", "enter")
        await settle(screen, pilot)
        await pilot.press("up")
        assert screen.query_one(CommandLine).value == "e3"

    do(type_, game)
    assert len(game.match.moves) == 2


def test_a_refusal_is_explained_and_its_rule_opens() -> None:
    """For a typed or clicked move: the rule that forbids it."""

    async def err(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press(*"a1", "enter")
        await settle(screen, pilot)
        assert text(screen, "#bar") == "a1 already holds a wheel. [G4]"
        await pilot.click(BoardWidget, offset=spot_at(screen, "a1"))
        await settle(screen, pilot)
        assert text(screen, "#bar") == "The wheel on a1 never moves. [G2]"
        await pilot.press("f1")
        book = screen.query_one("#book", OptionList)
        assert book.highlighted is not None
        rule = str(book.get_option_at_index(book.highlighted).prompt)
        assert rule.startswith("G2 ")

    do(err, local_session("gears"))


def test_rules_are_found_by_id_and_by_word() -> None:
    """While typing."""

    async def find(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        screen.query_one("#find").focus()
        await pilot.press(*"g10")
        await pilot.pause()
        book = screen.query_one("#book", OptionList)
        assert str(book.get_option_at_index(0).prompt).startswith("G10")

    do(find, local_session("gears"))


def test_undo_takes_back_and_the_list_of_plies_follows() -> None:
    """By its key, also from the input."""
    game = local_session("gears")

    async def undo(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press(*"e3", "enter")
        await settle(screen, pilot)
        await pilot.press("f8")
        await settle(screen, pilot)
        assert "e3" not in text(screen, "#played")
        assert "Taken back: e3" in text(screen, "#bar")

    do(undo, game)
    assert len(game.match.moves) == 1


def test_the_marks_of_moves_are_signs_and_words() -> None:
    """In the list of moves."""

    async def look(screen: ScreenApp, pilot: Pilot[None]) -> None:
        choices = screen.query_one(ChoiceList)
        lines = [str(option.prompt) for option in choices.options]
        assert any("✖ loses" in line for line in lines)
        assert any(line.startswith("[ ] Turned 90°") for line in lines)

    do(look, local_session("whodunit"))


def test_a_curtain_hides_all_until_somebody_is_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In games with secrets, before another seat plays."""
    game = local_session("maze")

    async def hide(screen: ScreenApp, pilot: Pilot[None]) -> None:
        await pilot.press(*"rules", "enter")
        await settle(screen, pilot)
        assert screen.query_one("#said").children
        move = next(
            o.move for o in screen.session.view.scene.moves() if len(o.spots) == 3
        )
        # However slow this machine is, the lock lasts longer.
        monkeypatch.setattr(layout, "CURTAIN_LOCK_SECONDS", 3600.0)
        await pilot.press(*move, "enter")
        await settle(screen, pilot)
        assert screen.is_hidden
        parts = screen.screen.walk_children(Widget)
        shown = [part.id for part in parts if part.id and part.region]
        assert set(shown) == {"curtain", "next", "ready"}
        await pilot.press("x", "enter", "enter")
        await settle(screen, pilot)
        assert screen.is_hidden, "who played may press Enter once too often"
        await pilot.press("f1", "f3", "f8", "ctrl+s", "escape")
        screen._enable_ready()  # the pause is over
        await lift(screen, pilot)
        assert not screen.session.view.curtain_seat
        assert screen.query_one(BoardWidget).region
        assert not screen.query_one("#said").children

    do(hide, game)


def test_a_narrow_screen_shows_one_pane_and_a_wide_one_three() -> None:
    """A key, or a click on its tab, opens the next pane."""

    async def switch(screen: ScreenApp, pilot: Pilot[None]) -> None:
        parts = ("#board", "#table", "#played")
        seen = [part for part in parts if screen.query_one(part).region]
        assert seen == ["#board"]
        await pilot.press("f4", "f4")
        seen = [part for part in parts if screen.query_one(part).region]
        assert seen == ["#played"]
        await pilot.click("#tabs", offset=(2, 0))
        assert screen.query_one("#board").region
        await pilot.resize_terminal(*WIDE)
        await pilot.pause()
        assert all(screen.query_one(part).region for part in parts)

    do(switch, local_session("arena"), NARROW)


def test_the_result_is_shown() -> None:
    """Who won, by which rule, with the score; then quitting asks no question."""

    async def end(screen: ScreenApp, pilot: Pilot[None]) -> None:
        for move in ("i3", "j2", "i5", "j4", "i2", "j3"):
            await pilot.press(*move, "enter")
            await settle(screen, pilot)
        assert "game over" in text(screen, "#head")
        assert "[G9] Score 0 : 1" in text(screen, "#table")
        await pilot.press(*"quit", "enter")
        await pilot.pause()
        assert not screen.is_running

    do(end, local_session("gears", first="blue"))


@pytest.mark.parametrize("name", whiskerworks.names())
def test_every_game_fits_every_screen(name: str) -> None:
    """The input and the keys are always visible, and part of the board."""

    async def look(screen: ScreenApp, pilot: Pilot[None]) -> None:
        for size in (NARROW, (100, 30), (160, 50)):
            await pilot.resize_terminal(*size)
            for part in ("#head", "#tabs", "#line", "#keys"):
                assert screen.query_one(part).region.height == 1
            assert screen.query_one("#stage").region.height >= 8
            assert screen.query_one("#choices").region.height >= 4

    do(look, local_session(name))
