"""
The games, searches and servers to measure, and their speed aims.

Games declare in their `lab.py` whether, and with how many seats, they are measured.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from whiskerworks.games import lab_facts, names


class Entry(NamedTuple):
    """A game to measure with one number of seats."""

    game: str
    seats: int
    aims: Mapping[Literal["c", "source"], float]
    """Minimum speed of the compiled side relative to those sides."""


ENTRIES = [
    Entry(name, one.seats, one.aims)
    for name in names()
    for one in lab_facts(name).measured
]

COMPARED_GAMES = [
    (name, one.seats)
    for name in names()
    for one in lab_facts(name).measured
    if one.is_compared
]
"""Games, with seats, in which searches and batches are measured."""
SIMULATIONS_PER_SEARCH = 1_000
"""Simulations of each search, on both sides."""
RIVALS = {"quoridor": "quoridor", "y": "y(board_size=10)"}
"""Games searched with OpenSpiel, with their names there."""
SEARCH_AIMS = {"quoridor": 1.0, "y": 0.5}
"""Minimum ratio of plies simulated per second, ours to theirs."""

BATCH_GAMES = 1024
"""Games stepped together, ours and those of Pgx."""
STEP_OUTPUTS = {"whole": "", "masks": ", only masks", "bare": ", only played"}
"""Output produced at each step, and its name in the report."""
STEP_RIVALS = {
    "connect four (PettingZoo)": ("pettingzoo", "connect_four_v3", ("whole",), 1.0),
    "chess (PettingZoo)": ("pettingzoo", "chess_v6", ("whole",), 1.0),
    "y (OpenSpiel), observed": ("spiel_observed", "y(board_size=10)", ("whole",), 1.0),
    "y (OpenSpiel)": ("open_spiel", "y(board_size=10)", ("masks", "bare"), 1.0),
    "connect four (Pgx)": ("pgx", "connect_four", ("whole",), None),
    "hex (Pgx)": ("pgx", "hex", ("whole",), None),
    "go 9x9 (Pgx)": ("pgx", "go_9x9", ("whole",), None),
    "chess (Pgx)": ("pgx", "chess", ("whole",), None),
}
"""
Rivals of our batches, each with how our steps are compared with theirs.

An entry holds the library, its game, our comparable step outputs, and the minimum ratio
of steps per second.
"""

LOAD_TABLES = (200, 1_000)
"""Numbers of tables in play while servers are loaded."""
LOAD_PACE = 600
"""Moves per second that both servers sustain, to compare latency."""
LOAD_AIMS = {"ours, scenes": 1.0, "ours": 3.0}
"""Minimum ratio of moves per second, our server to boardgame.io's."""


def games() -> list[str]:
    """Return the names of all measured games, each once."""
    return list(dict.fromkeys([entry.game for entry in ENTRIES]))


def parts() -> list[str]:
    """Return the names of everything that can be measured separately."""
    return [*games(), "search", "batch", "load", "overload", "web"]


def entries_of(names: list[str]) -> list[Entry]:
    """Return the entries of the games in *names*, in the order of the table."""
    return [entry for entry in ENTRIES if entry.game in names]
