"""Write record files so that a crash in the middle loses nothing."""

import os
from contextlib import suppress
from pathlib import Path

from whiskerworks.core import record
from whiskerworks.core.record import Record


def check_new_file(path: Path) -> None:
    """
    Check that *path* does not exist yet and can be written; leave no file behind.

    Raises:
        OSError: It exists already, or cannot be written.
    """
    path.touch(exist_ok=False)
    path.unlink()


def write_new_record(game_record: Record, path: Path) -> None:
    """
    Write a record to a new file.

    Raises:
        OSError: It exists already, or cannot be written.
        ValueError: No file can have that name.
    """
    with path.open("x", encoding="utf-8", newline="\n") as file:
        file.write(record.write(game_record))


def replace_record(game_record: Record, path: Path) -> None:
    """
    Replace the file at *path* by a record; readers see either the old or the new one.

    Raises:
        OSError: It cannot be written; the old file is untouched.
    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with temporary.open("w", encoding="utf-8", newline="\n") as file:
            file.write(record.write(game_record))
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        with suppress(OSError):
            temporary.unlink()
        raise
