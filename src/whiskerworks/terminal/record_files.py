"""Writing records so that nothing is lost when the machine stops in the middle."""

import os
from contextlib import suppress
from pathlib import Path

from whiskerworks.core import record
from whiskerworks.core.record import Record


def check_new_file(path: Path) -> None:
    """
    See that *path* can be written and is not there yet; leave nothing behind.

    Raises:
        OSError: It exists already, or cannot be written.
    """
    path.touch(exist_ok=False)
    path.unlink()


def write_new_record(kept: Record, path: Path) -> None:
    """
    Write a record to a new file.

    Raises:
        OSError: It exists already, or cannot be written.
        ValueError: No file can have that name.
    """
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(record.write(kept))


def replace_record(kept: Record, path: Path) -> None:
    """
    Write a record in place of what *path* held; readers find the one or the other.

    Raises:
        OSError: It cannot be written; what was there is still there.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(record.write(kept))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise
