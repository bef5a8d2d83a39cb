"""
Play a run on a cluster, and write what came of it in a line of JSON.

It runs in a process of its own, with which all that a cluster leaves behind is gone:

    python -m tests.clusters.driver kill|refuse|knock BACKEND FOLDER
"""

import argparse
import json
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.lab.killing import RUN, WORKERS, Killer, gated
from tests.lab.runs import played_at, small
from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.lab.runs import backends
from whiskerworks.lab.runs.backends import DASK, RAY, Place
from whiskerworks.lab.runs.work import Played

Found = dict[str, object]


AGENTS: Final = (
    "dashboard_agent_listen_port",
    "metrics_agent_port",
    "metrics_export_port",
    "runtime_env_agent_port",
)
"""Where Ray's agents listen."""


def give_ports() -> None:
    """
    Give Ray's agents their ports beforehand.

    If they choose them, its node waits 15 seconds to be told, whatever is set, and
    ends if they are not there by then.
    """
    from ray._private.parameter import RayParams

    make = RayParams.__init__

    def made(params: RayParams, *args: object, **named: object) -> None:
        make(params, *args, **named)  # type: ignore[arg-type]
        for name in AGENTS:
            setattr(params, name, free_port())

    RayParams.__init__ = made  # type: ignore[method-assign]


def free_port() -> int:
    """Return a port on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


def kill(backend: str, folder: Path) -> Found:
    """Play a run of which a worker is killed."""
    if backend == RAY:
        return kill_at(Place(RAY, WORKERS), folder)
    from distributed import LocalCluster

    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=WORKERS, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        return kill_at(Place(DASK, cluster=cluster.scheduler_address), folder)


def kill_at(place: Place, folder: Path) -> Found:
    """Play a run at *place*; the cluster makes up for the worker that is killed."""
    gate = folder / "gate"
    backends.play_some = gated(gate)
    killer = Killer()

    def watch(played: Played) -> None:
        killer(played)
        if killer.killed:
            gate.touch()

    played_at(folder / "table.parquet", RUN, place, watch)
    return {"killed": killer.killed, "workers": sorted(killer.workers)}


def refuse(backend: str, folder: Path) -> Found:
    """Play what workers refuse to play."""
    run = small("maze", opening=400)
    return told(lambda: played_at(folder / "table.parquet", run, Place(backend, 2)))


def knock(backend: str, folder: Path) -> Found:
    """Play at an address where there is no cluster."""
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{unheard.getsockname()[1]}"
        place = Place(backend, cluster=address)
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
