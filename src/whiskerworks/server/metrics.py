"""What the server counts, as Prometheus reads it; docs/hosting.md lists it."""

import asyncio
from typing import Final

from prometheus_client import Counter, Histogram
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from whiskerworks.server.counts import SOON, Counts

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
EVERY: Final = 0.5
"""Seconds between two looks at how late the event loop is."""


def text(counts: Counts) -> bytes:
    """Return all counts, in the form that Prometheus reads."""
    return generate_latest(counts.registry)


class Running:
    """What is counted besides tables: how the process does."""

    def __init__(self, counts: Counts) -> None:
        self.lag: Final = Histogram(
            "whiskerworks_loop_lag_seconds",
            "by how much the event loop was late",
            buckets=SOON,
            registry=counts.registry,
        )
        self.hooks: Final = Counter(
            "whiskerworks_hooks",
            "web addresses called because it was somebody's turn",
            ["result"],
            registry=counts.registry,
        )

    async def watch(self, every: float = EVERY) -> None:
        """Measure, until cancelled, how late the event loop wakes who sleeps."""
        loop = asyncio.get_running_loop()
        while True:
            meant = loop.time() + every
            await asyncio.sleep(every)
            self.lag.observe(max(0.0, loop.time() - meant))
