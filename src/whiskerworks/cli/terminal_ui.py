"""Run a game session in the terminal: full screen, or as plain lines."""

import argparse
import os
import sys
from importlib.util import find_spec
from shutil import get_terminal_size
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whiskerworks.terminal.session import Session


def add_plain(parser: argparse.ArgumentParser) -> None:
    """Add `--plain`."""
    parser.add_argument(
        "--plain",
        action="store_true",
        help="use plain lines of text, one move a line, for screen readers, pipes and "
        "scripts (the default without a terminal, or if TERM=dumb)",
    )


def run_session(session: "Session", given: argparse.Namespace) -> None:
    """Run a session until the user leaves, as the arguments of `add_plain` say."""
    import asyncio

    asyncio.run(run_session_async(session, given))


async def run_session_async(
    session: "Session", given: argparse.Namespace, *, live: bool = False
) -> None:
    """
    Run a session like `run_session`, in the event loop that opened it.

    At a *live* table, with other people, the keyboard is read at any time.
    """
    if is_plain(given):
        if _wants_screen(given):
            _suggest_full_screen(session)
        await _show_lines(session, live)
        return
    from whiskerworks.terminal.screen import ScreenApp

    await ScreenApp(session).run_async()


def _suggest_full_screen(session: "Session") -> None:
    from whiskerworks.core.extras import install_command
    from whiskerworks.terminal.sentences import sentence

    print(
        sentence(
            session.words, "terminal-no-screen", command=install_command("terminal")
        )
    )


def is_plain(given: argparse.Namespace) -> bool:
    """Whether to use plain lines: on request, or because nothing else works."""
    return not _wants_screen(given) or find_spec("textual") is None


def _wants_screen(given: argparse.Namespace) -> bool:
    return not given.plain and _has_screen()


async def _show_lines(session: "Session", live: bool) -> None:
    from whiskerworks.terminal.line_input import LineInput
    from whiskerworks.terminal.line_interface import LineInterface

    typed = LineInput()
    try:
        await LineInterface(
            session,
            typed,
            sys.stdout,
            _width(),
            live=live and typed.is_keyboard,
            unfinished=typed.unfinished,
            clear=typed.clear if _has_screen() else None,
        ).play()
    finally:
        typed.close()


def _has_screen() -> bool:
    """Whether the terminal can show a full screen and read keys."""
    if sys.stdin is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return os.environ.get("TERM", "") != "dumb"


def _width() -> int:
    """Return the terminal's width in characters; 0 for a pipe, without wrapping."""
    return get_terminal_size().columns if sys.stdout.isatty() else 0
