"""The command `join` in its own process, with lines typed into it."""

import os
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

LONG = PATIENCE
"""How long a program may take on a busy machine, in seconds."""


def joining(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    """Start the command with its own home folder."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("WHISKERWORKS_")}
    return subprocess.Popen(
        [sys.executable, "-m", "whiskerworks", "join", "--plain", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**kept, "XDG_STATE_HOME": str(folder), "LC_ALL": "C.UTF-8"},
    )
