"""
A real terminal for tests: tmux runs a program, types at it and reads its screen.

    with Tmux(tmp_path, "play", "gears", "--plain") as terminal:
        terminal.wait_for("seat 0>")
        terminal.type("e3")
        terminal.keys("Enter")
        terminal.wait_for("seat 0>")

`wait_for` is content only with what has come since the last input: the second prompt,
not the first, however long that stays on the screen. Await the last thing that the
program says before the next input, for what it says after that counts as an answer to
the next. Rows and columns count from 0, as in what `screen` returns.
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
"""Seconds to wait for what never comes; what does come is seen at once."""
PAUSE: Final = 0.03
"""Seconds between two looks at what no output of the program announces."""
TERM: Final = "screen-256color"
PROGRAM: Final = (sys.executable, "-m", "whiskerworks")
HIDDEN: Final = ("TMUX", "TMUX_PANE", "COLORTERM", "NO_COLOR", "LINES", "COLUMNS")
"""What the terminal in which tests are run says of itself."""

STAY: Final = """
trap : INT QUIT
"$@"
echo $? > "$0.new"
mv "$0.new" "$0"
exec sleep 86400
"""
"""Runs a program, notes its exit code, and keeps its last screen until it is closed."""

Holds = Callable[[list[str]], bool]
"""What must be true of the lines on the screen."""


def why_not() -> str | None:
    """Return why programs cannot be tested in a terminal here, or None if they can."""
    found = shutil.which("tmux")
    return None if found else "tmux is not on this machine (Debian: tmux)"


class Settings(TypedDict, total=False):
    """How a program is started, where that is not as usual."""

    program: tuple[str, ...]
    """What is started instead of whiskerworks."""
    width: int
    """Columns of its terminal, 100 as a rule."""
    height: int
    """Rows, 40 as a rule."""
    term: str
    """The kind of terminal that it is told to be in, one with 256 colours as a rule."""
    environment: Mapping[str, str]
    """What it is told besides what the tests' own environment says."""


class Tmux:
    """One program in a terminal of its own."""

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
        # tmux tells programs colours that it can show: say which they are to think of.
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
        """The screen on which the last input found the program."""
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
        """Press keys by tmux's names for them: "Enter", "Up", "C-c", "F1", "a"."""
        self._put_in("send-keys", *names)

    def type(self, text: str) -> None:
        """Type *text* as it stands, letter by letter."""
        self._put_in("send-keys", "-H", *[f"{byte:02x}" for byte in text.encode()])

    def click(self, row: int, column: int) -> None:
        """Press and release the mouse's first button there, once a program asks."""
        self.wait_until(lambda _: self._says("#{mouse_sgr_flag}") == "1")
        place = f"{column + 1};{row + 1}"
        self.type(f"\x1b[<0;{place}M\x1b[<0;{place}m")

    def click_on(self, text: str) -> None:
        """Click in the middle of the first *text* on the screen, once it is there."""
        lines = self.see(text)
        row = next(number for number, line in enumerate(lines) if text in line)
        before = cell_len(lines[row][: lines[row].index(text)])
        self.click(row, before + cell_len(text) // 2)

    def resize(self, width: int, height: int) -> None:
        """Make the terminal's window that large."""
        self._put_in("resize-window", "-x", str(width), "-y", str(height))

    def screen(self) -> list[str]:
        """Return the lines on the screen, without the blanks at their ends."""
        return self._order("capture-pane", "-p")

    def scrollback(self) -> str:
        """Return all that was ever on the screen, lines that were broken mended."""
        lines = self._order("capture-pane", "-p", "-J", "-S", "-")
        return "".join([f"{line}\n" for line in lines])

    def colours(self) -> list[str]:
        """Return the lines on the screen with the escape sequences that colour them."""
        return self._order("capture-pane", "-p", "-e")

    def wait_for(self, text: str) -> list[str]:
        """
        Return the screen as soon as *text* is on it and came after the last input.

        It came after it if it was not on the screen on which the input found the
        program, or if the program has written it again since. Both are certain:
        tmux reads nothing from the program while it looks at the screen and sends
        the input, and it tells what it reads in order with what it sends.

        Raises:
            AssertionError: It does not come, for longer than anybody's patience. The
                message shows the screen.
        """
        return self._await(
            lambda lines: _is_there(text, lines) and self._is_new(text), repr(text)
        )

    def see(self, text: str) -> list[str]:
        """
        Return the screen as soon as *text* is on it, be it old or new.

        Raises:
            AssertionError: It is not, for longer than anybody's patience.
        """
        return self._await(lambda lines: _is_there(text, lines), repr(text))

    def wait_until(self, holds: Holds) -> list[str]:
        """
        Return the screen as soon as something is true of it, be it old or new.

        Raises:
            AssertionError: It is not, for longer than anybody's patience.
        """
        return self._await(holds, "what was waited for")

    def wait_for_end(self) -> int:
        """
        Return the program's exit code as soon as it has ended.

        Raises:
            AssertionError: It has not, for longer than anybody's patience.
        """
        self.wait_until(lambda _: self._code.exists())
        return int(self._code.read_text())

    def close(self) -> None:
        """End the program and its terminal, if they have not ended already."""
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
        """Send an input, and note what was there when it was sent."""
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
        """Have a server do something that has no client yet."""
        ran = subprocess.run(
            (*self._client, *words),
            env=self._environment,
            capture_output=True,
            text=True,
        )
        assert ran.returncode == 0, f"tmux {words[0]}: {ran.stderr}"


class Start(Protocol):
    """Start a program in a terminal that ends with the test: the fixture's promise."""

    def __call__(self, *arguments: str, **settings: Unpack[Settings]) -> Tmux:
        """Start it in an empty folder."""


def _is_there(text: str, lines: list[str]) -> bool:
    return any(text in line for line in lines)


def _describe(what: str, lines: list[str]) -> str:
    shown = "\n".join(f"  | {line}" for line in lines)
    return f"{what} did not come in {PATIENCE:.0f} s; the screen:\n{shown}"
