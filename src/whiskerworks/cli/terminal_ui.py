"""How commands show a game: on a screen with mouse and keys, or in plain lines."""

import argparse
import os
import sys
from importlib.util import find_spec
from shutil import get_terminal_size
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whiskerworks.terminal.session import Session


def add_plain(parser: argparse.ArgumentParser) -> None:
    """Let a command be asked for plain lines."""
    parser.add_argument(
        "--plain",
        action="store_true",
        help="lines of text, one move a line, for screen readers, pipes and scripts "
        "(also without it, where there is no terminal or TERM=dumb)",
    )


def run_session(desk: "Session", given: argparse.Namespace) -> None:
    """Show *desk* as the arguments of `add_plain` say, until somebody leaves."""
    import asyncio

    asyncio.run(run_session_async(desk, given))


async def run_session_async(
    desk: "Session", given: argparse.Namespace, *, live: bool = False
) -> None:
    """
    Show *desk*, as `run_session` does, in the loop in which it was opened.

    At a *live* table others play too: there a keyboard is listened to at any time.
    """
    if is_plain(given):
        if _wants_screen(given):
            _tell_how_to_get_the_screen(desk)
        await _show_lines(desk, live)
        return
    from whiskerworks.terminal.screen import ScreenApp

    await ScreenApp(desk).run_async()


def _tell_how_to_get_the_screen(desk: "Session") -> None:
    from whiskerworks.core.extras import command
    from whiskerworks.terminal.sentences import sentence

    print(sentence(desk.words, "terminal-no-screen", command=command("terminal")))


def is_plain(given: argparse.Namespace) -> bool:
    """Return whether lines of text are asked for, or are all that can be shown."""
    return not _wants_screen(given) or find_spec("textual") is None


def _wants_screen(given: argparse.Namespace) -> bool:
    return not given.plain and _is_screen()


async def _show_lines(desk: "Session", live: bool) -> None:
    from whiskerworks.terminal.line_input import LineInput
    from whiskerworks.terminal.line_interface import LineInterface

    typed = LineInput()
    try:
        await LineInterface(
            desk,
            typed,
            sys.stdout,
            _width(),
            live=live and typed.is_keyboard,
            unfinished=typed.unfinished,
            clear=typed.clear if _is_screen() else None,
        ).play()
    finally:
        typed.close()


def _is_screen() -> bool:
    """Tell whether a whole screen can be drawn, and keys be heard."""
    if sys.stdin is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return os.environ.get("TERM", "") != "dumb"


def _width() -> int:
    """Return how wide the terminal is; 0 for a pipe, where lines are not folded."""
    return get_terminal_size().columns if sys.stdout.isatty() else 0
