"""
Play the games of a run: in processes on this machine, or on a cluster.

joblib hands out the portions, to its own processes or to Dask. With Ray they are Ray
tasks, so that Ray replays the portions of a dead worker; joblib's Ray backend only uses
the workers it started with. Portions that do not come back are played again, and games
depend only on their numbers, so no game is lost, doubled or changed when a worker dies.
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
from whiskerworks.lab.runs.work_queue import PlayedPortion, WorkQueue, play_portion

if TYPE_CHECKING:
    from distributed import Client, LocalCluster

LOCAL: Final = "local"
DASK: Final = "dask"
RAY: Final = "ray"
BACKENDS: Final = (LOCAL, DASK, RAY)
MAX_DEATHS_IN_A_ROW: Final = 5
"""Worker deaths tolerated while no portion is completed."""
PORTIONS_PER_WORKER: Final = 2
"""Portions handed out ahead for each worker."""
CLUSTER_LOG_LEVEL: Final = logging.ERROR
"""Lowest log level shown of a cluster."""
CONNECT_TIMEOUT_SECONDS: Final = 10
"""Time a cluster has to answer."""

Notify = Callable[[str], None]


class BackendChoice(NamedTuple):
    """Where to play, and with how many workers."""

    backend: str = LOCAL
    workers: int | None = None
    """Number of workers; None for one for each core."""
    cluster: str | None = None
    """Address of an existing cluster; None to start one on this machine."""


class WorkerDied(Exception):
    """A worker died before it finished its portion."""


def play_all(
    work: WorkQueue, choice: BackendChoice, say: Notify
) -> Generator[PlayedPortion, None, None]:
    """
    Play the remaining games, and yield each portion when it is finished.

    *say* is called with a message when a worker dies. Close the generator to stop.

    Raises:
        BadRun: The cluster does not exist, or workers keep dying.
        MissingExtra: The packages for this kind of cluster are not installed.
    """
    check_installed(choice)
    tries = MAX_DEATHS_IN_A_ROW
    while work.left:
        try:
            for played in _play_functions()[choice.backend](
                work, limit_workers(work, choice)
            ):
                if work.mark_done(played):
                    tries = MAX_DEATHS_IN_A_ROW
                    yield played
        except WorkerDied as problem:
            tries -= 1
            if not tries:
                raise BadRun(f"workers keep dying: {problem}") from None
            say(f"a worker died ({problem}); its games are being played again")


def check_installed(choice: BackendChoice) -> None:
    """
    Check that the packages for a backend are installed.

    Raises:
        MissingExtra: They are not.
    """
    if choice.backend == DASK:
        require("cluster", "a Dask cluster", "distributed")
    elif choice.backend == RAY:
        require("cluster", "a Ray cluster", "ray")


def limit_workers(work: WorkQueue, choice: BackendChoice) -> BackendChoice:
    """Return the choice with at most one worker for each game left."""
    from joblib import cpu_count

    return choice._replace(workers=min(choice.workers or cpu_count(), work.left))


def _play_functions() -> dict[
    str, Callable[[WorkQueue, BackendChoice], Iterator[PlayedPortion]]
]:
    return {LOCAL: _play_locally, DASK: _play_on_dask, RAY: _play_on_ray}


def _play_locally(work: WorkQueue, choice: BackendChoice) -> Iterator[PlayedPortion]:
    """Play in processes of this machine; with one worker, in this process."""
    from joblib import parallel_config
    from joblib.externals.loky.process_executor import BrokenProcessPool

    with parallel_config("loky", n_jobs=choice.workers):
        yield from _play_with_joblib(work, BrokenProcessPool)


def _play_on_dask(work: WorkQueue, choice: BackendChoice) -> Iterator[PlayedPortion]:
    """Play on a Dask cluster."""
    from distributed import KilledWorker
    from joblib import parallel_config

    with _dask_client(choice) as client, parallel_config("dask", client=client):
        yield from _play_with_joblib(work, KilledWorker)


def _play_with_joblib(
    work: WorkQueue, death: type[Exception]
) -> Iterator[PlayedPortion]:
    """Play through joblib's current backend; *death* is its error for a dead worker."""
    from joblib import Parallel, delayed

    task = delayed(play_portion)
    hand_out = Parallel(
        return_as="generator_unordered",
        batch_size=1,
        pre_dispatch=f"{PORTIONS_PER_WORKER}*n_jobs",
    )
    with _ignoring_interrupts():
        found = hand_out(task(work.run, keys) for keys in work.portions())
    try:
        yield from found
    except death as problem:
        raise WorkerDied(type(problem).__name__) from None
    finally:
        found.close()


@contextmanager
def _dask_client(choice: BackendChoice) -> "Iterator[Client]":
    """Connect to the given cluster, or start one for the duration of the run."""
    import distributed

    # distributed does not annotate these.
    connect: Callable[..., Client] = distributed.Client
    make: Callable[..., LocalCluster] = distributed.LocalCluster
    if choice.cluster is not None:
        try:
            client = connect(
                choice.cluster, timeout=CONNECT_TIMEOUT_SECONDS, set_as_default=False
            )
        except (OSError, ValueError) as problem:
            raise BadRun(f"no Dask cluster at {choice.cluster}: {problem}") from None
        with client:
            yield client
        return
    with _ignoring_interrupts():
        found = make(
            n_workers=choice.workers,
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
def _ignoring_interrupts() -> Iterator[None]:
    """Ignore Ctrl-C while processes start, so that only this one handles it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def _play_on_ray(work: WorkQueue, choice: BackendChoice) -> Iterator[PlayedPortion]:
    """Play on a Ray cluster, as Ray tasks."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray
    from ray.exceptions import RayTaskError, WorkerCrashedError

    with _ray_session(choice):
        task = ray.remote(max_retries=MAX_DEATHS_IN_A_ROW)(play_portion)
        run = ray.put(work.run)
        portions = work.portions()
        waiting: list[object] = []
        resources: Callable[[], dict[str, float]] = ray.cluster_resources
        most = PORTIONS_PER_WORKER * max(1, int(resources().get("CPU", 1)))
        while True:
            while len(waiting) < most and (keys := next(portions, None)) is not None:
                waiting.append(task.remote(run, keys))
            if not waiting:
                return
            (ready,), waiting = ray.wait(waiting)
            try:
                yield ray.get(ready)
            except WorkerCrashedError as problem:
                raise WorkerDied(type(problem).__name__) from None
            except RayTaskError as problem:
                if isinstance(problem.cause, WhiskerworksError):
                    raise problem.cause from None
                raise


@contextmanager
def _ray_session(choice: BackendChoice) -> Iterator[None]:
    """Connect to the given cluster, or start one for the duration of the run."""
    import ray

    if ray.is_initialized():
        yield
        return
    try:
        if choice.cluster is not None:
            _check_reachable(choice.cluster)
            ray.init(
                choice.cluster, log_to_driver=False, logging_level=CLUSTER_LOG_LEVEL
            )
        else:
            ray.init(
                num_cpus=choice.workers,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=CLUSTER_LOG_LEVEL,
                _node_ip_address="127.0.0.1",
            )
    except (OSError, ValueError) as problem:
        raise BadRun(f"no Ray cluster at {choice.cluster}: {problem}") from None
    try:
        yield
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Check that something listens at host:port, because Ray would wait very long."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT_SECONDS).close()
