"""
The streams of the program: what it reads, writes and complains to.

Text for people goes out in the encoding of the terminal, and what cannot be said in
it is escaped. What programs read (JSON, records, pictures) goes out as bytes.
"""

import errno
import io
import os
import sys
from typing import Final

STDIN: Final = "input"
"""What standard input is called when it is told of."""
STDOUT: Final = "output"
"""What standard output is called when it is told of."""
ESCAPES: Final = 4
"""ENABLE_VIRTUAL_TERMINAL_PROCESSING, one of the modes of a console of Windows."""


def prepare_streams() -> None:
    """
    Make the streams of this process such that any text can be told.

    A stream that somebody closed is there again, in the order of the numbers, so
    that no file is opened under the number of one: reading and writing fail as they
    fail on a closed one, and complaints go nowhere.
    """
    if sys.stdin is None:
        # One that can only be written: to read from it fails.
        sys.stdin = io.TextIOWrapper(io.BufferedReader(_null(os.O_WRONLY, "r")))
    if sys.stdout is None:
        sys.stdout = io.TextIOWrapper(io.BufferedWriter(_null(os.O_RDONLY, "w")))
    if sys.stderr is None:
        sys.stderr = io.TextIOWrapper(io.BufferedWriter(_null(os.O_WRONLY, "w")))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
            _obey_escapes(stream)


def _obey_escapes(stream: io.TextIOWrapper) -> None:
    """Let a console of Windows obey escape sequences, as terminals elsewhere do."""
    if sys.platform == "win32" and stream.isatty():
        import ctypes
        import msvcrt

        console = ctypes.windll.kernel32
        handle = ctypes.c_void_p(msvcrt.get_osfhandle(stream.fileno()))
        mode = ctypes.c_ulong()
        if console.GetConsoleMode(handle, ctypes.byref(mode)):
            console.SetConsoleMode(handle, mode.value | ESCAPES)


def _null(flags: int, mode: str) -> io.FileIO:
    return io.FileIO(os.open(os.devnull, flags), mode)


def read_input() -> bytes:
    """
    Return all of standard input.

    Raises:
        OSError: It cannot be read; it is named.
    """
    try:
        return sys.stdin.buffer.read()
    except OSError as problem:
        raise OSError(problem.errno, problem.strerror, STDIN) from None


def write_output(whole: bytes) -> None:
    """
    Write to standard output, behind what was printed there.

    Raises:
        OSError: It cannot be written.
    """
    sys.stdout.flush()
    sys.stdout.buffer.write(whole)


def is_reader_gone(problem: OSError, system: str = os.name) -> bool:
    """Return whether writing failed because nobody reads any more."""
    if isinstance(problem, BrokenPipeError):
        return True
    return system == "nt" and problem.errno == errno.EINVAL


def discard_output() -> None:
    """Forget what could not be written, so that nobody tries again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
