"""Find or install the system programs that tests need."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
)
"""
The names under which the one browser engine that we test with is installed.

The first is that engine without windows, which takes half of the processor's time.
"""
SHELLS = ("bash", "zsh", "fish")
"""The shells that complete our commands."""

ROOTS_PLACES = ("/usr/local/sbin", "/usr/sbin")
"""Folders of programs that others than root do not have in their PATH."""

PROGRAMS = {
    "postgres": ("postgresql", "NOT TESTED: PostgreSQL."),
    "browser": ("chromium-headless-shell", "NOT TESTED: the screens."),
    "tmux": ("tmux", "NOT TESTED: programs in a terminal."),
    "nginx": ("nginx", "NOT TESTED: nginx before the server."),
    "caddy": ("caddy", "NOT TESTED: Caddy before the server."),
    "systemd-analyze": ("systemd", "NOT TESTED: the unit of systemd."),
    **{shell: (shell, f"NOT TESTED: completion in {shell}.") for shell in SHELLS},
}
"""The Debian package of each program, and the tests skipped without it."""


def prepare(*programs: str, debian: Path = Path("/usr/lib/postgresql")) -> None:
    """
    Install the *programs* that are missing, all together, if the machine lets us.

    Print the programs that are still missing, and the tests this skips.
    """
    missing = [name for name in programs if not is_here(name, debian)]
    if missing:
        install_by_apt([PROGRAMS[name][0] for name in missing])
    for name in missing:
        if not is_here(name, debian):
            package, untested = PROGRAMS[name]
            print(f"{untested} Install {package}, as Debian names it, to test it.")


def is_here(program: str, debian: Path) -> bool:
    """Return whether tests will find *program*; PostgreSQL hides in Debian's folder."""
    if program == "postgres":
        return shutil.which("initdb") is not None or any(debian.glob("*/bin/initdb"))
    if program == "browser":
        return find_browser() is not None
    return which(program) is not None


def which(program: str) -> str | None:
    """Return where *program* is, also where only root looks; None if it is not here."""
    places = (os.environ.get("PATH", os.defpath), *ROOTS_PLACES)
    return shutil.which(program, path=os.pathsep.join(places))


def absence_of(program: str) -> str | None:
    """Return why tests cannot use *program* here, or None if they can."""
    if which(program) is not None:
        return None
    package = PROGRAMS[program][0]
    return f"{program} is not on this machine (Debian: {package})"


def find_browser() -> str | None:
    """Return the path of the browser for tests, or None."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def install_by_apt(packages: list[str]) -> None:
    """Install Debian *packages*, if apt exists and may be used."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    print(f"Installing {', '.join(packages)} for the tests ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    how = ("--yes", "--quiet", "--no-install-recommends")
    for words in (("update", "--quiet"), ("install", *how, *packages)):
        subprocess.run((apt, *words), env=quiet, capture_output=True)
