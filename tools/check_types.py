"""
Run mypy with what an earlier run learnt, in this clone or another one.

mypy reads its cache by the contents of files, so one from another clone, or of older
sources, is as good as its own where they are the same: that takes seconds instead of a
minute. The cache that the last good run left is kept in the user's cache folder.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from tools import cache

ROOT = Path(__file__).parents[1]
LEARNT = ROOT / ".mypy_cache"
"""Where mypy keeps what it learns."""
DECIDING = ("pyproject.toml", "requirements/dev.txt")
"""What makes one cache useless for another run."""


def main(*words: str) -> int:
    """Run mypy with *words*, and return its exit code."""
    key = cache_key()
    if not LEARNT.exists():
        restore(key)
    code = subprocess.run((sys.executable, "-m", "mypy", *words), cwd=ROOT).returncode
    if code == 0:
        keep(key)
    return code


def cache_key() -> str:
    """Return one number for the versions and settings that a cache is good for."""
    parts = [sys.version.encode(), *[(ROOT / name).read_bytes() for name in DECIDING]]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def restore(key: str) -> None:
    """Begin with the cache that was kept, if there is one."""
    with cache.lock(f"types-{key}"):
        kept = cache.find("types", key)
        if kept is not None:
            # Somebody may press Ctrl-C: mypy cannot read half a cache.
            fresh = LEARNT.with_name(".mypy_cache.new")
            shutil.rmtree(fresh, ignore_errors=True)
            shutil.copytree(kept, fresh)
            fresh.rename(LEARNT)


def keep(key: str) -> None:
    """Keep the cache for other clones, in place of the one before."""
    with cache.lock(f"types-{key}"):
        cache.drop("types", key)
        cache.keep("types", key, fill)


def fill(entry: Path) -> None:
    """Make *entry* a copy of what mypy keeps."""
    shutil.copytree(LEARNT, entry)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
