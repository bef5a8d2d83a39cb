"""
Where the games of a run are played: processes here, or a cluster of machines.

joblib hands the portions out, to processes of its own or to Dask. With Ray they are
tasks of Ray's, which plays again what a dead worker had: joblib's way over Ray keeps
to the workers it began with. Whatever dies, no game is lost, doubled or changed:
portions that did not come back are played again, and games follow from their numbers.
"""

import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from whiskerworks.core.errors import WhiskerworksError
from whiskerworks.core.extras import require
from whiskerworks.lab.runs.run import BadRun
from whiskerworks.lab.runs.work import Played, Work, play_some

if TYPE_CHECKING:
    from distributed import Client, LocalCluster

LOCAL: Final = "local"
DASK: Final = "dask"
RAY: Final = "ray"
BACKENDS: Final = (LOCAL, DASK, RAY)
TRIES: Final = 5
"""So many times in a row workers may die before any game is over."""
AHEAD: Final = 2
"""So many portions are handed out for each worker."""
QUIET: Final = logging.ERROR
"""What clusters say is heard from here on."""
PATIENCE: Final = 10
"""So many seconds a cluster has to answer."""

Say = Callable[[str], None]


class Place(NamedTuple):
    """Where games are played."""

    backend: str = LOCAL
    workers: int | None = None
    """How many at once; None for as many as there are cores."""
    cluster: str | None = None
    """The address of a cluster that is there; None for one of our own, here."""


class Died(Exception):
    """A worker died, and what it had is not played."""


def play_all(work: Work, place: Place, say: Say) -> Generator[Played, None, None]:
    """
    Play the games that are left, and yield each portion when it is over.

    *say* is told when workers die. The caller stops it by closing it.

    Raises:
        BadRun: There is no such cluster, or workers die again and again.
        MissingExtra: The packages of that kind of cluster are not installed.
    """
    check(place)
    tries = TRIES
    while work.left:
        try:
            for played in _ways()[place.backend](work, fitting(work, place)):
                if work.done(played):
                    tries = TRIES
                    yield played
        except Died as problem:
            tries -= 1
            if not tries:
                raise BadRun(f"workers die again and again: {problem}") from None
            say(f"a worker died ({problem}); what it had is played again")


def check(place: Place) -> None:
    """
    Check that what plays at a *place* is installed.

    Raises:
        MissingExtra: It is not.
    """
    if place.backend == DASK:
        require("cluster", "a Dask cluster", "distributed")
    elif place.backend == RAY:
        require("cluster", "a Ray cluster", "ray")


def fitting(work: Work, place: Place) -> Place:
    """Return the place with as many workers as are of use: each needs a game."""
    from joblib import cpu_count

    return place._replace(workers=min(place.workers or cpu_count(), work.left))


def _ways() -> dict[str, Callable[[Work, Place], Iterator[Played]]]:
    return {LOCAL: _locally, DASK: _with_dask, RAY: _with_ray}


def _locally(work: Work, place: Place) -> Iterator[Played]:
    """Play in processes of this machine; with one worker, in this one."""
    from joblib import parallel_config
    from joblib.externals.loky.process_executor import BrokenProcessPool

    with parallel_config("loky", n_jobs=place.workers):
        yield from _by_joblib(work, BrokenProcessPool)


def _with_dask(work: Work, place: Place) -> Iterator[Played]:
    """Play on a Dask cluster."""
    from distributed import KilledWorker
    from joblib import parallel_config

    with _dask_client(place) as client, parallel_config("dask", client=client):
        yield from _by_joblib(work, KilledWorker)


def _by_joblib(work: Work, death: type[Exception]) -> Iterator[Played]:
    """Play wherever joblib was told to; *death* is what it says of dead workers."""
    from joblib import Parallel, delayed

    task = delayed(play_some)
    hand_out = Parallel(
        return_as="generator_unordered", batch_size=1, pre_dispatch=f"{AHEAD}*n_jobs"
    )
    with _deaf():
        found = hand_out(task(work.run, keys) for keys in work.portions())
    try:
        yield from found
    except death as problem:
        raise Died(type(problem).__name__) from None
    finally:
        found.close()


@contextmanager
def _dask_client(place: Place) -> "Iterator[Client]":
    """Connect to the cluster, or to one that lives as long as the run."""
    import distributed

    # The library gives these no types.
    connect: Callable[..., Client] = distributed.Client
    make: Callable[..., LocalCluster] = distributed.LocalCluster
    if place.cluster is not None:
        try:
            client = connect(place.cluster, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as problem:
            raise BadRun(f"no Dask cluster at {place.cluster}: {problem}") from None
        with client:
            yield client
        return
    with _deaf():
        found = make(
            n_workers=place.workers,
            threads_per_worker=1,
            dashboard_address=None,
            silence_logs=logging.CRITICAL,
        )
    with (
        found as cluster,
        connect(cluster, set_as_default=False) as client,
    ):
        yield client


@contextmanager
def _deaf() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C: it is meant for this one."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def _with_ray(work: Work, place: Place) -> Iterator[Played]:
    """Play on a Ray cluster, as its tasks."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray
    from ray.exceptions import RayTaskError, WorkerCrashedError

    with _ray_session(place):
        task = ray.remote(max_retries=TRIES)(play_some)
        run = ray.put(work.run)
        portions = work.portions()
        waiting: list[object] = []
        resources: Callable[[], dict[str, float]] = ray.cluster_resources
        most = AHEAD * max(1, int(resources().get("CPU", 1)))
        while True:
            while len(waiting) < most and (keys := next(portions, None)) is not None:
                waiting.append(task.remote(run, keys))
            if not waiting:
                return
            (ready,), waiting = ray.wait(waiting)
            try:
                yield ray.get(ready)
            except WorkerCrashedError as problem:
                raise Died(type(problem).__name__) from None
            except RayTaskError as problem:
                if isinstance(problem.cause, WhiskerworksError):
                    raise problem.cause from None
                raise


@contextmanager
def _ray_session(place: Place) -> Iterator[None]:
    """Connect to the cluster, or to one that lives as long as the run."""
    import ray

    if ray.is_initialized():
        yield
        return
    try:
        if place.cluster is not None:
            _knock(place.cluster)
            ray.init(place.cluster, log_to_driver=False, logging_level=QUIET)
        else:
            ray.init(
                num_cpus=place.workers,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=QUIET,
                _node_ip_address="127.0.0.1",
            )
    except (OSError, ValueError) as problem:
        raise BadRun(f"no Ray cluster at {place.cluster}: {problem}") from None
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Check that somebody answers at host:port: Ray would wait for very long."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()
