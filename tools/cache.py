"""
Store builds in the user's cache folder, under a hash of their inputs.

Every clone on a machine shares the folder, and any number of commands may use it at
once: entries appear atomically, and a command that builds one holds its lock.
Entries unused for a month are removed. `WHISKERWORKS_CACHE` names another
folder. Only the standard library is needed.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

MAX_AGE_SECONDS = 30 * 24 * 3600
"""Entries unused for this long are removed."""


def folder() -> Path:
    """Return the folder for all entries, following the system's conventions."""
    named = os.environ.get("WHISKERWORKS_CACHE")
    if named:
        return Path(named).absolute()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "whiskerworks"


def find(kind: str, key: str) -> Path | None:
    """Return the folder of an entry and mark it as used; None if missing."""
    entry = folder() / kind / key
    try:
        os.utime(entry)
    except OSError:
        return None
    return entry


def keep(kind: str, key: str, fill: Callable[[Path], None]) -> Path:
    """
    Return the folder of a new entry that *fill* has filled.

    If another command was quicker, its entry is returned. If *fill* fails, nothing
    is left behind.
    """
    import tempfile  # most commands build nothing, and start sooner without it

    entry = folder() / kind / key
    entry.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".new-", dir=entry.parent) as name:
        fill(Path(name) / "entry")
        try:
            (Path(name) / "entry").rename(entry)
        except OSError:
            if not entry.is_dir():
                raise
    return entry


def drop(kind: str, key: str) -> None:
    """Remove an entry, if it exists."""
    shutil.rmtree(folder() / kind / key, ignore_errors=True)


def clean(now: float | None = None) -> None:
    """Remove entries, locks and leftovers unused for a month."""
    oldest = (time.time() if now is None else now) - MAX_AGE_SECONDS
    for path in folder().glob("*/*"):
        try:
            unused = path.stat().st_mtime < oldest
        except OSError:
            continue  # another command was quicker
        if unused and path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        elif unused:
            path.unlink(missing_ok=True)


@contextmanager
def lock(key: str) -> Iterator[None]:
    """Hold the lock of an entry, waiting for another command that builds it."""
    with locked(folder() / "locks" / key, "build the same"):
        yield


@contextmanager
def locked(path: Path, others: str) -> Iterator[None]:
    """Hold a lock file; print a message while waiting for *others*."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        if not _try_lock(file.fileno()):
            print(f"Waiting for another command to {others} ...", flush=True)
            while not _try_lock(file.fileno()):
                time.sleep(0.1)
        os.utime(path)
        yield  # closing the file lets go of the lock, and so does a crash


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
