"""
A real terminal for tests: tmux runs a program, types into it and reads its screen.

    with Tmux(tmp_path, "play", "gears", "--plain") as terminal:
        terminal.wait_for("seat 1>")
        terminal.type("e3")
        terminal.keys("Enter")
        terminal.wait_for("seat 1>")

`wait_for` accepts only output that came after the last input: the second prompt, not
the first, however long that stays on the screen. Wait for the last thing the program
writes before the next input, since later output counts as the answer to the next. Rows
and columns count from 0, as in the result of `screen`.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Final, Protocol, Self, TypedDict, Unpack

from rich.cells import cell_len

from tests import patience
from tests.terminal.control import Control

PATIENCE: Final = patience.PATIENCE
"""How long to wait for output that never comes; real output is noticed immediately."""
PAUSE: Final = 0.03
"""How long to pause between two looks at things that no output announces."""
TERM: Final = "screen-256color"
PROGRAM: Final = (sys.executable, "-m", "whiskerworks")
HIDDEN: Final = ("TMUX", "TMUX_PANE", "COLORTERM", "NO_COLOR", "LINES", "COLUMNS")
"""Variables of the terminal in which the tests themselves run."""

STAY: Final = """
trap : INT QUIT
"$@"
echo $? > "$0.new"
mv "$0.new" "$0"
exec sleep 86400
"""
"""Runs a program, notes its exit code, and keeps its last screen until closed."""

Holds = Callable[[list[str]], bool]
"""A condition on the lines of the screen."""


def why_not() -> str | None:
    """Return why programs cannot be tested in a terminal here; None if they can."""
    found = shutil.which("tmux")
    return None if found else "tmux is not on this machine (Debian: tmux)"


class Settings(TypedDict, total=False):
    """How to start a program, where that differs from the default."""

    program: tuple[str, ...]
    """The program to start instead of whiskerworks."""
    width: int
    """Columns of its terminal, 100 by default."""
    height: int
    """Rows, 40 by default."""
    term: str
    """The terminal type, by default one with 256 colours."""
    environment: Mapping[str, str]
    """Additional environment variables."""


class Tmux:
    """A program in its own terminal."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        **settings: Unpack[Settings],
    ) -> None:
        """Start the program with *arguments* in *folder*."""
        program = settings.get("program", PROGRAM)
        self._socket = folder / "tmux"
        self._code = folder / "exit code"
        self._environment = {
            **{name: one for name, one in os.environ.items() if name not in HIDDEN},
            "LC_ALL": "C.UTF-8",
            "TERM": TERM,
        }
        # tmux tells programs which colours it can show: set the number to test with.
        told = {"COLORTERM": "", **settings.get("environment", {})}
        command = ["env", *(f"{name}={text}" for name, text in told.items())]
        command += ["sh", "-c", STAY, str(self._code)]
        width, height = settings.get("width", 100), settings.get("height", 40)
        size = ("-x", str(width), "-y", str(height))
        place = ("-c", str(folder))
        self._tmux(
            *("set", "-g", "default-terminal", settings.get("term", TERM), ";"),
            *("set", "-g", "status", "off", ";"),
            *("new-session", "-d", *size, *place, *command, *program, *arguments),
        )
        self._control: Final = Control(self._client, self._environment)
        self._before: list[str] = []
        """The screen when the last input was sent."""
        self._written = 0
        """How much the program had written by then."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def keys(self, *names: str) -> None:
        """Press keys by their tmux names: "Enter", "Up", "C-c", "F1", "a"."""
        self._put_in("send-keys", *names)

    def type(self, text: str) -> None:
        """Type *text* literally, character by character."""
        self._put_in("send-keys", "-H", *[f"{byte:02x}" for byte in text.encode()])

    def click(self, row: int, column: int) -> None:
        """Click with the mouse's first button, once the program handles clicks."""
        self.wait_until(lambda _: self._says("#{mouse_sgr_flag}") == "1")
        place = f"{column + 1};{row + 1}"
        self.type(f"\x1b[<0;{place}M\x1b[<0;{place}m")

    def click_on(self, text: str) -> None:
        """Click on the middle of the first *text* on the screen, once it appears."""
        lines = self.see(text)
        row = next(number for number, line in enumerate(lines) if text in line)
        before = cell_len(lines[row][: lines[row].index(text)])
        self.click(row, before + cell_len(text) // 2)

    def resize(self, width: int, height: int) -> None:
        """Resize the terminal."""
        self._put_in("resize-window", "-x", str(width), "-y", str(height))

    def screen(self) -> list[str]:
        """Return the lines on the screen, without trailing spaces."""
        return self._order("capture-pane", "-p")

    def scrollback(self) -> str:
        """Return everything that was ever on the screen, with wrapped lines joined."""
        lines = self._order("capture-pane", "-p", "-J", "-S", "-")
        return "".join([f"{line}\n" for line in lines])

    def colours(self) -> list[str]:
        """Return the lines on the screen with their colour sequences."""
        return self._order("capture-pane", "-p", "-e")

    def wait_for(self, text: str) -> list[str]:
        """
        Return the screen once it shows *text* that came after the last input.

        That is so if the text was not on the screen when the input was sent, or if the
        program has written it again since. Both are certain: tmux reads no output while
        it looks at the screen and sends the input, and it reports output in order with
        its inputs.

        Raises:
            AssertionError: It does not appear in time. The message contains the screen.
        """
        return self._await(
            lambda lines: _is_there(text, lines) and self._is_new(text), repr(text)
        )

    def see(self, text: str) -> list[str]:
        """
        Return the screen once it shows *text*, old or new.

        Raises:
            AssertionError: It does not appear in time.
        """
        return self._await(lambda lines: _is_there(text, lines), repr(text))

    def wait_until(self, holds: Holds) -> list[str]:
        """
        Return the screen once a condition holds for it, old or new.

        Raises:
            AssertionError: It does not hold in time.
        """
        return self._await(holds, "what was waited for")

    def wait_for_end(self) -> int:
        """
        Return the program's exit code once it has ended.

        Raises:
            AssertionError: It does not end in time.
        """
        self.wait_until(lambda _: self._code.exists())
        return int(self._code.read_text())

    def close(self) -> None:
        """Stop the program and its terminal, unless they have ended."""
        subprocess.run(
            (*self._client, "kill-server"), env=self._environment, capture_output=True
        )
        self._control.close()

    def _await(self, holds: Holds, what: str) -> list[str]:
        until = time.monotonic() + PATIENCE
        while True:
            (look,) = self._control.order(("capture-pane", "-p"))
            if holds(look.lines):
                return look.lines
            if time.monotonic() > until:
                raise AssertionError(_describe(what, look.lines))
            self._control.wait(look.written, PAUSE)

    def _is_new(self, text: str) -> bool:
        was_there = _is_there(text, self._before)
        return not was_there or text in self._control.written_since(self._written)

    def _put_in(self, *words: str) -> None:
        """Send an input, and note the screen at that moment."""
        look, _ = self._control.order(("capture-pane", "-p"), words)
        self._before, self._written = look.lines, look.written

    def _says(self, form: str) -> str:
        return "".join(self._order("display-message", "-p", form))

    def _order(self, *words: str) -> list[str]:
        (reply,) = self._control.order(words)
        return reply.lines

    @property
    def _client(self) -> tuple[str, ...]:
        return ("tmux", "-u", "-f", "/dev/null", "-S", str(self._socket))

    def _tmux(self, *words: str) -> None:
        """Run a command of a server that has no client yet."""
        ran = subprocess.run(
            (*self._client, *words),
            env=self._environment,
            capture_output=True,
            text=True,
        )
        assert ran.returncode == 0, f"tmux {words[0]}: {ran.stderr}"


class Start(Protocol):
    """Starts a program in a terminal that ends with the test: the fixture's type."""

    def __call__(self, *arguments: str, **settings: Unpack[Settings]) -> Tmux:
        """Start it in an empty folder."""


def _is_there(text: str, lines: list[str]) -> bool:
    return any(text in line for line in lines)


def _describe(what: str, lines: list[str]) -> str:
    shown = "\n".join(f"  | {line}" for line in lines)
    return f"{what} did not come in {PATIENCE:.0f} s; the screen:\n{shown}"
