"""What is counted while tables are played at."""

from array import array


class Meter:
    """Counts moves and how long each took to be seen, while it is on."""

    def __init__(self) -> None:
        self.is_on = False
        self.seconds = array("d")
        """For every move, from sending it until the opponent saw it."""
        self.frames = 0
        self.bytes = 0
        self.games = 0

    def start(self) -> None:
        """Count from now on, from nothing."""
        self.__init__()  # type: ignore[misc]
        self.is_on = True

    def move(self, seconds: float) -> None:
        """Count a move that its opponent has seen."""
        if self.is_on:
            self.seconds.append(seconds)

    def frame(self, size: int) -> None:
        """Count a message of the server's."""
        if self.is_on:
            self.frames += 1
            self.bytes += size

    def game(self) -> None:
        """Count a game that is over."""
        if self.is_on:
            self.games += 1


def percentile(values: list[float], share: float) -> float:
    """Return the value that so large a *share* of all sorted *values* does not pass."""
    return values[min(len(values) - 1, int(len(values) * share))]
