"""How commands show a game: on a screen with mouse and keys, or in plain lines."""

import argparse
import os
import sys
from shutil import get_terminal_size
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whiskerworks.terminal.desk import Desk


def add_plain(parser: argparse.ArgumentParser) -> None:
    """Let a command be asked for plain lines."""
    parser.add_argument(
        "--plain",
        action="store_true",
        help="lines of text, one move a line, for screen readers, pipes and scripts "
        "(also without it, where there is no terminal or TERM=dumb)",
    )


def show(desk: "Desk", given: argparse.Namespace) -> None:
    """Show *desk* as the arguments of `add_plain` say, until somebody leaves."""
    import asyncio

    asyncio.run(follow(desk, given))


async def follow(
    desk: "Desk", given: argparse.Namespace, *, live: bool = False
) -> None:
    """
    Show *desk*, as `show` does, in the loop in which it was opened.

    At a *live* table others play too: there a keyboard is listened to at any time.
    """
    if is_plain(given):
        await _show_lines(desk, live)
        return
    from whiskerworks.terminal.screen import Screen

    await Screen(desk).run_async()


def is_plain(given: argparse.Namespace) -> bool:
    """Tell whether lines of text are asked for, or are all that can be shown."""
    return given.plain or not _is_screen()


async def _show_lines(desk: "Desk", live: bool) -> None:
    from whiskerworks.terminal.plain import Plain
    from whiskerworks.terminal.typed import Typed

    typed = Typed()
    try:
        await Plain(
            desk,
            typed,
            sys.stdout,
            _width(),
            live=live and typed.is_keyboard,
            so_far=typed.so_far,
            hide=typed.hide if _is_screen() else None,
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
