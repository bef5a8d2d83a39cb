"""Prometheus metrics of a server; docs/hosting.md lists them."""

import asyncio
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final, final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import (
    CounterMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector

SHORT_BUCKETS_SECONDS: Final = (
    0.001,
    0.002,
    0.005,
    0.01,
    0.02,
    0.05,
    0.1,
    0.2,
    0.5,
    1.0,
    2.0,
    5.0,
)
"""Histogram buckets for short durations."""
LONG_BUCKETS_SECONDS: Final = (
    0.01,
    0.05,
    0.1,
    0.2,
    0.5,
    1.0,
    2.0,
    5.0,
    10.0,
    30.0,
    60.0,
    300.0,
)
"""Histogram buckets for long durations."""


@final
class ServerMetrics(Collector):
    """All metrics of one server, in a registry of its own."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        """The registry to export."""
        self.connections: Final = self._gauge("connections", "sockets that are open")
        self.live_tables: Final = self._gauge("live_tables", "tables in memory")
        self.commands = 0
        """Commands received."""
        self.moves = 0
        """Moves played."""
        self._appends = [0] * (len(SHORT_BUCKETS_SECONDS) + 1)
        self._append_seconds = 0.0
        self.registry.register(self)
        self.bot_thinks: Final = self._counter("bot_thinks", "questions put to bots")
        self.bot_failures: Final = self._counter(
            "bot_failures", "questions that a bot could not answer"
        )
        self.shed: Final = self._counter(
            "shed", "requests and sockets refused as their address had its share"
        )
        self.bot_queue: Final = Gauge(
            "whiskerworks_bot_queue",
            "questions that wait for a process, by priority",
            ["priority"],
            registry=self.registry,
        )
        self.bot_wait_seconds: Final = Histogram(
            "whiskerworks_bot_wait_seconds",
            "how long a question waited for a process, by priority",
            ["priority"],
            buckets=LONG_BUCKETS_SECONDS,
            registry=self.registry,
        )
        self.bot_preempted: Final = self._counter(
            "bot_preempted", "thoughts cut short for those who wait, or were paused"
        )
        self.dropped: Final = self._counter(
            "dropped_tables", "tables put out of memory as they could not be kept"
        )
        self.last_write_age: Final = self._gauge(
            "last_write_age_seconds", "how long ago something was last saved"
        )
        self.write_failures: Final = self._counter(
            "write_failures", "writes that the database did not take"
        )
        self.refusals: Final = Counter(
            "whiskerworks_refusals",
            "commands that were refused",
            ["code"],
            registry=self.registry,
        )
        self.faults: Final = Counter(
            "whiskerworks_faults",
            "messages that could not be understood or came too fast",
            ["code"],
            registry=self.registry,
        )
        self.deleted: Final = Counter(
            "whiskerworks_deleted",
            "tables and guests that were deleted as their days were over",
            ["kind"],
            registry=self.registry,
        )

    def appended(self, seconds: float) -> None:
        """Record how long a command took until it was saved."""
        self._appends[bisect_left(SHORT_BUCKETS_SECONDS, seconds)] += 1
        self._append_seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """Yield the counters of the hot path, which are plain numbers for speed."""
        for name, meaning, count in (
            ("commands", "commands that came", self.commands),
            ("moves", "moves that were played", self.moves),
        ):
            yield CounterMetricFamily(f"whiskerworks_{name}", meaning, count)
        edges = [*[str(edge) for edge in SHORT_BUCKETS_SECONDS], "+Inf"]
        yield HistogramMetricFamily(
            "whiskerworks_append_seconds",
            "from a command to when it is kept for good",
            list(zip(edges, accumulate(self._appends), strict=True)),
            self._append_seconds,
        )

    def _counter(self, name: str, meaning: str) -> Counter:
        return Counter(f"whiskerworks_{name}", meaning, registry=self.registry)

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(f"whiskerworks_{name}", meaning, registry=self.registry)


CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
LAG_CHECK_INTERVAL_SECONDS: Final = 0.5
"""Seconds between two measurements of the event loop's lag."""


def prometheus_text(metrics: ServerMetrics) -> bytes:
    """Return all metrics in Prometheus's text format."""
    return generate_latest(metrics.registry)


class ProcessMetrics:
    """Metrics of the process itself."""

    def __init__(self, metrics: ServerMetrics) -> None:
        self.lag: Final = Histogram(
            "whiskerworks_loop_lag_seconds",
            "by how much the event loop was late",
            buckets=SHORT_BUCKETS_SECONDS,
            registry=metrics.registry,
        )
        self.hooks: Final = Counter(
            "whiskerworks_hooks",
            "web addresses called because it was somebody's turn",
            ["result"],
            registry=metrics.registry,
        )

    async def watch(self, every: float = LAG_CHECK_INTERVAL_SECONDS) -> None:
        """Measure the event loop's lag until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            meant = loop.time() + every
            await asyncio.sleep(every)
            self.lag.observe(max(0.0, loop.time() - meant))
