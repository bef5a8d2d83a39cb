"""What is measured: the games, with how many seats, and how fast they should be."""

from collections.abc import Mapping
from typing import Literal, NamedTuple


class Entry(NamedTuple):
    """A game that is measured with one number of seats."""

    game: str
    seats: int
    aims: Mapping[Literal["c", "source"], float]
    """
    How many times as fast as those sides the compiled one should be.

    A C program plays with one number of seats; it is a side where it has an aim.
    """


ENTRIES = [
    Entry("arena", seats=2, aims={"source": 50.0}),
    Entry("arena", seats=6, aims={"source": 50.0}),
    Entry("escape", seats=1, aims={"source": 40.0}),
    Entry("gears", seats=2, aims={"c": 0.4, "source": 60.0}),
    Entry("maze", seats=2, aims={"source": 40.0}),
    Entry("maze", seats=4, aims={"source": 40.0}),
    Entry("whodunit", seats=1, aims={"source": 40.0}),
]


def games() -> list[str]:
    """Return the names of all games that are measured, each once."""
    return list(dict.fromkeys([entry.game for entry in ENTRIES]))


def entries_of(names: list[str]) -> list[Entry]:
    """Return all entries of the games of those *names*, in the order of the table."""
    return [entry for entry in ENTRIES if entry.game in names]
