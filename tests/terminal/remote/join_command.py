"""The command `join` in a process of its own, with lines typed into it."""

import os
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

LONG = PATIENCE
"""Seconds that a program may take in a busy place."""


def joining(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    """Start the command, with a home of its own."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("WHISKERWORKS_")}
    return subprocess.Popen(
        [sys.executable, "-m", "whiskerworks", "join", "--plain", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**kept, "XDG_STATE_HOME": str(folder), "LC_ALL": "C.UTF-8"},
    )
