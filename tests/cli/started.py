"""Programs that go on until they are stopped."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress


@contextmanager
def started(
    *words: str, env: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[str]]:
    """Start whiskerworks with *words*; it and its workers end with the test."""
    with subprocess.Popen(
        (sys.executable, "-m", "whiskerworks", *words),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
        start_new_session=True,
    ) as running:
        try:
            yield running
        finally:
            with suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
