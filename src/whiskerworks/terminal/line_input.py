"""Read lines from a pipe, or from a keyboard with line editing if available."""

import os
import sys
from contextlib import suppress
from typing import Final, final

MAX_READ_BYTES: Final = 1 << 16
"""Maximum bytes read from a pipe in one call."""
CLEAR_TERMINAL: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clear the terminal's screen and its scrollback."""


@final
class LineInput:
    """
    Lines from standard input.

    They may be read in a thread that nothing waits for at exit, so a read holds no lock
    that the interpreter needs to shut down.
    """

    def __init__(self) -> None:
        self.is_keyboard: Final = sys.stdin is not None and sys.stdin.isatty()
        """Whether standard input is a terminal."""
        self._rest = b""
        self._is_ended = False
        self._mode = _terminal_settings() if self.is_keyboard else None
        if self.is_keyboard:
            with suppress(ImportError):
                import readline  # noqa: F401  (its import gives input() editing)

    def __call__(self, prompt: str, /) -> str | None:
        """Show *prompt* and return the line that is typed; None at the end of input."""
        if self.is_keyboard:
            try:
                return input(prompt)
            except EOFError:
                return None
        sys.stdout.write(prompt)
        sys.stdout.flush()
        return self._line()

    def unfinished(self) -> str:
        """Return the part of the current line that is already typed."""
        if self.is_keyboard and "readline" in sys.modules:
            return str(sys.modules["readline"].get_line_buffer())
        return ""

    def clear(self) -> None:
        """Clear the screen, the line history and any pending key presses."""
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()
        if sys.platform == "win32":
            import msvcrt

            while msvcrt.kbhit():
                msvcrt.getwch()
        elif self._mode is not None:
            import termios

            termios.tcflush(sys.stdin, termios.TCIFLUSH)
        sys.stdout.write(CLEAR_TERMINAL)
        sys.stdout.flush()

    def close(self) -> None:
        """Restore the terminal's settings, even in the middle of a line."""
        if sys.platform != "win32" and self._mode is not None:
            import termios

            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._mode)

    def _line(self) -> str | None:
        """
        Return the next line of a pipe or a file.

        Bypass `sys.stdin`: it is locked while it reads, and could not be closed
        meanwhile.
        """
        while b"\n" not in self._rest and not self._is_ended:
            self._read_more()
        if not self._rest:
            return None
        line, _, self._rest = self._rest.partition(b"\n")
        return line.removesuffix(b"\r").decode("utf-8", "replace")

    def _read_more(self) -> None:
        """Read another portion; without any standard input, treat that as the end."""
        data = b""
        with suppress(OSError, ValueError, AttributeError):
            data = os.read(sys.stdin.fileno(), MAX_READ_BYTES)
        self._rest += data
        self._is_ended = not data


def _terminal_settings() -> "list[int | list[bytes | int]] | None":
    """Return the settings of the terminal behind standard input; None on Windows."""
    if sys.platform == "win32":
        return None
    else:
        import termios

        return termios.tcgetattr(sys.stdin)
