"""Programs that tests need and no package index has: found, or installed if we may."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
"""The names under which the one browser engine that we test with is installed."""
SHELLS = ("bash", "zsh", "fish")
"""The shells that complete our commands."""


def prepare_postgres(debian: Path = Path("/usr/lib/postgresql")) -> None:
    """Install PostgreSQL if the machine lets us; if not, say that it is not tested."""
    if not has_postgres(debian):
        install_by_apt("postgresql", "PostgreSQL for the tests of the store")
    if not has_postgres(debian):
        print("NOT TESTED: PostgreSQL. Install it (Debian: postgresql) to test it.")


def has_postgres(debian: Path) -> bool:
    """Return whether PostgreSQL's programs are here, where the tests look for them."""
    return shutil.which("initdb") is not None or any(debian.glob("*/bin/initdb"))


def prepare_browser() -> None:
    """Install Chromium if the machine lets us; if not, say that it is not tested."""
    if find_browser() is None:
        install_by_apt("chromium", "Chromium for the tests of the screens")
    if find_browser() is None:
        print("NOT TESTED: the screens. Install Chromium (Debian: chromium) for that.")


def find_browser() -> str | None:
    """Return where the browser is that tests are run in; None if there is none."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def prepare_tmux() -> None:
    """Install tmux if the machine lets us; if not, say what is not tested."""
    if shutil.which("tmux") is None:
        install_by_apt("tmux", "tmux for the tests of the terminal")
    if shutil.which("tmux") is None:
        print("NOT TESTED: programs in a terminal. Install tmux (Debian: tmux).")


def prepare_shells() -> None:
    """Install the shells in which completion is tested; if not, say which are not."""
    for shell in SHELLS:
        if shutil.which(shell) is None:
            install_by_apt(shell, f"{shell} for the tests of completion")
        if shutil.which(shell) is None:
            print(f"NOT TESTED: completion in {shell}. Install it (Debian: {shell}).")


def install_by_apt(package: str, purpose: str) -> None:
    """Install a *package* of Debian's, where there is apt and we may use it."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    print(f"Installing {purpose} ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    how = ("--yes", "--quiet", "--no-install-recommends")
    for words in (("update", "--quiet"), ("install", *how, package)):
        subprocess.run((apt, *words), env=quiet, capture_output=True)
