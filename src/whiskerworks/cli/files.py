"""Files that commands are handed."""

import sys
from pathlib import Path
from typing import Final

INPUT: Final = "-"
"""What is said instead of a file for standard input."""


class NotText(ValueError):
    """A file is not UTF-8 text; `line` (from 1) is where it goes wrong."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} is not UTF-8 text")
        self.line = line


def read_text(name: str) -> str:
    """
    Return what the file of that *name* holds, - meaning standard input.

    Raises:
        NotText: It is no text.
        OSError: It cannot be read.
    """
    whole = sys.stdin.buffer.read() if name == INPUT else Path(name).read_bytes()
    try:
        return whole.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise NotText(whole.count(b"\n", 0, problem.start) + 1) from None
