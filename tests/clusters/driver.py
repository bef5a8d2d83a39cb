"""
Play a run on a cluster, and write what came of it in a line of JSON.

It runs in a process of its own, with which all that a cluster leaves behind is gone:

    python -m tests.clusters.driver kill|refuse|knock BACKEND FOLDER
"""

import argparse
import json
import random
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final
from unittest.mock import patch

from tests.lab.runs import played_at, small
from tests.lab.worker_death import RUN, WORKERS, Killer, gated
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.lab.runs import backends
from whiskerworks.lab.runs.backends import DASK, RAY, BackendChoice
from whiskerworks.lab.runs.work_queue import PlayedPortion

Found = dict[str, object]


AGENTS: Final = {
    "dashboard_agent_listen_port": "DASHBOARD_AGENT_LISTEN_PORT_NAME",
    "metrics_agent_port": "METRICS_AGENT_PORT_NAME",
    "metrics_export_port": "METRICS_EXPORT_PORT_NAME",
    "runtime_env_agent_port": "RUNTIME_ENV_AGENT_PORT_NAME",
}
"""Where Ray's agents listen: the parameter, and what names the file that tells it."""


def give_ports() -> None:
    """
    Give Ray's agents their ports beforehand, and tell them to its node.

    Else the node waits to be told by the agents. It does so for 15 seconds, whatever
    is set, and then ends; on a busy machine they take longer to start.
    """
    from ray import _raylet
    from ray._private.node import Node

    start = Node.start_raylet

    def started(node: Node, *args: object, **named: object) -> None:
        for (parameter, name), port in zip(AGENTS.items(), free_ports(), strict=False):
            setattr(node._ray_params, parameter, port)
            where = (node._session_dir, node._node_id, getattr(_raylet, name))
            _raylet.persist_port(*where, port)  # type: ignore[attr-defined]
        start(node, *args, **named)  # type: ignore[arg-type]

    patch.object(Node, "start_raylet", started).start()


def free_ports() -> Iterator[int]:
    """Yield ports on which nobody listens; systems assign none of these to others."""
    for port in random.sample(range(20_000, 32_000), 12_000):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            yield port


def kill(backend: str, folder: Path) -> Found:
    """Play a run of which a worker is killed."""
    if backend == RAY:
        return kill_at(BackendChoice(RAY, WORKERS), folder)
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=WORKERS, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        return kill_at(BackendChoice(DASK, cluster=cluster.scheduler_address), folder)


def kill_at(place: BackendChoice, folder: Path) -> Found:
    """Play a run at *place*; the cluster makes up for the worker that is killed."""
    gate = folder / "gate"
    killer = Killer()

    def watch(played: PlayedPortion) -> None:
        killer(played)
        if killer.killed:
            gate.touch()

    with patch.object(backends, "play_portion", gated(gate)):
        played_at(folder / "table.parquet", RUN, place, watch)
    return {"killed": killer.killed, "workers": sorted(killer.workers)}


def refuse(backend: str, folder: Path) -> Found:
    """Play what workers refuse to play."""
    run = small("maze", opening=400)
    return told(
        lambda: played_at(folder / "table.parquet", run, BackendChoice(backend, 2))
    )


def knock(backend: str, folder: Path) -> Found:
    """Play at an address where there is no cluster."""
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{unheard.getsockname()[1]}"
        place = BackendChoice(backend, cluster=address)
        found = told(lambda: played_at(folder / "table.parquet", RUN, place))
    return {**found, "address": address}


def told(play: Callable[[], object]) -> Found:
    """Return what somebody who wants to *play* is told instead."""
    try:
        play()
    except WhiskerworksError as problem:
        return {"kind": type(problem).__name__, "text": str(problem)}
    return {}


def main() -> None:
    """Read the arguments, play, and write `found.json` beside the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    ways = {"kill": kill, "refuse": refuse, "knock": knock}
    parser.add_argument("way", choices=list(ways))
    parser.add_argument("backend", choices=[DASK, RAY])
    parser.add_argument("folder", type=Path)
    given = parser.parse_args()
    if given.backend == RAY:
        give_ports()
    found = ways[given.way](given.backend, given.folder)
    (given.folder / "found.json").write_text(json.dumps(found))


if __name__ == "__main__":
    main()
