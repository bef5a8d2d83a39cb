"""Counters for tables in play."""

from array import array


class Meter:
    """Counts moves and their latency while it is on."""

    def __init__(self) -> None:
        self.is_on = False
        self.seconds = array("d")
        """For every move, the time from sending it until the opponent saw it."""
        self.frames = 0
        self.bytes = 0
        self.games = 0

    def start(self) -> None:
        """Reset the counters and start counting."""
        self.__init__()  # type: ignore[misc]
        self.is_on = True

    def move(self, seconds: float) -> None:
        """Count a move that the opponent has seen."""
        if self.is_on:
            self.seconds.append(seconds)

    def frame(self, size: int) -> None:
        """Count a message from the server."""
        if self.is_on:
            self.frames += 1
            self.bytes += size

    def game(self) -> None:
        """Count a finished game."""
        if self.is_on:
            self.games += 1


def percentile(values: list[float], share: float) -> float:
    """Return the value that a *share* of all sorted *values* does not exceed."""
    return values[min(len(values) - 1, int(len(values) * share))]
