"""How tests let a run be played on a cluster, in a process that takes all with it."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
LONG: Final = 600
"""Seconds after which a cluster is taken to hang, and ended."""
PATIENCE: Final = {
    "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": f"{LONG}s",
    "DASK_DISTRIBUTED__COMM__TIMEOUTS__TCP": f"{LONG}s",
    "RAY_agent_register_timeout_ms": f"{LONG}000",
    "RAY_gcs_rpc_server_connect_timeout_s": f"{LONG}",
    "RAY_gcs_server_port_wait_time_s": f"{LONG}",
    "RAY_gcs_server_request_timeout_seconds": f"{LONG}",
    "RAY_health_check_timeout_ms": f"{LONG}000",
    "RAY_py_gcs_connect_timeout_s": f"{LONG}",
    "RAY_raylet_start_wait_time_s": f"{LONG}",
    "RAY_worker_register_timeout_seconds": f"{LONG}",
}
"""Settings of Dask and Ray: how long their processes may take to meet each other."""


def driven(way: str, backend: str, folder: Path) -> dict[str, Any]:
    """Return what came of a run that `driver` played in *folder*."""
    # Names of sockets are short, and so is the folder that Ray keeps them in.
    with tempfile.TemporaryDirectory(prefix="ray") as short:
        command = [sys.executable, "-m", "tests.clusters.driver"]
        said = folder / "said.txt"
        with said.open("w") as output:
            process = subprocess.Popen(
                [*command, way, backend, str(folder)],
                cwd=ROOT,
                env={
                    **os.environ,
                    **PATIENCE,
                    "RAY_TMPDIR": short,
                    "RAY_USAGE_STATS_ENABLED": "0",
                },
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
            try:
                code = process.wait(2 * LONG)
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
    assert code == 0, said.read_text()
    found: dict[str, Any] = json.loads((folder / "found.json").read_text())
    return found
