"""
Standard input, output and error.

Text for people uses the terminal's encoding, with escapes for characters it lacks.
Output for programs (JSON, records, pictures) is written as bytes.
"""

import errno
import io
import os
import sys
from typing import Final

STDIN: Final = "input"
"""The name of standard input in messages."""
STDOUT: Final = "output"
"""The name of standard output in messages."""
ENABLE_VIRTUAL_TERMINAL_PROCESSING: Final = 4
"""The mode in which a Windows console obeys escape sequences."""


def prepare_streams() -> None:
    """
    Prepare this process's streams so that any text can be printed.

    Streams closed by the caller are replaced in the order of their file descriptors,
    so that no other file takes one of these. Reading and writing them still fails as
    on a closed stream, and error messages are discarded.
    """
    if sys.stdin is None:
        # Write-only, so that reading fails.
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
    """Make a Windows console obey escape sequences, as other terminals do."""
    if sys.platform == "win32" and stream.isatty():
        import ctypes
        import msvcrt

        console = ctypes.windll.kernel32
        handle = ctypes.c_void_p(msvcrt.get_osfhandle(stream.fileno()))
        mode = ctypes.c_ulong()
        if console.GetConsoleMode(handle, ctypes.byref(mode)):
            console.SetConsoleMode(
                handle, mode.value | ENABLE_VIRTUAL_TERMINAL_PROCESSING
            )


def _null(flags: int, mode: str) -> io.FileIO:
    return io.FileIO(os.open(os.devnull, flags), mode)


def read_input() -> bytes:
    """
    Return all of standard input.

    Raises:
        OSError: It cannot be read; the error names it.
    """
    try:
        return sys.stdin.buffer.read()
    except OSError as problem:
        raise OSError(problem.errno, problem.strerror, STDIN) from None


def write_output(whole: bytes) -> None:
    """
    Write bytes to standard output, after the text printed so far.

    Raises:
        OSError: It cannot be written.
    """
    sys.stdout.flush()
    sys.stdout.buffer.write(whole)


def is_reader_gone(problem: OSError, system: str = os.name) -> bool:
    """Whether writing failed because the reader closed the pipe."""
    if isinstance(problem, BrokenPipeError):
        return True
    return system == "nt" and problem.errno == errno.EINVAL


def discard_output() -> None:
    """Discard unwritten output, so that Python does not retry at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
