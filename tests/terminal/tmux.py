"""
A real terminal for tests: tmux runs a program, types at it and reads its screen.

    with Tmux(tmp_path, "play", "gears", "--plain") as terminal:
        terminal.wait_for("Your seats")
        terminal.type("e3")
        terminal.keys("Enter")

Rows and columns count from 0, as in what `screen` returns.
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

PATIENCE: Final = 30.0
"""Seconds to wait for what never comes; what does come is seen at once."""
PAUSE: Final = 0.03
"""Seconds between two looks at the screen."""
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

Awaited = str | Callable[[list[str]], bool]
"""A text somewhere on the screen, or what must be true of its lines."""


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
        self._tmux("send-keys", *("\\;" if name == ";" else name for name in names))

    def type(self, text: str) -> None:
        """Type *text* as it stands, letter by letter."""
        self._tmux("send-keys", "-H", *(f"{byte:02x}" for byte in text.encode()))

    def click(self, row: int, column: int) -> None:
        """Press and release the mouse's first button there, once a program asks."""
        self.wait_for(lambda _: self._says("#{mouse_sgr_flag}") == "1")
        place = f"{column + 1};{row + 1}"
        self.type(f"\x1b[<0;{place}M\x1b[<0;{place}m")

    def click_on(self, text: str) -> None:
        """Click in the middle of the first *text* on the screen, once it is there."""
        lines = self.wait_for(text)
        row = next(number for number, line in enumerate(lines) if text in line)
        before = cell_len(lines[row][: lines[row].index(text)])
        self.click(row, before + cell_len(text) // 2)

    def resize(self, width: int, height: int) -> None:
        """Make the terminal's window that large."""
        self._tmux("resize-window", "-x", str(width), "-y", str(height))

    def screen(self) -> list[str]:
        """Return the lines on the screen, without the blanks at their ends."""
        return self._tmux("capture-pane", "-p").splitlines()

    def scrollback(self) -> str:
        """Return all that was ever on the screen, lines that were broken mended."""
        return self._tmux("capture-pane", "-p", "-J", "-S", "-")

    def colours(self) -> list[str]:
        """Return the lines on the screen with the escape sequences that colour them."""
        return self._tmux("capture-pane", "-p", "-e").splitlines()

    def wait_for(self, awaited: Awaited) -> list[str]:
        """
        Return the screen as soon as *awaited* is on it.

        Raises:
            AssertionError: It is not, for longer than anybody's patience. The
                message shows the screen.
        """
        until = time.monotonic() + PATIENCE
        while not _is_there(awaited, lines := self.screen()):
            if time.monotonic() > until:
                raise AssertionError(_describe(awaited, lines))
            time.sleep(PAUSE)
        return lines

    def wait_for_end(self) -> int:
        """
        Return the program's exit code as soon as it has ended.

        Raises:
            AssertionError: It has not, for longer than anybody's patience.
        """
        self.wait_for(lambda _: self._code.exists())
        return int(self._code.read_text())

    def close(self) -> None:
        """End the program and its terminal, if they have not ended already."""
        words = ("tmux", "-S", str(self._socket), "kill-server")
        subprocess.run(words, capture_output=True)

    def _says(self, form: str) -> str:
        return self._tmux("display-message", "-p", form).strip()

    def _tmux(self, *words: str) -> str:
        command = ("tmux", "-u", "-f", "/dev/null", "-S", str(self._socket), *words)
        ran = subprocess.run(
            command, env=self._environment, capture_output=True, text=True
        )
        assert ran.returncode == 0, f"tmux {words[0]}: {ran.stderr}"
        return ran.stdout


class Start(Protocol):
    """Start a program in a terminal that ends with the test: the fixture's promise."""

    def __call__(self, *arguments: str, **settings: Unpack[Settings]) -> Tmux:
        """Start it in an empty folder."""


def _is_there(awaited: Awaited, lines: list[str]) -> bool:
    if callable(awaited):
        return awaited(lines)
    return any(awaited in line for line in lines)


def _describe(awaited: Awaited, lines: list[str]) -> str:
    what = "what was waited for" if callable(awaited) else repr(awaited)
    shown = "\n".join(f"  | {line}" for line in lines)
    return f"{what} did not come in {PATIENCE:.0f} s; the screen:\n{shown}"
