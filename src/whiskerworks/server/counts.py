"""What a server counts of itself, for whoever runs it."""

from typing import Final, final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SOON: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds, between which durations are told apart."""


@final
class Counts:
    """All counters of one server, in a registry of its own."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        """What to export."""
        self.connections: Final = self._gauge("connections", "sockets that are open")
        self.live_tables: Final = self._gauge("live_tables", "tables in memory")
        self.commands: Final = self._counter("commands", "commands that came")
        self.moves: Final = self._counter("moves", "moves that were played")
        self.bot_thinks: Final = self._counter("bot_thinks", "questions put to bots")
        self.bot_failures: Final = self._counter(
            "bot_failures", "questions that a bot could not answer"
        )
        self.dropped: Final = self._counter(
            "dropped_tables", "tables put out of memory as they could not be kept"
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
        self.append_seconds: Final = Histogram(
            "whiskerworks_append_seconds",
            "from a command to when it is kept for good",
            buckets=SOON,
            registry=self.registry,
        )

    def _counter(self, name: str, meaning: str) -> Counter:
        return Counter(f"whiskerworks_{name}", meaning, registry=self.registry)

    def _gauge(self, name: str, meaning: str) -> Gauge:
        return Gauge(f"whiskerworks_{name}", meaning, registry=self.registry)
