"""Reading and writing the files that commands are given."""

import os
from contextlib import suppress
from errno import EACCES, EEXIST, ENOENT
from pathlib import Path
from typing import Final

from whiskerworks.cli.standard_streams import STDIN, read_input, write_output

INPUT: Final = "-"
"""Stands for standard input in place of a file."""
OUTPUT: Final = "-"
"""Stands for standard output in place of a file."""


def shown(name: str | Path) -> str:
    """Return the name of a file for messages."""
    return STDIN if str(name) == INPUT else str(name)


class NotText(ValueError):
    """A file is not UTF-8 text; `line` (from 1) is the first bad one."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} is not UTF-8 text")
        self.line = line


def read_text(name: str) -> str:
    """
    Return the text of a file, - meaning standard input.

    Raises:
        NotText: It is not UTF-8 text.
        OSError: It cannot be read.
    """
    whole = read_input() if name == INPUT else Path(name).read_bytes()
    try:
        return whole.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise NotText(whole.count(b"\n", 0, problem.start) + 1) from None


def check_free(name: str, force: bool) -> None:
    """
    Check that a file can be written, before starting long work for it.

    Raises:
        FileExistsError: It exists, and *force* is not set.
        OSError: Its folder does not exist or is not writable.
    """
    if name == OUTPUT:
        return
    path = Path(name)
    if path.exists() and not force:
        raise FileExistsError(
            EEXIST, f"{os.strerror(EEXIST)}; --force replaces it", name
        )
    if not path.parent.is_dir():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), name)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES), name)


def write_file(name: str, whole: bytes, force: bool) -> None:
    """
    Write a file, - meaning standard output; leave no half-written file behind.

    Raises:
        FileExistsError: It exists, and *force* is not set.
        OSError: It cannot be written.
    """
    if name == OUTPUT:
        write_output(whole)
        return
    check_free(name, force)
    path = Path(name)
    with path.open("wb" if force else "xb") as file:
        try:
            file.write(whole)
            file.flush()
        except OSError as problem:
            with suppress(OSError):
                file.close()  # Windows cannot remove an open file
            path.unlink(missing_ok=True)
            raise OSError(problem.errno, problem.strerror, name) from None
