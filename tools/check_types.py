"""
Run mypy with the cache of an earlier run, from this clone or another.

mypy checks its cache by the contents of files, so a cache from another clone or of
older sources works where files are equal, and saves most of a minute. The last good
run leaves its cache in the user's cache folder.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from tools import cache

ROOT = Path(__file__).parents[1]
MYPY_CACHE = ROOT / ".mypy_cache"
"""mypy's cache folder."""
CACHE_KEY_FILES = ("pyproject.toml", "requirements/dev.txt")
"""Files whose changes invalidate a cache."""


def main(*words: str) -> int:
    """Run mypy with *words*, and return its exit code."""
    key = cache_key()
    if not MYPY_CACHE.exists():
        restore(key)
    code = subprocess.run((sys.executable, "-m", "mypy", *words), cwd=ROOT).returncode
    if code == 0:
        keep(key)
    return code


def cache_key() -> str:
    """Return a key for the versions and settings of a cache."""
    parts = [
        sys.version.encode(),
        *[(ROOT / name).read_bytes() for name in CACHE_KEY_FILES],
    ]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def restore(key: str) -> None:
    """Start from a stored cache, if one exists."""
    with cache.lock(f"types-{key}"):
        kept = cache.find("types", key)
        if kept is not None:
            # Ctrl-C may interrupt the copy, and mypy cannot read half a cache.
            fresh = MYPY_CACHE.with_name(".mypy_cache.new")
            shutil.rmtree(fresh, ignore_errors=True)
            shutil.copytree(kept, fresh)
            fresh.rename(MYPY_CACHE)


def keep(key: str) -> None:
    """Store the cache for other clones, replacing the last one."""
    with cache.lock(f"types-{key}"):
        cache.drop("types", key)
        cache.keep("types", key, fill)


def fill(entry: Path) -> None:
    """Copy mypy's cache into *entry*."""
    shutil.copytree(MYPY_CACHE, entry)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
