"""Where lines are typed: a keyboard, with editing where it can be had, or a pipe."""

import os
import sys
from contextlib import suppress
from typing import Final, final

MAX_READ_BYTES: Final = 1 << 16
"""So much is read from a pipe at once."""
CLEAR_TERMINAL: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Makes a terminal forget what it shows and what was scrolled away."""


@final
class LineInput:
    """
    The lines that come in by standard input.

    They may be read in a thread that nobody waits for when the program ends: nothing
    that is needed for ending is held meanwhile.
    """

    def __init__(self) -> None:
        self.is_keyboard: Final = sys.stdin is not None and sys.stdin.isatty()
        """Whether somebody types, and no program or file."""
        self._rest = b""
        self._is_ended = False
        self._mode = _terminal_settings() if self.is_keyboard else None
        if self.is_keyboard:
            with suppress(ImportError):
                import readline  # noqa: F401  (its import gives input() editing)

    def __call__(self, prompt: str, /) -> str | None:
        """Show a *prompt*; return the line that is typed, None if no more come."""
        if self.is_keyboard:
            try:
                return input(prompt)
            except EOFError:
                return None
        sys.stdout.write(prompt)
        sys.stdout.flush()
        return self._line()

    def unfinished(self) -> str:
        """Return what is typed of the line that is not finished yet."""
        if self.is_keyboard and "readline" in sys.modules:
            return str(sys.modules["readline"].get_line_buffer())
        return ""

    def clear(self) -> None:
        """Take away what was shown and typed before, and what was typed ahead."""
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
        """Leave the terminal as it was, even in the middle of a line."""
        if sys.platform != "win32" and self._mode is not None:
            import termios

            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._mode)

    def _line(self) -> str | None:
        """
        Return the next line of a pipe or a file.

        Past `sys.stdin`, which is locked while it reads, and then cannot be closed.
        """
        while b"\n" not in self._rest and not self._is_ended:
            self._read_on()
        if not self._rest:
            return None
        line, _, self._rest = self._rest.partition(b"\n")
        return line.removesuffix(b"\r").decode("utf-8", "replace")

    def _read_on(self) -> None:
        """Read some more; without any input at all, that is its end."""
        portion = b""
        with suppress(OSError, ValueError, AttributeError):
            portion = os.read(sys.stdin.fileno(), MAX_READ_BYTES)
        self._rest += portion
        self._is_ended = not portion


def _terminal_settings() -> "list[int | list[bytes | int]] | None":
    """Return how the terminal of standard input is set, where that can be told."""
    if sys.platform == "win32":
        return None
    else:
        import termios

        return termios.tcgetattr(sys.stdin)
